public import Foundation
import NumberConversion

extension CGPath {
    /// Returns the outline of a stroke of this path. The outline filled by the winding rule covers the area of the
    /// stroke.
    ///
    /// Curves become straight lines with an error of at most a fiftieth of a point. A width of 0 or less returns an
    /// empty path. Documented: CGPath.copy(strokingWithWidth:lineCap:lineJoin:miterLimit:transform:).
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        guard lineWidth > 0, lineWidth.isFinite else { return CGPath(elements: []) }
        var outline = StrokeOutline(reach: lineWidth / 2, cap: lineCap, join: lineJoin, miterLimit: max(miterLimit, 1))
        for line in polylines { outline.add(line) }
        let result = CGMutablePath()
        result.addPath(CGPath(elements: outline.elements), transform: transform)
        return CGPath(elements: result.elements)
    }

    /// Creates the outline of a stroke, under the name that code for earlier systems calls.
    public convenience init?(
        __byStroking path: CGPath, transform: UnsafePointer<CGAffineTransform>?, lineWidth: CGFloat, lineCap: CGLineCap,
        lineJoin: CGLineJoin, miterLimit: CGFloat
    ) {
        let outline = path.copy(
            strokingWithWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
            transform: transform?.pointee ?? .identity)
        self.init(elements: outline.elements)
    }

    /// Returns the path in dashes: the lengths of dashes and gaps in turn, beginning at `phase`. Negative lengths or
    /// only zeros return the path unchanged. Documented: CGPath.copy(dashingWithPhase:lengths:transform:).
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        let result = CGMutablePath()
        let pattern = DashPattern(phase: phase, lengths: lengths)
        for line in polylines {
            guard let pattern, let dashes = pattern.dashes(of: line) else {
                result.addLines(between: line.points, transform: transform)
                if line.isClosed { result.closeSubpath() }
                continue
            }
            for dash in dashes { result.addLines(between: dash, transform: transform) }
        }
        return CGPath(elements: result.elements)
    }

    /// The bounding box of the path without control points; null for an empty path.
    public var boundingBoxOfPath: CGRect {
        var box = CGRect.null
        func include(_ p: CGPoint) { box = box.union(CGRect(origin: p, size: .zero)) }
        var pen = CGPoint.zero, start = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let p):
                (start, pen) = (p, p)
                include(p)
            case .line(let p):
                pen = p
                include(p)
            case .curve(let p, let a, let b):
                include(p)
                let turns = Self.turns(pen.x, a.x, b.x, p.x) + Self.turns(pen.y, a.y, b.y, p.y)
                for t in turns { include(Self.point(pen, a, b, p, t)) }
                pen = p
            case .close: pen = start
            }
        }
        return box
    }

    /// The parameters between 0 and 1 at which a coordinate of a cubic curve has an extremum. Derived: the zeros of its
    /// derivative.
    private static func turns(_ p: CGFloat, _ a: CGFloat, _ b: CGFloat, _ q: CGFloat) -> [CGFloat] {
        let (u, v, w) = (q - 3 * b + 3 * a - p, 2 * (b - 2 * a + p), a - p)
        if abs(u) < 1e-9 { return abs(v) < 1e-9 ? [] : [-w / v].filter { $0 > 0 && $0 < 1 } }
        let root = v * v - 4 * u * w
        guard root >= 0 else { return [] }
        return [(-v + root.squareRoot()) / (2 * u), (-v - root.squareRoot()) / (2 * u)].filter { $0 > 0 && $0 < 1 }
    }

    private static func point(_ p: CGPoint, _ a: CGPoint, _ b: CGPoint, _ q: CGPoint, _ t: CGFloat) -> CGPoint {
        let u = 1 - t
        let (c0, c1, c2, c3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return CGPoint(
            x: c0 * p.x + c1 * a.x + c2 * b.x + c3 * q.x, y: c0 * p.y + c1 * a.y + c2 * b.y + c3 * q.y)
    }

    /// The subpaths as straight lines.
    private var polylines: [Polyline] {
        var result: [Polyline] = []
        var points: [CGPoint] = []
        var smooth: Set<Int> = []
        var start = CGPoint.zero
        func end(isClosed: Bool) {
            if !points.isEmpty { result.append(Polyline(points: points, smooth: smooth, isClosed: isClosed)) }
            (points, smooth) = ([], [])
        }
        func begin() { if points.isEmpty { points = [start] } }
        for element in elements {
            switch element {
            case .move(let p):
                end(isClosed: false)
                (start, points) = (p, [p])
            case .line(let p):
                begin()
                if points[points.count - 1] != p { points.append(p) }
            case .curve(let p, let a, let b):
                begin()
                let from = points[points.count - 1]
                let count = Self.stepCount(from, a, b, p)
                for step in 1...count {
                    if step < count { smooth.insert(points.count) }
                    points.append(step == count ? p : Self.point(from, a, b, p, CGFloat(step) / CGFloat(count)))
                }
            case .close:
                if points.count > 1, points[points.count - 1] == points[0] { points.removeLast() }
                end(isClosed: true)
            }
        }
        end(isClosed: false)
        return result
    }

    /// Derived: n lines approximate a curve with an error of at most its second difference × 3 ÷ (4 n²).
    private static func stepCount(_ p: CGPoint, _ a: CGPoint, _ b: CGPoint, _ q: CGPoint) -> Int {
        let bend = max(
            hypot(p.x - 2 * a.x + b.x, p.y - 2 * a.y + b.y), hypot(a.x - 2 * b.x + q.x, a.y - 2 * b.y + q.y))
        let count = (bend * 0.75 / 0.02).squareRoot().rounded(.up)
        return Int(saturating: min(max(count.isNaN ? 1 : count, 1), 256))
    }
}

/// One subpath as straight lines.
struct Polyline {
    var points: [CGPoint]
    /// The indices of points inside a curve, where the line has no corner.
    var smooth: Set<Int> = []
    var isClosed: Bool
}

/// Dashes and gaps in turn.
private struct DashPattern {
    let lengths: [CGFloat]
    let phase: CGFloat

    /// Nil for a pattern without effect.
    init?(phase: CGFloat, lengths: [CGFloat]) {
        guard !lengths.isEmpty, lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), phase.isFinite else { return nil }
        let all = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
        let sum = all.reduce(0, +)
        guard sum > 0 else { return nil }
        self.lengths = all
        let rest = phase.truncatingRemainder(dividingBy: sum)
        self.phase = rest < 0 ? rest + sum : rest
    }

    /// Nil for more than 100,000 dashes.
    func dashes(of line: Polyline) -> [[CGPoint]]? {
        var (index, left) = (0, phase)
        while left >= lengths[index] {
            left -= lengths[index]
            index = (index + 1) % lengths.count
        }
        left = lengths[index] - left
        var result: [[CGPoint]] = []
        let points = line.isClosed ? line.points + line.points.prefix(1) : line.points
        guard var pen = points.first else { return [] }
        var dash = index.isMultiple(of: 2) ? [pen] : []
        for next in points.dropFirst() {
            var length = hypot(next.x - pen.x, next.y - pen.y)
            guard length.isFinite else { return nil }
            while length > left {
                guard result.count < 100_000 else { return nil }
                let share = left / length
                pen = CGPoint(x: pen.x + (next.x - pen.x) * share, y: pen.y + (next.y - pen.y) * share)
                length -= left
                if index.isMultiple(of: 2) { result.append(dash + [pen]) }
                index = (index + 1) % lengths.count
                left = lengths[index]
                dash = index.isMultiple(of: 2) ? [pen] : []
            }
            left -= length
            pen = next
            if index.isMultiple(of: 2) { dash.append(next) }
        }
        if dash.count > 1 { result.append(dash) }
        return result
    }
}
