package import UIKit

/// Fades in a new page within a second, like an animator of an app.
@MainActor
package final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    package enum Ending { case once, twice, never, cancelled, atOnce }

    package var duration = 1.0
    package var ending = Ending.once
    package var usesPropertyAnimator = false
    package var ended: [Bool] = []
    package private(set) weak var context: (any UIViewControllerContextTransitioning)?
    /// Called with the context when the animation starts.
    package var onStart: ((any UIViewControllerContextTransitioning) -> Void)?

    package func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    { duration }

    package func animateTransition(using context: any UIViewControllerContextTransitioning) {
        self.context = context
        onStart?(context)
        guard let to = context.view(forKey: .to), let controller = context.viewController(forKey: .to) else { return }
        to.frame = context.finalFrame(for: controller)
        to.alpha = 0
        context.containerView.addSubview(to)
        if ending == .atOnce {
            to.alpha = 1
            return context.completeTransition(true)
        }
        if usesPropertyAnimator {
            let animator = UIViewPropertyAnimator(duration: duration, curve: .linear) { to.alpha = 1 }
            animator.addCompletion { [weak self] _ in self?.done(context) }
            return animator.startAnimation()
        }
        UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
            to.alpha = 1
        } completion: { [weak self] _ in
            self?.done(context)
        }
    }

    private func done(_ context: any UIViewControllerContextTransitioning) {
        switch ending {
        case .once, .atOnce: context.completeTransition(!context.transitionWasCancelled)
        case .twice:
            context.completeTransition(!context.transitionWasCancelled)
            context.completeTransition(!context.transitionWasCancelled)
        case .never: break
        case .cancelled: context.completeTransition(false)
        }
    }

    package func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

/// The same with an animator that can be paused.
@MainActor
package final class InterruptibleFade: NSObject, UIViewControllerAnimatedTransitioning {
    private var animator: UIViewPropertyAnimator?

    package func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    { 1 }

    package func animateTransition(using context: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: context).startAnimation()
    }

    package func interruptibleAnimator(using context: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
    {
        if let animator { return animator }
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        if let to = context.view(forKey: .to) {
            to.alpha = 0
            context.containerView.addSubview(to)
            animator.addAnimations { to.alpha = 1 }
        }
        animator.addCompletion { [weak self] _ in
            self?.animator = nil
            context.completeTransition(!context.transitionWasCancelled)
        }
        self.animator = animator
        return animator
    }
}

/// Returns the objects of a test.
@MainActor
package final class TransitionDelegate: NSObject, UINavigationControllerDelegate {
    package var animator: (any UIViewControllerAnimatedTransitioning)?
    package var interaction: (any UIViewControllerInteractiveTransitioning)?
    package var asked: [String] = []
    package var shown: [String] = []

    package func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        asked.append("\(operation) \(fromVC.title ?? "") to \(toVC.title ?? "")")
        return animator
    }

    package func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    package func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        shown.append(viewController.title ?? "")
    }
}
