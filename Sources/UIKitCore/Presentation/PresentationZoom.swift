import Foundation
import NavigationLogic

/// A presented screen with a zoom transition, which the user may drag to dismiss.
extension PresentationStage: ZoomDragOwner {
    var zoomDragView: UIView? { stageView }

    /// Not of sheets, which the user pulls down anyway.
    var zoomed: (page: UIViewController, below: UIViewController)? {
        guard phase.isShown, !isMovedByApp, !isSheet, let host, let controller,
            host.presentation.presented === controller,
            controller.presentation.presented == nil,
            case .zoom? = controller.preferredTransition?.kind,
            controller.transitioningDelegate?.animationController(forDismissed: controller) == nil
        else { return nil }
        return (controller, asked ?? host)
    }

    var zoomMayLeave: Bool { mayBeSentAway() }

    /// The finger leads from now on, not from the end of the turn.
    func startLeaving() {
        leaveForUser()
        startIfWaiting()
    }

    /// A zoomed screen can be dragged by the user.
    func watchZoom() {
        guard case .zoom? = controller?.preferredTransition?.kind else { return }
        zoom.attach(to: stageView)
    }
}
