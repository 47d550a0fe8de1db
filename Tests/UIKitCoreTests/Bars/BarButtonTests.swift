import Testing
import UIKit
import UIKitTesting

/// Touches on buttons of the bar.
@MainActor
struct BarButtonTests {
    @Test("a tap runs the action")
    func taps() throws {
        let stage = NavigationStage("Root")
        var count = 0
        stage.change {
            stage.top.navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Add", primaryAction: UIAction { _ in count += 1 })
        }
        try stage.app.tap("Add")
        #expect(count == 1)
    }

    @Test("an item made of an action alone shows the action's title or image, unless it has its own")
    func actionAlone() {
        let stage = NavigationStage("Root")
        let image = UIImage(systemName: "star")
        stage.change {
            stage.top.navigationItem.rightBarButtonItems = [
                UIBarButtonItem(primaryAction: UIAction(title: "Add") { _ in }),
                UIBarButtonItem(primaryAction: UIAction(title: "", image: image) { _ in }),
                UIBarButtonItem(title: "Own", primaryAction: UIAction(title: "Other") { _ in }),
            ]
        }
        #expect(stage.app.visibleTexts.contains("Add"))
        #expect(stage.app.visibleTexts.contains("Own"))
        #expect(!stage.app.visibleTexts.contains("Other"))
        #expect(stage.top.navigationItem.rightBarButtonItems?[1].image === image)
    }

    @Test("a finger needs 44 points, not the letters themselves")
    func target() throws {
        let stage = NavigationStage("Root")
        var count = 0
        stage.change {
            stage.top.navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "i", primaryAction: UIAction { _ in count += 1 })
        }
        let middle = try stage.frame("i")
        for offset in [-21, 21] as [CGFloat] {
            let x = middle.midX + offset
            guard x < 390 else { continue }
            stage.app.tap(at: CGPoint(x: x, y: middle.midY))
        }
        stage.app.tap(at: CGPoint(x: middle.midX, y: 47 + 2))
        stage.app.tap(at: CGPoint(x: middle.midX, y: 47 + 42))
        #expect(count >= 3)
        let before = count
        stage.app.tap(at: CGPoint(x: middle.midX - 60, y: middle.midY))
        #expect(count == before)
    }

    @Test("a disabled button ignores taps and is dimmed; after it is enabled it handles taps")
    func disabled() throws {
        let stage = NavigationStage("Root")
        var count = 0
        let item = UIBarButtonItem(title: "Add", primaryAction: UIAction { _ in count += 1 })
        item.isEnabled = false
        stage.change { stage.top.navigationItem.rightBarButtonItem = item }
        let label = try #require(stage.app.find("Add") as? UILabel)
        #expect(label.textColor == .tertiaryLabel)
        try stage.app.tap("Add")
        #expect(count == 0)
        stage.change { item.isEnabled = true }
        try stage.app.tap("Add")
        #expect(count == 1)
    }

    @Test("a custom view handles its own touches and has its own size")
    func customView() throws {
        let stage = NavigationStage("Root")
        var count = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Own") { _ in count += 1 })
        button.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
        stage.change { stage.top.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button) }
        #expect(button.window === stage.app.window)
        stage.app.tap(button)
        #expect(count == 1)
        #expect(button.convert(button.bounds, to: nil).maxX <= 390 - 16)
    }

    @Test("a menu opens on a tap, or on a long press if the item has an action")
    func menu() throws {
        let stage = NavigationStage("Root")
        var chosen = ""
        var tapped = 0
        let menu = UIMenu(children: [
            UIAction(title: "One") { _ in chosen = "One" }, UIAction(title: "Two") { _ in chosen = "Two" },
        ])
        stage.change { stage.top.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More", menu: menu) }
        try stage.app.tap("More")
        stage.app.settle()
        try stage.app.tap("Two")
        stage.app.settle()
        #expect(chosen == "Two")
        #expect(stage.app.find("One") == nil)
        stage.change {
            stage.top.navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Both", primaryAction: UIAction { _ in tapped += 1 }, menu: menu)
        }
        try stage.app.tap("Both")
        stage.app.settle()
        #expect(tapped == 1)
        #expect(stage.app.find("One") == nil)
        try stage.app.pressLong("Both")
        stage.app.settle()
        #expect(stage.app.find("One") != nil)
        #expect(tapped == 1)
    }

    @Test("items that change show: title, hidden, replaced, animated")
    func changes() {
        let stage = NavigationStage("Root")
        let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        stage.change { stage.top.navigationItem.rightBarButtonItem = item }
        stage.change { item.title = "Done" }
        #expect(stage.app.visibleTexts.contains("Done"))
        stage.change { item.isHidden = true }
        #expect(!stage.app.visibleTexts.contains("Done"))
        stage.change { item.isHidden = false }
        #expect(stage.app.visibleTexts.contains("Done"))
        stage.change {
            stage.top.navigationItem.setRightBarButton(UIBarButtonItem(systemItem: .cancel), animated: true)
        }
        #expect(stage.app.visibleTexts.contains("Cancel"))
        #expect(!stage.app.visibleTexts.contains("Done"))
        #expect(stage.app.animatedLayers.isEmpty)
    }

    // MARK: Back

    @Test("the back button takes a finger in the whole corner")
    func backTarget() {
        let stage = NavigationStage("Root", "Top")
        stage.app.tap(at: CGPoint(x: 4, y: 47 + 4))
        stage.app.settle()
        #expect(stage.titles == ["Root"])
    }

    @Test("a long press on the back button lists the screens below, nearest first, by their full names")
    func history() throws {
        let long = "A title that is much longer than any bar of a phone"
        let stage = NavigationStage("Root", long, "Two", "Three")
        stage.change { stage.navigation.viewControllers[2].navigationItem.backButtonDisplayMode = .minimal }
        try stage.app.pressLong("BackButton")
        stage.app.settle()
        let rows = ["Two", long, "Root"].compactMap { stage.app.find($0) }
        #expect(rows.count == 3)
        let places = rows.map { $0.convert($0.bounds, to: nil).minY }
        #expect(places == places.sorted())
        try stage.app.tap("Root")
        stage.app.settle()
        #expect(stage.titles == ["Root"])
        #expect(stage.app.title == "Root")
        #expect(stage.app.backLabel == nil)
    }

    @Test("a screen that was removed while the back menu was open is not popped to")
    func staleHistory() throws {
        let stage = NavigationStage("Root", "One", "Two")
        try stage.app.pressLong("BackButton")
        stage.app.settle()
        stage.navigation.popToRootViewController(animated: false)
        stage.app.settle()
        if stage.app.find("One") != nil { try stage.app.tap("One") }
        stage.app.settle()
        #expect(stage.titles == ["Root"])
        #expect(stage.app.title == "Root")
    }
}
