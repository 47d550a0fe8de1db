import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor struct UnwindTests {
    private let folder: InterfaceFolder
    private let storyboard: UIStoryboard

    init() throws {
        folder = try SegueStage.folder()
        storyboard = UIStoryboard(name: "Ways", bundle: folder.bundle)
        _ = SeguePage.take()
    }

    private func page(_ name: String) throws -> SeguePage {
        try #require(storyboard.instantiateViewController(withIdentifier: name) as? SeguePage)
    }

    /// A stack of pages in a window.
    private func stack(_ names: String...) throws -> (TestApp, UINavigationController, [SeguePage]) {
        let pages = try names.map(page)
        let stack = UINavigationController()
        stack.viewControllers = pages
        let app = TestApp(stack)
        app.settle()
        _ = SeguePage.take()
        return (app, stack, pages)
    }

    @Test("An unwind segue asks, looks for its end, prepares, calls the end's action, and pops")
    func popped() throws {
        let (app, stack, _) = try stack("Start", "Detail")
        try app.tap("Back")
        #expect(
            SeguePage.take() == [
                "Detail should back by UIButton", "Start can backToStart: true",
                "Detail prepares back to Start by UIButton", "Start action from Detail",
                "Start loaded",
            ])
        #expect(stack.viewControllers.map(\.title) == ["Start"])
        #expect(app.isMoving)
        app.settle()
        #expect(app.title == "Start")
    }

    /// A stack with custom unwinding.
    private final class OldStack: UINavigationController {
        enum Way { case own, usual, none }
        var way = Way.own
        var calls: [String] = []
        override func segueForUnwinding(
            to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
        )
            -> UIStoryboardSegue?
        {
            calls.append(
                "\(identifier ?? "-") to \(toViewController.title ?? "?") from \(fromViewController.title ?? "?")")
            switch way {
            case .own:
                return UIStoryboardSegue(
                    identifier: identifier, source: fromViewController, destination: toViewController
                ) {
                    self.calls.append("goes")
                    self.popToViewController(toViewController, animated: false)
                }
            case .usual:
                return super.segueForUnwinding(to: toViewController, from: fromViewController, identifier: identifier)
            case .none: return nil
            }
        }
    }

    @Test("The container of the end may go back by a segue of its own, as before iOS 9")
    func ownSegue() throws {
        let stack = OldStack()
        stack.viewControllers = try ["Start", "Detail"].map(page)
        let app = TestApp(stack)
        app.settle()
        _ = SeguePage.take()
        try app.tap("Back")
        #expect(stack.calls == ["back to Start from Detail", "goes"])
        #expect(
            SeguePage.take() == [
                "Detail should back by UIButton", "Start can backToStart: true",
                "Detail prepares back to Start by UIButton", "Start action from Detail",
                "Start loaded",
            ])
        app.settle()
        #expect(stack.viewControllers.count == 1)
        for way in [OldStack.Way.usual, .none] {
            stack.way = way
            stack.viewControllers = try ["Start", "Detail"].map(page)
            app.settle()
            try app.tap("Back")
            app.settle()
            #expect(stack.viewControllers.map(\.title) == ["Start"])
        }
    }

    @Test(
        "The usual segue back leads to a page below, and through a presentation; none leads to where the source is not")
    func usualSegue() throws {
        let (app, stack, pages) = try stack("Start", "Detail", "Further")
        let back = try #require(stack.segueForUnwinding(to: pages[0], from: pages[2], identifier: "x"))
        #expect(back.identifier == "x" && back.source === pages[2] && back.destination === pages[0])
        let sheet = try page("Detail")
        pages[2].present(sheet, animated: false, completion: nil)
        app.settle()
        let out = try #require(stack.segueForUnwinding(to: pages[1], from: sheet, identifier: nil))
        #expect(stack.segueForUnwinding(to: try page("Made"), from: sheet, identifier: nil) == nil)
        out.perform()
        app.settle()
        #expect(stack.viewControllers.count == 2)
        #expect(stack.presentedViewController == nil)
        #expect(app.title == "Detail")
    }

    @Test("The nearest page with the action is the end, unless it refuses")
    func nearest() throws {
        let (app, stack, pages) = try stack("Start", "Further", "Detail")
        pages[1].takes = false
        pages[2].performSegue(withIdentifier: "back", sender: nil)
        #expect(
            SeguePage.take() == [
                "Further can backToStart: false", "Start can backToStart: true", "Detail prepares back to Start by nil",
                "Start action from Detail",
            ])
        app.settle()
        #expect(stack.viewControllers.count == 1)
    }

    @Test("Below a dismissed presentation, the stack pops without animation")
    func presented() throws {
        let (app, stack, pages) = try stack("Start", "Detail")
        try app.tap("Further")
        app.settle()
        pages[1].takes = false
        let sheet = try #require(stack.presentedViewController as? SeguePage)
        #expect(sheet.title == "Further")
        _ = SeguePage.take()
        try app.tap("Home")
        #expect(
            SeguePage.take() == [
                "Further should home by UIButton", "Detail can backToStart: false", "Start can backToStart: true",
                "Further prepares home to Start by UIButton",
                "Start action from Further", "Start loaded",
            ])
        app.turn()
        #expect(stack.viewControllers.count == 1)
        #expect(stack.presentedViewController == nil)
        #expect(!app.isMoving)
        app.settle()
        #expect(app.title == "Start")
    }

    @Test("Several presentations are dismissed together")
    func stacked() throws {
        let (app, stack, pages) = try stack("Start")
        let detail = try page("Detail")
        pages[0].present(detail, animated: false, completion: nil)
        app.settle()
        detail.takes = false
        detail.performSegue(withIdentifier: "further", sender: nil)
        app.settle()
        let last = try #require(detail.presentedViewController as? SeguePage)
        _ = SeguePage.take()
        last.performSegue(withIdentifier: "own", sender: nil)
        #expect(
            SeguePage.take() == [
                "Detail can backToStart: false", "Start can backToStart: true",
                "Further prepares own to Start by nil, loaded", "Start action from Further",
                "counted",
            ])
        app.settle()
        #expect(stack.presentedViewController == nil)
        #expect(detail.presentedViewController == nil)
        #expect(app.title == "Start")
    }

    @Test("Without an end nothing happens")
    func nowhere() throws {
        let (app, stack, pages) = try stack("Start", "Further")
        pages[1].performSegue(withIdentifier: "nowhere", sender: nil)
        #expect(SeguePage.take() == ["Start can backToNowhere: false"])
        app.settle()
        #expect(stack.viewControllers.count == 2)
    }

    @Test("An end in another tab is selected and popped to, the shown tab searched first")
    func tabs() throws {
        let one = UINavigationController(), two = UINavigationController()
        let start = try page("Start"), over = try page("Made"), further = try page("Further")
        one.viewControllers = [start, over]
        two.viewControllers = [further]
        over.takes = false
        let tabs = UITabBarController()
        tabs.viewControllers = [one, two]
        let app = TestApp(tabs)
        tabs.selectedIndex = 1
        app.settle()
        _ = SeguePage.take()
        further.performSegue(withIdentifier: "home", sender: nil)
        #expect(
            SeguePage.take() == [
                "Made can backToStart: false", "Start can backToStart: true", "Further prepares home to Start by nil",
                "Start action from Further",
            ])
        app.settle()
        #expect(tabs.selectedIndex == 0)
        #expect(one.viewControllers == [start])
    }

    @Test("In a collapsed split view the end is found in the one stack")
    func split() throws {
        let split = UISplitViewController()
        let start = try page("Start"), further = try page("Further")
        split.viewControllers = [UINavigationController(rootViewController: start), UINavigationController()]
        let app = TestApp(split)
        app.settle()
        #expect(split.isCollapsed)
        start.showDetailViewController(UINavigationController(rootViewController: further), sender: nil)
        app.settle()
        let stack = try #require(further.navigationController)
        #expect(stack === start.navigationController)
        #expect(stack.viewControllers.count == 2)
        further.performSegue(withIdentifier: "home", sender: nil)
        app.settle()
        #expect(stack.viewControllers == [start])
    }

    @Test("A hidden column that holds the end is shown")
    func column() throws {
        let split = UISplitViewController(style: .doubleColumn)
        let start = try page("Start"), over = try page("Made"), further = try page("Further")
        split.preferredDisplayMode = .secondaryOnly
        split.setViewController(start, for: .primary)
        split.setViewController(further, for: .secondary)
        let app = TestApp(split, size: CGSize(width: 1024, height: 768))
        start.navigationController?.pushViewController(over, animated: false)
        over.takes = false
        app.settle()
        #expect(!split.isShowing(.primary))
        #expect(split.isShowing(.secondary))
        further.performSegue(withIdentifier: "home", sender: nil)
        app.settle()
        #expect(split.isShowing(.primary))
        #expect(start.navigationController?.topViewController === start)
        _ = SeguePage.take()
    }

    @Test("A container of one's own says which children are searched, and shows the one on the way")
    func container() throws {
        let box = SegueContainer()
        let start = try page("Start"), made = try page("Made"), further = try page("Further")
        for child in [start, made, further] {
            box.addChild(child)
            child.didMove(toParent: box)
        }
        made.takes = false
        let app = TestApp(box)
        _ = SeguePage.take()
        further.performSegue(withIdentifier: "own", sender: "me")
        #expect(
            SeguePage.take() == [
                "Made can backToStart: false", "Start can backToStart: true", "Further prepares own to Start by String",
                "Start action from Further", "counted",
            ])
        #expect(box.shown === start)
        #expect(box.sources == ["Further backToStart: me"])
        #expect(box.contained === further)
        withExtendedLifetime(app) {}
    }

    @Test("The older question is asked by the newer one")
    func older() throws {
        let page = OlderPage()
        #expect(page.canPerformUnwindSegueAction("anything:", from: UIViewController(), sender: nil))
        #expect(!page.canPerformUnwindSegueAction("nothing:", from: UIViewController(), sender: nil))
    }

    @Test("Containers whose answers lead in circles end the search")
    func circle() throws {
        let outer = CircleContainer(), inner = CircleContainer(), further = try page("Further")
        outer.addChild(inner)
        inner.addChild(further)
        (outer.other, inner.other) = (inner, outer)
        further.performSegue(withIdentifier: "home", sender: nil)
        #expect(SeguePage.take().suffix(1) == ["Further made"])
    }

    @Test("The source of an unwind segue is freed")
    func leaks() throws {
        weak var left: UIViewController?
        let (app, stack, pages) = try stack("Start")
        pages[0].performSegue(withIdentifier: "show", sender: nil)
        app.settle()
        left = stack.topViewController
        #expect(left != nil)
        left?.performSegue(withIdentifier: "back", sender: nil)
        app.settle()
        #expect(left == nil)
        _ = SeguePage.take()
    }
}

private final class SegueContainer: UIViewController {
    private(set) var shown: UIViewController?
    private(set) var sources: [String] = []
    private(set) var contained: UIViewController?

    override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        sources.append("\(source.source.title ?? "") \(source.unwindAction) \(source.sender ?? "nil")")
        contained = childContaining(source)
        return super.allowedChildrenForUnwinding(from: source).reversed()
    }
    override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        shown = subsequentVC
    }
}

private final class OlderPage: UIViewController {
    override func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
    ) -> Bool {
        action.name == "anything:"
            || super.canPerformUnwindSegueAction(action, from: fromViewController, withSender: sender)
    }
}

private final class CircleContainer: UIViewController {
    weak var other: UIViewController?
    override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        [other].compactMap { $0 }
    }
}
