import CoreGraphics
public import Foundation

extension UIView {
    /// Which sizes and distances of a view change with its superview's size. Several share the change by their sizes.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The distance to the superview's left edge changes.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width changes.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The distance to the superview's right edge changes.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The distance to the superview's top edge changes.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height changes.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The distance to the superview's bottom edge changes.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// How content of another size fits a view's bounds: scaled, scaled within or beyond its proportions, drawn anew,
    /// or placed as it is.
    public enum ContentMode: Int, Sendable {
        case scaleToFill = 0, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight
    }

    /// Whether a tint is shown with its color. `.automatic` takes it from the superview.
    public enum TintAdjustmentMode: Int, Sendable { case automatic = 0, normal, dimmed }

    /// "No wish": a width or height that the content does not decide.
    public class var noIntrinsicMetric: CGFloat { -1 }

    /// The direction of views with this attribute, in the app's language.
    public class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        semanticContentAttribute.direction(
            in: UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }
}

/// Which side an interface begins at.
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight = 0, rightToLeft }

/// Whether a view turns around in right-to-left interfaces.
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified = 0, playback, spatial, forceLeftToRight, forceRightToLeft

    func direction(in app: UIUserInterfaceLayoutDirection) -> UIUserInterfaceLayoutDirection {
        switch self {
        case .unspecified: app
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}
