import CoreGraphics
public import Foundation

/// A part of the interface that takes part in focus updates: a view, a controller, or an object of the app.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
    /// The environments that are searched for the item of the first focus, in this order. An empty array searches the
    /// environment itself.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    /// The environment that contains this environment; nil for a window.
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
    /// The container of the items in the environment; nil without items.
    var focusItemContainer: (any UIFocusItemContainer)? { get }
    /// The name of the environment's focus group. Nil, the default, is the group of the parent.
    var focusGroupIdentifier: String? { get }
    /// Requests a focus update. An implementation of the app calls
    /// ``UIFocusSystem/requestFocusUpdate(to:)`` of its focus system.
    func setNeedsFocusUpdate()
    /// Performs a requested focus update immediately.
    func updateFocusIfNeeded()
    /// Returns whether the focus may move.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    /// Called after the focus moved.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
    /// Returns nil by default.
    public var focusGroupIdentifier: String? { nil }
    /// Returns whether another environment is this environment, or is inside this environment.
    public func contains(_ environment: any UIFocusEnvironment) -> Bool {
        UIFocusSystem.environment(self, contains: environment)
    }

    /// The environment and its ancestors, innermost first. A parent that was passed already ends the chain, because the
    /// app supplies the parents.
    var chain: [any UIFocusEnvironment] {
        var list: [any UIFocusEnvironment] = [], seen: Set<ObjectIdentifier> = []
        var next: (any UIFocusEnvironment)? = self
        while let current = next, seen.insert(ObjectIdentifier(current)).inserted {
            list.append(current)
            next = current.parentFocusEnvironment
        }
        return list
    }

    /// The window that contains the environment.
    var focusWindow: UIWindow? {
        for environment in chain {
            if let view = environment as? UIView, let window = view.window { return window }
            if let controller = environment as? UIViewController, let window = controller.viewIfLoaded?.window {
                return window
            }
        }
        return nil
    }
}

/// An environment that can have the focus.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
    /// Whether the item can get the focus.
    var canBecomeFocused: Bool { get }
    /// The frame in the coordinates of the item's container.
    var frame: CGRect { get }
    /// The appearance of the focus; nil for an item that displays the focus itself. Only the effects of views are
    /// drawn.
    var focusEffect: UIFocusEffect? { get }
    /// The importance of the item in its group.
    var focusGroupPriority: UIFocusGroupPriority { get }
    /// Whether the focus is displayed when the app moves it to the item.
    var focusItemDeferralMode: UIFocusItemDeferralMode { get }
    /// Whether items that the item covers can get the focus.
    ///
    /// Chosen: covered items can always get the focus, so the value has no effect.
    /// - Coverage: inert
    var isTransparentFocusItem: Bool { get }
    /// Never called: see ``UIFocusMovementHint``.
    /// - Coverage: inert
    func didHintFocusMovement(_ hint: UIFocusMovementHint)
}

/// Whether a focus that moves without a key is displayed at once, or deferred: displayed with the next key.
///
/// Documented: UIFocusItemDeferralMode, the raw values.
public enum UIFocusItemDeferralMode: Int, Sendable {
    /// The focus is displayed if it was displayed before.
    case automatic
    /// The focus is not displayed.
    case always
    /// The focus is displayed.
    case never
}

extension UIFocusItem {
    /// Returns nil by default.
    public var focusEffect: UIFocusEffect? { nil }
    /// Returns `.ignored` by default.
    public var focusGroupPriority: UIFocusGroupPriority { .ignored }
    /// Returns `.automatic` by default.
    public var focusItemDeferralMode: UIFocusItemDeferralMode { .automatic }
    /// Returns false by default.
    public var isTransparentFocusItem: Bool { false }
    /// Whether the item has the focus.
    public var isFocused: Bool { UIFocusSystem.focusSystem(for: self)?.focusedItem === self }
}

/// An object that supplies the items in a rectangle.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
    /// The coordinates of the items' frames.
    var coordinateSpace: any UICoordinateSpace { get }
    /// Returns the items that intersect a rectangle.
    func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A container that scrolls to show a focused item.
@preconcurrency @MainActor
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
    var contentOffset: CGPoint { get set }
    var contentSize: CGSize { get }
    /// The size of the visible part of the content.
    var visibleSize: CGSize { get }
}
