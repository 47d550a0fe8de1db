import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Navigation items as objects, and what a navigation bar shows of them.
@MainActor
struct UINavigationItemTests {
    private func item(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(title: title, primaryAction: UIAction { _ in })
    }

    private func block(_ width: CGFloat = 80, _ height: CGFloat = 30) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        view.backgroundColor = .red
        return view
    }

    // MARK: Values

    @Test("a new item has a title, automatic modes, no buttons and no views")
    func defaults() {
        let item = UINavigationItem(title: "Inbox")
        #expect(item.title == "Inbox")
        #expect(UINavigationItem().title == nil)
        #expect(item.largeTitleDisplayMode == .automatic)
        #expect(item.backButtonDisplayMode == .default)
        #expect(item.preferredSearchBarPlacement == .automatic)
        #expect(item.style == .navigator)
        #expect(item.hidesSearchBarWhenScrolling)
        #expect(!item.hidesBackButton)
        #expect(!item.leftItemsSupplementBackButton)
        #expect(item.prompt == nil)
        #expect(item.titleView == nil)
        #expect(item.backBarButtonItem == nil)
        #expect(item.backButtonTitle == nil)
        #expect(item.leftBarButtonItems == nil)
        #expect(item.rightBarButtonItems == nil)
        #expect(item.leadingItemGroups.isEmpty)
        #expect(item.centerItemGroups.isEmpty)
        #expect(item.trailingItemGroups.isEmpty)
        #expect(item.pinnedTrailingGroup == nil)
        #expect(item.searchController == nil)
        #expect(item.standardAppearance == nil)
    }

    @Test("modes have the raw values of UIKit")
    func rawValues() {
        #expect(UINavigationItem.LargeTitleDisplayMode.automatic.rawValue == 0)
        #expect(UINavigationItem.LargeTitleDisplayMode.always.rawValue == 1)
        #expect(UINavigationItem.LargeTitleDisplayMode.never.rawValue == 2)
        #expect(UINavigationItem.BackButtonDisplayMode.generic.rawValue == 1)
        #expect(UINavigationItem.BackButtonDisplayMode.minimal.rawValue == 2)
        #expect(UINavigationItem.ItemStyle.editor.rawValue == 2)
    }

    @Test("the single item of a side is the first of its items, and replaces all of them when set")
    func singleItems() {
        let navigation = UINavigationItem(title: "")
        let (first, second) = (item("One"), item("Two"))
        navigation.rightBarButtonItems = [first, second]
        navigation.leftBarButtonItems = [second]
        #expect(navigation.rightBarButtonItem === first)
        #expect(navigation.leftBarButtonItem === second)
        navigation.rightBarButtonItem = second
        #expect(navigation.rightBarButtonItems == [second])
        navigation.setLeftBarButton(first, animated: false)
        #expect(navigation.leftBarButtonItems == [first])
        navigation.rightBarButtonItem = nil
        #expect(navigation.rightBarButtonItems == nil)
        navigation.setLeftBarButtonItems([], animated: false)
        #expect(navigation.leftBarButtonItem == nil)
    }

    @Test("groups of a side remove the items of the side, and items remove the groups")
    func groupsAndItems() {
        let navigation = UINavigationItem(title: "")
        navigation.leftBarButtonItem = item("One")
        navigation.leadingItemGroups = [item("Two").creatingFixedGroup()]
        #expect(navigation.leftBarButtonItem == nil)
        navigation.setLeftBarButton(item("Three"), animated: false)
        #expect(navigation.leadingItemGroups.isEmpty)
        navigation.rightBarButtonItem = item("Four")
        navigation.pinnedTrailingGroup = item("Five").creatingFixedGroup()
        navigation.centerItemGroups = [item("Six").creatingFixedGroup()]
        #expect(navigation.rightBarButtonItem?.title == "Four")
        navigation.rightBarButtonItems = nil
        #expect(navigation.pinnedTrailingGroup != nil)
        #expect(navigation.centerItemGroups.count == 1)
    }

    @Test("an attributed subtitle replaces the plain one, and nil restores it")
    func subtitles() {
        let item = UINavigationItem(title: "")
        item.subtitle = "Plain"
        item.attributedSubtitle = AttributedString("Styled")
        #expect(item.subtitle == "Styled")
        item.attributedSubtitle = nil
        #expect(item.subtitle == "Plain")
    }

    @Test("an item copies the appearance that an app sets, and keeps the copy")
    func appearances() {
        let item = UINavigationItem(title: "")
        let appearance = UINavigationBarAppearance()
        appearance.backgroundColor = .red
        item.standardAppearance = appearance
        item.scrollEdgeAppearance = appearance
        appearance.backgroundColor = .blue
        #expect(item.standardAppearance?.backgroundColor == .red)
        #expect(item.standardAppearance !== item.scrollEdgeAppearance)
        item.standardAppearance?.backgroundColor = .green
        #expect(item.standardAppearance?.backgroundColor == .green)
        #expect(item.scrollEdgeAppearance?.backgroundColor == .red)
        item.standardAppearance = nil
        #expect(item.standardAppearance == nil)
    }

    // MARK: The middle of the bar

    @Test("a title view replaces the title in the bar, and the back button keeps the title")
    func titleView() throws {
        let stage = NavigationStage("Root")
        let view = block()
        stage.change { stage.top.navigationItem.titleView = view }
        #expect(stage.app.title == nil)
        #expect(view.window === stage.app.window)
        #expect(view.bounds.size == CGSize(width: 80, height: 30))
        let frame = view.convert(view.bounds, to: nil)
        #expect(abs(frame.midX - 195) <= 0.5)
        stage.change { stage.navigation.pushViewController(Page("Next"), animated: false) }
        #expect(view.window == nil)
        #expect(stage.app.backLabel == "Root")
        try stage.app.back()
        stage.app.settle()
        #expect(view.window === stage.app.window)
        stage.change { stage.top.navigationItem.titleView = nil }
        #expect(stage.app.title == "Root")
        #expect(view.superview == nil)
    }

    @Test("the bar makes a title view narrower than its items leave room for, and restores its width")
    func wideTitleView() {
        let stage = NavigationStage("Root")
        let view = block(1000)
        stage.change { stage.top.navigationItem.titleView = view }
        let alone = view.bounds.width
        #expect(alone <= 390)
        stage.change { stage.top.navigationItem.rightBarButtonItem = item("A long name") }
        #expect(view.bounds.width < alone)
        stage.change { stage.top.navigationItem.rightBarButtonItem = nil }
        #expect(view.bounds.width == alone)
    }

    @Test("a title of the item wins over the title of the controller until the controller's title changes")
    func itemTitle() {
        let stage = NavigationStage("Root")
        stage.change { stage.top.navigationItem.title = "Item" }
        #expect(stage.app.title == "Item")
        #expect(stage.top.title == "Root")
        stage.change { stage.top.title = "Controller" }
        #expect(stage.app.title == "Controller")
        stage.change { stage.top.navigationItem.attributedTitle = AttributedString("Styled") }
        #expect(stage.app.title == "Styled")
        #expect(stage.top.navigationItem.title == "Controller")
    }

    @Test("a prompt makes the bar 30 points taller, and nil removes it")
    func prompt() {
        let stage = NavigationStage("Root")
        #expect(stage.bar.bounds.height == 44)
        stage.change { stage.top.navigationItem.prompt = "Choose a folder." }
        #expect(stage.bar.bounds.height == 74)
        #expect(stage.app.visibleTexts.contains("Choose a folder."))
        stage.change { stage.navigation.pushViewController(Page("Next"), animated: false) }
        #expect(stage.bar.bounds.height == 44)
        stage.change { stage.navigation.popViewController(animated: false) }
        #expect(stage.bar.bounds.height == 74)
        stage.change { stage.top.navigationItem.prompt = nil }
        #expect(stage.bar.bounds.height == 44)
    }

    // MARK: Large titles

    @Test("a large title needs the preference of the bar and a mode of the item that allows it")
    func largeTitles() {
        let stage = NavigationStage("Root")
        stage.change { stage.top.navigationItem.largeTitleDisplayMode = .always }
        #expect(stage.bar.bounds.height == 44)
        stage.change { stage.bar.prefersLargeTitles = true }
        #expect(stage.bar.bounds.height == 96)
        stage.change { stage.top.navigationItem.largeTitleDisplayMode = .never }
        #expect(stage.bar.bounds.height == 44)
        stage.change { stage.top.navigationItem.largeTitleDisplayMode = .automatic }
        #expect(stage.bar.bounds.height == 96)
        stage.change { stage.bar.prefersLargeTitles = false }
        #expect(stage.bar.bounds.height == 44)
    }

    @Test("the automatic mode takes the mode of the screen below", arguments: [true, false])
    func automaticMode(isLarge: Bool) {
        let stage = NavigationStage("Root")
        stage.change {
            stage.bar.prefersLargeTitles = true
            stage.top.navigationItem.largeTitleDisplayMode = isLarge ? .always : .never
        }
        for title in ["Middle", "Top"] {
            stage.change { stage.navigation.pushViewController(Page(title), animated: false) }
            #expect(stage.bar.bounds.height == (isLarge ? 96 : 44))
        }
        let other = Page("Other")
        other.navigationItem.largeTitleDisplayMode = isLarge ? .never : .always
        for page in [other, Page("Last")] {
            stage.change { stage.navigation.pushViewController(page, animated: false) }
            #expect(stage.bar.bounds.height == (isLarge ? 44 : 96))
        }
        stage.change { stage.navigation.popToRootViewController(animated: false) }
        #expect(stage.bar.bounds.height == (isLarge ? 96 : 44))
    }

    @Test("the text of the large title replaces the title, and nil restores the title")
    func largeTitleText() {
        let stage = NavigationStage("Root")
        stage.change {
            stage.bar.prefersLargeTitles = true
            stage.top.navigationItem.largeTitle = "Everything"
        }
        #expect(stage.app.title == "Everything")
        stage.change { stage.top.navigationItem.largeTitle = nil }
        #expect(stage.app.title == "Root")
    }
}
