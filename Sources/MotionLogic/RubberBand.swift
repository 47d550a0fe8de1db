/// The displayed distance of a pull beyond the end of content. The resistance increases with the distance.
package enum RubberBand {
    /// Measured (scrolling/rubber-band): 0.55.
    package static let coefficient = 0.55

    /// The displayed distance in points for a finger `distance` points beyond the end, in a view of length `extent`.
    /// Has the sign of `distance` and stays below `extent`.
    package static func shown(pull distance: Double, extent: Double) -> Double {
        guard extent > 0, distance.isFinite else { return 0 }
        let shown = (1 - 1 / (coefficient * abs(distance) / extent + 1)) * extent
        return distance < 0 ? -shown : shown
    }

    /// The pull whose displayed distance is `shown`, for a finger that catches a bounce.
    package static func pull(shown: Double, extent: Double) -> Double {
        guard extent > 0, shown.isFinite else { return 0 }
        let share = min(abs(shown) / extent, 0.999)
        let pull = (1 / (1 - share) - 1) * extent / coefficient
        return shown < 0 ? -pull : pull
    }
}
