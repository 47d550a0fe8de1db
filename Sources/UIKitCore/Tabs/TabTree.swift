import CoreGraphics
import Diagnostics
import Foundation
import NavigationLogic
import QuartzCore

/// The tabs of a tab bar controller.
@MainActor
struct TabList {
    var tabs: [UITab] = []
    /// The tabs with one of ``UITabBarController/viewControllers``, in the same order.
    var shown: [UITab] = []
    /// The tab that a tap deselects, until the delegate has been notified.
    weak var previous: UITab?
    /// The group whose stack is being updated for its selection.
    weak var updated: UITabGroup?
}

extension UITab {
    static func all(_ tabs: [UITab]) -> [UITab] {
        tabs.flatMap { [$0] + (($0 as? UITabGroup).map { all($0.children) } ?? []) }
    }

    var outermostManagingGroup: UITabGroup? {
        pathFromRoot.lazy.compactMap { $0 as? UITabGroup }.first { $0.managingNavigationController != nil }
    }

    /// The groups around the tab and the tab itself, from the outermost.
    var pathFromRoot: [UITab] { Array(sequence(first: self) { $0.parent }).reversed() }

    /// The controller that is displayed while the tab is selected.
    var displayed: UIViewController? {
        guard let group = self as? UITabGroup else { return makeViewController() }
        if let managing = group.managingNavigationController { return managing }
        return group.chosen.flatMap { $0.isHidden ? nil : $0.displayed } ?? makeViewController()
    }

    /// The innermost tab that is displayed while this tab is selected.
    var innermost: UITab {
        guard let group = self as? UITabGroup, let child = group.chosen, !child.isHidden else { return self }
        return child.innermost
    }
}

extension UITabGroup {
    var orderedChildren: [UITab] {
        let named = displayOrderIdentifiers.compactMap { name in children.first { $0.identifier == name } }
        return named + children.filter { child in !named.contains { $0 === child } }
    }

    var defaultChild: UITab? {
        let shown = orderedChildren.filter { !$0.isHidden }
        return shown.first { $0.identifier == defaultChildIdentifier } ?? shown.first
    }

    func chooseChild(_ child: UITab?) {
        if let child, !children.contains(where: { $0 === child }) {
            return Log.once(
                "UITabGroup.selectedChild: \(child.identifier) is not among the children of \(identifier); ignored")
        }
        guard child !== chosen else { return }
        chosen = child
        tabBarController?.choiceChanged(in: self, animated: true)
    }
}

extension UITabBarController {
    func replaceTabs(_ new: [UITab], animated: Bool) {
        for tab in tabList.tabs where !new.contains(where: { $0 === tab }) { tab.join(nil) }
        keeping(tabList.tabs) { tabList.tabs = new }
        new.forEach { $0.join(self) }
        updateTabs(animated: animated)
    }

    /// Replaces the tabs by controllers.
    func dropTabs() {
        tabList.tabs.forEach { $0.join(nil) }
        keeping(tabList) { tabList = TabList() }
    }

    func tabsChanged() { updateTabs(animated: false) }

    private func updateTabs(animated: Bool) {
        func flat(_ tabs: [UITab]) -> [UITab] {
            tabs.flatMap { tab -> [UITab] in
                if tab.isHidden { return [] }
                if let group = tab as? UITabGroup, group.managingNavigationController != nil { return [tab] }
                if tab.makeViewController() != nil { return [tab] }
                return (tab as? UITabGroup).map { flat($0.orderedChildren) } ?? []
            }
        }
        let shown = flat(tabList.tabs)
        let ordered = shown.filter { !($0 is UISearchTab) } + shown.filter { $0 is UISearchTab }
        keeping(tabList.shown) { tabList.shown = ordered }
        for case let group as UITabGroup in tabList.shown { updateStack(group, animated: false) }
        updateSlots(animated: animated)
    }

    /// Updates the controllers, one for each tab with a controller.
    private func updateSlots(animated: Bool) {
        let wanted = tabList.shown.compactMap(\.displayed)
        for (tab, controller) in zip(tabList.shown, wanted) where controller.chrome.tabItem !== tab.item {
            controller.tabBarItem = tab.item
        }
        if wanted.count != state.controllers.count || !zip(wanted, state.controllers).allSatisfy({ $0 === $1 }) {
            replace(wanted, animated: animated)
        } else {
            arrange(animated: animated)
        }
        refreshSidebar()
    }

    // MARK: Selecting

    var chosenTab: UITab? { tab(selecting: state.selected)?.innermost }

    func tab(selecting controller: UIViewController?) -> UITab? {
        guard let controller else { return nil }
        return tabList.shown.first { $0.displayed === controller }
    }

    /// The nearest tab with a controller: the tab itself or a group around it.
    private func slot(of tab: UITab) -> UITab? {
        tab.pathFromRoot.first { one in tabList.shown.contains { $0 === one } }
    }

    /// - Parameter animated: whether the stack of the group may animate the change.
    func choose(_ tab: UITab, animated: Bool) {
        guard let slot = slot(of: tab) else { return }
        let path = tab.pathFromRoot
        for (outer, inner) in zip(path, path.dropFirst()) { (outer as? UITabGroup)?.chosen = inner }
        if let group = slot as? UITabGroup { updateStack(group, animated: animated) }
        updateSlots(animated: false)
        if let controller = slot.displayed { selectedViewController = controller }
        refreshSidebar()
    }

    func choiceChanged(in group: UITabGroup, animated: Bool) {
        guard let slot = slot(of: group) as? UITabGroup else { return }
        updateStack(slot, animated: animated)
        updateSlots(animated: false)
    }

    // MARK: Groups with a stack

    /// The screens of a group and of its selected children, starting with the group's own screen.
    private func path(in group: UITabGroup) -> [UIViewController] {
        var tab: UITab = group
        var path: [UIViewController] = []
        while true {
            if let screen = tab.makeViewController() { path.append(screen) }
            guard let group = tab as? UITabGroup else { break }
            if group.chosen == nil, path.isEmpty { group.chosen = group.defaultChild }
            guard let child = group.chosen, !child.isHidden else { break }
            tab = child
        }
        return ownDelegate?.tabBarController(self, displayedViewControllersFor: tab, proposedViewControllers: path)
            ?? path
    }

    private func updateStack(_ group: UITabGroup, animated: Bool) {
        guard let navigation = group.managingNavigationController else { return }
        let path = path(in: group)
        let old = navigation.viewControllers
        guard !path.isEmpty, path.count != old.count || !zip(path, old).allSatisfy({ $0 === $1 }) else { return }
        // Pages that the app pushed stay above the selected screen.
        let isBelow = old.count > path.count && zip(path, old).allSatisfy { $0 === $1 }
        if isBelow,
            !UITab.all(group.children).contains(where: { tab in
                old[path.count...].contains { $0 === tab.viewController }
            })
        {
            return
        }
        tabList.updated = group
        defer { tabList.updated = nil }
        let extends = zip(path, old).allSatisfy { $0 === $1 }
        navigation.setViewControllers(path, animated: animated && extends && navigation.viewIfLoaded?.window != nil)
    }

    /// Called when the stack of a group was popped or pushed.
    func managedStackChanged(in navigation: UIViewController) {
        guard tabList.updated == nil,
            let slot = tabList.shown.first(where: { ($0 as? UITabGroup)?.managingNavigationController === navigation })
                as? UITabGroup,
            let stack = slot.managingNavigationController?.viewControllers
        else { return }
        var group = slot
        while true {
            let shown = group.children.first { child in
                UITab.all([child]).contains { tab in
                    tab.viewController.map { screen in stack.contains { $0 === screen } } ?? false
                }
            }
            group.chosen = shown
            guard let next = shown as? UITabGroup else { break }
            group = next
        }
        refreshSidebar()
    }

    // MARK: Tabs in the bar

    /// The controllers that may be in the bar, in its order.
    var barControllers: [UIViewController] {
        let slots = tabList.shown
        guard slots.count == state.controllers.count, !slots.isEmpty else { return state.controllers }
        if traitCollection.horizontalSizeClass == .compact, let names = compactTabIdentifiers {
            return zip(slots, state.controllers).filter { tab, _ in
                tab.pathFromRoot.contains { names.contains($0.identifier) }
            }.map(\.1)
        }
        guard form.hasSidebar, !form.showsSidebar else { return state.controllers }
        let places = slots.map { tab -> TabForm.Placement in
            let preferred =
                tab is UISearchTab && tab.preferredPlacement == .automatic ? .pinned : tab.preferredPlacement
            return TabForm.placement(
                TabForm.Placement(rawValue: preferred.rawValue) ?? .automatic, isRoot: tab.parent == nil)
        }
        return TabForm.bar(places).map { state.controllers[$0] }
    }
}
