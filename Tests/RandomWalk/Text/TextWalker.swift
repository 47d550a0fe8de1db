import Foundation
import UIKit
import UIKitTesting

/// An app with one text, the acts on it, and a plain string as the judge.
@MainActor
final class TextWalker: NSObject, UITextViewDelegate, UITextFieldDelegate {
    private let app: TestApp
    private let page = UIViewController()
    private let kind: TextWalk.Kind
    private let view = UITextView()
    private let field = UITextField()
    private(set) var faults: [String] = []
    /// Acts that wait for a callback.
    private var waiting: [TextAct] = []
    /// Whether an act ran inside a callback, so that the result of the outer act cannot be predicted.
    private var wasInterrupted = false
    private var depth = 0
    /// The text to which undoing everything returns, and the number of acts since then.
    private var base = "", age = 0

    /// The number of acts after which the history may have lost its first steps.
    private static let unknownAge = 250
    private static let pieces = [
        "a", "b ", "wörd", "日本", "👨‍👩‍👧", "e\u{301}", "🇩🇪🇫🇷", "שלום", "\u{301}",
        "👍🏽", "क्षि", "x y", "one two three", ".", "1",
    ]
    private static let lines = ["two\nlines", "\n", "a\r\nb", "\t"]

    init(_ kind: TextWalk.Kind) {
        self.kind = kind
        app = TestApp(page, size: CGSize(width: 320, height: 480), draws: false)
        super.init()
        let frame = CGRect(x: 10, y: 80, width: 300, height: kind == .field ? 34 : 160)
        input.frame = frame
        page.view.addSubview(input)
        view.delegate = self
        field.delegate = self
        view.allowsEditingTextAttributes = kind == .richView
        view.isFindInteractionEnabled = true
        if kind == .storageView { _ = view.textStorage }
        app.settle()
        input.becomeFirstResponder()
        app.settle()
    }

    private var input: UIView & UITextInput { kind == .field ? field : view }
    private var text: String { (kind == .field ? field.text : view.text) ?? "" }
    private var selection: NSRange {
        guard kind == .field else { return view.selectedRange }
        guard let range = field.selectedTextRange else { return NSRange(location: 0, length: 0) }
        return nsRange(range)
    }
    private func nsRange(_ range: UITextRange) -> NSRange {
        let start = input.offset(from: input.beginningOfDocument, to: range.start)
        return NSRange(location: start, length: input.offset(from: range.start, to: range.end))
    }
    private func range(_ first: Int, _ second: Int) -> NSRange {
        let length = text.utf16.count
        let low = first % (length + 1)
        return NSRange(location: low, length: second % (length - low + 1))
    }
    private func select(_ range: NSRange) {
        guard kind == .field else { return view.selectedRange = range }
        if let start = field.position(from: field.beginningOfDocument, offset: range.location),
            let end = field.position(from: start, offset: range.length)
        {
            field.selectedTextRange = field.textRange(from: start, to: end)
        }
    }

    // MARK: Acts

    func perform(_ act: TextAct) {
        if act.callback != nil {
            waiting.append(act)
            if waiting.count > 3 { waiting.removeFirst() }
            return
        }
        let before = text, selected = selection
        let marked = input.markedTextRange.map(nsRange)
        let canEdit = input.isFirstResponder && (kind == .field || view.isEditable)
        wasInterrupted = false
        age += 1
        perform(act.verb, act.first, act.second)
        if !wasInterrupted, canEdit, let expected = expected(act, before, selected, marked), text != expected {
            faults.append(
                "\(act) made \(text.debugDescription) of \(before.debugDescription), not \(expected.debugDescription)")
        }
        // A drag moves text, and loses none.
        if act.verb == .dragText, !wasInterrupted, text.utf16.sorted() != before.utf16.sorted() {
            faults.append("\(act) made \(text.debugDescription) of \(before.debugDescription)")
        }
        check()
    }

    /// The text after an act; nil if the judge does not know.
    private func expected(_ act: TextAct, _ before: String, _ selected: NSRange, _ marked: NSRange?) -> String? {
        let string = NSString(string: before)
        // Foundation's own method replaces whole characters.
        func replaced(_ range: NSRange, _ new: String) -> String {
            var units = Array(before.utf16)
            units.replaceSubrange(range.location..<range.location + range.length, with: Array(new.utf16))
            return String(decoding: units, as: UTF16.self)
        }
        switch act.verb {
        case .type: return replaced(marked ?? selected, Self.pieces[act.first % Self.pieces.count])
        case .newline: return kind == .field ? before : replaced(marked ?? selected, "\n")
        case .backspace:
            if let marked { return replaced(marked, "") }
            if selected.length > 0 { return replaced(selected, "") }
            let head = String(string.substring(to: selected.location))
            guard let last = head.last else { return before }
            let length = String(last).utf16.count
            return replaced(NSRange(location: selected.location - length, length: length), "")
        case .compose: return replaced(marked ?? selected, Self.pieces[act.first % Self.pieces.count])
        case .insert: return replaced(marked ?? selected, Self.pieces[act.first % Self.pieces.count])
        // A tap may choose a command of an open menu.
        case .copy, .move, .extend, .select, .bold, .find, .findNext, .closeFind, .rest, .resize: return before
        case .cut: return marked == nil ? replaced(selected, "") : nil
        default: return nil
        }
    }

    private func perform(_ verb: TextAct.Verb, _ first: Int, _ second: Int) {
        let piece = Self.pieces[first % Self.pieces.count]
        let place = CGPoint(
            x: input.frame.minX + CGFloat(first % 300),
            y: input.frame.minY + CGFloat(second % 160) * input.frame.height / 160)
        let keys: [TestKey] = [.left, .right, .up, .down, .home, .end, .pageUp, .pageDown]
        switch verb {
        case .type: app.type(piece)
        case .move: app.press(keys[first % keys.count], modifiers: second % 3 == 0 ? .control : [])
        case .extend: app.press(keys[first % keys.count], modifiers: second % 3 == 0 ? [.shift, .control] : .shift)
        case .backspace: app.press(.backspace)
        case .delete: app.press(.delete)
        case .deleteWord: app.press(first % 2 == 0 ? .backspace : .delete, modifiers: .control)
        case .newline: app.press(.enter)
        case .compose: app.compose(piece, caret: second % 4)
        case .commit: app.commit(piece)
        case .cancel: app.compose("")
        case .tap: app.tap(at: place)
        case .doubleTap: for _ in 0..<2 { app.tap(at: place) }
        case .drag:
            let end = CGPoint(x: place.x, y: input.frame.maxY - 2)
            app.drag(from: place, to: end)
        case .dragText:
            if second % 2 == 0 { app.press(.character("a"), modifiers: .control) }
            app.settle()
            // The press may choose a command of an open menu.
            if app.find("Copy") != nil || app.find("Paste") != nil { wasInterrupted = true }
            app.dragItemWithMouse(
                from: place, to: CGPoint(x: place.x + CGFloat(second % 120) - 60, y: place.y), frames: 4)
            app.settle()
        case .cut: app.press(.character("x"), modifiers: .control)
        case .copy: app.press(.character("c"), modifiers: .control)
        case .paste:
            if first % 3 == 0 { app.clipboard = Self.lines[second % Self.lines.count] }
            app.press(.character("v"), modifiers: .control)
        case .undo: app.press(.character("z"), modifiers: .control)
        case .redo: app.press(.character("z"), modifiers: [.control, .shift])
        case .bold: app.press(.character("b"), modifiers: .control)
        case .find:
            view.findInteraction?.searchText = piece
            if first % 4 == 0, kind != .field { view.findInteraction?.presentFindNavigator(showingReplace: true) }
            if !input.isFirstResponder { input.becomeFirstResponder() }
        case .findNext: view.findInteraction?.findNext()
        case .replaceFound:
            let session = view.findInteraction?.activeFindSession
            let query = view.findInteraction?.searchText ?? ""
            if first % 2 == 0 {
                session?.performSingleReplacement(query: query, replacementString: piece, options: nil)
            } else {
                session?.replaceAll(searchQuery: query, replacementString: "·", options: nil)
            }
        case .closeFind:
            view.findInteraction?.dismissFindNavigator()
            if !input.isFirstResponder { input.becomeFirstResponder() }
        case .rest: app.settle()
        case .resize:
            input.frame.size.width = CGFloat(80 + first % 220)
            app.settle()
        default: change(verb, first, second, piece)
        }
    }

    /// The acts of the app.
    private func change(_ verb: TextAct.Verb, _ first: Int, _ second: Int, _ piece: String) {
        switch verb {
        case .setText: set(piece + " " + piece)
        case .setAttributed:
            let new = NSMutableAttributedString(string: piece + "\n" + piece)
            new.addAttribute(
                .font, value: UIFont.boldSystemFont(ofSize: 20), range: NSRange(location: 0, length: piece.utf16.count))
            // A callback may type after the change.
            let oneLine = String(String.UnicodeScalarView(new.string.unicodeScalars.map { $0 == "\n" ? " " : $0 }))
            (base, age) = (kind == .field ? oneLine : new.string, 0)
            if kind == .field { field.attributedText = new } else { view.attributedText = new }
        case .insert: input.insertText(piece)
        case .replace:
            let range = range(first, second)
            guard let start = input.position(from: input.beginningOfDocument, offset: range.location),
                let end = input.position(from: start, offset: range.length),
                let place = input.textRange(from: start, to: end)
            else { return }
            input.replace(place, withText: piece)
        case .select: select(range(first, second))
        case .style: view.updateTextAttributes { $0.merging([.foregroundColor: UIColor.red]) { $1 } }
        case .editStorage where kind != .field:
            let range = NSString(string: view.text).rangeOfComposedCharacterSequences(for: range(first, second))
            let before = text
            view.textStorage.replaceCharacters(in: range, with: piece)
            // The same characters keep the undo history.
            if text != before { rebase() }
            // A callback that typed has made a step after the edit: undo returns to a text that the judge has not seen.
            if wasInterrupted { age = Self.unknownAge }
        case .resign:
            input.resignFirstResponder()
            app.settle()
            if kind == .field { rebase() }
            if input.window != nil { input.becomeFirstResponder() }
        case .detach:
            let superview = input.superview
            input.removeFromSuperview()
            if kind == .field { rebase() }
            superview?.addSubview(input)
            input.becomeFirstResponder()
        case .toggleEditable:
            view.isEditable.toggle()
            if kind != .field, view.isEditable { view.becomeFirstResponder() }
        default: return
        }
    }

    private func set(_ text: String) {
        (base, age) = (text, 0)
        if kind == .field { field.text = text } else { view.text = text }
    }

    private func rebase() { (base, age) = (text, 0) }

    // MARK: Checks

    private func check() {
        let (text, selection) = (text, selection)
        let length = text.utf16.count
        if selection.location < 0 || selection.location + selection.length > length {
            faults.append("the selection \(selection) is outside of \(length) units")
        }
        for offset in [selection.location, selection.location + selection.length] where offset < length {
            let index = text.utf16.index(text.startIndex, offsetBy: offset)
            if index.samePosition(in: text.unicodeScalars) == nil {
                faults.append("an end of \(selection) halves a scalar")
            }
        }
        if let marked = input.markedTextRange.map(nsRange), marked.location + marked.length > length {
            faults.append("the marked text \(marked) is outside of \(length) units")
        }
        guard kind != .field else {
            if text.contains(where: \.isNewline) { faults.append("a field has a line break") }
            if let attributed = field.attributedText, attributed.string != text {
                faults.append("the attributed text of the field is \(attributed.string.debugDescription)")
            }
            return
        }
        if view.attributedText.string != text { faults.append("the attributed text differs from the text") }
        if kind == .storageView, view.textStorage.string != text { faults.append("the storage differs from the text") }
        let caret = view.caretRect(for: view.selectedTextRange?.end ?? view.endOfDocument)
        if !caret.minY.isFinite || caret.height <= 0 { faults.append("the caret is \(caret)") }
    }

    /// Undoes everything, redoes everything, and compares both texts.
    func checkHistory() {
        waiting = []
        view.isEditable = true
        if !input.isFirstResponder { input.becomeFirstResponder() }
        app.compose("")
        app.settle()
        let end = text
        guard let manager = input.undoManager, age < Self.unknownAge else { return }
        var steps = 0
        while manager.canUndo, steps < 3_000 {
            app.press(.character("z"), modifiers: .control)
            steps += 1
        }
        if text != base { faults.append("undo ended at \(text.debugDescription), not at \(base.debugDescription)") }
        while manager.canRedo, steps > 0 {
            app.press(.character("z"), modifiers: [.control, .shift])
            steps -= 1
        }
        if text != end { faults.append("redo ended at \(text.debugDescription), not at \(end.debugDescription)") }
        check()
    }

    // MARK: Callbacks

    private func called(_ callback: TextAct.Callback) {
        guard depth < 3, let index = waiting.firstIndex(where: { $0.callback == callback }) else { return }
        let act = waiting.remove(at: index)
        wasInterrupted = true
        let before = text
        depth += 1
        perform(act.verb, act.first, act.second)
        depth -= 1
        // The undo manager registers a change during an undo with the steps to redo, so that undo keeps the change. A
        // change that begins a new history is known.
        if callback == .undone, text != before, age > 0 { age = Self.unknownAge }
    }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        called(.shouldChange)
        return true
    }
    func textViewDidChange(_ textView: UITextView) {
        called(.didChange)
        if textView.undoManager?.isUndoing == true { called(.undone) }
    }
    func textViewDidChangeSelection(_ textView: UITextView) { called(.didChangeSelection) }
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        called(.shouldChange)
        return true
    }
    func textFieldDidChangeSelection(_ textField: UITextField) { called(.didChangeSelection) }
}
