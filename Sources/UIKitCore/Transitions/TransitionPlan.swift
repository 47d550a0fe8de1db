import Foundation
import MotionLogic

/// The animator of a transition, if the app supplies one, and the object with which a gesture controls it.
struct TransitionMover {
    let animator: any UIViewControllerAnimatedTransitioning
    let interaction: (any UIViewControllerInteractiveTransitioning)?

    /// Finds the animator in UIKit's order: the delegate's animator and, with it, its interaction controller; otherwise
    /// the drag that controls the transition; otherwise the screen's preferred transition.
    @MainActor
    static func asked(
        _ animator: (any UIViewControllerAnimatedTransitioning)?,
        interaction: (any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)?,
        drag: ZoomDrag? = nil,
        preferred: () -> (any UIViewControllerAnimatedTransitioning)? = { nil }
    ) -> TransitionMover? {
        if let animator { return TransitionMover(animator: animator, interaction: interaction(animator)) }
        if let drag { return TransitionMover(animator: drag, interaction: drag) }
        return preferred().map { TransitionMover(animator: $0, interaction: nil) }
    }
}

/// The values that are known before a transition begins.
@MainActor
struct TransitionPlan {
    let mover: TransitionMover?
    /// The values for the coordinator.
    let seen: TimelineCoordinator.Plan

    /// - Parameters:
    ///   - duration: of UIKit's own animation, in seconds.
    ///   - startsHeld: whether a gesture controls UIKit's own animation.
    init(
        _ mover: TransitionMover?, isAnimated: Bool = true, duration: Double = TimedSpring.navigation.duration,
        style: UIModalPresentationStyle = .none, startsHeld: Bool = false
    ) {
        var seen = TimelineCoordinator.Plan()
        seen.isAnimated = isAnimated
        seen.duration = duration
        seen.style = style
        seen.startsHeld = startsHeld
        if let mover {
            seen.duration = mover.animator.plannedSeconds(using: nil)
            seen.startsHeld = mover.interaction?.wantsInteractiveStart ?? false
            seen.isInterruptible = mover.interaction is UIPercentDrivenInteractiveTransition
            seen.curve = mover.interaction?.completionCurve ?? .easeInOut
        }
        self.mover = mover
        self.seen = seen
    }
}

extension UIViewControllerAnimatedTransitioning {
    /// The duration from the app in seconds; 0 if it is not a valid duration.
    func plannedSeconds(using context: (any UIViewControllerContextTransitioning)?) -> Double {
        let wish = transitionDuration(using: context)
        return wish.isFinite ? max(wish, 0) : 0
    }
}
