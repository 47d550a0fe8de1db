/// Whether a transition is completed or cancelled when its gesture ends.
package enum PopDecision {
    /// The velocity from which the direction of the fling alone decides, in container widths per second. Chosen: the
    /// published rule of another toolkit; Apple's rule is not published.
    package static let flingVelocity = 1.0

    /// Without a fling, the fraction above which the pop completes. Chosen: as above.
    package static let commitFraction = 0.5

    package static func commits(fraction: Double, velocity: Double) -> Bool {
        abs(velocity) >= flingVelocity ? velocity > 0 : fraction > commitFraction
    }
}
