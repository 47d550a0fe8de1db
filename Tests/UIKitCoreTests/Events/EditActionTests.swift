import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// A label whose text can be copied, as apps make one.
private final class CopyableLabel: UILabel {
    var performed: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == Selector("copy:", CopyableLabel.copy(_:)) || action == Selector("toggleBoldface:")
    }
    override func copy(_ sender: Any?) { performed.append("copy") }
    override func toggleBoldface(_ sender: Any?) { performed.append("bold") }
    override func paste(_ sender: Any?) { performed.append("paste") }
}

/// A view that takes texts from the pasteboard.
private final class TextDropView: UIView {
    var pasted: [[NSItemProvider]] = []
    var refuses = false
    override var canBecomeFirstResponder: Bool { true }
    override func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { !refuses && super.canPaste(itemProviders) }
    override func paste(itemProviders: [NSItemProvider]) { pasted.append(itemProviders) }
}

/// A field that allows no paste.
private final class NoPasteField: UITextField {
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == Selector("paste:", UIResponder.paste(_:)) ? false : super.canPerformAction(action, withSender: sender)
    }
}

@MainActor
struct EditActionTests {
    private func stage(_ view: UIView) -> TestApp {
        let root = UIViewController()
        view.frame = CGRect(x: 20, y: 120, width: 200, height: 40)
        root.view.addSubview(view)
        return TestApp(root)
    }

    @Test("a shortcut calls the method of the first responder that can perform the command")
    func shortcutsCallMethods() {
        let label = CopyableLabel()
        let app = stage(label)
        label.becomeFirstResponder()
        app.press(.character("c"), modifiers: .control)
        app.press(.character("b"), modifiers: .command)
        app.press(.character("v"), modifiers: .control)
        app.press(.character("c"))
        #expect(label.performed == ["copy", "bold"])
    }

    @Test("a responder that performs no command refuses all of them")
    func plainResponders() {
        let view = UIView()
        _ = stage(view)
        for action in StandardEditAction.all {
            #expect(!view.canPerformAction(action.selector, withSender: nil))
            #expect(view.target(forAction: action.selector, withSender: nil) == nil)
        }
        #expect(view.standardEditElements.isEmpty)
    }

    @Test("a key command of the app has precedence over the standard shortcut")
    func keyCommandsPrecede() {
        final class Screen: UIViewController {
            var ran = 0
            override var keyCommands: [UIKeyCommand]? {
                [UIKeyCommand(input: "c", modifierFlags: .command, action: Selector("run", Screen.run))]
            }
            func run() { ran += 1 }
        }
        let screen = Screen()
        let label = CopyableLabel()
        screen.view.addSubview(label)
        let app = TestApp(screen)
        label.becomeFirstResponder()
        app.press(.character("c"), modifiers: .control)
        #expect(screen.ran == 1)
        #expect(label.performed.isEmpty)
    }

    @Test("a view with a paste configuration takes the items of the pasteboard that it accepts")
    func pasteConfiguration() {
        let view = TextDropView()
        let app = stage(view)
        view.becomeFirstResponder()
        UIPasteboard.general.string = "Text"
        app.press(.character("v"), modifiers: .control)
        #expect(view.pasted.isEmpty)
        view.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.text"])
        app.press(.character("v"), modifiers: .control)
        #expect(view.pasted.map(\.count) == [1])
        #expect(view.pasted.first?.first?.hasItemConformingToTypeIdentifier("public.utf8-plain-text") == true)
        view.refuses = true
        app.press(.character("v"), modifiers: .control)
        view.refuses = false
        UIPasteboard.general.items = []
        app.press(.character("v"), modifiers: .control)
        #expect(view.pasted.count == 1)
    }

    @Test("the keys of a focused row go to the row and up to its list")
    func focusedRow() throws {
        final class List: UITableView {
            var pasted = 0
            override func paste(itemProviders: [NSItemProvider]) { pasted += itemProviders.count }
        }
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
        }
        let source = Source()
        let list = List()
        list.dataSource = source
        list.allowsFocus = true
        list.pasteConfiguration = UIPasteConfiguration(acceptableTypeIdentifiers: ["public.text"])
        let root = UIViewController()
        root.view = list
        let app = TestApp(root)
        app.press(.tab)
        try #require(app.focusedItem is UITableViewCell)
        UIPasteboard.general.string = "Text"
        app.press(.character("v"), modifiers: .control)
        #expect(list.pasted == 1)
    }

    @Test("an override of canPerformAction takes a command from the shortcut and from the menu of a field")
    func fieldWithoutPaste() {
        let field = NoPasteField()
        let app = stage(field)
        app.clipboard = "pasted"
        field.text = "Text"
        field.becomeFirstResponder()
        app.press(.character("v"), modifiers: .control)
        #expect(field.text == "Text")
        app.pressSecondary(at: CGPoint(x: 40, y: 140))
        app.settle()
        #expect(app.menuTitles == ["Select All"])
    }

    @Test("fields and text views perform the commands that their selection allows")
    func texts() {
        let field = UITextField()
        let app = stage(field)
        func commands(_ responder: UIResponder) -> [String] {
            let selectors = StandardEditAction.all.map(\.selector)
            return selectors.filter { responder.canPerformAction($0, withSender: nil) }.map(\.name)
        }
        field.text = "Text"
        #expect(commands(field).isEmpty)
        field.becomeFirstResponder()
        #expect(commands(field) == ["select:", "selectAll:"])
        field.selectAll(nil)
        app.clipboard = "pasted"
        #expect(commands(field) == ["cut:", "copy:", "paste:"])
        field.isSecureTextEntry = true
        #expect(commands(field) == ["paste:"])

        let view = UITextView(frame: CGRect(x: 20, y: 200, width: 200, height: 100))
        field.superview?.addSubview(view)
        view.text = "Text"
        view.becomeFirstResponder()
        #expect(commands(view) == ["paste:", "select:", "selectAll:"])
        view.isEditable = false
        view.becomeFirstResponder()
        view.selectAll(nil)
        #expect(commands(view) == ["copy:"])
    }
}

extension TestApp {
    /// The titles of the open menu, from top to bottom.
    var menuTitles: [String] {
        func find(_ view: UIView) -> [MenuRow] { (view as? MenuRow).map { [$0] } ?? view.subviews.flatMap(find) }
        return window.menuStage.map { find($0).filter { !$0.kind.isGap }.compactMap(\.accessibilityLabel) } ?? []
    }

    /// Chooses a row of the open menu.
    func chooseMenu(_ title: String) {
        func find(_ view: UIView) -> [MenuRow] { (view as? MenuRow).map { [$0] } ?? view.subviews.flatMap(find) }
        guard let stage = window.menuStage, let row = find(stage).first(where: { $0.accessibilityLabel == title })
        else { return }
        tap(at: row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil))
        settle()
    }
}
