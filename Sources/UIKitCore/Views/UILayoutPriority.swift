import CoreGraphics
import Foundation

/// The priority of a constraint, in `1 ... 1000`. A constraint with priority 1000 is required.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// Documented (NSLayoutConstraint.h): 1000.
    public static let required = UILayoutPriority(1000)
    /// Documented (NSLayoutConstraint.h): 750, the priority with which a button resists compression.
    public static let defaultHigh = UILayoutPriority(750)
    /// Documented (NSLayoutConstraint.h): 250, the priority with which a button resists growing.
    public static let defaultLow = UILayoutPriority(250)
    /// Documented (NSLayoutConstraint.h): 50, the priority with which a fitting size approaches its target.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// Returns a priority that is higher by `number`.
    public static func + (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue + number)
    }
    /// Returns a priority that is lower by `number`.
    public static func - (priority: UILayoutPriority, number: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue - number)
    }
    /// Raises a priority by `number`.
    public static func += (priority: inout UILayoutPriority, number: Float) { priority = priority + number }
    /// Lowers a priority by `number`.
    public static func -= (priority: inout UILayoutPriority, number: Float) { priority = priority - number }
}
