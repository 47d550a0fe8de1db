import HostInterface
import NavigationLogic

/// The presentation that kept a window open at the user's last request to close the window.
@MainActor
struct ClosingState: AppPart {
    weak var asked: PresentationStage?
}

/// Requests of the user to close a window or to end the app. A presentation that is modal (`isModalInPresentation`)
/// keeps its window open, as it stays after a swipe, and its delegate is notified.
extension AppContext {
    /// Called when the user closes a desktop window.
    func closeByUser(_ id: WindowID) {
        guard mayClose(windows(in: id)) else { return }
        closeRequested(in: id)
    }

    /// Called when the user ends the app. A window that stays open comes to the front.
    func quitByUser() {
        let shown = windowsBackToFront.reversed()
        guard let kept = shown.first(where: { !mayClose([$0]) }) else { return closeRequested(in: nil) }
        kept.bringToFront()
        kept.hostWindow?.raise()
    }

    /// Notifies the delegate of a modal presentation.
    ///
    /// Chosen: a second request closes the window if the app has presented nothing in answer to the first. A window of
    /// an app without an answer could otherwise never be closed.
    private func mayClose(_ windows: [UIWindow]) -> Bool {
        for window in windows {
            guard let stage = window.modalStage else { continue }
            // The app is asking the user already.
            if stage.controller?.presentation.presented != nil { return false }
            if self[ClosingState.self].asked === stage { continue }
            self[ClosingState.self].asked = stage
            stage.notifyDismissalAttempt()
            return false
        }
        return true
    }
}

extension UIWindow {
    /// The frontmost modal presentation that is not about to leave.
    fileprivate var modalStage: PresentationStage? {
        var found: PresentationStage?
        var next = rootViewController?.presentation.presented
        while let controller = next, let stage = controller.presentationStage {
            if stage.isModal, !stage.phase.isLeaving { found = stage }
            next = controller.presentation.presented
        }
        return found
    }
}
