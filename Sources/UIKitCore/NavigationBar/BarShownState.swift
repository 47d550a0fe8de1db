import ChromeLayout
import CoreGraphics
import Foundation
import FrameTime
import QuartzCore

/// The displayed content of a bar.
@MainActor
struct BarShownState {
    var surroundings = BarSurroundings()
    var content: BarContent?
    /// The outgoing content during an animation.
    var leaving: BarContent?
    var motion: BarTransition?
    /// The color of the back indicator, without an animation.
    var indicator = IndicatorTint()
    /// Whether a button has changed since the last layout.
    var hasChangedButtons = false
    /// Whether the bar itself is changing its views.
    var isArranging = false
    var titles = MeasuredTitles()
}

/// A color, and its value in the last frame until the time advances after a change.
struct IndicatorTint {
    private var now: UIColor?
    private var before: UIColor?
    private var changed = FrameInstant.zero

    mutating func note(_ color: UIColor?, at instant: FrameInstant) {
        guard color != now else { return }
        if changed != instant { (before, changed) = (now, instant) }
        now = color
    }

    /// The color in the last frame.
    func seen(at instant: FrameInstant) -> UIColor? { changed == instant ? before : now }
}
