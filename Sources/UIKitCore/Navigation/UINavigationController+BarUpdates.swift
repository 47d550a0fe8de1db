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
        bar.surroundings = surroundings(for: page)
        bar.displayTop()
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
        ownToolbar.setOverlap(toolbarOverlap(page))
    }

    // MARK: Motion

    func beginBars(_ motion: PageMotionInFlight) {
        let bar = navigationBar
        let page = motion.transition.to
        bar.layoutIfNeeded()
        let target = page.map { barFrame(for: $0) } ?? bar.frame
        motion.barHeight = ProgressTrack(from: Double(bar.bounds.height), to: Double(target.height))
        bar.surroundings = surroundings(for: page)
        bar.begin(
            NavigationBarMotion(
                isPush: motion.transition.operation != .pop, item: page?.navigationItem,
                below: page.flatMap { item(below: $0) },
                style: page.map { titleStyle($0) } ?? .standard, frame: target,
                movesFrame: bars.isNavigationBarHidden == (bar.frame.minY < 0),
                timeline: motion.timeline))
        if bars.isNavigationBarHidden != (bar.frame.maxY <= 0) { beginBarSlide(motion) }
        motion.room = motionArea
        if !bars.isToolbarHidden {
            ownToolbar.display(page?.toolbarItems ?? [], animated: true, along: motion.timeline)
            if let page { ownToolbar.animateAlong(motion.timeline, toOverlap: toolbarOverlap(page)) }
        }
    }

    func item(below page: UIViewController) -> UINavigationItem? {
        let stack = machine.stack
        guard let index = stack.lastIndex(where: { $0 === page }), index > 0 else { return nil }
        return stack[index - 1].navigationItem
    }

    private func barFrame(for page: UIViewController) -> CGRect {
        let height = barHeight(for: page)
        let y = bars.isNavigationBarHidden ? -height : barTop
        return CGRect(x: 0, y: y, width: view.bounds.width, height: height)
    }

    /// Moves the bar sideways with its page, if only one of the two screens has a bar.
    func beginBarSlide(_ motion: PageMotionInFlight) {
        let bar = navigationBar
        let width = view.bounds.width
        motion.slidesBar = true
        let forward: CGFloat = (motion.transition.operation == .pop ? -1 : 1) * (view.isRightToLeft ? -1 : 1)
        let height = barHeight(for: barPage)
        let rest = CGRect(x: 0, y: barTop, width: width, height: height)
        if bars.isNavigationBarHidden {
            UIView.animate(along: motion.timeline) { bar.frame = rest.offsetBy(dx: -forward * width, dy: 0) }
        } else {
            UIView.performWithoutAnimation { bar.frame = rest.offsetBy(dx: forward * width, dy: 0) }
            UIView.animate(along: motion.timeline) { bar.frame = rest }
        }
    }

    func endBars(completed: Bool, wasMoving: Bool) {
        if wasMoving {
            navigationBar.endMotion(completed: completed)
            if !bars.isToolbarHidden { ownToolbar.background.stopFollowing() }
        }
        updateForTopPage()
    }

    // MARK: Content

    /// The values of a screen for the layout of the bar.
    func surroundings(for page: UIViewController?) -> BarSurroundings {
        var surroundings = BarSurroundings(topExtension: barTop, isInSheet: isInSheet)
        guard let page else { return surroundings }
        surroundings.scrolled = scrolled(page)
        surroundings.overlap = overlap(page)
        surroundings.growsWithPull = !hasRefreshControl(page)
        return surroundings
    }

    /// The distance by which the screen's content has scrolled from its top.
    func scrolled(_ page: UIViewController) -> CGFloat {
        guard page.isViewLoaded, let scrollView = page.contentScrollView(for: .top) else { return 0 }
        return scrollView.contentOffset.y + scrollView.adjustedContentInset.top
    }

    /// The fraction of the overlap of content and bar, in `0 ... 1`. Chosen: 1 after 12 points, so that the appearance
    /// fades with the scroll.
    func overlap(_ page: UIViewController) -> CGFloat {
        guard page.isViewLoaded, page.contentScrollView(for: .top) != nil else { return 0 }
        if page.navigationItem.shownSearch?.coversScreen == true { return 1 }
        let zone = CGFloat(zones(page).collapsible)
        return min(max((scrolled(page) - zone) / 12, 0), 1)
    }

    /// The fraction of content that continues below the toolbar, in `0 ... 1`, over the same 12 points. Zero without
    /// scrolling content.
    func toolbarOverlap(_ page: UIViewController) -> CGFloat {
        guard page.isViewLoaded, let scrollView = page.contentScrollView(for: .bottom) else { return 0 }
        let end = scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
        return min(max((end - scrollView.contentOffset.y - scrollView.bounds.height) / 12, 0), 1)
    }

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
        let bar = navigationBar
        bar.surroundings = surroundings(for: page)
        let zones = zones(page)
        scrollView.scroll.barCollapse = min(max(bar.surroundings.scrolled, 0), CGFloat(zones.collapsible))
        if zones.title > 0 || zones.search > 0 { setBarFrame() }
    }

    func scrollViewWillEndDragging(_ scrollView: UIScrollView, velocity: CGPoint, target: inout CGPoint) {
        guard let page = barPage, page.contentScrollView(for: .top) === scrollView else { return }
        let zones = zones(page)
        guard zones.collapsible > 0 else { return }
        let top = scrollView.adjustedContentInset.top
        target.y = CGFloat(zones.restingPosition(scrolled: Double(target.y + top))) - top
    }
}

extension UINavigationController {
    /// The preferred size of the stack. Chosen: the heights of the bars are added to the preferred size of the page,
    /// which refers to its content.
    func ownPreferredSize(_ own: CGSize) -> CGSize {
        guard own == .zero, let top = topViewController else { return own }
        var size = top.preferredContentSize
        guard size != .zero else { return .zero }
        if size.height > 0 {
            if !isNavigationBarHidden { size.height += barHeight(for: top, expanded: true) }
            if !isToolbarHidden { size.height += BarMetrics.contentHeight(view.traitCollection) }
        }
        return size
    }

    /// Called when another page is on top, which may have another preferred size.
    func updatePreferredSize() {
        guard presentationStage != nil || parent != nil, notifiedPreferredSize != preferredContentSize else { return }
        notifiedPreferredSize = preferredContentSize
        preferredSizeChanged()
    }
}
