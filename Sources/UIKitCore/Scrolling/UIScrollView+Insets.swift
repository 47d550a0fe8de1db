import CoreGraphics
import Foundation
import FrameTime

extension UIScrollView {
    /// The edges to which the safe area is added.
    /// Documented (UIScrollView.ContentInsetAdjustmentBehavior): the edges for each behavior.
    private var adjustedEdges: (vertical: Bool, horizontal: Bool) {
        switch contentInsetAdjustmentBehavior {
        case .never: return (false, false)
        case .always: return (true, true)
        case .automatic, .scrollableAxes:
            let vertical = alwaysBounceVertical && bounces || scroll.contentSize.height > bounds.height
            let horizontal = alwaysBounceHorizontal && bounces || scroll.contentSize.width > bounds.width
            let content: any ScrollContent = self
            if !vertical, contentInsetAdjustmentBehavior == .automatic, content.isOfNavigation {
                return (true, horizontal)
            }
            return (vertical, horizontal)
        }
    }

    private var safeAreaPart: UIEdgeInsets {
        let (vertical, horizontal) = adjustedEdges
        let safe = insets.safeArea
        return UIEdgeInsets(
            top: vertical ? safe.top : 0, left: horizontal ? safe.left : 0, bottom: vertical ? safe.bottom : 0,
            right: horizontal ? safe.right : 0)
    }

    /// The safe area of the content that is not part of the insets.
    var uncoveredSafeArea: UIEdgeInsets {
        let safe = insets.safeArea
        guard safe != .zero else { return .zero }
        let part = safeAreaPart
        return UIEdgeInsets(
            top: safe.top - part.top, left: safe.left - part.left, bottom: safe.bottom - part.bottom,
            right: safe.right - part.right)
    }

    func updateAdjustedInset() {
        var new = scroll.contentInset + safeAreaPart
        new.top += scroll.refreshRoom
        new.bottom += max(0, scroll.coveredBottom - safeAreaPart.bottom)
        let old = scroll.adjustedInset
        guard new != old else { return }
        let wasAtTop = contentOffset.y <= -old.top, wasAtLeft = contentOffset.x <= -old.left
        scroll.adjustedInset = new
        if scroll.isStill {
            // Content at rest at the start remains at the start.
            var offset = contentOffset
            if wasAtTop { offset.y = -new.top }
            if wasAtLeft { offset.x = -new.left }
            if offset != contentOffset { contentOffset = offset }
        }
        rangeChanged()
        notifyScrollObservers()
        adjustedContentInsetDidChange()
        scroll.delegate?.scrollViewDidChangeAdjustedContentInset(self)
        spreadSafeArea()
    }

    /// Insets the content by a part that a find navigator covers.
    func setCoveredBottom(_ height: CGFloat) {
        guard height != scroll.coveredBottom, height.isFinite else { return }
        scroll.coveredBottom = height
        updateAdjustedInset()
    }

    /// Called when the limits of the content changed: content that rests beyond a limit moves back, and a decelerating
    /// motion uses the new limit.
    func rangeChanged() {
        guard zoom.isIdle, !zoom.isApplying else { return }
        switch scroll.phase {
        case .idle:
            guard !bounds.isEmpty else { return }
            let offset = CGPoint(x: horizontalAxis.clamped(contentOffset.x), y: verticalAxis.clamped(contentOffset.y))
            if offset != contentOffset { contentOffset = offset }
        case .decelerating(let motion):
            let now = appContext.now
            let time = now - motion.start
            let (x, y) = (horizontalAxis, verticalAxis)
            guard !x.keeps(motion.x, at: time) || !y.keeps(motion.y, at: time) else { return }
            run(
                .decelerating(
                    ScrollMotion(x: x.rest(of: motion.x, at: time), y: y.rest(of: motion.y, at: time), start: now)))
        case .held, .dragged, .animating: return
        }
    }

    func release(velocity: CGPoint, target: CGPoint? = nil) -> ScrollMotion {
        ScrollMotion(
            x: horizontalAxis.release(from: contentOffset.x, velocity: velocity.x, target: target.map { Double($0.x) }),
            y: verticalAxis.release(from: contentOffset.y, velocity: velocity.y, target: target.map { Double($0.y) }),
            start: appContext.now)
    }
}

/// A scroll view as the content of a controller.
@preconcurrency @MainActor
protocol ScrollContent: AnyObject {
    /// Whether the scroll view is the content of a controller inside a navigation controller.
    var isOfNavigation: Bool { get }
}
