package import Foundation
package import FrameTime

/// Recognizes one or more taps with one or more fingers. `ended` is reported once, when the last finger of the last tap
/// lifts.
package struct TapTracker: GestureTracker {
    /// The maximum movement of a finger in points. Chosen: the slop of a pan, so that either the tap or the pan is
    /// recognized.
    package static let allowableMovement: CGFloat = 10
    /// The maximum duration of a tap in seconds. Chosen.
    package static let longestPress = 0.75
    /// The maximum time between two taps in seconds. Chosen.
    package static let longestPause = 0.35

    package let tapsRequired: Int
    package let touchesRequired: Int
    package private(set) var phase = GesturePhase.possible
    package private(set) var deadline: FrameInstant?
    /// The center of the fingers of the last tap, in the window.
    package private(set) var location = CGPoint.zero

    private var touches = TouchSet()
    private var starts: [Int: CGPoint] = [:]
    private var mostTouches = 0
    private var taps = 0

    package init(tapsRequired: Int = 1, touchesRequired: Int = 1) {
        self.tapsRequired = max(tapsRequired, 1)
        self.touchesRequired = max(touchesRequired, 1)
    }

    package mutating func receive(_ sample: TouchSample) -> GesturePhase? {
        guard !phase.isOver, touches.receive(sample) else { return nil }
        switch sample.phase {
        case .began:
            starts[sample.id] = sample.location
            if touches.count == 1 { deadline = sample.time + Self.longestPress }
            mostTouches = max(mostTouches, touches.count)
            location = touches.centroid ?? sample.location
            return mostTouches > touchesRequired ? finish(.failed) : nil
        case .moved:
            let strayed = starts[sample.id].map { sample.location.offset(from: $0).length > Self.allowableMovement }
            return strayed == true ? finish(.failed) : nil
        case .cancelled:
            return finish(.failed)
        case .ended:
            guard touches.count == 0 else { return nil }
            guard mostTouches == touchesRequired else { return finish(.failed) }
            taps += 1
            mostTouches = 0
            starts.removeAll()
            if taps == tapsRequired { return finish(.ended) }
            deadline = sample.time + Self.longestPause
            return nil
        }
    }

    package mutating func receive(_ now: FrameInstant) -> GesturePhase? {
        guard let deadline, now >= deadline, phase == .possible else { return nil }
        return finish(.failed)
    }

    package mutating func reset() {
        self = TapTracker(tapsRequired: tapsRequired, touchesRequired: touchesRequired)
    }

    private mutating func finish(_ end: GesturePhase) -> GesturePhase {
        phase = end
        deadline = nil
        return end
    }
}
