import Foundation

extension Selector {
    /// Sends the action to `target`. Without a target, sends the action to the first responder with the method, from
    /// `view` up the chain.
    /// - Returns: whether a method was called.
    @MainActor @discardableResult
    func send(to target: AnyObject?, from view: UIView?, sender: Any?, event: UIEvent? = nil) -> Bool {
        if let target { return report(call(target, [sender, event]), target) }
        var responder: UIResponder? = view
        while let current = responder {
            if case .answered = call(current, [sender, event]) { return true }
            responder = current.next
        }
        return false
    }

    /// Logs the reason if no method was called.
    /// - Returns: whether a method was called.
    @discardableResult
    func report(_ outcome: SelectorMessage.Outcome, _ target: Any) -> Bool {
        switch outcome {
        case .answered: return true
        case .unknown:
            Log.once(
                """
                the action "\(name)" is a name without a method and cannot be sent here; give \
                Selector("\(name)", Class.method), or a UIAction with a closure
                """
            )
        case .wrongTarget:
            Log.once("the action \"\(name)\" does not fit \(type(of: target)); give a method of that class")
        case .wrongArgument(let place, let wanted):
            Log.once(
                """
                the action "\(name)" of \(type(of: target)) takes \(wanted) as argument \(place + 1), and gets \
                something else
                """
            )
        }
        return false
    }
}
