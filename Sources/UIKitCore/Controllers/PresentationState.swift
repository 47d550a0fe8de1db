import CoreGraphics
import Foundation
import NavigationLogic
import QuartzCore

/// The presentation state of a controller: the presented and the presenting controller.
struct PresentationState {
    weak var presenting: UIViewController?
    var presented: UIViewController?
    /// The controller that this controller presented until a dismissal began whose animation is still running. Another
    /// controller can be presented.
    weak var leaving: UIViewController?
    /// The controller from which this controller is being dismissed.
    weak var left: UIViewController?
}

extension UIViewController {
    // The former value is released after it was removed from this controller's state, because freeing it may run app
    // code.

    func setPresented(_ controller: UIViewController?) {
        keeping(presentation.presented) { presentation.presented = controller }
    }

    // MARK: Ancestors

    /// This controller and its ancestors, from the inside out.
    var selfAndParents: UnfoldFirstSequence<UIViewController> { sequence(first: self) { $0.parent } }

    /// The outermost ancestor.
    var outermost: UIViewController {
        var host = self
        while let parent = host.parent { host = parent }
        return host
    }

    /// The controller at the bottom of the chain of presentations.
    var bottomPresenter: UIViewController {
        var bottom = outermost
        while let next = bottom.presentation.presenting?.outermost, next !== bottom { bottom = next }
        return bottom
    }
}
