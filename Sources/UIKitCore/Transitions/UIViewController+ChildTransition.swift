import CoreGraphics
import Diagnostics
import Foundation

extension UIViewController {
    func swapChildren(
        _ from: UIViewController, _ to: UIViewController, _ duration: TimeInterval, _ options: UIView.AnimationOptions,
        _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
    ) {
        for child in [from, to] where child.parent !== self {
            misuse("\(type(of: self)).transition: \(child) is not a child of \(self); add it with addChild(_:) first")
        }
        guard let old = from.view, let new = to.view, old !== new else { completion?(true); return }
        let place = old.superview ?? view
        let animated = duration > 0
        for child in [from, to] { child.appearance.isOrdered = true }
        let orders = shouldAutomaticallyForwardAppearanceMethods && viewIfLoaded?.window != nil
        if orders {
            from.beginAppearance(false, animated)
            to.beginAppearance(true, animated)
        }
        let end: (Bool) -> Void = { finished in
            old.removeFromSuperview()
            if orders {
                from.endAppearance()
                to.endAppearance()
            }
            for child in [from, to] { child.appearance.isOrdered = false }
            completion?(finished)
        }
        place?.addSubview(new)
        if options.transition != .none {
            UIView.swap(old, new, duration, options, animations, end)
        } else {
            UIView.animate(
                withDuration: duration, delay: 0, options: options, animations: animations ?? {}, completion: end)
        }
    }
}
