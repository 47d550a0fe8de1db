import RandomWalk
import Testing
import UIKit
import UIKitTesting

/// A request in every call of a tab change.
@MainActor
struct TabDecisionTests {
    enum Moment: CaseIterable, Sendable {
        case animator, oldWillDisappear, newWillAppear, oldDidDisappear, newDidAppear, newWillMove, oldWillMove,
            animationEnds
    }
    enum Act: CaseIterable, Sendable {
        case selectFirst, selectThird, selectTwice, drop, dropAndAdd, reverse, present, away, narrow
    }

    @MainActor private final class DecidingDelegate: NSObject, UITabBarControllerDelegate {
        var animator: FadeAnimator?
        var onAsk: () -> Void = {}
        func tabBarController(
            _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            onAsk()
            return animator
        }
    }

    /// A page that records the order of its calls. Its moves to and from parents also make requests.
    private final class MovingPage: UIViewController {
        let page: WalkPage
        var onMove: (Bool) -> Void = { _ in }

        init(_ name: String) {
            page = WalkPage(name)
            super.init(nibName: nil, bundle: nil)
            title = name
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            addChild(page)
            view.addSubview(page.view)
            page.didMove(toParent: self)
        }

        override func willMove(toParent parent: UIViewController?) {
            super.willMove(toParent: parent)
            onMove(parent != nil)
        }
    }

    @Test(
        "a request in any callback of a change of tabs leaves the selected tab on screen, with all callbacks complete",
        arguments: Moment.allCases,
        Act.allCases)
    func matrix(moment: Moment, act: Act) {
        for moves in [false, true] {
            let pages = (0..<7).map { MovingPage("\($0)") }
            let new = MovingPage("New")
            let tabs = UITabBarController()
            tabs.viewControllers = Array(pages.prefix(3))
            let app = TestApp(tabs, size: CGSize(width: 390, height: 700), draws: false)
            app.settle()
            let asked = DecidingDelegate()
            if moves { asked.animator = FadeAnimator() }
            tabs.delegate = asked
            var isDue = true
            var isFading = false
            let perform = { [weak tabs, weak app] in
                guard isDue, let tabs, let app else { return }
                isDue = false
                switch act {
                case .selectFirst: tabs.selectedIndex = 0
                case .selectThird: tabs.selectedIndex = 2
                case .selectTwice: (tabs.selectedIndex, tabs.selectedIndex) = (0, 1)
                case .drop: tabs.viewControllers = [pages[2], pages[0]]
                case .dropAndAdd: tabs.setViewControllers([new, pages[1]], animated: true)
                case .reverse: tabs.viewControllers = Array(pages.reversed())
                case .present: tabs.present(UIViewController(), animated: true)
                case .away: app.window.rootViewController = UIViewController()
                case .narrow: app.resize(to: CGSize(width: 320, height: 480))
                }
            }
            asked.onAsk = { if moment == .animator { perform() } }
            pages[0].page.onCall = { call in
                if call == .willDisappear, moment == .oldWillDisappear { perform() }
                if call == .didDisappear, moment == .oldDidDisappear { perform() }
            }
            pages[1].page.onCall = { call in
                if call == .willAppear, moment == .newWillAppear { perform() }
                if call == .didAppear, moment == .newDidAppear || moment == .animationEnds && isFading { perform() }
            }
            new.onMove = { comes in if comes, moment == .newWillMove { perform() } }
            pages[0].onMove = { comes in if !comes, moment == .oldWillMove { perform() } }
            app.activate()
            tabs.selectedIndex = 1
            app.advance(frames: 4)
            app.activate()
            isFading = true
            if moment == .newWillMove || moment == .oldWillMove { tabs.viewControllers = [pages[1], pages[2], new] }
            app.settle()
            app.activate()
            app.window.rootViewController = tabs
            tabs.presentedViewController?.dismiss(animated: false)
            app.settle()
            let selected = tabs.selectedViewController
            let all = pages + [new]
            let inWindow = all.filter { $0.viewIfLoaded?.window != nil }
            #expect(inWindow == [selected], "\(moves)")
            for page in all {
                #expect(page.page.wrongOrder == nil, "\(moves), \(page.title ?? "")")
                #expect(page.page.phase == (page === selected ? .shown : .hidden), "\(moves), \(page.title ?? "")")
            }
            // Pages in "More" are on its stack.
            let children = Set(tabs.children).subtracting([tabs.moreNavigationController])
            #expect(children.isSubset(of: Set(tabs.viewControllers ?? [])))
            #expect(tabs.transitionCoordinator == nil)
        }
    }

    @Test("a tab that the delegate selects while it supplies an animator appears, and the other tab never does")
    func selectedInstead() {
        let pages = (0..<3).map { WalkPage("\($0)") }
        let tabs = UITabBarController()
        tabs.viewControllers = pages
        let app = TestApp(tabs, draws: false)
        app.settle()
        let asked = DecidingDelegate()
        tabs.delegate = asked
        asked.onAsk = { [weak tabs] in if tabs?.selectedIndex == 1 { tabs?.selectedIndex = 2 } }
        tabs.selectedIndex = 1
        app.settle()
        #expect(tabs.selectedIndex == 2)
        #expect(pages.map(\.phase) == [.hidden, .hidden, .shown])
        #expect(!pages[1].isViewLoaded)
    }
}
