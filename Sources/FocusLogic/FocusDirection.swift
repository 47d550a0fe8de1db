/// A direction in which the focus moves.
package enum FocusDirection: Hashable, Sendable, CaseIterable {
    case up, down, left, right
    /// The next and the previous item of the group in reading order.
    case next, previous
    /// The first and the last item of the group in reading order.
    case first, last

    /// Whether the direction is one of the four arrow keys.
    package var isGeometric: Bool {
        switch self {
        case .up, .down, .left, .right: true
        case .next, .previous, .first, .last: false
        }
    }

    /// Whether the direction is up or down.
    package var isVertical: Bool { self == .up || self == .down }
}
