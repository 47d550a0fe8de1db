package import Foundation
package import FrameTime

/// One report about one finger, in window coordinates and points.
package struct TouchSample: Hashable, Sendable {
    package enum Phase: Hashable, Sendable {
        case began, moved, ended, cancelled
    }

    /// The same number from a finger's landing to its lift.
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
