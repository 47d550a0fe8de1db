import Testing
import UIKit
import UIKitTesting

/// Documented behavior of bars that no other suite tests. `Documentation/Statements.md` has the whole list.
@MainActor
struct BarStatementTests {
    private func item(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
    }
    private func color(_ stage: NavigationStage, _ text: String) -> UIColor? {
        (stage.app.find(text) as? UILabel)?.textColor
    }

    private final class OwnItemPage: Page {
        private let own = UINavigationItem(title: "Of the item")
        override var navigationItem: UINavigationItem { own }
    }

    private final class OwnBar: UINavigationBar {}
    private final class OwnToolbar: UIToolbar {}

    @Test("a controller that overrides its navigation item determines the content of the bar")
    func ownItem() {
        let page = OwnItemPage("Of the controller")
        page.navigationItem.rightBarButtonItem = item("Right")
        let stage = NavigationStage("Root")
        stage.change { stage.navigation.pushViewController(page, animated: true) }
        #expect(stage.app.title == "Of the item")
        #expect(stage.app.visibleTexts.contains("Right"))
        #expect(stage.bar.topItem === page.navigationItem)
        #expect(stage.bar.backItem === stage.below)
    }

    @Test("a navigation controller creates its bar and sets the items of its screens")
    func ownsBar() {
        let stage = NavigationStage("Root", "Top")
        #expect(stage.bar.items?.map(\.title) == ["Root", "Top"])
        stage.change { stage.navigation.pushViewController(Page("Next"), animated: true) }
        #expect(stage.bar.items?.map(\.title) == ["Root", "Top", "Next"])
        stage.change { stage.navigation.popToRootViewController(animated: true) }
        #expect(stage.bar.items?.map(\.title) == ["Root"])
    }

    @Test("constraints set the frame of a standalone bar")
    func constraints() {
        let root = UIViewController()
        let app = TestApp(root, draws: false)
        let bar = UINavigationBar()
        bar.translatesAutoresizingMaskIntoConstraints = false
        root.view.addSubview(bar)
        bar.items = [UINavigationItem(title: "Alone")]
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: root.view.safeAreaLayoutGuide.topAnchor),
            bar.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
        ])
        app.settle()
        #expect(bar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
        app.activate()
        bar.topItem?.prompt = "Choose."
        app.settle()
        #expect(bar.frame.height == 74)
        #expect(app.title == "Alone")
    }

    @Test("a bar tints its buttons and the back button, not its title, and does not use the tint of the screen")
    func tint() {
        let stage = NavigationStage("Root", "Top")
        stage.change { stage.top.navigationItem.rightBarButtonItem = item("Right") }
        let blue = color(stage, "Right")
        stage.change { stage.top.view.tintColor = .green }
        #expect(color(stage, "Right") == blue)
        stage.change { stage.bar.tintColor = .red }
        #expect(color(stage, "Right") == .red)
        #expect(color(stage, "Root") == .red)
        #expect(color(stage, "Top") == .label)
        stage.change { stage.top.navigationItem.rightBarButtonItem?.tintColor = .purple }
        #expect(color(stage, "Right") == .purple)
        #expect(color(stage, "Root") == .red)
    }

    @Test("a screen without a title leaves the middle empty", arguments: [nil, ""] as [String?])
    func untitled(title: String?) {
        let stage = NavigationStage("Root", "Top")
        stage.change { stage.top.title = title }
        #expect(stage.app.title == nil)
        #expect(stage.app.backLabel == "Root")
    }

    @Test("a push changes the title and displays the former title on the back button; a pop undoes both")
    func level() {
        let stage = NavigationStage("Root")
        stage.change { stage.navigation.pushViewController(Page("Level"), animated: true) }
        #expect(stage.app.title == "Level")
        #expect(stage.app.backLabel == "Root")
        stage.change { stage.navigation.popViewController(animated: true) }
        #expect(stage.app.title == "Root")
        #expect(stage.app.backLabel == nil)
    }

    @Test("the toolbar is hidden by default, and shows the items of the top screen")
    func toolbar() {
        let stage = NavigationStage("Root")
        stage.change { stage.top.toolbarItems = [item("Tool")] }
        #expect(stage.navigation.isToolbarHidden)
        #expect(!stage.app.visibleTexts.contains("Tool"))
        stage.change { stage.navigation.setToolbarHidden(false, animated: true) }
        #expect(stage.app.visibleTexts.contains("Tool"))
        stage.change { stage.top.setToolbarItems([item("Other")], animated: false) }
        #expect(stage.app.visibleTexts.contains("Other"))
        #expect(!stage.app.visibleTexts.contains("Tool"))
        stage.change { stage.navigation.setToolbarHidden(true, animated: true) }
        #expect(!stage.app.visibleTexts.contains("Other"))
    }

    @Test("the initializer with bar classes creates bars of these classes")
    func classes() {
        let navigation = UINavigationController(navigationBarClass: OwnBar.self, toolbarClass: OwnToolbar.self)
        navigation.viewControllers = [Page("Root")]
        let app = TestApp(navigation, draws: false)
        app.settle()
        #expect(navigation.navigationBar is OwnBar)
        #expect(navigation.toolbar is OwnToolbar)
        #expect(app.title == "Root")
    }

    @Test("a control on the right works beside a back button on the left")
    func control() throws {
        let stage = NavigationStage("Root", "Top")
        var edits = 0
        stage.change {
            stage.top.navigationItem.rightBarButtonItem = UIBarButtonItem(
                systemItem: .edit, primaryAction: UIAction { _ in edits += 1 })
        }
        try stage.app.tap("Edit")
        stage.app.settle()
        #expect(edits == 1)
        #expect(stage.titles.count == 2)
        let frames = try ["Root", "Top", "Edit"].map { try stage.frame($0) }
        #expect(frames[0].maxX < frames[1].minX && frames[1].maxX < frames[2].minX)
    }

    @Test("pushes and pops keep the container's views; only the view of the screen changes")
    func views() {
        let stage = NavigationStage("Root")
        let (bar, view) = (stage.bar, stage.navigation.view)
        let root = stage.top.view
        stage.change { stage.navigation.pushViewController(Page("Top"), animated: true) }
        #expect(stage.bar === bar)
        #expect(stage.navigation.view === view)
        #expect(root?.window == nil)
        #expect(stage.top.view.window != nil)
        stage.change { stage.navigation.popViewController(animated: true) }
        #expect(stage.bar === bar)
        #expect(root?.window != nil)
    }

    @Test(
        "content extends under a translucent bar with a safe area below the bar; it begins below an opaque bar"
    )
    func underlap() {
        let stage = NavigationStage("Root")
        #expect(stage.top.view.convert(stage.top.view.bounds, to: nil) == stage.app.window.bounds)
        #expect(stage.top.view.safeAreaInsets.top == 91)
        stage.change {
            stage.bar.isTranslucent = false; stage.navigation.view.setNeedsLayout()
        }
        #expect(stage.top.view.convert(stage.top.view.bounds, to: nil).minY == 91)
        #expect(stage.top.view.safeAreaInsets.top == 0)
    }

    @Test("the delegate of a controller's bar is the controller if its class adopts the protocol")
    func managedDelegate() {
        let judge = JudgingNavigation(rootViewController: Page("Root"))
        #expect(judge.navigationBar.delegate === judge)
        judge.navigationBar.delegate = judge
        #expect(UINavigationController().navigationBar.delegate == nil)
    }

    private final class JudgingNavigation: UINavigationController, UINavigationBarDelegate {}
}
