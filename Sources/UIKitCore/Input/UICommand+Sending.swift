import Diagnostics
import ObjectiveCRuntime

extension UICommand: SentCommand {
    func send(to target: Any?, from sender: Any?) {
        let window = UIApplication.shared.keyWindow
        let first = window?.firstResponder ?? sender as? UIResponder ?? window?.eventResponder
        let found = target ?? first?.target(forAction: action, withSender: self)
        guard let found else {
            return Log.once("UICommand: nothing up the responder chain performs \"\(action.name)\"")
        }
        UIApplication.shared.sendAction(action, to: found, from: self, for: nil)
    }
}
