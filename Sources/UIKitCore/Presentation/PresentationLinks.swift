import Foundation

/// The references between presenting and presented controllers.
extension PresentationStage {
    /// Whether the host has no other presentation.
    var mayReturn: Bool {
        host.map { $0.presentation.presented == nil || $0.presentation.presented === controller } ?? false
    }

    func link() {
        guard let host, let controller else { return }
        forgetLeaving()
        host.setPresented(controller)
        controller.presentation.presenting = host
    }

    func unlink() {
        guard let controller, controller.presentationStage === self else { return }
        if isDismissedInChain, let above = controller.presentation.presented?.presentationStage {
            return joinAbove(above, controller)
        }
        if let host, controller.presentation.presenting === host {
            host.presentation.leaving = controller
            controller.presentation.left = host
            if host.presentation.presented === controller { host.setPresented(nil) }
        }
        if controller.presentation.presenting === host { controller.presentation.presenting = nil }
    }

    /// Removes the controller from a chain: its host then presents the controller that it presented.
    private func joinAbove(_ above: PresentationStage, _ controller: UIViewController) {
        controller.presentation.presenting = nil
        guard let host, let next = above.controller else { return }
        // The view of the removed controller is not inserted again; the view below is.
        above.setHost(host, covered: cover)
        cover = .none
        if host[PresentationPart.self].stepper === self, above.isSheet { host[PresentationPart.self].stepper = above }
        next.presentation.presenting = host
        host.setPresented(next)
        controller.setPresented(nil)
    }

    func forgetLeaving() {
        guard let controller, controller.presentation.left === host else { return }
        controller.presentation.left = nil
        if host?.presentation.leaving === controller { host?.presentation.leaving = nil }
    }
}
