import AccessibilityLogic
import TextLogic

/// The texts of fields at their last reading. A screen reader asks about a text in each frame, so that a text whose
/// characters did not change is not read again.
@MainActor
struct ReaderTexts {
    private struct Known {
        let content: EditedText
        let isSecure: Bool
        /// The selection as the field reported it.
        var selection: Range<Int>?
        var text: AccessibleText
    }

    private var known: [AccessibleID: Known] = [:]

    init() {}

    /// The text of a field.
    /// - Parameters:
    ///   - read: reads all characters. Called if the characters may have changed; always for an app's own text input.
    mutating func text(
        of id: AccessibleID, in input: any UITextInput, selection: Range<Int>?, read: () -> String
    ) -> AccessibleText {
        guard let content = (input as? any EditedTextOwner)?.editedText else {
            return AccessibleText(read(), selection: selection)
        }
        let isSecure = (input as? UITextField)?.isSecureTextEntry == true
        if var entry = known[id], entry.isSecure == isSecure, entry.content.isCopy(of: content) {
            guard entry.selection != selection else { return entry.text }
            entry.selection = selection
            entry.text = AccessibleText(entry.text.string, selection: selection)
            known[id] = entry
            return entry.text
        }
        let text = AccessibleText(read(), selection: selection)
        known[id] = Known(content: content, isSecure: isSecure, selection: selection, text: text)
        return text
    }

    /// Releases the texts of fields that left.
    mutating func keep(_ isPresent: (AccessibleID) -> Bool) {
        if known.keys.contains(where: { !isPresent($0) }) { known = known.filter { isPresent($0.key) } }
    }
}

/// A view whose text is an ``EditedText``.
@preconcurrency @MainActor
private protocol EditedTextOwner {
    var editedText: EditedText { get }
}

extension UITextView: EditedTextOwner {
    fileprivate var editedText: EditedText { content.editing.content }
}

extension UITextField: EditedTextOwner {
    fileprivate var editedText: EditedText { field.editing.content }
}
