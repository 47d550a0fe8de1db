import RandomWalk
import Testing
import UIKit
import UIKitTesting

/// Pushes and pops with an animator of the app.
@MainActor
struct CustomAnimatorTests {
    @Test("the delegate is asked for the animator first, with the operation and both screens")
    func asks() {
        let stage = CustomStage("A")
        _ = stage.push("B")
        stage.app.settle()
        stage.navigation.popViewController(animated: true)
        stage.app.settle()
        #expect(stage.delegate.asked == ["push A to B", "pop B to A"])
        stage.navigation.pushViewController(CustomStage.page("C"), animated: false)
        stage.app.turn()
        #expect(stage.delegate.asked.count == 2)
        #expect(stage.faults() == [])
    }

    @Test("the container holds the old view, and both frames say where screens are")
    func context() {
        let stage = CustomStage("A")
        let a = stage.navigation.viewControllers[0]
        var seen: [String] = []
        stage.fade.onStart = { context in
            let b = context.viewController(forKey: .to)
            if a.view.superview === context.containerView { seen.append("old inside") }
            if b?.view.superview == nil { seen.append("new outside") }
            if context.viewController(forKey: .from) === a, context.view(forKey: .from) === a.view,
                context.view(forKey: .to) === b?.view
            {
                seen.append("keys")
            }
            if context.initialFrame(for: a) == CGRect(x: 0, y: 0, width: 390, height: 844),
                context.finalFrame(for: a) == .zero
            {
                seen.append("from")
            }
            if let b, context.initialFrame(for: b) == .zero,
                context.finalFrame(for: b) == CGRect(x: 0, y: 0, width: 390, height: 844)
            {
                seen.append("to")
            }
            if context.isAnimated, !context.isInteractive, !context.transitionWasCancelled,
                context.presentationStyle == .none
            {
                seen.append("flags")
            }
        }
        _ = stage.push("B")
        #expect(seen == ["old inside", "new outside", "keys", "from", "to", "flags"])
        stage.app.settle()
        #expect(stage.faults() == [])
    }

    @Test(
        "`completeTransition` of the animator ends the transition, in the standard order of callbacks",
        arguments: [false, true])
    func order(propertyAnimator: Bool) {
        let stage = CustomStage("A")
        stage.fade.usesPropertyAnimator = propertyAnimator
        let b = stage.push("B")
        #expect(
            stage.recorder.take().filter { !$0.contains("viewDidLoad") } == [
                "B willMove to parent", "A viewWillDisappear animated", "B viewWillAppear animated",
                "B willShow animated", "B viewIsAppearing animated",
            ])
        stage.app.advance(frames: 31)
        #expect(abs(stage.alpha(b) - 0.5) < 0.02)
        stage.app.advance(frames: 20)
        #expect(stage.recorder.lines.isEmpty)
        stage.app.settle()
        #expect(
            stage.recorder.take() == [
                "A viewDidDisappear animated", "B viewDidAppear animated", "B didMove to parent", "B didShow animated",
            ])
        #expect(stage.fade.ended == [true])
        #expect(stage.faults() == [])
    }

    @Test("the bar takes the animator's duration")
    func bar() {
        let stage = CustomStage("A")
        stage.fade.duration = 2
        _ = stage.push("B")
        var durations: [TimeInterval] = []
        stage.navigation.transitionCoordinator?.animate(
            alongsideTransition: nil, completion: { durations.append($0.transitionDuration) })
        stage.app.advance(frames: 6)
        #expect(!stage.app.animatedLayers.isEmpty)
        stage.app.advance(frames: 60)
        #expect(durations.isEmpty)
        stage.app.settle()
        #expect(durations == [2])
        #expect(stage.faults() == [])
    }

    @Test("an animator that ends at once leaves the new screen at rest")
    func atOnce() {
        let stage = CustomStage("A")
        stage.fade.ending = .atOnce
        _ = stage.push("B")
        #expect(stage.delegate.shown.last == "B")
        #expect(stage.navigation.transitionCoordinator == nil)
        stage.app.settle()
        #expect(stage.faults() == [])
    }

    @Test("completing twice changes nothing")
    func twice() {
        let stage = CustomStage("A")
        stage.fade.ending = .twice
        _ = stage.push("B")
        stage.app.settle()
        #expect(stage.fade.ended == [true])
        #expect(stage.delegate.shown == ["A", "B"])
        #expect(stage.faults() == [])
    }

    @Test("an animator that says the transition did not complete takes it back")
    func takenBack() {
        let stage = CustomStage("A", "B")
        stage.fade.ending = .cancelled
        stage.navigation.popViewController(animated: true)
        #expect(stage.stack == ["A"])
        stage.app.settle()
        #expect(stage.stack == ["A", "B"])
        #expect(stage.fade.ended == [false])
        #expect(stage.faults() == [])
    }

    @Test("an animator that never ends is left behind a second after its time, when something waits for it")
    func neverEnds() {
        let stage = CustomStage("A")
        stage.fade.ending = .never
        let b = stage.push("B")
        stage.app.advance(frames: 30)
        stage.delegate.animator = nil
        _ = stage.push("C")
        stage.app.advance(frames: 85)
        #expect(stage.fade.ended.isEmpty)
        stage.app.advance(frames: 10)
        #expect(stage.fade.ended == [true])
        stage.app.settle()
        #expect(stage.stack == ["A", "B", "C"])
        #expect(b.view.window == nil)
        #expect(stage.faults() == [])
    }

    @Test("an overdue animator without waiting requests continues, and the next request ends it")
    func overdue() {
        let stage = CustomStage("A")
        stage.fade.ending = .never
        _ = stage.push("B")
        stage.app.advance(frames: 150)
        #expect(stage.fade.ended.isEmpty)
        #expect(stage.navigation.transitionCoordinator != nil)
        stage.delegate.animator = nil
        stage.navigation.popViewController(animated: true)
        #expect(stage.fade.ended == [true])
        stage.app.settle()
        #expect(stage.stack == ["A"])
        #expect(stage.faults() == [])
    }

    @Test("an animator that ends late, when it was left behind, changes nothing")
    func late() {
        let stage = CustomStage("A")
        stage.fade.ending = .never
        _ = stage.push("B")
        let context = stage.fade.context
        stage.navigation.popViewController(animated: false)
        context?.completeTransition(true)
        #expect(stage.stack == ["A"])
        stage.app.settle()
        #expect(stage.fade.ended == [true])
        #expect(stage.faults() == [])
    }

    @Test("a screen whose property animator was cut short by a request shows whole")
    func cutShort() {
        let stage = CustomStage("A")
        stage.fade.usesPropertyAnimator = true
        let b = stage.push("B")
        stage.app.advance(frames: 5)
        stage.delegate.animator = nil
        stage.navigation.setViewControllers([b], animated: false)
        stage.app.settle()
        #expect(b.view.alpha == 1)
        #expect(stage.faults() == [])
    }

    @Test("the old page of a cancelled transition is unchanged")
    func restores() {
        let stage = CustomStage("A")
        stage.fade.ending = .cancelled
        let a = stage.navigation.viewControllers[0]
        stage.fade.onStart = { _ in
            UIView.animate(withDuration: 1) {
                a.view.alpha = 0.2
                a.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
            }
        }
        _ = stage.push("B")
        stage.app.settle()
        #expect(a.view.alpha == 1)
        #expect(a.view.transform == .identity)
        #expect(stage.stack == ["A"])
        #expect(stage.faults() == [])
    }

    @Test("the edge swipe does not begin beside an animator, and pops at once where the app lets it begin")
    func swipe() {
        final class Allowing: NSObject, UIGestureRecognizerDelegate {}
        let stage = CustomStage("A", "B")
        stage.app.swipe(from: .left)
        stage.app.settle()
        #expect(stage.stack == ["A", "B"])
        let allowing = Allowing()
        stage.navigation.interactivePopGestureRecognizer?.delegate = allowing
        stage.app.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 60, y: 400), frames: 6, lifts: false)
        #expect(stage.stack == ["A"])
        #expect(stage.navigation.transitionCoordinator == nil)
        stage.app.lift()
        stage.app.settle()
        #expect(stage.faults() == [])
    }

    @Test("the controller's orientations are those of the delegate, else those of the top screen")
    func orientations() {
        final class Upright: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        }
        final class Sideways: NSObject, UINavigationControllerDelegate {
            func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController)
                -> UIInterfaceOrientationMask
            { .landscape }
        }
        let navigation = UINavigationController(rootViewController: Upright())
        #expect(navigation.supportedInterfaceOrientations == .portrait)
        let delegate = Sideways()
        navigation.delegate = delegate
        #expect(navigation.supportedInterfaceOrientations == .landscape)
        #expect(navigation.preferredInterfaceOrientationForPresentation == .portrait)
    }
}
