import CallStack
import CoreGraphics
import Foundation

extension UIViewController {
    /// The implementation of `viewWillTransition(to:with:)`.
    final func forwardTransition(to size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
        CallStack.withRoom {
            for child in children {
                child.viewWillTransition(
                    to: self.size(forChildContentContainer: child, withParentContainerSize: size), with: coordinator)
            }
        }
    }
}
