import Testing
import UIKit
import UIKitTesting

/// The touches that recognizers report and receive.
@MainActor
struct RecognizerMemberTests {
    /// Records its calls.
    final class Listener: UIView {
        var lines: [String] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("began") }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("moved") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("ended") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("cancelled") }
    }

    private func makeApp() -> (TestApp, Listener) {
        let root = UIViewController()
        let app = TestApp(root, draws: false)
        let view = Listener(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
        root.view.addSubview(view)
        app.settle()
        return (app, view)
    }

    private let place = CGPoint(x: 100, y: 200)

    @Test("touches of disallowed types are ignored")
    func types() {
        let (app, view) = makeApp()
        var taps = 0
        let tap = UITapGestureRecognizer { _ in taps += 1 }
        view.addGestureRecognizer(tap)
        tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
        app.tap(at: place)
        #expect(taps == 0)
        #expect(view.lines == ["began", "ended"])
        tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
        app.tap(at: place)
        #expect(taps == 1)
    }

    @Test("a delegate and a subclass decide by the event whether a touch is received")
    func events() {
        final class Picky: NSObject, UIGestureRecognizerDelegate {
            var asked = 0
            func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
                asked += 1
                return event.modifierFlags.contains(.shift)
            }
        }
        let (app, view) = makeApp()
        var taps = 0
        let (tap, picky) = (UITapGestureRecognizer { _ in taps += 1 }, Picky())
        tap.delegate = picky
        view.addGestureRecognizer(tap)
        app.tap(at: place)
        #expect(taps == 0)
        #expect(picky.asked == 1)
        app.tap(at: place, modifiers: .shift)
        #expect(taps == 1)
        #expect(picky.asked == 2)
    }

    @Test("a tap says which keys were held with it, and which button it was")
    func modifiers() {
        let (app, view) = makeApp()
        var flags: [UIKeyModifierFlags] = []
        var buttons: [UIEvent.ButtonMask] = []
        view.addGestureRecognizer(
            UITapGestureRecognizer {
                flags.append($0.modifierFlags)
                buttons.append($0.buttonMask)
            })
        app.tap(at: place, modifiers: [.shift, .control])
        app.tap(at: place)
        #expect(flags == [[.shift, .control], []])
        #expect(buttons == [[], []])
    }

    @Test("a view receives a delayed touch late, and never after its recognition")
    func delays() {
        let (app, view) = makeApp()
        let pan = UIPanGestureRecognizer { _ in }
        pan.delaysTouchesBegan = true
        view.addGestureRecognizer(pan)
        app.press(at: place)
        app.advance(frames: 3)
        #expect(view.lines == [])
        app.lift()
        #expect(view.lines == ["began", "ended"])
        view.lines = []
        app.drag(from: place, to: CGPoint(x: 200, y: 200))
        #expect(view.lines == [])
    }

    @Test("two fingers of one type count together, and a recognizer keeps its name")
    func names() {
        let (app, view) = makeApp()
        let tap = UITapGestureRecognizer { _ in }
        tap.name = "mine"
        view.addGestureRecognizer(tap)
        app.tap(at: place)
        #expect(tap.name == "mine")
        #expect(tap.requiresExclusiveTouchType)
        #expect(tap.allowedTouchTypes.count == 4)
        #expect(tap.buttonMaskRequired == .primary)
    }

    @Test("the mouse's other button taps where a recognizer asks for it, and nowhere else")
    func secondary() {
        let (app, view) = makeApp()
        var taps: [String] = []
        let first = UITapGestureRecognizer { _ in taps.append("first") }
        let other = UITapGestureRecognizer {
            taps.append("other at \(Int($0.location(in: view).x)) \($0.buttonMask == .secondary)")
        }
        other.buttonMaskRequired = .secondary
        view.addGestureRecognizer(first)
        view.addGestureRecognizer(other)
        app.pressSecondary(at: place)
        #expect(taps == ["other at 100 true"])
        #expect(other.state == .possible)
        other.isEnabled = false
        app.pressSecondary(at: place)
        #expect(taps.count == 1)
    }
}
