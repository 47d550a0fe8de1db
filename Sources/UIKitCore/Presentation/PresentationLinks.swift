import Foundation

/// Who presents whom, as both controllers know it.
extension PresentationStage {
    /// Whether nothing else has taken the place at the host.
    var mayReturn: Bool { host.map { $0.presentation.presented == nil || $0.presentation.presented === controller } ?? false }

    func link() {
        guard let host, let controller else { return }
        forgetLeaving()
        host.setPresented(controller)
        controller.presentation.presenting = host
    }

    func unlink() {
        guard let controller, controller.presentation.stage === self else { return }
        if let host, host.presentation.presented === controller {
            host.presentation.leaving = controller
            controller.presentation.left = host
            host.setPresented(nil)
        }
        if controller.presentation.presenting === host { controller.presentation.presenting = nil }
    }

    func forgetLeaving() {
        guard let controller, controller.presentation.left === host else { return }
        controller.presentation.left = nil
        if host?.presentation.leaving === controller { host?.presentation.leaving = nil }
    }
}
