import Foundation
import QuartzCore

extension UIBackgroundConfiguration {
    /// A visual effect above the color and below the image; nil by default.
    public var visualEffect: UIVisualEffect? {
        get { effect as? UIVisualEffect }
        set {
            keeping(effect) { effect = newValue }
            hasOwnEffect = true
        }
    }

    /// Sets an effect of the system, which another state replaces.
    mutating func setSystemEffect(_ new: UIVisualEffect?) {
        guard !hasOwnEffect else { return }
        keeping(effect) { effect = new }
    }
}
