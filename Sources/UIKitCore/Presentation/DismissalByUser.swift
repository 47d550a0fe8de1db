import Foundation
import NavigationLogic

/// Dismissal by the user: with a tap beside the presentation, or with a pull. Calls of `dismiss` use other code.
extension PresentationStage {
    /// The delegates to call, each with its presentation controller.
    private var listeners:
        [(delegate: any UIAdaptivePresentationControllerDelegate, presentation: UIPresentationController)]
    {
        let own = presentation.parts.delegate.map { ($0, presentation) }
        guard presentation !== source, let theirs = source.parts.delegate else { return own.map { [$0] } ?? [] }
        // If both presentation controllers have the same delegate, the delegate is called with the presentation
        // controller that the app created.
        guard let own, own.0 !== theirs else { return [(theirs, source)] }
        return [own, (theirs, source)]
    }

    var isModal: Bool { controller?.isModalHere ?? false }

    func mayDismissByUser() -> Bool {
        guard !isModal else { return false }
        return listeners.allSatisfy { listener in
            listener.delegate.presentationControllerShouldDismiss(listener.presentation)
                && listener.presentation.mayDismissByUser()
        }
    }

    func notifyDismissalAttempt() {
        for listener in listeners { listener.delegate.presentationControllerDidAttemptToDismiss(listener.presentation) }
    }

    /// Dismisses the presentation for the user, or calls the delegate if dismissal is prevented.
    func attemptDismissalByUser() {
        guard !phase.isLeaving else { return }
        guard mayDismissByUser() else { return notifyDismissalAttempt() }
        dismissByUser()
    }

    /// Dismisses the presentation with the host's `dismiss`, which an app may override.
    /// - Parameter velocity: of the finger at the end of the pull, in fractions of the full distance per second;
    ///   positive toward the resting position.
    func dismissByUser(velocity: Double = 0) {
        guard let host, !phase.isLeaving else { return }
        request(.fling(velocity: velocity))
        let notified = listeners
        for listener in notified { listener.delegate.presentationControllerWillDismiss(listener.presentation) }
        // Not if a delegate has dismissed the presentation: a host without a presentation would dismiss itself.
        guard host.presentation.presented === controller, !phase.isLeaving else { return }
        host.dismiss(animated: true) {
            // The user may have cancelled the dismissal.
            guard self.phase == .gone else { return }
            for listener in notified {
                listener.delegate.presentationControllerDidDismiss(listener.presentation)
                listener.presentation.dismissedByUser()
            }
        }
    }

    func tappedOutside() {
        guard presentation.isDismissedByTapOutside else { return }
        if controller?.cancelByTap() != true { attemptDismissalByUser() }
    }
}

extension UIViewController {
    /// Documented (UIViewController.h): a controller makes the presentation that contains the controller modal.
    /// Derived: also from inside a container.
    fileprivate var isModalHere: Bool { isModalInPresentation || shownChildren.contains { $0.isModalHere } }
}
