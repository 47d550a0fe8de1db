import CoreGraphics
import Decisions
import Foundation
import NavigationLogic
import QuartzCore

/// The decided turns of pages, and the pages on screen.
@MainActor
struct PageRow {
    struct Neighbors {
        let before, after: UIViewController?
    }

    var machine = PageTurnMachine<UIViewController>()
    let runner = EffectRunner<PageTurnEffect<UIViewController>>()
    var completions: [Int: (Bool) -> Void] = [:]
    var lastTicket = 0
    var spacing: CGFloat = 0
    /// The current page on screen. During a turn it is the former page.
    var current: UIViewController?
    /// The incoming page of a turn.
    var incoming: PageTurn<UIViewController>?
    /// Requested once for each current page; nil until the data source was asked.
    var neighbors: Neighbors?
    var dot = 0
}

/// The view of a page controller: a scroll view that is wider by the space between pages, and a page control.
final class PageRowView: UIView, UIScrollViewDelegate {
    private weak var owner: UIPageViewController?
    let scroller = UIScrollView()
    let dots = UIPageControl()
    /// The arrangement of the last layout of the pages.
    private var arrangement = Arrangement()

    /// In another arrangement the pages have other slots.
    private struct Arrangement: Equatable {
        var frame = CGRect.zero
        var isMirrored = false
    }

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
    private var hasBefore: Bool { row.neighbors?.before != nil || row.incoming?.side == .before }
    private var hasAfter: Bool { row.neighbors?.after != nil || row.incoming?.side == .after }

    /// The distance between two pages.
    private var step: CGFloat { (isVertical ? bounds.height : bounds.width) + row.spacing }
    /// The number of slots before that of the current page, in layout order.
    private var currentSlot: Int { (isMirrored ? hasAfter : hasBefore) ? 1 : 0 }

    private func offset(slot: Int) -> CGPoint {
        let distance = CGFloat(slot) * step
        return isVertical ? CGPoint(x: 0, y: distance) : CGPoint(x: distance, y: 0)
    }

    private func slot(_ side: PageSide) -> Int {
        (side == .after) != isMirrored ? currentSlot + 1 : currentSlot - 1
    }

    /// Changes the scroll view without calls of its delegate: only the user's scrolling turns pages.
    private func withoutCalls(_ change: () -> Void) {
        guard scroller.delegate === self else { return change() }
        scroller.delegate = nil
        change()
        scroller.delegate = self
    }

    override func layoutSubviews() { withoutCalls { layOutPages() } }

    private func layOutPages() {
        let spacing = row.spacing
        let room = isVertical ? bounds.insetBy(dx: 0, dy: -spacing / 2) : bounds.insetBy(dx: -spacing / 2, dy: 0)
        // The progress of a swipe or an animation is kept when the size changes. In the other direction the current
        // page has another slot.
        let next = Arrangement(frame: room, isMirrored: isMirrored)
        let resized = arrangement != next
        arrangement = next
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
        if let incoming = row.incoming { layout(incoming.page, slot: slot(incoming.side)) }
        if resized {
            let wanted = row.incoming == nil ? CGFloat(currentSlot) : share
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

    private func continueAnimation(_ share: CGFloat) {
        guard let incoming = row.incoming, !scroller.isTracking else { return }
        owner?.resized(isNearer: abs(share - CGFloat(slot(incoming.side))) < abs(share - CGFloat(currentSlot)))
    }

    /// Scrolls on to the slot of the incoming or of the current page.
    func goOn(arrives: Bool) {
        guard let incoming = row.incoming else { return }
        let target = offset(slot: arrives ? slot(incoming.side) : currentSlot)
        if scroller.contentOffset == target {
            owner?.request(.rested(isIncoming: arrives))
        } else {
            scroller.setContentOffset(target, animated: true)
        }
    }

    /// Lays out the row with the current page in the middle.
    func rest() {
        withoutCalls {
            scroller.isScrollEnabled = owner?.dataSource != nil
            scrollToCurrentPage()
        }
    }

    /// Scrolls to the page of a call.
    func slide() {
        guard let incoming = row.incoming else { return }
        withoutCalls { scrollToCurrentPage() }
        scroller.setContentOffset(offset(slot: slot(incoming.side)), animated: true)
    }

    private func scrollToCurrentPage() {
        scroller.stopScrolling()
        setNeedsLayout()
        layoutIfNeeded()
        scroller.setContentOffset(offset(slot: currentSlot), animated: false)
    }

    // MARK: Scrolling

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { owner?.request(.grabbed) }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        let distance =
            (isVertical ? scrollView.contentOffset.y : scrollView.contentOffset.x) - CGFloat(currentSlot) * step
        guard distance != 0 else { return }
        owner?.scrolled(toward: (distance > 0) != isMirrored ? .after : .before)
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { arrived() }
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { arrived() }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { arrived() }

    private func arrived() {
        guard let incoming = row.incoming, !scroller.isTracking else { return }
        let place = isVertical ? scroller.contentOffset.y : scroller.contentOffset.x
        let there = abs(place - CGFloat(slot(incoming.side)) * step) < abs(place - CGFloat(currentSlot) * step)
        owner?.request(.rested(isIncoming: there))
    }
}
