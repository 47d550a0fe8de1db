package import Foundation

extension CGPath {
    /// The part of the path between two fractions of its total length, in `0 ... 1`. A closed subpath that is cut
    /// becomes open.
    package func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
        let pieces = steps
        let whole = pieces.reduce(0) { $0 + $1.length }
        let (first, last) = (min(max(start, 0), 1) * whole, min(max(end, 0), 1) * whole)
        guard first < last, whole.isFinite else { return CGPath(elements: []) }
        var elements: [PathElement] = []
        var distance: CGFloat = 0
        var pen: CGPoint?
        for piece in pieces {
            let (from, to) = (max(first, distance), min(last, distance + piece.length))
            defer { distance += piece.length }
            guard from < to else { continue }
            let part = piece.part(from: piece.share(at: from - distance), to: piece.share(at: to - distance))
            if pen != part.start || piece.beginsAnew { elements.append(.move(part.start)) }
            elements.append(part.element)
            pen = part.end
        }
        return CGPath(elements: elements)
    }

    /// All numbers of the path in order.
    package var coordinates: [CGFloat] {
        elements.flatMap { element -> [CGFloat] in
            switch element {
            case .move(let p), .line(let p): [p.x, p.y]
            case .curve(let p, let a, let b): [p.x, p.y, a.x, a.y, b.x, b.y]
            case .close: []
            }
        }
    }

    /// The same elements with other numbers. `numbers` has as many elements as ``coordinates``.
    package func moved(to numbers: [CGFloat]) -> CGPath {
        var index = 0
        func next() -> CGPoint {
            defer { index += 2 }
            return CGPoint(x: numbers[index], y: numbers[index + 1])
        }
        return CGPath(
            elements: elements.map { element in
                switch element {
                case .move: .move(next())
                case .line: .line(next())
                case .curve:
                    {
                        let end = next(), a = next(); return .curve(end, control1: a, control2: next())
                    }()
                case .close: .close
                }
            })
    }

    /// Whether both paths consist of the same types of elements.
    package func hasForm(of other: CGPath) -> Bool {
        guard elements.count == other.elements.count else { return false }
        return zip(elements, other.elements).allSatisfy {
            switch ($0, $1) {
            case (.move, .move), (.line, .line), (.curve, .curve), (.close, .close): true
            default: false
            }
        }
    }

    private var steps: [PathStep] {
        var result: [PathStep] = []
        var start = CGPoint.zero, pen = CGPoint.zero
        var beginsAnew = true
        func add(_ a: CGPoint, _ b: CGPoint, _ end: CGPoint, isLine: Bool) {
            result.append(
                PathStep(start: pen, control1: a, control2: b, end: end, isLine: isLine, beginsAnew: beginsAnew))
            (pen, beginsAnew) = (end, false)
        }
        for element in elements {
            switch element {
            case .move(let p): (start, pen, beginsAnew) = (p, p, true)
            case .line(let p): add(pen, p, p, isLine: true)
            case .curve(let p, let a, let b): add(a, b, p, isLine: false)
            case .close:
                if pen != start { add(pen, start, start, isLine: true) }
            }
        }
        return result
    }
}

/// One line or curve of a path.
private struct PathStep {
    let start, control1, control2, end: CGPoint
    let isLine: Bool
    /// Whether the step is the first of its subpath.
    let beginsAnew: Bool
    let length: CGFloat
    /// For a curve: the length up to each of equal steps of the parameter.
    private let lengths: [CGFloat]

    /// Chosen: a curve is measured in 32 straight steps, with an error below 0.1 % for a quarter circle.
    private static let count = 32

    init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint, isLine: Bool, beginsAnew: Bool) {
        (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
        (self.isLine, self.beginsAnew) = (isLine, beginsAnew)
        guard !isLine else {
            lengths = []
            length = Self.distance(start, end)
            return
        }
        var sums: [CGFloat] = [0]
        var last = start
        for step in 1...Self.count {
            let point = Self.point(start, control1, control2, end, CGFloat(step) / CGFloat(Self.count))
            sums.append(sums[step - 1] + Self.distance(last, point))
            last = point
        }
        lengths = sums
        length = sums[Self.count]
    }

    /// The parameter in `0 ... 1` at a distance from the start.
    func share(at distance: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        guard !isLine else { return distance / length }
        let index = max(1, lengths.firstIndex { $0 >= distance } ?? Self.count)
        let gap = lengths[index] - lengths[index - 1]
        return (CGFloat(index - 1) + (gap > 0 ? (distance - lengths[index - 1]) / gap : 0)) / CGFloat(Self.count)
    }

    /// Derived: splits by de Casteljau's algorithm at both ends.
    func part(from a: CGFloat, to b: CGFloat) -> (start: CGPoint, end: CGPoint, element: PathElement) {
        func mix(_ p: CGPoint, _ q: CGPoint, _ t: CGFloat) -> CGPoint {
            CGPoint(x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t)
        }
        if isLine {
            let (from, to) = (a <= 0 ? start : mix(start, end, a), b >= 1 ? end : mix(start, end, b))
            return (from, to, .line(to))
        }
        func blossom(_ r: CGFloat, _ s: CGFloat, _ t: CGFloat) -> CGPoint {
            let (p, q, u) = (mix(start, control1, r), mix(control1, control2, r), mix(control2, end, r))
            return mix(mix(p, q, s), mix(q, u, s), t)
        }
        let from = a <= 0 ? start : blossom(a, a, a), to = b >= 1 ? end : blossom(b, b, b)
        return (from, to, .curve(to, control1: blossom(a, a, b), control2: blossom(a, b, b)))
    }

    private static func point(_ p: CGPoint, _ a: CGPoint, _ b: CGPoint, _ q: CGPoint, _ t: CGFloat) -> CGPoint {
        let u = 1 - t
        func at(_ p: CGFloat, _ a: CGFloat, _ b: CGFloat, _ q: CGFloat) -> CGFloat {
            u * u * u * p + 3 * u * u * t * a + 3 * u * t * t * b + t * t * t * q
        }
        return CGPoint(x: at(p.x, a.x, b.x, q.x), y: at(p.y, a.y, b.y, q.y))
    }

    private static func distance(_ p: CGPoint, _ q: CGPoint) -> CGFloat {
        ((q.x - p.x) * (q.x - p.x) + (q.y - p.y) * (q.y - p.y)).squareRoot()
    }
}

extension CGPath {
    /// The path as lines. Each curve is divided into eight lines.
    package var lines: [(from: CGPoint, to: CGPoint)] {
        var result: [(from: CGPoint, to: CGPoint)] = []
        var (start, pen) = (CGPoint.zero, CGPoint.zero)
        for element in elements {
            switch element {
            case .move(let p): (start, pen) = (p, p)
            case .line(let p):
                result.append((pen, p))
                pen = p
            case .curve(let p, let a, let b):
                let from = pen
                for step in 1...8 {
                    let t = CGFloat(step) / 8, u = 1 - t
                    let x = u * u * u * from.x + 3 * u * u * t * a.x + 3 * u * t * t * b.x + t * t * t * p.x
                    let y = u * u * u * from.y + 3 * u * u * t * a.y + 3 * u * t * t * b.y + t * t * t * p.y
                    result.append((pen, CGPoint(x: x, y: y)))
                    pen = CGPoint(x: x, y: y)
                }
            case .close:
                if pen != start { result.append((pen, start)) }
                pen = start
            }
        }
        return result
    }
}
