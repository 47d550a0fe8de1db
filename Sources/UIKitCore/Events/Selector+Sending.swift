import Foundation
import ObjectiveCRuntime

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
}
