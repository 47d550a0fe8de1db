import UIKit

open class FadingView: UIView {
    public func fade(_ completion: @escaping () -> Void) {
        UIView.animate(withDuration: 0.1, animations: { self.alpha = 0 }, completion: { _ in completion() })
    }
}
