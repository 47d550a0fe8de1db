import Diagnostics

extension Selector {
    /// Logs the reason why a message was not sent.
    /// - Returns: whether a method was called.
    @discardableResult
    package func report(_ outcome: SelectorMessage.Outcome, _ target: Any) -> Bool {
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
