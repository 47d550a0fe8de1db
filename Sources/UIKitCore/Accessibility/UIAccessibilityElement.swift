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

    /// The view that the element is a part of; held weakly.
    open weak var accessibilityContainer: AnyObject?
    /// Whether a screen reader stops at it. True by default.
    open var isAccessibilityElement: Bool {
        get { accessibility.isElement ?? true }
        set { accessibility.isElement = newValue }
    }
    /// What is read first. Nil by default.
    open var accessibilityLabel: String? {
        get { accessibility.label }
        set { accessibility.label = newValue }
    }
    /// What the element does; read after a pause. Nil by default.
    open var accessibilityHint: String? {
        get { accessibility.hint }
        set { accessibility.hint = newValue }
    }
    /// What the element holds, as a slider's number. Nil by default.
    open var accessibilityValue: String? {
        get { accessibility.value }
        set { accessibility.value = newValue }
    }
    /// What kind of element it is. None by default.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits ?? .none }
        set { accessibility.traits = newValue }
    }
    /// Addresses the element in tests; never read. Nil by default.
    open var accessibilityIdentifier: String? {
        get { accessibility.identifier }
        set { accessibility.identifier = newValue }
    }
    /// In the window's points.
    open var accessibilityFrame: CGRect {
        get {
            accessibility.extras?.frame ?? (accessibilityContainer as? UIView)?.convert(
                accessibilityFrameInContainerSpace, to: nil) ?? .zero
        }
        set { accessibility.edit { $0.frame = newValue } }
    }
    /// In the container's points; moves with it.
    open var accessibilityFrameInContainerSpace = CGRect.zero
    /// Called when the reader's user activates the element; return whether that did something. False unless overridden.
    open func accessibilityActivate() -> Bool { false }
    /// Called for an adjustable element: more. Does nothing unless overridden.
    open func accessibilityIncrement() {}
    /// Called for an adjustable element: less. Does nothing unless overridden.
    open func accessibilityDecrement() {}
    /// Whether the screen reader is at this element.
    open func accessibilityElementIsFocused() -> Bool { AccessibilityFocus.isAt(self) }
    /// Called after the screen reader moved to this element. The default does nothing.
    open func accessibilityElementDidBecomeFocused() {}
    /// Called after the screen reader left this element. The default does nothing.
    open func accessibilityElementDidLoseFocus() {}
    override open var next: UIResponder? { accessibilityContainer as? UIResponder }
}
