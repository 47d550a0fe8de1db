import CoreGraphics
public import Foundation

/// The largest `Float`, for animations that repeat forever.
public let HUGE: Float = .greatestFiniteMagnitude

/// Geometric values as strings, as in "{1, 2}" and "{{1, 2}, {3, 4}}". An invalid string gives zero.
extension NSCoder {
    /// Returns the coordinates in braces, as in `{1, 2}`.
    public class func string(for point: CGPoint) -> String { "{\(number(point.x)), \(number(point.y))}" }
    /// Returns the width and height in braces, as in `{1, 2}`.
    public class func string(for size: CGSize) -> String { "{\(number(size.width)), \(number(size.height))}" }
    /// Returns the origin and size in braces, as in `{{1, 2}, {3, 4}}`.
    public class func string(for rect: CGRect) -> String { "{\(string(for: rect.origin)), \(string(for: rect.size))}" }
    /// Returns the top, left, bottom and right insets in braces.
    public class func string(for insets: UIEdgeInsets) -> String {
        "{\(number(insets.top)), \(number(insets.left)), \(number(insets.bottom)), \(number(insets.right))}"
    }

    /// Returns the point of a string that `string(for:)` returned. Returns zero for another string.
    public class func cgPoint(for string: String) -> CGPoint {
        numbers(string, 2).map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
    }
    /// Returns the size of a string that `string(for:)` returned. Returns zero for another string.
    public class func cgSize(for string: String) -> CGSize {
        numbers(string, 2).map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
    }
    /// Returns the rectangle of a string that `string(for:)` returned. Returns zero for another string.
    public class func cgRect(for string: String) -> CGRect {
        numbers(string, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) } ?? .zero
    }
    /// Returns the insets of a string that `string(for:)` returned. Returns zero for another string.
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        numbers(string, 4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
    }

    /// Writes whole numbers without a fraction.
    private class func number(_ value: CGFloat) -> String {
        let text = Double(value).description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    private class func numbers(_ string: String, _ count: Int) -> [CGFloat]? {
        let parts = string.split { "{}, ".contains($0) }.compactMap { Double($0) }
        return parts.count == count && parts.allSatisfy(\.isFinite) ? parts.map { CGFloat($0) } : nil
    }
}
