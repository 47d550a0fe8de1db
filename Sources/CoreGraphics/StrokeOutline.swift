import Foundation

/// Collects the pieces of a stroke: a rectangle for each line, and a piece for each join and cap. All pieces have the
/// same orientation, so that the winding rule fills them as one shape.
struct StrokeOutline {
    /// Half of the stroke's width.
    let reach: CGFloat
    let cap: CGLineCap
    let join: CGLineJoin
    let miterLimit: CGFloat
    private(set) var elements: [PathElement] = []

    init(reach: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat) {
        (self.reach, self.cap, self.join, self.miterLimit) = (reach, cap, join, miterLimit)
    }

    mutating func add(_ line: Polyline) {
        let points = line.points
        guard points.count > 1 else {
            if let point = points.first, cap != .butt || line.isClosed { addDot(point) }
            return
        }
        let ends = line.isClosed ? Array(points.dropFirst()) + [points[0]] : Array(points.dropFirst())
        var directions: [CGVector] = []
        for (from, to) in zip(points, ends) {
            let length = hypot(to.x - from.x, to.y - from.y)
            let direction =
                length > 0 && length.isFinite
                ? CGVector(dx: (to.x - from.x) / length, dy: (to.y - from.y) / length) : .zero
            directions.append(direction)
            if direction != .zero { addLine(from, to, direction) }
        }
        for index in directions.indices.dropFirst() {
            addJoin(points[index], directions[index - 1], directions[index], isSmooth: line.smooth.contains(index))
        }
        guard let first = directions.first, let last = directions.last else { return }
        if line.isClosed {
            addJoin(points[0], last, first, isSmooth: false)
        } else {
            addCap(points[0], CGVector(dx: -first.dx, dy: -first.dy))
            addCap(ends[ends.count - 1], last)
        }
    }

    /// Adds a polygon in the orientation of the others.
    private mutating func add(_ polygon: [CGPoint]) {
        var area: CGFloat = 0
        for (index, point) in polygon.enumerated() {
            let next = polygon[(index + 1) % polygon.count]
            area += point.x * next.y - next.x * point.y
        }
        let points = area < 0 ? polygon.reversed() : polygon
        elements.append(.move(points[0]))
        for point in points.dropFirst() { elements.append(.line(point)) }
        elements.append(.close)
    }

    private func point(_ p: CGPoint, _ along: CGVector, _ forward: CGFloat, _ aside: CGFloat) -> CGPoint {
        CGPoint(x: p.x + along.dx * forward - along.dy * aside, y: p.y + along.dy * forward + along.dx * aside)
    }

    private mutating func addLine(_ from: CGPoint, _ to: CGPoint, _ along: CGVector) {
        add([
            point(from, along, 0, reach), point(to, along, 0, reach), point(to, along, 0, -reach),
            point(from, along, 0, -reach),
        ])
    }

    private mutating func addCircle(_ center: CGPoint) {
        let circle = CGPath(
            ellipseIn: CGRect(x: center.x - reach, y: center.y - reach, width: reach * 2, height: reach * 2))
        elements += circle.elements
    }

    private mutating func addDot(_ p: CGPoint) {
        if cap == .round { return addCircle(p) }
        guard cap == .square else { return }
        let along = CGVector(dx: 1, dy: 0)
        add([
            point(p, along, -reach, reach), point(p, along, reach, reach), point(p, along, reach, -reach),
            point(p, along, -reach, -reach),
        ])
    }

    private mutating func addCap(_ end: CGPoint, _ along: CGVector) {
        guard along != .zero else { return }
        switch cap {
        case .butt: break
        case .round: addCircle(end)
        case .square:
            add([
                point(end, along, 0, reach), point(end, along, reach, reach), point(end, along, reach, -reach),
                point(end, along, 0, -reach),
            ])
        }
    }

    private mutating func addJoin(_ corner: CGPoint, _ before: CGVector, _ after: CGVector, isSmooth: Bool) {
        guard before != .zero, after != .zero else { return }
        let turn = before.dx * after.dy - before.dy * after.dx
        let same = before.dx * after.dx + before.dy * after.dy
        guard abs(turn) > 1e-9 || same < 0 else { return }
        // Chosen: inside a curve, a bend of less than 26° has a miter, which is at most a fiftieth of the width too
        // long.
        let isRound = isSmooth ? same < 0.9 : join == .round
        if isRound { return addCircle(corner) }
        let side: CGFloat = turn > 0 ? -reach : reach
        let (a, b) = (point(corner, before, 0, side), point(corner, after, 0, side))
        // The ratio of the miter's length to the width is 1 ÷ sin(angle ÷ 2); same = -cos(angle).
        let half = ((1 + same) / 2).squareRoot()
        guard isSmooth || join == .miter, half > 1e-6, 1 / half <= miterLimit else { return add([corner, a, b]) }
        let middle = CGVector(dx: (a.x + b.x) / 2 - corner.x, dy: (a.y + b.y) / 2 - corner.y)
        let scale = 1 / (half * half)
        let tip = CGPoint(x: corner.x + middle.dx * scale, y: corner.y + middle.dy * scale)
        add([corner, a, tip, b])
    }
}
