import CoreGraphics
public import Foundation

/// Something that can be spoken and is no view: a part of a drawing.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
    package var accessibility = AccessibilityState()

    /// - Parameter container: the view that shows the element; not kept alive.
    public init(accessibilityContainer container: Any) {
        super.init()
        accessibilityContainer = container as AnyObject
        accessibility.isElement = true
    }

    open weak var accessibilityContainer: AnyObject?
    open var isAccessibilityElement: Bool {
        get { accessibility.isElement ?? true }
        set { accessibility.isElement = newValue }
    }
    open var accessibilityLabel: String? {
        get { accessibility.label }
        set { accessibility.label = newValue }
    }
    open var accessibilityHint: String? {
        get { accessibility.hint }
        set { accessibility.hint = newValue }
    }
    open var accessibilityValue: String? {
        get { accessibility.value }
        set { accessibility.value = newValue }
    }
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits ?? .none }
        set { accessibility.traits = newValue }
    }
    open var accessibilityIdentifier: String? {
        get { accessibility.identifier }
        set { accessibility.identifier = newValue }
    }
    /// In the window's points.
    open var accessibilityFrame: CGRect {
        get { accessibility.extras?.frame ?? (accessibilityContainer as? UIView)?.convert(accessibilityFrameInContainerSpace, to: nil) ?? .zero }
        set { accessibility.edit { $0.frame = newValue } }
    }
    /// In the container's points; moves with it.
    open var accessibilityFrameInContainerSpace = CGRect.zero
    open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    override open var next: UIResponder? { accessibilityContainer as? UIResponder }
}
