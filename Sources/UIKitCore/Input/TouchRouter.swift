import CoreGraphics
import Decisions
import Foundation
import FrameTime
import GestureLogic
import HostInterface

/// Assigns touches to views and recognizers, and selects the recognizer that wins.
///
/// A session begins with the first touch and ends after the last touch, when no recognizer waits for time. One arbiter
/// decides between the recognizers of a session, and the decisions are reported in order. A ``TouchMachine`` of each
/// touch decides what the view gets (`TouchRouter+Delivery.swift`).
@MainActor
final class TouchRouter: StoredPart, GestureRouter {
    private(set) var touches: [UITouch] = []
    private var recognizers: [UIGestureRecognizer] = []
    private var known: [ObjectIdentifier: UIGestureRecognizer] = [:]
    /// Recognizers that were about to begin, whose relations to all other recognizers are therefore known.
    private var related: [UIGestureRecognizer] = []
    private(set) var arbiter = Arbiter<ObjectIdentifier>()
    /// The delayed parts of touches, in the order of the samples.
    var held: [HeldPart] = []
    let runner = EffectRunner<TouchDelivery>()
    private var wake: ScheduledWork?
    private var lastTap: (location: CGPoint, time: FrameInstant, count: Int)?
    var hoverLocation: CGPoint?
    /// The hover recognizers of the views under the pointer.
    var hovered: [WeakRecognizer] = []
    var pointer = PointerTracking()

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
        if others { request(.ignored, of: touch) }
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

    // MARK: Decisions

    func propose(_ state: UIGestureRecognizer.State, for recognizer: UIGestureRecognizer) {
        let id = ObjectIdentifier(recognizer)
        let begins =
            arbiter.phase(of: id) == .possible && !arbiter.isWaiting(id) && (state == .began || state == .ended)
        let phase: GesturePhase = begins && !mayBegin(recognizer) ? .failed : state.phase
        if begins, phase != .failed { relateToAll(recognizer) }
        for verdict in arbiter.propose(phase, for: id) { carryOut(verdict) }
        sendFreeParts()
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
        if begins, recognizer.cancelsTouchesInView {
            request(.claimed) { $0.gestureRecognizers?.contains { $0 === recognizer } == true }
        }
        recognizer.report(UIGestureRecognizer.State(verdict.phase))
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
        wake = app.after(earliest - app.now) { [weak self, weak app] in
            if let app { self?.deadlinePassed(at: app.now) }
        }
    }

    private func deadlinePassed(at now: FrameInstant) {
        for recognizer in recognizers { recognizer.timePassed(now) }
        sendFreeParts()
        endSessionIfOver()
        scheduleDeadline()
    }

    private func endSessionIfOver() {
        guard touches.isEmpty else { return }
        let waits = recognizers.contains { $0.deadline != nil && arbiter.phase(of: ObjectIdentifier($0)) == .possible }
        guard !waits else { return }
        for verdict in arbiter.finish() { carryOut(verdict) }
        sendFreeParts()
        let over = recognizers
        recognizers = []
        known = [:]
        related = []
        arbiter = Arbiter()
        for recognizer in over { recognizer.finish() }
    }

    /// Whether a touch that began here is still down.
    func isTracking(_ id: Int64) -> Bool { touches.contains { $0.id == id } }

    /// Ends the touches of a view that leaves the window. Chosen: the view's touches are cancelled, so that every touch
    /// that began ends.
    func cancelTouches(of view: UIView) { request(.viewLeft) { $0.view === view } }

    func cancelAll(in window: UIWindow) {
        for touch in touches {
            receive(
                PointerSample(
                    id: touch.id, phase: .cancelled, location: touch.windowLocation, time: window.appContext.now),
                in: window)
        }
    }
}
