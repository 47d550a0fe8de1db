import Foundation
import Testing
import UIKit
import UIKitTesting

/// A shake of a test.
@MainActor
struct MotionTests {
    final class Screen: UIViewController {
        var calls: [String] = []
        override var canBecomeFirstResponder: Bool { true }
        override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            calls.append("began \(motion) \(event?.type == .motion) \(event?.subtype == .motionShake)")
            super.motionBegan(motion, with: event)
        }
        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            calls.append("ended \(motion)")
            super.motionEnded(motion, with: event)
        }
    }

    final class ShakenWindow: UIWindow {
        var ends = 0
        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            ends += 1
            super.motionEnded(motion, with: event)
        }
    }

    @Test("a shake begins and ends at the first responder")
    func firstResponder() {
        let screen = Screen()
        let app = TestApp(screen, draws: false)
        screen.becomeFirstResponder()
        app.shake()
        #expect(screen.calls == ["began motionShake true true", "ended motionShake"])
    }

    @Test("without a first responder the key window gets a shake, and a screen does not")
    func window() {
        let screen = Screen()
        let app = TestApp(UIViewController(), draws: false)
        let window = ShakenWindow(frame: app.window.frame)
        window.rootViewController = screen
        window.makeKeyAndVisible()
        app.shake()
        #expect(window.ends == 1)
        #expect(screen.calls.isEmpty)
        screen.becomeFirstResponder()
        app.shake()
        #expect(window.ends == 2, "a shake goes up the chain of responders")
        #expect(screen.calls.count == 2)
    }

    @Test("a touch is no motion")
    func touch() { #expect(UIEvent().subtype == .none) }
}
