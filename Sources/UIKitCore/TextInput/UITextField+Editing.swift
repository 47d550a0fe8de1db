import CoreGraphics
import Foundation
import FoundationAdditions
import FrameTime
import HostInterface
import QuartzCore
import TextLogic

/// Editing of a text field, from beginning to end, and text input.
extension UITextField {
    // MARK: Beginning and end

    var mayBeginEditing: Bool { canBecomeFirstResponder && (ownDelegate?.textFieldShouldBeginEditing(self) ?? true) }
    var mayEndEditing: Bool { ownDelegate?.textFieldShouldEndEditing(self) ?? true }

    /// Called when editing began. Chosen: the delegate is notified first, then actions are sent, then observers are
    /// notified.
    func didBeginEditing() {
        field.isEditing = true
        field.endReason = .committed
        if clearsOnBeginEditing, hasText, ownDelegate?.textFieldShouldClear(self) ?? true { clearText() }
        if clearsOnInsertion { field.editing.selectAll() }
        textStyleDidChange()
        restartBlinking()
        ownDelegate?.textFieldDidBeginEditing(self)
        perform(.editingDidBegin, nil)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
    }

    func didEndEditing() {
        guard field.isEditing else { return }
        field.isEditing = false
        field.editing.endComposing()
        field.blink?.cancel()
        field.blink = nil
        field.touch = nil
        // Chosen: undo does not change a field that the user left.
        let record = undoRecord
        field.editing.removeHistory()
        removeSteps(record)
        textStyleDidChange()
        let reason = field.endReason
        ownDelegate?.textFieldDidEndEditing(self, reason: reason)
        perform(.editingDidEnd, nil)
        NotificationCenter.default.post(
            name: Self.textDidEndEditingNotification, object: self,
            userInfo: [Self.didEndEditingReasonUserInfoKey: reason.rawValue])
    }

    /// Ends editing when the field was removed from its window, without calling the delegate for permission.
    func leftWindow() {
        if window == nil { didEndEditing() }
    }

    // MARK: Caret

    /// Chosen: half a second on, half a second off, and steady from ten seconds after the last key, so that an idle
    /// field wakes no thread.
    func restartBlinking() {
        field.caretIsOn = true
        field.lastTouched = appContext.now.seconds
        field.blink?.cancel()
        layoutCaret()
        blinkLater()
    }

    private func blinkLater() {
        field.blink = appContext.after(0.5) { [weak self] in
            guard let self, self.isEditing else { return }
            let isOver = appContext.now.seconds - self.field.lastTouched > 10
            self.field.caretIsOn = isOver || !self.field.caretIsOn
            self.layoutCaret()
            if isOver { self.field.blink = nil } else { self.blinkLater() }
        }
    }

    /// Called when the caret or the selection moved.
    func selectionChanged() {
        canvas.setNeedsDisplay()
        setNeedsLayout()
        restartBlinking()
        ownDelegate?.textFieldDidChangeSelection(self)
    }

    // MARK: Edits

    /// Calls the delegate for permission, then makes the edit.
    @discardableResult
    func propose(_ edit: TextEditing.Edit) -> Bool {
        let range = NSRange(location: edit.range.lowerBound, length: edit.range.count)
        let may =
            ownDelegate?.textField(
                self, shouldChangeCharactersInRanges: [NSValue(range: range)], replacementString: edit.replacement)
            ?? true
        guard may else { return false }
        make(edit)
        return true
    }

    func make(_ edit: TextEditing.Edit) {
        carryAttributes(edit)
        change { $0.apply(edit) }
        textChangedByUser()
    }

    /// Makes an edit that can be undone.
    private func change(_ edit: (inout TextEditing) -> Void) {
        if mustBeginStep { field.editing.endStep() }
        let former = undoRecord
        edit(&field.editing)
        registerSteps(since: former)
    }

    /// Updates the attributed text for an edit of the plain text. Inserted text gets the attributes of the preceding
    /// character.
    private func carryAttributes(_ edit: TextEditing.Edit) {
        guard let attributed = field.attributed, edit.range.upperBound <= attributed.length else { return }
        let changed = NSMutableAttributedString(attributedString: attributed)
        let neighbor = max(0, min(edit.range.lowerBound - 1, attributed.length - 1))
        let attributes =
            attributed.length > 0 ? attributed.attributes(at: neighbor, effectiveRange: nil) : field.baseAttributes
        changed.replaceCharacters(
            in: NSRange(location: edit.range.lowerBound, length: edit.range.count),
            with: NSAttributedString(string: edit.replacement, attributes: attributes))
        field.attributed = changed.length > 0 ? changed : nil
    }

    func textChangedByUser() {
        if let attributed = field.attributed, attributed.string != field.editing.text { field.attributed = nil }
        invalidateIntrinsicContentSize()
        textStyleDidChange()
        restartBlinking()
        ownDelegate?.textFieldDidChangeSelection(self)
        perform(.editingChanged, nil)
        NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
    }

    // MARK: Typing

    func typed(_ text: String) -> Bool {
        guard isEditing else { return false }
        let text = FieldState.oneLine(text)
        guard !text.isEmpty else { return true }
        closeUndoGroup()
        defer { closeUndoGroup() }
        propose(field.editing.insertion(of: text))
        return true
    }

    func composed(_ text: String, _ selected: Range<Int>) -> Bool {
        guard isEditing else { return false }
        let text = FieldState.oneLine(text)
        guard !text.isEmpty || field.editing.marked != nil else { return true }
        field.attributed = nil
        closeUndoGroup()
        defer { closeUndoGroup() }
        change { $0.compose(text, selected: selected) }
        textChangedByUser()
        return true
    }

    func insertUnasked(_ text: String) {
        let text = FieldState.oneLine(text)
        guard !text.isEmpty else { return }
        make(field.editing.insertion(of: text))
    }

    func deleteUnasked() {
        if let edit = field.editing.deletion(.backward) { make(edit) }
    }

    /// Escape cancels the marked text, or ends editing, so that the key does not dismiss the screen.
    func cancelled() -> Bool {
        guard isEditing else { return false }
        if field.editing.marked != nil { return composed("", 0..<0) }
        field.endReason = .cancelled
        resignFirstResponder()
        return true
    }

    func clearTapped() {
        guard ownDelegate?.textFieldShouldClear(self) ?? true else { return }
        clearTokens()
        clearText()
        textChangedByUser()
    }

    private func clearText() {
        field.attributed = nil
        change { $0.apply(TextEditing.Edit(0..<$0.length, "")) }
    }

    func returned() {
        guard !(enablesReturnKeyAutomatically && !hasText && tokenPlaces == 0) else { return }
        field.editing.endComposing()
        guard ownDelegate?.textFieldShouldReturn(self) ?? true else { return }
        let leaves = allControlEvents.contains(.editingDidEndOnExit)
        perform([.editingDidEndOnExit, .primaryActionTriggered], nil)
        // Chosen: a field with a target for its exit event resigns first responder status.
        if leaves { resignFirstResponder() }
    }

    // MARK: Clipboard

    private var clipboard: (any HostClipboard)? { appContext.host?.clipboard }

    func copySelection() {
        let text = field.editing.selectedText
        guard !text.isEmpty, !isSecureTextEntry else { return }
        clipboard?.text = text
    }

    func cutSelection() {
        guard !field.editing.selection.isEmpty, !isSecureTextEntry else { return }
        let text = field.editing.selectedText
        if propose(TextEditing.Edit(field.editing.selection.range, "")) { clipboard?.text = text }
    }

    func pasteText() {
        guard let text = clipboard?.text, !text.isEmpty else { return }
        propose(field.editing.insertion(of: FieldState.oneLine(text)))
    }

    func deleteSelection() {
        if !field.editing.selection.isEmpty, let edit = field.editing.deletion(.backward) { propose(edit) }
    }

    func selectWordAtCaret() {
        field.editing.selectWord(at: field.editing.selection.head)
        selectionChanged()
    }

    func selectEverything() {
        field.editing.selectAll()
        selectionChanged()
    }

    /// Whether the field performs a command; nil for a command that is not of editing.
    func performsEditing(_ name: String) -> Bool? {
        guard let command = TextCommand(rawValue: name) else { return nil }
        guard isEditing else { return false }
        let selection = field.editing.selection
        return switch command {
        case .cut, .copy: !selection.isEmpty && !isSecureTextEntry
        case .paste: clipboard?.hasText == true
        case .select: hasText && selection.isEmpty
        case .selectAll: hasText && selection.range.count < field.editing.length
        }
    }

    /// Performs a command unless the field or an override refuses.
    private func perform(_ command: TextCommand, _ action: (UITextField) -> Void) {
        if canPerformAction(Selector(command.rawValue), withSender: nil) { action(self) }
    }

    // MARK: Keys

    /// - Returns: whether the field handles the key. The field handles letters; the text of letters arrives separately.
    func pressed(_ presses: Set<UIPress>) -> Bool {
        guard isEditing, let key = presses.first?.key else { return false }
        let former = field.editing.selection
        defer { if field.editing.selection != former { publishSelection() } }
        closeUndoGroup()
        defer { closeUndoGroup() }
        let flags = key.modifierFlags
        let extends = flags.contains(.shift)
        let byWord = flags.contains(.control)
        switch key.key {
        case .character(let character):
            guard flags.contains(.control) || flags.contains(.command) else { return !flags.contains(.alternate) }
            return command(character, shifted: extends)
        case .backspace: erase(.backward, byWord)
        case .delete: erase(.forward, byWord)
        case .left: move(textIsRightToLeft ? .forward : .backward, byWord ? .word : .character, extends)
        case .right: move(textIsRightToLeft ? .backward : .forward, byWord ? .word : .character, extends)
        case .up, .home: move(.backward, .document, extends)
        case .down, .end: move(.forward, .document, extends)
        case .enter: if !key.isRepeat { returned() }
        case .tab where !flags.contains(.control) && !flags.contains(.alternate):
            return window?.higher.moveFocus(by: presses) == true || EditingOrder(from: self).goOn(backward: extends)
        default: return false
        }
        return true
    }

    private func erase(_ direction: TextEditing.Direction, _ byWord: Bool) {
        if let edit = field.editing.deletion(direction, by: byWord ? .word : .character) { propose(edit) }
    }

    private func move(_ direction: TextEditing.Direction, _ step: TextEditing.Step, _ extends: Bool) {
        field.editing.move(direction, by: step, extending: extends)
        selectionChanged()
    }

    private func command(_ character: Character, shifted: Bool) -> Bool {
        switch character.lowercased() {
        case "a": perform(.selectAll) { $0.selectAll(nil) }
        case "c": perform(.copy) { $0.copy(nil) }
        case "x": perform(.cut) { $0.cut(nil) }
        case "v": perform(.paste) { $0.paste(nil) }
        case "z": performUndo(isRedo: shifted)
        case "y": performUndo(isRedo: true)
        default: return false
        }
        return true
    }
}

extension UITextField: TextUndo {
    var undoRecord: TextUndoRecord { TextUndoRecord(field.editing) }
    var stepManager: UndoManager? {
        get { field.stepManager }
        set { field.stepManager = newValue }
    }
    func changeHistory(_ step: (inout TextEditing) -> Bool) { if step(&field.editing) { textChangedByUser() } }
}
