import ChromeLayout
import CoreGraphics
import Diagnostics
import Foundation
import MotionLogic
import NavigationLogic
import QuartzCore

/// The stack as the host of its navigation bar.
extension UINavigationController: NavigationBarHost {
    var barItems: [UINavigationItem] { viewControllers.map(\.navigationItem) + [popQuestion.item].compactMap { $0 } }

    func barItem(fromTop depth: Int) -> UINavigationItem? {
        let index = machine.depth - 1 - depth
        return index >= 0 ? machine.stack[index].navigationItem : nil
    }

    var barItemsAtRest: (top: UINavigationItem?, below: UINavigationItem?)? {
        guard awaitsTransition else { return nil }
        guard let page = barPage else { return (nil, nil) }
        // A page that was popped was above the current top.
        return (page.navigationItem, machine.contains(page) ? item(below: page) : machine.top?.navigationItem)
    }

    /// The class name of the top screen, without the common suffix.
    var barIdentifier: String? {
        guard let page = topViewController else { return nil }
        let name = qualifiedName(of: type(of: page))
        return name.hasSuffix("Controller") ? String(name.dropLast("Controller".count)) : name
    }

    /// Measured (navigation-bar/top-attached): true for the bar of a controller whose view begins at the top of the
    /// window, whether or not another view covers the top.
    var isBarAttached: Bool {
        guard let view = viewIfLoaded, let window = view.window else { return true }
        return view.convert(view.bounds.origin, to: window).y <= 0
    }

    var hasBarInPlace: Bool { isViewLoaded && motion == nil && machine.transition == nil }

    var mayChangeBarHeight: Bool {
        motion.map { $0.travel.height != nil && $0.animated == nil } == true && !bars.isNavigationBarHidden
            && navigationBar.frame.minX == 0
    }

    func barMoved() { view.setNeedsLayout() }

    func barHeightChanged() {
        guard isViewLoaded else { return }
        // A search bar may have moved from one bar to the other.
        if !bars.isToolbarHidden { ownToolbar.setNeedsLayout() }
        if let motion { return updateHeights(motion) }
        if appContext.animation.changesShape {
            layoutBar()
            refreshInsets()
            return navigationBar.layoutIfNeeded()
        }
        let changes = barHeight(for: barPage) != navigationBar.bounds.height
        let animates = changes && view.window != nil && machine.transition == nil && barPage != nil
        // New content is laid out without animation; only the change of the height is animated.
        UIView.performWithoutAnimation { navigationBar.layoutIfNeeded() }
        UIView.animate(withDuration: animates ? TimeInterval(Self.hideShowBarDuration) : 0) {
            self.layoutBar()
            self.refreshInsets()
            self.navigationBar.layoutIfNeeded()
        }
    }

    /// Animates the bar's height from its current value to its new value together with the pages, in both directions.
    func barPromptChanged(by points: CGFloat, arrives: Bool) {
        guard let motion, motion.travel.height != nil else { return }
        let progress = motion.timeline.progress(at: view.appContext.now)
        motion.travel.grow(by: points, atEnd: arrives, progress: progress)
        UIView.performWithoutAnimation { continueBar(motion) }
        refreshInsets(of: arrives ? motion.to : motion.from, motion, arrives ? .around(progress) : .backFrom(progress))
    }

    func barAppearanceChanged() {
        guard isViewLoaded, motion == nil else { return }
        refreshInsets()
        view.setNeedsLayout()
    }

    func barBackTapped() {
        guard machine.depth > 1, let item = topViewController?.navigationItem else { return }
        if let judge = self as? any UINavigationBarDelegate, !judge.navigationBar(navigationBar, shouldPop: item) {
            return
        }
        let former = popQuestion
        popQuestion = .answered(outer: former.item)
        popViewController(animated: true)
        keeping(popQuestion) { popQuestion = former }
    }

    /// Called after a pop by the app: a subclass that is the bar's delegate gets the bar's call, while the bar still
    /// has the item.
    func reportPop(of item: UINavigationItem) {
        let former = popQuestion
        if case .answered = former { return }
        guard isViewLoaded, let judge = self as? any UINavigationBarDelegate else { return }
        popQuestion = .asked(item)
        _ = judge.navigationBar(navigationBar, shouldPop: item)
        keeping(popQuestion) { popQuestion = former }
    }

    func barHistoryMenu() -> UIMenu? {
        guard machine.depth > 1 else { return nil }
        // Chosen: a menu of thousands of items is not useful; it lists the nearest screens and the root.
        let below = Array(machine.stack.dropLast().reversed())
        let listed = below.count > 30 ? Array(below.prefix(29)) + [below[below.count - 1]] : below
        return UIMenu(
            children: listed.map { page in
                UIAction(title: page.navigationItem.historyTitle) { [weak self, weak page] _ in
                    guard let self, let page, self.machine.contains(page) else { return }
                    self.popToViewController(page, animated: true)
                }
            })
    }
}

/// The state of a bar's `shouldPop` call that a navigation controller forwards.
enum PopQuestion {
    case none
    /// The call about the item of a controller that the app popped.
    case asked(UINavigationItem)
    /// The back button has made the call, perhaps during the call about another item.
    case answered(outer: UINavigationItem?)

    /// The item of a controller that the app popped, during the call about the item.
    var item: UINavigationItem? {
        switch self {
        case .none: nil
        case .asked(let item): item
        case .answered(let outer): outer
        }
    }
}
