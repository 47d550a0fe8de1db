import CoreGraphics
import Foundation
import HostInterface

extension UIWindow {
    /// Assigns the window's touches to views and recognizers.
    var touchRouter: TouchRouter { parts.box(TouchRouter.self).part }

    func route(_ event: UIEvent) {
        if let motion = event as? MotionEvent { return motion.send(in: self) }
        let stage = menuStage
        touchRouter.send(event, in: self)
        // A menu that was open before tracks the finger that opened it; a menu that opens now starts with the next
        // move.
        if let stage { event.touches.forEach { stage.track($0) } }
    }

    func cancelTouches() { touchRouter.cancelAll(in: self) }

    func viewLeaves(_ view: UIView) {
        touchRouter.cancelTouches(of: view)
        if menuSource == ObjectIdentifier(view) { menuSourceRemoved() }
        knownFocusSystem?.viewLeaves(view)
    }

    func tap(_ view: UIView) { tap(at: view.accessibilityActivationPoint) }

    /// Taps at a point of the window.
    func tap(at point: CGPoint) {
        for phase in [PointerSample.Phase.began, .ended] {
            touchRouter.receive(
                // No touch of a host has a negative number.
                PointerSample(id: -1, phase: phase, location: point, time: appContext.now), in: self)
        }
    }
}
