import CoreGraphics
import Diagnostics
public import Foundation

/// The metrics of a popover's background, which are read before an instance is created.
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods {
    /// Returns the width of the arrow at its base, in points.
    static func arrowBase() -> CGFloat
    /// Returns the insets from the background's edges to the content, in points. On the arrow's side they are measured
    /// from the arrow's base.
    static func contentViewInsets() -> UIEdgeInsets
    /// Returns the distance from the arrow's base to its tip, in points.
    static func arrowHeight() -> CGFloat
}

/// The background of a popover, including its arrow: subclass this class, override all members except the last, and set
/// ``UIPopoverPresentationController/popoverBackgroundViewClass``. The subclass draws outline, arrow and shadow.
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
    public required override init(frame: CGRect) { super.init(frame: frame) }
    /// For a subclass. Decodes the properties of a view from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The offset of the arrow from the center of its side to the right or down, in points. Set before layout.
    open var arrowOffset: CGFloat {
        get { Self.missing("arrowOffset") }
        set { Self.missing("arrowOffset") }
    }
    /// The direction of the arrow; `.unknown` without an arrow. Set before layout.
    open var arrowDirection: UIPopoverArrowDirection {
        get { Self.missing("arrowDirection") }
        set { Self.missing("arrowDirection") }
    }
    /// Returns the width of the arrow at its base, in points. Must be overridden; the default implementation stops the
    /// program.
    open class func arrowBase() -> CGFloat { missing("arrowBase()") }
    /// Returns the insets from the background's edges to the content, in points. On the arrow's side they are measured
    /// from the arrow's base. Must be overridden; the default implementation stops the program.
    open class func contentViewInsets() -> UIEdgeInsets { missing("contentViewInsets()") }
    /// Returns the distance from the arrow's base to its tip, in points. Must be overridden; the default implementation
    /// stops the program.
    open class func arrowHeight() -> CGFloat { missing("arrowHeight()") }
    /// Whether the content has rounded corners.
    open class var wantsDefaultContentAppearance: Bool { true }

    private static func missing(_ member: String) -> Never {
        misuse("UIPopoverBackgroundView.\(member): \(self) does not override it; a background draws its arrow itself")
    }
}
