package import FrameTime

/// The time in which a clipboard manager gets the data of a program that ends. The manager requests the data as other
/// programs do, and answers at the end.
package struct ClipboardSaving: Hashable, Sendable {
    /// Chosen: seconds without a request of the manager after which the program ends.
    package static let patience = 2.0
    /// Chosen: seconds after which the program ends, even if the manager still requests data.
    package static let longest = 10.0

    private let end: FrameInstant
    /// The time at which the program ends, unless the manager requests data or answers before.
    package private(set) var deadline: FrameInstant

    package init(at now: FrameInstant) {
        end = now + Self.longest
        deadline = now + Self.patience
    }

    /// The manager has requested data, or has received a piece.
    package mutating func continued(at now: FrameInstant) { deadline = min(max(deadline, now + Self.patience), end) }

    package func isOver(at now: FrameInstant) -> Bool { now >= deadline }
}
