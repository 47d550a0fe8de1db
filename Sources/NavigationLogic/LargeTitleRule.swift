/// Whether the top item shows its title large.
package enum LargeTitleRule {
    /// What an item asks for.
    package enum Mode: Hashable, Sendable {
        /// As the item below; large for the lowest item.
        case automatic
        case always, never
        /// Large letters in the bar's own line; with a back button there, like `always`.
        case inline
    }

    package enum Style: Hashable, Sendable {
        case standard, large, largeInBarLine
    }

    /// - Parameters:
    ///   - modes: the items' modes, **top first**; read only as far down as modes are automatic.
    ///   - compactHeight: a bar of compact height has no room for large titles. Folklore (large-titles/compact).
    package static func style(
        modes: some Sequence<Mode>, barPrefersLargeTitles: Bool, compactHeight: Bool, topHasBackButton: Bool
    ) -> Style {
        guard barPrefersLargeTitles, !compactHeight else { return .standard }
        for (distance, mode) in modes.enumerated() {
            switch mode {
            case .automatic: continue
            case .always: return .large
            case .never: return .standard
            case .inline: return distance == 0 && !topHasBackButton ? .largeInBarLine : .large
            }
        }
        return .large
    }
}
