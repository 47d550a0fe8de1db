public import Foundation

/// Notified of the user's selection and customization; may also animate the change between tabs. Every method has a
/// default.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Called before a tap selects a controller, also if the controller is already selected.
    /// - Returns: false to prevent the selection.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// Called after a tap selected a controller. Not called for selections by the app.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)

    // MARK: Tabs as objects, since iOS 18. UIKit calls these methods in addition to the two above, because Swift cannot
    // check which methods a class implements.

    /// Called before a tap selects a tab of ``UITabBarController/tabs``.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
    /// Called after a tap selected a tab.
    /// - Parameter previousTab: nil if no tab was selected, for example while the list of "More" was displayed.
    func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)

    /// Returns the screens that a group's ``UITabGroup/managingNavigationController`` displays.
    /// - Parameters:
    ///   - tab: the innermost selected tab.
    ///   - proposedViewControllers: the group's own screen and those of its selected descendants, from the bottom of
    ///     the stack.
    /// - Returns: the controllers to display instead.
    func tabBarController(
        _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
        proposedViewControllers: [UIViewController]
    ) -> [UIViewController]

    // MARK: Customization

    /// Called before the customization panel opens.
    /// - Parameter viewControllers: the controllers in the panel.
    func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])
    /// Called before the panel closes.
    /// - Parameters:
    ///   - viewControllers: all children, in their new order.
    ///   - changed: whether the order has changed.
    func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool)
    /// Called after the panel closed. The controllers are in the new order.
    func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool)

    // MARK: Orientation

    /// Returns the orientations of the whole interface. Called by the controller's `supportedInterfaceOrientations`. A
    /// desktop window does not rotate, so the result has no other effect.
    func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
        -> UIInterfaceOrientationMask
    /// Returns the orientation for presentation. Used as the orientations above.
    func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController)
        -> UIInterfaceOrientation

    // MARK: Motion

    /// Returns the interaction controller of the animator; nil for a timed transition. Called only if there is an
    /// animator.
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// Returns the app's animator for the change between tabs, by taps and by the app; nil changes tabs without
    /// animation. Called before any other call of the change, while the controller is on screen.
    ///
    /// The animator's `completeTransition` ends the change. A missing call is logged one second after the duration of
    /// the animator. Another selection ends the change at its target, also during an interactive gesture; if a gesture
    /// has cancelled the change, at its start.
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UITabBarControllerDelegate {
    /// Returns `true` by default.
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
        -> Bool
    { true }
    /// Does nothing by default.
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
    /// Returns `true` by default.
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }
    /// Does nothing by default.
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {}
    /// Returns the proposed controllers by default.
    public func tabBarController(
        _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
        proposedViewControllers: [UIViewController]
    ) -> [UIViewController] { proposedViewControllers }
    /// Does nothing by default.
    public func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
    ) {}
    /// Does nothing by default.
    public func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {}
    /// Does nothing by default.
    public func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {}
    /// Returns the orientations that all tabs support by default.
    public func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
        -> UIInterfaceOrientationMask
    {
        tabBarController.ownInterfaceOrientations
    }
    /// Returns the preferred orientation of the selected controller by default; `.portrait` without one.
    public func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController)
        -> UIInterfaceOrientation
    {
        tabBarController.ownPreferredOrientation
    }
    /// Returns `nil` by default.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// Returns `nil` by default.
    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

extension UITabBarController {
    // Documented (View Controller Catalog for iOS, Tab Bar Controllers): an orientation is supported if every tab
    // supports it.
    var ownInterfaceOrientations: UIInterfaceOrientationMask {
        let all = state.controllers.map(\.supportedInterfaceOrientations)
        return all.first.map { first in all.dropFirst().reduce(first) { $0.intersection($1) } }
            ?? defaultInterfaceOrientations
    }
    var ownPreferredOrientation: UIInterfaceOrientation {
        selectedViewController?.preferredInterfaceOrientationForPresentation ?? .portrait
    }
}
