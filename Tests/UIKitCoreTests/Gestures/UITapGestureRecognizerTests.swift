import CoreGraphics
import Testing
import UIKit
import UIKitTesting

/// Taps: their numbers, times and distances.
@MainActor
struct UITapGestureRecognizerTests {
    private let app: TestApp
    private let pad = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 400))
    private let place = CGPoint(x: 100, y: 200)

    init() {
        let page = UIViewController()
        app = TestApp(page, draws: false)
        pad.isMultipleTouchEnabled = true
        page.view.addSubview(pad)
        app.settle()
    }

    private final class Count { var number = 0 }

    private func tap(_ change: (UITapGestureRecognizer) -> Void) -> Count {
        let count = Count()
        let tap = UITapGestureRecognizer { _ in count.number += 1 }
        change(tap)
        pad.addGestureRecognizer(tap)
        return count
    }

    @Test("a new tap recognizer requires one tap of one finger")
    func defaults() {
        let tap = UITapGestureRecognizer()
        #expect(tap.numberOfTapsRequired == 1)
        #expect(tap.numberOfTouchesRequired == 1)
        #expect(tap.buttonMaskRequired == .primary)
    }

    @Test("a tap is recognized when the finger lifts, at the place of the finger")
    func tap() {
        var places: [CGPoint] = []
        let recognizer = UITapGestureRecognizer { [pad] in places.append($0.location(in: pad)) }
        pad.addGestureRecognizer(recognizer)
        app.press(at: place)
        app.advance(frames: 3)
        #expect(places.isEmpty)
        #expect(recognizer.numberOfTouches == 1)
        #expect(recognizer.location(ofTouch: 0, in: nil) == place)
        app.lift()
        #expect(places == [CGPoint(x: 100, y: 100)])
    }

    @Test("a tap outside the view is not recognized")
    func outside() {
        let count = tap { _ in }
        app.tap(at: CGPoint(x: 100, y: 50))
        #expect(count.number == 0)
    }

    @Test("a finger that moves more than 10 points does not tap", arguments: [(8.0, 1), (14.0, 0)])
    func movement(distance: Double, taps: Int) {
        let count = tap { _ in }
        app.press(at: place)
        app.step(to: CGPoint(x: place.x + distance, y: place.y))
        app.lift()
        #expect(count.number == taps)
    }

    @Test("two required taps need two taps in quick succession")
    func doubleTap() {
        let count = tap { $0.numberOfTapsRequired = 2 }
        app.tap(at: place)
        app.advance(frames: 6)
        #expect(count.number == 0)
        app.tap(at: place)
        #expect(count.number == 1)
        app.advance(frames: 60)
        app.tap(at: place)
        app.advance(frames: 40)
        app.tap(at: place)
        #expect(count.number == 1)
    }

    @Test("a tap of two fingers is not a tap of one, and the other way around")
    func twoFingers() {
        let (one, two) = (tap { _ in }, tap { $0.numberOfTouchesRequired = 2 })
        app.pinch(around: place, from: 60, to: 60, frames: 3)
        #expect(one.number == 0)
        #expect(two.number == 1)
        app.advance(frames: 60)
        app.tap(at: place)
        #expect(one.number == 1)
        #expect(two.number == 1)
    }

    @Test("a tap on a button runs the button, and not the tap of the view around it")
    func controls() {
        let count = tap { _ in }
        var clicks = 0
        let button = UIButton(primaryAction: UIAction(title: "Go") { _ in clicks += 1 })
        button.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        pad.addSubview(button)
        app.tap(at: place)
        #expect(clicks == 1)
        #expect(count.number == 0)
    }
}
