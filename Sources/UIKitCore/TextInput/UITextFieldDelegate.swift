public import Foundation

extension UITextField {
    /// Why editing ended.
    public enum DidEndEditingReason: Int, Sendable { case committed = 0, cancelled }
}

/// Has a say in what the user does in a text field. Every method has a default: it lets things happen.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Asked before the field becomes the first responder.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// The field has become the first responder.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Asked before the field stops being the first responder. Not asked when it leaves its window.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// The field is not the first responder any more, and has its text.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Called instead of the one without a reason, which the default calls.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Asked before each change by the user.
    /// - Parameter range: of the text before the change, in UTF-16 units.
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
        -> Bool
    /// Asked instead of the one of a single range, which the default asks.
    /// - Parameter ranges: `NSRange`s as values; one here.
    func textField(
        _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue], replacementString string: String
    ) -> Bool
    /// The caret moved, or another part of the text is selected.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Asked before the clear button, or `clearsOnBeginEditing`, empties the field.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Asked at Return; true sends `editingDidEndOnExit`, and ends editing where a target listens to that.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// The menu of a long press, or of the mouse's other button; nil shows the suggested actions.
    func textField(_ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement])
        -> UIMenu?
}

extension UITextFieldDelegate {
    /// Default: `true`.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Default: nothing is done.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Default: `true`.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Default: nothing is done.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Default: what the method without a reason does.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    /// Default: `true`.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    /// Default: what the method for one range answers for the first of the ranges; `true` without any.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue], replacementString string: String
    ) -> Bool {
        guard let range = ranges.first?.rangeValue else { return true }
        return self.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
    }
    /// Default: nothing is done.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// Default: `true`.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// Default: `true`.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    /// Default: `nil`.
    public func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
}
