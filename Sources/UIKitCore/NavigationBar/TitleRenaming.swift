import CoreGraphics
import Foundation
import QuartzCore
import SystemStrings

/// The title while the user edits it in its bar.
final class TitleRenaming: NSObject, UITextFieldDelegate {
    private enum Phase {
        /// The delegate is asked whether editing may end.
        case editing
        /// The item leaves the bar: the text in the field is used without asking the delegate.
        case ending
        case cancelling
        case over
    }

    let field = TitleField(frame: .zero)
    private let item: UINavigationItem
    private weak var title: BarTitle?
    private var outside: OutsideTap?
    private var phase = Phase.editing

    init(_ item: UINavigationItem, in title: BarTitle) {
        self.item = item
        self.title = title
        super.init()
        field.delegate = self
        field.renaming = self
        field.addAction(UIAction { [weak title] _ in title?.superview?.setNeedsLayout() }, for: .editingChanged)
    }

    /// - Returns: false if the field could not become the first responder.
    func begin() -> Bool {
        guard let delegate = item.renameDelegate else { return false }
        let old = item.title ?? ""
        let (text, range) = delegate.navigationItem(
            item, willBeginRenamingWith: old, selectedRange: Self.nameRange(of: old))
        field.text = text
        guard field.becomeFirstResponder() else { return false }
        // Folklore (navigation-bar/renaming-end): a tap on the content ends renaming, as Return does.
        let outside = OutsideTap(beside: field) { [weak self] in self?.field.resignFirstResponder() }
        field.window?.addGestureRecognizer(outside)
        self.outside = outside
        // The app's range may belong to another text.
        if range.upperBound <= text.endIndex {
            let start = field.textPosition(at: range.lowerBound.utf16Offset(in: text))
            field.selectedTextRange = field.textRange(
                from: start, to: field.textPosition(at: range.upperBound.utf16Offset(in: text)))
        } else {
            field.selectAll(nil)
        }
        return true
    }

    /// Chosen: the name without the letters after its last dot, as in file lists of desktops.
    static func nameRange(of title: String) -> Range<String.Index> {
        guard let dot = title.lastIndex(of: "."), dot > title.startIndex, title.index(after: dot) < title.endIndex
        else {
            return title.startIndex..<title.endIndex
        }
        let kind = title[title.index(after: dot)...]
        // A dot inside a sentence does not start a file extension.
        return title.startIndex..<(kind.allSatisfy { $0.isLetter || $0.isNumber } ? dot : title.endIndex)
    }

    func end() { stop(.ending) }
    func cancel() { stop(.cancelling) }

    private func stop(_ ending: Phase) {
        guard phase != .over else { return }
        phase = ending
        field.resignFirstResponder()
        finish()
    }

    private func finish() {
        guard phase != .over else { return }
        let isCancelled = phase == .cancelling
        phase = .over
        let text = field.text ?? ""
        if let outside { outside.view?.removeGestureRecognizer(outside) }
        title?.renamingEnded()
        guard !isCancelled, !text.isEmpty, let delegate = item.renameDelegate else { return }
        item.title = text
        delegate.navigationItem(item, didEndRenamingWith: text)
    }

    // MARK: The field

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        guard phase == .editing, let text = textField.text, !text.isEmpty else { return true }
        return item.renameDelegate?.navigationItem(item, shouldEndRenamingWith: text) ?? true
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return false
    }

    func textFieldDidEndEditing(_ textField: UITextField) { finish() }
}

/// The field that replaces a title.
final class TitleField: UITextField {
    weak var renaming: TitleRenaming?

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = BarMetrics.titleFieldRadius
        clipsToBounds = true
        enablesReturnKeyAutomatically = true
        accessibilityLabel = SystemString.rename.localized
    }

    required init?(coder: NSCoder) { nil }

    override func textRect(forBounds bounds: CGRect) -> CGRect {
        bounds.insetAtMost(dx: BarMetrics.titleFieldInset, dy: 0)
    }

    package override func performCancel() -> Bool {
        // The marked text of an input method is committed first.
        guard markedTextRange == nil, let renaming else { return super.performCancel() }
        renaming.cancel()
        return true
    }
}
