import CoreGraphics
public import Foundation

/// The measures of a popover's background, which are needed before one is made.
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods {
    /// Points of the arrow's side at the box.
    static func arrowBase() -> CGFloat
    /// Points between the content and the background's edges, the arrow's side counted from the arrow's base.
    static func contentViewInsets() -> UIEdgeInsets
    /// Points from the arrow's base to its tip.
    static func arrowHeight() -> CGFloat
}

/// The background of a popover, with its arrow: subclass it, override all but the last, and set
/// ``UIPopoverPresentationController/popoverBackgroundViewClass``. It draws everything: outline, arrow, shadow.
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
    public required override init(frame: CGRect) { super.init(frame: frame) }
    /// For a subclass. Of an archive the properties of any view are read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Points from the middle of the arrow's side to the arrow, to the right or down. Set before layout.
    open var arrowOffset: CGFloat {
        get { Self.missing("arrowOffset") }
        set { Self.missing("arrowOffset") }
    }
    /// Where the arrow points; `.unknown` without one. Set before layout.
    open var arrowDirection: UIPopoverArrowDirection {
        get { Self.missing("arrowDirection") }
        set { Self.missing("arrowDirection") }
    }
    /// Points of the arrow's side at the box. Subclasses override it; without an override the program stops.
    open class func arrowBase() -> CGFloat { missing("arrowBase()") }
    /// Points between the content and the background's edges, on the arrow's side counted from the arrow's base.
    /// Subclasses override it; without an override the program stops.
    open class func contentViewInsets() -> UIEdgeInsets { missing("contentViewInsets()") }
    /// Points from the arrow's base to its tip. Subclasses override it; without an override the program stops.
    open class func arrowHeight() -> CGFloat { missing("arrowHeight()") }
    /// Whether the content has rounded corners of its own.
    open class var wantsDefaultContentAppearance: Bool { true }

    private static func missing(_ member: String) -> Never {
        misuse("UIPopoverBackgroundView.\(member): \(self) does not override it; a background draws its arrow itself")
    }
}
