/// The position, size and progress of a zoomed screen that the user drags to dismiss it.
package struct ZoomPull: Hashable, Sendable {
    /// The location where a drag began.
    package enum Start: Hashable, Sendable {
        /// In the content. The drag dismisses downward.
        case content
        /// At the leading edge. The drag dismisses toward the trailing edge.
        case leadingEdge
    }

    /// The distance from the resting position, in points.
    package var x: Double
    package var y: Double
    /// 0 at rest, 1 at the position where the screen stops tracking the finger.
    package var fraction: Double

    /// Chosen: the full distance of a drag, as a fraction of the screen's height or width.
    package static let fullDistance = 0.4
    /// Chosen by eye: the scale of the screen at the full distance.
    package static let leastScale = 0.7

    /// - Parameters:
    ///   - x: the distance of the finger to the right, in points.
    ///   - forward: 1 if the trailing edge is the right edge, otherwise -1.
    package init(_ start: Start, x: Double, y: Double, width: Double, height: Double, forward: Double) {
        self.x = x
        self.y = y
        let share =
            start == .content ? y / max(height * Self.fullDistance, 1) : x * forward / max(width * Self.fullDistance, 1)
        fraction = min(max(share, 0), 1)
    }

    package var scale: Double { 1 - (1 - Self.leastScale) * fraction }

    /// The velocity of the finger toward the dismissal, as a fraction of the full distance per second.
    package static func speed(_ start: Start, x: Double, y: Double, width: Double, height: Double, forward: Double)
        -> Double
    {
        start == .content ? y / max(height * fullDistance, 1) : x * forward / max(width * fullDistance, 1)
    }
}
