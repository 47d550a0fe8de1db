/// The positions of the pages of a push at a progress from 0 (only the old page) to 1 (only the new page). A pop runs
/// in reverse.
///
/// Offsets are in points from the resting position of the page, positive toward greater x.
package struct PageMotion: Hashable, Sendable {
    package let progress: Double
    package let width: Double
    package let direction: MotionDirection

    package init(progress: Double, width: Double, direction: MotionDirection = .leftToRight) {
        self.progress = unit(progress)
        self.width = width
        self.direction = direction
    }

    /// The distance that the page below moves, as a fraction of its width. Chosen: 1/3, from reimplementations'
    /// 0.30…1/3.
    package static let parallax = 1.0 / 3
    /// The maximum opacity of the black over the page below. Chosen: 0.10, the value of four reimplementations.
    package static let dim = 0.10
    /// The maximum opacity of the shadow beside the front page. Chosen: 0.08, from reimplementations' 0.016…0.15.
    package static let shadow = 0.08
    /// The width of that shadow as a fraction of the page's width. Chosen: 0.05, as in reimplementations.
    package static let shadowShare = 0.05

    /// The front page moves in by its full width from the trailing side.
    package var incomingX: Double { direction.sign * width * (1 - progress) }
    package var outgoingX: Double { -direction.sign * width * Self.parallax * progress }
    /// The opacity of black over the outgoing page.
    package var dimAlpha: Double { Self.dim * progress }
    /// The opacity of the shadow along the leading edge of the front page.
    package var shadowAlpha: Double { Self.shadow * progress }
    package var shadowWidth: Double { Self.shadowShare * width }
}
