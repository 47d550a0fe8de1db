package import Foundation
import NumberConversion

/// Attributes as values. What is not there, or is not such a value, answers nil; ``InterfaceDocument/oddities`` tells
/// of the latter.
extension InterfaceElement {
    /// A finite number.
    package func number(_ name: String) -> Double? { self[name].flatMap(Self.number) }

    package func integer(_ name: String) -> Int? { self[name].flatMap(Self.number).map { Int(saturating: $0) } }

    package func flag(_ name: String) -> Bool? { self[name].flatMap(Self.flag) }

    /// The raw value of a word of an enumeration.
    package func choice(_ name: String, _ words: @autoclosure () -> InterfaceWords) -> Int? {
        self[name].flatMap { words()[$0] }
    }

    /// Interface Builder's numbers: digits with a sign, a point and an exponent. Words that Swift reads as numbers, as
    /// `nan`, are none.
    static func number(_ text: String) -> Double? {
        if let plain = plainNumber(text) { return plain }
        guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || "+-.eE".utf8.contains($0) }),
            let value = Double(text), value.isFinite
        else {
            return nil
        }
        return value
    }

    /// Numbers as Interface Builder mostly writes them, with few digits and no exponent: both parts of the quotient are
    /// exact, and so it is the nearest one. Nil for all others, numbers or not.
    private static func plainNumber(_ text: String) -> Double? {
        let digits = text.utf8
        guard digits.count <= 15 else { return nil }
        var (value, scale, count) = (0, 0, 0), isNegative = false
        for digit in digits {
            switch digit {
            case 0x30...0x39:
                value = value * 10 + Int(truncatingIfNeeded: digit - 0x30)
                scale *= 10
                count += 1
            case UInt8(ascii: ".") where scale == 0 && count > 0: scale = 1
            case UInt8(ascii: "-") where count == 0 && !isNegative: isNegative = true
            default: return nil
            }
        }
        guard count > 0, scale != 1 else { return nil }
        let size = scale == 0 ? Double(value) : Double(value) / Double(scale)
        return isNegative ? -size : size
    }

    static func flag(_ text: String) -> Bool? {
        switch text {
        case "YES": true
        case "NO": false
        default: nil
        }
    }

    /// A text that is an attribute or, where it has several lines, an element: `<string key="text">`.
    package func string(_ key: String) -> String? {
        if let attribute = self[key] { return attribute }
        guard let part = children.first(where: { $0.key == key && ($0.name == "string" || $0.name == "mutableString") })
        else { return nil }
        return part.ownString
    }

    /// The text of a `string` element, which may be written in base 64, mostly without the signs that fill up its end.
    package var ownString: String? {
        guard flag("base64-UTF8") == true else { return text }
        var digits = text.filter { !$0.isWhitespace }
        while digits.utf8.count % 4 != 0, !digits.hasSuffix("===") { digits += "=" }
        return Data(base64Encoded: digits).map { String(decoding: $0, as: UTF8.self) }
    }

    // MARK: Geometry

    /// Elements hold `x`, `y`, `width` and `height`.
    package var asPoint: CGPoint? {
        guard let x = number("x"), let y = number("y") else { return nil }
        return CGPoint(x: x, y: y)
    }
    package var asSize: CGSize? {
        guard let width = number("width"), let height = number("height") else { return nil }
        return CGSize(width: width, height: height)
    }
    package func point(_ key: String) -> CGPoint? { part(key, "point")?.asPoint }
    package func size(_ key: String) -> CGSize? { (part(key, "size") ?? part(key, "value"))?.asSize }
    package func rect(_ key: String) -> CGRect? { part(key, "rect")?.ownRect }

    /// Edges, as `inset`, `edgeInsets` and `directionalEdgeInsets` name them.
    package func insets(_ key: String) -> InterfaceInsets? {
        guard let part = part(key), ["inset", "edgeInsets", "directionalEdgeInsets"].contains(part.name) else {
            return nil
        }
        return InterfaceInsets(part)
    }

    /// Which edges a view keeps its distance to, and which sides it grows with, as UIKit's bits; nil where there is no
    /// mask.
    package var autoresizing: Int? {
        guard let mask = part("autoresizingMask", "autoresizingMask") else { return nil }
        return mask.bits([
            "flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable", "flexibleMaxY",
        ])
    }

    /// Flags as bits, the first name the lowest.
    package func bits(_ names: [String]) -> Int {
        var bits = 0
        for (place, name) in names.enumerated() where flag(name) == true { bits |= 1 << place }
        return bits
    }

    /// Bars' looks and lists of items say `<nil key="…"/>` for what is there and nothing.
    package func isNil(_ key: String) -> Bool { part(key, "nil") != nil || child("nil")?["name"] == key }
}

/// Distances from four edges. Of directional insets, left is leading.
package struct InterfaceInsets: Hashable, Sendable {
    package var top, left, bottom, right: Double

    package init(top: Double, left: Double, bottom: Double, right: Double) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// - Parameter element: an `inset`, `edgeInsets` or `directionalEdgeInsets`.
    package init?(_ element: InterfaceElement) {
        let names =
            switch element.name {
            case "inset": ["minY", "minX", "maxY", "maxX"]
            case "directionalEdgeInsets": ["top", "leading", "bottom", "trailing"]
            default: ["top", "left", "bottom", "right"]
            }
        let sides = names.map { element.number($0) ?? 0 }
        self.init(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
    }
}
