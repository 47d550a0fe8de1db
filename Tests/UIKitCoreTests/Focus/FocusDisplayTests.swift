import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// An item without a view, whose focus is deferred as a test requests.
@MainActor
private final class Spot: NSObject, UIFocusItem {
    weak var home: UIView?
    var mode = UIFocusItemDeferralMode.automatic
    var frame: CGRect { CGRect(x: 20, y: 20, width: 40, height: 40) }
    var canBecomeFocused: Bool { true }
    var focusItemDeferralMode: UIFocusItemDeferralMode { mode }
    var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    var parentFocusEnvironment: (any UIFocusEnvironment)? { home }
    var focusItemContainer: (any UIFocusItemContainer)? { nil }
    func setNeedsFocusUpdate() {}
    func updateFocusIfNeeded() {}
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
}

@MainActor
struct FocusDisplayTests {
    private let page = UIViewController()
    private let button = UIButton(type: .system)

    private func open() -> TestApp {
        button.setTitle("Calm", for: .normal)
        button.frame = CGRect(x: 20, y: 100, width: 120, height: 44)
        page.view.addSubview(button)
        return TestApp(page)
    }

    @Test("a control is in the state focused while its focus is displayed, and uses the values for that state")
    func state() {
        let app = open()
        button.setTitle("Focused", for: .focused)
        #expect(button.state == .normal)
        app.press(.tab)
        #expect(button.state == .focused)
        app.settle()
        #expect(app.visibleTexts.contains("Focused"))
        app.tap(at: CGPoint(x: 300, y: 700))
        app.settle()
        #expect(button.state == .normal)
        #expect(app.visibleTexts.contains("Calm"))
    }

    @Test("a control with the focus shows the values of its state without the focus, if it has none of its own")
    func fallback() {
        let app = open()
        button.setTitle("Chosen", for: .selected)
        app.press(.tab)
        button.isSelected = true
        app.settle()
        #expect(button.state == [.selected, .focused])
        #expect(app.visibleTexts.contains("Chosen"))
    }

    @Test(
        "the deferral mode of an item decides whether a focus that the app moves is displayed",
        arguments: [UIFocusItemDeferralMode.automatic, .always, .never], [true, false])
    func deferral(mode: UIFocusItemDeferralMode, isDisplayed: Bool) throws {
        let app = open()
        let spot = Spot()
        spot.home = page.view
        spot.mode = mode
        if isDisplayed { app.press(.tab) }
        let system = try #require(UIFocusSystem(for: page.view))
        system.requestFocusUpdate(to: spot)
        app.turn()
        #expect(system.focusedItem === spot)
        #expect(system.isDisplayed == (mode == .automatic ? isDisplayed : mode == .never))
    }

    @Test("the focus system of a scene is that of its key window")
    func ofScene() throws {
        let app = SeveralWindows.launch()
        let scene = try #require(app.window.windowScene)
        #expect(scene.focusSystem === app.window.focusSystem)
    }

    @Test("the debugger reports the focused item, the groups, and why an item gets no focus")
    func debugger() {
        let app = open()
        #expect("\(UIFocusDebugger.status())".contains("no focused item"))
        app.press(.tab)
        #expect("\(UIFocusDebugger.status())".contains("UIButton “Calm”, displayed"))
        #expect("\(UIFocusDebugger.focusGroups(for: page))" == "group 1:\n  UIButton “Calm” (primary)")
        #expect("\(UIFocusDebugger.checkFocusability(for: button))" == "UIButton “Calm” can get the focus")
        #expect("\(UIFocusDebugger.simulateFocusUpdateRequest(from: page))".hasSuffix("to UIButton “Calm”."))
        #expect("\(UIFocusDebugger.preferredFocusEnvironments(for: page))".hasPrefix("UIViewController\n  UIView"))
        button.isEnabled = false
        page.view.isHidden = true
        let reasons = "\(UIFocusDebugger.checkFocusability(for: button))"
        #expect(reasons.contains("canBecomeFocused is false") && reasons.contains("UIView is hidden"))
        #expect("\(UIFocusDebugger.help())".contains("focusGroups(for:)"))
        #expect("\(UIFocusDebugger.simulateFocusUpdateRequest(from: UIView()))" == "UIView is in no window.")
    }

    @Test("Control and an arrow move the focus of a list, and the selection stays")
    func withoutSelection() {
        let rows = FocusRows()
        let app = TestApp(rows)
        rows.tableView.selectionFollowsFocus = true
        app.press([.tab, .down])
        #expect(rows.tableView.indexPathForSelectedRow?.row == 1)
        app.press(.down, modifiers: .control)
        app.press(.down, modifiers: .control)
        #expect(app.focusedText == "3")
        #expect(rows.tableView.indexPathForSelectedRow?.row == 1)
        app.press(.end, modifiers: .control)
        #expect(app.focusedText == "99")
        app.press(.enter)
        #expect(rows.tableView.indexPathForSelectedRow?.row == 99)
    }

    @Test("the arrow, page and end keys scroll the content of a screen, unless the scroll view forbids it")
    func scrolling() {
        let scroll = UIScrollView()
        page.view = scroll
        let app = TestApp(page)
        scroll.contentSize = CGSize(width: 390, height: 5000)
        let top = scroll.contentOffset.y
        app.press(.down)
        app.settle()
        #expect(scroll.contentOffset.y == top + 40)
        app.press(.pageDown)
        app.settle()
        #expect(scroll.contentOffset.y > top + 400)
        app.press(.end)
        app.settle()
        let inset = scroll.adjustedContentInset.bottom
        #expect(scroll.contentOffset.y == 5000 + inset - scroll.bounds.height)
        app.press(.home)
        app.settle()
        #expect(scroll.contentOffset.y == top)
        scroll.allowsKeyboardScrolling = false
        app.press(.down)
        app.settle()
        #expect(scroll.contentOffset.y == top)
    }
}
