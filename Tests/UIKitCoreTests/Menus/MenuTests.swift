import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// A window with a button that opens a menu.
@MainActor
private final class MenuScene {
    let app: TestApp
    let button = UIButton(type: .system)
    var chosen: [String] = []

    init(at origin: CGPoint = CGPoint(x: 20, y: 100)) {
        let root = UIViewController()
        app = TestApp(root)
        button.setTitle("Menu", for: .normal)
        button.frame = CGRect(origin: origin, size: CGSize(width: 100, height: 44))
        button.showsMenuAsPrimaryAction = true
        root.view.addSubview(button)
        app.turn()
    }

    func action(_ title: String, state: UIMenuElement.State = .off, attributes: UIMenuElement.Attributes = [])
        -> UIAction
    {
        UIAction(title: title, attributes: attributes, state: state) { [weak self] in self?.chosen.append($0.title) }
    }

    func open(_ children: [UIMenuElement], options: UIMenu.Options = []) {
        button.menu = UIMenu(options: options, children: children)
        app.tap(at: button.convert(CGPoint(x: 50, y: 22), to: nil))
        app.settle()
    }

    var isOpen: Bool { app.window.menuStage != nil }

    /// The visible rows from top to bottom.
    var rows: [MenuRow] {
        func find(_ view: UIView) -> [MenuRow] { (view as? MenuRow).map { [$0] } ?? view.subviews.flatMap(find) }
        return app.window.menuStage.map(find) ?? []
    }
    var titles: [String] { rows.map { $0.kind.isGap ? "—" : $0.accessibilityLabel ?? "" } }

    func middle(_ title: String) -> CGPoint {
        guard let row = rows.first(where: { $0.accessibilityLabel == title }) else { return .zero }
        return row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
    }

    func tap(_ title: String) {
        app.tap(at: middle(title))
        app.settle()
    }
}

@MainActor
struct MenuTests {
    @Test func `a menu goes with the view that opened it`() {
        let scene = MenuScene()
        scene.open([scene.action("One")])
        #expect(scene.isOpen)
        scene.button.removeFromSuperview()
        scene.app.settle()
        #expect(!scene.isOpen)
        #expect(scene.rows.isEmpty)
    }

    @Test func `a chosen row runs once and closes the menu`() {
        let scene = MenuScene()
        scene.open([scene.action("Copy"), scene.action("Move")])
        #expect(scene.titles == ["Copy", "Move"])
        scene.tap("Move")
        #expect(scene.chosen == ["Move"])
        #expect(!scene.isOpen)
    }

    @Test func `the mouse's other button opens the menu of a button, and that of a field at the caret`() {
        let scene = MenuScene()
        scene.button.menu = UIMenu(children: [scene.action("Copy")])
        scene.button.showsMenuAsPrimaryAction = false
        scene.app.pressSecondary(at: scene.button.convert(CGPoint(x: 50, y: 22), to: nil))
        scene.app.settle()
        #expect(scene.titles == ["Copy"])
        scene.tap("Copy")
        #expect(scene.chosen == ["Copy"])
        let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 30))
        field.text = "one two"
        scene.app.window.rootViewController?.view.addSubview(field)
        scene.app.settle()
        scene.app.pressSecondary(at: CGPoint(x: 200, y: 315))
        scene.app.settle()
        #expect(field.isFirstResponder)
        #expect(scene.titles == ["Select All"])
        scene.tap("Select All")
        scene.app.type("x")
        #expect(field.text == "x")
        field.isEnabled = false
        scene.app.pressSecondary(at: CGPoint(x: 200, y: 315))
        scene.app.settle()
        #expect(!scene.isOpen)
    }

    @Test func `a touch beside the menu closes it and does nothing else`() {
        let scene = MenuScene()
        scene.open([scene.action("Copy")])
        scene.app.tap(at: CGPoint(x: 200, y: 700))
        scene.app.settle()
        #expect(!scene.isOpen)
        #expect(scene.chosen == [])
    }

    @Test func `disabled rows stay, hidden rows do not show`() {
        let scene = MenuScene()
        scene.open([
            scene.action("Copy", attributes: .disabled), scene.action("Secret", attributes: .hidden),
            scene.action("Move"),
        ])
        #expect(scene.titles == ["Copy", "Move"])
        scene.tap("Copy")
        #expect(scene.isOpen)
        #expect(scene.chosen == [])
    }

    @Test func `inline groups are set apart, other groups open on top`() {
        let scene = MenuScene()
        scene.open([
            scene.action("Copy"),
            UIMenu(options: .displayInline, children: [scene.action("Rename"), scene.action("Info")]),
            UIMenu(title: "Sort", children: [scene.action("Name"), scene.action("Date")]),
        ])
        #expect(scene.titles == ["Copy", "—", "Rename", "Info", "—", "Sort"])
        scene.tap("Sort")
        #expect(scene.titles == ["Sort", "—", "Name", "Date"])
        scene.tap("Sort")
        #expect(scene.titles == ["Copy", "—", "Rename", "Info", "—", "Sort"])
        scene.tap("Sort")
        scene.tap("Date")
        #expect(scene.chosen == ["Date"])
        #expect(!scene.isOpen)
    }

    @Test func `in a group of which one is chosen, choosing moves the mark`() {
        let scene = MenuScene()
        let name = scene.action("Name", state: .on), date = scene.action("Date")
        scene.open([name, date], options: .singleSelection)
        scene.tap("Date")
        #expect(name.state == .off)
        #expect(date.state == .on)
        #expect(scene.button.menu?.selectedElements == [date])
    }

    @Test func `elements that come late take the place of the row that waits`() {
        let scene = MenuScene()
        var answer: (([UIMenuElement]) -> Void)?
        scene.open([scene.action("First"), UIDeferredMenuElement.uncached { answer = $0 }, scene.action("Last")])
        #expect(scene.titles == ["First", "Loading…", "Last"])
        answer?([scene.action("One"), scene.action("Two")])
        scene.app.settle()
        #expect(scene.titles == ["First", "One", "Two", "Last"])
    }

    @Test func `uncached elements are asked for at each opening, others once`() {
        let scene = MenuScene()
        var asked = [0, 0]
        let fresh = UIDeferredMenuElement.uncached {
            asked[0] += 1; $0([])
        }
        let kept = UIDeferredMenuElement {
            asked[1] += 1; $0([])
        }
        for _ in 0..<2 {
            scene.open([scene.action("Copy"), fresh, kept])
            scene.tap("Copy")
        }
        #expect(asked == [2, 1])
    }

    @Test func `the finger that opened the menu may slide onto a row and lift there`() {
        let scene = MenuScene()
        scene.button.menu = UIMenu(children: [scene.action("Copy"), scene.action("Move")])
        scene.app.press(at: scene.button.convert(CGPoint(x: 50, y: 22), to: nil))
        scene.app.advance(frames: 40)
        #expect(scene.isOpen)
        let goal = scene.middle("Move")
        scene.app.step(to: CGPoint(x: goal.x, y: goal.y - 30))
        scene.app.step(to: goal)
        #expect(scene.rows.filter(\.isHighlighted).map(\.accessibilityLabel) == ["Move"])
        scene.app.lift()
        #expect(scene.chosen == ["Move"])
        #expect(!scene.isOpen)
    }

    @Test func `a button with an action of its own opens its menu after half a second`() {
        let scene = MenuScene()
        scene.button.showsMenuAsPrimaryAction = false
        scene.button.addAction(UIAction { [scene] _ in scene.chosen.append("tapped") }, for: .touchUpInside)
        scene.button.menu = UIMenu(children: [scene.action("Copy")])
        let place = scene.button.convert(CGPoint(x: 50, y: 22), to: nil)
        scene.app.tap(at: place)
        #expect(scene.chosen == ["tapped"])
        scene.app.press(at: place)
        scene.app.advance(seconds: 0.4)
        #expect(!scene.isOpen)
        scene.app.advance(seconds: 0.2)
        #expect(scene.isOpen)
        scene.app.lift()
        #expect(scene.chosen == ["tapped"])
        #expect(scene.isOpen)
    }

    @Test func `a button whose title is the choice takes the first element, then the chosen one`() {
        let scene = MenuScene()
        scene.button.changesSelectionAsPrimaryAction = true
        scene.open([scene.action("Name"), scene.action("Date")])
        #expect(scene.button.currentTitle == "Name")
        scene.tap("Date")
        #expect(scene.button.currentTitle == "Date")
        #expect(scene.button.menu?.selectedElements.map(\.title) == ["Date"])
    }

    @Test func `a window of another size closes the menu`() {
        let scene = MenuScene()
        scene.open([scene.action("Copy")])
        scene.app.resize(to: CGSize(width: 600, height: 400))
        scene.app.settle()
        #expect(!scene.isOpen)
    }

    @Test func `going back closes the menu`() {
        let scene = MenuScene()
        scene.open([scene.action("Copy")])
        scene.app.pressMouseBack()
        scene.app.settle()
        #expect(!scene.isOpen)
    }

    @Test func `priority places the first element of a menu that opens upward next to its button`() {
        let low = MenuScene(at: CGPoint(x: 20, y: 700))
        let children = {
            [low.action("One"), UIMenu(options: .displayInline, children: [low.action("Two"), low.action("Three")])]
        }
        low.open(children())
        #expect(low.titles == ["One", "—", "Two", "Three"])
        low.app.window.menuStage?.dismiss()
        low.app.settle()
        low.button.preferredMenuElementOrder = .priority
        low.open(children())
        #expect(low.titles == ["Three", "Two", "—", "One"])
        low.app.tap(at: low.middle("One"))
        #expect(low.chosen == ["One"])

        let high = MenuScene()
        high.button.preferredMenuElementOrder = .priority
        high.open([high.action("One"), high.action("Two")])
        #expect(high.titles == ["One", "Two"])
    }

    @Test func `a menu stays inside the window, above what is near the bottom`() {
        let container = CGRect(x: 8, y: 55, width: 374, height: 747)
        let low = MenuPlace(
            source: CGRect(x: 330, y: 760, width: 40, height: 40), container: container, content: 200, preferBelow: true
        )
        #expect(low.frame == CGRect(x: 120, y: 556, width: 250, height: 200))
        #expect(low.anchor.y == 1)
        let high = MenuPlace(
            source: CGRect(x: 8, y: 60, width: 40, height: 40), container: container, content: 2000, preferBelow: true)
        #expect(high.frame.minY == 104)
        #expect(high.frame.maxY == container.maxY)
    }
}
