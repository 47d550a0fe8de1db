import CoreGraphics
import Foundation
import NavigationLogic
import QuartzCore

/// The children of a tab bar controller, and what shows of them.
@MainActor
struct TabControllerState {
    var controllers: [UIViewController] = []
    /// Grows whenever other controllers are set.
    var generation = 0
    /// A member of `controllers`, or the navigation controller of "More".
    var selected: UIViewController?
    /// Whose view is in the container: `selected`, or the navigation controller of "More" around it.
    var shown: UIViewController?
    var more: MoreNavigation?
    var isBarHidden = false
    /// A page asked for a hidden bar.
    var isBarAway = false
    /// The bar moves with a page.
    weak var stage: UIView?
    /// The bar slides down by itself, while an animator of the app's own moves the pages.
    var slidesAway = false
    var slides = false
    weak var watched: UIScrollView?
    var customizable: [UIViewController]?
    /// An animator of the app's own moves from tab to tab.
    var motion: TabMotion?
    var side = TabSideState()
    var minimizing = TabMinimizing()
}

extension UITabBarController {
    func replace(_ new: [UIViewController], animated: Bool) {
        var seen = Set<ObjectIdentifier>()
        if let twice = new.first(where: { !seen.insert(ObjectIdentifier($0)).inserted }) {
            misuse("UITabBarController.setViewControllers: \(twice) stands in the list more than once; list each view controller once")
        }
        state.generation += 1
        let generation = state.generation
        interruptMotion()
        endCustomizing()
        state.more?.giveBack(keeping: nil)
        // A callback has set others: what is asked for last is what happens.
        guard state.generation == generation else { return }
        let old = state.controllers
        let place = old.firstIndex { $0 === state.selected }
        let gone = old.filter { one in !new.contains { $0 === one } }
        keeping(state.controllers) { state.controllers = new }
        keeping(state.customizable) { state.customizable = new }
        for child in gone where child.parent === self && !isTab(child) {
            child.tell("willMove to nil")
            child.willMove(toParent: nil)
        }
        for child in new where state.generation == generation && child.parent !== self {
            attachChild(child)
            // It was taken out again while it came in.
            if !isTab(child), child.parent === self { child.leaveParent() }
        }
        if state.generation == generation { keeping(state.selected) { state.selected = selection(among: new, place) } }
        arrange(animated: animated, mayMove: animated)
        // One that an animator still moves leaves with the end of that; one that a callback has set again stays.
        for child in gone where child.parent === self && !isMoving(child) && !isTab(child) { child.leaveParent() }
        for child in new where child.parent === self && !old.contains(where: { $0 === child }) {
            child.tell("didMove to parent")
            child.didMove(toParent: self)
        }
    }

    /// What is selected among other controllers than before.
    /// - Parameter place: where the one that was selected stood.
    private func selection(among new: [UIViewController], _ place: Int?) -> UIViewController? {
        if let kept = state.selected, new.contains(where: { $0 === kept }) || kept === state.more { return kept }
        return place.flatMap { new.indices.contains($0) ? new[$0] : nil } ?? new.first
    }

    func isTab(_ controller: UIViewController) -> Bool { state.controllers.contains { $0 === controller } }

    // MARK: Selecting

    func selectByCall(_ controller: UIViewController?) {
        guard let controller else { return Log.once("UITabBarController.selectedViewController = nil is ignored; a tab stays selected") }
        guard controller === state.more || state.controllers.contains(where: { $0 === controller }) else {
            misuse("UITabBarController.selectedViewController: \(controller) is not in viewControllers; add it there first")
        }
        select(controller)
    }

    func selectByCall(index: Int) {
        guard state.controllers.indices.contains(index) else {
            if index != NSNotFound { Log.once("UITabBarController.selectedIndex = \(index) is outside the \(state.controllers.count) controllers; ignored") }
            return
        }
        select(state.controllers[index])
    }

    private func select(_ controller: UIViewController) {
        guard controller !== state.selected || state.shown == nil else { return }
        // "More" shows what it showed last. Decided first: what ends below calls the app, which may select or set others.
        keeping(state.selected) { state.selected = controller === state.more ? state.more?.chosen ?? controller : controller }
        interruptMotion()
        arrange(mayMove: true)
        valuesChanged()
    }

    func tabTapped(_ item: UITabBarItem) -> Bool {
        guard let target = controller(of: item) else { return false }
        guard delegate?.tabBarController(self, shouldSelect: target) ?? true else { return false }
        if let tab = tab(selecting: target), delegate?.tabBarController(self, shouldSelectTab: tab.innermost) == false { return false }
        // The answer may have taken the tab out.
        guard target === state.more || isTab(target) else { return false }
        keeping(tabList.previous) { tabList.previous = chosenTab }
        let again = target === state.shown
        if again { tappedAgain(target) } else { select(target) }
        return true
    }

    /// Documented: a tap on the selected tab pops to the root of its stack. At the root, its content scrolls to its top.
    func tappedAgain(_ controller: UIViewController) {
        if let navigation = controller as? UINavigationController, navigation.viewControllers.count > 1 {
            navigation.popToRootViewController(animated: true)
            return
        }
        guard let scrollView = content(of: controller).contentScrollView(for: .top) else { return }
        scrollView.setContentOffset(CGPoint(x: scrollView.contentOffset.x, y: -scrollView.adjustedContentInset.top), animated: true)
    }

    func tabWasTapped(_ item: UITabBarItem) {
        guard let target = controller(of: item) else { return }
        delegate?.tabBarController(self, didSelect: target)
        if let tab = tab(selecting: target) { delegate?.tabBarController(self, didSelectTab: tab.innermost, previousTab: tabList.previous) }
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
        return form.showsSidebar ? count : TabBarLayout.ownTabs(of: count, isWide: traitCollection.horizontalSizeClass == .regular)
    }

    /// Tabs, selection and what shows, as they belong to the controllers and the width.
    /// - Parameter mayMove: whether the delegate may move the change from tab to tab.
    func arrange(animated: Bool = false, mayMove: Bool = false) {
        let own = ownTabs
        let rest = Array(barControllers.dropFirst(own))
        if rest.isEmpty {
            if state.selected === state.more, state.more != nil { keeping(state.selected) { state.selected = state.controllers.first } }
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
        swapShown(mayMove)
    }

    var moreNavigation: MoreNavigation {
        if let more = state.more { return more }
        let made = MoreNavigation(self)
        keeping(state.more) { state.more = made }
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

    /// Puts the view of what is selected in place of the one that shows.
    private func swapShown(_ mayMove: Bool) {
        var new: UIViewController? { toShow }
        if new !== state.shown { interruptMotion() }
        let (old, next) = (state.shown, new)
        guard next !== old else { return updateOverlap() }
        minimize(false, animated: false)
        let motion = mayMove ? planMotion(from: old, to: next) : nil
        // Unless the delegate has selected something else.
        guard state.shown === old, new === next else { return }
        keeping(state.shown) { state.shown = next }
        // Unless its answer has taken the container off the screen.
        if let motion, appearance.phase == .shown, view.window != nil { return begin(motion) }
        display(next, insteadOf: old)
    }

    private func display(_ new: UIViewController?, insteadOf old: UIViewController?) {
        guard isViewLoaded else { return updateBarWithoutView() }
        returnBar()
        new?.loading.initialFrame = view.bounds
        new?.loadViewIfNeeded()
        let isVisible = isOnScreen
        // Measured: the new screen's will is called before the old one's.
        if isVisible, state.shown === new { new?.beginAppearance(true, false) }
        // The container may have changed meanwhile: a removed child gets no more calls of it.
        if !mayStay(old) { old?.beginAppearance(false, false) }
        // Unless a callback has selected something else meanwhile.
        if let new, state.shown === new { install(new) }
        removeView(old)
        if !mayStay(old) { old?.endAppearance() }
        guard state.shown === new else {
            if isVisible, let new, !isMoving(new) { new.endAppearance() }
            return
        }
        updateBar()
        if appearance.phase == .shown { new?.endAppearance() }
    }

    /// The displayed child gets the container's appearance callbacks.
    var isOnScreen: Bool { appearance.phase == .shown || appearance.phase == .appearing }

    /// It shows, or an animator moves it.
    func mayStay(_ controller: UIViewController?) -> Bool { controller === state.shown || controller.map { isMoving($0) } ?? false }

    /// An animator has the controller's view.
    func isMoving(_ controller: UIViewController) -> Bool { state.motion?.from === controller || state.motion?.to === controller }

    /// Takes out the view of a controller that neither shows nor moves. The calls on its way out may select it again, which puts it back.
    func removeView(_ child: UIViewController?) {
        guard let child, !mayStay(child) else { return }
        child.viewIfLoaded?.removeFromSuperview()
        if state.shown === child { install(child) }
    }

    func install(_ child: UIViewController) {
        guard let page = child.view, page.superview !== view else { return }
        // The bar's state first, so that the view is added with its final insets.
        state.isBarAway = barIsAway
        page.frame = frame(for: child)
        // As pages of a stack: the distance from the bar stays until the layout.
        page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(page, at: 0)
        // Its view's way into the window may have led to another selection.
        guard state.shown === child || isMoving(child) else { return page.superview === view ? page.removeFromSuperview() : () }
        child.viewIfLoaded?.updateSafeArea()
    }
}
