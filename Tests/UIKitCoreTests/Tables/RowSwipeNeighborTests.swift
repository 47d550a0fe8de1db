import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTesting

/// Swipes of rows that compete with other gestures.
@MainActor
struct RowSwipeNeighborTests {
    private let screen = SwipeRows(style: .plain)

    private func stack(rightToLeft: Bool = false) -> (TestApp, UINavigationController) {
        let root = UIViewController()
        root.title = "Root"
        let navigation = UINavigationController(rootViewController: root)
        navigation.pushViewController(screen, animated: false)
        let app = TestApp(navigation, rightToLeft: rightToLeft, draws: false)
        app.settle()
        return (app, navigation)
    }

    private func isOpen(_ app: TestApp) -> Bool { app.find("Flag") != nil }

    @Test("from the edge a finger goes back, elsewhere it opens the row", arguments: [false, true])
    func edge(rightToLeft: Bool) {
        screen.leading = [screen.action("Flag")]
        let (app, navigation) = stack(rightToLeft: rightToLeft)
        app.swipe("Row 5", by: rightToLeft ? 80 : -80)
        #expect(isOpen(app))
        #expect(navigation.viewControllers.count == 2)
        app.swipe(from: .leading)
        app.settle()
        #expect(navigation.viewControllers.count == 1)
        #expect(app.animatedLayers.isEmpty)
    }

    @Test(
        "where content goes back too, a row with leading actions keeps the finger, another lets it go back",
        arguments: [false, true])
    func content(hasActions: Bool) {
        if hasActions { screen.leading = [screen.action("Flag")] }
        let (app, navigation) = stack()
        navigation.interactiveContentPopGestureRecognizer?.isEnabled = true
        app.swipe("Row 5", by: -250)
        #expect(navigation.viewControllers.count == (hasActions ? 2 : 1))
    }

    @Test("where content goes back too, a row that is open is closed first")
    func closesFirst() {
        screen.trailing = [screen.action("Flag")]
        let (app, navigation) = stack()
        navigation.interactiveContentPopGestureRecognizer?.isEnabled = true
        app.swipe("Row 5", by: 80)
        #expect(isOpen(app))
        app.swipe("Row 5", by: -200)
        #expect(!isOpen(app))
        #expect(navigation.viewControllers.count == 2)
    }

    @Test(
        "two fingers on a trackpad go back over a row without leading actions, and open one that has some",
        arguments: [false, true])
    func trackpad(hasActions: Bool) {
        if hasActions { screen.leading = [screen.action("Flag")] }
        let (app, navigation) = stack()
        let place = app.middle(of: "Row 5")
        for _ in 0..<10 {
            app.wheel(by: CGPoint(x: 15, y: 1), at: place)
            app.advance(frames: 1)
        }
        app.settle()
        #expect(navigation.viewControllers.count == (hasActions ? 2 : 1))
        #expect(isOpen(app) == hasActions)
    }

    @Test("a finger that goes up and down scrolls, however far it strays to the side after that")
    func vertical() {
        screen.trailing = [screen.action("Flag")]
        let (app, _) = stack()
        let start = app.middle(of: "Row 6")
        app.press(at: start)
        for step in 1...10 { app.step(to: CGPoint(x: start.x, y: start.y - CGFloat(step) * 6)) }
        for step in 1...20 { app.step(to: CGPoint(x: start.x - CGFloat(step) * 8, y: start.y - 60)) }
        app.lift()
        app.settle()
        #expect(!isOpen(app))
        #expect(screen.log == [])
    }

    @Test(
        "inside a view that scrolls across, rows with actions keep the finger, others let the view have it",
        arguments: [false, true])
    func inScrollView(hasActions: Bool) {
        if hasActions { screen.trailing = [screen.action("Flag")] }
        let root = UIViewController(), outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        outer.contentSize = CGSize(width: 1170, height: 844)
        outer.isPagingEnabled = true
        outer.contentInsetAdjustmentBehavior = .never
        root.view.addSubview(outer)
        root.addChild(screen)
        screen.view.frame = outer.bounds
        outer.addSubview(screen.view)
        screen.didMove(toParent: root)
        let app = TestApp(root, draws: false)
        app.settle()
        app.swipe("Row 5", by: 250)
        #expect(outer.contentOffset.x == (hasActions ? 0 : 390))
    }

    @Test("a view in a row that scrolls across keeps the finger")
    func inner() throws {
        screen.trailing = [screen.action("Flag")]
        let (app, _) = stack()
        app.activate()
        let cell = try #require(screen.tableView.cellForRow(at: IndexPath(row: 2, section: 0)))
        let inner = UIScrollView(frame: CGRect(x: 150, y: 0, width: 240, height: 60))
        inner.contentSize = CGSize(width: 900, height: 60)
        cell.contentView.addSubview(inner)
        app.settle()
        app.swipe("Row 2", by: 120)
        #expect(inner.contentOffset.x > 80)
        #expect(!isOpen(app))
    }

    // MARK: Menus

    private func menu(_ titles: [String]) -> UIContextMenuConfiguration {
        UIContextMenuConfiguration(actionProvider: { [screen] suggested in
            UIMenu(
                children: suggested + titles.map { title in UIAction(title: title) { _ in screen.log.append(title) } })
        })
    }

    @Test("a finger that stays opens the row's menu; the row is lit until the menu goes")
    func longPress() throws {
        screen.menu = menu(["Rename", "Share"])
        let (app, _) = stack()
        try app.pressLong("Row 3")
        app.settle()
        let cell = try #require(screen.tableView.cellForRow(at: IndexPath(row: 3, section: 0)))
        #expect(app.visibleTexts.contains("Rename"))
        #expect(cell.isHighlighted)
        #expect(screen.log == ["menu comes"])
        try app.tap("Share")
        app.settle()
        #expect(screen.log == ["menu comes", "menu goes", "Share"])
        #expect(!cell.isHighlighted)
        #expect(!app.visibleTexts.contains("Rename"))
    }

    @Test("a cell that shows another row while the menu of its former row is open is seen")
    func reuse() throws {
        screen.menu = menu(["Rename"])
        let (app, _) = stack()
        try app.pressLong("Row 3")
        app.settle()
        screen.rows = (0..<20).map { "Other \($0)" }
        screen.tableView.reloadData()
        app.settle()
        #expect(screen.tableView.visibleCells.count > 5)
        #expect(screen.tableView.visibleCells.allSatisfy { !$0.layer.isConcealed })
    }

    @Test("the finger that opened the menu may slide on to a row of it")
    func slides() {
        screen.menu = menu(["Rename", "Share"])
        let (app, _) = stack()
        app.press(at: app.middle(of: "Row 3"))
        app.advance(frames: 50)
        let goal = app.middle(of: "Share"), start = app.middle(of: "Row 3")
        for step in 1...5 {
            app.step(
                to: CGPoint(
                    x: start.x + (goal.x - start.x) * CGFloat(step) / 5,
                    y: start.y + (goal.y - start.y) * CGFloat(step) / 5))
        }
        app.lift()
        app.settle()
        #expect(screen.log.contains("Share"))
    }

    @Test("the mouse's other button opens the menu at the pointer; a second press beside it closes it")
    func mouse() {
        screen.menu = menu(["Rename"])
        let (app, _) = stack()
        let place = CGPoint(x: 120, y: app.middle(of: "Row 2").y)
        app.pressSecondary(at: place)
        app.settle()
        #expect(app.visibleTexts.contains("Rename"))
        #expect(app.presentedFrame(of: app.find("Rename")).map { abs($0.minY - place.y) < 60 } == true)
        app.pressSecondary(at: CGPoint(x: 200, y: 800))
        app.settle()
        #expect(!app.visibleTexts.contains("Rename"))
        #expect(screen.log == ["menu comes", "menu goes"])
    }

    @Test("a menu is dismissed with the screen that it belongs to")
    func gone() {
        screen.menu = menu(["Rename"])
        let (app, navigation) = stack()
        app.pressSecondary(at: app.middle(of: "Row 2"))
        app.settle()
        app.activate()
        navigation.popViewController(animated: false)
        app.settle()
        #expect(!app.visibleTexts.contains("Rename"))
        #expect(screen.log == ["menu comes", "menu goes"])
    }

    @Test("a row without a menu is left to tap and to select; the mouse's other button does nothing there")
    func none() throws {
        let (app, _) = stack()
        try app.pressLong("Row 3")
        app.pressSecondary(at: app.middle(of: "Row 3"))
        app.settle()
        #expect(screen.log == ["select 3"])
    }

    @Test("any view may have a menu, changed and closed while it is open")
    func interaction() throws {
        final class Menus: NSObject, UIContextMenuInteractionDelegate {
            var log: [String] = []
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? {
                guard location.x < 50 else { return nil }
                return UIContextMenuConfiguration(
                    identifier: "one" as NSString,
                    actionProvider: { _ in UIMenu(children: [UIAction(title: "Copy") { _ in }]) })
            }
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
                animator: (any UIContextMenuInteractionAnimating)?
            ) {
                log.append("will display \(configuration.identifier)")
                animator?.addCompletion { [weak self] in self?.log.append("displayed") }
            }
            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
                animator: (any UIContextMenuInteractionAnimating)?
            ) { log.append("will end") }
        }
        let menus = Menus(), root = UIViewController(),
            box = UIView(frame: CGRect(x: 100, y: 300, width: 100, height: 100))
        let interaction = UIContextMenuInteraction(delegate: menus)
        box.addInteraction(interaction)
        root.view.addSubview(box)
        let app = TestApp(root, draws: false)
        app.pressSecondary(at: CGPoint(x: 180, y: 350))
        app.settle()
        #expect(menus.log == [])
        #expect(interaction.menuAppearance == .unknown)
        app.pressSecondary(at: CGPoint(x: 120, y: 350))
        app.settle()
        #expect(menus.log == ["will display one", "displayed"])
        #expect(interaction.location(in: box) == CGPoint(x: 20, y: 50))
        #expect(interaction.menuAppearance == .compact)
        app.activate()
        interaction.updateVisibleMenu { $0.replacingChildren([UIAction(title: "Paste") { _ in }]) }
        app.settle()
        #expect(app.visibleTexts == ["Paste"])
        app.activate()
        interaction.dismissMenu()
        app.settle()
        #expect(menus.log == ["will display one", "displayed", "will end"])
        #expect(app.visibleTexts == [])
    }
}

extension RowSwipeNeighborTests {
    @Test(
        "on a page between others, a row with actions keeps the finger, another turns the page",
        arguments: [false, true])
    func pages(hasActions: Bool) throws {
        @MainActor final class Pages: NSObject, UIPageViewControllerDataSource {
            let next = UIViewController()
            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
            ) -> UIViewController? {
                nil
            }
            func pageViewController(
                _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
            ) -> UIViewController? {
                viewController === next ? nil : next
            }
        }
        let rows = SwipeRows(style: .plain), source = Pages()
        if hasActions { rows.trailing = [rows.action("Flag")] }
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.dataSource = source
        pages.setViewControllers([rows], direction: .forward, animated: false)
        let app = TestApp(pages, draws: false)
        app.settle()
        app.swipe("Row 5", by: 280)
        #expect((pages.viewControllers?.first === source.next) == !hasActions)
    }

    @Test("a row in a sheet is swiped, and the sheet stays")
    func sheet() throws {
        let rows = SwipeRows(style: .plain), root = UIViewController()
        rows.trailing = [rows.action("Flag")]
        let app = TestApp(root, draws: false)
        app.activate()
        root.present(rows, animated: false)
        app.settle()
        app.swipe("Row 5", by: 80)
        #expect(app.find("Flag") != nil)
        #expect(root.presentedViewController === rows)
    }
}
