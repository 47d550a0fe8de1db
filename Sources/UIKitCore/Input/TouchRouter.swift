import CoreGraphics
import Foundation
import FrameTime
import GestureLogic
import HostInterface

/// Assigns touches to views and recognizers, and selects the recognizer that wins.
///
/// A session begins with the first touch and ends after the last touch, when no recognizer waits for time. One arbiter
/// decides between the recognizers of a session, and the decisions are reported in order.
@MainActor
final class TouchRouter: StoredPart, GestureRouter {
    private var touches: [UITouch] = []
    private var recognizers: [UIGestureRecognizer] = []
    private var known: [ObjectIdentifier: UIGestureRecognizer] = [:]
    /// Recognizers that were about to begin, whose relations to all other recognizers are therefore known.
    private var related: [UIGestureRecognizer] = []
    private var arbiter = Arbiter<ObjectIdentifier>()
    /// Ended touches that are delivered when no delaying recognizer is possible any longer.
    private var heldEndedTouches: [UITouch] = []
    /// Begun touches that are delivered when no delaying recognizer is possible any longer.
    private var heldTouches: [UITouch] = []
    private var wake: ScheduledWork?
    private var lastTap: (location: CGPoint, time: FrameInstant, count: Int)?
    private(set) var hoverLocation: CGPoint?

    // MARK: Input

    func receive(_ sample: PointerSample, in window: UIWindow) {
        let event = UIEvent()
        event.timestamp = sample.time.seconds
        guard let touch = update(sample, in: window) else { return }
        event.touches = touches
        for other in touches where other !== touch { other.phase = .stationary }
        window.sendEvent(event)
        if touch.phase == .ended || touch.phase == .cancelled {
            touches.removeAll { $0 === touch }
            // A window that keeps the event to itself leaves the touch with the recognizers.
            for recognizer in touch.gestureRecognizers ?? [] where recognizer.watches(touch) {
                recognizer.release(touch)
            }
        }
        endSessionIfOver()
        scheduleDeadline()
    }

    /// Delivers the touches of an event that began in this window and have changed.
    ///
    /// An app may send an event later than UIKit, again, or to another window. Views receive the touches each time.
    /// Chosen: recognizers receive each sample once, because two samples of one moment are no movement.
    func send(_ event: UIEvent, in window: UIWindow) {
        let changed = event.touches.filter { $0.window === window && $0.phase != .stationary }
        for touch in changed { deliver(touch, event) }
        scheduleDeadline()
    }

    private func update(_ sample: PointerSample, in window: UIWindow) -> UITouch? {
        switch sample.phase {
        case .began:
            guard !touches.contains(where: { $0.id == sample.id }) else { return nil }
            return begin(sample, in: window)
        case .moved, .ended, .cancelled:
            guard let touch = touches.first(where: { $0.id == sample.id }) else { return nil }
            touch.previousWindowLocation = touch.windowLocation
            touch.windowLocation = sample.location
            touch.instant = sample.time
            touch.timestamp = sample.time.seconds
            touch.modifierFlags = UIKeyModifierFlags(sample.modifiers)
            touch.phase = sample.phase == .moved ? .moved : sample.phase == .ended ? .ended : .cancelled
            touch.isRead = false
            return touch
        }
    }

    private func begin(_ sample: PointerSample, in window: UIWindow) -> UITouch? {
        let event = UIEvent()
        let type: UITouch.TouchType =
            sample.kind == .pencil ? .pencil : sample.kind == .mouse ? .indirectPointer : .direct
        let touch = UITouch(id: sample.id, type: type, location: sample.location, instant: sample.time)
        touch.window = window
        touch.modifierFlags = UIKeyModifierFlags(sample.modifiers)
        guard let view = window.hitTest(sample.location, with: event) else { return nil }
        // Another touch of a view that accepts only one touch is ignored.
        let others = touches.contains { $0.view === view && !view.isMultipleTouchEnabled }
        touch.view = view
        touch.tapCount = tapCount(at: sample)
        touches.append(touch)
        gatherRecognizers(for: touch, from: view)
        if others { touch.isTaken = true }
        return touch
    }

    /// Chosen: taps within 0.35 seconds and 20 points are counted together.
    private func tapCount(at sample: PointerSample) -> Int {
        var count = 1
        if let last = lastTap, sample.time - last.time < 0.35, abs(last.location.x - sample.location.x) < 20,
            abs(last.location.y - sample.location.y) < 20
        {
            count = last.count + 1
        }
        lastTap = (sample.location, sample.time, count)
        return count
    }

    // MARK: Recognizers

    private func gatherRecognizers(for touch: UITouch, from view: UIView) {
        var next: UIView? = view
        var watching: [UIGestureRecognizer] = []
        let event = UIEvent()
        event.touches = [touch]
        event.timestamp = touch.timestamp
        while let current = next {
            for recognizer in current.gestures.recognizers
            where recognizer.isEnabled && recognizer.mayReceive(touch, event) {
                watching.append(recognizer)
            }
            next = current.superview
        }
        touch.gestureRecognizers = watching
        for recognizer in watching {
            if known[ObjectIdentifier(recognizer)] == nil { register(recognizer) }
            // A finished recognizer does not take part in the rest of the session.
            if arbiter.phase(of: ObjectIdentifier(recognizer))?.isOver != true { recognizer.watch(touch) }
        }
    }

    private func register(_ recognizer: UIGestureRecognizer) {
        let id = ObjectIdentifier(recognizer)
        arbiter.register(id)
        recognizer.router = self
        recognizers.append(recognizer)
        known[id] = recognizer
        for other in related { relate(recognizer, other) }
    }

    /// Computes the relations of a recognizer that is about to begin to all others. Not earlier, since few recognizers
    /// get this far.
    private func relateToAll(_ recognizer: UIGestureRecognizer) {
        guard !related.contains(where: { $0 === recognizer }) else { return }
        let asked = Set(related.map { ObjectIdentifier($0) })
        related.append(recognizer)
        let earlier = recognizers.prefix { $0 !== recognizer }
        for other in earlier where !asked.contains(ObjectIdentifier(other)) { relate(recognizer, other) }
        for other in recognizers.dropFirst(earlier.count + 1) where !asked.contains(ObjectIdentifier(other)) {
            relate(other, recognizer)
        }
    }

    private func relate(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) {
        for (one, two) in [(a, b), (b, a)] {
            if requiresFailure(one, of: two) {
                arbiter.require(failureOf: ObjectIdentifier(two), for: ObjectIdentifier(one))
            }
        }
        let together =
            a.delegate?.gestureRecognizer(a, shouldRecognizeSimultaneouslyWith: b) == true
            || b.delegate?.gestureRecognizer(b, shouldRecognizeSimultaneouslyWith: a) == true
            || areTapsOfDifferentCount(a, b)
        if together { return arbiter.allowTogether(ObjectIdentifier(a), ObjectIdentifier(b)) }
        for (one, two) in [(a, b), (b, a)] where !one.canPrevent(two) || !two.canBePrevented(by: one) {
            arbiter.spare(ObjectIdentifier(two), by: ObjectIdentifier(one))
        }
    }

    private func requiresFailure(_ one: UIGestureRecognizer, of two: UIGestureRecognizer) -> Bool {
        if one.relations.required.contains(where: { $0.recognizer === two }) { return true }
        if one.shouldRequireFailure(of: two) || two.shouldBeRequiredToFail(by: one) { return true }
        if one.delegate?.gestureRecognizer(one, shouldRequireFailureOf: two) == true { return true }
        if two.delegate?.gestureRecognizer(two, shouldBeRequiredToFailBy: one) == true { return true }
        // Measured (transitions/edge-first) by porters: content scrolls only after the swipe from the edge has failed.
        return one.view is UIScrollView && one is UIPanGestureRecognizer && !(one is UIScreenEdgePanGestureRecognizer)
            && two is UIScreenEdgePanGestureRecognizer
    }

    /// Documented (Preferring one gesture over another): a single tap and a double tap both occur unless one requires
    /// the other to fail.
    private func areTapsOfDifferentCount(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
        guard let a = a as? UITapGestureRecognizer, let b = b as? UITapGestureRecognizer else { return false }
        return a.view === b.view && a.numberOfTapsRequired != b.numberOfTapsRequired
    }

    // MARK: Delivery

    private func deliver(_ touch: UITouch, _ event: UIEvent) {
        if !touch.isRead { notifyRecognizers(touch, event) }
        guard !touch.isTaken, let view = touch.view, view.window != nil else { return }
        // The touch is delivered as soon as no recognizer delays it.
        guard !heldEndedTouches.contains(where: { $0 === touch }) else { return }
        let isHeld = heldTouches.contains { $0 === touch }
        if touch.phase == .began, isHeld { return }
        if touch.phase == .began, delaysBeginning(touch) { return heldTouches.append(touch) }
        switch touch.phase {
        case .began: begin(touch, in: view, event)
        case .moved, .stationary: if !isHeld { view.touchesMoved([touch], with: event) }
        case .ended:
            if isHeld || delaysEnd(touch) {
                heldEndedTouches.append(touch)
            } else {
                view.touchesEnded([touch], with: event)
            }
        default:
            if isHeld { heldTouches.removeAll { $0 === touch } } else { view.touchesCancelled([touch], with: event) }
        }
        if isHeld { releaseHeldTouches() }
    }

    /// Delivers a touch that began, unless a surrounding scroll view refuses.
    private func begin(_ touch: UITouch, in view: UIView, _ event: UIEvent) {
        var next = view.superview
        while let current = next {
            if let scroll = current as? UIScrollView, !scroll.touchesShouldBegin([touch], with: event, in: view) {
                touch.isTaken = true
                return
            }
            next = current.superview
        }
        view.touchesBegan([touch], with: event)
    }

    private func delaysBeginning(_ touch: UITouch) -> Bool {
        (touch.gestureRecognizers ?? []).contains { recognizer in
            recognizer.delaysTouchesBegan && arbiter.phase(of: ObjectIdentifier(recognizer)) == .possible
        }
    }

    /// Delivers the delayed touches, and their later phases.
    private func releaseHeldTouches() {
        for touch in heldTouches where !delaysBeginning(touch) {
            heldTouches.removeAll { $0 === touch }
            guard !touch.isTaken, touch.view?.window != nil else { continue }
            guard let view = touch.view else { continue }
            notify(touch, .began) { begin(touch, in: view, $0) }
        }
        releaseHeldEndedTouches()
    }

    private func notifyRecognizers(_ touch: UITouch, _ event: UIEvent) {
        touch.isRead = true
        for recognizer in touch.gestureRecognizers ?? [] where recognizer.watches(touch) {
            switch touch.phase {
            case .began: recognizer.touchesBegan([touch], with: event)
            case .moved, .stationary: recognizer.touchesMoved([touch], with: event)
            case .ended: recognizer.touchesEnded([touch], with: event)
            default: recognizer.touchesCancelled([touch], with: event)
            }
            if touch.phase == .ended || touch.phase == .cancelled { recognizer.release(touch) }
        }
    }

    private func delaysEnd(_ touch: UITouch) -> Bool {
        (touch.gestureRecognizers ?? []).contains { recognizer in
            recognizer.delaysTouchesEnded && recognizer.deadline != nil
                && arbiter.phase(of: ObjectIdentifier(recognizer)) == .possible
        }
    }

    private func releaseHeldEndedTouches() {
        let free = heldEndedTouches.filter { touch in !delaysEnd(touch) && !heldTouches.contains { $0 === touch } }
        heldEndedTouches.removeAll { touch in free.contains { $0 === touch } }
        for touch in free where !touch.isTaken {
            notify(touch, .ended) { touch.view?.touchesEnded([touch], with: $0) }
        }
    }

    /// Calls the view of a touch later than the event, or for another reason. During the call the touch has the phase
    /// of the call.
    private func notify(_ touch: UITouch, _ phase: UITouch.Phase, _ call: (UIEvent) -> Void) {
        let event = UIEvent()
        event.touches = [touch]
        event.timestamp = touch.timestamp
        let former = touch.phase
        touch.phase = phase
        call(event)
        touch.phase = former
    }

    // MARK: Decisions

    func propose(_ state: UIGestureRecognizer.State, for recognizer: UIGestureRecognizer) {
        let id = ObjectIdentifier(recognizer)
        let begins =
            arbiter.phase(of: id) == .possible && !arbiter.isWaiting(id) && (state == .began || state == .ended)
        let phase: GesturePhase = begins && !mayBegin(recognizer) ? .failed : state.phase
        if begins, phase != .failed { relateToAll(recognizer) }
        for verdict in arbiter.propose(phase, for: id) { carryOut(verdict) }
        releaseHeldTouches()
    }

    private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        if let view = recognizer.view, !view.gestureRecognizerShouldBegin(recognizer) { return false }
        if let delegate = recognizer.delegate, !delegate.gestureRecognizerShouldBegin(recognizer) { return false }
        // Documented (UIView.gestureRecognizerShouldBegin): a touched control, such as a slider, may prevent the
        // gestures of surrounding views.
        for touch in recognizer.touches {
            if let control = touch.view as? UIControl, control !== recognizer.view,
                !control.gestureRecognizerShouldBegin(recognizer)
            {
                return false
            }
        }
        guard recognizer.yieldsToControls else { return true }
        // Documented (Attaching gesture recognizers to UIKit controls): a tap on a control belongs to the control, not
        // to a surrounding view.
        return !recognizer.touches.contains { touch in
            sequence(first: touch.view, next: { $0?.superview }).contains { view in
                guard let control = view as? UIControl, control.isEnabled else { return false }
                return control !== recognizer.view && recognizer.view.map { control.isDescendant(of: $0) } == true
            }
        }
    }

    private func carryOut(_ verdict: Arbiter<ObjectIdentifier>.Verdict) {
        guard let recognizer = known[verdict.gesture] else { return }
        let begins = verdict.phase == .began || (verdict.phase == .ended && recognizer.state == .possible)
        if begins, recognizer.cancelsTouchesInView { cancelTouches(of: recognizer) }
        recognizer.report(UIGestureRecognizer.State(verdict.phase))
    }

    /// Cancels the recognizer's touches in their views.
    private func cancelTouches(of recognizer: UIGestureRecognizer) {
        let watched = (touches + heldEndedTouches).filter { touch in
            touch.gestureRecognizers?.contains { $0 === recognizer } == true
        }
        for touch in watched where !touch.isTaken {
            touch.isTaken = true
            // A view without a `touchesBegan` call gets no `touchesCancelled` call.
            guard !heldTouches.contains(where: { $0 === touch }) else { continue }
            notify(touch, .cancelled) { touch.view?.touchesCancelled([touch], with: $0) }
        }
        for touch in watched {
            heldEndedTouches.removeAll { $0 === touch }
            heldTouches.removeAll { $0 === touch }
        }
    }

    /// Removes a recognizer that was disabled or removed from its view.
    func withdraw(_ recognizer: UIGestureRecognizer) {
        let id = ObjectIdentifier(recognizer)
        let isActive = arbiter.phase(of: id)?.isActive ?? false
        for verdict in arbiter.propose(isActive ? .cancelled : .failed, for: id) { carryOut(verdict) }
    }

    // MARK: Time

    private func scheduleDeadline() {
        wake?.cancel()
        wake = nil
        let open = recognizers.filter { arbiter.phase(of: ObjectIdentifier($0)) == .possible }
        guard let earliest = open.compactMap(\.deadline).min() else { return }
        let app = AppContext.current
        wake = app.after(earliest - app.now) { [weak self] in self?.deadlinePassed() }
    }

    private func deadlinePassed() {
        let now = AppContext.current.now
        for recognizer in recognizers { recognizer.timePassed(now) }
        releaseHeldTouches()
        endSessionIfOver()
        scheduleDeadline()
    }

    private func endSessionIfOver() {
        guard touches.isEmpty else { return }
        let waits = recognizers.contains { $0.deadline != nil && arbiter.phase(of: ObjectIdentifier($0)) == .possible }
        guard !waits else { return }
        for verdict in arbiter.finish() { carryOut(verdict) }
        releaseHeldTouches()
        let over = recognizers
        recognizers = []
        known = [:]
        related = []
        heldEndedTouches = []
        heldTouches = []
        arbiter = Arbiter()
        for recognizer in over { recognizer.finish() }
    }

    /// Whether a touch that began here is still down.
    func isTracking(_ id: Int64) -> Bool { touches.contains { $0.id == id } }

    /// Ends the touches of a view that leaves the window. Chosen: the view's touches are cancelled, so that every touch
    /// that began ends.
    func cancelTouches(of view: UIView) {
        guard !touches.isEmpty || !heldEndedTouches.isEmpty else { return }
        for touch in touches + heldEndedTouches where touch.view === view && !touch.isTaken {
            touch.isTaken = true
            guard !heldTouches.contains(where: { $0 === touch }) else { continue }
            notify(touch, .cancelled) { view.touchesCancelled([touch], with: $0) }
        }
        heldEndedTouches.removeAll { $0.view === view }
        heldTouches.removeAll { $0.view === view }
    }

    func cancelAll(in window: UIWindow) {
        for touch in touches {
            receive(
                PointerSample(
                    id: touch.id, phase: .cancelled, location: touch.windowLocation, time: window.appContext.now),
                in: window)
        }
    }

    // MARK: Pointer

    /// - Parameter point: nil after the pointer left the window.
    func hover(_ point: CGPoint?, in window: UIWindow) {
        hoverLocation = point
        var inside: [UIHoverGestureRecognizer] = []
        let hit = point.flatMap { window.hitTest($0, with: nil) }
        trackPointer(over: hit, at: point, in: window)
        var next = hit
        while let view = next {
            inside += view.gestures.recognizers.compactMap { $0 as? UIHoverGestureRecognizer }.filter(\.isEnabled)
            next = view.superview
        }
        let former = hovered.compactMap { $0.recognizer as? UIHoverGestureRecognizer }
        hovered = inside.map(WeakRecognizer.init)
        for recognizer in former where !inside.contains(where: { $0 === recognizer }) { recognizer.pointerLeft() }
        guard let point else { return }
        for recognizer in inside { recognizer.pointerMoved(to: point) }
    }
    /// The hover recognizers of the views under the pointer.
    private var hovered: [WeakRecognizer] = []
    private var pointer = PointerTracking()

    /// Sets the shape of the pointer: that of the innermost view under the pointer that determines a shape.
    private func trackPointer(over view: UIView?, at point: CGPoint?, in window: UIWindow) {
        let (left, under) = pointer.move(over: view)
        for interaction in left { interaction.pointerLeft() }
        guard let point else { return }
        var shape: PointerShape?
        for (view, interactions) in under {
            for interaction in interactions {
                let own = interaction.pointerMoved(to: point)
                shape = shape ?? own
            }
            shape = shape ?? view.pointerShape(at: view.convert(point, from: nil))
        }
        if pointer.set(shape ?? .arrow) { window.hostWindow?.setPointer(shape ?? .arrow) }
    }

    /// Shows the menu of the innermost view under the pointer that has a menu at this location.
    func secondaryPress(at point: CGPoint, in window: UIWindow) {
        var view = window.hitTest(point, with: nil)
        while let current = view {
            if current.gestures.recognizers.contains(where: {
                ($0 as? UITapGestureRecognizer)?.handlesSecondaryPress(at: point) == true
            }) {
                return
            }
            if current.secondaryPressed(at: point) { return }
            view = current.superview
        }
    }

    /// Inserts the primary selection into the innermost text under the pointer.
    func middlePress(at point: CGPoint, in window: UIWindow) {
        var view = window.hitTest(point, with: nil)
        while let current = view {
            if current.middlePressed(at: point) { return }
            view = current.superview
        }
    }

    /// Scrolls the innermost view under the pointer that can scroll in this direction.
    func wheel(_ sample: WheelSample, in window: UIWindow) {
        var view = window.hitTest(sample.location, with: nil)
        while let current = view {
            if current.wheelScrolled(by: sample.delta, at: sample.location) { return }
            view = current.superview
        }
    }
}
