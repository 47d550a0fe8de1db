import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Bar button items as objects, and their taps in a bar.
@MainActor
struct UIBarButtonItemTests {
    private final class Keeper: UIViewController {
        var calls: [String] = []
        func save() { calls.append("save") }
        func saveFrom(_ sender: UIBarButtonItem) { calls.append("from \(sender.title ?? "")") }
    }

    private static let save = Selector("save", Keeper.save)
    private static let saveFrom = Selector("saveFrom:", Keeper.saveFrom(_:))

    private func stage(_ item: UIBarButtonItem) -> (TestApp, Keeper) {
        let keeper = Keeper()
        keeper.navigationItem.rightBarButtonItem = item
        let app = TestApp(UINavigationController(rootViewController: keeper))
        app.settle()
        return (app, keeper)
    }

    // MARK: Values

    @Test("a new item is plain, enabled, visible and without content")
    func defaults() {
        let item = UIBarButtonItem()
        #expect(item.style == .plain)
        #expect(item.isEnabled)
        #expect(!item.isHidden)
        #expect(!item.isSelected)
        #expect(!item.changesSelectionAsPrimaryAction)
        #expect(item.isSymbolAnimationEnabled)
        #expect(item.width == 0)
        #expect(item.tag == 0)
        #expect(item.title == nil)
        #expect(item.image == nil)
        #expect(item.customView == nil)
        #expect(item.menu == nil)
        #expect(item.primaryAction == nil)
        #expect(item.target == nil)
        #expect(item.action == nil)
        #expect(item.tintColor == nil)
        #expect(item.possibleTitles == nil)
        #expect(item.buttonGroup == nil)
        #expect(item.preferredMenuElementOrder == .automatic)
        #expect(item.accessibilityTraits == .button)
    }

    @Test("system items have the raw values of UIKit")
    func systemRawValues() {
        let items: [UIBarButtonItem.SystemItem] = [
            .done, .cancel, .edit, .save, .add, .flexibleSpace, .fixedSpace, .compose, .reply, .action, .organize,
            .bookmarks, .search, .refresh, .stop, .camera, .trash, .play, .pause, .rewind, .fastForward, .undo, .redo,
            .pageCurl, .close,
        ]
        #expect(items.map(\.rawValue) == Array(0...24))
    }

    @Test(
        "system items show a word or an image and have a spoken name",
        arguments: [
            (UIBarButtonItem.SystemItem.done, "Done"), (.cancel, "Cancel"), (.edit, "Edit"), (.save, "Save"),
            (.undo, "Undo"), (.redo, "Redo"), (.add, "Add"), (.action, "Share"), (.trash, "Delete"),
            (.search, "Search"), (.refresh, "Refresh"), (.close, "Close"), (.compose, "Compose"),
        ])
    func systemItems(system: UIBarButtonItem.SystemItem, name: String) {
        let item = UIBarButtonItem(barButtonSystemItem: system, target: nil, action: nil)
        #expect(item.accessibilityLabel == name)
        #expect(item.style == (system == .done ? .done : .plain))
        let (app, _) = stage(item)
        let isWord = ["Done", "Cancel", "Edit", "Save", "Undo", "Redo"].contains(name)
        #expect(app.visibleTexts.contains(name) == isWord)
        #expect(app.find(label: name) != nil)
    }

    @Test("an action gives an item its title and image, and nil leaves them")
    func primaryActionContent() {
        let image = UIImage(systemName: "star")
        let item = UIBarButtonItem(title: "Old", style: .plain, target: nil, action: nil)
        item.primaryAction = UIAction(title: "New", image: image) { _ in }
        #expect(item.title == "New")
        #expect(item.image === image)
        item.primaryAction = nil
        #expect(item.title == "New")
        #expect(item.image === image)
    }

    @Test("a system item keeps its own title when an action is set")
    func systemItemWithAction() {
        let item = UIBarButtonItem(systemItem: .save, primaryAction: UIAction(title: "Other") { _ in })
        #expect(item.title == "Save")
        item.primaryAction = UIAction(title: "Third") { _ in }
        #expect(item.title == "Save")
    }

    @Test("a space has its width, and a flexible one has none")
    func spaces() {
        #expect(UIBarButtonItem.fixedSpace(12).width == 12)
        #expect(UIBarButtonItem.fixedSpace().width == 0)
        #expect(UIBarButtonItem.flexibleSpace().width == 0)
        #expect(UIBarButtonItem.flexibleSpace() !== UIBarButtonItem.flexibleSpace())
    }

    @Test("an item holds its target weakly")
    func weakTarget() {
        var keeper: Keeper? = Keeper()
        let item = UIBarButtonItem(title: "Save", style: .plain, target: keeper, action: Self.save)
        #expect(item.target === keeper)
        keeper = nil
        #expect(item.target == nil)
        #expect(item.action == Self.save)
    }

    @Test("attributes and images belong to one state")
    func states() {
        let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
        item.setTitleTextAttributes([.kern: 2], for: .normal)
        #expect(item.titleTextAttributes(for: .normal)?[.kern] as? Int == 2)
        #expect(item.titleTextAttributes(for: .disabled) == nil)
        item.setTitleTextAttributes(nil, for: .normal)
        #expect(item.titleTextAttributes(for: .normal) == nil)
        let image = UIImage(systemName: "star")
        item.setBackgroundImage(image, for: .normal, barMetrics: .default)
        #expect(item.backgroundImage(for: .normal, barMetrics: .default) === image)
        #expect(item.backgroundImage(for: .highlighted, barMetrics: .default) == nil)
        #expect(item.backgroundImage(for: .normal, barMetrics: .compact) == nil)
        #expect(item.backgroundImage(for: .normal, style: .done, barMetrics: .default) == nil)
        item.setTitlePositionAdjustment(UIOffset(horizontal: 1, vertical: 2), for: .compact)
        #expect(item.titlePositionAdjustment(for: .compact) == UIOffset(horizontal: 1, vertical: 2))
        #expect(item.titlePositionAdjustment(for: .default) == .zero)
        item.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: 3, vertical: 0), for: .default)
        #expect(item.backButtonTitlePositionAdjustment(for: .default).horizontal == 3)
        #expect(item.titlePositionAdjustment(for: .default) == .zero)
    }

    @Test("screen readers read the title until a label is set")
    func labels() {
        let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
        #expect(item.accessibilityLabel == "Save")
        item.accessibilityLabel = "Save the document"
        #expect(item.accessibilityLabel == "Save the document")
        item.accessibilityLabel = nil
        #expect(item.accessibilityLabel == "Save")
    }

    // MARK: Taps

    @Test("a tap sends the action to the target, with the item as its sender")
    func target() throws {
        let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
        let (app, keeper) = stage(item)
        item.target = keeper
        item.action = Self.saveFrom
        try app.tap("Save")
        #expect(keeper.calls == ["from Save"])
    }

    @Test("an action without a target is sent up the responder chain from the bar")
    func chain() throws {
        final class Receiver: UINavigationController {
            var calls = 0
            func save() { calls += 1 }
        }
        let page = UIViewController()
        let action = Selector("save", Receiver.save)
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Save", style: .plain, target: nil, action: action)
        let receiver = Receiver(rootViewController: page)
        let app = TestApp(receiver)
        app.settle()
        try app.tap("Save")
        #expect(receiver.calls == 1)
    }

    @Test("an action object wins over target and action")
    func actionWins() throws {
        let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
        let (app, keeper) = stage(item)
        item.target = keeper
        item.action = Self.save
        var count = 0
        item.primaryAction = UIAction(title: "Save") { _ in count += 1 }
        app.settle()
        try app.tap("Save")
        #expect(count == 1)
        #expect(keeper.calls.isEmpty)
        item.primaryAction = nil
        app.settle()
        try app.tap("Save")
        #expect(count == 1)
        #expect(keeper.calls == ["save"])
    }

    @Test("a disabled item ignores taps")
    func disabled() throws {
        var count = 0
        let item = UIBarButtonItem(title: "Save", primaryAction: UIAction { _ in count += 1 })
        item.isEnabled = false
        let (app, _) = stage(item)
        let label = try app.require("Save")
        app.tap(at: label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil))
        #expect(count == 0)
        item.isEnabled = true
        app.settle()
        try app.tap("Save")
        #expect(count == 1)
    }

    @Test("a menu opens on a tap without an action, and on a long press with one")
    func menus() throws {
        var count = 0
        let menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
        let item = UIBarButtonItem(title: "More", menu: menu)
        let (app, _) = stage(item)
        try app.tap("More")
        app.settle()
        #expect(app.visibleTexts.contains("Copy"))
        try app.tap("Copy")
        app.settle()
        item.primaryAction = UIAction(title: "More") { _ in count += 1 }
        app.settle()
        try app.tap("More")
        app.settle()
        #expect(count == 1)
        #expect(!app.visibleTexts.contains("Copy"))
        try app.pressLong("More")
        app.settle()
        #expect(app.visibleTexts.contains("Copy"))
        #expect(count == 1)
    }

    @Test("a custom view gets its own touches and replaces the title")
    func customView() throws {
        var count = 0
        let button = UIButton(primaryAction: UIAction(title: "Inside") { _ in count += 1 })
        let item = UIBarButtonItem(customView: button)
        item.title = "Title"
        let (app, _) = stage(item)
        #expect(!app.visibleTexts.contains("Title"))
        try app.tap("Inside")
        #expect(count == 1)
        item.customView = nil
        app.settle()
        #expect(app.visibleTexts.contains("Title"))
        #expect(button.window == nil)
    }

    @Test("a hidden item takes no room")
    func hidden() throws {
        let (first, second) = (
            UIBarButtonItem(title: "First", primaryAction: UIAction { _ in }),
            UIBarButtonItem(title: "Second", primaryAction: UIAction { _ in })
        )
        let (app, keeper) = stage(first)
        keeper.navigationItem.rightBarButtonItems = [first, second]
        app.settle()
        let outer = try app.require("First").convert(CGPoint.zero, to: nil).x
        let inner = try app.require("Second").convert(CGPoint.zero, to: nil).x
        #expect(inner < outer)
        first.isHidden = true
        app.settle()
        #expect(try app.require("Second").convert(CGPoint.zero, to: nil).x > inner)
        #expect(keeper.navigationItem.rightBarButtonItems?.count == 2)
    }
}
