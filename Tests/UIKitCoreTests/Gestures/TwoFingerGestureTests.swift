import CoreGraphics
import Testing
import UIKit
import UIKitTesting

/// The app's callbacks for pinches, rotations and the pointer.
@MainActor
struct TwoFingerGestureTests {
    private let app: TestApp
    private let view: UIView

    init() {
        let page = UIViewController()
        app = TestApp(page)
        view = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 500))
        view.isMultipleTouchEnabled = true
        page.view.addSubview(view)
        app.turn()
    }

    private let middle = CGPoint(x: 195, y: 350)

    @Test("a pinch reports its scale from beginning to end")
    func pinch() {
        var states: [UIGestureRecognizer.State] = [], scales: [CGFloat] = [], velocities: [CGFloat] = []
        let pinch = UIPinchGestureRecognizer { recognizer in
            guard let pinch = recognizer as? UIPinchGestureRecognizer else { return }
            if states.last != pinch.state { states.append(pinch.state) }
            scales.append(pinch.scale)
            velocities.append(pinch.velocity)
            #expect(abs(pinch.location(in: nil).x - 195) < 8)
        }
        view.addGestureRecognizer(pinch)
        app.pinch(around: middle, from: 100, to: 300)
        #expect(states == [.began, .changed, .ended])
        #expect(scales.first == 1)
        #expect((2.3...3).contains(scales.last ?? 0))
        #expect(velocities.contains { $0 > 5 })
        #expect(pinch.scale == 1)
        #expect(pinch.state == .possible)
        scales = []
        app.pinch(around: middle, from: 300, to: 100)
        #expect((0.3...0.4).contains(scales.last ?? 0))
    }

    @Test("an app that measures in steps sets the scale back")
    func steps() {
        var product: CGFloat = 1
        view.addGestureRecognizer(
            UIPinchGestureRecognizer { recognizer in
                guard let pinch = recognizer as? UIPinchGestureRecognizer else { return }
                product *= pinch.scale
                pinch.scale = 1
            })
        app.pinch(around: middle, from: 100, to: 300)
        #expect((2.3...3).contains(product))
    }

    @Test(
        "a rotation reports its angle; with a simultaneous pinch both continue only if a delegate allows it",
        arguments: [false, true])
    func rotation(together: Bool) {
        let friend = Together()
        var angle: CGFloat = 0, scale: CGFloat = 1
        let rotation = UIRotationGestureRecognizer { ($0 as? UIRotationGestureRecognizer).map { angle = $0.rotation } }
        let pinch = UIPinchGestureRecognizer { ($0 as? UIPinchGestureRecognizer).map { scale = $0.scale } }
        if together { rotation.delegate = friend }
        view.addGestureRecognizer(rotation)
        view.addGestureRecognizer(pinch)
        app.pinch(around: middle, from: 200, to: 240, turningBy: 1.5, frames: 20)
        #expect((1.3...1.5).contains(angle), "\(angle)")
        #expect(together ? scale > 1.05 : scale == 1, "\(scale)")
    }

    @Test("a single finger does not pinch, and the view under it receives the touch")
    func one() {
        view.addGestureRecognizer(UIPinchGestureRecognizer { _ in Issue.record("told") })
        app.drag(from: middle, to: CGPoint(x: 300, y: 500))
    }

    @Test("a pointer that enters a view, moves in it and leaves it is reported with its position")
    func hover() {
        let inner = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        view.addSubview(inner)
        var outside: [UIGestureRecognizer.State] = [], inside: [UIGestureRecognizer.State] = [], place = CGPoint.zero
        view.addGestureRecognizer(UIHoverGestureRecognizer { outside.append($0.state) })
        let recognizer = UIHoverGestureRecognizer {
            inside.append($0.state)
            place = $0.location(in: $0.view)
        }
        inner.addGestureRecognizer(recognizer)
        app.hover(at: CGPoint(x: 20, y: 120))
        #expect(outside == [.began])
        #expect(inside.isEmpty)
        app.hover(at: CGPoint(x: 110, y: 220))
        #expect(outside == [.began, .changed])
        #expect(inside == [.began])
        #expect(place == CGPoint(x: 10, y: 20))
        app.hover(at: CGPoint(x: 120, y: 220))
        #expect(inside == [.began, .changed])
        app.hover(at: CGPoint(x: 20, y: 120))
        #expect(inside == [.began, .changed, .ended])
        #expect(recognizer.state == .possible)
        app.hover(at: nil)
        #expect(outside.last == .ended)
        // Disabled under the pointer.
        app.hover(at: CGPoint(x: 110, y: 220))
        recognizer.isEnabled = false
        #expect(inside.last == .cancelled)
        let count = inside.count
        app.hover(at: CGPoint(x: 111, y: 220))
        #expect(inside.count == count)
    }
}

@MainActor
private final class Together: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
}
