import CoreGraphics
import Foundation
import NumberConversion
import TextLogic

/// The exclusion paths of a text container as a region.
extension ExclusionRegion {
    @MainActor
    init(of paths: [UIBezierPath]) {
        self.init(
            paths.map { path in
                var outline = ExclusionOutline(usesEvenOddRule: path.usesEvenOddFillRule)
                outline.add(path.cgPath)
                return outline
            })
    }
}

extension ExclusionOutline {
    fileprivate mutating func add(_ path: CGPath) {
        var (start, pen) = (CGPoint.zero, CGPoint.zero)
        func close(_ outline: inout ExclusionOutline) {
            outline.add(fromX: pen.x, y: pen.y, toX: start.x, y: start.y)
            pen = start
        }
        for element in path.elements {
            switch element {
            case .move(let point):
                close(&self)
                (start, pen) = (point, point)
            case .line(let point):
                add(fromX: pen.x, y: pen.y, toX: point.x, y: point.y)
                pen = point
            case .curve(let end, let first, let second):
                let from = pen
                let count = Self.lineCount(from, first, second, end)
                for step in 1...count {
                    let t = CGFloat(step) / CGFloat(count), u = 1 - t
                    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    let next =
                        step == count
                        ? end
                        : CGPoint(
                            x: a * from.x + b * first.x + c * second.x + d * end.x,
                            y: a * from.y + b * first.y + c * second.y + d * end.y)
                    add(fromX: pen.x, y: pen.y, toX: next.x, y: next.y)
                    pen = next
                }
            case .close: close(&self)
            }
        }
        close(&self)
    }

    /// The number of lines that replace a curve. Chosen: the lines of a quarter of a circle with a radius of 100 points
    /// are a twentieth of a point from the circle.
    private static func lineCount(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> Int {
        let length = hypot(b.x - a.x, b.y - a.y) + hypot(c.x - b.x, c.y - b.y) + hypot(d.x - c.x, d.y - c.y)
        guard length.isFinite else { return 1 }
        return min(max(Int(saturating: length.squareRoot() * 2), 4), 64)
    }
}
