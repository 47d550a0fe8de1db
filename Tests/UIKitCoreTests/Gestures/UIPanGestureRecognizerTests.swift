import CoreGraphics
import Testing
import UIKit
import UIKitTesting

/// Drags: translation, velocity, numbers of fingers and edges.
@MainActor
struct UIPanGestureRecognizerTests {
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

    private func pan(_ action: @escaping (UIPanGestureRecognizer) -> Void) -> UIPanGestureRecognizer {
        let pan = UIPanGestureRecognizer { recognizer in
            if let pan = recognizer as? UIPanGestureRecognizer { action(pan) }
        }
        pad.addGestureRecognizer(pan)
        return pan
    }

    @Test("a new pan recognizer takes any number of fingers and is at rest")
    func defaults() {
        let pan = UIPanGestureRecognizer()
        #expect(pan.minimumNumberOfTouches == 1)
        #expect(pan.maximumNumberOfTouches == .max)
        #expect(pan.translation(in: nil) == .zero)
        #expect(pan.velocity(in: nil) == .zero)
        #expect(UIScreenEdgePanGestureRecognizer().edges == [])
    }

    @Test("a pan begins after 10 points, and its translation excludes them")
    func slop() {
        var ways: [CGFloat] = []
        let pan = pan { ways.append($0.translation(in: self.pad).x) }
        app.press(at: place)
        app.step(to: CGPoint(x: 110, y: 200))
        #expect(pan.state == .possible)
        app.step(to: CGPoint(x: 112, y: 200))
        #expect(pan.state == .began)
        app.step(to: CGPoint(x: 150, y: 200))
        #expect(pan.state == .changed)
        app.lift()
        #expect(abs(ways[0] - 2) < 0.001)
        #expect(abs(ways[1] - 40) < 0.001)
    }

    @Test("an app that measures in steps sets the translation to zero")
    func steps() {
        var sum: CGFloat = 0
        _ = pan {
            sum += $0.translation(in: self.pad).x
            $0.setTranslation(.zero, in: self.pad)
        }
        app.drag(from: place, to: CGPoint(x: 200, y: 200))
        #expect(abs(sum - 90) < 0.001)
    }

    @Test("translation and velocity are in the directions and points of the view")
    func spaces() {
        var (inWindow, inView, speed) = (CGPoint.zero, CGPoint.zero, CGPoint.zero)
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        inner.transform = CGAffineTransform(a: 0, b: 2, c: -2, d: 0, tx: 0, ty: 0)
        pad.addSubview(inner)
        inner.isUserInteractionEnabled = false
        _ = pan {
            guard $0.state == .changed else { return }
            (inWindow, inView) = ($0.translation(in: nil), $0.translation(in: inner))
            speed = $0.velocity(in: inner)
        }
        app.drag(from: place, to: CGPoint(x: 200, y: 200))
        #expect(abs(inWindow.x - 90) < 0.001)
        #expect(abs(inView.x) < 0.001)
        #expect(abs(inView.y + 45) < 0.001)
        #expect(speed.y < -100)
    }

    @Test("a translation that is set in a scaled view is read in it again")
    func setInScaledView() {
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        inner.transform = CGAffineTransform(scaleX: 2, y: 2)
        inner.isUserInteractionEnabled = false
        pad.addSubview(inner)
        var seen: [CGPoint] = []
        _ = pan {
            guard $0.state == .changed, seen.isEmpty else { return }
            $0.setTranslation(CGPoint(x: 10, y: 4), in: inner)
            seen = [$0.translation(in: inner), $0.translation(in: nil)]
        }
        app.drag(from: place, to: CGPoint(x: 200, y: 200))
        #expect(seen == [CGPoint(x: 10, y: 4), CGPoint(x: 20, y: 8)])
    }

    @Test("the velocity is the speed of the finger, and zero after a rest")
    func velocity() {
        var last = CGPoint.zero
        let pan = pan { if $0.state == .changed { last = $0.velocity(in: nil) } }
        app.drag(from: place, to: CGPoint(x: 200, y: 200), frames: 10, lifts: false)
        #expect(abs(last.x - 600) < 60)
        #expect(abs(last.y) < 1)
        app.advance(frames: 30)
        #expect(pan.velocity(in: nil).x < 60)
        app.lift()
        #expect(pan.state == .possible)
    }

    @Test("a pan of two fingers ignores one finger, and follows the middle of two")
    func twoFingers() {
        var states: [UIGestureRecognizer.State] = []
        let pan = pan { states.append($0.state) }
        pan.minimumNumberOfTouches = 2
        app.drag(from: place, to: CGPoint(x: 200, y: 200))
        #expect(states.isEmpty)
        app.advance(frames: 30)
        app.pinch(around: CGPoint(x: 195, y: 300), from: 100, to: 300, frames: 10)
        #expect(states.isEmpty)
    }

    @Test("a pan of at most one finger does not begin with two")
    func mostFingers() {
        var states: [UIGestureRecognizer.State] = []
        let pan = pan { states.append($0.state) }
        pan.maximumNumberOfTouches = 1
        app.pinch(around: CGPoint(x: 195, y: 300), from: 100, to: 300, frames: 10)
        #expect(states.isEmpty)
        app.advance(frames: 30)
        app.drag(from: place, to: CGPoint(x: 200, y: 200))
        #expect(states.last == .ended)
    }

    @Test("a pan from an edge begins at that edge, and nowhere else")
    func edges() {
        var count = 0
        let edge = UIScreenEdgePanGestureRecognizer { if $0.state == .began { count += 1 } }
        edge.edges = .left
        pad.addGestureRecognizer(edge)
        app.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 300, y: 300))
        #expect(count == 0)
        app.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 200, y: 300))
        #expect(count == 1)
        edge.edges = .right
        app.drag(from: CGPoint(x: 2, y: 300), to: CGPoint(x: 200, y: 300))
        #expect(count == 1)
        app.drag(from: CGPoint(x: 388, y: 300), to: CGPoint(x: 200, y: 300))
        #expect(count == 2)
        edge.edges = []
        app.drag(from: CGPoint(x: 388, y: 300), to: CGPoint(x: 200, y: 300))
        #expect(count == 2)
    }

    @Test(
        "a pan from each of the four edges begins there, moves inward, and has the location of the touch",
        arguments: [
            (UIRectEdge.left, CGPoint(x: 2, y: 300), CGPoint(x: 150, y: 300)),
            (.right, CGPoint(x: 388, y: 300), CGPoint(x: 240, y: 300)),
            (.top, CGPoint(x: 200, y: 2), CGPoint(x: 200, y: 150)),
            (.bottom, CGPoint(x: 200, y: 842), CGPoint(x: 200, y: 690)),
        ])
    func eachEdge(edge: UIRectEdge, start: CGPoint, end: CGPoint) {
        let size = app.window.bounds.size
        // The distances from the right and bottom edges belong to any size of the window.
        let offset = CGPoint(
            x: edge == .right ? size.width - 390 : 0, y: edge == .bottom ? size.height - 844 : 0)
        let from = CGPoint(x: start.x + offset.x, y: start.y + offset.y)
        let to = CGPoint(x: end.x + offset.x, y: end.y + offset.y)
        var states: [UIGestureRecognizer.State] = [], last = CGPoint.zero
        let pan = UIScreenEdgePanGestureRecognizer {
            states.append($0.state)
            last = $0.location(in: nil)
        }
        pan.edges = edge
        app.window.addGestureRecognizer(pan)
        app.drag(from: from, to: to)
        #expect(states.first == .began && states.last == .ended)
        #expect(last == to)
        states = []
        // From the middle of the screen, and from the edge toward the outside, the gesture fails.
        app.drag(from: CGPoint(x: size.width / 2, y: size.height / 2), to: to)
        app.drag(from: from, to: CGPoint(x: from.x + (from.x - to.x) / 10, y: from.y + (from.y - to.y) / 10))
        #expect(states.isEmpty)
        pan.edges = edge == .left ? .right : .left
        app.drag(from: from, to: to)
        #expect(states.isEmpty)
    }

    @Test(
        "a swipe is recognized in its directions alone",
        arguments: [
            (UISwipeGestureRecognizer.Direction.right, CGPoint(x: 100, y: 0)), (.left, CGPoint(x: -100, y: 0)),
            (.up, CGPoint(x: 0, y: -100)), (.down, CGPoint(x: 0, y: 100)),
        ])
    func swipes(direction: UISwipeGestureRecognizer.Direction, way: CGPoint) {
        var seen: [UISwipeGestureRecognizer.Direction] = []
        for direction in [UISwipeGestureRecognizer.Direction.right, .left, .up, .down] {
            let swipe = UISwipeGestureRecognizer { _ in seen.append(direction) }
            swipe.direction = direction
            pad.addGestureRecognizer(swipe)
        }
        let start = CGPoint(x: 195, y: 300)
        app.drag(from: start, to: CGPoint(x: start.x + way.x, y: start.y + way.y), frames: 6)
        #expect(seen == [direction])
        #expect(UISwipeGestureRecognizer().direction == .right)
    }
}
