import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// The responder chain, first responders, actions and the views that belong to text input.
@MainActor
struct UIResponderTests {
    private final class Field: UIView {
        var accepts = true
        var resigns = true
        override var canBecomeFirstResponder: Bool { accepts }
        override var canResignFirstResponder: Bool { resigns }
    }

    private final class Editor: UIViewController {
        var calls: [String] = []
        var allowsStamp = true
        func stamp() { calls.append("stamp") }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            action == UIResponderTests.stamp ? allowsStamp : super.canPerformAction(action, withSender: sender)
        }
    }

    private static let stamp = Selector("stampOnEditor", Editor.stamp)

    private let app: TestApp
    private let editor = Editor()
    private let field = Field(frame: CGRect(x: 0, y: 100, width: 100, height: 50))
    private let other = Field(frame: .zero)

    init() {
        app = TestApp(editor, draws: false)
        editor.view.addSubview(field)
        editor.view.addSubview(other)
        app.settle()
    }

    // MARK: The chain

    @Test("the chain goes from a view to its superview, the controller, the window, the scene and the application")
    func chain() {
        #expect(field.next === editor.view)
        #expect(editor.view.next === editor)
        var names: [String] = []
        var responder: UIResponder? = editor
        while let current = responder {
            if current is UIWindow { names.append("window") }
            if current is UIWindowScene { names.append("scene") }
            if current is UIApplication { names.append("application") }
            responder = current.next
        }
        #expect(names.first == "window")
        #expect(names.contains("application"))
        #expect(app.window.next != nil)
        #expect(UIResponder().next == nil)
        #expect(UIView().next == nil)
    }

    @Test("the chain of a child controller goes through the view around its own")
    func children() {
        let child = UIViewController()
        editor.addChild(child)
        editor.view.addSubview(child.view)
        child.didMove(toParent: editor)
        app.settle()
        #expect(child.view.next === child)
        #expect(child.next === editor.view)
    }

    // MARK: First responder

    @Test("a responder becomes the first one where it allows that and is in a window")
    func becoming() {
        #expect(!field.isFirstResponder)
        #expect(field.becomeFirstResponder())
        #expect(field.isFirstResponder)
        #expect(field.becomeFirstResponder())
        #expect(other.becomeFirstResponder())
        #expect(!field.isFirstResponder)
        #expect(other.resignFirstResponder())
        #expect(!other.isFirstResponder)
        #expect(other.resignFirstResponder())
        field.accepts = false
        #expect(!field.becomeFirstResponder())
        #expect(!Field().becomeFirstResponder())
        #expect(!UIResponder().canBecomeFirstResponder)
        #expect(UIResponder().canResignFirstResponder)
    }

    @Test("a first responder that does not resign remains the first one")
    func refusal() {
        field.becomeFirstResponder()
        field.resigns = false
        #expect(!field.resignFirstResponder())
        #expect(!other.becomeFirstResponder())
        #expect(field.isFirstResponder)
        #expect(!other.isFirstResponder)
        field.resigns = true
        #expect(other.becomeFirstResponder())
        #expect(!field.isFirstResponder)
    }

    @Test("a view that leaves its window is no longer the first responder")
    func removal() {
        field.becomeFirstResponder()
        field.removeFromSuperview()
        app.settle()
        #expect(!field.isFirstResponder)
        editor.view.addSubview(field)
        #expect(!field.isFirstResponder)
        #expect(field.becomeFirstResponder())
    }

    // MARK: Actions

    @Test("an action finds the nearest responder up the chain that performs it")
    func targets() {
        #expect(editor.canPerformAction(Self.stamp, withSender: nil))
        #expect(!field.canPerformAction(Self.stamp, withSender: nil))
        #expect(field.target(forAction: Self.stamp, withSender: nil) as? Editor === editor)
        #expect(editor.target(forAction: Self.stamp, withSender: nil) as? Editor === editor)
        editor.allowsStamp = false
        #expect(field.target(forAction: Self.stamp, withSender: nil) == nil)
        #expect(field.target(forAction: Selector("unknown"), withSender: nil) == nil)
    }

    @Test("the application sends an action without a target up the chain from its sender")
    func sending() {
        #expect(UIApplication.shared.sendAction(Self.stamp, to: nil, from: field, for: nil))
        #expect(editor.calls == ["stamp"])
        #expect(UIApplication.shared.sendAction(Self.stamp, to: editor, from: nil, for: nil))
        #expect(editor.calls == ["stamp", "stamp"])
        #expect(!UIApplication.shared.sendAction(Self.stamp, to: Field(), from: nil, for: nil))
    }

    // MARK: Input

    @Test("a plain responder has no views for input, no key commands and no undo manager")
    func input() {
        let responder = UIResponder()
        #expect(responder.inputView == nil)
        #expect(responder.inputAccessoryView == nil)
        #expect(responder.keyCommands == nil)
        #expect(responder.undoManager == nil)
        #expect(responder.userActivity == nil)
        responder.reloadInputViews()
    }

    @Test("views of one window share its undo manager, and a view outside a window has none")
    func undo() {
        #expect(field.undoManager != nil)
        #expect(field.undoManager === other.undoManager)
        #expect(field.undoManager === editor.undoManager)
        #expect(field.undoManager === app.window.undoManager)
        field.removeFromSuperview()
        #expect(field.undoManager == nil)
    }

    @Test("keys go to the first responder, and up the chain from there")
    func presses() {
        final class Keys: UIViewController {
            var lines: [String] = []
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                lines.append("down \(presses.first?.key?.characters ?? "") \(event?.type == .presses)")
                super.pressesBegan(presses, with: event)
            }
            override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                lines.append("up \(presses.first?.key?.keyCode.rawValue ?? 0)")
                super.pressesEnded(presses, with: event)
            }
        }
        let keys = Keys()
        let app = TestApp(keys, draws: false)
        let field = Field(frame: .zero)
        keys.view.addSubview(field)
        field.becomeFirstResponder()
        app.press(.character("a"))
        #expect(keys.lines == ["down a true", "up \(UIKeyboardHIDUsage.keyboardA.rawValue)"])
    }

    @Test("a view that takes keys gets typed text while it is the first responder")
    func keyInput() {
        final class Pad: UIView, UIKeyInput {
            var text = ""
            var hasText: Bool { !text.isEmpty }
            func insertText(_ text: String) { self.text += text }
            func deleteBackward() { if hasText { text.removeLast() } }
            override var canBecomeFirstResponder: Bool { true }
        }
        let page = UIViewController()
        let app = TestApp(page, draws: false)
        let pad = Pad(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
        page.view.addSubview(pad)
        app.type("no")
        #expect(pad.text.isEmpty)
        pad.becomeFirstResponder()
        app.type("yes")
        #expect(pad.text == "yes")
        app.press(.backspace)
        #expect(pad.text == "ye")
        pad.resignFirstResponder()
        app.type("x")
        #expect(pad.text == "ye")
        #expect(pad.keyboardType == .default)
        #expect(pad.returnKeyType == .default)
        #expect(!pad.isSecureTextEntry)
    }
}
