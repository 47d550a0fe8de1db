import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Controls that supply the menu of their own interaction.
@MainActor
struct ControlMenuTests {
    private final class MenuControl: UIControl {
        var calls: [String] = []
        var hasMenu = true

        override func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            calls.append("menu at \(Int(location.x))")
            guard hasMenu else { return nil }
            return UIContextMenuConfiguration(actionProvider: { [weak self] _ in
                UIMenu(children: [UIAction(title: "Row") { _ in self?.calls.append("row") }])
            })
        }
        override func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            calls.append("displays")
        }
        override func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            calls.append("ends")
        }
    }

    private let app: TestApp
    private let control = MenuControl(frame: CGRect(x: 20, y: 100, width: 100, height: 44))

    init() {
        let root = UIViewController()
        app = TestApp(root)
        root.view.addSubview(control)
        app.turn()
    }

    @Test func `a touch opens the menu of the control's interaction, and a row of it runs`() throws {
        control.isContextMenuInteractionEnabled = true
        control.showsMenuAsPrimaryAction = true
        #expect(control.contextMenuInteraction?.view === control)
        app.tap(control)
        app.settle()
        #expect(control.calls == ["menu at 50", "displays"])
        try app.tap("Row")
        app.settle()
        #expect(control.calls.sorted() == ["displays", "ends", "menu at 50", "row"])
        #expect(app.window.menuStage == nil)
    }

    @Test func `a long press and the secondary button open the menu too`() throws {
        control.isContextMenuInteractionEnabled = true
        app.pressSecondary(at: CGPoint(x: 60, y: 120))
        app.settle()
        #expect(control.calls == ["menu at 40", "displays"])
        control.contextMenuInteraction?.dismissMenu()
        app.settle()
        #expect(control.calls.last == "ends")
    }

    @Test func `without a menu, or without the interaction, a touch is a touch of the control`() {
        var presses = 0
        control.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
        control.showsMenuAsPrimaryAction = true
        app.tap(control)
        #expect(presses == 1 && control.calls == [])
        control.isContextMenuInteractionEnabled = true
        control.hasMenu = false
        app.tap(control)
        #expect(presses == 2 && app.window.menuStage == nil)
        control.isContextMenuInteractionEnabled = false
        #expect(control.contextMenuInteraction == nil && control.interactions.isEmpty)
    }
}
