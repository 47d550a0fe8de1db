import CoreGraphics
import Foundation
import FrameTime
import QuartzCore

/// What a bar shows now.
@MainActor
struct BarShownState {
    var surroundings = BarSurroundings()
    var content: BarContent?
    /// During a motion: the outgoing content.
    var leaving: BarContent?
    var motion: BarTransition?
    /// The color of the indicator of the way back in a bar at rest.
    var indicator = IndicatorTint()
    /// The bar itself is placing its views.
    var isArranging = false
    var titles = MeasuredTitles()
}

/// A color, and that of the last frame as long as no time has passed since it changed.
struct IndicatorTint {
    private var now: UIColor?
    private var before: UIColor?
    private var changed = FrameInstant.zero

    mutating func note(_ color: UIColor?, at instant: FrameInstant) {
        guard color != now else { return }
        if changed != instant { (before, changed) = (now, instant) }
        now = color
    }

    /// The content of the last frame.
    func seen(at instant: FrameInstant) -> UIColor? { changed == instant ? before : now }
}
