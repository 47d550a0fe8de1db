/// Whether the top item displays a large title.
package enum LargeTitleRule {
    /// The item's preference.
    package enum Mode: Hashable, Sendable {
        /// The mode of the item below. The lowest item has a large title.
        case automatic
        case always, never
        /// Large letters in the row of the bar. With a back button in that row, the same as `always`.
        case inline
    }

    package enum Style: Hashable, Sendable {
        case standard, large, largeInBarLine
    }

    /// - Parameters:
    ///   - modes: the items' modes, **top first**. Only read as far down as the modes are automatic.
    ///   - compactHeight: a bar of compact height shows no large titles. Folklore (large-titles/compact).
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
