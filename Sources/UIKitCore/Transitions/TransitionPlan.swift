import Foundation
import MotionLogic

/// Who moves a transition, where that is the app: its animator, and the object by which a gesture drives it.
struct TransitionMover {
    let animator: any UIViewControllerAnimatedTransitioning
    let interaction: (any UIViewControllerInteractiveTransitioning)?

    /// Asks in UIKit's order: a delegate for its animator and, where it has one, for the gesture; else the drag that
    /// leads the transition; else the screen's preferred transition.
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

/// What is known of a transition before it begins.
@MainActor
struct TransitionPlan {
    let mover: TransitionMover?
    /// What its coordinator says.
    let seen: TimelineCoordinator.Plan

    /// - Parameters:
    ///   - duration: of UIKit's own motion, in seconds.
    ///   - startsHeld: whether a finger leads UIKit's own motion.
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
    /// Seconds: what the app answers, where that is a duration at all.
    func plannedSeconds(using context: (any UIViewControllerContextTransitioning)?) -> Double {
        let wish = transitionDuration(using: context)
        return wish.isFinite ? max(wish, 0) : 0
    }
}
