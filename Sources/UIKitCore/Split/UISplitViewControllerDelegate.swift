public import Foundation

/// Decides about the display, collapse and expansion of the columns of a split view controller. Every method has a
/// default, which is UIKit's decision.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
    /// Called before the display mode changes.
    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    /// Returns the mode to which the display mode button changes; `.automatic`, the default, is UIKit's choice.
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
    /// Called for `show(_:sender:)`.
    /// - Returns: true if the delegate displayed the controller itself. False by default.
    func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?)
        -> Bool
    /// Called for `showDetailViewController(_:sender:)`.
    /// - Returns: true if the delegate displayed the controller itself. False by default.
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool
    /// Returns the orientations of the whole interface. Called by the controller's `supportedInterfaceOrientations`. A
    /// desktop window does not rotate, so the result has no other effect.
    func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController)
        -> UIInterfaceOrientationMask
    /// Returns the orientation for presentation. Used as the orientations above.
    func splitViewControllerPreferredInterfaceOrientationForPresentation(_ splitViewController: UISplitViewController)
        -> UIInterfaceOrientation

    // MARK: Classic

    /// Returns the controller that stays when the split view collapses; nil is the primary.
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
    /// Returns the primary when the split view expands; nil is the current one.
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
    /// Called when the split view collapses.
    /// - Returns: true if no page of the secondary is added to the primary's stack, or if the delegate added its pages
    ///   itself.
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    /// Returns the secondary when the split view expands; nil, the default, takes it from the primary's stack.
    func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?

    // MARK: Columns

    /// Returns the column on top of the stack when the split view collapses; by default the proposed column.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    /// Returns the display mode when the split view expands; by default the proposed mode.
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode
    /// Called after the columns were collapsed into one stack.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    /// Called after the stack was expanded into columns.
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
    /// Called before a column is displayed.
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    /// Called before a column is hidden.
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
    /// Called when the column has reached its final frame. Not called if another change has reversed the animation.
    ///
    /// Documented (UISplitViewControllerDelegate.splitViewController(_:didShow:)): since iOS 26.
    func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column)
    /// Called when the column has been hidden. Not called if another change has reversed the animation.
    ///
    /// Documented (UISplitViewControllerDelegate.splitViewController(_:didHide:)): since iOS 26.
    func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column)
    /// Called when a swipe from the edge begins to show a hidden column.
    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
    /// Called when the swipe that showed a hidden column has ended.
    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
    /// Does nothing by default.
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {}
    /// Returns `.automatic` by default.
    public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
        .automatic
    }
    /// Returns `false` by default.
    public func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool { false }
    /// Returns `false` by default.
    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool { false }
    /// Returns all orientations on a pad by default, and all except upside down on a phone.
    public func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController)
        -> UIInterfaceOrientationMask
    {
        splitViewController.defaultInterfaceOrientations
    }
    /// Returns `.portrait` by default.
    public func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation { .portrait }
    /// Returns `nil` by default.
    public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }
    /// Returns `nil` by default.
    public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }
    /// Returns `false` by default.
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }
    /// Returns `nil` by default.
    public func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { nil }
    /// Returns the proposed column by default.
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
    /// Returns the proposed mode by default.
    public func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
    /// Does nothing by default.
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
    /// Does nothing by default.
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
    /// Does nothing by default.
    public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
    /// Does nothing by default.
    public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}
    /// Does nothing by default.
    public func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) {}
    /// Does nothing by default.
    public func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {}
    /// Does nothing by default.
    public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {}
    /// Does nothing by default.
    public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {}
}
