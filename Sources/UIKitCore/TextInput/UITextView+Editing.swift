import CoreGraphics
import Diagnostics
import Foundation
import FrameTime
import HostInterface
import QuartzCore
import TextLogic

/// Editing of a text view, from beginning to end.
extension UITextView {
    var ownDelegate: (any UITextViewDelegate)? { scroll.delegate as? any UITextViewDelegate }

    // MARK: Beginning and end

    var mayBeginEditing: Bool {
        guard isEditable else { return true }
        return (ownDelegate?.textViewShouldBeginEditing(self) ?? true) && canBecomeFirstResponder
    }
    var mayEndEditing: Bool { !content.isEditing || ownDelegate?.textViewShouldEndEditing(self) ?? true }

    /// Called when the view became the first responder. A view that is only selectable does not begin editing.
    func didBeginEditing() {
        guard isEditable, isFirstResponder, !content.isEditing else { return setNeedsLayout() }
        content.isEditing = true
        content.revealsCaret = true
        restartBlinking()
        ownDelegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }

    func didEndEditing() {
        setNeedsLayout()
        content.endTouch()
        guard content.isEditing else { return }
        content.isEditing = false
        content.blink?.cancel()
        content.blink = nil
        endComposing()
        ownDelegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
    }

    func editableChanged() {
        if content.isEditing, !isEditable, !resignFirstResponder() { didEndEditing() }
        if isEditable { didBeginEditing() }
        if isFirstResponder, !isEditable, !isSelectable { resignFirstResponder() }
        if !dataDetectorTypes.isEmpty { textChanged() }
        valuesChanged()
    }

    // MARK: Caret

    /// Chosen: as in text fields.
    func restartBlinking() {
        content.caretIsOn = true
        content.lastTouched = appContext.now.seconds
        content.blink?.cancel()
        content.blink = nil
        setNeedsLayout()
        if content.isEditing { blinkLater() }
    }

    private func blinkLater() {
        content.blink = appContext.after(0.5) { [weak self] in
            guard let self, self.content.isEditing else { return }
            let isOver = appContext.now.seconds - self.content.lastTouched > 10
            self.content.caretIsOn = isOver || !self.content.caretIsOn
            self.caret.isHidden = !self.content.editing.selection.isEmpty || !self.content.caretIsOn
            self.content.blink = nil
            if !isOver { self.blinkLater() }
        }
    }

    // MARK: Selection

    /// Changes the selection by a key or a touch.
    func selectByUser(_ change: (inout TextEditing) -> Void) {
        let former = content.editing.selection, marked = content.editing.marked
        change(&content.editing)
        if let marked, content.editing.marked == nil { redraw(marked) }
        content.revealsCaret = isFirstResponder
        restartBlinking()
        guard former != content.editing.selection else { return }
        content.clearsOnInsertion = false
        ownDelegate?.textViewDidChangeSelection(self)
    }

    func selectByApp(_ range: Range<Int>) {
        inputDelegate?.selectionWillChange(self)
        selectByUser { $0.select(range) }
        inputDelegate?.selectionDidChange(self)
    }

    func setClearsOnInsertion(_ clears: Bool) {
        if clears { selectByApp(0..<content.editing.length) }
        content.clearsOnInsertion = clears
    }

    func setAffinity(_ affinity: UITextStorageDirection) {
        let head = content.editing.selection.head
        guard content.editing.selection.isEmpty else { return }
        selectByUser { $0.moveCaret(to: head, extending: false, isAtLineEnd: affinity == .backward) }
    }

    /// Lays out paragraphs again whose marked text changed.
    private func redraw(_ range: Range<Int>) {
        guard let column = content.column else { return }
        let first = column.index(holding: range.lowerBound)
        let end = column.index(holding: range.upperBound) + 1
        content.column?.reopen(first..<end)
        setNeedsLayout()
    }

    private func endComposing() {
        guard content.editing.marked != nil else { return }
        selectByUser { $0.endComposing() }
    }

    // MARK: Edits

    /// Asks the delegate for a change by the user. Documented (UITextViewDelegate): false prevents the change.
    func allows(_ edit: TextEditing.Edit) -> Bool {
        ownDelegate?.textView(
            self, shouldChangeTextIn: NSRange(edit.range), replacementText: edit.replacement) ?? true
    }

    /// Asks the delegate, then makes the edit. The app may have changed the text in its answer; then the edit applies
    /// to the part of its range that exists.
    @discardableResult
    func propose(_ edit: TextEditing.Edit, _ perform: ((UITextView) -> Void)? = nil) -> Bool {
        guard allows(edit), isEditable else { return false }
        if let perform { perform(self) } else { make(edit) }
        return true
    }

    func make(_ edit: TextEditing.Edit) { change { $0.apply(edit) } }

    /// Makes an edit that can be undone. An edit without an effect is not reported.
    func change(_ edit: (inout TextEditing) -> Void) {
        if mustBeginStep { content.editing.endStep() }
        let former = undoRecord, count = content.editing.changeCount
        edit(&content.editing)
        guard content.editing.changeCount != count else { return }
        registerSteps(since: former)
        textChangedByUser()
    }

    /// Measured (text/view-callbacks): the selection is reported before the text.
    func textChangedByUser() {
        content.clearsOnInsertion = false
        let change = content.editing.lastChange
        textEdited()
        updateMarks()
        changeStorage(change)
        content.revealsCaret = content.isEditing
        restartBlinking()
        ownDelegate?.textViewDidChangeSelection(self)
        ownDelegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
        valuesChanged()
    }

    // MARK: Typing

    func typed(_ text: String) -> Bool {
        guard content.isEditing else { return false }
        let text = text.filter { $0 != "\0" }
        guard !text.isEmpty else { return true }
        closeUndoGroup()
        defer { closeUndoGroup() }
        propose(content.editing.insertion(of: text)) { $0.insertText(text) }
        return true
    }

    /// Folklore (text/marked-changes): UIKit does not call the delegate for marked text.
    func composed(_ text: String, _ selected: Range<Int>) -> Bool {
        guard content.isEditing else { return false }
        guard !text.isEmpty || content.editing.marked != nil else { return true }
        closeUndoGroup()
        defer { closeUndoGroup() }
        change { $0.compose(text, selected: selected) }
        return true
    }

    func mark(_ text: String, _ selected: NSRange) {
        guard !text.isEmpty || content.editing.marked != nil else { return }
        let low = max(0, selected.location == NSNotFound ? text.utf16.count : selected.location)
        let (high, overflow) = low.addingReportingOverflow(max(0, selected.length))
        change { $0.compose(text, selected: low..<(overflow ? .max : high)) }
    }

    func noteMarkedStyle() {
        Log.once("UITextView.markedTextStyle has no effect: composed text is underlined")
    }

    /// Escape cancels the marked text, or ends editing, so that the key does not dismiss the screen.
    func cancelled() -> Bool {
        guard content.isEditing else { return false }
        if content.editing.marked != nil { return composed("", 0..<0) }
        resignFirstResponder()
        return true
    }

    /// Folklore (text/view-delete): the delegate gets the range of the character.
    func erase(_ direction: TextEditing.Direction, _ step: TextEditing.Step) {
        guard let edit = content.editing.deletion(direction, by: step) else { return }
        let isPlain = direction == .backward && step == .character
        propose(edit, isPlain ? { $0.deleteBackward() } : nil)
    }

    // MARK: Clipboard

    private var clipboard: (any HostClipboard)? { appContext.host?.clipboard }

    func copySelection() {
        let range = content.editing.selection.range
        guard !range.isEmpty else { return }
        let text = content.editing.selectedText
        let rich = allowsEditingTextAttributes || !content.styles.isEmpty ? attributedPart(range) : nil
        clipboard?.text = text
        appContext.parts.box(CopiedText.self).part = CopiedText(text: text, attributed: rich)
    }

    func cutSelection() {
        let edit = TextEditing.Edit(content.editing.selection.range, "")
        guard !edit.range.isEmpty, isEditable, allows(edit), isEditable else { return }
        copySelection()
        make(edit)
    }

    /// Documented (UITextView.allowsEditingTextAttributes): attributes are pasted only if it is true.
    func pasteText() {
        guard isEditable, let text = clipboard?.text, !text.isEmpty else { return }
        let copied = appContext.parts.box(CopiedText.self).part
        guard allowsEditingTextAttributes, copied.text == text, let attributed = copied.attributed else {
            propose(content.editing.insertion(of: text))
            return
        }
        let pieces = StyledText(attributed).pieces
        let runs = pieces.map {
            StyleRun(length: $0.text.utf16.count, style: styleNumber(of: $0.attributes))
        }
        propose(content.editing.insertion(of: text, styles: runs))
    }

    /// Whether the view performs a command; nil for a command that is not of editing.
    func performsEditing(_ name: String) -> Bool? {
        guard let command = TextCommand(rawValue: name) else { return nil }
        guard isFirstResponder, isSelectable || isEditable else { return false }
        let selection = content.editing.selection
        return switch command {
        case .cut: isEditable && !selection.isEmpty
        case .copy: !selection.isEmpty
        case .paste: isEditable && clipboard?.hasText == true
        case .select: hasText && selection.isEmpty
        case .selectAll: hasText && selection.range.count < content.editing.length
        }
    }

    func deleteSelection() {
        guard isEditable, !content.editing.selection.isEmpty else { return }
        propose(TextEditing.Edit(content.editing.selection.range, ""))
    }
}

/// The text with attributes that a text view copied last. Other programs receive the plain text.
struct CopiedText: StoredPart {
    var text = ""
    var attributed: NSAttributedString?
    init() {}
    init(text: String, attributed: NSAttributedString?) { (self.text, self.attributed) = (text, attributed) }
}
