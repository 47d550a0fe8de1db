import Foundation

/// A behavior with its own recognizers that can be added to a view.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
    /// The view of the interaction.
    var view: UIView? { get }
    /// Called before the interaction is added to a view, or removed from its view (nil).
    func willMove(to view: UIView?)
    /// Called after the interaction was added to a view, or removed from its view (nil).
    func didMove(to view: UIView?)
}

/// An interaction that starts with a press of the secondary mouse button.
@preconcurrency @MainActor
protocol SecondaryPressTaker {
    /// - Parameter point: in the coordinates of the window.
    /// - Returns: whether the interaction shows content for this point.
    func handlesSecondaryPress(at point: CGPoint) -> Bool
}

/// An interaction of the system, which ``UIView/interactions`` does not contain.
@preconcurrency @MainActor
protocol SystemInteraction: UIInteraction {}
