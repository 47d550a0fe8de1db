import CoreGraphics
import Foundation

/// How much a constraint matters: 1 … 1000, where 1000 must hold.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// Documented: 1000.
    public static let required = UILayoutPriority(1000)
    /// Documented: 750, with which a button resists being made too small.
    public static let defaultHigh = UILayoutPriority(750)
    /// Documented: 250, with which a button holds on to its size.
    public static let defaultLow = UILayoutPriority(250)
    /// Documented: 50, with which a fitting size approaches its target.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// A priority that is higher by the number.
    public static func + (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue + number)
    }
    /// A priority that is lower by the number.
    public static func - (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue - number)
    }
    /// Makes a priority higher by the number.
    public static func += (priority: inout UILayoutPriority, number: Float) { priority = priority + number }
    /// Makes a priority lower by the number.
    public static func -= (priority: inout UILayoutPriority, number: Float) { priority = priority - number }
}

extension NSLayoutConstraint {
    /// The direction in which a stack view lays out, or for which a priority holds.
    public enum Axis: Int, Sendable { case horizontal = 0, vertical }

    /// How the first attribute is to the second one, times the multiplier, plus the constant.
    public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }

    /// The part of an item that a constraint is about.
    public enum Attribute: Int, Sendable {
        case notAnAttribute = 0
        case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins
    }

    /// What the views of a visual format share beside their distances, and the direction in which it is read.
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
        /// The last lines of text stand on one line.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// The first lines of text stand on one line.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// The middles of all views are above each other.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// The middles of all views are beside each other.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// A horizontal format follows the direction of the language. The default.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// The bits of the alignment.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)
        /// The bits of the direction.
        public static let directionMask = FormatOptions(rawValue: 0x3 << 16)
        /// A horizontal format goes from left to right in every language.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// A horizontal format goes from right to left in every language.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    }
}

extension NSLayoutConstraint.Attribute {
    enum Kind { case horizontal, vertical, size }

    /// Attributes of one kind may meet in a constraint.
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

    /// The same place on the item's margins guide, or nil for an attribute of the item itself.
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
