public import Foundation

extension UITextField {
    /// The reason why editing ended.
    public enum DidEndEditingReason: Int, Sendable { case committed = 0, cancelled }
}

/// Allows or prevents edits by the user in a text field. Every method has a default, which allows the edit.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Returns whether the field may become the first responder.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Called after the field became the first responder.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Returns whether the field may resign first responder status. Not called when the field is removed from its
    /// window.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Called after the field resigned first responder status, with its final text.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Called instead of the method without a reason, which the default implementation calls.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Called before each change by the user.
    /// - Parameter range: of the text before the change, in UTF-16 units.
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
        -> Bool
    /// Called instead of the method for a single range, which the default implementation calls.
    /// - Parameter ranges: `NSRange`s as values; always a single range on Linux.
    func textField(
        _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue], replacementString string: String
    ) -> Bool
    /// Called when the caret or the selection moved.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Called before the clear button or `clearsOnBeginEditing` clears the field.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Called for the Return key. True sends `editingDidEndOnExit`, and ends editing if there is a target for that
    /// event.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// Returns the menu for a long press or a press of the secondary mouse button; nil displays the suggested actions.
    func textField(_ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement])
        -> UIMenu?
    /// Called before the menu of selected text appears.
    /// - Parameter animator: animates changes of the app beside the menu.
    func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// Called before the menu of selected text disappears.
    /// - Parameter animator: animates changes of the app beside the menu.
    func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
}

extension UITextFieldDelegate {
    /// Returns `true` by default.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing by default.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// Returns `true` by default.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    /// Does nothing by default.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// Calls the method without a reason by default.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    /// Returns `true` by default.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    /// Returns the result of the method for one range, for the first of the ranges, by default; `true` without ranges.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue], replacementString string: String
    ) -> Bool {
        guard let range = ranges.first?.rangeValue else { return true }
        return self.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
    }
    /// Does nothing by default.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    /// Returns `true` by default.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    /// Returns `true` by default.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    /// Returns `nil` by default.
    public func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    /// Does nothing by default.
    public func textField(
        _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
    /// Does nothing by default.
    public func textField(
        _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
}
