package import Foundation
import NumberConversion

/// Attributes as typed values. A missing attribute or a value of another type returns nil;
/// ``InterfaceDocument/oddities`` lists the latter.
extension InterfaceElement {
    /// A finite number.
    package func number(_ name: String) -> Double? { self[name].flatMap(Self.number) }

    package func integer(_ name: String) -> Int? { self[name].flatMap(Self.number).map { Int(saturating: $0) } }

    package func flag(_ name: String) -> Bool? { self[name].flatMap(Self.flag) }

    /// The raw value of a word of an enumeration.
    package func choice(_ name: String, _ words: @autoclosure () -> InterfaceEnumeration) -> Int? {
        self[name].flatMap { words()[$0] }
    }

    /// Parses Interface Builder's numbers: digits with a sign, a point and an exponent. Rejects words that Swift parses
    /// as numbers, such as `nan`.
    static func number(_ text: String) -> Double? {
        if let plain = plainNumber(text) { return plain }
        guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) || "+-.eE".utf8.contains($0) }),
            let value = Double(text), value.isFinite
        else {
            return nil
        }
        return value
    }

    /// Parses most of Interface Builder's numbers, which have few digits and no exponent. Numerator and denominator are
    /// exact, so the quotient is the nearest number. Nil for all other texts, numbers or not.
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

    /// A text that is an attribute or, with several lines, a child: `<string key="text">`.
    package func string(_ key: String) -> String? {
        if let attribute = self[key] { return attribute }
        guard let part = children.first(where: { $0.key == key && ($0.name == "string" || $0.name == "mutableString") })
        else { return nil }
        return part.ownString
    }

    /// The text of a `string` element. The text may be base64, often without the padding at the end.
    package var ownString: String? {
        guard flag("base64-UTF8") == true else { return text }
        var digits = text.filter { !$0.isWhitespace }
        while digits.utf8.count % 4 != 0, !digits.hasSuffix("===") { digits += "=" }
        return Data(base64Encoded: digits).map { String(decoding: $0, as: UTF8.self) }
    }

    // MARK: Geometry

    /// The point of an element with `x` and `y`.
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

    /// The insets in an `inset`, `edgeInsets` or `directionalEdgeInsets` child.
    package func insets(_ key: String) -> InterfaceInsets? {
        guard let part = part(key), ["inset", "edgeInsets", "directionalEdgeInsets"].contains(part.name) else {
            return nil
        }
        return InterfaceInsets(part)
    }

    /// The autoresizing mask as UIKit's bits; nil without a mask.
    package var autoresizing: Int? {
        guard let mask = part("autoresizingMask", "autoresizingMask") else { return nil }
        return mask.bits([
            "flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable", "flexibleMaxY",
        ])
    }

    /// Flags as bits. The first name is the lowest bit.
    package func bits(_ names: [String]) -> Int {
        var bits = 0
        for (place, name) in names.enumerated() where flag(name) == true { bits |= 1 << place }
        return bits
    }

    /// Whether the document sets the value to nil by `<nil key="…"/>`, as in bar appearances and lists of items.
    package func isNil(_ key: String) -> Bool { part(key, "nil") != nil || child("nil")?["name"] == key }
}

/// Insets from four edges. In directional insets, left is leading.
package struct InterfaceInsets: Hashable, Sendable {
    package var top, left, bottom, right: Double

    package init(top: Double, left: Double, bottom: Double, right: Double) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// - Parameter element: an `inset`, `edgeInsets` or `directionalEdgeInsets` element.
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
