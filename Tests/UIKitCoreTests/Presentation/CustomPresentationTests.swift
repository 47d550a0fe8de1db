import RandomWalk
import Testing
import UIKit
import UIKitTesting

/// A drawer at the trailing side with its own dimming view, which is animated alongside.
@MainActor
final class DrawerPresentation: UIPresentationController {
    let dimming = UIView()
    var calls: [String] = []
    var onCall: ((String) -> Void)?

    override var frameOfPresentedViewInContainerView: CGRect {
        let bounds = containerView?.bounds ?? .zero
        return CGRect(x: bounds.width - 300, y: 0, width: 300, height: bounds.height)
    }
    override func presentationTransitionWillBegin() {
        note("will present")
        dimming.frame = containerView?.bounds ?? .zero
        dimming.backgroundColor = .black
        dimming.alpha = 0
        containerView?.insertSubview(dimming, at: 0)
        presentedViewController.transitionCoordinator?.animate(
            alongsideTransition: { [dimming] _ in dimming.alpha = 0.5 }, completion: nil)
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
        note("did present \(completed)")
        if !completed { dimming.removeFromSuperview() }
    }
    override func dismissalTransitionWillBegin() {
        note("will dismiss")
        presentedViewController.transitionCoordinator?.animate(
            alongsideTransition: { [dimming] _ in dimming.alpha = 0 }, completion: nil)
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
        note("did dismiss \(completed)")
        if completed { dimming.removeFromSuperview() }
    }
    override func containerViewWillLayoutSubviews() { dimming.frame = containerView?.bounds ?? .zero }

    private func note(_ call: String) {
        calls.append(call)
        onCall?(call)
    }
}

/// Presentations with presentation controllers of the app.
@MainActor
struct CustomPresentationTests {
    final class Supplier: NSObject, UIViewControllerTransitioningDelegate {
        weak var made: DrawerPresentation?
        var animator: FadeAnimator?
        var interaction: UIPercentDrivenInteractiveTransition?
        var askedFor: [UIViewController?] = []
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            askedFor = [presenting, source]
            let drawer = DrawerPresentation(presentedViewController: presented, presenting: presenting)
            made = drawer
            return drawer
        }
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
        func interactionControllerForPresentation(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
    }

    let root = CustomStage.page("Root")
    let supplier = Supplier()

    private func drawer() -> UIViewController {
        let page = CustomStage.page("Drawer")
        page.modalPresentationStyle = .custom
        page.transitioningDelegate = supplier
        return page
    }

    @Test("a custom presentation sets the frame of its view, and adds views that animate along")
    func places() throws {
        let app = TestApp(root, draws: false)
        let page = drawer()
        #expect(page.presentationController == nil)
        root.present(page, animated: true)
        let made = try #require(supplier.made)
        #expect(page.presentationController === made)
        #expect(made.presentingViewController === root)
        #expect(made.presentedViewController === page)
        #expect(supplier.askedFor.allSatisfy { $0 === root })
        app.advance(frames: 8)
        let dim = made.dimming.layer.presentation()?.opacity ?? 0
        #expect(dim > 0.05)
        #expect(dim < 0.49)
        #expect((app.presentedFrame(of: page.view)?.minY ?? 0) > 10)
        app.settle()
        #expect(app.presentedFrame(of: page.view) == CGRect(x: 90, y: 0, width: 300, height: 844))
        #expect(page.view.superview === made.containerView)
        #expect(made.calls == ["will present", "did present true"])
        #expect(root.view.window != nil)
        root.dismiss(animated: true)
        app.settle()
        #expect(made.calls.suffix(2) == ["will dismiss", "did dismiss true"])
        #expect(made.containerView == nil)
        #expect(page.view.window == nil)
        #expect(app.animatedLayers.isEmpty)
    }

    @Test("a window of another size moves the presented view to its new place")
    func resizes() {
        let app = TestApp(root, draws: false)
        let page = drawer()
        root.present(page, animated: false)
        app.settle()
        app.resize(to: CGSize(width: 600, height: 500))
        app.settle()
        #expect(app.presentedFrame(of: page.view) == CGRect(x: 300, y: 0, width: 300, height: 500))
        #expect(supplier.made?.dimming.frame == CGRect(x: 0, y: 0, width: 600, height: 500))
    }

    @Test(
        "a dismissal at any frame of a presentation ends both, each will with its did",
        arguments: [0, 1, 5, 12, 23, 30])
    func interrupted(frame: Int) throws {
        let app = TestApp(root, draws: false)
        let page = drawer()
        let recorder = app.recordCalls()
        var ends: [String] = []
        root.present(page, animated: true) { ends.append("presented") }
        let made = try #require(supplier.made)
        app.advance(frames: frame)
        root.dismiss(animated: true) { ends.append("dismissed") }
        app.settle()
        #expect(made.calls == ["will present", "did present true", "will dismiss", "did dismiss true"])
        #expect(ends == ["presented", "dismissed"])
        #expect(root.presentedViewController == nil)
        #expect(page.view.window == nil)
        #expect(root.transitionCoordinator == nil)
        #expect(page.transitionCoordinator == nil)
        #expect(app.animatedLayers.isEmpty)
        let calls = recorder.take().filter { $0.hasPrefix("Drawer") }
        #expect(calls.filter { $0.contains("Will") || $0.contains("will") }.count == 2)
    }

    @Test("a covered screen that is dismissed with what covers it gets no calls, and presents nothing any more")
    func middleGoes() {
        final class Middle: UIViewController {
            var wasBeingDismissed: [Bool] = []
            let late = UIViewController()
            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                wasBeingDismissed.append(isBeingDismissed)
            }
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                if presentedViewController == nil, wasBeingDismissed.count == 1 { present(late, animated: true) }
            }
        }
        let app = TestApp(root, draws: false)
        let (middle, top) = (Middle(), UIViewController())
        root.present(middle, animated: false)
        top.modalPresentationStyle = .fullScreen
        middle.present(top, animated: false)
        app.settle()
        root.dismiss(animated: true)
        app.settle()
        #expect(middle.wasBeingDismissed == [false])
        #expect(middle.late.presentingViewController == nil)
        #expect(middle.late.viewIfLoaded?.window == nil)
        #expect(root.presentedViewController == nil)
        #expect(middle.view.window == nil)
    }

    @Test(
        "a dismissal from inside the presentation's own callbacks works",
        arguments: ["will present", "did present true", "will dismiss"])
    func reentrant(call: String) {
        let app = TestApp(root, draws: false)
        let page = drawer()
        root.present(page, animated: true)
        supplier.made?.onCall = { if $0 == call { root.dismiss(animated: true) } }
        // The first call has already occurred. The other calls occur in a second presentation.
        if call == "will present" {
            root.dismiss(animated: false)
            app.settle()
            let again = CustomStage.page("Again")
            again.modalPresentationStyle = .custom
            let eager = Eager(root)
            again.transitioningDelegate = eager
            root.present(again, animated: true)
            app.settle()
            #expect(root.presentedViewController == nil)
            #expect(again.view.window == nil)
            return
        }
        app.settle()
        if root.presentedViewController != nil { root.dismiss(animated: true) }
        app.settle()
        #expect(root.presentedViewController == nil)
        #expect(page.view.window == nil)
        #expect(app.animatedLayers.isEmpty)
    }

    /// Creates presentations that are dismissed as soon as they begin.
    final class Eager: NSObject, UIViewControllerTransitioningDelegate {
        let root: UIViewController
        init(_ root: UIViewController) { self.root = root }
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            let drawer = DrawerPresentation(presentedViewController: presented, presenting: presenting)
            drawer.onCall = { [root] in if $0 == "will present" { root.dismiss(animated: true) } }
            return drawer
        }
    }

    @Test("a controller that is being dismissed may be presented again at once, and stays")
    func again() {
        let app = TestApp(root, draws: false)
        let page = drawer()
        root.present(page, animated: true)
        app.settle()
        var ends: [String] = []
        root.dismiss(animated: true) { ends.append("dismissed") }
        app.advance(frames: 6)
        root.present(page, animated: true) { ends.append("presented") }
        app.settle()
        #expect(ends == ["dismissed", "presented"])
        #expect(root.presentedViewController === page)
        #expect(app.presentedFrame(of: page.view) == CGRect(x: 90, y: 0, width: 300, height: 844))
    }

    @Test("a gesture that cancels a presentation notifies the app, and leaves nothing")
    func takenBack() throws {
        let app = TestApp(root, draws: false)
        supplier.animator = FadeAnimator()
        supplier.interaction = UIPercentDrivenInteractiveTransition()
        let page = drawer()
        root.present(page, animated: true)
        let made = try #require(supplier.made)
        supplier.interaction?.update(0.5)
        app.advance(frames: 10)
        #expect(abs(Double(made.dimming.layer.presentation()?.opacity ?? 0) - 0.25) < 0.01)
        supplier.interaction?.cancel()
        app.settle()
        #expect(made.calls == ["will present", "did present false"])
        #expect(root.presentedViewController == nil)
        #expect(page.view.window == nil)
    }

    @Test(
        "presentation, controllers and views are freed after a dismissal, also one in the middle", arguments: [nil, 7])
    func freed(frame: Int?) {
        let app = TestApp(root, draws: false)
        weak var page: UIViewController?
        func present() {
            let made = drawer()
            page = made
            root.present(made, animated: true)
        }
        present()
        if let frame { app.advance(frames: frame) } else { app.settle() }
        root.dismiss(animated: true)
        app.settle()
        #expect(page == nil)
        #expect(supplier.made == nil)
    }

    @Test(
        "a controller that was set up and never presented is freed",
        arguments: [UIModalPresentationStyle.pageSheet, .popover, .fullScreen])
    func neverPresented(style: UIModalPresentationStyle) {
        weak var page: UIViewController?
        func make() {
            let made = UIViewController()
            made.modalPresentationStyle = style
            made.sheetPresentationController?.detents = [.medium()]
            made.popoverPresentationController?.sourceView = root.view
            #expect(made.presentationController != nil)
            page = made
        }
        make()
        #expect(page == nil)
    }

    @Test("a presentation in a context covers the controller that defines it, and is dismissed from inside")
    func context() {
        let app = TestApp(root, draws: false)
        let child = CustomStage.page("Child")
        child.view.frame = CGRect(x: 0, y: 400, width: 390, height: 300)
        child.definesPresentationContext = true
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        let page = CustomStage.page("Page")
        page.modalPresentationStyle = .overCurrentContext
        child.present(page, animated: true)
        app.settle()
        #expect(page.presentingViewController === child)
        #expect(app.presentedFrame(of: page.view) == CGRect(x: 0, y: 400, width: 390, height: 300))
        #expect(root.presentedViewController == nil)
        page.dismiss(animated: true)
        app.settle()
        #expect(child.presentedViewController == nil)
        #expect(page.view.window == nil)
    }

    @Test("a flip turns what is below away, then the page up")
    func flips() {
        let app = TestApp(root, draws: false)
        let page = CustomStage.page("Page")
        page.modalPresentationStyle = .fullScreen
        page.modalTransitionStyle = .flipHorizontal
        root.present(page, animated: true)
        app.advance(frames: 3)
        #expect((app.presentedFrame(of: root.view)?.width ?? 390) < 389)
        #expect((app.presentedFrame(of: page.view)?.width ?? 390) < 1)
        app.settle()
        #expect(app.presentedFrame(of: page.view)?.width == 390)
        #expect(root.view.window == nil)
        root.dismiss(animated: false)
        app.settle()
        #expect(app.presentedFrame(of: root.view)?.width == 390)
        #expect(app.animatedLayers.isEmpty)
    }
}
