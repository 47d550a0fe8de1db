import Foundation
import FrameTime

/// A shake of the device. A desktop has no sensor of motions: `TestApp.shake()` sends this event.
@preconcurrency @MainActor
final class MotionEvent: UIEvent {
    enum Phase { case began, ended }

    let phase: Phase

    init(_ phase: Phase, at time: TimeInterval) {
        self.phase = phase
        super.init()
        timestamp = time
    }

    override var type: EventType { .motion }
    override var subtype: EventSubtype { .motionShake }

    /// Sends the event to the first responder of a window, or to the window.
    func send(in window: UIWindow) {
        let receiver: UIResponder = window.firstResponder ?? window
        switch phase {
        case .began: receiver.motionBegan(.motionShake, with: self)
        case .ended: receiver.motionEnded(.motionShake, with: self)
        }
    }
}

extension UIApplication {
    /// Sends a shake to the key window.
    package func shake() {
        for phase in [MotionEvent.Phase.began, .ended] {
            sendEvent(MotionEvent(phase, at: context.now.seconds))
        }
    }
}
