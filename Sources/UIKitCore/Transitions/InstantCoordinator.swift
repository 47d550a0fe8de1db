import CoreGraphics
import Foundation

/// The coordinator of a change without animation.
@MainActor
final class InstantCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    static let shared = InstantCoordinator()
    let isAnimated = false
    let presentationStyle = UIModalPresentationStyle.none
    let isInteractive = false
    let isInterruptible = false
    let initiallyInteractive = false
    let isCancelled = false
    let transitionDuration: TimeInterval = 0
    let percentComplete: CGFloat = 1
    let completionVelocity: CGFloat = 0
    let completionCurve = UIView.AnimationCurve.linear
    let targetTransform = CGAffineTransform.identity
    private(set) lazy var containerView = UIView()

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animation?(self)
        completion?(self)
        return true
    }

    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

    func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {}
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
    }
}
