import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// A screen with a table that offers key commands.
@MainActor
private final class Screen: UIViewController {
    let rows = FocusRows()
    var ran: [String] = []
    var offered: [UIKeyCommand] = []
    var pressed: [String] = []

    override var keyCommands: [UIKeyCommand]? { offered }
    override var canBecomeFirstResponder: Bool { true }
    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(rows)
        rows.view.frame = view.bounds
        view.addSubview(rows.view)
        rows.didMove(toParent: self)
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        pressed += presses.compactMap { $0.key?.characters }
        super.pressesBegan(presses, with: event)
    }
    func run(_ sender: UIKeyCommand) { ran.append(sender.input ?? "") }
    func offer(_ input: String, priority: Bool) {
        let command = UIKeyCommand(input: input, modifierFlags: [], action: Selector("run:", Screen.run(_:)))
        command.wantsPriorityOverSystemBehavior = priority
        offered.append(command)
    }
}

@MainActor
struct FocusKeyTests {
    private let screen = Screen()

    @Test("a key command runs before the focus is displayed; afterwards the focus wins")
    func commands() {
        screen.offer(UIKeyCommand.inputDownArrow, priority: false)
        let app = TestApp(screen)
        app.press(.down)
        #expect(screen.ran.count == 1)
        #expect(app.focusedItem == nil)
        app.press(.tab)
        #expect(app.focusedText == "0")
        app.press(.down)
        #expect(screen.ran.count == 1)
        #expect(app.focusedText == "1")
    }

    @Test("a key command with priority precedes the focus")
    func priority() {
        screen.offer(UIKeyCommand.inputDownArrow, priority: true)
        let app = TestApp(screen)
        app.press([.tab, .down])
        #expect(screen.ran.count == 1)
        #expect(app.focusedText == "0")
    }

    @Test("a key command of the first responder itself precedes the focus")
    func firstResponder() {
        screen.offer(UIKeyCommand.inputDownArrow, priority: false)
        let app = TestApp(screen)
        screen.becomeFirstResponder()
        app.press([.tab, .down])
        #expect(screen.ran.count == 1)
        screen.resignFirstResponder()
        app.press(.down)
        #expect(screen.ran.count == 1)
        #expect(app.focusedText == "1")
    }

    @Test("keys that the focus does not use are presses")
    func presses() {
        let app = TestApp(screen)
        app.press(.enter)
        app.press(.character("x"))
        app.press(.tab, modifiers: .control)
        #expect(screen.pressed == ["\r", "x", "\t"])
        app.press([.down, .enter])
        #expect(screen.pressed.count == 3)
    }

    @Test("text input keeps its keys, and the focused list stays where it is")
    func text() {
        let field = UITextField(frame: CGRect(x: 0, y: 700, width: 200, height: 34))
        let app = TestApp(screen)
        screen.view.addSubview(field)
        app.press([.down, .down])
        field.becomeFirstResponder()
        app.type("a b")
        app.press([.down, .left])
        #expect(field.text == "a b")
        #expect(app.focusedText == "1")
    }
}
