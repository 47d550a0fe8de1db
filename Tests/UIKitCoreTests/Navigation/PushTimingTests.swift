import QuartzCore
import Testing
import UIKit
import UIKitTesting

/// The time when a change of the stack becomes visible: with the next layout of the container, as in UIKit.
@MainActor
struct PushTimingTests {
    let recorder = CallRecorder()

    func makeStack(_ names: String...) -> (app: TestApp, navigation: UINavigationController) {
        let navigation = UINavigationController()
        navigation.viewControllers = names.map { RecordingViewController($0, recorder) }
        let app = TestApp(navigation)
        _ = recorder.take()
        return (app, navigation)
    }

    @Test("a push changes the stack at once, and loads and calls with the next layout", arguments: [true, false])
    func push(animated: Bool) {
        let (app, navigation) = makeStack("A")
        let page = RecordingViewController("B", recorder)
        navigation.pushViewController(page, animated: animated)
        #expect(navigation.viewControllers.last === page)
        #expect(navigation.topViewController === page)
        #expect(page.navigationController === navigation)
        #expect(!page.isViewLoaded)
        #expect(recorder.take() == ["B willMove to parent"])
        navigation.view.layoutIfNeeded()
        #expect(page.isViewLoaded)
        let mark = animated ? " animated" : ""
        #expect(
            recorder.take().prefix(3) == ["B viewDidLoad", "A viewWillDisappear" + mark, "B viewWillAppear" + mark])
        app.settle()
        #expect(page.view.window === app.window)
    }

    @Test("while the animations of views are switched off, no change of a stack is animated")
    func switchedOff() {
        let (app, navigation) = makeStack("A")
        UIView.setAnimationsEnabled(false)
        let page = UIViewController()
        navigation.pushViewController(page, animated: true)
        #expect(navigation.viewControllers.last === page)
        app.turn()
        #expect(navigation.transitionCoordinator == nil)
        #expect(page.view.window != nil)
        UIView.setAnimationsEnabled(true)
        UIView.performWithoutAnimation { _ = navigation.popViewController(animated: true) }
        app.turn()
        #expect(navigation.transitionCoordinator == nil)
        #expect(page.view.window == nil)
    }

    @Test("a pop answers with the screen that left, and calls with the next layout", arguments: [true, false])
    func pop(animated: Bool) {
        let (app, navigation) = makeStack("A", "B")
        let top = navigation.topViewController
        #expect(navigation.popViewController(animated: animated) === top)
        #expect(navigation.viewControllers.count == 1)
        #expect(recorder.take() == ["B willMove to nil"])
        #expect(top?.viewIfLoaded?.window === app.window)
        app.turn()
        #expect(recorder.take().prefix(2) == ["A viewDidLoad", "B viewWillDisappear" + (animated ? " animated" : "")])
        app.settle()
        #expect(top?.parent == nil)
    }

    @Test("of what is set and pushed in one turn, only the screen that ends on top loads")
    func coveredBeforeLayout() {
        let (app, navigation) = makeStack("A")
        let root = RecordingViewController("Root", recorder)
        let middle = RecordingViewController("Middle", recorder)
        let top = RecordingViewController("Top", recorder)
        navigation.setViewControllers([root], animated: false)
        navigation.pushViewController(middle, animated: false)
        navigation.pushViewController(top, animated: true)
        app.settle()
        #expect(!root.isViewLoaded)
        #expect(!middle.isViewLoaded)
        #expect(top.view.window === app.window)
        #expect(!recorder.lines.contains { $0.hasPrefix("Root view") || $0.hasPrefix("Middle view") })
    }

    @Test("a push that is undone before the layout shows nothing and loads nothing")
    func pushAndPop() {
        let (app, navigation) = makeStack("A")
        let page = RecordingViewController("B", recorder)
        navigation.pushViewController(page, animated: true)
        navigation.popViewController(animated: true)
        app.settle()
        #expect(!page.isViewLoaded)
        #expect(
            recorder.take() == ["B willMove to parent", "B didMove to parent", "B willMove to nil", "B didMove to nil"])
        #expect(navigation.transitionCoordinator == nil)
        #expect(app.title == "A")
    }

    @Test("the coordinator is there when the call returns, and what joins it moves along and completes at the end")
    func coordinator() throws {
        let (app, navigation) = makeStack("A")
        let page = RecordingViewController("B", recorder)
        navigation.pushViewController(page, animated: true)
        let coordinator = try #require(navigation.transitionCoordinator)
        #expect(coordinator.isAnimated)
        #expect(coordinator.viewController(forKey: .to) === page)
        var done = 0, ran = 0
        coordinator.animate(alongsideTransition: { _ in ran += 1 }, completion: { _ in done += 1 })
        app.turn()
        #expect(ran == 1)
        #expect(navigation.transitionCoordinator === coordinator)
        app.advance(frames: 20)
        #expect(done == 0)
        app.settle()
        #expect(done == 1)
        #expect(navigation.transitionCoordinator == nil)
    }

    @Test("without animation there is no coordinator, and a push that is undone calls the completions that joined it")
    func coordinatorOfNothing() throws {
        let (app, navigation) = makeStack("A")
        navigation.pushViewController(RecordingViewController("B", recorder), animated: false)
        #expect(navigation.transitionCoordinator == nil)
        app.settle()
        var done = 0
        navigation.pushViewController(RecordingViewController("C", recorder), animated: true)
        try #require(navigation.transitionCoordinator).animate(alongsideTransition: nil) { _ in done += 1 }
        navigation.popViewController(animated: true)
        app.settle()
        #expect(done == 1)
    }

    @Test("a transaction's completion block waits for the motion of a push inside it")
    func transaction() {
        let (app, navigation) = makeStack("A")
        var done = 0
        CATransaction.begin()
        CATransaction.setCompletionBlock { done += 1 }
        navigation.pushViewController(RecordingViewController("B", recorder), animated: true)
        CATransaction.commit()
        app.advance(frames: 20)
        #expect(done == 0)
        app.settle()
        #expect(done == 1)
    }

    @Test("the motion begins at the moment of the call, not a frame later")
    func time() {
        let (app, navigation) = makeStack("A")
        navigation.pushViewController(RecordingViewController("B", recorder), animated: true)
        _ = recorder.take()
        app.advance(frames: 30)
        #expect(!recorder.lines.contains("B viewDidAppear animated"))
        app.advance(frames: 2)
        #expect(recorder.lines.contains("B viewDidAppear animated"))
    }

    @Test("a container removed before the layout disappears with the visible page, and returns with the new top page")
    func containerGoes() {
        let (app, navigation) = makeStack("A")
        let page = RecordingViewController("B", recorder)
        navigation.pushViewController(page, animated: true)
        app.window.rootViewController = UIViewController()
        app.settle()
        #expect(!page.isViewLoaded)
        #expect(
            recorder.take() == [
                "B willMove to parent", "A viewWillDisappear", "B didMove to parent", "A viewDidDisappear",
            ])
        app.window.rootViewController = navigation
        app.settle()
        #expect(page.view.window === app.window)
        #expect(recorder.take() == ["B viewDidLoad", "B viewWillAppear", "B viewDidAppear"])
    }

    @Test("a bar that is hidden after the push in the same turn moves with the pages")
    func hiddenBar() {
        let (app, navigation) = makeStack("A")
        navigation.pushViewController(RecordingViewController("B", recorder), animated: true)
        navigation.setNavigationBarHidden(true, animated: true)
        app.advance(frames: 8)
        #expect(navigation.navigationBar.frame.minX < 0)
        app.settle()
        #expect(navigation.navigationBar.frame.maxY <= 0)
    }

    @Test("a second push during the first push displays the titles of both screens in turn")
    func titlesInTurn() throws {
        let (app, navigation) = makeStack("A")
        navigation.pushViewController(RecordingViewController("B", recorder), animated: true)
        app.advance(frames: 10)
        navigation.pushViewController(RecordingViewController("C", recorder), animated: true)
        // The second animation has begun: the disappearing title is that of the second page.
        while !recorder.lines.contains("C viewWillAppear animated") { app.advance(frames: 1) }
        app.advance(frames: 1)
        #expect(app.visibleTexts.contains("B"))
        app.settle()
        #expect(app.title == "C")
    }

    @Test(
        "a screen that is popped may be presented, or become the window's root, in the same turn",
        arguments: [true, false])
    func poppedGoesOn(presents: Bool) {
        let (app, navigation) = makeStack("A", "B")
        let page = navigation.topViewController as? RecordingViewController
        navigation.popViewController(animated: false)
        if presents {
            page.map { navigation.present($0, animated: false) }
        } else {
            app.window.rootViewController = page
        }
        app.settle()
        #expect(page?.view.window === app.window)
        #expect(page?.parent == nil)
        #expect(recorder.lines.filter { $0.hasPrefix("B viewDidDisappear") }.count == 1)
        #expect(recorder.lines.last { $0.hasPrefix("B view") } == "B viewDidAppear")
    }

    @Test("in a stack that is in no window a change shows at once")
    func outOfWindow() {
        let navigation = UINavigationController(rootViewController: RecordingViewController("A", recorder))
        navigation.beginAppearanceTransition(true, animated: false)
        navigation.endAppearanceTransition()
        let page = RecordingViewController("B", recorder)
        navigation.pushViewController(page, animated: false)
        #expect(page.isViewLoaded)
        #expect(recorder.lines.contains("B viewDidAppear"))
    }

    @Test("a push that waits is awaited, and so is one that leads nowhere")
    func awaited() async {
        let (app, navigation) = makeStack("A")
        let page = RecordingViewController("B", recorder)
        let pushing = Task { await navigation.push(page) }
        for _ in 0..<3 { await Task.yield() }
        app.settle()
        #expect(await pushing.value == .completed)
        #expect(page.view.window === app.window)
    }
}
