public import ObjectiveCRuntime

/// Changes the menus of a menu system before they are shown. UIKit passes one to
/// ``UIResponder/buildMenu(with:)``.
///
/// A menu that is inserted twice, and an insertion beside a menu that does not exist, are ignored and logged once.
@preconcurrency @MainActor
public protocol UIMenuBuilder: AnyObject {
    /// The menu system that is built: ``UIMenuSystem/main`` or ``UIMenuSystem/context``.
    var system: UIMenuSystem { get }

    /// Returns the menu with an identifier, or nil.
    func menu(for identifier: UIMenu.Identifier) -> UIMenu?
    /// Returns the action with an identifier, or nil.
    func action(for identifier: UIAction.Identifier) -> UIAction?
    /// Returns the command with an action and a property list, or nil.
    func command(for action: Selector, propertyList: Any?) -> UICommand?

    /// Replaces a menu.
    func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
    /// Replaces the children of a menu by the elements that the closure returns for them.
    func replaceChildren(
        ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
    /// Inserts a menu before another menu.
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
    /// Inserts a menu after another menu.
    func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
    /// Inserts a menu as the first child of a menu.
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
    /// Inserts a menu as the last child of a menu.
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
    /// Removes a menu.
    func remove(menu removedIdentifier: UIMenu.Identifier)
}

extension UIMenuBuilder {
    /// Returns the command with an action and no property list, or nil.
    public func command(for action: Selector) -> UICommand? { command(for: action, propertyList: nil) }
}
