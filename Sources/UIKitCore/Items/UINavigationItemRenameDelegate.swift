public import Foundation

/// The delegate of renaming in a navigation bar. See ``UINavigationItem/renameDelegate``.
@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: NSObjectProtocol {
    /// Called when renaming ended with a new title, which the item already has. Not called for a cancelled renaming or
    /// an empty field.
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
    /// Called when the title's menu opens, or when the user taps a title without a menu.
    /// - Returns: whether the user can rename. The default is true.
    func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
    /// Called when renaming begins.
    /// - Returns: the text of the field, and its selected part. The default is the suggested text and selection.
    func navigationItem(
        _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
        selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>)
    /// Called when the user ends renaming with this title. Not called when the item leaves the bar.
    /// - Returns: false to continue renaming. The default is true.
    func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
    /// Returns true, by default.
    public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
    /// Returns the suggested title and selection, by default.
    public func navigationItem(
        _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
        selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
    /// Returns true, by default.
    public func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { true }
}
