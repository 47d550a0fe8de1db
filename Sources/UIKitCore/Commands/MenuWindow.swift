import Foundation

/// A window, as lower folders open menus in it.
@preconcurrency @MainActor
protocol MenuWindow: AnyObject {
    /// Whether a menu is open.
    var showsMenu: Bool { get }
    /// Opens a menu beside a rectangle of a view. A touch that is already active may move to a row and select the row
    /// when it ends.
    /// - Parameters:
    ///   - order: `.priority` reverses a menu that opens upward.
    ///   - onDismiss: called when the menu has been dismissed, with or without a selection.
    func presentMenu(
        _ menu: UIMenu, from sourceRect: CGRect, in view: UIView, preferBelow: Bool,
        order: UIContextMenuConfiguration.ElementOrder, onDismiss: @escaping () -> Void)
    /// Opens the menu of a text below a rectangle of a view, and lets the app animate changes beside the menu.
    /// - Parameters:
    ///   - willAppear: calls the app before the menu appears.
    ///   - willDisappear: calls the app before the menu disappears.
    func presentMenu(
        _ menu: UIMenu, from sourceRect: CGRect, in view: UIView, willAppear: (any TextMenuAnimating) -> Void,
        willDisappear: @escaping (any TextMenuAnimating) -> Void)
}

extension UIWindow {
    /// The window, for calls of the menus' work.
    var menus: any MenuWindow { self }
}
