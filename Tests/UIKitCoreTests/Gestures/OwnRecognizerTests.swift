import CoreGraphics
import Testing
import UIKit
import UIKitTesting

/// Recognizers that an app writes itself.
@MainActor
struct OwnRecognizerTests {
    /// Is recognized when a finger reaches the right half of its view, and records its calls.
    private final class Crossing: UIGestureRecognizer {
        var lines: [String] = []
        var ignoresSecond = false
        var prevents = true
        var isPrevented = true
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            lines.append("began \(numberOfTouches)")
            if ignoresSecond, numberOfTouches > 1 { touches.forEach { ignore($0, for: event) } }
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
            lines.append("moved")
            if state == .possible, location(in: view).x > (view?.bounds.midX ?? 0) { state = .began }
            if state == .began || state == .changed { state = .changed }
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
            lines.append("ended")
            state = state == .possible ? .failed : .ended
        }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
            lines.append("cancelled")
            state = .cancelled
        }
        override func reset() { lines.append("reset") }
        override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { prevents }
        override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { isPrevented }
    }

    private let app: TestApp
    private let pad = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 400))

    init() {
        let page = UIViewController()
        app = TestApp(page, draws: false)
        pad.isMultipleTouchEnabled = true
        page.view.addSubview(pad)
        app.settle()
    }

    private func crossing(_ states: @escaping (UIGestureRecognizer.State) -> Void = { _ in }) -> Crossing {
        let crossing = Crossing { states($0.state) }
        pad.addGestureRecognizer(crossing)
        return crossing
    }

    private let left = CGPoint(x: 100, y: 300)
    private let right = CGPoint(x: 300, y: 300)

    @Test("states that a subclass sets call its targets, and a reset follows")
    func states() {
        var states: [UIGestureRecognizer.State] = []
        let crossing = crossing { states.append($0) }
        app.drag(from: left, to: right, frames: 4)
        #expect(states.first == .began)
        #expect(states.last == .ended)
        #expect(crossing.lines.first == "began 1")
        #expect(crossing.lines.last == "reset")
        #expect(crossing.state == .possible)
    }

    @Test("a failed gesture calls no target, and is reset when its touch is over")
    func failure() {
        var states: [UIGestureRecognizer.State] = []
        let crossing = crossing { states.append($0) }
        app.drag(from: left, to: CGPoint(x: 120, y: 300), frames: 2)
        #expect(states.isEmpty)
        #expect(crossing.lines == ["began 1", "moved", "moved", "ended", "reset"])
        #expect(crossing.state == .possible)
    }

    @Test("an ignored touch no longer counts")
    func ignoring() {
        let crossing = crossing()
        crossing.ignoresSecond = true
        app.pinch(around: CGPoint(x: 100, y: 300), from: 60, to: 80, frames: 2, lifts: false)
        #expect(crossing.lines.prefix(2) == ["began 1", "began 2"])
        #expect(crossing.numberOfTouches == 1)
        app.liftBothFingers()
    }

    @Test("a subclass that prevents nothing is recognized beside another gesture")
    func prevention() {
        var pans: [UIGestureRecognizer.State] = []
        pad.addGestureRecognizer(UIPanGestureRecognizer { pans.append($0.state) })
        var states: [UIGestureRecognizer.State] = []
        let crossing = crossing { states.append($0) }
        app.drag(from: left, to: right, frames: 10)
        #expect(pans.last == .ended)
        #expect(states.isEmpty)
        crossing.isPrevented = false
        crossing.prevents = false
        pans = []
        app.drag(from: left, to: right, frames: 10)
        #expect(pans.last == .ended)
        #expect(states.first == .began)
        #expect(states.last == .ended)
    }

    @Test("a view that leaves the window cancels its gestures")
    func removal() {
        var states: [UIGestureRecognizer.State] = []
        let crossing = crossing { states.append($0) }
        app.drag(from: left, to: right, frames: 4, lifts: false)
        pad.removeFromSuperview()
        app.advance(frames: 1)
        #expect(states.last == .cancelled)
        app.lift()
        #expect(crossing.state == .possible)
        #expect(states.filter { $0 == .cancelled }.count == 1)
    }

    @Test("a recognizer that is removed in its own action calls no target again")
    func removedInside() {
        var count = 0
        let pan = UIPanGestureRecognizer { recognizer in
            count += 1
            recognizer.view?.removeGestureRecognizer(recognizer)
        }
        pad.addGestureRecognizer(pan)
        app.drag(from: left, to: right)
        #expect(pan.view == nil)
        #expect(pad.gestureRecognizers?.isEmpty != false)
        #expect((1...2).contains(count))
        app.drag(from: left, to: right)
        #expect((1...2).contains(count))
    }
}
