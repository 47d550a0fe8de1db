import CoreGraphics
import Foundation

/// What is kept of texts beside what all views keep.
///
/// Documented: a field's selection comes back where it fits the text that is there by then; the text itself is the
/// app's matter. A text view keeps whether it is editable. Its selection would be kept too, and has no place here yet.
extension UIView {
    func encodeText(_ coder: NSCoder) {
        if let text = self as? UITextView { coder.encode(text.isEditable, forKey: "UIKit.editable") }
        guard let field = self as? UITextField, let range = field.selectedTextRange else { return }
        let length = field.offset(from: range.start, to: range.end)
        guard length > 0 || field.isEditing else { return }
        coder.encode(field.offset(from: field.beginningOfDocument, to: range.start), forKey: "UIKit.selectionStart")
        coder.encode(length, forKey: "UIKit.selectionLength")
    }

    func decodeText(_ coder: NSCoder) {
        if let text = self as? UITextView, coder.containsValue(forKey: "UIKit.editable") {
            text.isEditable = coder.decodeBool(forKey: "UIKit.editable")
        }
        guard let field = self as? UITextField, coder.containsValue(forKey: "UIKit.selectionStart") else { return }
        let (start, length) = (
            coder.decodeInteger(forKey: "UIKit.selectionStart"), coder.decodeInteger(forKey: "UIKit.selectionLength")
        )
        let whole = field.offset(from: field.beginningOfDocument, to: field.endOfDocument)
        guard start >= 0, length >= 0, start <= whole, length <= whole - start,
            let first = field.position(from: field.beginningOfDocument, offset: start),
            let last = field.position(from: first, offset: length)
        else { return }
        field.selectedTextRange = field.textRange(from: first, to: last)
    }
}
