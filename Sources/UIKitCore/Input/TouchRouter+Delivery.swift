import Decisions
import FrameTime
import GestureLogic

/// A part of a touch that is delayed.
struct HeldPart {
    let touch: UITouch
    let part: TouchMachine.Part
}

/// An effect of a touch's machine.
struct TouchDelivery {
    let effect: TouchMachine.Effect
    let touch: UITouch
    /// The event that the app got; nil for a call later than the event.
    let event: UIEvent?
}

/// Touches reach their views. ``TouchMachine`` decides, and contains no app code; a view gets a touch after the calls
/// that are in progress.
extension TouchRouter {
    /// Passes a touch to its recognizers and to its view.
    func deliver(_ touch: UITouch, _ event: UIEvent) {
        let isRead = touch.isRead
        if !isRead { notifyRecognizers(touch, event) }
        guard touch.view?.window != nil else { return }
        request(isRead ? .resent : arrival(of: touch), of: touch, event)
        // A recognizer may have been disabled since the last sample.
        sendFreeParts()
    }

    private func arrival(of touch: UITouch) -> TouchMachine.Request {
        switch touch.phase {
        case .began: .began(isDelayed: isDelayed(touch, .beginning))
        case .moved, .stationary: .moved
        case .ended: .ended(isDelayed: isDelayed(touch, .end))
        default: .cancelled
        }
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

    // MARK: Requests

    /// The single entry point for changes of a touch's delivery.
    func request(
        _ request: TouchMachine.Request, of touch: UITouch, _ event: UIEvent? = nil,
        _ order: EffectRunner<TouchDelivery>.Order = .last
    ) {
        let effects = touch.delivery.handle(request, tracedAs: "touch", of: touch)
        guard !effects.isEmpty else { return }
        runner.add(effects.map { TouchDelivery(effect: $0, touch: touch, event: event) }, order)
        performEffects()
    }

    /// Makes the same request for several touches, before a view is called.
    func request(_ request: TouchMachine.Request, where isMeant: (UITouch) -> Bool) {
        guard !touches.isEmpty || !held.isEmpty else { return }
        runner.hold {
            for touch in touches where isMeant(touch) { self.request(request, of: touch) }
            for part in held where isMeant(part.touch) { self.request(request, of: part.touch) }
        }
        performEffects()
    }

    private func performEffects() {
        guard !runner.isBusy else { return }
        runner.run { perform($0) }
        sendFreeParts()
    }

    /// Sends the parts that no recognizer delays any longer, in the order of the samples.
    func sendFreeParts() {
        guard !held.isEmpty, !runner.isBusy else { return }
        for part in held where part.touch.delivery.isNext(part.part) {
            if part.touch.view?.window == nil {
                request(.viewLeft, of: part.touch)
            } else if !isDelayed(part.touch, part.part) {
                request(.free(part.part), of: part.touch)
            }
        }
        held.removeAll { !$0.touch.delivery.holds($0.part) }
    }

    private func isDelayed(_ touch: UITouch, _ part: TouchMachine.Part) -> Bool {
        (touch.gestureRecognizers ?? []).contains { recognizer in
            guard arbiter.phase(of: ObjectIdentifier(recognizer)) == .possible else { return false }
            switch part {
            case .beginning: return recognizer.delaysTouchesBegan
            case .end: return recognizer.delaysTouchesEnded && recognizer.deadline != nil
            }
        }
    }

    // MARK: Effects

    private func perform(_ delivery: TouchDelivery) {
        let touch = delivery.touch
        touch.tracedApp?.trace?.add("touch", touch, effect: delivery.effect)
        if case .hold(let part) = delivery.effect { return held.append(HeldPart(touch: touch, part: part)) }
        guard let view = touch.view else { return }
        let event = delivery.event ?? UIEvent(touch)
        switch delivery.effect {
        case .hold: break
        case .ask:
            let allows = allowsBeginning(of: touch, in: view, event)
            request(allows ? .allowed : .refused, of: touch, delivery.event, .next)
        case .begin: pass(touch, as: .began) { view.touchesBegan([touch], with: event) }
        case .move: pass(touch, as: .moved) { view.touchesMoved([touch], with: event) }
        case .end: pass(touch, as: .ended) { view.touchesEnded([touch], with: event) }
        case .cancel: pass(touch, as: .cancelled) { view.touchesCancelled([touch], with: event) }
        case .resend: resend(touch, to: view, event)
        }
    }

    /// Returns whether all surrounding scroll views allow the touch to begin.
    private func allowsBeginning(of touch: UITouch, in view: UIView, _ event: UIEvent) -> Bool {
        var next = view.superview
        while let current = next {
            if let scroll = current as? UIScrollView, !scroll.touchesShouldBegin([touch], with: event, in: view) {
                return false
            }
            next = current.superview
        }
        return true
    }

    private func resend(_ touch: UITouch, to view: UIView, _ event: UIEvent) {
        switch touch.phase {
        case .began: view.touchesBegan([touch], with: event)
        case .moved, .stationary: view.touchesMoved([touch], with: event)
        case .ended: view.touchesEnded([touch], with: event)
        default: view.touchesCancelled([touch], with: event)
        }
    }

    /// Calls the view of a touch, possibly later than the event, or for another reason. During the call the touch has
    /// the phase of the call.
    private func pass(_ touch: UITouch, as phase: UITouch.Phase, _ call: () -> Void) {
        let former = touch.phase
        guard former != phase else { return call() }
        touch.phase = phase
        call()
        touch.phase = former
    }
}

extension UITouch: TracedOwner {
    var tracedApp: AppContext? { window?.appContext }
}

extension UIEvent {
    /// Creates an event for a touch whose own event is over.
    fileprivate convenience init(_ touch: UITouch) {
        self.init()
        touches = [touch]
        timestamp = touch.timestamp
    }
}
