import CoreGraphics
import Diagnostics
import Foundation
import MotionLogic
import NavigationLogic
import QuartzCore

/// The context of a transition for the app's animator and gesture: its container, its timeline, and the state of both
/// sides.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    struct Party {
        let controller: UIViewController
        /// The view of this side; nil if the view takes no part in the transition.
        var view: UIView?
        var initialFrame = CGRect.zero
        var finalFrame = CGRect.zero
    }

    let animator: any UIViewControllerAnimatedTransitioning
    let interaction: (any UIViewControllerInteractiveTransitioning)?
    let timeline = Timeline(heldAt: 0)
    let containerView: UIView
    let from: Party?
    let to: Party?
    let presentationStyle: UIModalPresentationStyle
    weak var driver: TransitionDriver?
    private var course = AnimatorState()
    private(set) var fraction = 0.0
    /// The app's own animator, if it can be paused.
    private var interruptible: (any UIViewImplicitlyAnimating)?
    private var deadline: ScheduledWork?
    let isAnimated = true
    let targetTransform = CGAffineTransform.identity
    /// The duration in seconds.
    private(set) var duration = 0.0
    private let before: [(view: UIView, transform: CGAffineTransform, alpha: CGFloat)]

    init(_ customAnimator: CustomAnimator, from: Party?, to: Party?, container: UIView, style: UIModalPresentationStyle)
    {
        animator = customAnimator.animator
        interaction = customAnimator.interaction
        self.from = from
        self.to = to
        containerView = container
        presentationStyle = style
        before = [from?.view, to?.view].compactMap { $0 }.map { ($0, $0.transform, $0.alpha) }
        super.init()
        timeline.endsAtTarget = false
        timeline.onArrival = { [weak self] in self?.arrived() }
        duration = animator.plannedSeconds(using: self)
    }

    var isInteractive: Bool { course.isHeld }
    var transitionWasCancelled: Bool { course.isCancelled }
    var outcomeWithoutAnswer: TransitionOutcome { course.outcomeWithoutAnswer }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from?.controller : key == .to ? to?.controller : nil
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        key == .from ? from?.view : key == .to ? to?.view : nil
    }

    func initialFrame(for vc: UIViewController) -> CGRect { party(vc)?.initialFrame ?? .zero }
    func finalFrame(for vc: UIViewController) -> CGRect { party(vc)?.finalFrame ?? .zero }
    private func party(_ controller: UIViewController) -> Party? {
        [from, to].compactMap { $0 }.first { $0.controller === controller }
    }

    // MARK: Start

    var isPercentDriven: Bool { interaction is UIPercentDrivenInteractiveTransition }
    var isInterruptible: Bool { interruptible != nil }

    /// Starts interactively: the interaction controller moves the views or scrubs the animator.
    func startHeld() {
        course.hold()
        timeline.hold(at: 0)
        interaction?.startInteractiveTransition(self)
    }

    /// Starts as a timed transition.
    func startTimed() {
        if let percent = interaction as? UIPercentDrivenInteractiveTransition {
            percent.attach(self)
            startRiding()
            timeline.run(from: 0, to: 1, pace: .curve(.linear), duration: duration)
        } else {
            startAnimator()
            // The bar's own animation, stretched to the animator's duration.
            let spring = Spring.critical(omega: 18.257 * 0.5 / max(duration, 0.001))
            timeline.run(from: 0, to: 1, spring: spring, duration: duration)
        }
        expectAnswer(within: duration)
    }

    private func startAnimator() {
        interruptible = animator.ownInterruptibleAnimator(self)
        animator.animateTransition(using: self)
    }

    /// Controls the animator's time with the timeline, so that pausing the timeline pauses the animator.
    func startRiding() {
        interruptible = animator.ownInterruptibleAnimator(self)
        guard let interruptible else {
            containerView.layer.driveTime(of: timeline, duration: duration)
            return animator.animateTransition(using: self)
        }
        guard isInteractive else { return animator.animateTransition(using: self) }
        interruptible.pauseAnimation()
    }

    // MARK: The gesture

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        guard course.isOpen, isInteractive, percentComplete.isFinite else { return }
        fraction = min(max(Double(percentComplete), 0), 1)
        driver?.gestureMoved(to: fraction)
        if isPercentDriven { interruptible?.fractionComplete = CGFloat(fraction) }
    }

    func pauseInteractiveTransition() {
        guard course.isOpen, !isInteractive else { return }
        let now = containerView.appContext.now
        let present = interruptible.map { Double($0.fractionComplete) } ?? timeline.progress(at: now)
        fraction = min(max(present, 0), 1)
        guard driver?.gestureMayHold(at: fraction) == true else {
            return Log.once(
                "pauseInteractiveTransition: something else was asked for since the transition began, so it runs on")
        }
        course.hold()
        deadline?.cancel()
        interruptible?.pauseAnimation()
    }

    func finishInteractiveTransition() { release(.completed) }
    func cancelInteractiveTransition() { release(.cancelled) }

    private func release(_ outcome: TransitionOutcome) {
        if course.isOpen, isInteractive { driver?.gestureEnded(outcome, at: fraction) }
    }

    /// Called when the outcome is decided: the rest of the transition is timed.
    func settle(_ outcome: TransitionOutcome) {
        course.decide(outcome)
        let completes = outcome == .completed
        let speed = Double(interaction?.completionSpeed ?? 1)
        let target: Double = completes ? 1 : 0
        let left = abs(target - fraction) * duration / (speed.isFinite && speed > 0 ? speed : 1)
        let own = (interaction as? UIPercentDrivenInteractiveTransition)?.timingCurve
        let pace = own.map { TimedPace($0, duration: left) }
        let curve = interaction?.completionCurve ?? .easeInOut
        timeline.run(from: fraction, to: target, pace: pace?.pace ?? .curve(curve.cubic), duration: left)
        if isPercentDriven, let interruptible {
            interruptible.isReversed = !completes
            let parameters = own ?? UICubicTimingParameters(animationCurve: curve)
            interruptible.continueAnimation(
                withTimingParameters: parameters, durationFactor: duration > 0 ? CGFloat(left / duration) : 0)
        }
        expectAnswer(within: left)
    }

    private func arrived() {
        guard course.isOpen, isPercentDriven, interruptible == nil else { return }
        if transitionWasCancelled {
            // At the start again: the animator's animations are removed, and its completion is called with this result.
            containerView.layer.stopAnimationsBelow(completed: false)
        } else {
            containerView.layer.stopFollowingTime()
        }
    }

    // MARK: End

    private func expectAnswer(within seconds: Double) {
        deadline?.cancel()
        deadline = containerView.appContext.after(seconds + AnimatorState.grace) { [weak self] in
            guard let self, self.course.isOpen else { return }
            Log.once(
                """
                \(type(of: self.animator)): the transition was to take \(self.duration) seconds and has not \
                ended; call completeTransition(_:) when its animation has
                """
            )
            self.driver?.animatorIsOverdue()
        }
    }

    func completeTransition(_ didComplete: Bool) {
        switch course.answer(didComplete ? .completed : .cancelled) {
        case .counts(let outcome, let contradicts):
            if contradicts {
                Log.once(
                    """
                    \(type(of: animator)): completeTransition(\(didComplete)) where transitionWasCancelled is \
                    \(transitionWasCancelled); pass !transitionWasCancelled
                    """
                )
            }
            driver?.animatorEnded(outcome)
        case .late:
            Log.once(
                """
                \(type(of: animator)): completeTransition(_:) was called when the transition had ended already; \
                call it once for each transition
                """
            )
        case .isNotNeeded:
            break
        }
    }

    /// Ends the transition, after the animator's call or without it.
    func close(_ outcome: TransitionOutcome) {
        let completed = outcome == .completed
        course.close(outcome)
        deadline?.cancel()
        if let interruptible, interruptible.state == .active {
            interruptible.stopAnimation(false)
            interruptible.finishAnimation(at: completed ? .end : .start)
        }
        containerView.layer.stopAnimationsBelow(completed: completed)
        // The container of a presentation stays in the window and uses its own time again.
        containerView.layer.stopFollowingTime()
        timeline.end()
        if !completed {
            // Chosen: both screens are restored even if the animator does not restore them.
            for one in before {
                one.view.transform = one.transform
                one.view.alpha = one.alpha
            }
        }
        course.end()
        animator.animationEnded(completed)
    }
}
