import CoreGraphics
import Diagnostics
import Foundation

struct ScrollState {
    weak var delegate: (any UIScrollViewDelegate)?
    var contentSize = CGSize.zero
    var contentInset = UIEdgeInsets.zero
    var adjustedInset = UIEdgeInsets.zero
    /// The distance in points by which scrolling has collapsed the bar above. The bar covers the top by that much less.
    var barCollapse: CGFloat = 0
    /// The height in points of a running refresh control above the content.
    var refreshRoom: CGFloat = 0
    /// The height in points of the part at the bottom that a find navigator covers.
    var coveredBottom: CGFloat = 0
    var phase = ScrollPhase.idle
    /// Whether the current touch stopped a motion. Such a touch has no other effect.
    var caughtMotion = false
    /// Incremented with each phase, so that a replaced motion ends.
    var generation = 0
    let indicators = ScrollIndicators()
    /// The work that ends a scroll of the wheel.
    var wheelRest: ScheduledWork?

    var isTracking: Bool {
        switch phase {
        case .held, .dragged: true
        default: false
        }
    }
    var isDragging: Bool { if case .dragged = phase { true } else { false } }
    var isDecelerating: Bool { if case .decelerating = phase { true } else { false } }
    var isIdle: Bool { if case .idle = phase { true } else { false } }
    /// Whether the content rests, also during a touch that does not scroll.
    var isStill: Bool {
        switch phase {
        case .idle, .held: true
        default: false
        }
    }
}

extension UIScrollView {
    func prepareScrolling() {
        clipsToBounds = true
        scroll.indicators.owner = self
        addGestureRecognizer(panGestureRecognizer)
    }

    var verticalAxis: ScrollAxis {
        axis(
            low: -scroll.adjustedInset.top, content: scroll.contentSize.height + scroll.adjustedInset.bottom,
            extent: bounds.height, always: alwaysBounceVertical,
            room: scroll.adjustedInset.top + scroll.adjustedInset.bottom,
            size: scroll.contentSize.height)
    }

    var horizontalAxis: ScrollAxis {
        axis(
            low: -scroll.adjustedInset.left, content: scroll.contentSize.width + scroll.adjustedInset.right,
            extent: bounds.width,
            always: alwaysBounceHorizontal, room: scroll.adjustedInset.left + scroll.adjustedInset.right,
            size: scroll.contentSize.width)
    }

    private func axis(low: CGFloat, content: CGFloat, extent: CGFloat, always: Bool, room: CGFloat, size: CGFloat)
        -> ScrollAxis
    {
        ScrollAxis(
            low: low, high: max(low, content - extent), extent: extent,
            bounces: bounces && (always || size + room > extent), pages: isPagingEnabled,
            rate: decelerationRate.rawValue)
    }

    /// The inset at the edges for the current height of the bars.
    var coveredInset: UIEdgeInsets {
        var inset = scroll.adjustedInset
        inset.top -= min(scroll.barCollapse, inset.top)
        return inset
    }

    /// Whether a drag along an axis can move the content.
    var canScrollVertically: Bool { let axis = verticalAxis; return axis.bounces || axis.high > axis.low }
    var canScrollHorizontally: Bool { let axis = horizontalAxis; return axis.bounces || axis.high > axis.low }

    // MARK: Offset

    func setOffset(_ offset: CGPoint) {
        guard offset.x.isFinite, offset.y.isFinite else {
            return Log.once("UIScrollView.contentOffset = \(offset) is not finite; the old offset is kept")
        }
        bounds.origin = offset
    }

    func setScrollBounds(_ new: CGRect, _ apply: (CGRect) -> Void) {
        let before = bounds.origin
        let scale = max(traitCollection.displayScale, 1)
        var rect = new
        rect.origin = CGPoint(x: (new.minX * scale).rounded() / scale, y: (new.minY * scale).rounded() / scale)
        apply(rect)
        guard bounds.origin != before else { return }
        offsetChanged()
        if layoutState.offsetIsNamed { constraintValueChanged() }
        scroll.indicators.move()
        refreshControl?.track()
        setNeedsLayout()
        for observer in scrollObservers.list { observer.scrollViewDidMove(self) }
        scroll.delegate?.scrollViewDidScroll(self)
    }

    func setContentSize(_ size: CGSize) {
        guard size.width.isFinite, size.height.isFinite else {
            return Log.once("UIScrollView.contentSize = \(size) is not finite; the old size is kept")
        }
        guard size != scroll.contentSize else { return }
        scroll.contentSize = size
        updateAdjustedInset()
        rangeChanged()
        notifyScrollObservers()
    }

    /// Notifies bars, whose background depends on the end of the content, of a new size of content, view or insets.
    func notifyScrollObservers() { for observer in scrollObservers.list { observer.scrollViewDidMove(self) } }

    func reveal(_ rect: CGRect, _ animated: Bool) {
        let inset = adjustedContentInset
        func revealed(_ start: CGFloat, _ end: CGFloat, _ from: CGFloat, _ to: CGFloat, _ offset: CGFloat) -> CGFloat {
            if start < from || end - start > to - from { return offset + start - from }
            return end > to ? offset + end - to : offset
        }
        let x = revealed(rect.minX, rect.maxX, bounds.minX + inset.left, bounds.maxX - inset.right, bounds.minX)
        let y = revealed(rect.minY, rect.maxY, bounds.minY + inset.top, bounds.maxY - inset.bottom, bounds.minY)
        let target = CGPoint(x: horizontalAxis.clamped(x), y: verticalAxis.clamped(y))
        if target != contentOffset { setContentOffset(target, animated: animated) }
    }
}
