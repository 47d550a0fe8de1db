import Foundation
import NavigationLogic

/// A presented screen with a zoom transition. The user can dismiss the screen with a drag.
extension PresentationStage: ZoomDragOwner {
    var zoomDragView: UIView? { stageView }

    /// The zoomed page and the page below. Nil for sheets, which the user pulls down.
    var zoomed: (page: UIViewController, below: UIViewController)? {
        guard phase.isShown, !isMovedByApp, !isSheet, let host, let controller,
            host.presentation.presented === controller,
            controller.presentation.presented == nil,
            case .zoom? = controller.preferredTransition?.kind,
            controller.transitioningDelegate?.animationController(forDismissed: controller) == nil
        else { return nil }
        return (controller, asked ?? host)
    }

    var zoomMayBegin: Bool { mayDismissByUser() }

    /// Tracks the finger from now on, not from the end of the turn.
    func startLeaving() {
        dismissByUser()
        startIfWaiting()
    }

    /// Adds the recognizer with which the user drags a zoomed screen.
    func watchZoom() {
        guard case .zoom? = controller?.preferredTransition?.kind else { return }
        zoom.attach(to: stageView)
    }
}
