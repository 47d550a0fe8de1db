import CoreGraphics
import Foundation

extension NSLayoutConstraint {
    /// The layout direction of a stack view, or the direction of a priority.
    public enum Axis: Int, Sendable { case horizontal = 0, vertical }

    /// The relation of the first attribute to the second attribute multiplied by the multiplier, plus the constant.
    public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }

    /// The part of an item that a constraint refers to.
    public enum Attribute: Int, Sendable {
        case notAnAttribute = 0
        case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins
    }

    /// The alignment of the views of a visual format, and the direction of the format.
    public struct FormatOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The left edges of all views are equal.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// The right edges of all views are equal.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// The top edges of all views are equal.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// The bottom edges of all views are equal.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// The leading edges of all views are equal.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// The trailing edges of all views are equal.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// The last baselines of all views are equal.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// The first baselines of all views are equal.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// The horizontal centers of all views are equal.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// The vertical centers of all views are equal.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// A horizontal format follows the direction of the user's language. The default.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// The mask of the alignment options.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
        /// The mask of the direction options.
        public static let directionMask = FormatOptions(rawValue: 0x3 << 16)
        /// A horizontal format runs from left to right in every language.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// A horizontal format runs from right to left in every language.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    }
}

extension NSLayoutConstraint.Attribute {
    enum Kind { case horizontal, vertical, size }

    /// The kind of the attribute. A constraint relates two attributes of the same kind.
    var kind: Kind? {
        switch self {
        case .notAnAttribute: nil
        case .width, .height: .size
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins:
            .horizontal
        case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
            .vertical
        }
    }

    /// The corresponding attribute of the item's margins guide; nil for an attribute without one.
    var withinMargins: NSLayoutConstraint.Attribute? {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: nil
        }
    }

    var followsReading: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }
}
