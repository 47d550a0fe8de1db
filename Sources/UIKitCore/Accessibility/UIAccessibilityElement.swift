import CoreGraphics
public import Foundation

/// An accessibility element without a view, such as a part of a drawing.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
    package var accessibility = AccessibilityState()

    /// - Parameter container: the view that shows the element; a weak reference.
    public init(accessibilityContainer container: Any) {
        super.init()
        accessibilityContainer = container as AnyObject
        accessibility.isElement = true
    }

    /// The view that contains the element; a weak reference.
    open weak var accessibilityContainer: AnyObject?
    /// Whether a screen reader visits the element. The default is true.
    open var isAccessibilityElement: Bool {
        get { accessibility.isElement ?? true }
        set { accessibility.isElement = newValue }
    }
    /// The text that a screen reader speaks first. The default is nil.
    open var accessibilityLabel: String? {
        get { accessibility.label ?? accessibility.extras?.attributedLabel?.string }
        set { accessibility.label = newValue }
    }
    /// The effect of the element's action, spoken after a pause. The default is nil.
    open var accessibilityHint: String? {
        get { accessibility.hint ?? accessibility.extras?.attributedHint?.string }
        set { accessibility.hint = newValue }
    }
    /// The value of the element, such as the number of a slider. The default is nil.
    open var accessibilityValue: String? {
        get { accessibility.value ?? accessibility.extras?.attributedValue?.string }
        set { accessibility.value = newValue }
    }
    /// The traits of the element. The default is `.none`.
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits ?? .none }
        set { accessibility.traits = newValue }
    }
    /// Identifies the element in tests; it is never spoken. The default is nil.
    open var accessibilityIdentifier: String? {
        get { accessibility.identifier }
        set { accessibility.identifier = newValue }
    }
    /// The frame of the element, in window coordinates.
    open var accessibilityFrame: CGRect {
        get {
            let outline: (any AccessibilityOutline)? = accessibility.extras?.path
            return accessibility.extras?.frame ?? outline?.bounds
                ?? (accessibilityContainer as? any AccessibilitySpace)?.windowFrame(
                    of: accessibilityFrameInContainerSpace) ?? .zero
        }
        set { accessibility.edit { $0.frame = newValue } }
    }
    /// The frame of the element, in the container's coordinates. The frame moves with the container.
    open var accessibilityFrameInContainerSpace = CGRect.zero
    /// An outline that replaces the frame, in window coordinates. The default is nil. ``accessibilityFrame`` is then
    /// the bounds of the outline.
    open var accessibilityPath: UIBezierPath? {
        get { accessibility.extras?.path }
        set { accessibility.edit { $0.path = newValue } }
    }
    /// The point that an activation by a screen reader taps, in window coordinates. The default is the center of
    /// the frame.
    open var accessibilityActivationPoint: CGPoint {
        get {
            if let point = accessibility.extras?.activationPoint { return point }
            let frame = accessibilityFrame
            return CGPoint(x: frame.midX, y: frame.midY)
        }
        set { accessibility.edit { $0.activationPoint = newValue } }
    }
    /// `accessibilityLabel` as attributed text. Attributes are not spoken on Linux.
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibility.extras?.attributedLabel ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
        set { accessibility.edit { $0.attributedLabel = newValue?.immutable } }
    }
    /// `accessibilityValue` as attributed text. Attributes are not spoken on Linux.
    open var accessibilityAttributedValue: NSAttributedString? {
        get { accessibility.extras?.attributedValue ?? accessibilityValue.map { NSAttributedString(string: $0) } }
        set { accessibility.edit { $0.attributedValue = newValue?.immutable } }
    }
    /// `accessibilityHint` as attributed text. Attributes are not spoken on Linux.
    open var accessibilityAttributedHint: NSAttributedString? {
        get { accessibility.extras?.attributedHint ?? accessibilityHint.map { NSAttributedString(string: $0) } }
        set { accessibility.edit { $0.attributedHint = newValue?.immutable } }
    }
    /// The spoken language of the texts, such as `pt-BR`; nil, the default, is that of the interface.
    open var accessibilityLanguage: String? {
        get { accessibility.extras?.language }
        set { accessibility.edit { $0.language = newValue } }
    }
    /// Whether the element shows the content that it can show and hide. Spoken by screen readers. `.unsupported` by
    /// default.
    open var accessibilityExpandedStatus: UIAccessibility.ExpandedStatus {
        get { accessibility.extras?.expandedStatus ?? .unsupported }
        set { accessibility.edit { $0.expandedStatus = newValue } }
    }
    /// Further actions of the element. The default is nil.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibility.extras?.customActions }
        set { accessibility.edit { $0.customActions = newValue } }
    }
    /// Called when the user activates the element. Returns whether the element performed an action. The default is
    /// false.
    open func accessibilityActivate() -> Bool { false }
    /// Called to increment an adjustable element. The default implementation does nothing.
    open func accessibilityIncrement() {}
    /// Called to decrement an adjustable element. The default implementation does nothing.
    open func accessibilityDecrement() {}
    /// Returns whether the element has the accessibility focus.
    open func accessibilityElementIsFocused() -> Bool { AccessibilityFocus.isAt(self) }
    /// Called after the screen reader moved to the element. The default implementation does nothing.
    open func accessibilityElementDidBecomeFocused() {}
    /// Called after the screen reader left the element. The default implementation does nothing.
    open func accessibilityElementDidLoseFocus() {}
    override open var next: UIResponder? { accessibilityContainer as? UIResponder }
}

/// An outline of an accessibility element: a path.
@preconcurrency @MainActor
protocol AccessibilityOutline {
    /// The smallest rectangle around the outline, in window coordinates.
    var bounds: CGRect { get }
}

/// A container of accessibility elements that has coordinates: a view.
@preconcurrency @MainActor
protocol AccessibilitySpace {
    /// Converts a frame of this space to window coordinates.
    func windowFrame(of frame: CGRect) -> CGRect
}
