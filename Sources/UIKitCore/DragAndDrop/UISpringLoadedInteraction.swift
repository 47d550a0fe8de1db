import CoreGraphics
public import Foundation

/// The state of a spring-loaded view while dragged items are over it.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
    /// No items are over the view.
    case inactive = 0
    /// Items are over the view.
    case possible
    /// The view is about to be activated.
    case activating
    /// The view was activated.
    case activated
}

/// The items over a spring-loaded view.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
    /// The state of the view.
    var state: UISpringLoadedInteractionEffectState { get }
    /// The view to which the effect applies. The interaction's view by default.
    var targetView: UIView? { get set }
    /// A part of the view, for the activation. Items that move to another part begin again. Nil by default.
    var targetItem: Any? { get set }
    /// Returns the location of the items in the coordinates of a view; for nil in those of the window.
    func location(in view: UIView?) -> CGPoint
}

/// Decides whether items activate a spring-loaded view.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
    /// Returns whether the items at the location of the context may activate the view. Called when the items move over
    /// the view.
    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext)
        -> Bool
    /// Called when the items left the view, or the drag ended. Does nothing by default.
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
    /// Does nothing by default.
    public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// The appearance of a spring-loaded view.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
    /// Called when the state of the context changed.
    func interaction(
        _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

/// A view, an item or a controller that dragged items can activate.
@preconcurrency @MainActor
public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    /// Whether items that rest on the object activate it as a tap does. False by default.
    var isSpringLoaded: Bool { get set }
}

/// Calls a closure when dragged items rest on a view: for half a second, and while the view blinks.
@preconcurrency @MainActor
open class UISpringLoadedInteraction: NSObject, UIInteraction {
    /// The view of the interaction.
    public private(set) weak var view: UIView?
    /// The object that decides whether items activate the view.
    public let interactionBehavior: any UISpringLoadedInteractionBehavior
    /// The appearance of the view.
    public let interactionEffect: any UISpringLoadedInteractionEffect
    let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

    /// Creates an interaction.
    /// - Parameters:
    ///   - interactionBehavior: nil allows all items.
    ///   - interactionEffect: nil lets the view blink.
    ///   - activationHandler: called once for each time that items rest on the view.
    public init(
        interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
        interactionEffect: (any UISpringLoadedInteractionEffect)?,
        activationHandler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) {
        self.interactionBehavior = interactionBehavior ?? AllItems()
        self.interactionEffect = interactionEffect ?? BlinkEffect()
        handler = activationHandler
        super.init()
    }

    /// Creates an interaction that all items activate, and that lets the view blink.
    public convenience init(
        activationHandler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    ) { self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: activationHandler) }

    /// Called by the view. Does nothing.
    open func willMove(to view: UIView?) {}
    /// Called by the view; nil after the interaction was removed.
    open func didMove(to view: UIView?) { self.view = view }
}

/// The behavior of an interaction that all items activate.
private final class AllItems: NSObject, UISpringLoadedInteractionBehavior {
    override init() { super.init() }

    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext)
        -> Bool
    { true }
}

/// A view is highlighted while items are over it, and blinks before its activation. Chosen, by eye.
private final class BlinkEffect: NSObject, UISpringLoadedInteractionEffect {
    override init() { super.init() }

    func interaction(
        _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
    ) {
        guard let view = context.targetView else { return }
        switch context.state {
        case .inactive, .activated: UIView.animate(withDuration: 0.1) { view.alpha = 1 }
        case .possible: UIView.animate(withDuration: 0.2) { view.alpha = 0.7 }
        case .activating:
            view.alpha = 1
            UIView.animate(withDuration: 0.1, delay: 0, options: [.autoreverse, .repeat]) { view.alpha = 0.4 }
        }
    }
}
