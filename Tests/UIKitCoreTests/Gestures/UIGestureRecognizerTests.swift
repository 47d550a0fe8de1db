import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// States, targets, failure requirements and delegates of gesture recognizers, in frames.
@MainActor
struct UIGestureRecognizerTests {
    private final class Pad: UIView {
        var lines: [String] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("began") }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("moved") }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("ended") }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("cancelled") }
    }

    private final class Judge: NSObject, UIGestureRecognizerDelegate {
        var begins = true
        var receives = true
        var simultaneous = false
        var requires = false
        var isRequired = false
        var lines: [String] = []
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            lines.append("begin \(gestureRecognizer.state.rawValue)")
            return begins
        }
        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
            lines.append("receive")
            return receives
        }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { simultaneous }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { requires }
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
        ) -> Bool { isRequired }
    }

    @MainActor
    private final class Listener: NSObject {
        var states: [UIGestureRecognizer.State] = []
        func receive(_ recognizer: UIGestureRecognizer) { states.append(recognizer.state) }
    }

    private static let receive = Selector("receive:", Listener.receive(_:))

    private let app: TestApp
    private let pad = Pad(frame: CGRect(x: 0, y: 100, width: 390, height: 400))
    private let place = CGPoint(x: 100, y: 200)
    private let end = CGPoint(x: 200, y: 200)

    init() {
        let page = UIViewController()
        app = TestApp(page, draws: false)
        page.view.addSubview(pad)
        app.settle()
    }

    // MARK: Values and targets

    @Test("a new recognizer is enabled, possible and cancels touches")
    func defaults() {
        let tap = UITapGestureRecognizer()
        #expect(tap.state == .possible)
        #expect(tap.isEnabled)
        #expect(tap.cancelsTouchesInView)
        #expect(!tap.delaysTouchesBegan)
        #expect(tap.delaysTouchesEnded)
        #expect(tap.view == nil)
        #expect(tap.delegate == nil)
        #expect(tap.name == nil)
        #expect(tap.numberOfTouches == 0)
        #expect(UIGestureRecognizer.State.recognized == .ended)
    }

    @Test("a view lists its recognizers, and a recognizer knows its view")
    func views() {
        let tap = UITapGestureRecognizer()
        pad.addGestureRecognizer(tap)
        #expect(tap.view === pad)
        #expect(pad.gestureRecognizers == [tap])
        let other = UIView()
        other.addGestureRecognizer(tap)
        #expect(tap.view === other)
        #expect(pad.gestureRecognizers?.isEmpty != false)
        other.removeGestureRecognizer(tap)
        #expect(tap.view == nil)
    }

    @Test("a target gets each action once, and none after it was removed")
    func targets() {
        let (listener, other) = (Listener(), Listener())
        let tap = UITapGestureRecognizer(target: listener, action: Self.receive)
        tap.addTarget(listener, action: Self.receive)
        tap.addTarget(other, action: Self.receive)
        pad.addGestureRecognizer(tap)
        app.tap(at: place)
        #expect(listener.states == [.ended])
        #expect(other.states == [.ended])
        tap.removeTarget(listener, action: nil)
        app.tap(at: place)
        #expect(listener.states.count == 1)
        #expect(other.states.count == 2)
        tap.removeTarget(nil, action: nil)
        app.tap(at: place)
        #expect(other.states.count == 2)
    }

    @Test("a recognizer holds its target weakly")
    func weakTarget() {
        var listener: Listener? = Listener()
        weak let remembered = listener
        let tap = UITapGestureRecognizer(target: listener, action: Self.receive)
        pad.addGestureRecognizer(tap)
        listener = nil
        #expect(remembered == nil)
        app.tap(at: place)
        #expect(tap.state == .possible)
    }

    // MARK: States

    @Test("a continuous gesture begins, changes and ends, and is possible again")
    func continuous() {
        let listener = Listener()
        let pan = UIPanGestureRecognizer(target: listener, action: Self.receive)
        pad.addGestureRecognizer(pan)
        app.drag(from: place, to: end, frames: 5)
        #expect(listener.states.first == .began)
        #expect(listener.states.last == .ended)
        #expect(listener.states.dropFirst().dropLast().allSatisfy { $0 == .changed })
        #expect(pan.state == .possible)
    }

    @Test("disabling a recognizer cancels its gesture, and no touch reaches it until it is enabled")
    func disabling() {
        let listener = Listener()
        let pan = UIPanGestureRecognizer(target: listener, action: Self.receive)
        pad.addGestureRecognizer(pan)
        app.drag(from: place, to: end, frames: 5, lifts: false)
        pan.isEnabled = false
        #expect(listener.states.last == .cancelled)
        app.lift()
        let count = listener.states.count
        app.drag(from: place, to: end)
        #expect(listener.states.count == count)
        pan.isEnabled = true
        app.drag(from: place, to: end)
        #expect(listener.states.last == .ended)
    }

    @Test("a gesture that is recognized cancels the touches of its view, unless it does not cancel touches")
    func cancelsTouches() {
        let pan = UIPanGestureRecognizer { _ in }
        pad.addGestureRecognizer(pan)
        app.drag(from: place, to: end)
        #expect(pad.lines.first == "began")
        #expect(pad.lines.last == "cancelled")
        pad.lines = []
        pan.cancelsTouchesInView = false
        app.drag(from: place, to: end)
        #expect(pad.lines.first == "began")
        #expect(pad.lines.last == "ended")
        #expect(!pad.lines.contains("cancelled"))
    }

    @Test("a gesture that begins prevents others on the same touch, unless a delegate allows both")
    func simultaneous() {
        let (first, second, judge) = (Listener(), Listener(), Judge())
        let pans = [first, second].map { UIPanGestureRecognizer(target: $0, action: Self.receive) }
        pans.forEach(pad.addGestureRecognizer)
        app.drag(from: place, to: end)
        #expect([first, second].filter { !$0.states.isEmpty }.count == 1)
        first.states = []
        second.states = []
        pans[1].delegate = judge
        judge.simultaneous = true
        app.drag(from: place, to: end)
        #expect(first.states.last == .ended)
        #expect(second.states.last == .ended)
    }

    @Test("a recognizer of a subview prevents the same gesture of the view around it")
    func nested() {
        let inner = UIView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
        pad.addSubview(inner)
        var taps: [String] = []
        pad.addGestureRecognizer(UITapGestureRecognizer { _ in taps.append("outer") })
        inner.addGestureRecognizer(UITapGestureRecognizer { _ in taps.append("inner") })
        app.tap(at: place)
        #expect(taps == ["inner"])
        app.tap(at: CGPoint(x: 380, y: 490))
        #expect(taps == ["inner", "outer"])
    }

    // MARK: Requirements

    @Test("a single tap that requires a double tap to fail waits for it")
    func failure() {
        var taps: [String] = []
        let single = UITapGestureRecognizer { _ in taps.append("single") }
        let double = UITapGestureRecognizer { _ in taps.append("double") }
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        pad.addGestureRecognizer(single)
        pad.addGestureRecognizer(double)
        app.tap(at: place)
        app.advance(frames: 5)
        #expect(taps.isEmpty)
        app.advance(frames: 30)
        #expect(taps == ["single"])
        app.tap(at: place)
        app.advance(frames: 5)
        app.tap(at: place)
        app.advance(frames: 60)
        #expect(taps == ["single", "double"])
    }

    @Test("a delegate adds a requirement for the time of a touch", arguments: [true, false])
    func dynamicFailure(asksFirst: Bool) {
        var taps: [String] = []
        let judge = Judge()
        let single = UITapGestureRecognizer { _ in taps.append("single") }
        let double = UITapGestureRecognizer { _ in taps.append("double") }
        double.numberOfTapsRequired = 2
        judge.requires = asksFirst
        judge.isRequired = !asksFirst
        (asksFirst ? single : double).delegate = judge
        pad.addGestureRecognizer(single)
        pad.addGestureRecognizer(double)
        app.tap(at: place)
        app.advance(frames: 5)
        app.tap(at: place)
        app.advance(frames: 60)
        #expect(taps == ["double"])
        app.tap(at: place)
        app.advance(frames: 60)
        #expect(taps == ["double", "single"])
    }

    // MARK: Delegates

    @Test("a delegate prevents a gesture from beginning, and the view keeps its touches")
    func shouldBegin() {
        let (listener, judge) = (Listener(), Judge())
        let pan = UIPanGestureRecognizer(target: listener, action: Self.receive)
        pan.delegate = judge
        judge.begins = false
        pad.addGestureRecognizer(pan)
        app.drag(from: place, to: end)
        #expect(listener.states.isEmpty)
        #expect(judge.lines == ["receive", "begin 0"])
        #expect(pad.lines.last == "ended")
        judge.begins = true
        app.drag(from: place, to: end)
        #expect(listener.states.last == .ended)
    }

    @Test("a view decides whether a gesture of its own begins")
    func viewDecides() {
        final class Refusing: UIView {
            override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
        }
        let view = Refusing(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
        pad.addSubview(view)
        var taps = 0
        view.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
        app.tap(at: place)
        #expect(taps == 0)
    }

    @Test("a delegate refuses a touch, and the recognizer ignores it to its end")
    func shouldReceive() {
        let (listener, judge) = (Listener(), Judge())
        let pan = UIPanGestureRecognizer(target: listener, action: Self.receive)
        pan.delegate = judge
        judge.receives = false
        pad.addGestureRecognizer(pan)
        app.drag(from: place, to: end)
        #expect(listener.states.isEmpty)
        #expect(judge.lines == ["receive"])
        #expect(pan.numberOfTouches == 0)
    }
}
