import UIKit

/// Presents a screen over the whole window, which grows from the center.
class RiseSegue: UIStoryboardSegue, UIViewControllerTransitioningDelegate {
    override func perform() {
        destination.modalPresentationStyle = .fullScreen
        // The presentation retains the segue until the screen is dismissed.
        destination.transitioningDelegate = self
        RiseSegue.running = self
        source.present(destination, animated: UIView.areAnimationsEnabled) { RiseSegue.running = nil }
    }

    private static var running: RiseSegue?

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        return RiseAnimator()
    }
}

private class RiseAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.35 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let view = transitionContext.view(forKey: .to), let screen = transitionContext.viewController(forKey: .to)
        else {
            return transitionContext.completeTransition(false)
        }
        view.frame = transitionContext.finalFrame(for: screen)
        view.alpha = 0
        view.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
        transitionContext.containerView.addSubview(view)
        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveEaseOut) {
            view.alpha = 1
            view.transform = .identity
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
