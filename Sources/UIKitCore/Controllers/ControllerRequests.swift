import CoreGraphics
import Foundation

extension UIViewController {
    /// The body of `present(_:animated:completion:)`.
    final func beginPresenting(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        controller.leaveScheduledStack()
        startPresenting(controller, animated: animated, completion: completion)
    }

    /// The body of `viewWillTransition(to:with:)`.
    final func forwardTransition(to size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            child.viewWillTransition(to: self.size(forChildContentContainer: child, withParentContainerSize: size), with: coordinator)
        }
    }
}
