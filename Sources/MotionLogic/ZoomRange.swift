import Foundation

/// The range of zoom scales, and the displayed scale of a pinch beyond the range.
package struct ZoomRange: Hashable, Sendable {
    package var minimum: Double
    package var maximum: Double
    /// Whether a pinch displays scales beyond the range.
    package var gives: Bool

    package init(minimum: Double, maximum: Double, gives: Bool) {
        self.minimum = minimum
        self.maximum = max(maximum, minimum)
        self.gives = gives
    }

    package func clamped(_ scale: Double) -> Double { min(max(scale, minimum), maximum) }

    /// Chosen: the displayed excess is the third root of the fingers' excess, so a pinch by eight times displays twice
    /// the limit.
    private static let share = 1.0 / 3

    /// The displayed scale for the scale of the fingers.
    package func shown(_ raw: Double) -> Double {
        let inside = clamped(raw)
        guard gives, raw != inside, inside > 0, raw > 0 else { return inside }
        return inside * pow(raw / inside, Self.share)
    }

    /// The scale of the fingers for a displayed scale, for a pinch that catches a bounce.
    package func raw(showing shown: Double) -> Double {
        let inside = clamped(shown)
        guard gives, shown != inside, inside > 0, shown > 0 else { return inside }
        return inside * pow(shown / inside, 1 / Self.share)
    }
}
