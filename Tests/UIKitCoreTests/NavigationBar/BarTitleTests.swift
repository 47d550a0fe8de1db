import Testing
import UIKit
import UIKitTesting

/// The leading items, the title and the trailing items of the bar.
@MainActor
struct BarTitleTests {
    let long = "A title that is much longer than any bar of a phone"

    // MARK: Left

    @Test("the root has no back button")
    func root() {
        #expect(NavigationStage("Root").app.backLabel == nil)
    }

    @Test("the back button displays the title of the page below")
    func pageTitle() {
        #expect(NavigationStage("Inbox", "Mail").app.backLabel == "Inbox")
    }

    @Test("a left item of the top page replaces the back button, also one with a back item")
    func leftItem() {
        let stage = NavigationStage("Inbox", "Mail")
        stage.change {
            stage.below.backBarButtonItem = UIBarButtonItem(title: "Own back", style: .plain, target: nil, action: nil)
            stage.top.navigationItem.leftBarButtonItem = UIBarButtonItem(
                title: "Left", style: .plain, target: nil, action: nil)
        }
        #expect(stage.app.backLabel == nil)
        #expect(stage.app.visibleTexts.contains("Left"))
        stage.change { stage.top.navigationItem.leftItemsSupplementBackButton = true }
        #expect(stage.app.backLabel == "Own back")
        #expect(stage.app.visibleTexts.contains("Left"))
    }

    @Test("the back item wins over the back button title, which wins over the page's title")
    func order() {
        let stage = NavigationStage("Inbox", "Mail")
        stage.change { stage.below.backButtonTitle = "Back title" }
        #expect(stage.app.backLabel == "Back title")
        stage.change {
            stage.below.backBarButtonItem = UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)
        }
        #expect(stage.app.backLabel == "Item")
        stage.change { stage.below.backBarButtonItem = nil }
        #expect(stage.app.backLabel == "Back title")
        stage.change { stage.below.backButtonTitle = nil }
        #expect(stage.app.backLabel == "Inbox")
    }

    @Test("the page below determines the back button, not the top page")
    func whose() {
        let stage = NavigationStage("Inbox", "Mail")
        stage.change {
            stage.top.navigationItem.backBarButtonItem = UIBarButtonItem(
                title: "Mine", style: .plain, target: nil, action: nil)
        }
        #expect(stage.app.backLabel == "Inbox")
    }

    @Test("the back button displays “Back” if the page below has no title", arguments: [nil, ""] as [String?])
    func untitled(title: String?) {
        let stage = NavigationStage("Inbox", "Mail")
        stage.change { stage.navigation.viewControllers[0].title = title }
        #expect(stage.app.backLabel == "Back")
    }

    @Test("the back button displays “Back” if the title below does not fit")
    func longBelow() {
        let stage = NavigationStage(long, "Mail")
        #expect(stage.app.backLabel == "Back")
        #expect(stage.app.title == "Mail")
    }

    @Test("a long title leaves only the chevron of the back button, and is truncated at its end")
    func longTop() throws {
        let stage = NavigationStage("Inbox", long)
        #expect(stage.app.backLabel == "")
        let frame = try stage.frame(long)
        #expect(frame.minX > 29)
        #expect(frame.maxX <= 390 - 16)
        #expect(stage.app.find(identifier: "BackButton") != nil)
    }

    @Test("a custom left item is never shortened to “Back”")
    func leftItemStays() {
        let stage = NavigationStage("Inbox", "Mail")
        stage.change {
            stage.top.navigationItem.leftBarButtonItem = UIBarButtonItem(
                title: long, style: .plain, target: nil, action: nil)
        }
        #expect(stage.app.visibleTexts.contains(long))
        #expect(!stage.app.visibleTexts.contains("Back"))
    }

    @Test("display modes: the generic title, and the chevron alone")
    func modes() {
        let stage = NavigationStage("Inbox", "Mail")
        stage.change { stage.below.backButtonDisplayMode = .generic }
        #expect(stage.app.backLabel == "Back")
        stage.change { stage.below.backButtonTitle = "Ignored" }
        #expect(stage.app.backLabel == "Back")
        stage.change {
            stage.below.backBarButtonItem = UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)
        }
        #expect(stage.app.backLabel == "Item")
        stage.change { stage.below.backButtonDisplayMode = .minimal }
        #expect(stage.app.backLabel == "")
        stage.change { stage.below.backButtonDisplayMode = .default }
        #expect(stage.app.backLabel == "Item")
    }

    @Test("the back button can be hidden and shown again")
    func hidden() {
        let stage = NavigationStage("Inbox", "Mail")
        stage.change { stage.top.navigationItem.hidesBackButton = true }
        #expect(stage.app.backLabel == nil)
        stage.change { stage.top.navigationItem.hidesBackButton = false }
        #expect(stage.app.backLabel == "Inbox")
    }

    @Test("a back action replaces the pop, and does not change the button's title")
    func backAction() throws {
        let stage = NavigationStage("Inbox", "Mail")
        var asked = 0
        stage.change { stage.top.navigationItem.backAction = UIAction(title: "Discard") { _ in asked += 1 } }
        #expect(stage.app.backLabel == "Inbox")
        try stage.app.back()
        stage.app.settle()
        stage.app.press(.left, modifiers: .alternate)
        #expect(asked == 2)
        #expect(stage.titles == ["Inbox", "Mail"])
    }

    // MARK: Middle

    @Test("the item's own title wins over the controller's until the controller's changes")
    func itemTitle() {
        let stage = NavigationStage("Inbox", "Mail")
        stage.change { stage.top.navigationItem.title = "Shown" }
        #expect(stage.app.title == "Shown")
        #expect(stage.top.title == "Mail")
    }

    @Test("the title is centered in the bar, not in the remaining space")
    func centered() throws {
        let stage = NavigationStage("Inbox", "Mail")
        #expect(abs(try stage.frame("Mail").midX - 195) <= 0.5)
    }

    @Test("a title view replaces the title, centered; the title returns when the view is removed")
    func titleView() {
        let stage = NavigationStage("Inbox", "Mail")
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
        stage.change { stage.top.navigationItem.titleView = view }
        #expect(stage.app.title == nil)
        #expect(view.window === stage.app.window)
        #expect(view.convert(view.bounds, to: nil) == CGRect(x: 155, y: 47 + 7, width: 80, height: 30))
        stage.change { stage.top.navigationItem.titleView = nil }
        #expect(stage.app.title == "Mail")
        #expect(view.window == nil)
    }

    @Test("a title that changes on screen is displayed at once, also on the back button of the page above")
    func titleChanges() {
        let stage = NavigationStage("Inbox", "Mail")
        stage.change { stage.top.title = "Draft" }
        #expect(stage.app.title == "Draft")
        stage.change { stage.navigation.pushViewController(Page("Sub"), animated: true) }
        #expect(stage.app.backLabel == "Draft")
    }

    @Test("a title that changes during a push is displayed at its end", arguments: [1, 10, 25])
    func titleChangesInMotion(frames: Int) {
        let stage = NavigationStage("Inbox")
        let page = Page("Mail")
        stage.navigation.pushViewController(page, animated: true)
        stage.app.advance(frames: frames)
        page.title = "Renamed"
        stage.app.advance(frames: 2)
        stage.navigation.viewControllers[0].title = "Archive"
        stage.app.settle()
        #expect(stage.app.title == "Renamed")
        #expect(stage.app.backLabel == "Archive")
    }

    @Test("items that change during a push are displayed at its end", arguments: [1, 10, 25])
    func itemsChangeInMotion(frames: Int) {
        let stage = NavigationStage("Inbox")
        let page = Page("Mail")
        stage.navigation.pushViewController(page, animated: true)
        stage.app.advance(frames: frames)
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Send", style: .done, target: nil, action: nil)
        stage.app.settle()
        #expect(stage.app.visibleTexts.contains("Send"))
    }

    // MARK: Right

    @Test("right items and left items are ordered from the edge inward", arguments: [false, true])
    func itemOrder(rightToLeft: Bool) throws {
        let stage = NavigationStage("Root", rightToLeft: rightToLeft)
        func item(_ title: String) -> UIBarButtonItem {
            UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
        }
        stage.change {
            stage.top.navigationItem.rightBarButtonItems = [item("R1"), item("R2")]
            stage.top.navigationItem.leftBarButtonItems = [item("L1"), item("L2")]
        }
        let order = ["L1", "L2", "Root", "R2", "R1"]
        let places = try order.map { try stage.frame($0).midX }
        #expect(places == places.sorted(by: rightToLeft ? { $0 > $1 } : { $0 < $1 }))
        #expect(stage.top.navigationItem.rightBarButtonItem?.title == "R1")
        #expect(stage.top.navigationItem.leftBarButtonItem?.title == "L1")
    }

    @Test("the bar is mirrored in right-to-left interfaces")
    func mirrored() throws {
        func build(_ rightToLeft: Bool) throws -> [CGRect] {
            let stage = NavigationStage("Inbox", "Mail", rightToLeft: rightToLeft)
            stage.change {
                stage.top.navigationItem.rightBarButtonItem = UIBarButtonItem(
                    title: "Edit", style: .plain, target: nil, action: nil)
            }
            return try ["Inbox", "Mail", "Edit", "BackButton"].map { try stage.frame($0) }
        }
        let left = try build(false)
        let right = try build(true)
        for (a, b) in zip(left, right) {
            #expect(abs(a.minX - (390 - b.maxX)) <= 0.5, "\(a) \(b)")
            #expect(a.size == b.size)
            #expect(a.minY == b.minY)
        }
    }

    @Test("the right side is empty without a right item")
    func noRight() {
        let stage = NavigationStage("Inbox", "Mail")
        let right = stage.app.visibleViews.filter {
            $0.isDescendant(of: stage.bar) && $0 is UIControl && $0.convert($0.bounds, to: nil).midX > 195
        }
        #expect(right.isEmpty)
    }

    @Test("a change to dark mode moves no view of the bar")
    func dark() throws {
        let stage = NavigationStage("Inbox", "Mail")
        let before = try stage.frame("Mail")
        stage.app.isDark = true
        #expect(stage.app.animatedLayers.isEmpty)
        #expect(stage.app.presentedFrame(of: try stage.app.require("Mail")) == before)
    }

    // MARK: Prompt

    @Test("a prompt above the title makes the bar 30 points taller, and the content moves down")
    func prompt() throws {
        let stage = NavigationStage("Inbox", "Mail")
        #expect(stage.bar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
        #expect(stage.top.view.safeAreaInsets.top == 91)
        stage.change { stage.top.navigationItem.prompt = "Choose one" }
        #expect(stage.bar.frame.height == 74)
        #expect(stage.top.view.safeAreaInsets.top == 121)
        #expect(try stage.frame("Choose one").midY < stage.frame("Mail").minY)
        stage.change { stage.navigation.popViewController(animated: true) }
        #expect(stage.bar.frame.height == 44)
    }
}
