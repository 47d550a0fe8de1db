/// Decides about new titles that the user enters in the bar. See ``UINavigationItem/renameDelegate``.
@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: AnyObject {
    /// Renaming ended with a new title, which the item has already. Not called when renaming was cancelled or the field is empty.
    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
    /// Called when the title's menu opens, or when a title without a menu is tapped.
    /// - Returns: whether renaming is offered. True by default.
    func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
    /// - Returns: the text that the field begins with, and what of it is selected.
    func navigationItem(
        _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>)
    /// - Returns: false to keep the field open. Not asked when the item goes away.
    func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool
}

extension UINavigationItemRenameDelegate {
    public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool { true }
    public func navigationItem(
        _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String, selectedRange: Range<String.Index>
    ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
    public func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool { true }
}
