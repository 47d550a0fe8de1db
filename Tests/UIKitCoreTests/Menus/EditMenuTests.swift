import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// A view whose content can be copied and deleted.
private final class CopyableView: UIView {
    var performed: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        ["copy:", "delete:", "share"].contains(action.name)
    }
    override func copy(_ sender: Any?) { performed.append("copy") }
    override func delete(_ sender: Any?) { performed.append("delete") }
    func share() { performed.append("share") }
}

@MainActor
private final class EditMenuRecorder: NSObject, UIEditMenuInteractionDelegate {
    var calls: [String] = []
    var rect = CGRect.null
    var menu: (([UIMenuElement]) -> UIMenu?)?

    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? {
        calls.append("menu")
        return menu.map { $0(suggestedActions) } ?? UIMenu(children: suggestedActions)
    }
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { rect }
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        calls.append("present")
        animator.addCompletion { self.calls.append("presented") }
    }
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {
        calls.append("dismiss")
        animator.addCompletion { self.calls.append("dismissed") }
    }
}

@MainActor
struct EditMenuTests {
    private let view = CopyableView(frame: CGRect(x: 40, y: 200, width: 100, height: 60))
    private let recorder = EditMenuRecorder()
    private let app: TestApp
    private let interaction: UIEditMenuInteraction

    init() {
        let root = UIViewController()
        root.view.addSubview(view)
        app = TestApp(root)
        interaction = UIEditMenuInteraction(delegate: recorder)
        view.addInteraction(interaction)
    }

    private func present() {
        interaction.presentEditMenu(
            with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: 10, y: 20)))
    }
    /// The frame of the panel in the window.
    private var panel: CGRect {
        app.window.menuStage?.subviews.compactMap { $0 as? MenuPanel }.first?.frame ?? .zero
    }

    @Test("the menu suggests the commands that the view performs, and a chosen command is performed")
    func suggestions() {
        present()
        app.settle()
        #expect(app.menuTitles == ["Copy", "Delete"])
        app.chooseMenu("Delete")
        #expect(view.performed == ["delete"])
        #expect(recorder.calls == ["menu", "present", "presented", "dismiss", "dismissed"])
    }

    @Test("the delegate replaces the suggestions, and nil or an empty menu presents nothing")
    func delegateDecides() {
        recorder.menu = { suggested in
            UIMenu(children: suggested.dropLast() + [UIAction(title: "Own") { _ in self.view.performed.append("own") }])
        }
        present()
        app.settle()
        #expect(app.menuTitles == ["Copy", "Own"])
        app.chooseMenu("Own")
        #expect(view.performed == ["own"])
        recorder.calls = []
        recorder.menu = { _ in nil }
        present()
        recorder.menu = { _ in UIMenu(children: []) }
        present()
        app.settle()
        #expect(app.window.menuStage == nil)
        #expect(recorder.calls == ["menu", "menu"])
    }

    @Test("a second presentation dismisses the first")
    func secondPresentation() {
        present()
        app.settle()
        recorder.calls = []
        present()
        app.settle()
        #expect(app.menuTitles == ["Copy", "Delete"])
        #expect(recorder.calls == ["dismiss", "menu", "present", "dismissed", "presented"])
        interaction.dismissMenu()
        app.settle()
        #expect(app.window.menuStage == nil)
    }

    @Test("the secondary mouse button opens the menu at the pointer")
    func secondaryButton() {
        app.pressSecondary(at: CGPoint(x: 60, y: 230))
        app.settle()
        #expect(app.menuTitles == ["Copy", "Delete"])
        #expect(interaction.location(in: view) == CGPoint(x: 20, y: 30))
        #expect(interaction.location(in: nil) == CGPoint(x: 60, y: 230))
    }

    @Test("the menu moves with its target rectangle, and reloads its commands")
    func movesAndReloads() {
        recorder.rect = CGRect(x: 0, y: 0, width: 100, height: 60)
        present()
        app.settle()
        let before = panel
        #expect(before.minY >= 260)
        view.frame.origin.y = 300
        interaction.updateVisibleMenuPosition(animated: false)
        app.settle()
        #expect(panel.minY == before.minY + 100)
        recorder.menu = { _ in UIMenu(children: [UIAction(title: "Only") { _ in }]) }
        interaction.reloadVisibleMenu()
        app.settle()
        #expect(app.menuTitles == ["Only"])
        recorder.menu = { _ in nil }
        interaction.reloadVisibleMenu()
        app.settle()
        #expect(app.window.menuStage == nil)
    }

    @Test("a menu ends with its interaction and with its view")
    func removal() {
        present()
        view.removeInteraction(interaction)
        app.settle()
        #expect(app.window.menuStage == nil)
        #expect(interaction.view == nil)
        present()
        #expect(app.window.menuStage == nil)
    }

    @Test("a delegate that removes the view while the menu is about to appear presents nothing")
    func removalInDelegate() {
        recorder.menu = { suggested in
            self.view.removeFromSuperview()
            return UIMenu(children: suggested)
        }
        present()
        app.settle()
        #expect(app.window.menuStage == nil)
    }

    @Test("numbers that are not finite place the menu at the view")
    func oddNumbers() {
        recorder.rect = CGRect(x: CGFloat.nan, y: 0, width: CGFloat.infinity, height: 1)
        interaction.presentEditMenu(
            with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: CGFloat.nan, y: -CGFloat.infinity)))
        app.settle()
        #expect(app.menuTitles == ["Copy", "Delete"])
        #expect(interaction.location(in: view) == .zero)
    }

    @Test("the menu controller shows the standard commands and the app's, and posts its notifications")
    func menuController() {
        let controller = UIMenuController.shared
        @MainActor final class Names { var all: [String] = [] }
        let posted = Names()
        let names = [
            UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
            UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
        ]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: controller, queue: nil) { note in
                let name = note.name.rawValue
                MainActor.assumeIsolated { posted.all.append(name) }
            }
        }
        defer { observers.forEach(NotificationCenter.default.removeObserver) }
        controller.menuItems = [
            UIMenuItem(title: "Share", action: Selector("share", CopyableView.share)),
            UIMenuItem(title: "Missing", action: Selector("missing")),
        ]
        view.becomeFirstResponder()
        controller.showMenu(from: view, rect: view.bounds)
        app.settle()
        #expect(controller.isMenuVisible)
        #expect(controller.menuFrame == view.frame)
        #expect(app.menuTitles == ["Copy", "Delete", "Share"])
        #expect(posted.all.count == 2)
        app.chooseMenu("Share")
        #expect(view.performed == ["share"])
        #expect(!controller.isMenuVisible)
        #expect(posted.all == names.map(\.rawValue))
        controller.setMenuVisible(true, animated: true)
        controller.hideMenu(from: UIView())
        #expect(controller.isMenuVisible)
        controller.hideMenu(from: view)
        app.settle()
        #expect(!controller.isMenuVisible)
        #expect(app.window.menuStage == nil)
    }

    @Test("the delegate of a table offers the older menu of a row, and performs the chosen command")
    func rows() {
        final class Rows: UITableViewController {
            var performed: [String] = []
            var shows = true
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
            override func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
                shows && indexPath.row > 0
            }
            override func tableView(
                _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
                withSender sender: Any?
            ) -> Bool { action.name == "copy:" || action.name == "paste:" }
            override func tableView(
                _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
                withSender sender: Any?
            ) { performed.append("\(action.name) \(indexPath.row)") }
        }
        let rows = Rows()
        let app = TestApp(rows)
        app.settle()
        func open(_ row: Int) {
            let place = rows.tableView.rectForRow(at: IndexPath(row: row, section: 0))
            app.pressSecondary(at: rows.tableView.convert(CGPoint(x: 50, y: place.midY), to: nil))
            app.settle()
        }
        open(0)
        #expect(app.window.menuStage == nil)
        open(2)
        #expect(app.menuTitles == ["Copy", "Paste"])
        app.chooseMenu("Copy")
        #expect(rows.performed == ["copy: 2"])
        rows.shows = false
        open(2)
        #expect(app.window.menuStage == nil)
    }
}
