import Foundation

extension UIResponder: ResponderInWindow {
    var isFirstInWindow: Bool { responderWindow?.firstResponder === self }

    var frameInWindow: CGRect? { (self as? UIView).map { $0.convert($0.bounds, to: nil) } }

    func claimFirstResponder() -> Bool {
        guard canBecomeFirstResponder, let window = responderWindow else { return false }
        return window.makeFirstResponder(self)
    }

    func resignAsFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder, let window = responderWindow else { return false }
        window.firstResponder = nil
        window.resignedResponder = self
        window.setNeedsLayout()
        return true
    }

    /// The window of the nearest view or controller from this responder up the chain.
    var responderWindow: UIWindow? {
        var responder: UIResponder? = self
        while let current = responder {
            if let view = current as? UIView { return view.window }
            if let controller = current as? UIViewController { return controller.viewIfLoaded?.window }
            responder = current.next
        }
        return nil
    }
}

extension UIWindow {
    fileprivate func makeFirstResponder(_ responder: UIResponder) -> Bool {
        if firstResponder === responder { return true }
        if let old = firstResponder, !old.resignFirstResponder() { return false }
        // The former first responder may have made another responder first, or removed this responder from the window.
        guard firstResponder == nil, responder.responderWindow === self else { return firstResponder === responder }
        firstResponder = responder
        setNeedsLayout()
        return true
    }
}
