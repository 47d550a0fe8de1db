public import Foundation

/// Scrubs an animator by a fraction: hand one out as the interaction controller, and tell it what your gesture does.
///
/// The animator's `UIView` animations and property animators in the container follow the fraction, and so does the bar.
/// What is asked before the transition has begun counts as soon as it begins.
@MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private weak var context: TransitionContext?
    private var early = EarlyWishes()

    private struct EarlyWishes {
        var fraction: CGFloat?
        var completes: Bool?
    }

    public override init() { super.init() }

    /// Seconds of the whole transition; 0 without one.
    open var duration: CGFloat { CGFloat(context?.duration ?? 0) }
    /// 0…1, as last updated.
    open private(set) var percentComplete: CGFloat = 0
    open var completionSpeed: CGFloat = 1
    open var completionCurve: UIView.AnimationCurve = .easeInOut
    /// Takes the place of ``completionCurve``.
    open var timingCurve: (any UITimingCurveProvider)?
    open var wantsInteractiveStart = true

    /// Takes hold of a transition that runs by time.
    open func pause() {
        context?.pauseInteractiveTransition()
        if let context { percentComplete = CGFloat(context.fraction) }
    }

    open func update(_ percentComplete: CGFloat) {
        guard percentComplete.isFinite else { return }
        self.percentComplete = min(max(percentComplete, 0), 1)
        if let context { context.updateInteractiveTransition(percentComplete) } else { early.fraction = percentComplete }
    }

    open func finish() { end(completes: true) }
    open func cancel() { end(completes: false) }

    private func end(completes: Bool) {
        guard let context else { return early.completes = completes }
        completes ? context.finishInteractiveTransition() : context.cancelInteractiveTransition()
    }

    /// Called by UIKit. Overrides call super.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext else {
            Log.once("UIPercentDrivenInteractiveTransition scrubs UIKit's own transitions; \(type(of: transitionContext)) is none")
            return
        }
        attach(context)
        context.startRiding()
        let wishes = early
        early = EarlyWishes()
        if let fraction = wishes.fraction { update(fraction) }
        if let completes = wishes.completes { end(completes: completes) }
    }

    func attach(_ context: TransitionContext) {
        self.context = context
        percentComplete = 0
    }
}
