import CoreGraphics
public import Foundation

/// Distances from the four edges, in points.
public struct UIEdgeInsets: Hashable, Sendable, Codable {
    /// Points at the top.
    public var top: CGFloat
    /// Points at the left.
    public var left: CGFloat
    /// Points at the bottom.
    public var bottom: CGFloat
    /// Points at the right.
    public var right: CGFloat

    /// Insets in points.
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Nothing on all sides.
    public static let zero = UIEdgeInsets()

    static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
    }
}

/// Distances from four edges in points, of which the horizontal ones follow the interface's direction.
public struct NSDirectionalEdgeInsets: Hashable, Sendable, Codable {
    /// Points at the top.
    public var top: CGFloat
    /// Points where the interface begins.
    public var leading: CGFloat
    /// Points at the bottom.
    public var bottom: CGFloat
    /// Points where the interface ends.
    public var trailing: CGFloat

    /// Insets in points.
    public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Nothing on all sides.
    public static let zero = NSDirectionalEdgeInsets()
}

extension CGRect {
    /// The rectangle made smaller by the insets; never smaller than nothing.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top, width: max(0, width - insets.left - insets.right),
            height: max(0, height - insets.top - insets.bottom))
    }
}

/// A way in points.
public struct UIOffset: Hashable, Sendable {
    /// Points to the right.
    public var horizontal: CGFloat
    /// Points down.
    public var vertical: CGFloat
    /// A way in points.
    public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
    /// No way at all.
    public static let zero = UIOffset()
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = UIRectEdge(rawValue: 1)
    public static let left = UIRectEdge(rawValue: 2)
    public static let bottom = UIRectEdge(rawValue: 4)
    public static let right = UIRectEdge(rawValue: 8)
    /// All four of them.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Edges of a rectangle, of which two follow the interface's direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = NSDirectionalRectEdge(rawValue: 1)
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    /// All four of them.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
