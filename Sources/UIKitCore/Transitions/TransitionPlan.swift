import Foundation
import MotionLogic

/// The animator of a transition, if the app supplies one, and the object with which a gesture controls it.
struct CustomAnimator {
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
    ) -> CustomAnimator? {
        if let animator { return CustomAnimator(animator: animator, interaction: interaction(animator)) }
        if let drag { return CustomAnimator(animator: drag, interaction: drag) }
        return preferred().map { CustomAnimator(animator: $0, interaction: nil) }
    }
}

/// The values that are known before a transition begins.
@MainActor
struct TransitionPlan {
    let customAnimator: CustomAnimator?
    /// The values for the coordinator.
    let seen: TimelineCoordinator.Plan

    /// - Parameters:
    ///   - duration: of UIKit's own animation, in seconds.
    ///   - startsHeld: whether a gesture controls UIKit's own animation.
    init(
        _ customAnimator: CustomAnimator?, isAnimated: Bool = true, duration: Double = TimedSpring.navigation.duration,
        style: UIModalPresentationStyle = .none, startsHeld: Bool = false
    ) {
        var seen = TimelineCoordinator.Plan()
        seen.isAnimated = isAnimated
        seen.duration = duration
        seen.style = style
        seen.startsHeld = startsHeld
        if let customAnimator {
            seen.duration = customAnimator.animator.plannedSeconds(using: nil)
            seen.startsHeld = customAnimator.interaction?.wantsInteractiveStart ?? false
            seen.isInterruptible = customAnimator.interaction is UIPercentDrivenInteractiveTransition
            seen.curve = customAnimator.interaction?.completionCurve ?? .easeInOut
        }
        self.customAnimator = customAnimator
        self.seen = seen
    }
}

extension UIViewControllerAnimatedTransitioning {
    /// The duration from the app in seconds; 0 if it is not a valid duration.
    func plannedSeconds(using context: (any UIViewControllerContextTransitioning)?) -> Double {
        let seconds = transitionDuration(using: context)
        return seconds.isFinite ? max(seconds, 0) : 0
    }
}
