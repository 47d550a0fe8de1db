import UIKit

/// An animation whose steps subclasses may give as an animator.
open class SlideAnimation: NSObject, UIViewControllerAnimatedTransitioning {
    public func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.2 }
    open func animateTransition(using context: UIViewControllerContextTransitioning) { context.completeTransition(true) }
}

open class PausableSlideAnimation: SlideAnimation {
    public private(set) var madeCount = 0

    open override func animateTransition(using context: UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: context).startAnimation()
    }

    open func interruptibleAnimator(using context: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
        madeCount += 1
        let animator = UIViewPropertyAnimator(duration: transitionDuration(using: context), curve: .linear)
        animator.addCompletion { _ in context.completeTransition(true) }
        return animator
    }
}
