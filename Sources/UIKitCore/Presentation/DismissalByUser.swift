import Foundation
import NavigationLogic

/// Dismissal by the user: a tap beside the presentation, or a pull. Calls of `dismiss` take another path.
extension PresentationStage {
    /// The delegates that are asked and notified, each with the presentation controller that it belongs to.
    private var listeners:
        [(delegate: any UIAdaptivePresentationControllerDelegate, presentation: UIPresentationController)]
    {
        let own = presentation.parts.delegate.map { ($0, presentation) }
        guard presentation !== source, let theirs = source.parts.delegate else { return own.map { [$0] } ?? [] }
        // A delegate of both is called with the one that the app made.
        guard let own, own.0 !== theirs else { return [(theirs, source)] }
        return [own, (theirs, source)]
    }

    var isModal: Bool { controller?.isModalHere ?? false }

    func mayBeSentAway() -> Bool {
        guard !isModal else { return false }
        return listeners.allSatisfy { listener in
            guard listener.delegate.presentationControllerShouldDismiss(listener.presentation) else { return false }
            guard let popover = listener.presentation as? UIPopoverPresentationController else { return true }
            return popover.delegate?.popoverPresentationControllerShouldDismissPopover(popover) ?? true
        }
    }

    func tellAttempt() {
        for listener in listeners { listener.delegate.presentationControllerDidAttemptToDismiss(listener.presentation) }
    }

    /// The user dismisses: carried out, or refused with a call of the delegate.
    func sendAway() {
        guard !phase.isLeaving else { return }
        guard mayBeSentAway() else { return tellAttempt() }
        leaveForUser()
    }

    /// Through the host's `dismiss`, which an app may override.
    /// - Parameter velocity: of the finger that has pulled it so far, in ways a second, toward where it rests.
    func leaveForUser(velocity: Double = 0) {
        guard let host, !phase.isLeaving else { return }
        request(.fling(velocity: velocity))
        let told = listeners
        for listener in told { listener.delegate.presentationControllerWillDismiss(listener.presentation) }
        // Unless a delegate has dismissed it: a host that presents nothing would be dismissed itself.
        guard host.presentation.presented === controller, !phase.isLeaving else { return }
        host.dismiss(animated: true) {
            // The user may have cancelled the dismissal.
            guard self.phase == .gone else { return }
            for listener in told {
                listener.delegate.presentationControllerDidDismiss(listener.presentation)
                guard let popover = listener.presentation as? UIPopoverPresentationController else { continue }
                popover.delegate?.popoverPresentationControllerDidDismissPopover(popover)
            }
        }
    }

    func tappedOutside() {
        guard presentation.leavesByTapOutside else { return }
        if let alert = controller as? UIAlertController { alert.cancel() } else { sendAway() }
    }
}

extension UIViewController {
    /// Documented: a controller makes the presentation that it is shown in modal, also from inside a container.
    fileprivate var isModalHere: Bool { isModalInPresentation || shownChildren.contains { $0.isModalHere } }
}
