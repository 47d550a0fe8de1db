import CoreGraphics
import Foundation
import ObjectiveCRuntime

/// The change of children by `transition(from:to:…)`.
@preconcurrency @MainActor
protocol TransitionWork: AnyObject {
    /// Replaces the view of a child by the view of another child.
    func swapChildren(
        _ from: UIViewController, _ to: UIViewController, _ duration: TimeInterval, _ options: UIView.AnimationOptions,
        _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?)
}

/// The scene or nib from which a controller was created.
@preconcurrency @MainActor
protocol InterfaceWork: AnyObject {
    /// Returns the view of the scene or nib; nil without a view.
    func interfaceView() -> UIView?
    /// Called when the view is loaded: connects its scene to the controller.
    func connectInterface()
    /// Performs the segue with an identifier. An unknown identifier stops the program.
    func startSegue(_ identifier: String, _ sender: Any?)
    /// Whether the class lists the action of an unwind segue.
    func hasUnwindAction(_ action: Selector) -> Bool
}

/// The state of a controller from the last launch.
@preconcurrency @MainActor
protocol RestorationWork: AnyObject {
    /// Restores the pending state of loaded views.
    func restoreViews()
}

extension UIViewController {
    /// The controller, for work that higher folders do.
    var higher: any PresentationWork & TransitionWork & InterfaceWork & RestorationWork { self }

    /// The navigation controller around this controller, as a container.
    var stack: UIViewController? { navigationController }

    /// The controller, as the members of the focus call it.
    final var focusWork: any ControllerFocusWork { self }
}
