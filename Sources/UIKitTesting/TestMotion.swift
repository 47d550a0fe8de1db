import UIKit
import UIKitCore

extension TestApp {
    /// Shakes the device: `motionBegan` and `motionEnded` of the first responder are called, or of the key window
    /// without a first responder.
    public func shake() {
        activate()
        context.perform { UIApplication.shared.shake() }
    }
}
