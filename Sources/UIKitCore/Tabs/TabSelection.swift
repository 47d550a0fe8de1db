import CoreGraphics
import Foundation
import NavigationLogic
import QuartzCore

/// The children of a tab bar controller, and what shows of them.
@MainActor
struct TabControllerState {
    var machine = TabMachine<UIViewController>()
    var queue = ContainerEffects<TabEffect<UIViewController>>()
    /// The change that the delegate named an animator for, from the question to the end.
    var asked: TabMotion?
    var more: MoreNavigation?
    var isBarHidden = false
    /// A page asked for a hidden bar.
    var isBarAway = false
    var place = TabBarPlace.own
    weak var watched: UIScrollView?
    var customizable: [UIViewController]?
    var side = TabSideState()
    var minimizing = TabMinimizingMachine()

    var controllers: [UIViewController] { machine.controllers }
    /// The app has set a list, which may be empty.
    var wasGivenControllers = false
    /// A member of `controllers`, or the navigation controller of "More".
    var selected: UIViewController? { machine.selected }
    /// Whose view is in the container: `selected`, or the navigation controller of "More" around it.
    var shown: UIViewController? { machine.phase.shown }
    /// An animator of the app's own moves from tab to tab.
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
        // A callback has set others: what is asked for last is what happens.
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
        // "More" shows what it showed last.
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
        // The answer may have taken the tab out.
        guard target === state.more || isTab(target) else { return false }
        keeping(tabList.previous) { tabList.previous = chosenTab }
        let again = target === state.shown
        if again { tappedAgain(target) } else { select(target) }
        return true
    }

    /// Documented: a tap on the selected tab pops to the root of its stack. At the root, its content scrolls to its
    /// top.
    func tappedAgain(_ controller: UIViewController) {
        if let navigation = controller as? UINavigationController, navigation.viewControllers.count > 1 {
            navigation.popToRootViewController(animated: true)
            return
        }
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

    /// How many controllers have a tab of their own at this width.
    var ownTabs: Int {
        let count = barControllers.count
        return form.showsSidebar
            ? count : TabBarLayout.ownTabs(of: count, isWide: traitCollection.horizontalSizeClass == .regular)
    }

    /// Tabs, selection and what shows, as they belong to the controllers and the width.
    func arrange(animated: Bool = false) { request(.arrange(animated: animated)) }

    /// - Parameter mayMove: whether the delegate may move the change from tab to tab.
    func arrange(animated: Bool, mayMove: Bool) {
        // Others wait for their turn, and bring this with them.
        guard !state.machine.isExchanging else { return }
        let own = ownTabs
        let rest = Array(barControllers.dropFirst(own))
        // A screen without a stack of its own leaves the container before it moves to the stack of "More".
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
            state.more?.giveBack(keeping: nil)
            state.more?.list([])
        } else if let selected = state.selected, rest.contains(where: { $0 === selected }) {
            moreNavigation.list(rest)
            moreNavigation.display(selected, animated: false)
        } else {
            moreNavigation.list(rest)
            moreNavigation.giveBack(keeping: rest)
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
        if !tabBar.isCustomizing { tabBar.display(items, animated: animated) }
        tabBar.select(tab(of: state.selected))
        refreshSidebar()
    }

    private func tab(of controller: UIViewController?) -> UITabBarItem? {
        guard let controller else { return nil }
        return isInMore(controller) ? state.more?.tabBarItem : controller.tabBarItem
    }

    private func isInMore(_ controller: UIViewController) -> Bool {
        controller === state.more || barControllers.dropFirst(ownTabs).contains { $0 === controller }
    }

    /// Who shows for what is selected: that itself, or the navigation controller of "More" around it.
    var toShow: UIViewController? { state.selected.map { isInMore($0) ? moreNavigation : $0 } }

    /// The displayed child gets the container's appearance callbacks.
    var isOnScreen: Bool { appearance.phase == .shown || appearance.phase == .appearing }

    func install(_ child: UIViewController) {
        guard let page = child.view, page.superview !== view else { return }
        // The bar's state first, so that the view is added with its final insets.
        state.isBarAway = barIsAway
        page.frame = frame(for: child)
        // As pages of a stack: the distance from the bar stays until the layout.
        page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(page, at: 0)
        // Its view's way into the window may have led to another selection.
        guard state.machine.phase.holds(child) else { return page.superview === view ? page.removeFromSuperview() : () }
        child.viewIfLoaded?.updateSafeArea()
    }
}
