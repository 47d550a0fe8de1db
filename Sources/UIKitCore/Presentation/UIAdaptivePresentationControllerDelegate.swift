import CoreGraphics
public import Foundation

/// Chooses the form of a presentation in windows of other shapes, and gets the calls of its dismissal by the user.
/// Every method is optional.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// The style in a window of compact width, where the method with traits is not implemented. By default UIKit's own:
    /// a popover becomes a page sheet, other styles stay.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// The style for these traits; `.none` keeps the presentation as it is. By default
    /// `adaptivePresentationStyle(for:)` at compact width, else `.none`.
    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
        -> UIModalPresentationStyle
    /// The presentation changes its form: `adaptivePresentationController` replaces it from now on, and may be
    /// configured.
    func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController)
    /// The controller to present instead in that style, such as the same one in a navigation controller; nil, the
    /// default, for the same. Called when the presentation begins, not when a window changes its width later.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    /// - Parameter style: `.none` for the presentation's own.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)
    /// Whether the user may dismiss it. Not called for `dismiss`. True by default.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// The user begins to dismiss it. Not called for `dismiss`.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// The user dismissed it, and it is removed. Not called for `dismiss`.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// The user tried to dismiss it, and `isModalInPresentation` or `presentationControllerShouldDismiss` prevented
    /// that.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// Default: what the presentation itself does where width is compact.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        controller.ownAdaptiveStyle(for: UITraitCollection(horizontalSizeClass: .compact))
    }
    /// Default: in compact width the answer of ``adaptivePresentationStyle(for:)``, else `.none`, which keeps the
    /// style.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle(for: controller) : .none
    }
    /// Default: nothing is done.
    public func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    ) {}
    /// Default: `nil`.
    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }
    /// Default: nothing is done.
    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {}
    /// Default: `true`.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    /// Default: nothing is done.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// Default: nothing is done.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    /// Default: nothing is done.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
