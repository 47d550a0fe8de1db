import CoreGraphics
public import Foundation

/// Allows or prevents edits by the user in a text view. Every method has a default, which allows the edit.
///
/// Measured (text/view-callbacks): for a typed character or Return the order is `shouldChangeTextIn`, the edit,
/// `textViewDidChangeSelection`, `textViewDidChange`. Changes by the app call neither `shouldChangeTextIn` nor
/// `textViewDidChange`.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Returns whether editing may begin.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Returns whether the text view may resign first responder status. Not called when the view is removed from its
    /// window.
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    /// Called after the text view became the first responder and can be edited.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Called after editing ended.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Called before each change by the user. False prevents the change.
    /// - Parameters:
    ///   - range: of the text before the change, in UTF-16 units. For the delete key without a selection, the character
    ///     before the caret.
    ///   - text: the new text; empty for a deletion.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Called after the user changed the text.
    func textViewDidChange(_ textView: UITextView)
    /// Called after the caret or the selection moved, also when an edit or the app moved it.
    func textViewDidChangeSelection(_ textView: UITextView)
    /// Returns whether a link may be opened. Called when the user taps a link, before its action is performed, and when
    /// the user presses a link, before its menu opens.
    /// - Parameter characterRange: of the link, in UTF-16 units.
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// Returns whether an attachment may be used. Called when the user taps or presses an attachment.
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool
    /// Returns whether a link may be opened. Called by the default of the method with an interaction.
    func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
    /// Returns whether an attachment may be used. Called by the default of the method with an interaction.
    func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
    )
        -> Bool
    /// Returns the action for a tapped item; nil opens the item's menu. Called after `shouldInteractWith` has allowed
    /// the interaction.
    /// - Parameter defaultAction: opens a link; does nothing for another item.
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction?
    /// Returns the menu for a pressed item; nil prevents the menu.
    /// - Parameter defaultMenu: copies a link; empty for another item.
    func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu)
        -> UITextItem.MenuConfiguration?
    /// Returns the menu for a long press or a press of the secondary mouse button; nil displays the suggested actions.
    func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement])
        -> UIMenu?
    /// Called before the menu of selected text appears.
    /// - Parameter animator: animates changes of the app beside the menu.
    func textView(_ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// Called before the menu of selected text disappears.
    /// - Parameter animator: animates changes of the app beside the menu.
    func textView(_ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
    /// Called before the menu of a pressed item appears.
    /// - Parameter animator: animates changes of the app beside the menu.
    func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating)
    /// Called before the menu of a pressed item disappears.
    /// - Parameter animator: animates changes of the app beside the menu.
    func textView(
        _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating)
}

extension UITextViewDelegate {
    /// Returns `true` by default.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// Returns `true` by default.
    public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
    /// Does nothing by default.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// Does nothing by default.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// Returns `true` by default.
    public func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
        -> Bool
    { true }
    /// Does nothing by default.
    public func textViewDidChange(_ textView: UITextView) {}
    /// Does nothing by default.
    public func textViewDidChangeSelection(_ textView: UITextView) {}
    /// Returns `nil` by default.
    public func textView(
        _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    /// Calls the method without an interaction by default.
    public func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { self.textView(textView, shouldInteractWith: URL, in: characterRange) }
    /// Calls the method without an interaction by default.
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { self.textView(textView, shouldInteractWith: textAttachment, in: characterRange) }
    /// Returns `true` by default.
    public func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool {
        true
    }
    /// Returns `true` by default.
    public func textView(
        _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
    ) -> Bool { true }
    /// Returns `defaultAction` by default.
    public func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction)
        -> UIAction?
    { defaultAction }
    /// Returns the default menu by default.
    public func textView(_ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu)
        -> UITextItem.MenuConfiguration?
    { UITextItem.MenuConfiguration(menu: defaultMenu) }
    /// Does nothing by default.
    public func textView(
        _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
    /// Does nothing by default.
    public func textView(
        _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}
    /// Does nothing by default.
    public func textView(
        _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    ) {}
    /// Does nothing by default.
    public func textView(
        _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
        animator: any UIContextMenuInteractionAnimating
    ) {}
}
