import CoreGraphics
import Foundation

/// The presentation of a controller, and the presentations by a controller.
@MainActor
protocol PresentationWork: AnyObject {
    /// The presentation controller of this controller or of an ancestor, created for the style on first use.
    var nearestPresentation: UIPresentationController? { get }
    /// The presentation controller of this controller on screen, as a container.
    var presentationContainer: (any UIContentContainer)? { get }
    /// The controller that is presented inside this controller's own view, and whether the presentation covers the
    /// view.
    var presentedInside: (controller: UIViewController, covers: Bool)? { get }
    func presentationStyleChanged()
    func startPresenting(_ requested: UIViewController, animated: Bool, completion: (() -> Void)?)
    func startDismissing(animated: Bool, completion: (() -> Void)?)
}
