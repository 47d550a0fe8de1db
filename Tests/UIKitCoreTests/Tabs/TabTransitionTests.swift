import RandomWalk
import SeededNumbers
import Testing
import UIKit
import UIKitTesting

/// Three plain pages whose delegate has an animator.
@MainActor
final class TabTransitionStage: NSObject, UITabBarControllerDelegate {
    let tabs = UITabBarController()
    let pages: [WalkPage]
    let fade = FadeAnimator()
    var interaction: (any UIViewControllerInteractiveTransitioning)?
    var asked: [String] = []
    var isAnimated = true
    let app: TestApp
    let recorder: CallRecorder

    init(stacks: Bool = false, draws: Bool = false) {
        pages = ["A", "B", "C"].map { WalkPage($0) }
        tabs.viewControllers = stacks ? pages.map { UINavigationController(rootViewController: $0) } : pages
        app = TestApp(tabs, draws: draws)
        app.settle()
        recorder = app.recordCalls()
        super.init()
        app.activate()
        for page in pages { page.tabBarItem.title = page.title }
        tabs.delegate = self
    }

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        asked.append("\(fromVC.tabBarItem.title ?? "") to \(toVC.tabBarItem.title ?? "")")
        return isAnimated ? fade : nil
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func calls() -> [String] {
        recorder.take().filter { $0.contains("Appear") || $0.contains("Disappear") }.filter {
            !$0.contains("IsAppearing")
        }
    }

    func alpha(_ index: Int) -> Double { Double(pages[index].view.layer.presentation()?.opacity ?? -1) }

    /// The conditions at rest with this selection.
    func faults(_ index: Int) -> [String] {
        var wrong: [String] = []
        if tabs.selectedIndex != index { wrong.append("selected is \(tabs.selectedIndex)") }
        if app.presentedFrame(of: pages[index].view) != tabs.view.bounds {
            wrong.append("the page stands at \(app.presentedFrame(of: pages[index].view) ?? .null)")
        }
        if pages[index].view.alpha != 1 { wrong.append("the page's alpha is \(pages[index].view.alpha)") }
        for (other, page) in pages.enumerated() {
            if other != index, page.viewIfLoaded?.window != nil { wrong.append("\(other) is still in the window") }
            if page.phase != (other == index ? .shown : .hidden) { wrong.append("\(other) is \(page.phase)") }
            wrong += [page.wrongOrder].compactMap { $0 }
        }
        if tabs.transitionCoordinator != nil { wrong.append("a coordinator stayed") }
        if tabs.tabBar.selectedItem !== tabs.viewControllers?[index].tabBarItem {
            wrong.append("another tab is marked")
        }
        return wrong
    }
}

@MainActor
struct TabTransitionTests {
    @Test(
        "the delegate's animator animates a tap and a call, with callbacks in order and a coordinator"
    )
    func moves() throws {
        let stage = TabTransitionStage()
        var along: [String] = []
        stage.pages[1].onCall = { call in
            guard call == .willAppear else { return }
            let coordinator = stage.pages[1].transitionCoordinator
            along.append("\(coordinator?.isAnimated ?? false) \(coordinator?.transitionDuration ?? -1)")
            coordinator?.animate(
                alongsideTransition: { _ in along.append("along") },
                completion: { along.append("done \($0.isCancelled)") })
        }
        stage.tabs.selectedIndex = 1
        #expect(stage.asked == ["A to B"])
        #expect(stage.calls() == ["B viewWillAppear animated", "A viewWillDisappear animated"])
        stage.app.advance(frames: 30)
        #expect(stage.alpha(1) > 0.2)
        #expect(stage.alpha(1) < 0.8)
        #expect(stage.app.presentedFrame(of: stage.tabs.tabBar)?.maxY == 844)
        stage.app.settle()
        #expect(stage.calls() == ["A viewDidDisappear animated", "B viewDidAppear animated"])
        #expect(along == ["true 1.0", "along", "done false"])
        #expect(stage.fade.ended == [true])
        #expect(stage.faults(1) == [])
        let button = try #require(stage.tabs.tabBar.descendants.first { $0.accessibilityLabel == "C" })
        stage.app.tap(button)
        #expect(stage.asked.last == "B to C")
        stage.app.settle()
        #expect(stage.faults(2) == [])
    }

    @Test("without an animator, and off screen, the change is immediate")
    func atOnce() {
        let stage = TabTransitionStage()
        stage.isAnimated = false
        stage.tabs.selectedIndex = 1
        #expect(stage.calls().last == "B viewDidAppear")
        #expect(stage.faults(1) == [])
        let hidden = UITabBarController()
        hidden.viewControllers = [UIViewController(), UIViewController()]
        hidden.delegate = stage
        hidden.selectedIndex = 1
        #expect(stage.asked == ["A to B"])
        #expect(hidden.selectedIndex == 1)
    }

    @Test("selecting another tab during the animation ends the change and begins another change", arguments: [0, 2])
    func interrupted(next: Int) {
        let stage = TabTransitionStage()
        stage.tabs.selectedIndex = 1
        stage.app.advance(frames: 10)
        stage.tabs.selectedIndex = next
        #expect(stage.fade.ended == [true])
        #expect(stage.asked == ["A to B", "B to \(["A", "B", "C"][next])"])
        stage.app.advance(frames: 10)
        #expect(stage.alpha(next) < 0.5)
        stage.app.settle()
        #expect(stage.faults(next) == [])
    }

    @Test("an animator that never completes continues until the next selection ends it")
    func overdue() {
        let stage = TabTransitionStage()
        stage.fade.ending = .never
        stage.tabs.selectedIndex = 1
        stage.app.advance(seconds: 4)
        #expect(stage.fade.ended == [])
        #expect(stage.tabs.transitionCoordinator != nil)
        stage.isAnimated = false
        stage.tabs.selectedIndex = 2
        #expect(stage.fade.ended == [true])
        stage.app.settle()
        #expect(stage.faults(2) == [])
    }

    @Test(
        "an animator may complete twice, in the wrong way, or before it has begun",
        arguments: [FadeAnimator.Ending.twice, .cancelled, .atOnce])
    func endings(_ ending: FadeAnimator.Ending) {
        let stage = TabTransitionStage()
        stage.fade.ending = ending
        stage.tabs.selectedIndex = 1
        stage.app.advance(seconds: 3)
        stage.app.settle()
        #expect(stage.faults(ending == .cancelled ? 0 : 1) == [])
        #expect(stage.fade.ended.count == 1)
        // A late call changes nothing.
        stage.fade.context?.completeTransition(false)
        stage.app.settle()
        #expect(stage.faults(ending == .cancelled ? 0 : 1) == [])
    }

    @Test("a gesture holds, cancels and completes the change")
    func gesture() {
        let stage = TabTransitionStage()
        let percent = UIPercentDrivenInteractiveTransition()
        stage.interaction = percent
        stage.tabs.selectedIndex = 1
        percent.update(0.4)
        stage.app.advance(frames: 60)
        #expect(abs(stage.alpha(1) - 0.4) < 0.05)
        #expect(stage.tabs.transitionCoordinator?.isInteractive == true)
        var changes: [Bool] = []
        stage.tabs.transitionCoordinator?.notifyWhenInteractionChanges { changes.append($0.isCancelled) }
        percent.cancel()
        stage.app.settle()
        #expect(changes == [true])
        #expect(
            stage.calls() == [
                "B viewWillAppear animated", "A viewWillDisappear animated", "A viewWillAppear animated",
                "B viewWillDisappear animated",
                "B viewDidDisappear animated", "A viewDidAppear animated",
            ])
        #expect(stage.faults(0) == [])
        stage.tabs.selectedIndex = 1
        percent.update(0.7)
        stage.app.advance(frames: 2)
        percent.finish()
        stage.app.settle()
        #expect(stage.faults(1) == [])
        #expect(stage.fade.ended == [false, true])
    }

    @Test("selecting another tab while a gesture holds the change completes the change first")
    func heldAndInterrupted() {
        let stage = TabTransitionStage()
        let percent = UIPercentDrivenInteractiveTransition()
        stage.interaction = percent
        stage.tabs.selectedIndex = 1
        percent.update(0.5)
        stage.app.advance(frames: 2)
        stage.interaction = nil
        stage.tabs.selectedIndex = 2
        #expect(stage.asked == ["A to B", "B to C"])
        percent.update(0.9)
        percent.finish()
        stage.app.settle()
        #expect(stage.fade.ended == [true, true])
        #expect(stage.faults(2) == [])
    }

    @Test(
        "callbacks are complete when the tab bar controller disappears or loses its tabs during the change",
        arguments: [true, false])
    func leaves(whole: Bool) {
        let stage = TabTransitionStage()
        stage.tabs.selectedIndex = 1
        stage.app.advance(frames: 10)
        if whole {
            stage.app.window.rootViewController = UIViewController()
        } else {
            stage.tabs.viewControllers = [stage.pages[2]]
        }
        stage.app.settle()
        #expect(stage.pages.map(\.phase) == [.hidden, .hidden, whole ? .hidden : .shown])
        #expect(stage.pages.compactMap(\.wrongOrder) == [])
        #expect(stage.tabs.transitionCoordinator == nil)
    }

    @Test("a selection inside a callback of the change wins", arguments: [Walker.Inside.willAppear, .didAppear])
    func reentrant(_ call: Walker.Inside) {
        let stage = TabTransitionStage()
        stage.pages[1].onCall = { if $0 == call { stage.tabs.selectedIndex = 2 } }
        stage.tabs.selectedIndex = 1
        stage.app.settle()
        #expect(stage.faults(2) == [])
    }

    @Test("the bar hides during a change to a stack whose page hides it, and appears during the change back")
    func barSlides() throws {
        let stage = TabTransitionStage(stacks: true)
        let deep = UIViewController()
        deep.hidesBottomBarWhenPushed = true
        (stage.tabs.viewControllers?[1] as? UINavigationController)?.pushViewController(deep, animated: false)
        stage.tabs.selectedIndex = 1
        stage.app.advance(frames: 20)
        let moving = try #require(stage.app.presentedFrame(of: stage.tabs.tabBar)).minY
        #expect(moving > 761)
        #expect(moving < 845)
        stage.app.settle()
        #expect(stage.tabs.tabBar.isHidden)
        stage.tabs.selectedIndex = 0
        stage.app.advance(frames: 20)
        #expect(!stage.tabs.tabBar.isHidden)
        stage.app.settle()
        #expect(stage.app.presentedFrame(of: stage.tabs.tabBar)?.minY == 761)
    }

    @Test(
        "random selections, gestures, animators and sizes leave each page in its place, with all callbacks complete",
        arguments: [1, 2, 3, 4])
    func random(seed: UInt64) {
        var random = SeededNumbers(seed: seed)
        let stage = TabTransitionStage(stacks: seed % 2 == 0)
        var percent = UIPercentDrivenInteractiveTransition()
        let endings: [FadeAnimator.Ending] = [.once, .once, .twice, .never, .cancelled, .atOnce]
        for step in 0..<160 {
            stage.app.activate()
            switch Int.random(in: 0..<10, using: &random) {
            case 0...3: stage.tabs.selectedIndex = Int.random(in: 0..<3, using: &random)
            case 4:
                percent = UIPercentDrivenInteractiveTransition()
                stage.interaction = Bool.random(using: &random) ? percent : nil
            case 5: percent.update(CGFloat.random(in: 0...1, using: &random))
            case 6: Bool.random(using: &random) ? percent.finish() : percent.cancel()
            case 7:
                stage.app.resize(
                    to: [
                        CGSize(width: 390, height: 844), CGSize(width: 844, height: 390),
                        CGSize(width: 1024, height: 768),
                    ].randomElement(using: &random)
                        ?? .zero)
            case 8: stage.fade.ending = endings.randomElement(using: &random) ?? .once
            default:
                stage.fade.usesPropertyAnimator = Bool.random(using: &random)
                stage.isAnimated = Int.random(in: 0..<4, using: &random) > 0
            }
            stage.app.advance(frames: Int.random(in: 0...30, using: &random))
            guard step % 8 == 7 else { continue }
            stage.app.activate()
            percent.cancel()
            stage.app.advance(seconds: 3)
            stage.app.settle()
            // A gesture that has not ended still holds the change. Another selection ends the change.
            stage.app.activate()
            if stage.tabs.transitionCoordinator != nil {
                stage.isAnimated = false
                stage.tabs.selectedIndex = (stage.tabs.selectedIndex + 1) % 3
                stage.app.settle()
            }
            #expect(stage.faults(stage.tabs.selectedIndex) == [], "step \(step)")
        }
    }

    @Test("a tab bar controller is freed during a change")
    func freed() {
        weak var tabs: UITabBarController?
        weak var page: UIViewController?
        do {
            let stage = TabTransitionStage()
            (tabs, page) = (stage.tabs, stage.pages[1])
            stage.tabs.selectedIndex = 1
            stage.app.advance(frames: 10)
            stage.app.window.rootViewController = UIViewController()
            stage.app.advance(seconds: 3)
        }
        #expect(tabs == nil)
        #expect(page == nil)
    }

    final class Orienting: UIViewController {
        var mask = UIInterfaceOrientationMask.all
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
        override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .landscapeLeft }
    }

    final class Judge: NSObject, UITabBarControllerDelegate {
        var lines: [String] = []
        var refuses = false
        func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
            -> UIInterfaceOrientationMask
        { .landscapeRight }
        func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController)
            -> UIInterfaceOrientation
        { .landscapeRight }
        func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
            lines.append("should \(tab.identifier)")
            return !refuses
        }
        func tabBarController(
            _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
        ) {
            lines.append("did \(selectedTab.identifier) after \(previousTab?.identifier ?? "none")")
        }
    }

    @Test("an orientation is supported if each tab supports it, unless the delegate decides otherwise")
    func orientations() {
        let tabs = UITabBarController()
        let pages = [Orienting(), Orienting()]
        pages[1].mask = .portrait
        tabs.viewControllers = pages
        #expect(tabs.supportedInterfaceOrientations == .portrait)
        #expect(tabs.preferredInterfaceOrientationForPresentation == .landscapeLeft)
        let judge = Judge()
        tabs.delegate = judge
        #expect(tabs.supportedInterfaceOrientations == .landscapeRight)
        #expect(tabs.preferredInterfaceOrientationForPresentation == .landscapeRight)
    }

    @Test("the search tab is at the end, with the system's title and image")
    func searchTab() {
        let search = UISearchTab { _ in Page("Find") }
        let tabs = UITabBarController(
            tabs: [search]
                + ["A", "B"].map { name in UITab(title: name, image: nil, identifier: name) { _ in Page(name) } })
        let app = TestApp(tabs, language: "de", draws: false)
        app.settle()
        #expect(tabs.tabBar.items?.map { $0.title } == ["A", "B", search.title])
        #expect(search.image != nil)
        tabs.selectedTab = search
        app.settle()
        #expect(tabs.selectedIndex == 2)
        #expect(tabs.tabs.first === search)
    }

    @Test("`UITab` objects have their own delegate calls")
    func tabObjects() throws {
        let tabs = UITabBarController(
            tabs: ["A", "B"].map { name in UITab(title: name, image: nil, identifier: name) { _ in Page(name) } })
        let judge = Judge()
        tabs.delegate = judge
        let app = TestApp(tabs, draws: false)
        app.settle()
        func tap(_ title: String) throws {
            app.tap(try #require(tabs.tabBar.descendants.first { $0.accessibilityLabel == title }))
        }
        try tap("B")
        try tap("B")
        judge.refuses = true
        try tap("A")
        #expect(judge.lines == ["should B", "did B after A", "should B", "did B after B", "should A"])
        #expect(tabs.selectedTab?.identifier == "B")
    }
}
