import Foundation
import ObjectiveCRuntime

extension Selector {
    /// Sends the action to `target`. Without a target, sends the action to the first responder with the method, from
    /// `responder` up the chain.
    /// - Returns: whether a method was called.
    @MainActor @discardableResult
    func send(to target: AnyObject?, from responder: UIResponder?, sender: Any?, event: UIEvent? = nil) -> Bool {
        if let target { return report(call(target, [sender, event]), target) }
        var next = responder
        while let current = next {
            if case .answered = call(current, [sender, event]) { return true }
            next = current.next
        }
        return false
    }
}
