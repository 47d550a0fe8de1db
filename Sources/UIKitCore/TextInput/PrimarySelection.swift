import CoreGraphics
import Foundation
import HostInterface
import TextLogic

// The text that was selected last is the desktop's primary selection, which the middle mouse button inserts.

extension UITextView {
    /// Called after the user changed the selection.
    func publishSelection() {
        guard isFirstResponder, !content.editing.selection.isEmpty else { return }
        appContext.host?.clipboard.primarySelection = content.editing.selectedText
    }

    /// Moves the caret to a point of the window, and inserts the primary selection.
    func insertPrimarySelection(at point: CGPoint) -> Bool {
        guard isEditable else { return false }
        guard let text = appContext.host?.clipboard.primarySelection, !text.isEmpty, becomeFirstResponder() else {
            return true
        }
        let place = nearest(to: convert(point, from: nil))
        selectByUser { $0.moveCaret(to: place.offset, extending: false, isAtLineEnd: place.isAtLineEnd) }
        return typed(text)
    }
}

extension UITextField {
    /// Called after the user changed the selection.
    func publishSelection() {
        guard isEditing, !field.editing.selection.isEmpty, !isSecureTextEntry else { return }
        appContext.host?.clipboard.primarySelection = field.editing.selectedText
    }

    /// Moves the caret to a point of the window, and inserts the primary selection.
    func insertPrimarySelection(at point: CGPoint) -> Bool {
        guard isEnabled else { return false }
        guard let text = appContext.host?.clipboard.primarySelection, !text.isEmpty, becomeFirstResponder() else {
            return true
        }
        let place = offset(atX: canvas.convert(point, from: nil).x - field.origin)
        field.editing.moveCaret(to: place, extending: false)
        selectionChanged()
        return typed(text)
    }
}
