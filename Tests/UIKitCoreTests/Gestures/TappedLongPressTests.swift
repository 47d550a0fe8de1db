import CoreGraphics
import Testing
import UIKit
import UIKitTesting

/// Long presses after taps, and presses of two fingers, in frames.
@MainActor
struct TappedLongPressTests {
    private let app: TestApp
    private let view: UIView
    private let place = CGPoint(x: 195, y: 350)

    init() {
        let page = UIViewController()
        app = TestApp(page, draws: false)
        view = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 500))
        view.isMultipleTouchEnabled = true
        page.view.addSubview(view)
        app.turn()
    }

    private final class Log { var states: [UIGestureRecognizer.State] = [] }

    private func press(_ change: (UILongPressGestureRecognizer) -> Void) -> Log {
        let log = Log()
        let press = UILongPressGestureRecognizer { log.states.append($0.state) }
        change(press)
        view.addGestureRecognizer(press)
        return log
    }

    private func hold(frames: Int) {
        app.press(at: place)
        app.advance(frames: frames)
        app.lift()
        app.turn()
    }

    @Test("a press that follows one tap begins 30 frames after the finger came down; without the tap it never does")
    func oneTap() {
        let log = press { $0.numberOfTapsRequired = 1 }
        hold(frames: 40)
        #expect(log.states.isEmpty)
        app.advance(frames: 60)
        app.tap(at: place)
        app.advance(frames: 6)
        app.press(at: place)
        app.advance(frames: 29)
        #expect(log.states.isEmpty)
        app.advance(frames: 2)
        #expect(log.states == [.began])
        app.lift()
        app.turn()
        #expect(log.states == [.began, .ended])
    }

    @Test("two required taps need two taps, and a pause of more than 0.35 seconds restarts the count")
    func twoTaps() {
        let log = press { $0.numberOfTapsRequired = 2 }
        app.tap(at: place)
        app.advance(frames: 6)
        hold(frames: 40)
        #expect(log.states.isEmpty)
        app.advance(frames: 60)
        app.tap(at: place)
        app.advance(frames: 6)
        app.tap(at: place)
        app.advance(frames: 6)
        hold(frames: 40)
        #expect(log.states == [.began, .ended])
        app.advance(frames: 60)
        app.tap(at: place)
        app.advance(frames: 30)
        app.tap(at: place)
        app.advance(frames: 6)
        hold(frames: 40)
        #expect(log.states == [.began, .ended])
    }

    @Test("a press of two fingers begins by two, and not by one")
    func twoFingers() {
        let log = press { $0.numberOfTouchesRequired = 2 }
        hold(frames: 40)
        #expect(log.states.isEmpty)
        app.pinch(around: place, from: 100, to: 100, frames: 40, lifts: false)
        #expect(log.states.first == .began)
        app.liftBothFingers()
        app.turn()
        #expect(log.states.last == .ended)
    }

    @Test("taps of one finger do not lead to a press of two")
    func otherFingers() {
        let log = press { ($0.numberOfTapsRequired, $0.numberOfTouchesRequired) = (1, 2) }
        app.tap(at: place)
        app.advance(frames: 6)
        app.pinch(around: place, from: 100, to: 100, frames: 40)
        #expect(log.states.isEmpty)
        app.advance(frames: 60)
        app.pinch(around: place, from: 100, to: 100, frames: 3)
        app.advance(frames: 6)
        app.pinch(around: place, from: 100, to: 100, frames: 40)
        #expect(log.states.first == .began)
    }
}
