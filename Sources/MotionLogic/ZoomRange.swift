import Foundation

/// The scales between which content is zoomed, and what shows of a pinch that goes beyond them.
package struct ZoomRange: Hashable, Sendable {
    package var minimum: Double
    package var maximum: Double
    /// Whether a pinch shows something beyond the ends.
    package var gives: Bool

    package init(minimum: Double, maximum: Double, gives: Bool) {
        self.minimum = minimum
        self.maximum = max(maximum, minimum)
        self.gives = gives
    }

    package func clamped(_ scale: Double) -> Double { min(max(scale, minimum), maximum) }

    /// Chosen: of how many times the fingers go beyond an end its third root shows, so eight times look like twice.
    private static let share = 1.0 / 3

    /// What shows for the scale that fingers ask for.
    package func shown(_ raw: Double) -> Double {
        let inside = clamped(raw)
        guard gives, raw != inside, inside > 0, raw > 0 else { return inside }
        return inside * pow(raw / inside, Self.share)
    }

    /// The scale that fingers ask for where this one shows: a pinch that catches a bounce goes on from it.
    package func raw(showing shown: Double) -> Double {
        let inside = clamped(shown)
        guard gives, shown != inside, inside > 0, shown > 0 else { return inside }
        return inside * pow(shown / inside, 1 / Self.share)
    }
}
