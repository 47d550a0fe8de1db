import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Groups of bar button items.
@MainActor
struct UIBarButtonItemGroupTests {
    private func item(_ title: String, _ body: @escaping () -> Void = {}) -> UIBarButtonItem {
        UIBarButtonItem(title: title, primaryAction: UIAction { _ in body() })
    }

    @Test("a new group is empty, visible and without a representative")
    func defaults() {
        let group = UIBarButtonItemGroup()
        #expect(group.barButtonItems.isEmpty)
        #expect(group.representativeItem == nil)
        #expect(group.menuRepresentation == nil)
        #expect(!group.isHidden)
        #expect(!group.alwaysAvailable)
        #expect(!group.isDisplayingRepresentativeItem)
    }

    @Test("members and the representative know their group until they leave it")
    func membership() {
        let (first, second, all) = (item("First"), item("Second"), item("All"))
        let group = UIBarButtonItemGroup(barButtonItems: [first, second], representativeItem: all)
        #expect(first.buttonGroup === group)
        #expect(all.buttonGroup === group)
        group.barButtonItems = [second]
        #expect(first.buttonGroup == nil)
        group.representativeItem = nil
        #expect(all.buttonGroup == nil)
        #expect(second.buttonGroup === group)
    }

    @Test("a representative that joins another group leaves its old group")
    func movedRepresentative() {
        let all = item("All")
        let old = UIBarButtonItemGroup(barButtonItems: [item("A")], representativeItem: all)
        let new = UIBarButtonItemGroup(barButtonItems: [all], representativeItem: nil)
        #expect(old.representativeItem == nil)
        #expect(new.barButtonItems == [all])
        #expect(all.buttonGroup === new)
    }

    @Test("an item does not keep its group in memory")
    func weakGroup() {
        let first = item("First")
        var group: UIBarButtonItemGroup? = first.creatingMovableGroup(customizationIdentifier: "first")
        #expect(first.buttonGroup === group)
        group = nil
        #expect(first.buttonGroup == nil)
    }

    @Test("an item makes groups that contain only the item")
    func creation() {
        let first = item("First")
        #expect(first.creatingFixedGroup().barButtonItems == [first])
        #expect(first.creatingMovableGroup(customizationIdentifier: "a").barButtonItems == [first])
        #expect(first.creatingOptionalGroup(customizationIdentifier: "a").barButtonItems == [first])
    }

    @Test("a bar shows the representative where the items have no room, and the items where they have")
    func representative() throws {
        let stage = NavigationStage("A title")
        let names = (1...4).map { "Wide item \($0)" }
        let group = UIBarButtonItemGroup(
            barButtonItems: names.map { item($0) },
            representativeItem: UIBarButtonItem(title: "All", style: .plain, target: nil, action: nil))
        stage.change { stage.top.navigationItem.trailingItemGroups = [group] }
        #expect(group.isDisplayingRepresentativeItem)
        #expect(stage.app.visibleTexts.contains("All"))
        #expect(!stage.app.visibleTexts.contains("Wide item 1"))
        stage.change { stage.app.resize(to: CGSize(width: 1024, height: 768)) }
        #expect(!group.isDisplayingRepresentativeItem)
        #expect(names.allSatisfy { stage.app.visibleTexts.contains($0) })
        #expect(!stage.app.visibleTexts.contains("All"))
    }

    @Test("a representative without an action opens its items as a menu")
    func menu() throws {
        let stage = NavigationStage("A title")
        var chosen = ""
        let names = (1...4).map { "Wide item \($0)" }
        let group = UIBarButtonItemGroup(
            barButtonItems: names.map { name in item(name) { chosen = name } },
            representativeItem: UIBarButtonItem(title: "All", style: .plain, target: nil, action: nil))
        stage.change { stage.top.navigationItem.trailingItemGroups = [group] }
        try stage.app.tap("All")
        stage.app.settle()
        try stage.app.tap("Wide item 3")
        stage.app.settle()
        #expect(chosen == "Wide item 3")
    }

    @Test("a group that leaves its bar no longer shows its representative")
    func removal() {
        let stage = NavigationStage("A title")
        let group = UIBarButtonItemGroup(
            barButtonItems: (1...4).map { item("Wide item \($0)") },
            representativeItem: UIBarButtonItem(title: "All", style: .plain, target: nil, action: nil))
        stage.change { stage.top.navigationItem.trailingItemGroups = [group] }
        #expect(group.isDisplayingRepresentativeItem)
        stage.change { stage.top.navigationItem.trailingItemGroups = [] }
        #expect(!group.isDisplayingRepresentativeItem)
        #expect(!stage.app.visibleTexts.contains("All"))
    }
}
