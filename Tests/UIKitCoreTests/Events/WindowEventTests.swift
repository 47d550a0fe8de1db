import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// `UIWindow.sendEvent(_:)`, as apps call and override it.
@MainActor
struct WindowEventTests {
    private final class OwnWindow: UIWindow {
        var events: [UIEvent] = []
        var handle: ((OwnWindow, UIEvent) -> Void)?

        override func sendEvent(_ event: UIEvent) {
            events.append(event)
            if let handle { handle(self, event) } else { super.sendEvent(event) }
        }
        func sendToSuper(_ event: UIEvent) { super.sendEvent(event) }
    }

    private final class Pad: UIView {
        var lines: [String] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("began") }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("moved") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("ended") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("cancelled") }
    }

    private let app: TestApp
    private let window: OwnWindow
    private let pad = Pad(frame: CGRect(x: 50, y: 100, width: 200, height: 200))
    private let place = CGPoint(x: 100, y: 200)

    init() {
        app = TestApp(UIViewController(), draws: false)
        window = OwnWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.rootViewController = UIViewController()
        window.rootViewController?.view.addSubview(pad)
        window.makeKeyAndVisible()
        app.settle()
    }

    @Test("an event that the app sends again reaches the view again")
    func again() throws {
        app.tap(at: place)
        #expect(pad.lines == ["began", "ended"])
        let event = try #require(window.events.last)
        window.sendEvent(event)
        #expect(pad.lines == ["began", "ended", "ended"])
        UIApplication.shared.sendEvent(event)
        #expect(pad.lines == ["began", "ended", "ended", "ended"])
    }

    @Test("an override that calls super twice delivers each phase twice to views and once to recognizers")
    func twice() {
        var taps = 0
        var states: [UIGestureRecognizer.State] = []
        pad.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
        pad.addGestureRecognizer(UIPanGestureRecognizer { states.append($0.state) })
        window.handle = { window, event in
            window.sendToSuper(event)
            window.sendToSuper(event)
        }
        app.tap(at: place)
        app.settle()
        #expect(taps == 1)
        #expect(pad.lines == ["began", "began", "cancelled"])
        app.drag(from: place, to: CGPoint(x: 160, y: 200), frames: 3)
        #expect(states == [.began, .changed, .changed, .ended])
    }

    @Test("an override that does not call super leaves views and recognizers without the touch")
    func withheld() {
        var taps = 0
        let tap = UITapGestureRecognizer { _ in taps += 1 }
        pad.addGestureRecognizer(tap)
        window.handle = { _, _ in }
        app.tap(at: place)
        #expect(window.events.count == 2)
        #expect(pad.lines.isEmpty)
        #expect(taps == 0)
        #expect(tap.numberOfTouches == 0)
        window.handle = nil
        app.tap(at: place)
        #expect(taps == 1)
    }

    @Test("a recognizer whose touch ends without an event does not keep the touch")
    func withheldEnd() {
        pad.isMultipleTouchEnabled = true
        var states: [UIGestureRecognizer.State] = []
        let pan = UIPanGestureRecognizer { states.append($0.state) }
        pad.addGestureRecognizer(pan)
        app.drag(from: place, to: CGPoint(x: 160, y: 200), frames: 3, lifts: false)
        window.handle = { _, _ in }
        app.lift()
        #expect(pan.numberOfTouches == 0)
        window.handle = nil
        app.advance(frames: 2)
        #expect(pan.state == .possible)
        states = []
        app.drag(from: place, to: CGPoint(x: 160, y: 200), frames: 3)
        #expect(states == [.began, .changed, .changed, .ended])
    }

    @Test("an event that an override sends later is delivered then")
    func later() throws {
        let button = UIButton(type: .system)
        button.frame = pad.bounds
        pad.addSubview(button)
        var presses = 0
        button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        window.handle = { _, _ in }
        app.press(at: place)
        window.sendToSuper(try #require(window.events.last))
        app.lift()
        #expect(presses == 0)
        window.sendToSuper(try #require(window.events.last))
        #expect(presses == 1)
        window.sendToSuper(try #require(window.events.last))
        #expect(presses == 1)
    }

    @Test("a window does not deliver the touches of another window's event")
    func otherWindow() throws {
        app.tap(at: place)
        let event = try #require(window.events.first)
        pad.lines = []
        app.window.sendEvent(event)
        #expect(pad.lines.isEmpty)
        window.sendEvent(event)
        #expect(pad.lines == ["ended"])
    }

    @Test("an event that an app creates has no touches and reaches no view")
    func empty() {
        window.sendEvent(UIEvent())
        UIApplication.shared.sendEvent(UIEvent())
        #expect(pad.lines.isEmpty)
    }

    @Test("a touch that a recognizer cancelled for the view stays cancelled when the app sends the event again")
    func cancelled() throws {
        pad.addGestureRecognizer(UIPanGestureRecognizer { _ in })
        app.drag(from: place, to: CGPoint(x: 160, y: 200), frames: 3)
        #expect(pad.lines.last == "cancelled")
        pad.lines = []
        window.sendEvent(try #require(window.events.last))
        #expect(pad.lines.isEmpty)
    }
}
