import Testing
import UIKit
import UIKitTesting

/// Seven tabs in a narrow window, and a delegate that records its calls.
@MainActor
final class TabCustomizationStage: NSObject, UITabBarControllerDelegate {
    let tabs = UITabBarController()
    let app: TestApp
    var lines: [String] = []

    init(
        size: CGSize = CGSize(width: 390, height: 844), dark: Bool = false, rightToLeft: Bool = false,
        draws: Bool = false,
        titles: [String] = ["A", "B", "C", "D", "E", "F", "G"]
    ) {
        let symbols = ["folder", "star", "clock", "person.circle", "book", "magnifyingglass", "list.bullet"]
        tabs.viewControllers = titles.enumerated().map { index, title in
            let page = ScrollingPage(title)
            page.tabBarItem.image = UIImage(systemName: symbols[index % symbols.count])
            return UINavigationController(rootViewController: page)
        }
        app = TestApp(tabs, size: size, dark: dark, rightToLeft: rightToLeft, draws: draws)
        super.init()
        tabs.delegate = self
        app.settle()
    }

    private func names(_ controllers: [UIViewController]) -> String {
        controllers.map { $0.tabBarItem.title ?? "?" }.joined()
    }
    func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
    ) {
        lines.append("willBegin \(names(viewControllers))")
    }
    func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {
        lines.append("willEnd \(names(viewControllers)) \(changed)")
    }
    func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {
        lines.append("didEnd \(names(viewControllers)) \(changed)")
    }

    var bar: [String] { tabs.tabBar.items?.map { $0.title ?? "" } ?? [] }
    var order: String { names(tabs.viewControllers ?? []) }

    func tab(_ title: String) throws -> UIView {
        try #require(
            tabs.tabBar.descendants.first { $0.accessibilityTraits.contains(.tabBar) && $0.accessibilityLabel == title }
        )
    }

    func open() throws {
        app.tap(try tab("More"))
        app.settle()
        try app.tap("Edit")
        app.settle()
    }

    /// The icon in the panel.
    func tile(_ title: String) throws -> UIView {
        try #require(
            app.window.descendants.first { $0.accessibilityIdentifier == "TabTile" && $0.accessibilityLabel == title })
    }

    func middle(_ view: UIView) -> CGPoint { view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil) }
}

@MainActor
struct TabCustomizationTests {
    @Test(
        "Edit in the More list opens a panel, a dragged icon replaces a tab, Done keeps stacks and calls the delegate"
    )
    func drag() throws {
        let stage = TabCustomizationStage()
        let sixth = try #require(stage.tabs.viewControllers?[5] as? UINavigationController)
        sixth.pushViewController(ScrollingPage("Deep"), animated: false)
        try stage.open()
        #expect(stage.tabs.tabBar.isCustomizing)
        #expect(stage.lines == ["willBegin ABCDEFG"])
        #expect(stage.app.visibleTexts.contains("Configure"))
        stage.app.drag(from: stage.middle(try stage.tile("F")), to: stage.middle(try stage.tab("B")))
        stage.app.settle()
        #expect(stage.bar == ["A", "F", "C", "D", "More"])
        #expect(stage.order == "ABCDEFG")
        // A tab that is already in the bar exchanges positions, and More stays.
        stage.app.drag(from: stage.middle(try stage.tab("D")), to: stage.middle(try stage.tab("A")))
        stage.app.drag(from: stage.middle(try stage.tile("G")), to: stage.middle(try stage.tab("More")))
        stage.app.settle()
        #expect(stage.bar == ["D", "F", "C", "A", "More"])
        try stage.app.tap("Done")
        stage.app.settle()
        #expect(!stage.tabs.tabBar.isCustomizing)
        #expect(stage.order == "DFCABEG")
        #expect(stage.lines == ["willBegin ABCDEFG", "willEnd DFCABEG true", "didEnd DFCABEG true"])
        #expect(stage.app.title == "More")
        #expect(stage.tabs.selectedViewController === stage.tabs.moreNavigationController)
        stage.app.tap(try stage.tab("F"))
        stage.app.settle()
        #expect(stage.app.title == "Deep")
        #expect(stage.tabs.selectedIndex == 1)
        #expect(sixth.viewControllers.count == 2)
    }

    @Test("a drop beside the bar and Escape change nothing")
    func nothing() throws {
        let stage = TabCustomizationStage()
        try stage.open()
        stage.app.drag(from: stage.middle(try stage.tile("F")), to: CGPoint(x: 200, y: 600))
        stage.app.settle()
        #expect(stage.bar == ["A", "B", "C", "D", "More"])
        stage.app.press(.escape)
        stage.app.settle()
        #expect(stage.lines.last == "didEnd ABCDEFG false")
        #expect(!stage.app.visibleTexts.contains("Configure"))
        // The bar below receives taps again.
        stage.app.tap(try stage.tab("C"))
        stage.app.settle()
        #expect(stage.app.title == "C")
    }

    @Test("only customizable tabs are offered and can be replaced; without customizable tabs there is no Edit button")
    func limited() throws {
        let stage = TabCustomizationStage()
        let all = try #require(stage.tabs.viewControllers)
        #expect(stage.tabs.customizableViewControllers?.count == 7)
        stage.tabs.customizableViewControllers = [all[1], all[6]]
        try stage.open()
        #expect(stage.lines == ["willBegin BG"])
        #expect(
            !stage.app.window.descendants.contains {
                $0.accessibilityIdentifier == "TabTile" && $0.accessibilityLabel == "A"
            })
        stage.app.drag(from: stage.middle(try stage.tile("G")), to: stage.middle(try stage.tab("A")))
        #expect(stage.bar == ["A", "B", "C", "D", "More"])
        stage.app.drag(from: stage.middle(try stage.tile("G")), to: stage.middle(try stage.tab("B")))
        #expect(stage.bar == ["A", "G", "C", "D", "More"])
        try stage.app.tap("Done")
        stage.app.settle()
        stage.app.activate()
        stage.tabs.customizableViewControllers = []
        stage.app.settle()
        #expect(!stage.app.visibleTexts.contains("Edit"))
        stage.tabs.viewControllers = all
        stage.app.settle()
        #expect(stage.tabs.customizableViewControllers?.count == 7)
    }

    @Test(
        "other tabs, another width and removal from the window end customization, and each will-call gets its did-call",
        arguments: 0..<3)
    func interrupted(how: Int) throws {
        let stage = TabCustomizationStage()
        try stage.open()
        stage.app.drag(from: stage.middle(try stage.tile("F")), to: stage.middle(try stage.tab("B")))
        stage.app.activate()
        switch how {
        case 0: stage.tabs.viewControllers = Array(stage.tabs.viewControllers?.dropLast() ?? [])
        case 1: stage.app.resize(to: CGSize(width: 1024, height: 768))
        default: stage.app.window.rootViewController = UIViewController()
        }
        stage.app.settle()
        #expect(!stage.tabs.tabBar.isCustomizing)
        #expect(stage.lines == ["willBegin ABCDEFG", "willEnd AFCDBEG true", "didEnd AFCDBEG true"])
        #expect(!stage.app.visibleTexts.contains("Configure"))
        #expect(stage.order == (how == 0 ? "ABCDEF" : "AFCDBEG"))
    }

    @Test("a screen reader moves an icon by one position, and the new position is announced")
    func spoken() throws {
        let stage = TabCustomizationStage()
        try stage.open()
        stage.app.activate()
        let tile = try stage.tile("G")
        #expect(tile.accessibilityValue == nil)
        tile.accessibilityIncrement()
        #expect(stage.bar == ["G", "B", "C", "D", "More"])
        #expect(tile.accessibilityValue == "1")
        tile.accessibilityIncrement()
        #expect(stage.bar == ["B", "G", "C", "D", "More"])
        #expect(tile.accessibilityTraits.contains(.adjustable))
    }

    final class BarJudge: NSObject, UITabBarDelegate {
        var lines: [String] = []
        private func note(_ call: String, _ items: [UITabBarItem]) {
            lines.append("\(call) \(items.map { $0.title ?? "" }.joined())")
        }
        func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) { note("willBegin", items) }
        func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) { note("didBegin", items) }
        func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
            note("willEnd \(changed)", items)
        }
        func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
            note("didEnd \(changed)", items)
        }
    }

    @Test("a call customizes a standalone tab bar at any position", arguments: [0, 795] as [CGFloat])
    func own(y: CGFloat) throws {
        let root = UIViewController()
        let app = TestApp(root, draws: false)
        let bar = UITabBar(frame: CGRect(x: 0, y: y, width: 390, height: 49))
        let items = ["A", "B", "C"].enumerated().map {
            UITabBarItem(title: $1, image: UIImage(systemName: "folder"), tag: $0)
        }
        bar.items = Array(items.prefix(2))
        let judge = BarJudge()
        bar.delegate = judge
        #expect(!bar.endCustomizing(animated: true))
        root.view.addSubview(bar)
        app.settle()
        bar.beginCustomizingItems(items)
        #expect(judge.lines == ["willBegin ABC"])
        app.settle()
        #expect(judge.lines == ["willBegin ABC", "didBegin ABC"])
        let tile = try #require(
            app.window.descendants.first { $0.accessibilityIdentifier == "TabTile" && $0.accessibilityLabel == "C" })
        let tab = try #require(bar.descendants.first { $0.accessibilityLabel == "A" })
        app.drag(
            from: tile.convert(CGPoint(x: tile.bounds.midX, y: tile.bounds.midY), to: nil),
            to: tab.convert(CGPoint(x: 40, y: 20), to: nil))
        app.activate()
        #expect(bar.items?.map { $0.title } == ["C", "B"])
        #expect(bar.endCustomizing(animated: true))
        #expect(!bar.isCustomizing)
        app.settle()
        #expect(judge.lines.suffix(2) == ["willEnd true CB", "didEnd true CB"])
        bar.beginCustomizingItems(items)
        #expect(!bar.endCustomizing(animated: false))
        app.settle()
        #expect(judge.lines.suffix(4) == ["willBegin ABC", "didBegin ABC", "willEnd false CB", "didEnd false CB"])
        #expect(app.window.descendants.allSatisfy { $0.accessibilityIdentifier != "TabCustomization" })
    }
}
