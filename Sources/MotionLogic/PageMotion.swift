/// The pages of a push, placed for a progress of 0 (the old page alone) to 1 (the new page alone). A pop runs it
/// backwards.
///
/// Offsets are in points from where the page rests, toward greater x.
package struct PageMotion: Hashable, Sendable {
    package let progress: Double
    package let width: Double
    package let direction: MotionDirection

    package init(progress: Double, width: Double, direction: MotionDirection = .leftToRight) {
        self.progress = unit(progress)
        self.width = width
        self.direction = direction
    }

    /// Share of its width that the page beneath moves. Chosen: 1/3, of ports' 0.30…1/3.
    package static let parallax = 1.0 / 3
    /// Greatest opacity of the black over the page beneath. Chosen: 0.10, on which four ports agree.
    package static let dim = 0.10
    /// Greatest opacity of the shadow beside the page in front. Chosen: 0.08, within ports' 0.016…0.15.
    package static let shadow = 0.08
    /// Width of that shadow as a share of the page's. Chosen: 0.05, as ports draw it.
    package static let shadowShare = 0.05

    /// The page in front comes from one full width at the trailing side.
    package var incomingX: Double { direction.sign * width * (1 - progress) }
    package var outgoingX: Double { -direction.sign * width * Self.parallax * progress }
    /// Opacity of black over the outgoing page.
    package var dimAlpha: Double { Self.dim * progress }
    /// Opacity of the shadow along the leading edge of the page in front.
    package var shadowAlpha: Double { Self.shadow * progress }
    package var shadowWidth: Double { Self.shadowShare * width }
}
