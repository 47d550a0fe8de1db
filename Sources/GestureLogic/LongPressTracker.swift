package import Foundation
package import FrameTime

/// Recognizes a long press: begins after a time without movement, then tracks the finger.
package struct LongPressTracker: GestureTracker {
    /// The time in seconds before the press begins. Documented: UILongPressGestureRecognizer.
    package static let defaultDuration = 0.5
    /// The maximum movement in points before the press begins. Documented: UILongPressGestureRecognizer.
    package static let defaultMovement: CGFloat = 10

    package let duration: Double
    package let allowableMovement: CGFloat
    package let touchesRequired: Int
    /// The number of taps before the press.
    package let tapsRequired: Int
    private var taps = 0
    /// The largest number of fingers in the current tap or press.
    private var fingers = 0
    package private(set) var phase = GesturePhase.possible
    package private(set) var deadline: FrameInstant?
    /// The center of the fingers in the window.
    package private(set) var location = CGPoint.zero

    private var touches = TouchSet()
    private var starts: [Int: CGPoint] = [:]

    package init(
        duration: Double = defaultDuration, allowableMovement: CGFloat = defaultMovement, touchesRequired: Int = 1,
        tapsRequired: Int = 0
    ) {
        self.duration = duration
        self.allowableMovement = allowableMovement
        self.touchesRequired = max(touchesRequired, 1)
        self.tapsRequired = max(tapsRequired, 0)
    }

    package mutating func receive(_ sample: TouchSample) -> GesturePhase? {
        guard !phase.isOver, touches.receive(sample) else { return nil }
        updateLocation()
        switch sample.phase {
        case .began:
            starts[sample.id] = sample.location
            guard phase == .possible else { return nil }
            fingers = max(fingers, touches.count)
            if touches.count > touchesRequired { return finish(.failed) }
            if touches.count == touchesRequired { deadline = sample.time + duration }
            return nil
        case .moved:
            if phase.isActive { return finish(.changed) }
            let strayed = starts[sample.id].map { sample.location.offset(from: $0).length > allowableMovement }
            return strayed == true ? finish(.failed) : nil
        case .ended:
            if phase == .possible { return tapped(sample) }
            return touches.count < touchesRequired ? finish(.ended) : nil
        case .cancelled:
            return finish(phase == .possible ? .failed : .cancelled)
        }
    }

    package mutating func receive(_ now: FrameInstant) -> GesturePhase? {
        guard let deadline, now >= deadline, phase == .possible else { return nil }
        // The touch was too long for a tap, or no touch followed a tap.
        return finish(taps == tapsRequired && touches.count == touchesRequired ? .began : .failed)
    }

    package mutating func reset() {
        self = LongPressTracker(
            duration: duration, allowableMovement: allowableMovement, touchesRequired: touchesRequired,
            tapsRequired: tapsRequired)
    }

    /// The fingers lifted before the time: one of the taps before the press has ended.
    private mutating func tapped(_ sample: TouchSample) -> GesturePhase? {
        guard taps < tapsRequired else { return finish(.failed) }
        starts[sample.id] = nil
        guard touches.count == 0 else { return nil }
        guard fingers == touchesRequired else { return finish(.failed) }
        fingers = 0
        taps += 1
        deadline = sample.time + TapTracker.longestPause
        return nil
    }

    private mutating func updateLocation() {
        location = touches.centroid ?? location
    }

    private mutating func finish(_ next: GesturePhase) -> GesturePhase {
        phase = next
        deadline = nil
        return next
    }
}
