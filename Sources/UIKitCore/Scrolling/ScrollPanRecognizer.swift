import CoreGraphics
import Foundation
import FrameTime
import GestureLogic

/// The recognizer that scrolls the content. A touch without movement stops the current motion.
@MainActor
final class ScrollPanRecognizer: UIPanGestureRecognizer {
    private weak var scrollView: UIScrollView?
    /// When each touch began.
    private var beginnings: [(touch: ObjectIdentifier, instant: FrameInstant)] = []
    /// Documented (UIScrollView): a timer decides whether a touch becomes a drag before a subview tracks the touch.
    /// Chosen: the timer's duration, in seconds.
    private static let trackingDelay = 0.15

    init(scrolling scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init(target: nil, action: nil)
        addAction { [weak self] _ in self?.track() }
    }

    private func track() {
        guard let scrollView else { return }
        switch state {
        case .began:
            let translation = translation(in: scrollView)
            scrollView.beginDragging(direction: translation == .zero ? velocity(in: scrollView) : translation)
            scrollView.drag(by: translation)
        case .changed: scrollView.drag(by: translation(in: scrollView))
        case .ended:
            scrollView.drag(by: translation(in: scrollView))
            scrollView.endDragging(velocity: velocity(in: scrollView))
        case .cancelled, .failed: scrollView.cancelDragging()
        case .possible: return
        }
    }

    /// The subviews that track the touches of the recognizer.
    /// - Parameter delays: whether a subview tracks a touch only after the delay.
    func trackedViews(delays: Bool) -> [UIView] {
        touches.compactMap { touch in
            guard let view = touch.view, view !== scrollView else { return nil }
            let began = beginnings.first { $0.touch == ObjectIdentifier(touch) }
            let isTracked = !delays || began.map { touch.instant - $0.instant >= Self.trackingDelay } == true
            return isTracked ? view : nil
        }
    }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        // Nil equals no recognizer: without zooming, the drag prevents others as any recognizer does.
        preventedGestureRecognizer !== scrollView?.zoomRecognizer
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        beginnings += touches.map { (ObjectIdentifier($0), $0.instant) }
        if let scrollView, numberOfTouches <= touches.count {
            // Only directions in which the content can move: a drag in the other direction belongs to an outer view.
            var axes: PanTracker.Axes = []
            if scrollView.canScrollHorizontally { axes.insert(.horizontal) }
            if scrollView.canScrollVertically { axes.insert(.vertical) }
            self.axes = axes
            scrollView.holdContent()
        }
        super.touchesBegan(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if numberOfTouches <= touches.count { scrollView?.releaseContent() }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        if numberOfTouches <= touches.count { scrollView?.releaseContent() }
    }

    override func reset() {
        super.reset()
        beginnings = []
        scrollView?.releaseContent()
    }
}
