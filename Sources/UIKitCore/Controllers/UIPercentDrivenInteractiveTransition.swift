public import Foundation
import QuartzCore

/// Scrubs an animator by a fraction: hand one out as the interaction controller, and tell it what your gesture does.
///
/// The animator's `UIView` animations and property animators in the container follow the fraction, and so does the bar.
/// Without a transition that it began, it does nothing.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private weak var context: TransitionContext?

    public override init() { super.init() }

    /// Seconds of the whole transition; 0 without one.
    open var duration: CGFloat { CGFloat(context?.duration ?? 0) }
    /// 0…1, as last updated.
    open private(set) var percentComplete: CGFloat = 0
    open var completionSpeed: CGFloat = 1
    open var completionCurve: UIView.AnimationCurve = .easeInOut
    /// Takes the place of ``completionCurve``.
    open var timingCurve: (any UITimingCurveProvider)? { didSet { keeping(oldValue) {} } }
    open var wantsInteractiveStart = true

    /// Takes hold of a transition that runs by time.
    open func pause() {
        startScheduled()
        context?.pauseInteractiveTransition()
        if let context { percentComplete = CGFloat(context.fraction) }
    }

    open func update(_ percentComplete: CGFloat) {
        startScheduled()
        guard percentComplete.isFinite, let context, context.isInteractive else { return }
        self.percentComplete = min(max(percentComplete, 0), 1)
        context.updateInteractiveTransition(percentComplete)
    }

    open func finish() {
        startScheduled()
        context?.finishInteractiveTransition()
    }
    open func cancel() {
        startScheduled()
        context?.cancelInteractiveTransition()
    }

    /// A gesture may drive the transition in the very turn that asks for it. Without this a gesture that ends in that turn would leave the
    /// transition held for good, as it does in UIKit.
    private func startScheduled() {
        if context == nil { AppContext.current.startScheduledTransitions() }
    }

    /// Called by UIKit. Overrides call super.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext else {
            Log.once("UIPercentDrivenInteractiveTransition scrubs UIKit's own transitions; \(type(of: transitionContext)) is none")
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
