import Testing
import UIKit
import UIKitTesting

/// Animations between two calls.
@MainActor struct AnimationBlockTests {
    @Test("what is changed between begin and commit moves for the duration that was set")
    func moves() {
        let screen = UIViewController()
        let app = TestApp(screen)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        screen.view.addSubview(view)
        app.advance(frames: 2)
        UIView.beginAnimations("move", context: nil)
        UIView.setAnimationDuration(0.5)
        UIView.setAnimationCurve(.linear)
        view.center.x = 105
        UIView.commitAnimations()
        view.alpha = 0.5
        app.advance(frames: 16)
        let shown = view.layer.presentation()?.position ?? .zero
        #expect(abs(shown.x - 55) < 5)
        #expect(view.layer.presentation()?.opacity == 0.5)
        app.advance(frames: 20)
        #expect(view.layer.presentation()?.position.x == 105)
        #expect(UIView.inheritedAnimationDuration == 0)
    }

    @Test("a commit without a begin changes nothing")
    func unbalanced() {
        let app = TestApp(UIViewController())
        UIView.commitAnimations()
        UIView.setAnimationDuration(3)
        UIView.animate(withDuration: 1) {
            UIView.commitAnimations(); #expect(UIView.inheritedAnimationDuration == 1)
        }
        #expect(UIView.inheritedAnimationDuration == 0)
        withExtendedLifetime(app) {}
    }

    /// The position along the way from 0 to 100 after each quarter of a run, linear in time.
    private func quarters(_ count: Int, _ animation: (UIView) -> Void) -> [Int] {
        let screen = UIViewController()
        let app = TestApp(screen)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.center = .zero
        screen.view.addSubview(view)
        app.advance(frames: 2)
        animation(view)
        app.advance(frames: 1)
        return (0..<count).map { _ in
            app.advance(frames: 15)
            return Int((view.layer.presentation()?.position.x ?? -1).rounded())
        }
    }

    @Test("a block with a repeat count runs as often, and then shows its end")
    func repeats() {
        let shown = quarters(12) { view in
            UIView.beginAnimations(nil, context: nil)
            UIView.setAnimationDuration(1)
            UIView.setAnimationCurve(.linear)
            UIView.setAnimationRepeatCount(2)
            view.center.x = 100
            UIView.commitAnimations()
        }
        #expect(shown == [25, 50, 75, 0, 25, 50, 75, 100, 100, 100, 100, 100])
    }

    @Test("a part of an animation repeats, back and forth, and the completion waits for the last run")
    func modifies() {
        var ends = 0
        let shown = quarters(12) { view in
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                UIView.modifyAnimations(withRepeatCount: 1, autoreverses: true) { view.center.x = 100 }
                view.alpha = 0.5
            } completion: { _ in
                ends += 1
            }
        }
        #expect(shown == [25, 50, 75, 100, 75, 50, 25, 100, 100, 100, 100, 100])
        #expect(ends == 1)
        let still = quarters(2) { view in
            UIView.modifyAnimations(withRepeatCount: .nan, autoreverses: false) { view.center.x = 100 }
        }
        #expect(still == [100, 100])
    }

    @Test("a view that is deleted twice at once leaves once, and has its former alpha value again")
    func deletesTwice() {
        let screen = UIViewController()
        let app = TestApp(screen)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        screen.view.addSubview(view)
        app.advance(frames: 2)
        var ends = 0
        UIView.perform(.delete, on: [view], animations: nil) { _ in ends += 1 }
        app.advance(frames: 5)
        UIView.perform(.delete, on: [view], animations: nil) { _ in ends += 1 }
        app.advance(frames: 60)
        #expect(view.superview == nil && ends == 2)
        #expect(view.alpha == 1 && view.transform == .identity)
    }

    @Test func `the system's deletion removes views after an animation, beside the changes of the app`() {
        let screen = UIViewController()
        let app = TestApp(screen)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)), other = UIView(frame: view.frame)
        screen.view.addSubview(view)
        screen.view.addSubview(other)
        view.alpha = 0.75
        app.advance(frames: 2)
        var results: [Bool] = []
        UIView.perform(.delete, on: [view], options: []) {
            other.center.x = 120
        } completion: {
            results.append($0)
        }
        app.advance(frames: 10)
        #expect(view.superview != nil && results.isEmpty)
        #expect((view.layer.presentation()?.opacity ?? 1) < 0.7)
        app.advance(frames: 20)
        #expect(view.superview == nil && results == [true])
        #expect(view.alpha == 0.75 && view.transform == .identity)
        #expect(other.center.x == 120)
    }
}
