import CoreGraphics
import Foundation
import FoundationAdditions
import HostInterface
import TextLogic

/// The keys of a text view: those of Apple's keyboards, and those of Linux desktops.
extension UITextView {
    /// - Returns: whether the view handles the key. The view handles letters; the text of letters arrives separately.
    func pressed(_ presses: Set<UIPress>) -> Bool {
        guard let key = presses.first?.key else { return false }
        content.usesFinger = false
        let former = content.editing.selection
        defer { if content.editing.selection != former { publishSelection() } }
        closeUndoGroup()
        defer { closeUndoGroup() }
        let flags = key.modifierFlags
        if case .character(let character) = key.key, flags.contains(.control) || flags.contains(.command) {
            return command(character, shifted: flags.contains(.shift))
        }
        guard content.isEditing else { return key.key == .tab && window?.higher.moveFocus(by: presses) == true }
        switch key.key {
        case .character: return !flags.contains(.alternate)
        case .backspace: erase(.backward, step(flags))
        case .delete: erase(.forward, step(flags))
        case .enter:
            guard flags.isDisjoint(with: [.control, .alternate, .command]) else { return false }
            return typed("\n")
        case .tab:
            guard flags.isDisjoint(with: [.control, .alternate, .command]) else { return false }
            // Chosen: Shift and Tab leave the view, because Tab is text.
            guard flags.contains(.shift) else { return typed("\t") }
            return window?.higher.moveFocus(by: presses) == true || EditingOrder(from: self).goOn(backward: true)
        default: return moved(key.key, flags)
        }
        return true
    }

    /// Documented (GTK, text widget): Control with an arrow or a delete key is a word. Folklore (text/view-keys):
    /// Option is a word, Command a line.
    private func step(_ flags: UIKeyModifierFlags) -> TextEditing.Step {
        if flags.contains(.command) { return .line }
        return flags.contains(.control) || flags.contains(.alternate) ? .word : .character
    }

    private func moved(_ key: KeySample.Key, _ flags: UIKeyModifierFlags) -> Bool {
        let extends = flags.contains(.shift)
        let isWhole = flags.contains(.command), isPart = flags.contains(.control) || flags.contains(.alternate)
        switch key {
        case .left, .right:
            let isForward = isForward(key == .left ? .left : .right, at: content.editing.selection.head)
            let direction: TextEditing.Direction = isForward ? .forward : .backward
            if isWhole { moveToLineEdge(direction, extends) } else { move(direction, step(flags), extends) }
        case .up, .down:
            let direction: TextEditing.Direction = key == .up ? .backward : .forward
            if isWhole {
                move(direction, .document, extends)
            } else if isPart {
                move(direction, .paragraph, extends)
            } else {
                moveByLine(direction, extends)
            }
        case .home, .end:
            let direction: TextEditing.Direction = key == .home ? .backward : .forward
            if isPart || isWhole { move(direction, .document, extends) } else { moveToLineEdge(direction, extends) }
        case .pageUp, .pageDown: moveByPage(key == .pageUp ? .backward : .forward, extends)
        default: return false
        }
        return true
    }

    private func move(_ direction: TextEditing.Direction, _ step: TextEditing.Step, _ extends: Bool) {
        selectByUser { $0.move(direction, by: step, extending: extends) }
    }

    private func moveToLineEdge(_ direction: TextEditing.Direction, _ extends: Bool) {
        let editing = content.editing
        let edge = lineEdge(direction, from: editing.selection.head, isAtLineEnd: editing.isAtLineEnd)
        selectByUser { $0.moveCaret(to: edge.offset, extending: extends, isAtLineEnd: edge.isAtLineEnd) }
    }

    /// Moves to the line above or below, near the horizontal position at which vertical movements began.
    private func moveByLine(_ direction: TextEditing.Direction, _ extends: Bool) {
        let editing = content.editing
        var head = editing.selection.head
        if !extends, !editing.selection.isEmpty {
            head = direction == .backward ? editing.selection.range.lowerBound : editing.selection.range.upperBound
        }
        let isAtLineEnd = editing.isAtLineEnd && head == editing.selection.head
        let x = editing.goal ?? caretPlace(head, isAtLineEnd: isAtLineEnd).midX
        guard let place = nearest(aLine: direction, from: head, isAtLineEnd: isAtLineEnd, x: x) else {
            // Above the first line is the start of the text, below the last line its end.
            return selectByUser {
                $0.moveCaret(to: direction == .backward ? 0 : $0.length, extending: extends, goal: x)
            }
        }
        selectByUser {
            $0.moveCaret(to: place.offset, extending: extends, isAtLineEnd: place.isAtLineEnd, goal: x)
        }
    }

    /// Moves by the visible height, less one line.
    private func moveByPage(_ direction: TextEditing.Direction, _ extends: Bool) {
        let from = headPlace
        let x = content.editing.goal ?? from.midX
        let inset = adjustedContentInset
        let page = max(bounds.height - inset.top - inset.bottom - from.height, from.height)
        let y = direction == .backward ? from.midY - page : from.midY + page
        let place = nearest(to: CGPoint(x: x, y: y))
        selectByUser {
            $0.moveCaret(to: place.offset, extending: extends, isAtLineEnd: place.isAtLineEnd, goal: x)
        }
    }

    private func command(_ character: Character, shifted: Bool) -> Bool {
        switch character.lowercased() {
        case "a": perform(.selectAll) { $0.selectAll(nil) }
        case "c": perform(.copy) { $0.copy(nil) }
        case "x" where content.isEditing: perform(.cut) { $0.cut(nil) }
        case "v" where content.isEditing: perform(.paste) { $0.paste(nil) }
        case "z" where content.isEditing: performUndo(isRedo: shifted)
        case "y" where content.isEditing: performUndo(isRedo: true)
        default: return false
        }
        return true
    }

    /// Performs a command unless the view or an override refuses.
    private func perform(_ command: TextCommand, _ action: (UITextView) -> Void) {
        if canPerformAction(Selector(command.rawValue), withSender: nil) { action(self) }
    }
}

extension UITextView: TextUndo {
    var undoRecord: TextUndoRecord { TextUndoRecord(content.editing) }
    var stepManager: UndoManager? {
        get { content.stepManager }
        set { content.stepManager = newValue }
    }
    func changeHistory(_ step: (inout TextEditing) -> Bool) { if step(&content.editing) { textChangedByUser() } }
}
