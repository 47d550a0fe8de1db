import ChromeLayout
import CoreGraphics
import Foundation
import MotionLogic
import NavigationLogic
import QuartzCore

/// Updates the bar from the stack and the content.
extension UINavigationController {
    func stackChanged() {
        bottomBarHost(for: self)?.bottomBarItemsChanged()
        parent?.stackChanged(in: self)
        updatePreferredSize()
        // During a running or pending transition the bar displays the content of the transition; it is updated at the
        // end.
        guard motion == nil, machine.transition == nil, !awaitsTransition, isViewLoaded else { return }
        updateForTopPage()
    }

    /// The page of the bars: the incoming page during a transition, otherwise the page on screen. The top of the stack
    /// is another page between a change of the stack and the layout that starts its transition.
    var barPage: UIViewController? {
        if let motion { return motion.transition.to }
        return machine.phase.isOnScreen ? machine.shown : machine.top
    }

    /// Whether the page on screen is not the top of the stack, and no transition has started yet.
    var awaitsTransition: Bool { motion == nil && machine.phase.isOnScreen && machine.shown !== machine.top }

    /// Updates the bar for the page on screen, without a transition.
    func updateForTopPage() {
        guard isViewLoaded else { return }
        watchContent()
        let bar = navigationBar
        let page = barPage
        updateSurroundings()
        bar.perform(.displayTop)
        layoutBar()
        bar.layoutIfNeeded()
        if !bars.isToolbarHidden { ownToolbar.setItems(page?.toolbarItems, animated: false) }
        updateBottomBar()
        refreshInsets()
        updateToolbarOverlap()
    }

    /// Updates the toolbar's appearance, which depends on whether content continues below it.
    func updateToolbarOverlap() {
        guard !bars.isToolbarHidden, let page = barPage else { return }
        ownToolbar.perform(.overlap(toolbarOverlap(page)))
    }

    // MARK: Motion

    func beginBars(_ motion: PageMotionInFlight) {
        let bar = navigationBar
        let page = barPage
        bar.layoutIfNeeded()
        let chrome = stackChrome
        let target = page.map { chrome.bar(height: barHeight(for: $0)) } ?? bar.frame
        motion.travel.reshape(from: bar.bounds.height, to: target.height, current: bar.bounds.height)
        updateSurroundings()
        motion.travel.styles = titleStyles(motion)
        bar.perform(
            .begin(
                NavigationBarMotion(
                    isPush: motion.transition.operation != .pop, item: page?.navigationItem,
                    below: page.flatMap { item(below: $0) },
                    style: barHeights(of: page).style, frame: target,
                    movesFrame: !chrome.changesVisibility(bar: bar.frame), timeline: motion.timeline)))
        if stackChrome.changesVisibility(bar: bar.frame) { beginBarSlide(motion) }
        motion.travel.area = travelArea
        if !bars.isToolbarHidden {
            UIView.animate(along: motion.timeline) { ownToolbar.setItems(page?.toolbarItems, animated: true) }
            if let page {
                ownToolbar.perform(
                    .fade(toOverlap: toolbarOverlap(page), along: motion.timeline, isCoveredAtOnce: false))
            }
        }
    }

    func item(below page: UIViewController) -> UINavigationItem? {
        let stack = machine.stack
        guard let index = stack.lastIndex(where: { $0 === page }), index > 0 else { return nil }
        return stack[index - 1].navigationItem
    }

    /// Moves the bar sideways with its page, if only one of the two screens has a bar.
    func beginBarSlide(_ motion: PageMotionInFlight) {
        let bar = navigationBar
        motion.travel.slides = true
        let chrome = stackChrome, height = barHeight(for: barPage), isPop = motion.transition.operation == .pop
        if !chrome.isBarHidden {
            UIView.performWithoutAnimation { bar.frame = chrome.startOfSlide(height: height, isPop: isPop) }
        }
        UIView.animate(along: motion.timeline) { bar.frame = chrome.endOfSlide(height: height, isPop: isPop) }
    }

    func endBars(completed: Bool, wasMoving: Bool) {
        if wasMoving {
            navigationBar.perform(.end(completed: completed))
            if !bars.isToolbarHidden { ownToolbar.perform(.endFade) }
        }
        updateForTopPage()
    }

    // MARK: Content

    func watchContent() {
        barPage?.contentScrollView(for: .top)?.scrollObservers.add(self)
        barPage?.contentScrollView(for: .bottom)?.scrollObservers.add(self)
    }

    func trackContent(of controller: UIViewController) {
        guard controller === barPage, motion == nil else { return }
        updateForTopPage()
    }

    func showToolbarItems(of controller: UIViewController, animated: Bool) {
        guard controller === barPage, !bars.isToolbarHidden, isViewLoaded else { return }
        ownToolbar.setItems(controller.toolbarItems, animated: animated)
    }
}

extension UINavigationController: ScrollObserver {
    func scrollViewDidMove(_ scrollView: UIScrollView) {
        guard motion == nil, let page = barPage, page.isViewLoaded else { return }
        if page.contentScrollView(for: .bottom) === scrollView { updateToolbarOverlap() }
        guard page.contentScrollView(for: .top) === scrollView else { return }
        updateSurroundings()
        let zones = barHeights(of: page).zones
        scrollView.scroll.barCollapse = min(max(scrolled(page), 0), CGFloat(zones.collapsible))
        if zones.title > 0 || zones.search > 0 { setBarFrame() }
    }

    func scrollViewWillEndDragging(_ scrollView: UIScrollView, velocity: CGPoint, target: inout CGPoint) {
        guard let page = barPage, page.contentScrollView(for: .top) === scrollView else { return }
        let zones = barHeights(of: page).zones
        guard zones.collapsible > 0 else { return }
        let top = scrollView.adjustedContentInset.top
        target.y = CGFloat(zones.restingPosition(scrolled: Double(target.y + top))) - top
    }
}

extension UINavigationController {
    /// The preferred size of the stack, from that of the top page.
    func ownPreferredSize(_ own: CGSize) -> CGSize {
        guard own == .zero, let top = topViewController else { return own }
        let content = top.preferredContentSize
        guard content.height > 0 else { return content }
        return StackChrome.size(
            around: content,
            bars: [
                isNavigationBarHidden ? 0 : barHeights(of: top).expanded,
                isToolbarHidden ? 0 : BarMetrics.contentHeight(view.traitCollection),
            ])
    }

    /// Called when another page is on top, which may have another preferred size.
    func updatePreferredSize() {
        guard presentationStage != nil || parent != nil, notifiedPreferredSize != preferredContentSize else { return }
        notifiedPreferredSize = preferredContentSize
        preferredSizeChanged()
    }
}
