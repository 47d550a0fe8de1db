/// What is seen of a pull beyond the end of content: the further, the harder.
package enum RubberBand {
    /// Measured (scrolling/rubber-band): 0.55.
    package static let coefficient = 0.55

    /// Points shown for a finger `distance` points beyond the end, in a view `extent` long; keeps the sign, stays below
    /// `extent`.
    package static func shown(pull distance: Double, extent: Double) -> Double {
        guard extent > 0, distance.isFinite else { return 0 }
        let shown = (1 - 1 / (coefficient * abs(distance) / extent + 1)) * extent
        return distance < 0 ? -shown : shown
    }

    /// The pull that shows `shown` points: a finger that catches a bounce goes on from it.
    package static func pull(shown: Double, extent: Double) -> Double {
        guard extent > 0, shown.isFinite else { return 0 }
        let share = min(abs(shown) / extent, 0.999)
        let pull = (1 / (1 - share) - 1) * extent / coefficient
        return shown < 0 ? -pull : pull
    }
}
