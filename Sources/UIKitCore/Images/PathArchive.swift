import CoreGraphics
import Foundation

/// A path with its drawing attributes in an archive: numbers under keys. An invalid number counts as missing.
struct PathArchive {
    let path = CGMutablePath()
    var lineWidth: CGFloat = 1
    var miterLimit: CGFloat = 10
    var flatness: CGFloat = 0.6
    var cap = CGLineCap.butt
    var join = CGLineJoin.miter
    var usesEvenOdd = false
    var dashPhase: CGFloat = 0
    var dashes: [CGFloat] = []

    init() {}

    /// Nil for a coder without keys.
    init?(_ coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return nil }
        func number(_ key: String, _ fallback: CGFloat) -> CGFloat {
            guard coder.containsValue(forKey: key) else { return fallback }
            let value = coder.decodeDouble(forKey: key)
            return value.isFinite ? CGFloat(value) : fallback
        }
        lineWidth = number("lineWidth", lineWidth)
        miterLimit = number("miterLimit", miterLimit)
        flatness = number("flatness", flatness)
        dashPhase = number("dashPhase", dashPhase)
        if coder.containsValue(forKey: "lineCap") {
            cap = CGLineCap(rawValue: coder.decodeInt32(forKey: "lineCap")) ?? cap
        }
        if coder.containsValue(forKey: "lineJoin") {
            join = CGLineJoin(rawValue: coder.decodeInt32(forKey: "lineJoin")) ?? join
        }
        usesEvenOdd = coder.containsValue(forKey: "evenOdd") && coder.decodeBool(forKey: "evenOdd")
        let dashNumbers = Self.numbers(coder, "dashes")
        dashes = dashNumbers.allSatisfy(\.isFinite) ? dashNumbers : []
        build(Self.bytes(coder, "types"), Self.numbers(coder, "points"))
    }

    func encode(to coder: NSCoder) {
        guard coder.allowsKeyedCoding else { return }
        coder.encode(Double(lineWidth), forKey: "lineWidth")
        coder.encode(Double(miterLimit), forKey: "miterLimit")
        coder.encode(Double(flatness), forKey: "flatness")
        coder.encode(Double(dashPhase), forKey: "dashPhase")
        coder.encode(cap.rawValue, forKey: "lineCap")
        coder.encode(join.rawValue, forKey: "lineJoin")
        coder.encode(usesEvenOdd, forKey: "evenOdd")
        coder.encode(Self.data(dashes), forKey: "dashes")
        var types = Data(), points: [CGFloat] = []
        path.applyWithBlock { element in
            let type = element.pointee.type
            types.append(UInt8(clamping: type.rawValue))
            for index in 0..<Self.count(type) {
                points += [element.pointee.points[index].x, element.pointee.points[index].y]
            }
        }
        coder.encode(types as NSData, forKey: "types")
        coder.encode(Self.data(points), forKey: "points")
    }

    /// Adds elements until one is unknown, has too few points, or has a point that is not finite. A path begins with a
    /// move.
    private func build(_ types: [UInt8], _ numbers: [CGFloat]) {
        var next = 0
        for byte in types {
            guard let type = CGPathElementType(rawValue: Int32(truncatingIfNeeded: byte)) else { return }
            let count = Self.count(type) * 2
            guard numbers.count - next >= count, !path.isEmpty || type == .moveToPoint else { return }
            let own = numbers[next..<(next + count)]
            guard own.allSatisfy(\.isFinite) else { return }
            let points = stride(from: own.startIndex, to: own.endIndex, by: 2).map {
                CGPoint(x: own[$0], y: own[$0 + 1])
            }
            next += count
            switch type {
            case .moveToPoint: path.move(to: points[0])
            case .addLineToPoint: path.addLine(to: points[0])
            case .addQuadCurveToPoint: path.addQuadCurve(to: points[1], control: points[0])
            case .addCurveToPoint: path.addCurve(to: points[2], control1: points[0], control2: points[1])
            case .closeSubpath: path.closeSubpath()
            }
        }
    }

    private static func count(_ type: CGPathElementType) -> Int {
        switch type {
        case .closeSubpath: 0
        case .moveToPoint, .addLineToPoint: 1
        case .addQuadCurveToPoint: 2
        case .addCurveToPoint: 3
        }
    }

    /// Numbers as the bytes of their bit patterns, the lowest byte first.
    private static func data(_ numbers: [CGFloat]) -> NSData {
        var data = Data()
        for number in numbers {
            withUnsafeBytes(of: Double(number).bitPattern.littleEndian) { data.append(contentsOf: $0) }
        }
        return data as NSData
    }

    /// Foundation's unarchiver stops the program if it decodes an object for a missing key.
    private static func bytes(_ coder: NSCoder, _ key: String) -> [UInt8] {
        guard coder.containsValue(forKey: key) else { return [] }
        return [UInt8](coder.decodeObject(of: NSData.self, forKey: key) as Data? ?? Data())
    }

    private static func numbers(_ coder: NSCoder, _ key: String) -> [CGFloat] {
        let bytes = bytes(coder, key)
        return (0..<bytes.count / 8).map { index in
            let bits = (0..<8).reversed().reduce(0) { $0 << 8 | UInt64(truncatingIfNeeded: bytes[index * 8 + $1]) }
            return CGFloat(Double(bitPattern: bits))
        }
    }
}
