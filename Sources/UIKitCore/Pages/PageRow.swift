import CoreGraphics
import Foundation
import QuartzCore

/// The current page, its neighbors, and the incoming page.
@MainActor
struct PageRow {
    enum Side { case before, after }

    var spacing: CGFloat = 0
    var current: UIViewController?
    /// The neighbors, requested once for each displayed page.
    var before: UIViewController?
    var after: UIViewController?
    var areNeighborsKnown = false
    /// The page that a swipe or a call displays next, and its side.
    var pending: UIViewController?
    var pendingSide = Side.after
    /// The completion of a transition that a call started.
    var completion: ((Bool) -> Void)?
    var isByCall = false
    var dot = 0
}

/// The view of a page controller: a scroll view that is wider by the space between pages, and a page control.
final class PageRowView: UIView, UIScrollViewDelegate {
    private weak var owner: UIPageViewController?
    let scroller = UIScrollView()
    let dots = UIPageControl()
    private(set) var isPlacing = false
    /// The direction at the last layout of the pages.
    private var wasMirrored = false

    init(_ owner: UIPageViewController) {
        self.owner = owner
        super.init(frame: owner.loading.initialFrame)
        clipsToBounds = true
        scroller.isPagingEnabled = true
        scroller.bounces = true
        scroller.showsVerticalScrollIndicator = false
        scroller.showsHorizontalScrollIndicator = false
        scroller.contentInsetAdjustmentBehavior = .never
        scroller.delegate = self
        addSubview(scroller)
        dots.isHidden = true
        dots.addAction(
            UIAction { [weak self] _ in self.map { $0.owner?.dotTapped($0.dots.currentPage) } }, for: .valueChanged)
        addSubview(dots)
    }

    required init?(coder: NSCoder) { nil }

    /// Empty if the controller was freed before its view.
    private var row: PageRow { owner?.row ?? PageRow() }
    private var isVertical: Bool { owner?.navigationOrientation == .vertical }
    /// Whether the previous page is on the right, as in right-to-left rows.
    private var isMirrored: Bool { !isVertical && isRightToLeft }
    private var hasBefore: Bool { row.before != nil || (row.pending != nil && row.pendingSide == .before) }
    private var hasAfter: Bool { row.after != nil || (row.pending != nil && row.pendingSide == .after) }

    /// The distance between two pages.
    private var step: CGFloat { (isVertical ? bounds.height : bounds.width) + row.spacing }
    /// The number of slots before that of the current page, in layout order.
    private var currentSlot: Int { (isMirrored ? hasAfter : hasBefore) ? 1 : 0 }

    private func offset(slot: Int) -> CGPoint {
        let distance = CGFloat(slot) * step
        return isVertical ? CGPoint(x: 0, y: distance) : CGPoint(x: distance, y: 0)
    }

    private func slot(_ side: PageRow.Side) -> Int {
        (side == .after) != isMirrored ? currentSlot + 1 : currentSlot - 1
    }

    override func layoutSubviews() {
        isPlacing = true
        defer { isPlacing = false }
        let spacing = row.spacing
        let room = isVertical ? bounds.insetBy(dx: 0, dy: -spacing / 2) : bounds.insetBy(dx: -spacing / 2, dy: 0)
        // The progress of a swipe or an animation is kept when the size changes. In the other direction the current
        // page has another slot.
        let resized = scroller.frame != room || isMirrored != wasMirrored
        wasMirrored = isMirrored
        let oldStep = isVertical ? scroller.bounds.height : scroller.bounds.width
        let share =
            oldStep > 0
            ? (isVertical ? scroller.contentOffset.y : scroller.contentOffset.x) / oldStep : CGFloat(currentSlot)
        scroller.frame = room
        let count = CGFloat((hasBefore ? 1 : 0) + 1 + (hasAfter ? 1 : 0))
        scroller.contentSize =
            isVertical
            ? CGSize(width: room.width, height: step * count) : CGSize(width: step * count, height: room.height)
        layout(row.current, slot: currentSlot)
        layout(row.pending, slot: slot(row.pendingSide))
        if resized {
            let wanted = row.pending == nil ? CGFloat(currentSlot) : share
            let distance = wanted * step
            scroller.setContentOffset(
                isVertical ? CGPoint(x: 0, y: distance) : CGPoint(x: distance, y: 0), animated: false)
            continueAnimation(share)
        }
        let height = dots.isHidden ? 0 : dots.sizeThatFits(bounds.size).height
        dots.frame = CGRect(
            x: 0, y: bounds.height - safeAreaInsets.bottom - height, width: bounds.width, height: height)
    }

    private func layout(_ page: UIViewController?, slot: Int) {
        guard let view = page?.viewIfLoaded, view.superview === scroller else { return }
        let start = offset(slot: slot)
        let spacing = row.spacing / 2
        view.frame = CGRect(
            x: start.x + (isVertical ? 0 : spacing), y: start.y + (isVertical ? spacing : 0), width: bounds.width,
            height: bounds.height)
        view.updateSafeArea()
    }

    /// Continues an animation after a change of the size: the page of a call reaches its slot, a swiped page moves to
    /// the nearer slot.
    private func continueAnimation(_ share: CGFloat) {
        guard row.pending != nil, !scroller.isTracking else { return }
        let side = slot(row.pendingSide)
        let completes = row.isByCall || abs(share - CGFloat(side)) < abs(share - CGFloat(currentSlot))
        let target = offset(slot: completes ? side : currentSlot)
        if scroller.contentOffset == target {
            owner?.finish(completed: completes)
        } else {
            scroller.setContentOffset(target, animated: true)
        }
    }

    /// Lays out the row with the current page in the middle.
    func rest() {
        isPlacing = true
        scroller.stopScrolling()
        scroller.isScrollEnabled = owner?.dataSource != nil
        setNeedsLayout()
        layoutIfNeeded()
        scroller.setContentOffset(offset(slot: currentSlot), animated: false)
        isPlacing = false
    }

    /// Adds a slot for a page that a call displays next.
    func moveToPending() {
        isPlacing = true
        scroller.stopScrolling()
        setNeedsLayout()
        layoutIfNeeded()
        scroller.setContentOffset(offset(slot: currentSlot), animated: false)
        isPlacing = false
        scroller.setContentOffset(offset(slot: slot(row.pendingSide)), animated: true)
    }

    // MARK: Scrolling

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { owner?.findNeighbors() }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard !isPlacing, !row.isByCall else { return }
        let distance =
            (isVertical ? scrollView.contentOffset.y : scrollView.contentOffset.x) - CGFloat(currentSlot) * step
        guard distance != 0 else { return }
        owner?.moved(toward: (distance > 0) != isMirrored ? .after : .before)
        setNeedsLayout()
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { arrived() }
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { arrived() }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { arrived() }

    private func arrived() {
        guard !isPlacing, row.pending != nil, !scroller.isTracking else { return }
        let place = isVertical ? scroller.contentOffset.y : scroller.contentOffset.x
        let there = abs(place - CGFloat(slot(row.pendingSide)) * step) < abs(place - CGFloat(currentSlot) * step)
        owner?.finish(completed: there)
    }
}

extension UIPageViewController {
    private var rowView: PageRowView? { viewIfLoaded as? PageRowView }
    private var isVisible: Bool { appearance.phase == .shown || appearance.phase == .appearing }

    func display(
        _ page: UIViewController, _ direction: NavigationDirection, _ animated: Bool, _ completion: ((Bool) -> Void)?
    ) {
        settleAtOnce()
        row.dot = dataSource?.presentationIndex(for: self) ?? 0
        guard page !== row.current else {
            neighborsChanged()
            completion?(true)
            return
        }
        let old = row.current
        guard animated, old != nil, view.window != nil else {
            add(page)
            addPage(page, animated: false)
            if isVisible { old?.beginAppearance(false, false) }
            keeping(row.current) { row.current = page }
            removePage(old)
            if appearance.phase == .shown { page.endAppearance() }
            notifyJoined(page)
            neighborsChanged()
            completion?(true)
            return
        }
        keeping(row.pending) { row.pending = page }
        row.pendingSide = direction == .forward ? .after : .before
        row.isByCall = true
        keeping(row.completion) { row.completion = completion }
        add(page)
        addPage(page, animated: true)
        old?.beginAppearance(false, true)
        rowView?.moveToPending()
    }

    private func addPage(_ page: UIViewController, animated: Bool) {
        guard let rowView = view as? PageRowView else { return }
        page.loading.initialFrame = rowView.bounds
        page.loadViewIfNeeded()
        if isVisible { page.beginAppearance(true, animated) }
        page.view.autoresizingMask = []
        rowView.scroller.addSubview(page.view)
    }

    private func removePage(_ page: UIViewController?) {
        guard let page else { return }
        page.viewIfLoaded?.removeFromSuperview()
        if isVisible || page.appearance.phase == .disappearing { page.endAppearance() }
        for page in pages(of: page) where page.parent === self {
            page.willMove(toParent: nil)
            page.leaveParent()
        }
    }

    /// Called when the user swipes the row to one side.
    func moved(toward side: PageRow.Side) {
        if row.pending != nil {
            guard row.pendingSide != side else { return }
            // The touch passed the current page: the other neighbor is incoming.
            cancelPending()
        }
        guard let page = side == .after ? row.after : row.before, let current = row.current else { return }
        keeping(row.pending) { row.pending = page }
        row.pendingSide = side
        ownDelegate?.pageViewController(self, willTransitionTo: pages(of: page))
        add(page)
        addPage(page, animated: true)
        current.beginAppearance(false, true)
    }

    private func cancelPending() {
        guard let page = row.pending else { return }
        keeping(row.pending) { row.pending = nil }
        if isVisible {
            page.beginAppearance(false, true)
            row.current?.beginAppearance(true, true)
        }
        removePage(page)
        if appearance.phase == .shown { row.current?.endAppearance() }
    }

    /// Called when the pages came to rest.
    func finish(completed: Bool) {
        guard let page = row.pending, let old = row.current else { return }
        let byCall = row.isByCall
        let completion = row.completion
        keeping(row.completion) { row.completion = nil }
        row.isByCall = false
        if completed {
            keeping(row.pending) { row.pending = nil }
            keeping(row.current) { row.current = page }
            if !byCall { row.dot += row.pendingSide == .after ? 1 : -1 }
            removePage(old)
            if appearance.phase == .shown { page.endAppearance() }
            notifyJoined(page)
        } else {
            cancelPending()
        }
        neighborsChanged()
        if !byCall {
            ownDelegate?.pageViewController(
                self, didFinishAnimating: true, previousViewControllers: pages(of: old), transitionCompleted: completed)
        }
        completion?(completed)
    }

    /// Ends all animations immediately: the page of a call is displayed, and a swiped page reaches its slot.
    func settleAtOnce() {
        guard row.pending != nil else { return }
        finish(completed: row.isByCall)
    }

    /// Requests the neighbors again, and adds slots for them.
    func neighborsChanged() {
        row.areNeighborsKnown = false
        keeping(row.before) { row.before = nil }
        keeping(row.after) { row.after = nil }
        guard isViewLoaded else { return }
        findNeighbors()
        rowView?.rest()
        updateDots()
    }

    func findNeighbors() {
        guard !row.areNeighborsKnown, let current = row.current else { return }
        row.areNeighborsKnown = true
        let before = neighbor(before: current)
        keeping(row.before) { row.before = before }
        let after = neighbor(after: current)
        keeping(row.after) { row.after = after }
    }

    private func updateDots() {
        guard let dots = rowView?.dots else { return }
        let count = navigationOrientation == .horizontal ? dataSource?.presentationCount(for: self) ?? 0 : 0
        dots.isHidden = count <= 0
        dots.numberOfPages = count
        dots.currentPage = row.dot
        rowView?.setNeedsLayout()
    }

    func dotTapped(_ index: Int) {
        findNeighbors()
        let forward = index > row.dot
        guard let page = forward ? row.after : row.before else { return updateDots() }
        let dot = row.dot + (forward ? 1 : -1)
        display(page, forward ? .forward : .reverse, true, nil)
        row.dot = dot
    }
}
