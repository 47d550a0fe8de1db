import Testing
import UIKit
import UIKitTesting

/// Dismissals that a gesture has cancelled or still holds, and dismissals by the app at the same time.
@MainActor
struct CancelledDismissalTests {
    enum Caller: CaseIterable { case presented, presenting }

    /// A page above the root, whose dismissal a gesture holds.
    @MainActor
    private final class Stage {
        let root = UIViewController()
        let page = UIViewController()
        let leaver = PresentationTransitionTests.Leaver()
        let app: TestApp
        var calls: [String] = []

        init() {
            app = TestApp(root, draws: false)
            page.modalPresentationStyle = .fullScreen
            page.transitioningDelegate = leaver
            root.present(page, animated: false)
            app.settle()
            leaver.interaction = UIPercentDrivenInteractiveTransition()
            page.dismiss(animated: true) { self.calls.append("first") }
            leaver.interaction?.update(0.5)
            app.advance(frames: 2)
        }

        func cancel() {
            leaver.interaction?.cancel()
            leaver.interaction = nil
            app.advance(frames: 2)
        }

        func dismiss(_ caller: Caller, animated: Bool = true) {
            let one = caller == .presented ? page : root
            one.dismiss(animated: animated) {
                self.calls.append("second, \(self.root.presentedViewController == nil ? "gone" : "still there")")
            }
        }

        var isGone: Bool {
            root.presentedViewController == nil && page.view.window == nil && root.view.window != nil
                && page.transitionCoordinator == nil
        }
    }

    @Test("A dismissal while a cancelled one moves back is carried out when that is back", arguments: Caller.allCases)
    func cancelled(caller: Caller) {
        let stage = Stage()
        stage.cancel()
        stage.dismiss(caller)
        #expect(stage.calls == [])
        #expect(stage.app.settle())
        #expect(stage.calls == ["first", "second, gone"])
        #expect(stage.isGone)
    }

    @Test(
        "A dismissal without animation while a cancelled one moves back is carried out at the end of the turn",
        arguments: Caller.allCases)
    func atOnce(caller: Caller) {
        let stage = Stage()
        stage.cancel()
        stage.dismiss(caller, animated: false)
        stage.app.turn()
        #expect(stage.calls == ["first", "second, gone"])
        #expect(stage.app.settle())
        #expect(stage.isGone)
    }

    @Test(
        "A dismissal while a gesture holds one leaves the gesture alone, and is carried out however that ends",
        arguments: Caller.allCases, [true, false])
    func held(caller: Caller, completes: Bool) {
        let stage = Stage()
        stage.dismiss(caller)
        #expect(stage.calls == [])
        stage.leaver.interaction?.update(0.6)
        stage.app.advance(frames: 2)
        #expect(stage.page.transitionCoordinator?.isInteractive == true)
        if completes { stage.leaver.interaction?.finish() } else { stage.cancel() }
        #expect(stage.app.settle())
        #expect(stage.calls == ["first", "second, gone"])
        #expect(stage.isGone)
    }

    @Test("Time passes in a page again whose dismissal was cancelled")
    func time() {
        let stage = Stage()
        stage.cancel()
        #expect(stage.app.settle())
        var ended = false
        UIView.animate(withDuration: 0.3) {
            stage.page.view.alpha = 0.5
        } completion: {
            ended = $0
        }
        #expect(stage.app.settle())
        #expect(ended)
    }

    @Test("A dismissal of what is below takes a page along whose own dismissal moves back", arguments: [true, false])
    func below(animated: Bool) {
        let bottom = UIViewController()
        let stage = Stage()
        stage.app.window.rootViewController = bottom
        stage.app.settle()
        let (middle, page, leaver) = (UIViewController(), UIViewController(), PresentationTransitionTests.Leaver())
        page.modalPresentationStyle = .fullScreen
        page.transitioningDelegate = leaver
        bottom.present(middle, animated: false)
        middle.present(page, animated: false)
        stage.app.settle()
        leaver.interaction = UIPercentDrivenInteractiveTransition()
        page.dismiss(animated: true)
        leaver.interaction?.update(0.5)
        leaver.interaction?.cancel()
        leaver.interaction = nil
        stage.app.advance(frames: 2)
        var answered = 0
        bottom.dismiss(animated: animated) { answered += 1 }
        #expect(stage.app.settle())
        #expect(answered == 1)
        #expect(bottom.presentedViewController == nil)
        #expect(middle.presentedViewController == nil)
        #expect(middle.view.window == nil)
        #expect(page.view.window == nil)
    }
}
