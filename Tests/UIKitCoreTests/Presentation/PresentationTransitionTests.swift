import RandomWalk
import Testing
import UIKit
import UIKitTesting

/// Presentations: completions, coordinators, and animators of the app.
@MainActor
struct PresentationTransitionTests {
    final class Supplier: NSObject, UIViewControllerTransitioningDelegate {
        var animator: FadeAnimator? = FadeAnimator()
        var interaction: UIPercentDrivenInteractiveTransition?
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
        func animationController(forDismissed dismissed: UIViewController) -> (
            any UIViewControllerAnimatedTransitioning
        )? { nil }
        func interactionControllerForPresentation(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    }

    /// A dismissal whose animator moves the old view down and removes it.
    final class Leaver: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
        var interaction: UIPercentDrivenInteractiveTransition?
        func animationController(forDismissed dismissed: UIViewController) -> (
            any UIViewControllerAnimatedTransitioning
        )? { self }
        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.5
        }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let from = context.view(forKey: .from) else { return }
            if let to = context.view(forKey: .to) { context.containerView.insertSubview(to, belowSubview: from) }
            UIView.animate(withDuration: 0.5) {
                from.transform = CGAffineTransform(translationX: 0, y: 800)
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    let root = CustomStage.page("Root")

    private func makeApp() -> TestApp { TestApp(root, draws: false) }

    @Test("a presentation that is dismissed on its way completes before the dismissal does")
    func completions() {
        let app = makeApp()
        var calls: [String] = []
        root.present(CustomStage.page("Sheet"), animated: true) { calls.append("presented") }
        app.advance(frames: 5)
        root.dismiss(animated: true) { calls.append("dismissed") }
        app.settle()
        #expect(calls == ["presented", "dismissed"])
        #expect(root.presentedViewController == nil)
    }

    @Test("what moves along with a presentation moves, both ways", arguments: [true, false])
    func coordinator(presents: Bool) throws {
        let app = makeApp()
        let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        root.view.addSubview(mark)
        let sheet = CustomStage.page("Sheet")
        root.present(sheet, animated: presents)
        if !presents {
            app.settle()
            root.dismiss(animated: true)
        }
        var notified: [String] = []
        let coordinator = try #require(sheet.transitionCoordinator)
        #expect(coordinator.viewController(forKey: presents ? .to : .from) === sheet)
        #expect(
            coordinator.animate(
                alongsideTransition: { _ in mark.alpha = 0 }, completion: { notified.append("over \($0.isCancelled)") })
        )
        app.advance(frames: 8)
        let alpha = mark.layer.presentation()?.opacity ?? 0
        #expect(alpha > 0.05)
        #expect(alpha < 0.95)
        app.settle()
        #expect(notified == ["over false"])
        #expect(mark.alpha == 0)
        #expect(sheet.transitionCoordinator == nil)
        #expect(root.transitionCoordinator == nil)
    }

    @Test(
        """
        a push that outlasts a presentation by its stack keeps its coordinator, and so does a dismissal that \
        outlasts a pop
        """
    )
    func overlaps() throws {
        let stack = UINavigationController(rootViewController: CustomStage.page("A"))
        let app = TestApp(stack, draws: false)
        app.settle()
        stack.present(CustomStage.page("Sheet"), animated: true)
        app.advance(frames: 12)
        let page = CustomStage.page("B")
        stack.pushViewController(page, animated: true)
        let presenting = try #require(stack.transitionCoordinator)
        var ended = false
        presenting.animate(alongsideTransition: nil) { _ in ended = true }
        for _ in 0..<60 where !ended { app.advance(frames: 1) }
        let push = try #require(stack.transitionCoordinator)
        #expect(push.viewController(forKey: .to) === page)
        #expect(page.transitionCoordinator === push)
        app.settle()
        #expect(stack.transitionCoordinator == nil)
        #expect(page.transitionCoordinator == nil)
        stack.popViewController(animated: true)
        app.advance(frames: 20)
        stack.dismiss(animated: true)
        app.advance(frames: 14)
        #expect(stack.transitionCoordinator?.viewController(forKey: .from)?.title == "Sheet")
        app.settle()
        #expect(stack.transitionCoordinator == nil)
    }

    @Test(
        "an animator of the app's own presents, in the style's place",
        arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .custom])
    func presents(style: UIModalPresentationStyle) {
        let app = makeApp()
        let supplier = Supplier()
        let page = CustomStage.page("Page")
        page.modalPresentationStyle = style
        page.transitioningDelegate = supplier
        var calls = 0
        root.present(page, animated: true) { calls += 1 }
        app.advance(frames: 31)
        #expect(abs(Double(page.view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.02)
        #expect(calls == 0)
        app.settle()
        #expect(calls == 1)
        #expect(app.presentedFrame(of: page.view)?.minY == (style == .pageSheet ? 57 : 0))
        #expect(app.animatedLayers.isEmpty)
        root.dismiss(animated: true)
        app.settle()
        #expect(page.view.window == nil)
        #expect(root.view.window != nil)
    }

    @Test("a gesture may present and take it back")
    func takenBack() {
        let app = makeApp()
        let supplier = Supplier()
        supplier.interaction = UIPercentDrivenInteractiveTransition()
        let page = CustomStage.page("Page")
        page.transitioningDelegate = supplier
        let recorder = app.recordCalls()
        root.present(page, animated: true)
        supplier.interaction?.update(0.4)
        app.advance(frames: 30)
        #expect(abs(Double(page.view.layer.presentation()?.opacity ?? 0) - 0.4) < 0.001)
        supplier.interaction?.cancel()
        app.settle()
        #expect(root.presentedViewController == nil)
        #expect(page.view.window == nil)
        #expect(
            recorder.take().filter { $0.contains("ppear") && !$0.contains("IsApp") } == [
                "Page viewWillAppear animated", "Page viewWillDisappear animated", "Page viewDidDisappear animated",
            ])
    }

    @Test(
        "a dismissal under a gesture goes or stays", arguments: [true, false],
        [UIModalPresentationStyle.fullScreen, .pageSheet])
    func dismissal(completes: Bool, style: UIModalPresentationStyle) {
        let app = makeApp()
        let leaver = Leaver()
        leaver.interaction = UIPercentDrivenInteractiveTransition()
        let page = CustomStage.page("Page")
        page.modalPresentationStyle = style
        page.transitioningDelegate = leaver
        root.present(page, animated: true)
        app.settle()
        root.dismiss(animated: true)
        leaver.interaction?.update(0.5)
        app.advance(frames: 10)
        #expect((app.presentedFrame(of: page.view)?.minY ?? 0) > 100)
        if completes { leaver.interaction?.finish() } else { leaver.interaction?.cancel() }
        app.settle()
        #expect((root.presentedViewController === page) == !completes)
        #expect((page.view.window != nil) == !completes)
        // A presentation that covers the screen has removed the presenter's view from the window.
        #expect((root.view.superview === app.window) == (completes || style == .pageSheet))
        if !completes { #expect(app.presentedFrame(of: page.view)?.minY == (style == .pageSheet ? 57 : 0)) }
        #expect(app.animatedLayers.isEmpty)
    }

    @Test(
        "children change places with their appearance calls",
        arguments: [UIView.AnimationOptions.transitionFlipFromLeft, .transitionCrossDissolve, []])
    func children(options: UIView.AnimationOptions) {
        let app = makeApp()
        let (one, two) = (CustomStage.page("One"), CustomStage.page("Two"))
        for child in [one, two] { root.addChild(child) }
        root.view.addSubview(one.view)
        app.settle()
        let recorder = app.recordCalls()
        var ended: [Bool] = []
        root.transition(
            from: one, to: two, duration: 0.4, options: options, animations: {}, completion: { ended.append($0) })
        app.settle()
        #expect(ended == [true])
        #expect(one.view.superview == nil)
        #expect(two.view.superview === root.view)
        let animated = recorder.take().filter { $0.contains("ppear") && !$0.contains("IsApp") }
        #expect(
            animated == [
                "One viewWillDisappear animated", "Two viewWillAppear animated", "One viewDidDisappear animated",
                "Two viewDidAppear animated",
            ])
        #expect(app.animatedLayers.isEmpty)
    }

    @Test("a flip turns the old view away and the new one up")
    func flip() {
        let app = makeApp()
        let (one, two) = (
            UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100)),
            UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
        )
        root.view.addSubview(one)
        app.settle()
        UIView.transition(from: one, to: two, duration: 1, options: [.transitionFlipFromLeft, .curveLinear])
        app.advance(frames: 16)
        #expect(abs((app.presentedFrame(of: one)?.width ?? 0) - 50) < 4)
        app.advance(frames: 30)
        #expect(abs((app.presentedFrame(of: two)?.width ?? 0) - 50) < 6)
        app.settle()
        #expect(one.superview == nil)
        #expect(two.superview === root.view)
        #expect(app.presentedFrame(of: two)?.width == 100)
    }

    @Test("a page that does not extend below the toolbar ends above it")
    func bottomEdge() {
        let page = CustomStage.page("Page")
        page.edgesForExtendedLayout = [.top]
        page.toolbarItems = [UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)]
        let navigation = UINavigationController(rootViewController: page)
        let app = TestApp(navigation, draws: false)
        navigation.isToolbarHidden = false
        app.settle()
        #expect(page.view.frame.height == 766)
        #expect(page.view.safeAreaInsets.bottom == 0)
        page.edgesForExtendedLayout = .all
        app.settle()
        #expect(page.view.frame.height == 844)
        #expect(page.view.safeAreaInsets.bottom == 78)
    }
}
