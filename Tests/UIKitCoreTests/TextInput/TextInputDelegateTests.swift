import CoreGraphics
import Foundation
import Testing

@testable import UIKitCore
@testable import UIKitTesting

@MainActor
struct TextInputDelegateTests {
    private final class Listener: NSObject, UITextInputDelegate {
        var calls: [String] = []
        func selectionWillChange(_ textInput: (any UITextInput)?) { calls.append("selection will") }
        func selectionDidChange(_ textInput: (any UITextInput)?) { calls.append("selection did") }
        func textWillChange(_ textInput: (any UITextInput)?) { calls.append("text will") }
        func textDidChange(_ textInput: (any UITextInput)?) { calls.append("text did") }
    }

    @Test func `an input delegate is notified of the app's changes, not of those by keys`() {
        let stage = TextStage("abc")
        let field = UITextField(frame: CGRect(x: 20, y: 400, width: 200, height: 30))
        stage.view.superview?.addSubview(field)
        let listener = Listener()
        stage.view.inputDelegate = listener
        field.inputDelegate = listener
        stage.begin()
        stage.app.type("x")
        stage.app.press(.left)
        #expect(listener.calls.isEmpty)
        stage.view.selectedRange = NSRange(location: 1, length: 1)
        stage.view.text = "y"
        let calls = ["selection will", "selection did", "text will", "text did"]
        #expect(listener.calls == calls)
        listener.calls = []
        field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
        field.text = "z"
        #expect(listener.calls == calls)
    }

    @Test func `a field's tokenizer finds words and the ends of its text`() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        field.text = "one two"
        let end = field.endOfDocument
        let word = try #require(
            field.tokenizer.rangeEnclosingPosition(end, with: .word, inDirection: .storage(.backward)))
        #expect(field.text(in: word) == "two")
        #expect(field.tokenizer.position(from: end, toBoundary: .word, inDirection: .storage(.forward)) == nil)
        #expect(field.tokenizer.isPosition(end, atBoundary: .document, inDirection: .storage(.forward)))
        #expect(!field.tokenizer.isPosition(end, withinTextUnit: .word, inDirection: .storage(.forward)))
    }

    @Test func `marked text is underlined until it is accepted`() throws {
        let stage = TextStage("ab")
        stage.begin()
        stage.app.compose("c")
        stage.app.turn()
        func isUnderlined() throws -> Bool {
            let part = try #require(stage.view.subviews.compactMap { $0 as? TextPartView }.first)
            return part.block?.runs.contains { $0.isUnderlined } == true
        }
        #expect(try isUnderlined())
        stage.view.unmarkText()
        stage.app.turn()
        #expect(try !isUnderlined())
        #expect(stage.view.text == "abc")
    }

    @Test func `a key at the wrap of a line moves to the end of the upper line`() {
        let stage = TextStage(String(repeating: "word ", count: 40))
        stage.begin(at: 3)
        stage.app.press(.end)
        let end = stage.view.content.head
        #expect(end > 20 && end < 60)
        #expect(stage.view.selectionAffinity == .backward)
        stage.app.turn()
        // The caret is on the first line.
        #expect(stage.view.caret.frame.minY < 10)
        stage.view.selectionAffinity = .forward
        stage.app.turn()
        #expect(stage.view.content.head == end)
        #expect(stage.view.caret.frame.minY > 20)
        stage.app.press(.home)
        #expect(stage.view.content.head == end)
    }

    @Test func `the delegate supplies the menu of a selection`() {
        final class Menus: NSObject, UITextViewDelegate {
            var range: NSRange?
            func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement])
                -> UIMenu?
            {
                self.range = range
                return UIMenu(children: [UIAction(title: "Define") { _ in }])
            }
        }
        let stage = TextStage("one two")
        let menus = Menus()
        stage.view.delegate = menus
        stage.view.becomeFirstResponder()
        stage.view.selectedRange = NSRange(location: 4, length: 3)
        stage.app.pressSecondary(at: stage.point(5))
        stage.app.advance(frames: 30)
        #expect(menus.range == NSRange(location: 4, length: 3))
        #expect(stage.app.find("Define") != nil)
    }

    @Test func `the delegate is notified before the menu of a selection appears and disappears`() {
        final class Menus: NSObject, UITextViewDelegate, UITextFieldDelegate {
            var calls: [String] = []
            func textView(
                _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
            ) {
                calls.append("view presents")
                animator.addCompletion { self.calls.append("view presented") }
            }
            func textView(
                _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
            ) {
                calls.append("view dismisses")
            }
            func textField(
                _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
            ) { calls.append("field presents") }
            func textField(
                _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
            ) { calls.append("field dismisses") }
        }
        let stage = TextStage("one two")
        let field = UITextField(frame: CGRect(x: 20, y: 400, width: 200, height: 30))
        field.text = "three"
        stage.view.superview?.addSubview(field)
        let menus = Menus()
        stage.view.delegate = menus
        field.delegate = menus
        stage.view.becomeFirstResponder()
        stage.view.selectedRange = NSRange(location: 4, length: 3)
        stage.app.pressSecondary(at: stage.point(5))
        #expect(menus.calls == ["view presents"])
        stage.app.advance(frames: 30)
        #expect(menus.calls == ["view presents", "view presented"])
        stage.app.press(.escape)
        stage.app.advance(frames: 30)
        #expect(menus.calls.last == "view dismisses")
        menus.calls = []
        stage.app.pressSecondary(at: field.convert(CGPoint(x: 10, y: 15), to: nil))
        stage.app.advance(frames: 30)
        stage.app.press(.escape)
        stage.app.advance(frames: 30)
        #expect(menus.calls == ["field presents", "field dismisses"])
    }

    @Test func `no menu appears for a text view that its delegate removes before`() {
        final class Menus: NSObject, UITextViewDelegate {
            func textView(
                _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
            ) {
                textView.removeFromSuperview()
            }
        }
        let stage = TextStage("one two")
        let menus = Menus()
        stage.view.delegate = menus
        stage.view.becomeFirstResponder()
        stage.view.selectAll(nil)
        stage.app.pressSecondary(at: stage.point(5))
        stage.app.advance(frames: 30)
        #expect(stage.view.window == nil)
        #expect(stage.app.window.menuStage == nil)
    }
}
