/// The user's order of the groups of a bar.
package enum BarArrangement {
    package enum Kind: Hashable, Sendable {
        /// Stays where the app put it.
        case fixed
        case movable(String)
        case optional(String, isDefault: Bool)

        package var identifier: String? {
            switch self {
            case .fixed: nil
            case .movable(let identifier), .optional(let identifier, _): identifier
            }
        }
    }

    /// Returns the indices of the visible groups in order. Fixed groups keep their positions; the other groups fill the
    /// positions between them.
    /// - Parameter chosen: identifiers in the saved order; nil without a saved order. Unknown identifiers are ignored.
    ///   Movable groups that are missing in `chosen` come last, because the app may have added them later.
    package static func order(_ kinds: [Kind], chosen: [String]?) -> [Int] {
        guard let chosen else {
            return kinds.indices.filter { index in
                if case .optional(_, false) = kinds[index] { return false }
                return true
            }
        }
        var waiting: [Int] = []
        for identifier in chosen {
            if let index = kinds.firstIndex(where: { $0.identifier == identifier }), !waiting.contains(index) {
                waiting.append(index)
            }
        }
        for index in kinds.indices {
            if case .movable = kinds[index], !waiting.contains(index) { waiting.append(index) }
        }
        let lastPlace = kinds.lastIndex { $0 != .fixed } ?? kinds.count
        var order: [Int] = []
        for index in kinds.indices {
            if kinds[index] == .fixed {
                order.append(index)
            } else if index == lastPlace {
                order += waiting
                waiting = []
            } else if !waiting.isEmpty {
                order.append(waiting.removeFirst())
            }
        }
        return order
    }

    /// Returns the chosen identifiers with `identifier` moved to index `place`. The index is clamped to the list.
    package static func moved(_ chosen: [String], _ identifier: String, to place: Int) -> [String] {
        guard let index = chosen.firstIndex(of: identifier) else { return chosen }
        var result = chosen
        result.remove(at: index)
        result.insert(identifier, at: min(max(place, 0), result.count))
        return result
    }

    /// The lists of the panel that customizes a bar: the visible groups in their order, and the groups that the user
    /// may add in the app's order.
    package static func palette(_ kinds: [Kind], chosen: [String]?) -> (shown: [String], available: [String]) {
        let order = order(kinds, chosen: chosen)
        return (
            order.compactMap { kinds[$0].identifier },
            kinds.indices.filter { !order.contains($0) }.compactMap { kinds[$0].identifier }
        )
    }
}
