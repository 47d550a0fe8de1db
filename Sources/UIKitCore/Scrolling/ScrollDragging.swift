import CoreGraphics
import Foundation
import FrameTime
import QuartzCore

extension UIScrollView {
    // MARK: Finger

    /// A finger came down on the content: what moves, stops.
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

    /// The finger that held the content left without moving it.
    func releaseContent() {
        guard case .held = scroll.phase else { return }
        zoom.isIdle ? settle() : enter(.idle)
    }

    /// The finger begins to move the content.
    /// - Parameter direction: of its first movement, in points.
    func beginDragging(direction: CGPoint = .zero) {
        guard isScrollEnabled, !isDragging else { return }
        let raw = CGPoint(
            x: horizontalAxis.raw(showing: contentOffset.x), y: verticalAxis.raw(showing: contentOffset.y))
        var locked = (x: !canScrollHorizontally, y: !canScrollVertically)
        // Chosen: twice as far along one axis as along the other is a drag along that axis.
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

    /// - Parameter translation: of the finger since ``beginDragging(direction:)``, in points.
    func drag(by translation: CGPoint) {
        guard case .dragged(let drag) = scroll.phase, zoom.isIdle else { return }
        var offset = contentOffset
        if !drag.locked.x { offset.x = horizontalAxis.shown(drag.rawStart.x - translation.x) }
        if !drag.locked.y { offset.y = verticalAxis.shown(drag.rawStart.y - translation.y) }
        contentOffset = offset
    }

    /// - Parameter velocity: of the finger, in points a second.
    func endDragging(velocity: CGPoint) {
        guard case .dragged(let drag) = scroll.phase else { return }
        guard zoom.isIdle else {
            // Two fingers zoom, or did: that decides where the content goes.
            enter(.idle)
            return scroll.delegate?.scrollViewDidEndDragging(self, willDecelerate: false) ?? ()
        }
        refreshControl?.fingerLifted()
        let speed = CGPoint(x: drag.locked.x ? 0 : -velocity.x, y: drag.locked.y ? 0 : -velocity.y)
        let natural = CGPoint(
            x: horizontalAxis.landing(from: contentOffset.x, velocity: speed.x),
            y: verticalAxis.landing(from: contentOffset.y, velocity: speed.y))
        var target = natural
        scroll.delegate?.scrollViewWillEndDragging(
            self, withVelocity: CGPoint(x: speed.x / 1000, y: speed.y / 1000), targetContentOffset: &target)
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

    /// The system took the finger away.
    func cancelDragging() { endDragging(velocity: .zero) }

    // MARK: Wheel

    /// Moves content at once, never past its end. False when it is at its end already, so that a view around may
    /// scroll.
    /// - Parameter delta: points the content moves; positive y shows what is above.
    func scrollByWheel(_ delta: CGPoint) -> Bool {
        guard isScrollEnabled, !scroll.isTracking else { return false }
        // Chosen: a swipe across that has no room here is not for the little that it goes up or down.
        let isAcross = abs(delta.x) > 2 * abs(delta.y)
        if isAcross, horizontalAxis.clamped(contentOffset.x - delta.x) == contentOffset.x { return false }
        let target = CGPoint(
            x: horizontalAxis.clamped(contentOffset.x - delta.x), y: verticalAxis.clamped(contentOffset.y - delta.y))
        guard target != contentOffset else { return false }
        if !scroll.isIdle { stopScrolling() }
        contentOffset = target
        showIndicators(fadesAfter: 0.5)
        scroll.wheelRest?.cancel()
        // Chosen: 0.15 s without another step ends a turn of the wheel; bars then choose where to rest.
        scroll.wheelRest = appContext.after(0.15) { [weak self] in self?.settle() }
        return true
    }

    /// Lets content go where it stands: back inside its ends, onto a page, or where a bar asks for it.
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

    /// Content above what shows became larger or smaller: offset, finger and motion go along.
    func shiftContent(by change: CGFloat) {
        switch scroll.phase {
        case .dragged(var drag):
            drag.rawStart.y += change
            scroll.phase = .dragged(drag)
            contentOffset.y += change
        case .decelerating(let motion):
            let velocity = motion.velocity(at: appContext.now)
            enter(.idle)
            contentOffset.y += change
            run(.decelerating(release(velocity: velocity)))
        case .idle, .held, .animating: contentOffset.y += change
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
    /// Whether content that lies before what shows could come, as a finger goes that way.
    func canScrollBack(rightToLeft: Bool) -> Bool {
        guard isScrollEnabled, canScrollHorizontally else { return false }
        let step: CGFloat = rightToLeft ? 1 : -1
        return horizontalAxis.clamped(contentOffset.x + step) != contentOffset.x
    }
}
