import Foundation

/// A behavior that is added to a view and has its own recognizers.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
    /// The view that the interaction was added to.
    var view: UIView? { get }
    /// Called before the interaction is added to a view, or removed from it (nil).
    func willMove(to view: UIView?)
    /// Called when the interaction has been added to a view, or removed from it (nil).
    func didMove(to view: UIView?)
}

/// An interaction that the mouse's other button starts.
@preconcurrency @MainActor
protocol SecondaryPressTaker {
    /// - Parameter point: in the window.
    /// - Returns: whether it has something to show there.
    func handlesSecondaryPress(at point: CGPoint) -> Bool
}

extension UIView {
    func interactionsHandleSecondaryPress(at point: CGPoint) -> Bool {
        gestures.interactions.contains { ($0 as? any SecondaryPressTaker)?.handlesSecondaryPress(at: point) == true }
    }

    func attach(_ interaction: any UIInteraction) {
        guard !gestures.interactions.contains(where: { $0 === interaction }) else { return }
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        gestures.interactions.append(interaction)
        interaction.didMove(to: self)
    }

    func detach(_ interaction: any UIInteraction) {
        guard let index = gestures.interactions.firstIndex(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        gestures.interactions.remove(at: index)
        interaction.didMove(to: nil)
    }
}
