/// The large title as content scrolls: how much of its zone is left, where it may rest, how both titles look.
///
/// `scrolled` is how far content has moved from its top, in points; negative is a pull.
package enum LargeTitleMotion {
    /// Height of the zone beneath the bar's own height, for a title of one line. Measured (large-titles/zone): 52
    /// points.
    package static let zone = 52.0
    /// Height that the title itself has at rest, the zone without its bottom padding. Chosen, from a port.
    package static let titleHeight = 44.0

    /// Height of the zone: falls one point for each point scrolled, Measured (large-titles/collapse), and grows with a
    /// pull.
    package static func extent(scrolled: Double, zone: Double = LargeTitleMotion.zone) -> Double {
        max(0, zone - scrolled)
    }

    /// The scroll position at which a scroll that would end at `scrolled` may rest.
    /// Measured (large-titles/rest): beyond half of the zone it collapses, else it expands; it never rests between.
    package static func restingPosition(scrolled: Double, zone: Double = LargeTitleMotion.zone) -> Double {
        guard scrolled > 0, scrolled < zone else { return scrolled }
        return scrolled > zone / 2 ? zone : 0
    }

    /// Opacity of the large title. Chosen: fades over the last 32 points of its zone.
    package static func largeAlpha(scrolled: Double) -> Double { 1 - smoothstep((scrolled - 20) / 32) }

    /// Opacity of the inline title. Chosen: over the last 22 points, complete where the zone is gone, so that a bar
    /// that rests collapsed shows its title in full.
    package static func inlineAlpha(scrolled: Double, zone: Double = LargeTitleMotion.zone) -> Double {
        smoothstep((scrolled - zone + 22) / 22)
    }

    /// Magnification of the large title, about its leading-bottom corner, during a pull.
    /// Chosen, from a port: 3 % for each title height pulled, at most 10 %, and never wider than `available`.
    package static func stretchScale(scrolled: Double, titleWidth: Double, available: Double) -> Double {
        guard scrolled < 0 else { return 1 }
        let scale = min(1 - 0.03 * scrolled / titleHeight, 1.1)
        return titleWidth > 0 ? max(1, min(scale, available / titleWidth)) : scale
    }
}
