import RandomWalk
import Testing
import UIKit
import UIKitTesting

/// Pages that move to another stack inside their own callbacks.
@MainActor
struct StackToStackTests {
    private final class Delegate: NSObject, UINavigationControllerDelegate {
        var onWill: (() -> Void)?
        var onDid: (() -> Void)?
        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) { onWill?() }
        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) { onDid?() }
    }

    enum Place: String, CaseIterable { case willAppear, didAppear, willDisappear, didDisappear, willShow, didShow }
    enum Way: String, CaseIterable { case push, pop, popAtOnce, pushAtOnce }

    private let tabs = UITabBarController()
    private let first = UINavigationController()
    private let second = UINavigationController()
    private let pages = ["Root", "Page", "Other"].map { WalkPage($0) }
    private let delegate = Delegate()

    private func makeApp(_ way: Way) -> TestApp {
        let goes = way == .pop || way == .popAtOnce
        first.viewControllers = goes ? [pages[0], pages[1]] : [pages[0]]
        second.viewControllers = [pages[2]]
        tabs.viewControllers = [first, second]
        let app = TestApp(tabs, draws: false)
        app.settle()
        return app
    }

    @Test(
        """
        a page that another stack takes inside any of its callbacks is there and nowhere else, with every call \
        answered
        """,
        arguments: Place.allCases,
        Way.allCases)
    func moves(place: Place, way: Way) {
        let app = makeApp(way)
        first.delegate = delegate
        let (page, second) = (pages[1], second)
        var isDone = false
        let move = {
            guard !isDone else { return }
            isDone = true
            second.pushViewController(page, animated: true)
            // Changed immediately in both stacks.
            #expect(second.viewControllers.contains(page))
            #expect(!self.first.viewControllers.contains(page))
        }
        delegate.onWill = place == .willShow ? move : nil
        delegate.onDid = place == .didShow ? move : nil
        page.onCall = { call in
            switch (call, place) {
            case (.willAppear, .willAppear), (.didAppear, .didAppear), (.willDisappear, .willDisappear),
                (.didDisappear, .didDisappear):
                move()
            default: break
            }
        }
        switch way {
        case .push: first.pushViewController(page, animated: true)
        case .pushAtOnce: first.pushViewController(page, animated: false)
        case .pop: first.popViewController(animated: true)
        case .popAtOnce: first.popViewController(animated: false)
        }
        app.settle()
        // A page that only appears gets no disappearance call.
        if !isDone { move() }
        app.settle()
        check(app)
        app.activate()
        tabs.selectedIndex = 1
        app.settle()
        #expect(page.view.window != nil)
        #expect(page.phase == .shown)
        #expect(page.view.isDescendant(of: second.view))
        second.popViewController(animated: true)
        app.settle()
        #expect(pages[2].phase == .shown)
        #expect(page.phase == .hidden)
        #expect(page.parent == nil)
        check(app)
    }

    private func check(_ app: TestApp) {
        #expect(pages.compactMap(\.wrongOrder) == [])
        for stack in [first, second] {
            #expect(stack.children == stack.viewControllers)
            #expect(stack.transitionCoordinator == nil)
            #expect(stack.navigationBar.items?.count ?? 0 == stack.viewControllers.count)
        }
        for page in pages {
            #expect(page.phase == (page.viewIfLoaded?.window == nil ? .hidden : .shown), "\(page.title ?? "")")
        }
    }

    @Test("a page that two stacks claim in one callback belongs to the stack of the last request")
    func twice() {
        let app = makeApp(.pop)
        let third = UINavigationController(rootViewController: WalkPage("Third"))
        tabs.viewControllers = [first, second, third]
        app.settle()
        var isDone = false
        pages[1].onCall = { call in
            guard call == .willDisappear, !isDone else { return }
            isDone = true
            second.pushViewController(pages[1], animated: true)
            third.pushViewController(pages[1], animated: false)
        }
        first.popViewController(animated: true)
        app.settle()
        #expect(third.viewControllers.last === pages[1] && pages[1].parent === third)
        #expect(second.viewControllers == [pages[2]])
        check(app)
    }

    @Test("a page may return to the stack that it just left, in the same callback")
    func back() {
        let app = makeApp(.pop)
        var isDone = false
        pages[1].onCall = { call in
            guard call == .willDisappear, !isDone else { return }
            isDone = true
            second.pushViewController(pages[1], animated: true)
            first.pushViewController(pages[1], animated: true)
        }
        first.popViewController(animated: true)
        app.settle()
        #expect(first.viewControllers == [pages[0], pages[1]] && second.viewControllers == [pages[2]])
        check(app)
    }

    // MARK: Under a finger

    enum Taker: String, CaseIterable { case stack, container }
    enum Moment: String, CaseIterable { case beforeTheFinger, underTheFinger, afterASwipe }

    /// Keeps a reference to the page that the first stack removes.
    private func give(_ page: UIViewController, to taker: Taker) {
        switch taker {
        case .stack: second.pushViewController(page, animated: false)
        case .container:
            pages[2].addChild(page)
            page.didMove(toParent: pages[2])
        }
    }

    @Test(
        "a page that moved elsewhere while it disappeared is not returned by a reversed gesture",
        arguments: Taker.allCases, Moment.allCases)
    func finger(taker: Taker, moment: Moment) {
        let app = makeApp(.pop)
        let (root, page) = (pages[0], pages[1])
        if moment == .afterASwipe {
            app.drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 250, y: 400), frames: 30)
            app.advance(frames: 2)
        } else {
            first.popViewController(animated: true)
            app.advance(frames: 4)
        }
        #expect(first.transitionCoordinator != nil)
        #expect(first.viewControllers == [root])
        if moment != .underTheFinger { give(page, to: taker) }
        app.drag(from: CGPoint(x: 6, y: 400), to: CGPoint(x: 40, y: 400), frames: 8, lifts: false)
        if moment == .underTheFinger { give(page, to: taker) }
        for x in stride(from: 40, through: -280, by: -20) { app.step(to: CGPoint(x: CGFloat(x), y: 400)) }
        app.lift()
        app.settle()
        #expect(first.viewControllers == [root])
        #expect(first.children == [root])
        #expect(first.navigationBar.items?.count == 1)
        #expect(page.parent === [.stack: second, .container: pages[2]][taker])
        #expect(root.phase == .shown)
        check(app)
    }

    @Test(
        "a page that is popped, given to another stack and given back before a layout shows", arguments: [true, false])
    func thereAndBack(animated: Bool) {
        let app = makeApp(.pop)
        let page = pages[1]
        first.popViewController(animated: animated)
        second.pushViewController(page, animated: animated)
        second.popToRootViewController(animated: animated)
        first.pushViewController(page, animated: animated)
        app.settle()
        #expect(first.topViewController === page)
        #expect(page.parent === first)
        #expect(page.phase == .shown)
        check(app)
    }

    // MARK: Containers of the app

    @Test(
        "a page of a stack that an app's own container takes has left the stack, whether it rests there, comes or goes",
        arguments: ["rests", "comes", "goes"])
    func container(state: String) {
        let app = makeApp(state == "comes" ? .push : .pop)
        let (root, page, container) = (pages[0], pages[1], pages[2])
        if state == "comes" { first.pushViewController(page, animated: true) }
        if state == "goes" { first.popViewController(animated: true) }
        app.advance(frames: 4)
        container.addChild(page)
        container.view.addSubview(page.view)
        page.didMove(toParent: container)
        app.settle()
        #expect(first.viewControllers == [root])
        #expect(page.parent === container)
        #expect(container.children == [page])
        #expect(root.phase == .shown)
        check(app)
        tabs.selectedIndex = 1
        app.settle()
        #expect(page.phase == .shown)
        check(app)
    }

    @Test("removeFromParent removes a page from its stack, at any position", arguments: [0, 1])
    func removed(index: Int) {
        let app = makeApp(.pop)
        let page = pages[index]
        page.removeFromParent()
        app.settle()
        #expect(first.viewControllers == [pages[1 - index]])
        #expect(page.parent == nil)
        check(app)
        first.pushViewController(page, animated: true)
        app.settle()
        #expect(page.phase == .shown)
        check(app)
    }
}
