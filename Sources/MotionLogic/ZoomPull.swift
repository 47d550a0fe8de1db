/// A zoomed screen that the user drags to dismiss it: where it is, how large, and how far on its way out.
package struct ZoomPull: Hashable, Sendable {
    /// Where a finger took hold.
    package enum Start: Hashable, Sendable {
        /// In the content; it pulls down.
        case content
        /// At the leading edge; it pulls towards the trailing one.
        case leadingEdge
    }

    /// Points from where the screen rests.
    package var x: Double
    package var y: Double
    /// 0 at rest, 1 where the screen follows the finger no further.
    package var fraction: Double

    /// Chosen: the share of the screen's height or width that is the whole way of a drag.
    package static let way = 0.4
    /// Chosen, by eye: the size of the screen at the end of that way.
    package static let leastScale = 0.7

    /// - Parameters:
    ///   - x: points of the finger's way, to the right.
    ///   - forward: 1 where the trailing edge is the right one, else -1.
    package init(_ start: Start, x: Double, y: Double, width: Double, height: Double, forward: Double) {
        self.x = x
        self.y = y
        let share = start == .content ? y / max(height * Self.way, 1) : x * forward / max(width * Self.way, 1)
        fraction = min(max(share, 0), 1)
    }

    package var scale: Double { 1 - (1 - Self.leastScale) * fraction }

    /// The finger's speed in ways a second, towards the way out.
    package static func speed(_ start: Start, x: Double, y: Double, width: Double, height: Double, forward: Double)
        -> Double
    {
        start == .content ? y / max(height * way, 1) : x * forward / max(width * way, 1)
    }
}
