/// The large title during scrolling: the height of its zone, the resting positions and the opacity of both titles.
///
/// `scrolled` is the distance of the content from its top, in points. Negative values are a pull.
package enum LargeTitleMotion {
    /// The height of the zone below the bar for a title of one line. Measured (large-titles/zone): 52 points.
    package static let zone = 52.0
    /// The height of the title at rest: the zone without its bottom padding. Chosen, from a reimplementation.
    package static let titleHeight = 44.0

    /// The height of the zone. Measured (large-titles/collapse): decreases by one point per scrolled point. A pull
    /// increases it.
    package static func extent(scrolled: Double, zone: Double = LargeTitleMotion.zone) -> Double {
        max(0, zone - scrolled)
    }

    /// The resting position of a scroll that would end at `scrolled`. Measured (large-titles/rest): a zone that is more
    /// than half collapsed collapses, any other zone expands.
    package static func restingPosition(scrolled: Double, zone: Double = LargeTitleMotion.zone) -> Double {
        guard scrolled > 0, scrolled < zone else { return scrolled }
        return scrolled > zone / 2 ? zone : 0
    }

    /// The opacity of the large title. Chosen: fades over the last 32 points of the zone.
    package static func largeAlpha(scrolled: Double) -> Double { 1 - smoothstep((scrolled - 20) / 32) }

    /// The opacity of the standard title. Chosen: appears over the last 22 points and is opaque when the zone is gone,
    /// so that a collapsed bar at rest shows its title completely.
    package static func inlineAlpha(scrolled: Double, zone: Double = LargeTitleMotion.zone) -> Double {
        smoothstep((scrolled - zone + 22) / 22)
    }

    /// The scale of the large title around its bottom leading corner during a pull. Chosen, from a reimplementation: 3
    /// % per title height, at most 10 %, and never wider than `available`.
    package static func stretchScale(scrolled: Double, titleWidth: Double, available: Double) -> Double {
        guard scrolled < 0 else { return 1 }
        let scale = min(1 - 0.03 * scrolled / titleHeight, 1.1)
        return titleWidth > 0 ? max(1, min(scale, available / titleWidth)) : scale
    }
}
