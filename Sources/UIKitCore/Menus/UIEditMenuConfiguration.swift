import CoreGraphics
public import Foundation

/// The preferred direction of the arrow of an edit menu.
public enum UIEditMenuArrowDirection: Int, Sendable {
    case automatic = 0
    case up, down, left, right
}

/// The identity and the location of an edit menu.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
    /// The identifier that was passed to the initializer, or a unique one.
    open private(set) var identifier: any NSCopying
    /// The location of the menu, in the coordinates of the interaction's view.
    open private(set) var sourcePoint: CGPoint
    /// The direction of the arrow, which points at the source. `automatic` by default. The menu has no arrow here;
    /// `.up` shows the menu below the source, and `.down` above.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    /// Creates a configuration.
    /// - Parameters:
    ///   - identifier: distinguishes several menus of a view; nil for a unique identifier.
    ///   - sourcePoint: in the coordinates of the interaction's view. Numbers that are not finite become 0.
    public init(identifier: (any NSCopying)?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? NSUUID()
        self.sourcePoint = CGPoint(
            x: sourcePoint.x.isFinite ? sourcePoint.x : 0, y: sourcePoint.y.isFinite ? sourcePoint.y : 0)
        super.init()
    }
}

/// Provides the menu of an edit menu interaction, and is notified of its presentation and dismissal.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: NSObjectProtocol {
    /// Returns the menu of a configuration before the menu appears; nil for no menu. The default is a menu of the
    /// suggested actions.
    /// - Parameter suggestedActions: the standard commands that the responder chain performs now.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// Returns the rectangle beside which the menu is placed, in the coordinates of the interaction's view.
    /// Documented (UIEditMenuInteraction): for `CGRect.null`, the default, the menu is placed at the source point.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect
    /// Called before the menu appears. Does nothing by default.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
    /// Called before the menu disappears. Does nothing by default.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
    /// Returns a menu of the suggested actions.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { UIMenu(children: suggestedActions) }
    /// Returns `CGRect.null`.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { .null }
    /// Does nothing.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}
    /// Does nothing.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}
}
