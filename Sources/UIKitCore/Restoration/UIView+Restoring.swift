import CoreGraphics
import Foundation
import QuartzCore
import StateRestoration

/// The state of text views in addition to that of all views.
///
/// Documented (UITextField, State Preservation): the selection of a field is restored if it fits the current text; the
/// text itself is the responsibility of the app.
/// Documented (UITextView, State Preservation): a text view saves whether it is editable, and its selection.
extension UIView {
    func encodeText(_ coder: NSCoder) {
        if let text = self as? UITextView {
            coder.encode(text.isEditable, forKey: "UIKit.editable")
            let range = text.selectedRange
            guard range.length > 0 || text.isFirstResponder else { return }
            coder.encode(range.location, forKey: "UIKit.selectionStart")
            coder.encode(range.length, forKey: "UIKit.selectionLength")
        }
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
        if let text = self as? UITextView, coder.containsValue(forKey: "UIKit.selectionStart") {
            let (start, length) = (
                coder.decodeInteger(forKey: "UIKit.selectionStart"),
                coder.decodeInteger(forKey: "UIKit.selectionLength")
            )
            let whole = text.offset(from: text.beginningOfDocument, to: text.endOfDocument)
            guard start >= 0, length >= 0, start <= whole, length <= whole - start else { return }
            text.selectedRange = NSRange(location: start, length: length)
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

extension UIView {
    /// The controller that saves the view's state.
    var keptOwner: UIViewController? {
        UIViewController.nearest(to: self)
    }
}
