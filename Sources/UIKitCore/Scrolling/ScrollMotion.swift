import CoreGraphics
import Foundation
import FrameTime

/// Both axes on their way to rest.
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

/// What a scroll view is doing.
///
/// ```
///            finger down          moves             let go, still moving
///   idle ───────────────► held ─────────► dragged ──────────────────────► decelerating ──► idle
///    │ ▲                   │ ▲                                                │
///    │ └──── let go ───────┘ └───────────────── finger down ──────────────────┘
///    └── setContentOffset(animated:) ──► animating ──► idle
/// ```
enum ScrollPhase {
    case idle
    case held
    case dragged(ScrollDrag)
    case decelerating(ScrollMotion)
    case animating(ScrollMotion)
}

/// A finger that moves content.
struct ScrollDrag {
    /// The offset that the finger asked for when it began: beyond what shows, where content was pulled past its end.
    var rawStart: CGPoint
    /// An axis that does not move during this drag.
    var locked: (x: Bool, y: Bool)
}
