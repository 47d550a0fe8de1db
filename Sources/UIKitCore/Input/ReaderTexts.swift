import AccessibilityLogic
import TextLogic

/// The texts of fields at their last reading. A screen reader asks about a text in each frame, so that a text whose
/// characters did not change is not read again.
@MainActor
struct ReaderTexts {
    /// The characters of a field, and how they are displayed.
    struct Version {
        fileprivate let content: EditedText
        fileprivate let isSecure: Bool
    }

    private struct Known {
        let version: Version
        /// The selection as the field reported it.
        var selection: Range<Int>?
        var text: AccessibleText
    }

    private var known: [AccessibleID: Known] = [:]

    init() {}

    /// The present characters of a field; nil for an app's own text input, whose text is read each time.
    static func version(of input: any UITextInput) -> Version? {
        guard let content = (input as? any EditedTextOwner)?.editedText else { return nil }
        return Version(content: content, isSecure: (input as? UITextField)?.isSecureTextEntry == true)
    }

    /// The known text of a field; nil if its characters may have changed.
    mutating func text(of id: AccessibleID, _ version: Version, selection: Range<Int>?) -> AccessibleText? {
        guard let entry = known[id], entry.version.isSecure == version.isSecure,
            entry.version.content.isCopy(of: version.content)
        else { return nil }
        guard entry.selection != selection else { return entry.text }
        let text = AccessibleText(entry.text.string, selection: selection)
        known[id]?.selection = selection
        known[id]?.text = text
        return text
    }

    /// Keeps a text that was read.
    /// - Returns: the former characters. The caller releases them after the access, because objects of the app in a
    ///   text may be released with it.
    mutating func keep(_ text: AccessibleText, of id: AccessibleID, _ version: Version, selection: Range<Int>?)
        -> Version?
    {
        let former = known[id]?.version
        known[id] = Known(version: version, selection: selection, text: text)
        return former
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
