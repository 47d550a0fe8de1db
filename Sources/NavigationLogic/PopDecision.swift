/// Whether a transition that a finger lets go of is completed or taken back.
package enum PopDecision {
    /// From this speed on, the direction of the fling decides alone, in container widths per second.
    /// Chosen: another toolkit's published rule; Apple's is not published.
    package static let flingVelocity = 1.0

    /// Without a fling, a page that was moved further than this is let go. Chosen: as above.
    package static let commitFraction = 0.5

    package static func commits(fraction: Double, velocity: Double) -> Bool {
        abs(velocity) >= flingVelocity ? velocity > 0 : fraction > commitFraction
    }
}
