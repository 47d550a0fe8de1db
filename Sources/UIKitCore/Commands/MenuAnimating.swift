public import Foundation

/// Runs animations and completions of an app together with the appearance or disappearance of a menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The controller of the configuration's preview provider; nil without one.
    var previewViewController: UIViewController? { get }
    /// Runs `animations` in the animation of the menu.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Calls `completion` at the end of the animation.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// Runs animations of an app together with the appearance or disappearance of an edit menu.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
    /// Runs `animations` together with the menu.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Calls `completion` at the end of the animation.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// The animator of the menu of a selected text and of an item of a text.
typealias TextMenuAnimating = UIEditMenuInteractionAnimating & UIContextMenuInteractionAnimating
