public import Foundation

/// Decides about new titles that the user enters in the bar. See ``UINavigationItem/renameDelegate``.
@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: NSObjectProtocol {
    /// Renaming ended with a new title, which the item has already. Not called when renaming was cancelled or the field
    /// is empty.
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
    /// Called when the title's menu opens, or when a title without a menu is tapped.
    /// - Returns: whether renaming is offered. True by default.
    func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
    /// Renaming begins.
    /// - Returns: the text of the field, and the part of it that is selected. By default both as suggested.
    func navigationItem(
        _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
        selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>)
    /// The user ends renaming with this title. Not called when the item leaves the bar.
    /// - Returns: false to keep the field open. True by default.
    func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
    /// Default: `true`.
    public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
    /// Default: the suggested title and selection.
    public func navigationItem(
        _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
        selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
    /// Default: `true`.
    public func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { true }
}
