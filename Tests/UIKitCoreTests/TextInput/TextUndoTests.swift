import CoreGraphics
import Foundation
import FoundationAdditions
import Testing

@testable import UIKitCore
@testable import UIKitTesting

@MainActor
struct TextUndoTests {
    /// A text view with an undo manager of its own.
    private final class OwnManagerView: UITextView {
        let manager = UndoManager()
        override var undoManager: UndoManager? { manager }
    }

    private func undo(_ app: TestApp) { app.press(.character("z"), modifiers: .control) }
    private func redo(_ app: TestApp) { app.press(.character("z"), modifiers: [.control, .shift]) }

    @Test func `a text view registers typing with the undo manager of its window`() throws {
        let stage = TextStage()
        stage.begin()
        let manager = try #require(stage.view.undoManager)
        #expect(manager === stage.app.window.undoManager)
        #expect(!manager.canUndo)
        stage.app.type("one")
        #expect(manager.canUndo && !manager.canRedo)
        manager.undo()
        #expect(stage.view.text == "")
        #expect(!manager.canUndo && manager.canRedo)
        manager.redo()
        #expect(stage.view.text == "one")
        #expect(stage.calls.suffix(2) == ["did select", "did change"])
        #expect(manager.canUndo && !manager.canRedo)
    }

    @Test func `changes of the app and of the text are undone in their order, also in one turn`() throws {
        let stage = TextStage()
        stage.begin()
        let manager = try #require(stage.view.undoManager)
        var color = "red"
        func set(_ new: String) {
            let old = color
            manager.registerUndo(withTarget: stage.view) { _ in set(old) }
            color = new
        }
        stage.app.type("a")
        stage.app.press(.backspace)
        stage.app.type("b\n")
        set("green")
        stage.app.press(.left)
        stage.app.type("c")
        #expect(stage.view.text == "bc\n")
        undo(stage.app)
        #expect(stage.view.text == "b\n" && color == "green")
        undo(stage.app)
        #expect(color == "red" && stage.view.text == "b\n")
        for _ in 0..<4 { undo(stage.app) }
        #expect(stage.view.text == "" && !manager.canUndo)
        for _ in 0..<6 { redo(stage.app) }
        #expect(stage.view.text == "bc\n" && color == "green")
        #expect(!manager.canRedo)
    }

    @Test func `the undo manager of a subclass is used, and one of nil turns undo off`() {
        final class NoManagerView: UITextView { override var undoManager: UndoManager? { nil } }
        let root = UIViewController()
        let app = TestApp(root)
        let own = OwnManagerView(frame: CGRect(x: 0, y: 100, width: 200, height: 60))
        let none = NoManagerView(frame: CGRect(x: 0, y: 200, width: 200, height: 60))
        [own, none].forEach(root.view.addSubview)
        own.becomeFirstResponder()
        app.type("x")
        #expect(own.manager.canUndo)
        #expect(app.window.undoManager?.canUndo == false)
        undo(app)
        #expect(own.text == "")
        none.becomeFirstResponder()
        app.type("x")
        undo(app)
        #expect(none.text == "x")
    }

    @Test func `text set by the app removes the changes of the text, and no others`() throws {
        let stage = TextStage()
        stage.begin()
        let manager = try #require(stage.view.undoManager)
        final class Model {}
        let model = Model()
        var undone = 0
        manager.registerUndo(withTarget: model) { _ in undone += 1 }
        stage.app.type("abc")
        stage.view.text = "other"
        undo(stage.app)
        #expect(undone == 1 && stage.view.text == "other")
        #expect(!manager.canUndo)
    }

    @Test func `after the app removed all changes the next character begins a step`() throws {
        let stage = TextStage()
        stage.begin()
        let manager = try #require(stage.view.undoManager)
        stage.app.type("ab")
        manager.removeAllActions()
        stage.app.type("c")
        #expect(manager.canUndo)
        manager.undo()
        #expect(stage.view.text == "ab")
        #expect(!manager.canUndo)
    }

    @Test func `a cancelled composition leaves nothing to undo`() throws {
        let stage = TextStage()
        stage.begin()
        let manager = try #require(stage.view.undoManager)
        stage.app.type("a")
        stage.app.compose("ni")
        #expect(manager.canUndo)
        stage.app.press(.escape)
        #expect(stage.view.text == "a")
        undo(stage.app)
        #expect(stage.view.text == "" && !manager.canUndo)
    }

    @Test func `edits without registration are undone together with the older edit below`() throws {
        let stage = TextStage()
        stage.begin()
        let manager = try #require(stage.view.undoManager)
        stage.app.type("a\n")
        manager.disableUndoRegistration()
        stage.app.type("b\nc")
        manager.enableUndoRegistration()
        undo(stage.app)
        #expect(stage.view.text == "a")
        undo(stage.app)
        #expect(stage.view.text == "" && !manager.canUndo)
    }

    @Test func `a delegate that edits, clears or undoes during an undo does not corrupt the text`() throws {
        for act in ["insert", "clear", "undo", "remove"] {
            let stage = TextStage()
            stage.begin()
            let manager = try #require(stage.view.undoManager)
            stage.app.type("one\ntwo\nthree")
            var count = 0
            stage.acts["did change"] = { view in
                guard count < 20 else { return }
                count += 1
                switch act {
                case "insert": view.insertText("x")
                case "clear": view.text = ""
                case "undo": manager.undo()
                default: view.removeFromSuperview()
                }
            }
            for _ in 0..<4 { undo(stage.app) }
            for _ in 0..<4 { redo(stage.app) }
            stage.app.type("end")
            let range = stage.view.selectedRange
            #expect(range.location + range.length <= stage.view.text.utf16.count)
        }
    }

    @Test func `a field registers typing until editing ends`() throws {
        let root = UIViewController()
        let app = TestApp(root)
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        root.view.addSubview(field)
        field.text = "a"
        field.becomeFirstResponder()
        let manager = try #require(field.undoManager)
        app.type("b")
        #expect(manager.canUndo)
        manager.undo()
        #expect(field.text == "a")
        manager.redo()
        #expect(field.text == "ab")
        field.resignFirstResponder()
        #expect(!manager.canUndo && !manager.canRedo)
    }

    @Test func `a text view with a history is freed, and its changes do nothing`() throws {
        let stage = TextStage()
        let manager = try #require(stage.view.undoManager)
        weak var freed: UITextView?
        do {
            let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
            stage.view.superview?.addSubview(view)
            view.becomeFirstResponder()
            stage.app.type("x")
            freed = view
            view.removeFromSuperview()
        }
        stage.app.settle()
        #expect(freed == nil)
        while manager.canUndo { manager.undo() }
    }
}

@MainActor
struct TextStylingTests {
    private func isBold(_ view: UITextView, _ offset: Int) -> Bool {
        let font = view.attributedText.attribute(.font, at: offset, effectiveRange: nil) as? UIFont
        return font?.fontDescriptor.symbolicTraits.contains(.traitBold) == true
    }

    @Test func `Control-B makes the selection bold where the app allows, and is undone`() throws {
        let stage = TextStage("one two")
        stage.begin()
        stage.view.selectedRange = NSRange(location: 0, length: 3)
        stage.app.press(.character("b"), modifiers: .control)
        #expect(!isBold(stage.view, 0))
        stage.view.allowsEditingTextAttributes = true
        stage.calls = []
        stage.app.press(.character("b"), modifiers: .control)
        #expect(isBold(stage.view, 0) && isBold(stage.view, 2) && !isBold(stage.view, 3))
        #expect(stage.view.selectedRange == NSRange(location: 0, length: 3))
        #expect(stage.calls.last == "did change")
        stage.view.selectedRange = NSRange(location: 0, length: 7)
        stage.app.press(.character("b"), modifiers: .control)
        #expect(isBold(stage.view, 6), "a mixed selection becomes bold")
        stage.app.press(.character("b"), modifiers: .control)
        #expect(!isBold(stage.view, 0) && !isBold(stage.view, 6))
        let manager = try #require(stage.view.undoManager)
        for _ in 0..<3 { stage.app.press(.character("z"), modifiers: .control) }
        #expect(!isBold(stage.view, 0) && !manager.canUndo)
        #expect(stage.view.text == "one two")
    }

    @Test func `without a selection typed text gets the style`() {
        let stage = TextStage("a")
        stage.view.allowsEditingTextAttributes = true
        stage.begin()
        stage.app.press(.character("i"), modifiers: .control)
        stage.app.press(.character("u"), modifiers: .control)
        stage.app.type("b")
        let attributes = stage.view.attributedText.attributes(at: 1, effectiveRange: nil)
        #expect((attributes[.font] as? UIFont)?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true)
        #expect(attributes[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
        #expect(stage.view.attributedText.attribute(.underlineStyle, at: 0, effectiveRange: nil) == nil)
    }

    @Test func `the app converts attributes of the selection`() {
        let stage = TextStage("abc")
        stage.begin()
        stage.view.selectedRange = NSRange(location: 1, length: 1)
        stage.view.updateTextAttributes { $0.merging([.foregroundColor: UIColor.red]) { $1 } }
        #expect(stage.view.attributedText.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
        #expect(stage.view.attributedText.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor != .red)
    }

    @Test("a field that is removed from its window while it is edited leaves no step behind")
    func removedField() {
        let root = UIViewController()
        let app = TestApp(root, draws: false)
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        root.view.addSubview(field)
        app.settle()
        field.becomeFirstResponder()
        app.type("a")
        app.settle()
        field.removeFromSuperview()
        #expect(app.window.undoManager?.canUndo == false)
        root.view.addSubview(field)
        field.becomeFirstResponder()
        app.type("b")
        app.settle()
        field.undoManager?.undo()
        #expect(field.text == "a")
        #expect(field.undoManager?.canUndo == false)
    }
}
