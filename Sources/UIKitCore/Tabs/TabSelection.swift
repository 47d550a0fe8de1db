import CoreGraphics
import Decisions
import Diagnostics
import Foundation
import NavigationLogic
import QuartzCore

/// The children of a tab bar controller and the displayed child.
@MainActor
struct TabControllerState {
    var machine = TabMachine<UIViewController>()
    let runner = EffectRunner<TabEffect<UIViewController>>()
    /// The change for which the delegate supplied an animator, from the call of the delegate to the end of the change.
    var asked: TabMotion?
    var more: MoreNavigation?
    /// The reasons for which the bar is hidden, apart from scrolling.
    var hiding: TabBarHiding = []
    var place = TabBarPlace.own
    weak var watched: UIScrollView?
    var customizable: [UIViewController]?
    var side = TabSideState()
    var minimizing = TabMinimizingMachine()

    /// Whether a page hides the bar.
    var isBarOffScreen: Bool { hiding.contains(.byPage) }
    var controllers: [UIViewController] { machine.controllers }
    /// Whether the app has set a list of controllers, which may be empty.
    var hasExplicitControllers = false
    /// A member of `controllers`, or the navigation controller of "More".
    var selected: UIViewController? { machine.selected }
    /// The controller whose view is in the container: `selected`, or the navigation controller of "More" that contains
    /// it.
    var shown: UIViewController? { machine.phase.shown }
    /// The transition between tabs by an animator of the app.
    var motion: TabMotion? { machine.phase.moving == nil ? nil : asked }
}

extension UITabBarController {
    func replace(_ new: [UIViewController], animated: Bool) {
        var seen = Set<ObjectIdentifier>()
        if let twice = new.first(where: { !seen.insert(ObjectIdentifier($0)).inserted }) {
            misuse(
                """
                UITabBarController.setViewControllers: \(twice) stands in the list more than once; list each view \
                controller once
                """
            )
        }
        let before = state.machine.replacements
        endCustomizing()
        // A callback has set other controllers; the last request is in effect.
        guard state.machine.replacements == before else { return }
        keeping(state.customizable) { state.customizable = new }
        request(.replace(new, animated: animated))
    }

    func isTab(_ controller: UIViewController) -> Bool { state.machine.contains(controller) }

    // MARK: Selecting

    func selectByCall(_ controller: UIViewController?) {
        guard let controller else {
            return Log.once("UITabBarController.selectedViewController = nil is ignored; a tab stays selected")
        }
        guard controller === state.more || isTab(controller) else {
            misuse(
                "UITabBarController.selectedViewController: \(controller) is not in viewControllers; add it there first"
            )
        }
        select(controller)
    }

    func selectByCall(index: Int) {
        guard state.controllers.indices.contains(index) else {
            if index != NSNotFound {
                Log.once(
                    """
                    UITabBarController.selectedIndex = \(index) is outside the \(state.controllers.count) \
                    controllers; ignored
                    """
                )
            }
            return
        }
        select(state.controllers[index])
    }

    private func select(_ controller: UIViewController) {
        guard controller !== state.selected || state.shown == nil else { return }
        // "More" displays its last selected controller.
        request(.select(controller === state.more ? state.more?.chosen ?? controller : controller))
    }

    func tabTapped(_ item: UITabBarItem) -> Bool {
        guard let target = controller(of: item) else { return false }
        guard ownDelegate?.tabBarController(self, shouldSelect: target) ?? true else { return false }
        if let tab = tab(selecting: target),
            ownDelegate?.tabBarController(self, shouldSelectTab: tab.innermost) == false
        {
            return false
        }
        // The delegate may have removed the tab.
        guard target === state.more || isTab(target) else { return false }
        keeping(tabList.previous) { tabList.previous = chosenTab }
        let again = target === state.shown
        if again { tappedAgain(target) } else { select(target) }
        return true
    }

    /// Documented (UITabBarController): a tap on the selected tab displays the root of its stack. Chosen: at the root,
    /// the content scrolls to its top.
    func tappedAgain(_ controller: UIViewController) {
        if controller.canReturnToRoot { return controller.returnToRoot() }
        guard let scrollView = content(of: controller).contentScrollView(for: .top) else { return }
        scrollView.setContentOffset(
            CGPoint(x: scrollView.contentOffset.x, y: -scrollView.adjustedContentInset.top), animated: true)
    }

    func tabWasTapped(_ item: UITabBarItem) {
        guard let target = controller(of: item) else { return }
        ownDelegate?.tabBarController(self, didSelect: target)
        if let tab = tab(selecting: target) {
            ownDelegate?.tabBarController(self, didSelectTab: tab.innermost, previousTab: tabList.previous)
        }
        keeping(tabList.previous) { tabList.previous = nil }
    }

    private func controller(of item: UITabBarItem) -> UIViewController? {
        if let more = state.more, more.tabBarItem === item { return more }
        return state.controllers.first { $0.tabBarItem === item }
    }

    // MARK: Arranging

    /// The number of controllers with their own tab at this width.
    var ownTabs: Int {
        let count = barControllers.count
        return form.showsSidebar
            ? count : TabBarLayout.ownTabs(of: count, isWide: traitCollection.horizontalSizeClass == .regular)
    }

    /// Updates tabs, selection and displayed child for the controllers and the width.
    func arrange(animated: Bool = false) { request(.arrange(animated: animated)) }

    /// - Parameter mayMove: whether the delegate may animate the change between tabs.
    func arrange(animated: Bool, mayMove: Bool) {
        // Pending arrangements include this arrangement.
        guard !state.machine.isExchanging else { return }
        let own = ownTabs
        let rest = Array(barControllers.dropFirst(own))
        // A screen without its own stack leaves the container before it moves to the stack of "More".
        if let shown = state.shown, shown === state.selected, !(shown is UINavigationController),
            rest.contains(where: { $0 === shown })
        {
            answer(.show(nil, mayMove: false))
            return answer(.arrange(animated: animated))
        }
        if rest.isEmpty {
            if state.selected === state.more, state.more != nil, let first = state.controllers.first {
                request(.note(first))
            }
            state.more?.returnSelection(keeping: nil)
            state.more?.list([])
        } else if let selected = state.selected, rest.contains(where: { $0 === selected }) {
            moreNavigation.list(rest)
            moreNavigation.display(selected, animated: false)
        } else {
            moreNavigation.list(rest)
            moreNavigation.returnSelection(keeping: rest)
        }
        updateItems(animated: animated)
        if !state.machine.isExchanging { answer(.show(toShow, mayMove: mayMove)) }
    }

    var moreNavigation: MoreNavigation {
        if let more = state.more { return more }
        let made = MoreNavigation(self)
        keeping(state.more) { state.more = made }
        request(.more(made))
        attachChild(made)
        made.didMove(toParent: self)
        return made
    }

    func updateItems(animated: Bool = false) {
        let own = ownTabs
        let all = barControllers
        var items = all.prefix(own).compactMap(\.tabBarItem)
        if own < all.count { items.append(moreNavigation.tabBarItem) }
        // While the user rearranges tabs, the bar displays the new arrangement.
        if !tabBar.isCustomizing { tabBar.perform(.specific(.display(items, animated: animated))) }
        tabBar.perform(.specific(.select(tab(of: state.selected))))
        refreshSidebar()
    }

    private func tab(of controller: UIViewController?) -> UITabBarItem? {
        guard let controller else { return nil }
        return isInMore(controller) ? state.more?.tabBarItem : controller.tabBarItem
    }

    private func isInMore(_ controller: UIViewController) -> Bool {
        controller === state.more || barControllers.dropFirst(ownTabs).contains { $0 === controller }
    }

    /// The controller that displays the selected controller: the controller itself, or the navigation controller of
    /// "More" that contains it.
    var toShow: UIViewController? { state.selected.map { isInMore($0) ? moreNavigation : $0 } }

    /// Whether the container is on screen. The displayed child then gets the container's appearance callbacks.
    var isOnScreen: Bool { appearance.phase == .shown || appearance.phase == .appearing }

    func install(_ child: UIViewController) {
        guard let page = child.view, page.superview !== view else { return }
        // The state of the bar is set first, so that the view is added with its final insets.
        updateBarVisibility()
        page.frame = frame(for: child)
        // As for pages of a stack, the distance from the bar is constant until the layout.
        page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(page, at: 0)
        // Adding the view to the window may have changed the selection.
        guard state.machine.phase.holds(child) else { return page.superview === view ? page.removeFromSuperview() : () }
        child.viewIfLoaded?.updateSafeArea()
    }
}
