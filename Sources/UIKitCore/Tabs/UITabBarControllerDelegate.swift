public import Foundation

/// Gets the calls of the user's selection and customization, and may animate the change from tab to tab. Every method
/// has a default.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
    /// Before a tap selects, also on the tab that is selected already.
    /// - Returns: false to refuse.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// After a tap selected, not after a call.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)

    // MARK: Tabs as objects, since iOS 18. Called besides the two above: a class cannot be asked here which of them it
    // implements.

    /// Before a tap selects a tab of ``UITabBarController/tabs``.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
    /// After a tap selected one.
    /// - Parameter previousTab: nil where none was selected, as while the list of "More" shows.
    func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)

    /// The screens that a group's ``UITabGroup/managingNavigationController`` is about to show.
    /// - Parameters:
    ///   - tab: the innermost that is selected.
    ///   - proposedViewControllers: the group's own screen and those of what is selected in it, from the bottom.
    /// - Returns: what to show instead.
    func tabBarController(
        _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
        proposedViewControllers: [UIViewController]
    ) -> [UIViewController]

    // MARK: Rearranging

    /// Before the panel opens in which the user chooses the tabs of the bar.
    /// - Parameter viewControllers: what the panel offers.
    func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])
    /// The panel is about to close.
    /// - Parameters:
    ///   - viewControllers: all children, in their new order.
    ///   - changed: whether the order is another than before.
    func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool)
    /// The panel has closed; the controllers are in the new order.
    func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool)

    // MARK: Orientation

    /// The orientations of the whole interface, asked by the controller's `supportedInterfaceOrientations`. A desktop
    /// window does not turn, so the answer has no other effect.
    func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
        -> UIInterfaceOrientationMask
    /// The orientation to be presented in, handed on as above.
    func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController)
        -> UIInterfaceOrientation

    // MARK: Motion

    /// What a gesture moves the animator with; nil runs it by time. Asked only when there is an animator.
    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
    /// The app's own motion from tab to tab, for taps and calls alike; nil changes without motion. Asked before any
    /// other call of the change, while the controller is on screen.
    ///
    /// The animator's `completeTransition` ends the change. One that has not called it a second after its duration is
    /// logged. Another selection meanwhile ends the change where it leads to, also while a gesture holds it; where a
    /// gesture has cancelled it, at its start.
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UITabBarControllerDelegate {
    /// Default: `true`.
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController)
        -> Bool
    { true }
    /// Default: nothing is done.
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
    /// Default: `true`.
    public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { true }
    /// Default: nothing is done.
    public func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {}
    /// Default: the proposed controllers.
    public func tabBarController(
        _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
        proposedViewControllers: [UIViewController]
    ) -> [UIViewController] { proposedViewControllers }
    /// Default: nothing is done.
    public func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
    ) {}
    /// Default: nothing is done.
    public func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {}
    /// Default: nothing is done.
    public func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
    ) {}
    /// Default: the orientations that all tabs support.
    public func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController)
        -> UIInterfaceOrientationMask
    {
        tabBarController.ownInterfaceOrientations
    }
    /// Default: what the selected controller prefers; `.portrait` without one.
    public func tabBarControllerPreferredInterfaceOrientationForPresentation(_ tabBarController: UITabBarController)
        -> UIInterfaceOrientation
    {
        tabBarController.ownPreferredOrientation
    }
    /// Default: `nil`.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
    /// Default: `nil`.
    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

extension UITabBarController {
    // Documented: an orientation is supported where every tab supports it.
    var ownInterfaceOrientations: UIInterfaceOrientationMask {
        let all = state.controllers.map(\.supportedInterfaceOrientations)
        return all.first.map { first in all.dropFirst().reduce(first) { $0.intersection($1) } }
            ?? defaultInterfaceOrientations
    }
    var ownPreferredOrientation: UIInterfaceOrientation {
        selectedViewController?.preferredInterfaceOrientationForPresentation ?? .portrait
    }
}
