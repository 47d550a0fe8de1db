import RandomWalk
import Testing
import UIKit
import UIKitTesting

/// Transitions that a gesture of the app drives.
@MainActor
struct PercentDrivenTests {
    enum Kind: CaseIterable, Sendable { case views, propertyAnimator, interruptible }

    private func makeStage(_ kind: Kind, _ names: [String] = ["A"]) -> (
        CustomStage, UIPercentDrivenInteractiveTransition
    ) {
        let stage = CustomStage()
        stage.navigation.viewControllers = names.map { CustomStage.page($0) }
        stage.app.settle()
        let percent = UIPercentDrivenInteractiveTransition()
        stage.delegate.interaction = percent
        switch kind {
        case .views: break
        case .propertyAnimator: stage.fade.usesPropertyAnimator = true
        case .interruptible: stage.delegate.animator = InterruptibleFade()
        }
        _ = stage.recorder.take()
        return (stage, percent)
    }

    @Test("the animation stays at the gesture's progress for any time", arguments: Kind.allCases)
    func scrubs(kind: Kind) {
        let (stage, percent) = makeStage(kind)
        let b = stage.push("B")
        for share in [0.25, 0.75, 0.4] {
            percent.update(CGFloat(share))
            stage.app.advance(frames: 90)
            #expect(abs(stage.alpha(b) - share) < 0.001, "\(share)")
            #expect(percent.percentComplete == CGFloat(share))
        }
        // A held transition requests no frames.
        #expect(!stage.app.isMoving)
        #expect(stage.stack == ["A", "B"])
        #expect(stage.navigation.visibleViewController?.title == "A")
        percent.finish()
        #expect(stage.app.settle())
        #expect(stage.delegate.shown.last == "B")
        #expect(stage.faults() == [])
    }

    @Test(
        "a finished interaction continues from its progress, and the rest takes its share of the duration",
        arguments: Kind.allCases)
    func finishes(kind: Kind) {
        let (stage, percent) = makeStage(kind)
        percent.completionCurve = .linear
        let b = stage.push("B")
        percent.update(0.5)
        stage.app.advance(frames: 5)
        percent.finish()
        stage.app.advance(frames: 16)
        #expect(abs(stage.alpha(b) - 0.75) < 0.03)
        stage.app.advance(frames: 12)
        #expect(stage.delegate.shown.last != "B")
        stage.app.advance(frames: 8)
        #expect(stage.delegate.shown.last == "B")
        stage.app.settle()
        #expect(stage.faults() == [])
    }

    @Test(
        "a cancelled transition restores the stack, and every call is followed by its opposite",
        arguments: Kind.allCases
    )
    func cancels(kind: Kind) {
        let (stage, percent) = makeStage(kind)
        percent.completionCurve = .linear
        let b = stage.push("B")
        percent.update(0.6)
        stage.app.advance(frames: 3)
        percent.cancel()
        #expect(stage.stack == ["A"])
        stage.app.advance(frames: 19)
        #expect(abs(stage.alpha(b) - 0.3) < 0.04)
        stage.app.settle()
        #expect(b.view.window == nil)
        #expect(
            stage.recorder.take().filter {
                !$0.contains("move") && !$0.contains("Move") && !$0.contains("viewIs") && !$0.contains("Load")
            } == [
                "A viewWillDisappear animated", "B viewWillAppear animated", "B willShow animated",
                "B viewWillDisappear animated",
                "B viewDidDisappear animated", "A viewWillAppear animated", "A viewDidAppear animated",
            ])
        #expect(stage.faults() == [])
    }

    @Test("a pop of several screens that is cancelled brings all of them back")
    func cancelsPopToRoot() {
        let (stage, percent) = makeStage(.views, ["A", "B", "C"])
        stage.navigation.popToRootViewController(animated: true)
        percent.update(0.3)
        #expect(stage.stack == ["A"])
        percent.cancel()
        #expect(stage.stack == ["A", "B", "C"])
        stage.app.settle()
        #expect(stage.navigation.viewControllers.allSatisfy { $0.parent === stage.navigation })
        #expect(stage.faults() == [])
    }

    @Test("faster by its completion speed")
    func speed() {
        let (stage, percent) = makeStage(.views)
        percent.completionSpeed = 4
        _ = stage.push("B")
        percent.update(0.2)
        percent.finish()
        stage.app.advance(frames: 16)
        #expect(stage.delegate.shown.last == "B")
        stage.app.settle()
    }

    @Test(
        "a transition that begins by time can be paused, turned back, and goes on",
        arguments: [Kind.views, .interruptible])
    func pauses(kind: Kind) {
        let (stage, percent) = makeStage(kind)
        percent.wantsInteractiveStart = false
        let b = stage.push("B")
        stage.app.advance(frames: 31)
        percent.pause()
        let held = stage.alpha(b)
        #expect(abs(held - 0.5) < 0.03)
        stage.app.advance(frames: 60)
        #expect(abs(stage.alpha(b) - held) < 0.001)
        #expect(stage.navigation.transitionCoordinator?.isInteractive == true)
        #expect(stage.navigation.transitionCoordinator?.initiallyInteractive == false)
        percent.cancel()
        stage.app.settle()
        #expect(stage.stack == ["A"])
        #expect(stage.faults() == [])
    }

    @Test("the coordinator reports the gesture, and animations alongside track it")
    func coordinator() throws {
        let (stage, percent) = makeStage(.views)
        let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.navigation.view.addSubview(mark)
        _ = stage.push("B")
        let coordinator = try #require(stage.navigation.transitionCoordinator)
        #expect(coordinator.isInteractive)
        #expect(coordinator.initiallyInteractive)
        #expect(coordinator.transitionDuration == 1)
        #expect(coordinator.viewController(forKey: .to)?.title == "B")
        #expect(coordinator.view(forKey: .from) === stage.navigation.viewControllers[0].view)
        var notified: [String] = []
        coordinator.notifyWhenInteractionChanges { notified.append("changes \($0.isCancelled) \($0.percentComplete)") }
        coordinator.notifyWhenInteractionEnds { notified.append("ends \($0.isCancelled)") }
        coordinator.animateAlongsideTransition(in: stage.navigation.view) { _ in mark.alpha = 0 }
        coordinator.animate(alongsideTransition: nil) { notified.append("over \($0.isCancelled)") }
        percent.update(0.25)
        stage.app.advance(frames: 2)
        #expect(abs((mark.layer.presentation()?.opacity ?? 0) - 0.75) < 0.001)
        percent.cancel()
        #expect(notified == ["changes true 0.25", "ends true"])
        stage.app.settle()
        #expect(notified.last == "over true")
        #expect(stage.faults() == [])
    }

    @Test("a request of the app in the middle of a gesture completes what the gesture held", arguments: [true, false])
    func interrupted(animated: Bool) {
        let (stage, percent) = makeStage(.views)
        _ = stage.push("B")
        percent.update(0.4)
        stage.app.advance(frames: 3)
        stage.delegate.animator = nil
        stage.delegate.interaction = nil
        stage.navigation.pushViewController(CustomStage.page("C"), animated: animated)
        #expect(stage.stack == ["A", "B", "C"])
        percent.update(0.6)
        percent.cancel()
        stage.app.settle()
        #expect(stage.stack == ["A", "B", "C"])
        #expect(stage.fade.ended == [true])
        #expect(stage.faults() == [])
    }

    @Test("an interaction controller of the app's own decides by the context")
    func ownController() {
        @MainActor final class Own: NSObject, UIViewControllerInteractiveTransitioning {
            var context: (any UIViewControllerContextTransitioning)?
            func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
                self.context = context
                if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
            }
        }
        for completes in [true, false] {
            let stage = CustomStage("A")
            let own = Own()
            stage.delegate.interaction = own
            _ = stage.push("B")
            own.context?.updateInteractiveTransition(0.5)
            stage.app.advance(frames: 3)
            #expect(own.context?.isInteractive == true)
            if completes {
                own.context?.finishInteractiveTransition()
            } else {
                own.context?.cancelInteractiveTransition()
            }
            stage.app.advance(frames: 3)
            own.context?.completeTransition(completes)
            stage.app.settle()
            #expect(stage.stack == (completes ? ["A", "B"] : ["A"]))
            #expect(stage.faults() == [])
        }
    }

    @Test("an app that scrubs by the container's own time is followed")
    func ownTime() {
        let stage = CustomStage("A")
        let b = stage.push("B")
        stage.app.advance(frames: 1)
        let layer = stage.fade.context?.containerView.layer
        let paused = layer?.convertTime(CACurrentMediaTime(), from: nil) ?? 0
        layer?.speed = 0
        layer?.timeOffset = paused
        stage.app.advance(frames: 30)
        let before = stage.alpha(b)
        layer?.timeOffset += 0.25
        stage.app.advance(frames: 1)
        #expect(abs(stage.alpha(b) - before - 0.25) < 0.001)
        layer?.speed = 1
        layer?.timeOffset = 0
        stage.app.settle()
        #expect(stage.stack == ["A", "B"])
        #expect(stage.faults() == [])
    }

    @Test(
        "a transition cancelled after the app has moved the page elsewhere completes",
        arguments: Kind.allCases)
    func cancelsTooLate(kind: Kind) {
        for name in ["B", "C"] {
            let (stage, percent) = makeStage(kind, ["A", "B", "C"])
            guard let page = stage.navigation.viewControllers.first(where: { $0.title == name }) else { continue }
            stage.navigation.popToRootViewController(animated: true)
            percent.update(0.4)
            stage.app.advance(frames: 2)
            let other = UINavigationController(rootViewController: page)
            percent.cancel()
            stage.app.settle()
            #expect(stage.stack == ["A"], "\(name)")
            #expect(other.viewControllers == [page] && page.parent === other, "\(name)")
            #expect(stage.faults() == [], "\(name)")
        }
    }

    @Test("a page that the app has presented in the meantime is not returned either")
    func cancelsTooLateForPresented() throws {
        let (stage, percent) = makeStage(.views, ["A", "B", "C"])
        let page = stage.navigation.viewControllers[1]
        stage.navigation.popToRootViewController(animated: true)
        percent.update(0.4)
        stage.app.advance(frames: 2)
        stage.navigation.present(page, animated: false)
        percent.cancel()
        stage.app.settle()
        #expect(stage.stack == ["A"])
        #expect(page.parent == nil)
        #expect(page.presentingViewController === stage.navigation)
        #expect(page.view.window != nil)
    }
}
