import CoreGraphics
import Foundation
import Testing

@testable import UIKitCore
@testable import UIKitTesting

/// Views at the bottom of the window while a responder is the first responder.
@MainActor
struct InputViewTests {
    private final class Chat: UIViewController {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 60))
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 34))
        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { bar }
        override func viewDidLoad() {
            super.viewDidLoad()
            bar.addSubview(field)
        }
    }

    /// A bar whose height is its intrinsic height.
    private final class GrowingBar: UIView {
        var height: CGFloat = 50 { didSet { invalidateIntrinsicContentSize() } }
        override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
    }

    private final class Ear: @unchecked Sendable {
        private(set) var lines: [String] = []
        private var tokens: [any NSObjectProtocol] = []
        init() {
            for (name, text) in [
                (UIResponder.keyboardWillShowNotification, "will show"),
                (UIResponder.keyboardDidHideNotification, "did hide"),
            ] {
                tokens.append(
                    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                        [unowned self] note in
                        let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
                        lines.append("\(text) \(frame?.minY ?? -1) \(frame?.height ?? -1)")
                    })
            }
        }
        deinit { tokens.forEach { NotificationCenter.default.removeObserver($0) } }
    }

    private func makeApp(_ root: UIViewController = UIViewController()) -> (TestApp, UITextField) {
        let app = TestApp(root, draws: false)
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        root.view.addSubview(field)
        app.settle()
        return (app, field)
    }

    private func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    @Test("an input view slides in at the bottom above the home indicator, and out when editing ends")
    func inputView() {
        let (app, field) = makeApp()
        let picker = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 200))
        field.inputView = picker
        app.tap(field)
        app.advance(seconds: 1)
        #expect(field.isEditing)
        #expect(frame(of: picker) == CGRect(x: 0, y: 844 - 34 - 200, width: 390, height: 200))
        field.resignFirstResponder()
        app.advance(seconds: 0.1)
        #expect(picker.window != nil)
        app.advance(seconds: 1)
        #expect(picker.window == nil)
    }

    @Test("an accessory view is above the input view, and both count as the keyboard")
    func accessoryAbove() {
        let ear = Ear()
        let (app, field) = makeApp()
        let (input, bar) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 200)), UIToolbar())
        bar.sizeToFit()
        (field.inputView, field.inputAccessoryView) = (input, bar)
        app.tap(field)
        app.advance(seconds: 1)
        #expect(frame(of: bar) == CGRect(x: 0, y: 844 - 34 - 200 - 44, width: 390, height: 44))
        #expect(ear.lines == ["will show 566.0 278.0"])
        #expect(field.superview?.keyboardLayoutGuide.layoutFrame.minY == 566)
        field.resignFirstResponder()
        app.advance(seconds: 1)
        #expect(ear.lines == ["will show 566.0 278.0", "did hide 844.0 278.0"])
    }

    @Test("an accessory view is on top of an on-screen keyboard, which an input view replaces")
    func onScreenKeyboard() {
        let (app, field) = makeApp()
        app.softwareKeyboardHeight = 300
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
        field.inputAccessoryView = bar
        app.tap(field)
        app.advance(seconds: 1)
        #expect(frame(of: bar).maxY == 544)
        let input = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
        field.inputView = input
        app.advance(seconds: 1)
        #expect(input.window == nil)
        field.reloadInputViews()
        app.advance(seconds: 1)
        #expect(abs(frame(of: bar).maxY - 710) < 0.01)
        #expect(abs(frame(of: input).minY - 710) < 0.01)
    }

    @Test("a controller's accessory view stays while its own field is edited, and after editing")
    func chat() {
        let chat = Chat()
        let (app, _) = makeApp(chat)
        chat.becomeFirstResponder()
        app.advance(seconds: 1)
        #expect(frame(of: chat.bar) == CGRect(x: 0, y: 844 - 34 - 60, width: 390, height: 60))
        app.tap(chat.field)
        app.advance(seconds: 1)
        #expect(chat.field.isEditing)
        #expect(chat.bar.window != nil)
        app.type("Hello")
        #expect(chat.field.text == "Hello")
        chat.field.resignFirstResponder()
        app.advance(seconds: 1)
        #expect(chat.isFirstResponder)
        #expect(chat.bar.window != nil)
        #expect(chat.bar.next?.next === chat)
        chat.resignFirstResponder()
        app.advance(seconds: 1)
        #expect(chat.bar.window == nil)
    }

    @Test("an open menu keeps the accessory view of the responder below visible")
    func menu() {
        let chat = Chat()
        let (app, _) = makeApp(chat)
        let button = UIButton(type: .system)
        button.setTitle("Menu", for: .normal)
        button.frame = CGRect(x: 20, y: 200, width: 100, height: 40)
        button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
        button.showsMenuAsPrimaryAction = true
        chat.view.addSubview(button)
        chat.becomeFirstResponder()
        app.advance(seconds: 1)
        app.tap(button)
        app.advance(seconds: 1)
        #expect(app.window.menuStage != nil)
        #expect(abs(frame(of: chat.bar).minY - 750) < 0.01)
        app.press(.escape)
        app.advance(seconds: 1)
        #expect(chat.isFirstResponder)
        #expect(abs(frame(of: chat.bar).minY - 750) < 0.01)
    }

    @Test("a bar that sizes itself grows with its intrinsic height, to the edge of the window")
    func growing() {
        let (app, field) = makeApp()
        let bar = GrowingBar()
        bar.autoresizingMask = .flexibleHeight
        field.inputAccessoryView = bar
        app.tap(field)
        app.advance(seconds: 1)
        #expect(frame(of: bar) == CGRect(x: 0, y: 794, width: 390, height: 50))
        bar.height = 80
        app.advance(seconds: 1)
        #expect(frame(of: bar) == CGRect(x: 0, y: 764, width: 390, height: 80))
    }

    @Test("a bar with constraints keeps its content above the home indicator by its safe area")
    func constrained() {
        let (app, field) = makeApp()
        let (bar, content) = (UIView(), UIView())
        bar.translatesAutoresizingMaskIntoConstraints = false
        content.translatesAutoresizingMaskIntoConstraints = false
        bar.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: bar.topAnchor),
            content.bottomAnchor.constraint(equalTo: bar.safeAreaLayoutGuide.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
            content.heightAnchor.constraint(equalToConstant: 40),
        ])
        field.inputAccessoryView = bar
        app.tap(field)
        app.advance(seconds: 1)
        #expect(frame(of: bar) == CGRect(x: 0, y: 844 - 74, width: 390, height: 74))
        #expect(frame(of: content) == CGRect(x: 0, y: 844 - 74, width: 390, height: 40))
    }

    @Test("an empty input view shows nothing, and keys still type")
    func empty() {
        let ear = Ear()
        let (app, field) = makeApp()
        field.inputView = UIView()
        app.tap(field)
        app.type("a")
        app.advance(seconds: 1)
        #expect(field.text == "a")
        #expect(ear.lines.isEmpty)
    }

    @Test("an accessory view that contains the field which supplies it does not make the responder chain endless")
    func ownSupplier() {
        let (app, field) = makeApp()
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 50))
        field.inputAccessoryView = bar
        field.becomeFirstResponder()
        app.advance(seconds: 1)
        bar.addSubview(field)
        field.becomeFirstResponder()
        app.advance(seconds: 1)
        var steps = 0
        var next: UIResponder? = field
        while let responder = next, steps < 50 { (next, steps) = (responder.next, steps + 1) }
        #expect(steps < 50)
    }

    @Test("the container of the whole window is not moved into the window")
    func ownSuperview() {
        final class Odd: UIViewController {
            override var canBecomeFirstResponder: Bool { true }
            override var inputAccessoryView: UIView? { view }
        }
        let odd = Odd()
        let (app, _) = makeApp(odd)
        odd.becomeFirstResponder()
        app.advance(seconds: 1)
        #expect(odd.view.superview === app.window)
    }

    @Test("an input view controller inserts text into the first responder")
    func controller() {
        final class Keys: UIInputViewController {
            var calls: [String] = []
            override func viewDidLoad() {
                super.viewDidLoad()
                view.heightAnchor.constraint(equalToConstant: 120).isActive = true
            }
            override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
            override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
            override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
            override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
        }
        final class Line: UITextField {
            let keys = Keys()
            override var inputViewController: UIInputViewController? { keys }
        }
        let (app, _) = makeApp()
        let line = Line(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
        app.window.rootViewController?.view.addSubview(line)
        app.tap(line)
        app.advance(seconds: 1)
        #expect(line.keys.view.window != nil)
        #expect(frame(of: line.keys.view).height == 120)
        #expect(line.keys.calls == ["will appear", "did appear"])
        line.keys.textDocumentProxy.insertText("abc")
        line.keys.textDocumentProxy.adjustTextPosition(byCharacterOffset: -1)
        #expect(line.keys.textDocumentProxy.documentContextBeforeInput == "ab")
        #expect(line.keys.textDocumentProxy.documentContextAfterInput == "c")
        line.keys.dismissKeyboard()
        app.advance(seconds: 1)
        #expect(!line.isFirstResponder)
        #expect(line.keys.calls.suffix(2) == ["will disappear", "did disappear"])
    }

    @Test("an input view that sizes itself is above the home indicator, and has no safe area of its own")
    func sizedInput() {
        let (app, field) = makeApp()
        let (input, content) = (UIView(), UIView())
        input.translatesAutoresizingMaskIntoConstraints = false
        content.translatesAutoresizingMaskIntoConstraints = false
        input.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: input.topAnchor),
            content.bottomAnchor.constraint(equalTo: input.safeAreaLayoutGuide.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: input.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: input.trailingAnchor),
            content.heightAnchor.constraint(equalToConstant: 100),
        ])
        field.inputView = input
        app.tap(field)
        app.advance(seconds: 1)
        #expect(abs(frame(of: input).minY - 710) < 0.01)
        #expect(abs(frame(of: input).height - 100) < 0.01)
    }

    @Test("a popped controller with an accessory view is freed, and its view leaves the window")
    func freed() {
        weak var weakChat: Chat?
        weak var weakBar: UIView?
        let stack = UINavigationController(rootViewController: UIViewController())
        let app = TestApp(stack, draws: false)
        do {
            let chat = Chat()
            (weakChat, weakBar) = (chat, chat.bar)
            stack.pushViewController(chat, animated: true)
            app.settle()
            chat.becomeFirstResponder()
            app.advance(seconds: 1)
            #expect(chat.bar.window != nil)
        }
        stack.popViewController(animated: true)
        app.advance(seconds: 2)
        #expect(weakChat == nil)
        #expect(weakBar == nil)
    }
}
