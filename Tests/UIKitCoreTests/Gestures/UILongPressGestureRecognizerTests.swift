import CoreGraphics
import Testing
import UIKit
import UIKitTesting

/// Long presses: their time, distance and states.
@MainActor
struct UILongPressGestureRecognizerTests {
    private let app: TestApp
    private let pad = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 400))
    private let place = CGPoint(x: 100, y: 200)

    init() {
        let page = UIViewController()
        app = TestApp(page, draws: false)
        page.view.addSubview(pad)
        app.settle()
    }

    private final class Log { var states: [UIGestureRecognizer.State] = [] }

    private func log(_ change: (UILongPressGestureRecognizer) -> Void = { _ in }) -> Log {
        let log = Log()
        let press = UILongPressGestureRecognizer { log.states.append($0.state) }
        change(press)
        pad.addGestureRecognizer(press)
        return log
    }

    @Test("a new recognizer requires half a second of one finger without taps")
    func defaults() {
        let press = UILongPressGestureRecognizer()
        #expect(press.minimumPressDuration == 0.5)
        #expect(press.allowableMovement == 10)
        #expect(press.numberOfTapsRequired == 0)
        #expect(press.numberOfTouchesRequired == 1)
    }

    @Test("a press begins after half a second, changes with each move and ends with the finger")
    func states() {
        let log = log()
        app.press(at: place)
        app.advance(frames: 29)
        #expect(log.states.isEmpty)
        app.advance(frames: 2)
        #expect(log.states == [.began])
        app.step(to: CGPoint(x: 150, y: 250))
        #expect(log.states == [.began, .changed])
        app.lift()
        #expect(log.states.last == .ended)
    }

    @Test("the duration decides when a press begins")
    func duration() {
        let log = log { $0.minimumPressDuration = 0.1 }
        app.press(at: place)
        app.advance(frames: 4)
        #expect(log.states.isEmpty)
        app.advance(frames: 4)
        #expect(log.states == [.began])
        app.lift()
    }

    @Test("a finger that moves too far before the press begins does not press", arguments: [(10.0, 0), (40.0, 1)])
    func pressMovement(allowed: Double, presses: Int) {
        let log = log { $0.allowableMovement = allowed }
        app.press(at: place)
        app.step(to: CGPoint(x: place.x + 25, y: place.y))
        app.advance(frames: 40)
        #expect(log.states.count == presses)
        app.lift()
    }

    @Test("a short tap is no press, and a press is no tap")
    func tapOrPress() {
        var taps = 0
        pad.addGestureRecognizer(UITapGestureRecognizer { _ in taps += 1 })
        let log = log()
        app.tap(at: place)
        #expect(taps == 1)
        #expect(log.states.isEmpty)
        app.press(at: place)
        app.advance(frames: 40)
        app.lift()
        #expect(taps == 1)
        #expect(log.states.first == .began)
    }
}
