import Foundation

// On iOS every `NSObject` declares these members, so that they meet the requirements of an app's protocol. With the
// members of ``UIAccessibilityObject`` alone, a protocol with defaults of its own would not compile.
extension UINavigationItem {
    /// The text that a screen reader speaks first. The default is nil.
    @preconcurrency @MainActor public var accessibilityLabel: String? {
        get { (self as NSObject).accessibilityLabel }
        set { (self as NSObject).accessibilityLabel = newValue }
    }
    /// The effect of the object's action, spoken after a pause. The default is nil.
    @preconcurrency @MainActor public var accessibilityHint: String? {
        get { (self as NSObject).accessibilityHint }
        set { (self as NSObject).accessibilityHint = newValue }
    }
    /// The value of the object. The default is nil.
    @preconcurrency @MainActor public var accessibilityValue: String? {
        get { (self as NSObject).accessibilityValue }
        set { (self as NSObject).accessibilityValue = newValue }
    }
}
