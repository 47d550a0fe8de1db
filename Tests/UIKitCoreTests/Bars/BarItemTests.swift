import Foundation
import Testing
import UIKit
import UIKitTesting

/// The display and behavior of items in a bar.
@MainActor
struct BarItemTests {
    private func item(_ title: String, _ body: @escaping () -> Void = {}) -> UIBarButtonItem {
        UIBarButtonItem(title: title, primaryAction: UIAction { _ in body() })
    }

    private var button: (TestApp) -> UIControl? {
        { app in
            app.visibleViews.compactMap { $0 as? UIControl }.last {
                $0.superview is UINavigationBar && $0.accessibilityIdentifier != "BackButton"
            }
        }
    }

    @Test(
        """
        a toggling item changes its selection with each tap before it sends its action; a selected item has a tinted \
        fill
        """
    )
    func toggle() throws {
        let stage = NavigationStage("Root")
        var seen: [Bool] = []
        let item = UIBarButtonItem(title: "Flag", style: .plain, target: nil, action: nil)
        item.changesSelectionAsPrimaryAction = true
        item.primaryAction = UIAction { action in seen.append((action.sender as? UIBarButtonItem)?.isSelected ?? false)
        }
        stage.change { stage.top.navigationItem.rightBarButtonItem = item }
        try stage.app.tap("Flag")
        stage.app.settle()
        #expect(item.isSelected)
        let view = try #require(button(stage.app))
        #expect(view.isSelected)
        #expect(view.subviews.contains { $0.backgroundColor != nil && $0.layer.cornerRadius > 0 })
        #expect(view.accessibilityTraits.contains(.selected))
        try stage.app.tap("Flag")
        stage.app.settle()
        #expect(seen == [true, false])
        #expect(!view.subviews.contains { $0.backgroundColor != nil })
    }

    @Test("a pop-up item shows what was chosen last, and always has a choice")
    func popUp() throws {
        let stage = NavigationStage("Root")
        let item = UIBarButtonItem(
            title: "Sort", menu: UIMenu(children: [UIAction(title: "Name") { _ in }, UIAction(title: "Size") { _ in }]))
        item.changesSelectionAsPrimaryAction = true
        stage.change { stage.top.navigationItem.rightBarButtonItem = item }
        #expect(stage.app.visibleTexts.contains("Name"))
        try stage.app.tap("Name")
        stage.app.settle()
        try stage.app.tap("Size")
        stage.app.settle()
        #expect(stage.app.visibleTexts.contains("Size"))
        #expect(!stage.app.visibleTexts.contains("Name"))
        #expect(item.menu?.selectedElements.map(\.title) == ["Size"])
    }

    @Test("the action of an item's menu names the item as its sender")
    func sender() throws {
        let stage = NavigationStage("Root")
        var sender: AnyObject?
        let item = UIBarButtonItem(
            title: "More", menu: UIMenu(children: [UIAction(title: "One") { sender = $0.sender as AnyObject? }]))
        stage.change { stage.top.navigationItem.rightBarButtonItem = item }
        try stage.app.tap("More")
        stage.app.settle()
        try stage.app.tap("One")
        #expect(sender === item)
    }

    @Test("a touch on an item with a menu may slide to a row and end there")
    func slide() throws {
        let stage = NavigationStage("Root")
        var chosen = 0
        let item = UIBarButtonItem(title: "More", menu: UIMenu(children: [UIAction(title: "One") { _ in chosen += 1 }]))
        stage.change { stage.top.navigationItem.rightBarButtonItem = item }
        let start = try stage.frame("More")
        stage.app.press(at: CGPoint(x: start.midX, y: start.midY))
        stage.app.advance(frames: 20)
        let row = try stage.frame("One")
        for step in 1...6 {
            let part = CGFloat(step) / 6
            stage.app.step(
                to: CGPoint(
                    x: start.midX + (row.midX - start.midX) * part, y: start.midY + (row.midY - start.midY) * part))
        }
        stage.app.lift()
        stage.app.settle()
        #expect(chosen == 1)
    }

    @Test("an image with a color of its own keeps it, any other takes the tint")
    func images() throws {
        let stage = NavigationStage("Root")
        let image = try #require(UIImage(systemName: "plus"))
        stage.change {
            stage.top.navigationItem.rightBarButtonItem = UIBarButtonItem(
                image: image.withRenderingMode(.alwaysOriginal), style: .plain, target: nil, action: nil)
        }
        let original = try #require(stage.app.findAll(UIImageView.self).last { $0.isDescendant(of: stage.bar) })
        #expect(original.image?.renderingMode == .alwaysOriginal)
        stage.change {
            stage.top.navigationItem.rightBarButtonItem = UIBarButtonItem(
                image: image, style: .plain, target: nil, action: nil)
        }
        let template = try #require(stage.app.findAll(UIImageView.self).last { $0.isDescendant(of: stage.bar) })
        #expect(template.image?.renderingMode == .alwaysTemplate)
        #expect(template.tintColor == .systemBlue)
    }

    @Test("a phone in landscape shows the landscape image")
    func landscape() throws {
        let stage = NavigationStage("Root")
        let item = UIBarButtonItem(
            image: UIImage(systemName: "plus"), landscapeImagePhone: UIImage(systemName: "minus"), style: .plain,
            target: nil, action: nil)
        stage.change { stage.top.navigationItem.rightBarButtonItem = item }
        func name() -> String {
            stage.app.findAll(UIImageView.self).last { $0.isDescendant(of: stage.bar) }?.image?.description ?? ""
        }
        #expect(name().contains("plus"))
        stage.app.resize(to: CGSize(width: 667, height: 375))
        stage.app.settle()
        #expect(stage.bar.bounds.height == 32)
        #expect(name().contains("minus"))
        stage.app.resize(to: CGSize(width: 390, height: 844))
        stage.app.settle()
        #expect(name().contains("plus"))
    }

    @Test("a badge displays its text in the corner of its item, inside the bar; nil removes it")
    func badge() throws {
        let stage = NavigationStage("Root")
        let item = UIBarButtonItem(image: UIImage(systemName: "folder"), style: .plain, target: nil, action: nil)
        item.badge = .count(12)
        stage.change { stage.top.navigationItem.rightBarButtonItem = item }
        let text = try stage.frame("12")
        let icon = try #require(button(stage.app)).convert(CGRect(x: 0, y: 0, width: 22, height: 44), to: nil)
        #expect(text.maxX > icon.midX)
        #expect(text.maxX <= 390)
        #expect(text.midY < icon.midY)
        stage.change { item.badge = .indicator() }
        #expect(!stage.app.visibleTexts.contains("12"))
        #expect(UIBarButtonItem.Badge.indicator().stringValue == nil)
        stage.change { item.badge = nil }
        #expect(button(stage.app)?.subviews.count == 1)
    }

    @Test("an item reserves the width of its widest possible title")
    func possibleTitles() throws {
        let stage = NavigationStage("Root")
        let item = item("Go")
        let other = self.item("Other")
        stage.change { stage.top.navigationItem.rightBarButtonItems = [item, other] }
        let before = try stage.frame("Other")
        stage.change { item.possibleTitles = ["Go", "A much longer title"] }
        let wide = try stage.frame("Other")
        #expect(wide.maxX < before.maxX)
        stage.change { item.title = "A much longer title" }
        #expect(try stage.frame("Other") == wide)
    }

    @Test("touch areas are 44 points wide and do not overlap")
    func targets() throws {
        let stage = NavigationStage("Root", "Top")
        var hits: [Int: Int] = [:]
        stage.change {
            stage.top.navigationItem.rightBarButtonItems = (0..<4).map { number in
                UIBarButtonItem(
                    image: UIImage(systemName: "plus"), primaryAction: UIAction { _ in hits[number, default: 0] += 1 })
            }
        }
        for x in stride(from: 200.5, to: 390, by: 1) { stage.app.tap(at: CGPoint(x: x, y: 69)) }
        #expect(hits.count == 4)
        for number in 0..<4 { #expect(hits[number, default: 0] >= 44, "\(number): \(hits)") }
        #expect(hits.values.reduce(0, +) <= 190)
        #expect(stage.titles.count == 2)
    }

    @Test("a hidden item or group is displayed again after it is unhidden")
    func hidden() {
        let stage = NavigationStage("Root")
        let item = item("Edit")
        item.isHidden = true
        let group = UIBarButtonItemGroup.fixedGroup(items: [item])
        stage.change { stage.top.navigationItem.trailingItemGroups = [group] }
        #expect(!stage.app.visibleTexts.contains("Edit"))
        stage.change { item.isHidden = false }
        #expect(stage.app.visibleTexts.contains("Edit"))
        stage.change { group.isHidden = true }
        #expect(!stage.app.visibleTexts.contains("Edit"))
        stage.change { group.isHidden = false }
        #expect(stage.app.visibleTexts.contains("Edit"))
        stage.change { group.barButtonItems = [self.item("Share")] }
        #expect(stage.app.visibleTexts.contains("Share"))
        #expect(!stage.app.visibleTexts.contains("Edit"))
        #expect(item.buttonGroup == nil)
    }

    @Test("an item belongs to one group, and groups and arrays of a side replace each other")
    func model() {
        let item = item("Edit")
        let first = item.creatingFixedGroup()
        #expect(item.buttonGroup === first)
        let second = UIBarButtonItemGroup(barButtonItems: [item], representativeItem: nil)
        #expect(item.buttonGroup === second)
        #expect(first.barButtonItems.isEmpty)
        let top = UINavigationItem(title: "Top")
        top.rightBarButtonItem = self.item("Right")
        top.trailingItemGroups = [second]
        #expect(top.rightBarButtonItems == nil)
        top.rightBarButtonItem = self.item("Right")
        #expect(top.trailingItemGroups.isEmpty)
        #expect(UIBarButtonItem.Style.prominent == .done)
        #expect(UIBarButtonItem.SystemItem.writingTools.rawValue == 25)
    }

    @Test("an animated change of items moves and fades them, and ends with the new items")
    func animated() throws {
        let stage = NavigationStage("Root")
        let (stays, goes) = (item("Stays"), item("Goes"))
        stage.change { stage.top.navigationItem.rightBarButtonItems = [goes, stays] }
        let before = try stage.frame("Stays")
        stage.app.activate()
        stage.top.navigationItem.setRightBarButtonItems([stays, item("New")], animated: true)
        stage.app.advance(frames: 5)
        let moving = try #require(stage.app.presentedFrame(of: stage.app.find("Stays")))
        #expect(moving.minX > before.minX)
        let fading = try #require(stage.app.find("New"))
        #expect(stage.app.shownAlpha(of: fading) < 1)
        stage.app.settle()
        let after = try stage.frame("Stays")
        #expect(moving.minX < after.minX)
        #expect(!stage.app.visibleTexts.contains("Goes"))
        #expect(stage.app.animatedLayers.isEmpty)
    }
}
