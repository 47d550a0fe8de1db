import CoreGraphics
import Foundation
import Testing

@testable import UIKitCore
@testable import UIKitTesting

/// A window with one text view that records the calls of its delegate.
@MainActor
final class TextStage: NSObject, UITextViewDelegate {
    let app: TestApp
    let view = UITextView()
    var calls: [String] = []
    var refuses: Set<String> = []
    var proposals: [String] = []
    /// Called inside the delegate's methods, as an app that changes everything.
    var acts: [String: (UITextView) -> Void] = [:]

    init(_ text: String = "", rightToLeft: Bool = false, draws: Bool = false) {
        let root = UIViewController()
        app = TestApp(root, rightToLeft: rightToLeft, draws: draws)
        super.init()
        root.view.backgroundColor = .systemBackground
        view.font = .systemFont(ofSize: 17)
        view.text = text
        view.frame = CGRect(x: 20, y: 100, width: 300, height: 200)
        root.view.addSubview(view)
        app.turn()
        view.delegate = self
    }

    private func note(_ call: String) -> Bool {
        calls.append(call)
        acts[call]?(view)
        return !refuses.contains(call)
    }

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { note("should begin") }
    func textViewDidBeginEditing(_ textView: UITextView) { _ = note("did begin") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { note("should end") }
    func textViewDidEndEditing(_ textView: UITextView) { _ = note("did end") }
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        proposals.append("\(range.location)+\(range.length) \(text)")
        return note("should change")
    }
    func textViewDidChange(_ textView: UITextView) { _ = note("did change") }
    func textViewDidChangeSelection(_ textView: UITextView) { _ = note("did select") }

    /// Begins editing with the caret at an offset.
    func begin(at offset: Int? = nil) {
        view.becomeFirstResponder()
        if let offset { view.selectedRange = NSRange(location: offset, length: 0) }
        app.turn()
        calls = []
        proposals = []
    }

    /// The middle of the character after an offset, in the window.
    func point(_ offset: Int) -> CGPoint {
        view.layoutIfNeeded()
        let rect = view.firstRect(for: OffsetRange(offset..<offset + 1))
        return view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }

    func click(_ offset: Int, count: Int = 1, shift: Bool = false) {
        app.finger.isMouse = true
        for _ in 0..<count { app.tap(at: point(offset), modifiers: shift ? .shift : []) }
        app.finger.isMouse = false
    }
}

@MainActor
struct TextViewEditingTests {
    @Test func `a text view can be edited and selected until the app says otherwise`() {
        let view = UITextView()
        #expect(view.isEditable && view.isSelectable)
        #expect(!view.canBecomeFirstResponder)
    }

    @Test func `a tap begins editing, typing and Return change the text, and callbacks are in order`() {
        let stage = TextStage()
        stage.app.tap(stage.view)
        #expect(stage.view.isFirstResponder)
        #expect(stage.calls == ["should begin", "did begin"])
        stage.calls = []
        stage.app.type("a\n")
        #expect(stage.view.text == "a\n")
        #expect(
            stage.calls == [
                "should change", "did select", "did change", "should change", "did select", "did change",
            ])
        #expect(stage.proposals == ["0+0 a", "1+0 \n"])
        stage.calls = []
        stage.view.resignFirstResponder()
        #expect(stage.calls == ["should end", "did end"])
    }

    @Test func `the delegate prevents the beginning, changes and the end`() {
        let stage = TextStage("ab")
        stage.refuses = ["should begin"]
        stage.app.tap(stage.view)
        #expect(!stage.view.isFirstResponder)
        stage.refuses = ["should change", "should end"]
        stage.begin()
        stage.app.type("x\n")
        stage.app.press(.backspace)
        stage.app.press(.character("x"), modifiers: .control)
        #expect(stage.view.text == "ab")
        #expect(!stage.view.resignFirstResponder())
        #expect(stage.view.isFirstResponder)
    }

    @Test func `changes by the app call neither shouldChange nor didChange and clear the undo history`() {
        let stage = TextStage()
        stage.begin()
        stage.app.type("abc")
        stage.calls = []
        stage.view.text = "hello"
        #expect(stage.calls == ["did select"])
        #expect(stage.view.selectedRange == NSRange(location: 5, length: 0))
        stage.app.press(.character("z"), modifiers: .control)
        #expect(stage.view.text == "hello")
        stage.calls = []
        stage.view.selectedRange = NSRange(location: 1, length: 2)
        #expect(stage.calls == ["did select"])
        stage.view.insertText("E")
        #expect(stage.view.text == "hElo")
        #expect(stage.calls == ["did select", "did select", "did change"])
    }

    @Test func `foreign ranges are clamped`() {
        let stage = TextStage("hello")
        for (range, expected) in [
            (NSRange(location: NSNotFound, length: 3), NSRange(location: 5, length: 0)),
            (NSRange(location: -4, length: 2), NSRange(location: 0, length: 2)),
            (NSRange(location: 3, length: .max), NSRange(location: 3, length: 2)),
            (NSRange(location: 2, length: -7), NSRange(location: 2, length: 0)),
            (NSRange(location: 99, length: 1), NSRange(location: 5, length: 0)),
        ] {
            stage.view.selectedRange = range
            #expect(stage.view.selectedRange == expected)
        }
        stage.view.scrollRangeToVisible(NSRange(location: NSNotFound, length: 1))
        stage.view.scrollRangeToVisible(NSRange(location: -1, length: 1))
        stage.view.setMarkedText("x", selectedRange: NSRange(location: -3, length: .max))
        #expect(stage.view.text == "hellox")
    }

    @Test func `delete keys take characters, words and lines, and the delegate learns the range`() {
        let stage = TextStage("one two👨‍👩‍👧\nthree")
        stage.begin(at: 15)
        stage.app.press(.backspace)
        #expect(stage.proposals == ["7+8 "])
        #expect(stage.calls == ["should change", "did select", "did change"])
        stage.app.press(.backspace, modifiers: .control)
        #expect(stage.view.text == "one \nthree")
        stage.app.press(.delete)
        #expect(stage.view.text == "one three")
        stage.app.press(.delete, modifiers: .control)
        #expect(stage.view.text == "one ")
        stage.app.press(.backspace, modifiers: .command)
        #expect(stage.view.text == "")
    }

    @Test func `an override of insertText and deleteBackward sees each key`() {
        final class Upper: UITextView {
            var deletions = 0
            override func insertText(_ text: String) { super.insertText(text.uppercased()) }
            override func deleteBackward() {
                deletions += 1
                super.deleteBackward()
            }
        }
        let root = UIViewController()
        let app = TestApp(root, draws: false)
        let view = Upper(frame: CGRect(x: 0, y: 100, width: 200, height: 100))
        root.view.addSubview(view)
        view.becomeFirstResponder()
        app.type("ab")
        app.press(.backspace)
        #expect(view.text == "A")
        #expect(view.deletions == 1)
    }

    @Test func `Tab is text, and Shift and Tab go to the field before`() {
        let stage = TextStage("a")
        let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 30))
        stage.view.superview?.addSubview(field)
        field.becomeFirstResponder()
        stage.app.press(.tab)
        #expect(stage.view.isFirstResponder)
        stage.app.press(.tab)
        #expect(stage.view.text == "a\t")
        stage.app.press(.tab, modifiers: .shift)
        #expect(field.isFirstResponder)
        #expect(stage.view.text == "a\t")
    }

    @Test func `one undo removes what was typed on a line, and a redo restores it`() {
        let stage = TextStage()
        stage.begin()
        stage.app.type("one\ntwo")
        stage.app.press(.character("z"), modifiers: .control)
        #expect(stage.view.text == "one\n")
        stage.app.press(.character("z"), modifiers: .control)
        #expect(stage.view.text == "one")
        stage.app.press(.character("z"), modifiers: .control)
        #expect(stage.view.text == "")
        for _ in 0..<3 { stage.app.press(.character("z"), modifiers: [.control, .shift]) }
        #expect(stage.view.text == "one\ntwo")
        #expect(stage.calls.last == "did change")
    }

    @Test func `the desktop's clipboard takes and gives text, and attributes where the app allows`() {
        let stage = TextStage()
        let bold = UIFont.boldSystemFont(ofSize: 20)
        stage.view.attributedText = NSAttributedString(string: "big", attributes: [.font: bold])
        stage.begin()
        stage.app.press(.character("a"), modifiers: .control)
        stage.app.press(.character("x"), modifiers: .control)
        #expect(stage.app.clipboard == "big")
        #expect(stage.proposals == ["0+3 "])
        stage.view.text = "x"
        stage.app.press(.character("v"), modifiers: .control)
        #expect(stage.view.text == "xbig")
        #expect(stage.view.attributedText.attribute(.font, at: 2, effectiveRange: nil) as? UIFont != bold)
        stage.view.allowsEditingTextAttributes = true
        stage.app.press(.character("v"), modifiers: .control)
        #expect(stage.view.text == "xbigbig")
        #expect(stage.view.attributedText.attribute(.font, at: 5, effectiveRange: nil) as? UIFont == bold)
        stage.app.clipboard = "two\nlines"
        stage.app.press(.character("v"), modifiers: .control)
        #expect(stage.view.text == "xbigbigtwo\nlines")
    }

    @Test func `composed text is marked, asks nobody, and the confirmed text is one change`() throws {
        let stage = TextStage("a\nb")
        stage.begin(at: 1)
        stage.app.compose("に")
        stage.app.compose("にほ")
        #expect(stage.view.text == "aにほ\nb")
        #expect(stage.calls == ["did select", "did change", "did select", "did change"])
        let marked = try #require(stage.view.markedTextRange)
        #expect(stage.view.text(in: marked) == "にほ")
        let place = try #require(stage.app.textInputPlace)
        #expect(abs(place.midX - stage.view.convert(stage.view.caretRect(for: marked.end), to: nil).midX) < 1)
        stage.app.commit("日本")
        #expect(stage.view.text == "a日本\nb")
        #expect(stage.view.markedTextRange == nil)
        #expect(stage.proposals == ["1+2 日本"])
        stage.app.press(.character("z"), modifiers: .control)
        #expect(stage.view.text == "a\nb")
        stage.app.compose("x")
        stage.app.press(.escape)
        #expect(stage.view.text == "a\nb")
        #expect(stage.view.isFirstResponder)
        stage.app.press(.escape)
        #expect(!stage.view.isFirstResponder)
    }

    @Test func `typed text has the attributes of the text before it, or those that the app sets`() {
        let stage = TextStage()
        let text = NSMutableAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red])
        text.append(NSAttributedString(string: "blue", attributes: [.foregroundColor: UIColor.blue]))
        stage.view.attributedText = text
        func color(_ offset: Int) -> UIColor? {
            stage.view.attributedText.attribute(.foregroundColor, at: offset, effectiveRange: nil) as? UIColor
        }
        #expect(stage.view.textColor == .red)
        stage.begin(at: 3)
        stage.app.type("x")
        #expect(color(3) == .red)
        stage.view.typingAttributes = [.foregroundColor: UIColor.green]
        stage.app.type("yz")
        #expect(color(4) == .green && color(5) == .green && color(6) == .blue)
        stage.view.selectedRange = NSRange(location: 1, length: 0)
        #expect(stage.view.typingAttributes[.foregroundColor] as? UIColor == .red)
        stage.app.press(.character("a"), modifiers: .control)
        stage.app.press(.backspace)
        stage.app.type("n")
        #expect(color(0) == .red)
        stage.app.press(.character("z"), modifiers: .control)
        stage.app.press(.character("z"), modifiers: .control)
        #expect(stage.view.text == "redxyzblue")
        #expect(color(4) == .green && color(9) == .blue)
    }

    @Test(
        arguments: ["should begin", "did begin", "should change", "did select", "did change", "should end", "did end"])
    func `an app may change everything inside a callback`(call: String) {
        for act in 0..<4 {
            let stage = TextStage("one two\nthree")
            stage.acts[call] = { view in
                stage.acts = [:]
                switch act {
                case 0: view.text = ""
                case 1: view.removeFromSuperview()
                case 2: view.isEditable = false
                default: view.resignFirstResponder()
                }
            }
            stage.app.tap(stage.view)
            stage.app.type("a")
            stage.click(2, count: 2)
            stage.app.press(.backspace)
            stage.app.press(.down, modifiers: .shift)
            stage.app.compose("x")
            stage.app.press(.character("z"), modifiers: .control)
            stage.view.resignFirstResponder()
            stage.app.advance(frames: 40)
            #expect(!stage.view.isFirstResponder)
            #expect(stage.view.selectedRange.upperBound <= stage.view.text.utf16.count)
        }
    }

    @Test func `text that cannot be edited can be selected and copied, and keys do not change it`() {
        let stage = TextStage("one two")
        stage.view.isEditable = false
        stage.click(5, count: 2)
        #expect(stage.view.selectedRange == NSRange(location: 4, length: 3))
        stage.app.press(.character("c"), modifiers: .control)
        #expect(stage.app.clipboard == "two")
        stage.app.type("x\n")
        stage.app.press(.backspace)
        stage.app.press(.character("v"), modifiers: .control)
        #expect(stage.view.text == "one two")
        #expect(stage.calls.allSatisfy { $0 == "did select" })
        stage.view.isSelectable = false
        #expect(!stage.view.isFirstResponder)
        stage.click(1, count: 2)
        #expect(!stage.view.isFirstResponder)
    }

    @Test func `notifications are posted at the beginning, at changes and at the end`() {
        let stage = TextStage()
        var names: [String] = []
        let observers = [
            UITextView.textDidBeginEditingNotification, UITextView.textDidChangeNotification,
            UITextView.textDidEndEditingNotification,
        ].map { name in
            NotificationCenter.default.addObserver(forName: name, object: stage.view, queue: nil) { note in
                MainActor.assumeIsolated { names.append(name.rawValue) }
            }
        }
        stage.begin()
        stage.app.type("a")
        stage.view.text = "b"
        stage.view.resignFirstResponder()
        #expect(
            names == [
                "UITextViewTextDidBeginEditingNotification", "UITextViewTextDidChangeNotification",
                "UITextViewTextDidEndEditingNotification",
            ])
        observers.forEach(NotificationCenter.default.removeObserver)
    }

    @Test func `the caret blinks, is steady after a key, and disappears at the end`() {
        let stage = TextStage("a")
        stage.begin()
        #expect(!stage.view.caret.isHidden)
        stage.app.advance(seconds: 0.6)
        #expect(stage.view.caret.isHidden)
        stage.app.press(.left)
        stage.app.turn()
        #expect(!stage.view.caret.isHidden)
        stage.app.advance(seconds: 12)
        #expect(!stage.view.caret.isHidden)
        stage.view.resignFirstResponder()
        stage.app.turn()
        #expect(stage.view.caret.isHidden)
    }

    @Test func `a text view that does not scroll grows with its text`() {
        let stage = TextStage("a")
        stage.view.isScrollEnabled = false
        let height = stage.view.sizeThatFits(CGSize(width: 300, height: 0)).height
        stage.begin()
        stage.app.type("\nb\n")
        stage.app.turn()
        let grown = stage.view.sizeThatFits(CGSize(width: 300, height: 0)).height
        #expect(abs(grown - height - 2 * (height - 16)) < 1)
    }

    @Test func `typing at the end scrolls to the caret`() {
        let stage = TextStage((0..<50).map { "line \($0)\n" }.joined())
        stage.begin()
        stage.app.type("x")
        stage.app.turn()
        let caret = stage.view.caretRect(for: stage.view.endOfDocument)
        #expect(stage.view.bounds.contains(CGPoint(x: caret.midX, y: caret.midY)))
        stage.view.contentOffset = .zero
        stage.app.turn()
        #expect(stage.view.contentOffset == .zero)
        stage.app.press(.home, modifiers: .control)
        stage.app.turn()
        #expect(stage.view.selectedRange.location == 0)
        #expect(stage.view.contentOffset.y == 0)
    }

    @Test func `a key in one hundred thousand lines lays out one paragraph`() {
        let stage = TextStage((0..<100_000).map { "line number \($0)" }.joined(separator: "\n"))
        stage.begin()
        let middle = (stage.view.text as NSString).range(of: "number 50000").location
        stage.view.selectedRange = NSRange(location: middle, length: 0)
        stage.app.advance(frames: 3)
        stage.view.content.measuring?.cancel()
        for (text, count) in [("x", 1), ("y", 1), ("\n", 2)] {
            let before = stage.view.content.measuredCount
            stage.view.content.measuring?.cancel()
            stage.view.insertText(text)
            stage.view.layoutIfNeeded()
            #expect(stage.view.content.measuredCount - before == count)
        }
    }
}
