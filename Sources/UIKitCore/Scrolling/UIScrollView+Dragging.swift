import CoreGraphics
import Foundation
import FrameTime
import QuartzCore

extension UIScrollView {
    // MARK: Touches

    /// Called when a touch begins on the content: stops any motion.
    func holdContent() {
        guard isScrollEnabled else { return }
        let wasDecelerating = isDecelerating
        scroll.caughtMotion = !scroll.isIdle
        switch scroll.phase {
        case .idle, .decelerating, .animating: enter(.held)
        case .held, .dragged: return
        }
        if wasDecelerating { scroll.delegate?.scrollViewDidEndDecelerating(self) }
    }

    /// Called when the touch ended without moving the content.
    func releaseContent() {
        guard case .held = scroll.phase else { return }
        zoom.isIdle ? settle() : enter(.idle)
    }

    /// Called when a drag begins to move the content.
    /// - Parameter direction: the first movement of the drag, in points.
    func beginDragging(direction: CGPoint = .zero) {
        guard isScrollEnabled, !isDragging else { return }
        let raw = CGPoint(
            x: horizontalAxis.raw(showing: contentOffset.x), y: verticalAxis.raw(showing: contentOffset.y))
        var locked = (x: !canScrollHorizontally, y: !canScrollVertically)
        // Chosen: a drag is locked to an axis if its movement along that axis is at least twice that along the other.
        if isDirectionalLockEnabled, !locked.x, !locked.y {
            if abs(direction.x) > 2 * abs(direction.y) {
                locked.y = true
            } else if abs(direction.y) > 2 * abs(direction.x) {
                locked.x = true
            }
        }
        enter(.dragged(ScrollDrag(rawStart: raw, locked: locked)))
        scroll.delegate?.scrollViewWillBeginDragging(self)
        if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory {
            _ = window?.endEditing(true)
        }
        showIndicators(fadesAfter: nil)
    }

    /// - Parameter translation: of the touch since ``beginDragging(direction:)``, in points.
    func drag(by translation: CGPoint) {
        guard case .dragged(let drag) = scroll.phase, zoom.isIdle else { return }
        var offset = contentOffset
        if !drag.locked.x { offset.x = horizontalAxis.shown(drag.rawStart.x - translation.x) }
        if !drag.locked.y { offset.y = verticalAxis.shown(drag.rawStart.y - translation.y) }
        contentOffset = offset
    }

    /// - Parameter velocity: of the touch, in points per second.
    func endDragging(velocity: CGPoint) {
        guard case .dragged(let drag) = scroll.phase else { return }
        guard zoom.isIdle else {
            // A pinch is in progress or has just ended, and determines the resting offset.
            enter(.idle)
            scroll.delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
            return
        }
        refreshControl?.touchDidEnd()
        let speed = CGPoint(x: drag.locked.x ? 0 : -velocity.x, y: drag.locked.y ? 0 : -velocity.y)
        let natural = CGPoint(
            x: horizontalAxis.landing(from: contentOffset.x, velocity: speed.x),
            y: verticalAxis.landing(from: contentOffset.y, velocity: speed.y))
        let perMillisecond = CGPoint(x: speed.x / 1000, y: speed.y / 1000)
        var target = restOffset(natural, velocity: perMillisecond)
        scroll.delegate?.scrollViewWillEndDragging(
            self, withVelocity: perMillisecond, targetContentOffset: &target)
        for observer in scrollObservers.list {
            observer.scrollViewWillEndDragging(self, velocity: speed, target: &target)
        }
        if !target.x.isFinite || !target.y.isFinite { target = natural }
        // The delegate may have moved the content itself.
        guard isDragging else { return }
        let motion = release(velocity: speed, target: target)
        let moves = motion.duration > 0
        enter(.idle)
        scroll.delegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
        guard scroll.isIdle else { return }
        guard moves else { return fadeIndicators() }
        run(.decelerating(motion))
        scroll.delegate?.scrollViewWillBeginDecelerating(self)
    }

    /// Called when the system cancelled the touch.
    func cancelDragging() { endDragging(velocity: .zero) }

    // MARK: Wheel

    /// Scrolls immediately, never beyond a limit. Returns false if the content is already at the limit, so that an
    /// outer view can scroll.
    /// - Parameter delta: the distance in points; positive y displays content above.
    func scrollByWheel(_ delta: CGPoint) -> Bool {
        guard isScrollEnabled, !scroll.isTracking else { return false }
        // Chosen: a horizontal swipe that cannot scroll horizontally ignores its small vertical part.
        let isAcross = abs(delta.x) > 2 * abs(delta.y)
        if isAcross, horizontalAxis.clamped(contentOffset.x - delta.x) == contentOffset.x { return false }
        let target = CGPoint(
            x: horizontalAxis.clamped(contentOffset.x - delta.x), y: verticalAxis.clamped(contentOffset.y - delta.y))
        guard target != contentOffset else { return false }
        if !scroll.isIdle { stopScrolling() }
        contentOffset = target
        showIndicators(fadesAfter: 0.5)
        scroll.wheelRest?.cancel()
        // Chosen: a scroll of the wheel ends after 0.15 s without an event; bars then choose their resting height.
        scroll.wheelRest = appContext.after(0.15) { [weak self] in self?.settle() }
        return true
    }

    /// Moves content to its resting offset: inside the limits, to a page, or to an offset that a bar requests.
    private func settle() {
        var target = CGPoint(
            x: horizontalAxis.landing(from: contentOffset.x, velocity: 0),
            y: verticalAxis.landing(from: contentOffset.y, velocity: 0))
        for observer in scrollObservers.list {
            observer.scrollViewWillEndDragging(self, velocity: .zero, target: &target)
        }
        guard target != contentOffset else {
            enter(.idle)
            return fadeIndicators()
        }
        run(.decelerating(release(velocity: .zero, target: target)))
    }

    // MARK: Motion

    func moveOffset(to offset: CGPoint, animated: Bool) {
        guard offset.x.isFinite, offset.y.isFinite else { return setOffset(offset) }
        guard animated, window != nil, UIView.areAnimationsEnabled, offset != contentOffset else {
            if !scroll.isDragging { stopScrolling() }
            return setOffset(offset)
        }
        let from = contentOffset
        showIndicators(fadesAfter: nil)
        run(
            .animating(
                ScrollMotion(
                    x: .ease(from: from.x, to: offset.x, duration: 0.3),
                    y: .ease(from: from.y, to: offset.y, duration: 0.3),
                    start: appContext.now)))
    }

    /// Called when content above the visible part became larger or smaller. Shifts the offset, the drag and the motion.
    func shiftContent(by change: CGFloat) { shiftContent(by: CGPoint(x: 0, y: change)) }

    /// Moves the content along both axes, as above.
    func shiftContent(by change: CGPoint) {
        let shifted = CGPoint(x: contentOffset.x + change.x, y: contentOffset.y + change.y)
        switch scroll.phase {
        case .dragged(var drag):
            drag.rawStart.x += change.x
            drag.rawStart.y += change.y
            scroll.phase = .dragged(drag)
            contentOffset = shifted
        case .decelerating(let motion):
            let velocity = motion.velocity(at: appContext.now)
            enter(.idle)
            contentOffset = shifted
            run(.decelerating(release(velocity: velocity)))
        case .idle, .held, .animating: contentOffset = shifted
        }
    }

    func stopScrolling() {
        let wasDecelerating = isDecelerating
        enter(.idle)
        fadeIndicators()
        if wasDecelerating { scroll.delegate?.scrollViewDidEndDecelerating(self) }
    }

    func enter(_ phase: ScrollPhase) {
        scroll.phase = phase
        scroll.generation += 1
        scroll.wheelRest?.cancel()
        scroll.wheelRest = nil
    }

    func run(_ phase: ScrollPhase) {
        enter(phase)
        let generation = scroll.generation
        appContext.environment.onEachFrame { [weak self] now in self?.step(now, generation) ?? false }
    }

    private func step(_ now: FrameInstant, _ generation: Int) -> Bool {
        guard scroll.generation == generation else { return false }
        switch scroll.phase {
        case .decelerating(let motion):
            contentOffset = motion.offset(at: now)
            guard scroll.generation == generation else { return false }
            guard motion.isOver(at: now) else { return true }
            enter(.idle)
            fadeIndicators()
            scroll.delegate?.scrollViewDidEndDecelerating(self)
        case .animating(let motion):
            contentOffset = motion.offset(at: now)
            guard scroll.generation == generation else { return false }
            guard motion.isOver(at: now) else { return true }
            enter(.idle)
            fadeIndicators()
            scroll.delegate?.scrollViewDidEndScrollingAnimation(self)
        case .idle, .held, .dragged: break
        }
        return false
    }

    func scrollEnabledChanged() {
        if !isScrollEnabled, scroll.isTracking { cancelDragging() }
        panGestureRecognizer.isEnabled = isScrollEnabled
    }
}

extension UIScrollView {
    /// Whether content before the visible part can be scrolled into view with a drag in this direction.
    func canScrollBack(rightToLeft: Bool) -> Bool {
        guard isScrollEnabled, canScrollHorizontally else { return false }
        let step: CGFloat = rightToLeft ? 1 : -1
        return horizontalAxis.clamped(contentOffset.x + step) != contentOffset.x
    }
}
