import Foundation
import Testing
import UIKit
import UIKitTesting

/// Overflow of the bar's items.
@MainActor
struct BarOverflowTests {
    private func item(_ title: String, _ body: @escaping () -> Void = {}) -> UIBarButtonItem {
        UIBarButtonItem(title: title, primaryAction: UIAction { _ in body() })
    }

    private func group(_ titles: String...) -> UIBarButtonItemGroup { .fixedGroup(items: titles.map { item($0) }) }

    private var overflow: String { "OverflowBarButtonItem" }

    @Test("groups that do not fit are in the overflow menu, and return to the bar when they fit")
    func overflowing() throws {
        let stage = NavigationStage("A title of some length")
        var tapped = ""
        stage.change {
            stage.top.navigationItem.trailingItemGroups = ["Alphabet", "Balance", "Calendar", "Duplicate"].map { name in
                .fixedGroup(items: [item(name) { tapped = name }])
            }
        }
        #expect(!stage.app.visibleTexts.contains("Alphabet"))
        #expect(stage.top.navigationItem.overflowPresentationSource != nil)
        try stage.app.tap(overflow)
        stage.app.settle()
        try stage.app.tap("Alphabet")
        stage.app.settle()
        #expect(tapped == "Alphabet")
        stage.app.resize(to: CGSize(width: 1000, height: 700))
        stage.app.settle()
        #expect(stage.app.visibleTexts.contains("Alphabet"))
        #expect(stage.app.find(identifier: overflow) == nil)
        #expect(stage.top.navigationItem.overflowPresentationSource == nil)
    }

    @Test("a navigator keeps center groups in the overflow menu; a browser and an editor show them")
    func styles() throws {
        let stage = NavigationStage("Root", "Doc", size: CGSize(width: 1024, height: 768))
        stage.change { stage.top.navigationItem.centerItemGroups = [group("Pen"), group("Ruler")] }
        #expect(!stage.app.visibleTexts.contains("Pen"))
        try stage.app.tap(overflow)
        stage.app.settle()
        #expect(stage.app.visibleTexts.contains("Ruler"))
        try stage.app.tap("Ruler")
        stage.app.settle()
        #expect(stage.app.backLabel == "Root")
        stage.change { stage.top.navigationItem.style = .browser }
        #expect(stage.app.visibleTexts.contains("Pen"))
        #expect(stage.app.find(identifier: overflow) == nil)
        #expect(stage.app.backLabel == "Root")
        #expect(try stage.frame("Doc").minX < 200)
        stage.change { stage.top.navigationItem.style = .editor }
        #expect(stage.app.backLabel == "")
    }

    @Test("a group that does not fit shows its representative item, which opens the items if it has no action")
    func representative() throws {
        let stage = NavigationStage("A rather long title on top")
        var tapped = ""
        let group = UIBarButtonItemGroup(
            barButtonItems: ["Alphabet", "Balance", "Calendar"].map { name in item(name) { tapped = name } },
            representativeItem: UIBarButtonItem(title: "All", style: .plain, target: nil, action: nil))
        stage.change { stage.top.navigationItem.trailingItemGroups = [group] }
        #expect(group.isDisplayingRepresentativeItem)
        try stage.app.tap("All")
        stage.app.settle()
        try stage.app.tap("Balance")
        stage.app.settle()
        #expect(tapped == "Balance")
        stage.app.resize(to: CGSize(width: 900, height: 700))
        stage.app.settle()
        #expect(!group.isDisplayingRepresentativeItem)
        #expect(stage.app.visibleTexts.contains("Calendar"))
    }

    @Test("the app's additional overflow elements are requested when the menu opens, and force the button to appear")
    func additional() throws {
        let stage = NavigationStage("Root")
        var asked = 0
        stage.change {
            stage.top.navigationItem.additionalOverflowItems = .uncached { done in
                asked += 1
                done([UIAction(title: "Later") { _ in }])
            }
        }
        #expect(asked == 0)
        try stage.app.tap(overflow)
        stage.app.settle()
        #expect(asked == 1)
        #expect(stage.app.visibleTexts.contains("Later"))
    }

    @Test("the pinned group is outermost, after the overflow button")
    func pinned() throws {
        let stage = NavigationStage("Root")
        stage.change {
            stage.top.navigationItem.pinnedTrailingGroup = group("Pin")
            stage.top.navigationItem.additionalOverflowItems = .uncached { $0([]) }
        }
        let pin = try stage.frame("Pin")
        #expect(abs(pin.maxX - 374) < 0.5)
        #expect(try stage.frame(overflow).maxX <= pin.minX)
    }

    @Test(
        """
        an inline large title moves leading and center groups to the overflow menu; with a back button the title is \
        below
        """
    )
    func inlineLarge() throws {
        let stage = NavigationStage("Root")
        stage.change {
            stage.bar.prefersLargeTitles = true
            stage.top.navigationItem.largeTitleDisplayMode = .inline
            stage.top.navigationItem.leftBarButtonItem = item("Left")
            stage.top.navigationItem.rightBarButtonItem = item("Right")
        }
        #expect(stage.bar.bounds.height == 44)
        let title = try stage.frame("Root")
        #expect(title.minX == 16)
        #expect(title.height > 38)
        #expect(!stage.app.visibleTexts.contains("Left"))
        #expect(stage.app.visibleTexts.contains("Right"))
        try stage.app.tap(overflow)
        stage.app.settle()
        #expect(stage.app.visibleTexts.contains("Left"))
        try stage.app.tap("Left")
        stage.app.settle()
        let next = Page("Next")
        next.navigationItem.largeTitleDisplayMode = .inline
        stage.navigation.pushViewController(next, animated: true)
        stage.app.settle()
        #expect(stage.bar.bounds.height == 96)
    }

    @Test("the user moves, removes and adds groups, and the bar restores the order later")
    func customization() throws {
        let stage = NavigationStage("Doc", size: CGSize(width: 1024, height: 768))
        let item = stage.top.navigationItem
        stage.change {
            item.style = .editor
            item.customizationIdentifier = "editor"
            item.centerItemGroups = [
                .movableGroup(customizationIdentifier: "pen", items: [self.item("Pen")]),
                .optionalGroup(customizationIdentifier: "ruler", items: [self.item("Ruler")]),
                .optionalGroup(
                    customizationIdentifier: "ink", isInDefaultCustomization: false, items: [self.item("Ink")]),
            ]
        }
        func order() -> [String] {
            ["Pen", "Ruler", "Ink"].compactMap { name in
                stage.app.find(name).map { ($0.convert($0.bounds, to: nil).minX, name) }
            }.sorted { $0.0 < $1.0 }.map(
                \.1)
        }
        func open() throws {
            for name in [overflow, "Customize Toolbar…"] {
                try stage.app.tap(name)
                stage.app.settle()
            }
        }
        func handle(_ name: String) throws -> CGPoint {
            let handle = try #require(
                stage.app.find { $0 == name }.flatMap { _ in
                    stage.app.visibleViews.first {
                        $0.accessibilityIdentifier == "RowHandle" && $0.accessibilityLabel == name
                    }
                })
            let frame = handle.convert(handle.bounds, to: nil)
            return CGPoint(x: frame.midX, y: frame.midY)
        }
        #expect(order() == ["Pen", "Ruler"])
        try open()
        #expect(stage.app.visibleTexts.contains("Customize Toolbar"))
        #expect(stage.app.find("Delete, Pen") == nil)
        try stage.app.tap("Add, Ink")
        stage.app.settle()
        let pen = try handle("Pen"), ruler = try handle("Ruler")
        stage.app.drag(from: pen, to: CGPoint(x: pen.x, y: ruler.y + 4))
        stage.app.settle()
        try stage.app.tap("Delete, Ruler")
        stage.app.settle()
        stage.app.press(.escape)
        stage.app.settle()
        #expect(stage.app.find(identifier: "BarCustomization") == nil)
        #expect(order() == ["Pen", "Ink"])
        let groups = item.centerItemGroups
        stage.change { item.centerItemGroups = [] }
        stage.change { item.centerItemGroups = groups }
        #expect(order() == ["Pen", "Ink"])
        try open()
        try stage.app.tap("Reset")
        stage.app.settle()
        try stage.app.tap("Done")
        stage.app.settle()
        #expect(order() == ["Pen", "Ruler"])
    }

    @Test("a removed group that is always available stays in the overflow menu")
    func alwaysAvailable() throws {
        let stage = NavigationStage("Doc", size: CGSize(width: 1024, height: 768))
        let ink = UIBarButtonItemGroup.optionalGroup(
            customizationIdentifier: "ink", isInDefaultCustomization: false, items: [item("Ink")])
        ink.alwaysAvailable = true
        stage.change {
            stage.top.navigationItem.style = .browser
            stage.top.navigationItem.centerItemGroups = [ink]
        }
        #expect(!stage.app.visibleTexts.contains("Ink"))
        try stage.app.tap(overflow)
        stage.app.settle()
        #expect(stage.app.visibleTexts.contains("Ink"))
    }

    @Test("the overflow menu has the menu representation of each item, and no element for a view without one")
    func representation() throws {
        let stage = NavigationStage("Root")
        let view = UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
        let other = item("Own")
        other.menuRepresentation = UIAction(title: "Stand") { _ in }
        stage.change { stage.top.navigationItem.centerItemGroups = [.fixedGroup(items: [view, other])] }
        try stage.app.tap(overflow)
        stage.app.settle()
        #expect(stage.app.visibleTexts.contains("Stand"))
        #expect(!stage.app.visibleTexts.contains("Own"))
    }
}
