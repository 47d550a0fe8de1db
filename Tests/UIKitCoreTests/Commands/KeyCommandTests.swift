import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// A page that offers key commands and records the performed ones.
private final class ShortcutScreen: UIViewController, UITextFieldDelegate {
    let field = UITextField()
    var offered: [UIKeyCommand] = []
    var ran: [String] = []
    var refuses = false
    var pressed: [String] = []

    override var keyCommands: [UIKeyCommand]? { offered + (super.keyCommands ?? []) }

    override func viewDidLoad() {
        super.viewDidLoad()
        field.frame = CGRect(x: 20, y: 100, width: 200, height: 34)
        view.addSubview(field)
    }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        !refuses && super.canPerformAction(action, withSender: sender)
    }
    override func validate(_ command: UICommand) {
        if command.discoverabilityTitle == "Off" { command.attributes = .disabled }
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        pressed += presses.compactMap { $0.key?.characters }
        super.pressesBegan(presses, with: event)
    }
    func run(_ sender: UIKeyCommand) { ran.append(sender.discoverabilityTitle ?? sender.input ?? "") }
    func plain() { ran.append("plain") }

    func offer(_ input: String, _ flags: UIKeyModifierFlags = [], _ title: String? = nil, priority: Bool = false) {
        let command = UIKeyCommand(input: input, modifierFlags: flags, action: Selector("run:", ShortcutScreen.run(_:)))
        command.discoverabilityTitle = title
        command.wantsPriorityOverSystemBehavior = priority
        offered.append(command)
    }
}

@MainActor
struct KeyCommandTests {
    private let screen = ShortcutScreen()

    private func start() -> TestApp { TestApp(screen) }

    @Test("a shortcut of the screen that shows runs with its keys held, and with no others")
    func runsWithItsKeys() {
        screen.offer("n", .command, "New")
        screen.offer("N", [.command, .shift], "New window")
        let app = start()
        app.press(.character("n"), modifiers: .command)
        app.press(.character("n"), modifiers: [.command, .shift])
        app.press(.character("n"), modifiers: [.command, .alternate])
        app.press(.character("n"))
        #expect(screen.ran == ["New", "New window"])
        #expect(screen.pressed == ["n", "n"])
    }

    @Test("Control replaces Command, unless a shortcut requires Control itself")
    func controlStandsIn() {
        screen.offer("f", .command, "Find")
        let app = start()
        app.press(.character("f"), modifiers: .control)
        screen.offer("f", .control, "Forward")
        app.press(.character("f"), modifiers: .control)
        #expect(screen.ran == ["Find", "Forward"])
    }

    @Test("keys without a character are named")
    func namedKeys() {
        for input in [UIKeyCommand.inputUpArrow, UIKeyCommand.inputEscape, UIKeyCommand.inputDelete, "\r", "\t"] {
            screen.offer(input)
        }
        let app = start()
        for key in [TestKey.up, .escape, .backspace, .delete, .enter, .tab] { app.press(key) }
        #expect(
            screen.ran == ["UIKeyInputUpArrow", "UIKeyInputEscape", "UIKeyInputDelete", "UIKeyInputDelete", "\r", "\t"])
    }

    @Test("a shortcut for a key that goes back replaces the back command")
    func back() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let app = TestApp(navigation)
        navigation.pushViewController(screen, animated: false)
        app.settle()
        screen.offer(UIKeyCommand.inputLeftArrow, .alternate)
        app.press(.left, modifiers: .alternate)
        #expect(screen.ran == [UIKeyCommand.inputLeftArrow])
        #expect(navigation.viewControllers.count == 2)
        screen.offered = []
        app.press(.left, modifiers: .alternate)
        #expect(navigation.viewControllers.count == 1)
    }

    @Test("typed text belongs to the field, unless a key command has priority")
    func prefersText() {
        screen.offer("a", [], "Letter")
        screen.offer(UIKeyCommand.inputLeftArrow, [], "Left")
        screen.offer("s", .command, "Save")
        let app = start()
        app.tap(screen.field)
        app.type("ab")
        app.press(.left)
        app.press(.character("s"), modifiers: .command)
        #expect(screen.field.text == "ab")
        #expect(screen.ran == ["Save"])
        screen.offer("a", [], "First", priority: true)
        app.type("a")
        app.type("c")
        #expect(screen.field.text == "acb")
        #expect(screen.ran == ["Save", "First"])
    }

    @Test("a command that nothing performs now leaves the key to others")
    func nothingPerforms() {
        screen.offer("k", .command, "K")
        screen.refuses = true
        let app = start()
        app.press(.character("k"), modifiers: .command)
        screen.refuses = false
        screen.offered = []
        screen.offer("k", .command, "Off")
        app.press(.character("k"), modifiers: .command)
        #expect(screen.ran == [])
        #expect(screen.pressed == ["k", "k"])
    }

    @Test("commands are added to a controller and removed")
    func added() {
        let command = UIKeyCommand(
            title: "Plain", action: Selector("plain", ShortcutScreen.plain), input: "p", modifierFlags: [.command])
        let app = start()
        screen.addKeyCommand(command)
        app.press(.character("p"), modifiers: .command)
        #expect(screen.keyCommands == [command])
        screen.removeKeyCommand(command)
        app.press(.character("p"), modifiers: .command)
        #expect(screen.ran == ["plain"])
        #expect(UIViewController().keyCommands == nil)
    }

    @Test("a command in a menu calls its method up the chain from where the menu is")
    func inMenu() throws {
        let app = start()
        let button = UIButton(type: .system)
        button.setTitle("More", for: .normal)
        button.frame = CGRect(x: 20, y: 200, width: 100, height: 44)
        button.showsMenuAsPrimaryAction = true
        button.menu = UIMenu(children: [
            UICommand(title: "Do it", action: Selector("plain", ShortcutScreen.plain)),
            UICommand(title: "Never", action: Selector("plain", ShortcutScreen.plain), attributes: .disabled),
        ])
        screen.view.addSubview(button)
        app.tap(button)
        app.settle()
        try app.tap("Never")
        try app.tap("Do it")
        app.settle()
        #expect(screen.ran == ["plain"])
    }
}
