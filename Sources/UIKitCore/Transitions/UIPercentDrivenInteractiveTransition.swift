import Diagnostics
public import Foundation
import QuartzCore

/// An interaction controller that scrubs an animator to a fraction. Return an instance as the interaction controller,
/// and report the gesture's progress to it.
///
/// The animator's `UIView` animations and property animators in the container are scrubbed to the fraction, and so is
/// the bar. Outside of its transition, the methods have no effect.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private weak var context: TransitionContext?

    public override init() { super.init() }

    /// The duration of the whole transition in seconds; 0 without a transition.
    open var duration: CGFloat { CGFloat(context?.duration ?? 0) }
    /// The progress that was last set, in `0 ... 1`.
    open private(set) var percentComplete: CGFloat = 0
    /// The factor of the speed after the end of the gesture. 1 by default.
    open var completionSpeed: CGFloat = 1
    /// The timing curve after the end of the gesture. `.easeInOut` by default.
    open var completionCurve: UIView.AnimationCurve = .easeInOut
    /// Replaces ``completionCurve``; nil by default.
    open var timingCurve: (any UITimingCurveProvider)? { didSet { keeping(oldValue) {} } }
    /// Whether the transition begins under the gesture's control. True by default; otherwise it begins timed, and
    /// ``pause()`` interrupts it.
    open var wantsInteractiveStart = true

    /// Interrupts a timed transition.
    open func pause() {
        startScheduled()
        context?.pauseInteractiveTransition()
        if let context { percentComplete = CGFloat(context.fraction) }
    }

    /// Sets the progress, limited to 0…1.
    open func update(_ percentComplete: CGFloat) {
        startScheduled()
        guard percentComplete.isFinite, let context, context.isInteractive else { return }
        self.percentComplete = min(max(percentComplete, 0), 1)
        context.updateInteractiveTransition(percentComplete)
    }

    /// Ends the gesture's control; the transition runs to its end.
    open func finish() {
        startScheduled()
        context?.finishInteractiveTransition()
    }
    /// Ends the gesture's control; the transition runs back to its start.
    open func cancel() {
        startScheduled()
        context?.cancelInteractiveTransition()
    }

    /// Starts a transition that was requested in the same turn, so that a gesture can control it. Without this call, a
    /// gesture that ends in that turn would leave the transition paused forever, as in UIKit.
    private func startScheduled() {
        guard context == nil else { return }
        let app = AppContext.current
        app.startPresentations()
        app.startScheduledTransitions()
    }

    /// Called by UIKit. Overrides call super.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext else {
            Log.once(
                """
                UIPercentDrivenInteractiveTransition scrubs UIKit's own transitions; \
                \(type(of: transitionContext)) is none
                """
            )
            return
        }
        attach(context)
        context.startRiding()
    }

    func attach(_ context: TransitionContext) {
        self.context = context
        percentComplete = 0
    }
}
