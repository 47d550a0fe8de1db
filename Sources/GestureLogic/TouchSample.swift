package import Foundation
package import FrameTime

/// One sample of one finger, in points of the window.
package struct TouchSample: Hashable, Sendable {
    package enum Phase: Hashable, Sendable {
        case began, moved, ended, cancelled
    }

    /// The identifier of a touch, from the beginning to the end of the touch.
    package var id: Int
    package var phase: Phase
    package var location: CGPoint
    package var time: FrameInstant

    package init(id: Int = 0, phase: Phase, location: CGPoint, time: FrameInstant) {
        self.id = id
        self.phase = phase
        self.location = location
        self.time = time
    }
}
