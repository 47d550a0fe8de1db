import UIKit

/// A stack that performs the waiting acts in its own callbacks.
final class HookNavigation: UINavigationController, UINavigationBarDelegate {
    deinit {
        MainActor.assumeIsolated {
            Reentry.call(.stackDeinit); Reentry.current?.readControllers()
        }
    }
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); Reentry.call(.stackWillAppear) }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); Reentry.call(.stackDidAppear) }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated); Reentry.call(.stackWillDisappear)
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated); Reentry.call(.stackDidDisappear)
    }
    override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews(); Reentry.call(.stackWillLayout) }
    override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews(); Reentry.call(.stackDidLayout) }
    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        Reentry.call(.stackPush)
        guard !viewControllers.contains(where: { $0 === viewController }) else { return }
        super.pushViewController(viewController, animated: animated)
    }
    override func popViewController(animated: Bool) -> UIViewController? {
        Reentry.call(.stackPop)
        return super.popViewController(animated: animated)
    }
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        Reentry.call(.shouldPop); return true
    }
}

extension WalkDelegate: UITabBarControllerDelegate, UISplitViewControllerDelegate,
    UIAdaptivePresentationControllerDelegate
{
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    {
        Reentry.call(.shouldSelectTab)
        return true
    }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        Reentry.call(.didSelectTab)
    }
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        Reentry.call(.tabAnimator)
        return animator
    }

    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    { Reentry.call(.splitMode) }
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        Reentry.call(.splitTop)
        return proposedTopColumn
    }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { Reentry.call(.splitCollapse) }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { Reentry.call(.splitExpand) }
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        columns.note(column, shows: true, isOver: false)
        Reentry.call(.splitWillShow)
    }
    func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) {
        columns.note(column, shows: true, isOver: true)
        Reentry.call(.splitDidShow)
    }
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        columns.note(column, shows: false, isOver: false)
        Reentry.call(.splitWillHide)
    }
    func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {
        columns.note(column, shows: false, isOver: true)
        Reentry.call(.splitDidHide)
    }

    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
        -> UIModalPresentationStyle
    {
        Reentry.call(.presentationStyle)
        // As without a delegate. The controller's own property would call this method again.
        return traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle(for: controller) : .none
    }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        Reentry.call(.mayDismiss); return true
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        Reentry.call(.didDismiss)
    }
}

/// Receives the calls of a search, and decides whether gestures may begin.
@MainActor
final class HookListener: NSObject, UISearchControllerDelegate, UISearchResultsUpdating, UIGestureRecognizerDelegate {
    func willPresentSearchController(_ searchController: UISearchController) { Reentry.call(.searchWillPresent) }
    func didPresentSearchController(_ searchController: UISearchController) { Reentry.call(.searchDidPresent) }
    func willDismissSearchController(_ searchController: UISearchController) { Reentry.call(.searchWillDismiss) }
    func didDismissSearchController(_ searchController: UISearchController) { Reentry.call(.searchDidDismiss) }
    func updateSearchResults(for searchController: UISearchController) { Reentry.call(.searchUpdate) }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        Reentry.call(.gestureBegins); return true
    }
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        Reentry.call(.gestureReceives); return true
    }
}

/// A fade that performs the waiting acts in every call.
@MainActor
final class HookFade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        Reentry.call(.transitionDuration)
        return 0.2
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        Reentry.call(.animateTransition)
        guard let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else {
            return context.completeTransition(true)
        }
        to.frame = context.finalFrame(for: controller)
        context.containerView.addSubview(to)
        to.alpha = 0
        UIView.animate(withDuration: 0.2) {
            Reentry.call(.animation)
            to.alpha = 1
        } completion: { _ in
            Reentry.call(.animationCompletion)
            to.alpha = 1
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
    func animationEnded(_ transitionCompleted: Bool) { Reentry.call(.animationEnded) }
}

/// The notifications of a split view's delegate about columns: each `did` follows its `will`.
struct ColumnNotifications {
    private var last: [UISplitViewController.Column: (shows: Bool, isOver: Bool)] = [:]
    private(set) var faults: [String] = []

    mutating func note(_ column: UISplitViewController.Column, shows: Bool, isOver: Bool) {
        if isOver, last[column]?.shows != shows || last[column]?.isOver != false {
            faults.append("\(column) did \(shows ? "show" : "hide") without its will")
        }
        last[column] = (shows, isOver)
    }

    /// The announced columns that have neither appeared nor disappeared at rest.
    var open: [String] { last.filter { !$0.value.isOver }.keys.map { "\($0) was announced, and did not come or go" } }
}
