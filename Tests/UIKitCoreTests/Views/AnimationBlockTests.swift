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
