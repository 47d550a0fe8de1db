import RandomWalk
import Testing
import UIKit
import UIKitTesting

/// Tabs that are set and selected inside the resulting calls.
@MainActor
struct TabReentryTests {
    private let recorder = CallRecorder()
    private let tabs = UITabBarController()

    private func page(_ name: String) -> RecordingViewController { RecordingViewController(name, recorder) }

    @Test("controllers in the More list are freed when fewer controllers are set")
    func fewer() {
        final class Freed { weak var object: UIViewController? }
        let freed = Freed()
        func setSeven() {
            let last = page("Last")
            freed.object = last
            tabs.viewControllers = (0..<6).map { page("\($0)") } + [last]
        }
        setSeven()
        let app = TestApp(tabs, draws: false)
        app.settle()
        #expect(freed.object != nil)
        tabs.viewControllers = [page("A"), page("B")]
        app.settle()
        #expect(freed.object == nil)
    }

    @Test("a tab that is set again while it disappears stays")
    func stays() {
        let (a, b, c) = (page("A"), page("B"), page("C"))
        tabs.viewControllers = [a, b]
        let app = TestApp(tabs, draws: false)
        app.settle()
        b.onCall["willMove"] = { [weak tabs, weak b, c] in
            guard let tabs, let b, tabs.viewControllers?.contains(b) == false else { return }
            tabs.viewControllers = [b, c]
        }
        tabs.viewControllers = [a]
        app.settle()
        #expect(tabs.viewControllers == [b, c])
        #expect(a.parent == nil)
        #expect(b.parent === tabs)
        #expect(c.parent === tabs)
        #expect(tabs.selectedViewController === b)
        #expect(b.view.window != nil)
        #expect(a.view.window == nil)
    }

    @Test("a tab that is removed while it appears is gone")
    func takenOut() {
        let (a, b, c) = (page("A"), page("B"), page("C"))
        tabs.viewControllers = [a]
        let app = TestApp(tabs, draws: false)
        app.settle()
        b.onCall["willMove"] = { [weak tabs, weak b, c] in
            guard let tabs, let b, tabs.viewControllers?.contains(b) == true else { return }
            tabs.viewControllers = [c]
        }
        tabs.viewControllers = [b, a]
        app.settle()
        #expect(tabs.viewControllers == [c])
        #expect(tabs.children == [c])
        #expect([a.parent, b.parent] == [nil, nil])
        #expect(tabs.selectedViewController === c)
        #expect(c.view.window != nil)
    }

    @Test("a tab that is selected again while the end of an animation removes it appears")
    func selectedAgain() {
        let pages = ["A", "B"].map { page($0) }
        tabs.viewControllers = pages
        let app = TestApp(tabs, draws: false)
        app.settle()
        let fader = TabFader()
        tabs.delegate = fader
        tabs.selectedIndex = 1
        app.advance(frames: 5)
        pages[1].onCall["viewWillDisappear"] = { [weak tabs] in tabs?.selectedIndex = 0 }
        pages[0].onCall["viewWillDisappear"] = { [weak tabs] in tabs?.selectedIndex = 0 }
        app.window.rootViewController = UIViewController()
        app.settle()
        app.window.rootViewController = tabs
        app.settle()
        #expect(tabs.selectedViewController === pages[0])
        #expect(pages[0].view.window != nil)
        #expect(pages[1].view.window == nil)
    }

    @Test(
        "a tab appears with the tab bar controller that its delegate removed while it supplied an animator"
    )
    func takenAway() {
        let pages = ["A", "B"].map { page($0) }
        tabs.viewControllers = pages
        let app = TestApp(tabs, draws: false)
        app.settle()
        let fader = TabFader()
        fader.onAsk = { [weak app] in app?.window.rootViewController = UIViewController() }
        tabs.delegate = fader
        tabs.selectedIndex = 1
        app.settle()
        #expect(recorder.take().filter { $0.hasPrefix("B viewWill") } == [])
        app.window.rootViewController = tabs
        app.settle()
        #expect(tabs.transitionCoordinator == nil)
        #expect(pages[1].view.window != nil)
        #expect(pages[0].view.window == nil)
    }

    @Test("a tap selects nothing if the delegate removes the tab in `shouldSelect`")
    func takenOutByAnswer() throws {
        let pages = ["A", "B"].map { page($0) }
        for (index, page) in pages.enumerated() {
            page.tabBarItem = UITabBarItem(title: page.title, image: nil, tag: index)
        }
        tabs.viewControllers = pages
        let app = TestApp(tabs, draws: false)
        app.settle()
        let fader = TabFader()
        fader.onTap = { [weak tabs, a = pages[0]] in tabs?.viewControllers = [a] }
        tabs.delegate = fader
        let bar = tabs.tabBar.convert(tabs.tabBar.bounds, to: nil)
        app.tap(at: CGPoint(x: bar.minX + bar.width * 0.75, y: bar.minY + 20))
        app.settle()
        #expect(fader.taps == 1)
        #expect(tabs.selectedViewController === pages[0])
        #expect(tabs.children == [pages[0]])
        #expect(pages[1].viewIfLoaded?.window == nil)
    }

    @Test("tabs that are set while a selection ends the former animation are the final tabs")
    func setWhileMotionEnds() {
        let pages = ["A", "B", "C"].map { page($0) }
        tabs.viewControllers = pages
        let app = TestApp(tabs, draws: false)
        app.settle()
        let fader = TabFader()
        tabs.delegate = fader
        tabs.selectedIndex = 1
        app.advance(frames: 5)
        pages[0].onCall["viewDidDisappear"] = { [weak tabs, weak page = pages[1]] in
            if let tabs, let page { tabs.viewControllers = [page] }
        }
        tabs.selectedIndex = 2
        app.settle()
        #expect(tabs.viewControllers == [pages[1]])
        #expect(tabs.selectedViewController === pages[1])
        #expect(pages[1].view.window != nil)
        #expect(pages[2].viewIfLoaded?.window == nil)
        #expect(tabs.children == [pages[1]])
        #expect(tabs.transitionCoordinator == nil)
    }

    @Test(
        "the selected tab appears if the tabs are set while an animator receives its view",
        arguments: [ComingPage.Call.traits, .willMove])
    func setWhileAnimatorTakesView(call: ComingPage.Call) {
        let (a, b) = (page("A"), ComingPage(call))
        // The traits differ from the window's, so the view is notified while it enters the window.
        tabs.overrideUserInterfaceStyle = .dark
        tabs.viewControllers = [a, b]
        let app = TestApp(tabs, draws: false)
        app.settle()
        let fader = TabFader()
        tabs.delegate = fader
        var calls = 0
        b.onCall = { [weak tabs, weak a, weak b] in
            b?.onCall = {}
            calls += 1
            if let tabs, let a, let b { tabs.viewControllers = [b, a] }
        }
        tabs.selectedIndex = 1
        #expect(calls == 1)
        app.settle()
        #expect(tabs.selectedViewController === b)
        #expect(b.view.window != nil)
        #expect(a.view.window == nil)
        #expect(b.view.superview === tabs.view)
        #expect(tabs.transitionCoordinator == nil)
    }

    @Test(
        "a tab that is selected while an animator receives the view of another tab appears",
        arguments: [ComingPage.Call.traits, .willMove])
    func selectedWhileAnimatorTakesView(call: ComingPage.Call) {
        let (a, b, c) = (page("A"), ComingPage(call), page("C"))
        tabs.overrideUserInterfaceStyle = .dark
        tabs.viewControllers = [a, b, c]
        let app = TestApp(tabs, draws: false)
        app.settle()
        let fader = TabFader()
        tabs.delegate = fader
        b.onCall = { [weak tabs, weak b] in
            b?.onCall = {}
            tabs?.selectedIndex = 2
        }
        tabs.selectedIndex = 1
        app.settle()
        #expect(tabs.selectedViewController === c)
        #expect(c.view.window != nil)
        #expect([a.view.window, b.view.window] == [nil, nil])
        tabs.selectedIndex = 1
        app.settle()
        #expect(b.view.window != nil)
        #expect(b.view.alpha == 1)
    }

    @Test("a tab that is selected again while its view is removed appears", arguments: [false, true])
    func selectedWhileTakenOut(moves: Bool) {
        let (a, b) = (ComingPage(.leaving), page("B"))
        tabs.viewControllers = [a, b]
        let app = TestApp(tabs, draws: false)
        app.settle()
        let fader = TabFader()
        if moves { tabs.delegate = fader }
        var calls = 0
        a.onCall = { [weak tabs, weak a] in
            a?.onCall = {}
            calls += 1
            tabs?.delegate = nil
            tabs?.selectedIndex = 0
        }
        tabs.selectedIndex = 1
        app.settle()
        #expect(calls == 1)
        #expect(tabs.selectedViewController === a)
        #expect(a.view.window != nil)
        #expect(a.view.superview === tabs.view)
        #expect(b.view.window == nil)
        #expect(recorder.take().filter { $0.hasPrefix("B view") }.suffix(1) == ["B viewDidDisappear"])
    }
}

/// A page with calls before its view is completely in the window, and before its view has left the window.
final class ComingPage: UIViewController {
    enum Call: Sendable { case traits, willMove, leaving }

    var onCall: () -> Void = {}
    private let call: Call

    init(_ call: Call) {
        self.call = call
        super.init(nibName: nil, bundle: nil)
        title = "Coming"
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        let page = View()
        page.onCall = { [weak self, call] in if $0 == call { self?.onCall() } }
        view = page
    }

    private final class View: UIView {
        var onCall: (Call) -> Void = { _ in }

        override func willMove(toWindow newWindow: UIWindow?) { onCall(newWindow == nil ? .leaving : .willMove) }
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            onCall(.traits)
        }
    }
}

@MainActor
private final class TabFader: NSObject, UITabBarControllerDelegate {
    var onAsk: () -> Void = {}
    var onTap: () -> Void = {}
    var taps = 0

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    {
        taps += 1
        onTap()
        return true
    }

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        onAsk()
        return FadeAnimator()
    }
}
