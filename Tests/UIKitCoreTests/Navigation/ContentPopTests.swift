import NavigationLogic
import RandomWalk
import Testing
import UIKit
import UIKitTesting

/// Ways to pop other than the edge swipe, and reduced motion.
@MainActor
struct ContentPopTests {
    private func makeStage(_ content: UIView? = nil, rightToLeft: Bool = false) -> (TestApp, UINavigationController) {
        let navigation = UINavigationController()
        let top = CustomStage.page("Top")
        if let content {
            content.frame = CGRect(x: 0, y: 200, width: 390, height: 400)
            top.view.addSubview(content)
        }
        navigation.viewControllers = [CustomStage.page("Root"), top]
        return (TestApp(navigation, rightToLeft: rightToLeft, draws: false), navigation)
    }

    private func swipe(_ app: TestApp, rightToLeft: Bool = false, back: Bool = true) {
        let goesRight = back != rightToLeft
        app.drag(
            from: CGPoint(x: goesRight ? 80 : 310, y: 400), to: CGPoint(x: goesRight ? 310 : 80, y: 400), frames: 10)
        app.settle()
    }

    @Test("a swipe in the content pops only if the app enables it", arguments: [false, true])
    func content(rightToLeft: Bool) {
        let (app, navigation) = makeStage(rightToLeft: rightToLeft)
        #expect(navigation.interactiveContentPopGestureRecognizer?.isEnabled == false)
        swipe(app, rightToLeft: rightToLeft)
        #expect(navigation.viewControllers.count == 2)
        navigation.interactiveContentPopGestureRecognizer?.isEnabled = true
        swipe(app, rightToLeft: rightToLeft, back: false)
        #expect(navigation.viewControllers.count == 2)
        swipe(app, rightToLeft: rightToLeft)
        #expect(navigation.viewControllers.count == 1)
        #expect(app.animatedLayers.isEmpty)
    }

    @Test("content that can scroll back scrolls; content at its start lets the swipe pop", arguments: [0, 200])
    func scrolling(offset: Int) {
        let scrollView = UIScrollView()
        let (app, navigation) = makeStage(scrollView)
        scrollView.contentSize = CGSize(width: 1200, height: 400)
        scrollView.contentOffset.x = CGFloat(offset)
        app.settle()
        navigation.interactiveContentPopGestureRecognizer?.isEnabled = true
        swipe(app)
        #expect(navigation.viewControllers.count == (offset == 0 ? 1 : 2))
        #expect(offset == 0 || scrollView.contentOffset.x < CGFloat(offset))
    }

    @Test("a trackpad swipe pops once per gesture, and not over content that scrolls in its direction")
    func trackpad() {
        let scrollView = UIScrollView()
        let (app, navigation) = makeStage(scrollView)
        navigation.viewControllers.insert(CustomStage.page("Lower"), at: 0)
        scrollView.contentSize = CGSize(width: 1200, height: 400)
        scrollView.contentOffset.x = 90
        app.settle()
        func turn(_ steps: Int, y: CGFloat) {
            for _ in 0..<steps {
                app.wheel(by: CGPoint(x: 15, y: 2), at: CGPoint(x: 195, y: y))
                app.advance(frames: 1)
            }
        }
        turn(6, y: 400)
        app.settle()
        #expect(scrollView.contentOffset.x == 0)
        #expect(navigation.viewControllers.count == 3)
        app.advance(frames: 30)
        turn(10, y: 750)
        app.settle()
        #expect(navigation.viewControllers.count == 2)
        app.advance(frames: 30)
        turn(5, y: 750)
        app.settle()
        #expect(navigation.viewControllers.count == 1)
    }

    @Test("steps of one turn are one decision, and turning round takes the way back")
    func turns() {
        var turn = WheelTurn()
        let steps = (0..<8).map { turn.triggersPop(15, at: Double($0) * 0.1) }
        #expect(steps == [false, false, false, true, false, false, false, false])
        var wavering = WheelTurn()
        let back = [50.0, -50, 50].map { wavering.triggersPop($0, at: 0) }
        #expect(back == [false, false, false])
        var slow = WheelTurn()
        let single = (0..<8).map { slow.triggersPop(40, at: Double($0)) } + [slow.triggersPop(.nan, at: 0)]
        #expect(!single.contains(true))
    }

    @Test("with less motion a push fades and nothing slides")
    func crossFade() {
        let (app, navigation) = makeStage()
        app.reducesMotion = true
        let page = CustomStage.page("Next")
        navigation.pushViewController(page, animated: true)
        app.advance(frames: 6)
        #expect(app.presentedFrame(of: page.view)?.minX == 0)
        let alpha = page.view.superview?.layer.presentation()?.opacity ?? 0
        #expect(alpha > 0.2)
        #expect(alpha < 0.9)
        app.settle()
        #expect(page.view.superview?.layer.presentation()?.opacity == 1)
        #expect(app.title == "Next")
        #expect(app.animatedLayers.isEmpty)
    }
}

/// Asynchronous changes of the stack.
@MainActor
struct AsyncNavigationTests {
    /// Starts the work in the app's own context, runs `meanwhile`, and waits for the result.
    private func run(
        _ app: TestApp, _ work: @escaping @MainActor () async -> UINavigationController.Outcome, _ meanwhile: () -> Void
    ) async -> UINavigationController.Outcome {
        var hasStarted = false
        let task = Task { @MainActor in
            app.activate()
            hasStarted = true
            return await work()
        }
        while !hasStarted { await Task.yield() }
        app.activate()
        meanwhile()
        return await task.value
    }

    @Test("a push is awaited until its screen has appeared, and a pop until its screen has disappeared")
    func completes() async {
        let stage = CustomStage("A")
        stage.delegate.animator = nil
        var isDone = false
        let first = await run(
            stage.app,
            {
                let outcome = await stage.navigation.push(CustomStage.page("B"))
                isDone = true
                return outcome
            }
        ) {
            stage.app.advance(frames: 10)
            #expect(!isDone)
            stage.app.settle()
        }
        #expect(first == .completed)
        let outcome = await run(stage.app, { await stage.navigation.push(CustomStage.page("C")) }) {
            stage.app.settle()
        }
        #expect(outcome == .completed)
        #expect(stage.stack == ["A", "B", "C"])
        #expect(await run(stage.app, { await stage.navigation.pop() }) { stage.app.settle() } == .completed)
        #expect(await run(stage.app, { await stage.navigation.popToRoot() }) { stage.app.settle() } == .completed)
        #expect(await run(stage.app, { await stage.navigation.pop() }) {} == .cancelled)
        #expect(stage.stack == ["A"])
    }

    @Test("a change that a later call undoes is cancelled, a change that is covered is completed")
    func coalesced() async {
        let stage = CustomStage("A")
        stage.delegate.animator = nil
        let taken = await run(stage.app, { await stage.navigation.push(CustomStage.page("B")) }) {
            stage.app.advance(frames: 3)
            stage.navigation.popToRootViewController(animated: true)
            stage.app.settle()
        }
        #expect(taken == .cancelled)
        let covered = await run(stage.app, { await stage.navigation.push(CustomStage.page("C")) }) {
            stage.app.advance(frames: 3)
            stage.navigation.pushViewController(CustomStage.page("D"), animated: true)
            stage.app.settle()
        }
        #expect(covered == .completed)
        #expect(stage.stack == ["A", "C", "D"])
    }

    @Test("a cancelled swipe reports a cancellation, and so does a gesture of the app")
    func cancelled() async {
        let stage = CustomStage("A", "B")
        let percent = UIPercentDrivenInteractiveTransition()
        stage.delegate.interaction = percent
        let outcome = await run(stage.app, { await stage.navigation.pop() }) {
            percent.update(0.3)
            percent.cancel()
            stage.app.settle()
        }
        #expect(outcome == .cancelled)
        #expect(stage.stack == ["A", "B"])
    }

    @Test("nothing waits for a navigation controller that went away")
    func gone() async {
        let app = TestApp(UIViewController(), draws: false)
        var navigation: UINavigationController? = UINavigationController(rootViewController: CustomStage.page("A"))
        app.window.rootViewController = navigation
        app.settle()
        weak let weakly = navigation
        let page = CustomStage.page("B")
        let outcome = await run(app, { [weak navigation] in await navigation?.push(page) ?? .completed }) {
            app.advance(frames: 3)
            navigation = nil
            app.window.rootViewController = UIViewController()
            app.settle()
        }
        // Off screen the change is complete, independent of other references to the controller.
        #expect(outcome == .completed || weakly == nil)
    }
}
