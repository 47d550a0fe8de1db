import CoreGraphics
import Foundation
import FrameTime

/// The motion of both axes to their resting offsets.
struct ScrollMotion {
    var x: AxisMotion
    var y: AxisMotion
    let start: FrameInstant

    func offset(at now: FrameInstant) -> CGPoint {
        CGPoint(x: x.position(at: now - start), y: y.position(at: now - start))
    }
    func velocity(at now: FrameInstant) -> CGPoint {
        CGPoint(x: x.velocity(at: now - start), y: y.velocity(at: now - start))
    }
    func isOver(at now: FrameInstant) -> Bool { now - start >= max(x.duration, y.duration) }
    var end: CGPoint { CGPoint(x: x.end, y: y.end) }
    var duration: Double { max(x.duration, y.duration) }
}

/// The state of a scroll view.
///
/// ```
///            touch began         moves             released, still moving
///   idle ───────────────► held ─────────► dragged ──────────────────────► decelerating ──► idle
///    │ ▲                   │ ▲                                                │
///    │ └──── released ─────┘ └───────────────── touch began ──────────────────┘
///    └── setContentOffset(animated:) ──► animating ──► idle
/// ```
enum ScrollPhase {
    case idle
    case held
    case dragged(ScrollDrag)
    case decelerating(ScrollMotion)
    case animating(ScrollMotion)
}

/// A drag that moves content.
struct ScrollDrag {
    /// The offset that the drag requested at its start. It is beyond the displayed offset if the content was pulled
    /// beyond a limit.
    var rawStart: CGPoint
    /// The locked axes of the drag.
    var locked: (x: Bool, y: Bool)
}
