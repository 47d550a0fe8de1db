public import Foundation

extension CGPath {
    /// Whether a point is inside the path. An open subpath counts as closed, and a curve as sixteen lines.
    /// - Parameter transform: applied to the path.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let point = transform.isIdentity ? point : point.applying(transform.inverted())
        var winding = 0
        var crossings = 0
        var start = CGPoint.zero
        var last = CGPoint.zero
        func edge(_ a: CGPoint, _ b: CGPoint) {
            guard (a.y <= point.y) != (b.y <= point.y) else { return }
            let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
            guard x > point.x else { return }
            crossings += 1
            winding += b.y > a.y ? 1 : -1
        }
        for element in elements {
            switch element {
            case .move(let p):
                edge(last, start)
                (start, last) = (p, p)
            case .line(let p):
                edge(last, p)
                last = p
            case .curve(let p, let c1, let c2):
                let from = last
                for piece in 1...16 {
                    let t = CGFloat(piece) / 16
                    let u = 1 - t
                    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    let next = CGPoint(
                        x: a * from.x + b * c1.x + c * c2.x + d * p.x, y: a * from.y + b * c1.y + c * c2.y + d * p.y)
                    edge(last, next)
                    last = next
                }
            case .close:
                edge(last, start)
                last = start
            }
        }
        edge(last, start)
        return rule == .evenOdd ? crossings % 2 != 0 : winding != 0
    }

    /// Whether the path is one rectangle with sides along the axes. Stores the rectangle in `rect` if it is not nil.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        var points: [CGPoint] = []
        for (index, element) in elements.enumerated() {
            switch element {
            case .move(let p): if index == 0 { points.append(p) } else { return false }
            case .line(let p): if index < 5 { points.append(p) } else { return false }
            case .curve: return false
            case .close: if index + 1 != elements.count { return false }
            }
        }
        if points.count == 5, points[4] == points[0] { points.removeLast() }
        guard points.count == 4 else { return false }
        let (a, b, c, d) = (points[0], points[1], points[2], points[3])
        let isAcross = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
        let isDown = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
        guard isAcross || isDown else { return false }
        rect?.pointee = CGRect(x: a.x, y: a.y, width: c.x - a.x, height: c.y - a.y).standardized
        return true
    }
}
