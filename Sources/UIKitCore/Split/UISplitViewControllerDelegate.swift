public import Foundation

/// Decides how a split view controller displays, collapses and expands its columns. Every method has a default, which
/// leaves the decision to UIKit.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
    /// The display mode is about to change.
    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    /// The mode to which the display mode button changes; `.automatic`, the default, is UIKit's choice.
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
    /// Called for `show(_:sender:)`.
    /// - Returns: true where the delegate displayed the controller itself. False by default.
    func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?)
        -> Bool
    /// Called for `showDetailViewController(_:sender:)`.
    /// - Returns: true where the delegate displayed the controller itself. False by default.
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool
    /// The orientations of the whole interface, asked by the controller's `supportedInterfaceOrientations`. A desktop
    /// window does not turn, so the answer has no other effect.
    func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController)
        -> UIInterfaceOrientationMask
    /// The orientation to be presented in, handed on as above.
    func splitViewControllerPreferredInterfaceOrientationForPresentation(_ splitViewController: UISplitViewController)
        -> UIInterfaceOrientation

    // MARK: Classic

    /// The one controller that is left when the split view collapses; nil is the primary.
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
    /// The primary when the split view expands; nil is the one that there was.
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
    /// - Returns: true where nothing of the secondary shall be on top of the primary, or the delegate put it there.
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    /// The secondary when the split view expands; nil, the default, takes it from the primary's stack.
    func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?

    // MARK: Columns

    /// The column on top of the stack when the split view collapses; by default the proposed one.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    /// The display mode when the split view expands; by default the proposed one.
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode
    /// The columns have become one stack.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    /// The stack has become columns again.
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
    /// A column is about to be displayed.
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    /// A column is about to be hidden.
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
    /// The column has reached its place. Not called where another change has reversed it. Documented: since iOS 26.
    func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column)
    /// The column has been hidden. Not called where another change has reversed it. Documented: since iOS 26.
    func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column)
    /// A swipe from the edge begins to show a hidden column.
    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
    /// The swipe that showed a hidden column has ended.
    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
    /// Default: nothing is done.
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {}
    /// Default: `.automatic`.
    public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
        .automatic
    }
    /// Default: `false`.
    public func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool { false }
    /// Default: `false`.
    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool { false }
    /// Default: all orientations on a pad, all but upside down on a phone.
    public func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController)
        -> UIInterfaceOrientationMask
    {
        splitViewController.defaultInterfaceOrientations
    }
    /// Default: `.portrait`.
    public func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation { .portrait }
    /// Default: `nil`.
    public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }
    /// Default: `nil`.
    public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }
    /// Default: `false`.
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { false }
    /// Default: `nil`.
    public func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { nil }
    /// Default: the proposed column.
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { proposedTopColumn }
    /// Default: the proposed mode.
    public func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
    /// Default: nothing is done.
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
    /// Default: nothing is done.
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
    /// Default: nothing is done.
    public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
    /// Default: nothing is done.
    public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}
    /// Default: nothing is done.
    public func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) {}
    /// Default: nothing is done.
    public func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {}
    /// Default: nothing is done.
    public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {}
    /// Default: nothing is done.
    public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {}
}
