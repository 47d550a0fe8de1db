import Foundation

/// Parses the `d` attribute of an SVG path: letters followed by numbers. As SVG requires, an error ends the path, and
/// the part before the error is drawn.
struct VectorPathData {
    typealias Point = VectorOutline.Point

    private var numbers: NumberReader
    private var outline = VectorOutline()
    private var start = Point(0, 0)
    private var current = Point(0, 0)
    /// The control point before the end of the last curve, for a smooth continuation.
    private var cubicEnd: Point?
    private var quadraticEnd: Point?

    static func outline(_ text: String) -> VectorOutline {
        var reader = VectorPathData(numbers: NumberReader(Array(text.utf8)))
        reader.read()
        return reader.outline
    }

    private init(numbers: NumberReader) { self.numbers = numbers }

    private mutating func read() {
        while let letter = numbers.letter() {
            guard !outline.elements.isEmpty || letter == UInt8(ascii: "M") || letter == UInt8(ascii: "m") else {
                return
            }
            var next = letter
            repeat {
                guard step(next) else { return }
                // Further number pairs after a start are lines.
                if next == UInt8(ascii: "M") { next = UInt8(ascii: "L") }
                if next == UInt8(ascii: "m") { next = UInt8(ascii: "l") }
            } while numbers.hasNumber && next | 32 != UInt8(ascii: "z")
        }
    }

    /// Reads one letter with its numbers. Returns false if numbers are missing.
    private mutating func step(_ letter: UInt8) -> Bool {
        let base = letter & 32 == 0 ? Point(0, 0) : current
        let (cubic, quadratic) = (cubicEnd, quadraticEnd)
        (cubicEnd, quadraticEnd) = (nil, nil)
        switch letter | 32 {
        case UInt8(ascii: "m"):
            guard let point = point(base) else { return false }
            start = point
            move(point)
        case UInt8(ascii: "l"):
            guard let point = point(base) else { return false }
            line(point)
        case UInt8(ascii: "h"):
            guard let x = numbers.next() else { return false }
            line(Point(base.x + x, current.y))
        case UInt8(ascii: "v"):
            guard let y = numbers.next() else { return false }
            line(Point(current.x, base.y + y))
        case UInt8(ascii: "c"):
            guard let a = point(base), let b = point(base), let end = point(base) else { return false }
            curve(end, a, b)
        case UInt8(ascii: "s"):
            guard let b = point(base), let end = point(base) else { return false }
            curve(end, cubic.map { current * 2 - $0 } ?? current, b)
        case UInt8(ascii: "q"):
            guard let control = point(base), let end = point(base) else { return false }
            bend(end, control)
        case UInt8(ascii: "t"):
            guard let end = point(base) else { return false }
            bend(end, quadratic.map { current * 2 - $0 } ?? current)
        case UInt8(ascii: "a"):
            guard let radii = point(Point(0, 0)), let turn = numbers.next(), let isLarge = numbers.flag(),
                let isClockwise = numbers.flag(),
                let end = point(base)
            else { return false }
            arc(end, radii, turn * .pi / 180, isLarge: isLarge, isClockwise: isClockwise)
        case UInt8(ascii: "z"):
            outline.elements.append(.close)
            current = start
        default: return false
        }
        return true
    }

    private mutating func point(_ base: Point) -> Point? {
        guard let x = numbers.next(), let y = numbers.next() else { return nil }
        return base + Point(x, y)
    }

    private mutating func move(_ point: Point) {
        outline.elements.append(.move(point))
        current = point
    }

    private mutating func line(_ point: Point) {
        outline.elements.append(.line(point))
        current = point
    }

    private mutating func curve(_ end: Point, _ a: Point, _ b: Point) {
        outline.elements.append(.curve(end, control1: a, control2: b))
        (current, cubicEnd) = (end, b)
    }

    private mutating func bend(_ end: Point, _ control: Point) {
        outline.elements.append(
            .curve(end, control1: current + (control - current) * (2 / 3), control2: end + (control - end) * (2 / 3)))
        (current, quadraticEnd) = (end, control)
    }

    /// Adds an arc of an ellipse as curves of at most a quarter each. Derived: the conversion from end points to center
    /// in the SVG standard.
    private mutating func arc(_ end: Point, _ given: Point, _ turn: Double, isLarge: Bool, isClockwise: Bool) {
        var radii = Point(abs(given.x), abs(given.y))
        guard radii.x > 0, radii.y > 0, end != current else {
            if end != current { line(end) }
            return
        }
        let (cosine, sine) = (cos(turn), sin(turn))
        let half = (current - end) / 2
        let m = Point(cosine * half.x + sine * half.y, -sine * half.x + cosine * half.y)
        let excess = (m.x * m.x) / (radii.x * radii.x) + (m.y * m.y) / (radii.y * radii.y)
        if excess > 1 { radii *= excess.squareRoot() }
        let squares = radii * radii
        let below = squares.x * m.y * m.y + squares.y * m.x * m.x
        let root = (max(squares.x * squares.y - below, 0) / below).squareRoot() * (isLarge == isClockwise ? -1 : 1)
        let c = Point(root * radii.x * m.y / radii.y, -root * radii.y * m.x / radii.x)
        let middle = (current + end) / 2 + Point(cosine * c.x - sine * c.y, sine * c.x + cosine * c.y)
        let from = atan2((m.y - c.y) / radii.y, (m.x - c.x) / radii.x)
        var sweep = atan2((-m.y - c.y) / radii.y, (-m.x - c.x) / radii.x) - from
        if isClockwise, sweep < 0 { sweep += 2 * .pi }
        if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
        guard sweep.isFinite, middle.x.isFinite, middle.y.isFinite else { return line(end) }
        let count = max((abs(sweep) / (.pi / 2)).rounded(.up), 1)
        let step = sweep / count
        let reach = 4.0 / 3 * tan(step / 4)
        func at(_ unit: Point) -> Point {
            let p = unit * radii
            return middle + Point(cosine * p.x - sine * p.y, sine * p.x + cosine * p.y)
        }
        var angle = from
        for index in 0..<4 where Double(index) < count {
            let (a, b) = (angle, angle + step)
            let (first, last) = (Point(cos(a), sin(a)), Point(cos(b), sin(b)))
            let isLast = Double(index) + 1 >= count
            curve(
                isLast ? end : at(last), at(first + Point(-first.y, first.x) * reach),
                at(last - Point(-last.y, last.x) * reach))
            angle = b
        }
        cubicEnd = nil
    }
}

/// Reads numbers in SVG's notation, which may have no separator: `-.5.5`, `1e3`.
struct NumberReader {
    private let bytes: [UInt8]
    private var place = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    private mutating func skipGaps() {
        while place < bytes.count, bytes[place] <= 32 || bytes[place] == UInt8(ascii: ",") { place += 1 }
    }

    /// The next letter; nil at the end and before other characters.
    mutating func letter() -> UInt8? {
        skipGaps()
        guard place < bytes.count, (65...90).contains(bytes[place]) || (97...122).contains(bytes[place]) else {
            return nil
        }
        place += 1
        return bytes[place - 1]
    }

    var hasNumber: Bool {
        mutating get {
            skipGaps()
            guard place < bytes.count else { return false }
            return (48...57).contains(bytes[place])
                || [UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: ".")].contains(bytes[place])
        }
    }

    /// 0 or 1, possibly without a following separator.
    mutating func flag() -> Bool? {
        skipGaps()
        guard place < bytes.count, bytes[place] == 48 || bytes[place] == 49 else { return nil }
        place += 1
        return bytes[place - 1] == 49
    }

    mutating func next() -> Double? {
        skipGaps()
        let start = place
        func digits() { while place < bytes.count, (48...57).contains(bytes[place]) { place += 1 } }
        if place < bytes.count, bytes[place] == UInt8(ascii: "-") || bytes[place] == UInt8(ascii: "+") { place += 1 }
        digits()
        if place < bytes.count, bytes[place] == UInt8(ascii: ".") {
            place += 1
            digits()
        }
        if place + 1 < bytes.count, bytes[place] | 32 == UInt8(ascii: "e") {
            let before = place
            place += 1
            if bytes[place] == UInt8(ascii: "-") || bytes[place] == UInt8(ascii: "+") { place += 1 }
            let first = place
            digits()
            if place == first { place = before }
        }
        return Double(String(decoding: bytes[start..<place], as: UTF8.self)).flatMap { $0.isFinite ? $0 : nil }
    }
}
