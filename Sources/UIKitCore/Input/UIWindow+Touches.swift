import Foundation

extension UIWindow {
    /// Assigns the window's touches to views and recognizers.
    var touchRouter: TouchRouter { parts.box(TouchRouter.self).part }

    func route(_ event: UIEvent) {
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
    }
}
