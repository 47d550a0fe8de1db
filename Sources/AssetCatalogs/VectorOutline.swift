import Foundation

/// The lines and curves of a filled vector shape.
package struct VectorOutline: Hashable, Sendable {
    package typealias Point = SIMD2<Double>

    package enum Element: Hashable, Sendable {
        case move(Point)
        case line(Point)
        case curve(Point, control1: Point, control2: Point)
        case close
    }

    package var elements: [Element] = []

    package init() {}
    init(_ elements: [Element]) { self.elements = elements }

    func mapped(_ change: (Point) -> Point) -> VectorOutline {
        VectorOutline(
            elements.map { element in
                switch element {
                case .move(let point): .move(change(point))
                case .line(let point): .line(change(point))
                case .curve(let point, let a, let b): .curve(change(point), control1: change(a), control2: change(b))
                case .close: .close
                }
            })
    }

    /// Interpolates between two outlines; nil if they do not consist of the same parts.
    func mixed(with other: VectorOutline, _ share: Double) -> VectorOutline? {
        guard elements.count == other.elements.count else { return nil }
        func mix(_ a: Point, _ b: Point) -> Point { a + (b - a) * share }
        var result: [Element] = []
        for (mine, theirs) in zip(elements, other.elements) {
            switch (mine, theirs) {
            case (.move(let a), .move(let b)): result.append(.move(mix(a, b)))
            case (.line(let a), .line(let b)): result.append(.line(mix(a, b)))
            case (.curve(let a, let a1, let a2), .curve(let b, let b1, let b2)):
                result.append(.curve(mix(a, b), control1: mix(a1, b1), control2: mix(a2, b2)))
            case (.close, .close): result.append(.close)
            default: return nil
            }
        }
        return VectorOutline(result)
    }

    /// The bounding box of all points, including control points; nil without points.
    package var extent: (low: Point, high: Point)? {
        var found: (low: Point, high: Point)?
        for element in elements {
            let points: [Point] =
                switch element {
                case .move(let point), .line(let point): [point]
                case .curve(let point, let a, let b): [point, a, b]
                case .close: []
                }
            for point in points {
                found = found.map { (pointwiseMin($0.low, point), pointwiseMax($0.high, point)) } ?? (point, point)
            }
        }
        return found
    }

    /// Whether all numbers are in the drawable range.
    var isUsable: Bool {
        guard let extent else { return true }
        // Chosen: about a hundred times the side of the collection's template.
        let limit = 1e6
        return extent.low.x >= -limit && extent.low.y >= -limit && extent.high.x <= limit && extent.high.y <= limit
    }
}

/// The transform from the coordinates of an SVG element to those of the image.
struct VectorTransform: Hashable {
    private var (x, y, origin) = (VectorOutline.Point(1, 0), VectorOutline.Point(0, 1), VectorOutline.Point(0, 0))

    init() {}

    private init(_ x: VectorOutline.Point, _ y: VectorOutline.Point, _ origin: VectorOutline.Point) {
        (self.x, self.y, self.origin) = (x, y, origin)
    }

    /// Parses a list such as `translate(3 4) scale(2)`. Unknown functions have no effect.
    init(_ text: String) {
        for part in text.split(separator: ")") {
            let words = part.split(separator: "(", maxSplits: 1)
            guard words.count == 2, let name = words[0].split(whereSeparator: { " ,\n\t".contains($0) }).last else {
                continue
            }
            let n = words[1].split(whereSeparator: { " ,\n\t".contains($0) }).compactMap { Double($0) }
            switch (name, n.count) {
            case ("matrix", 6): self = inside(VectorTransform([n[0], n[1]], [n[2], n[3]], [n[4], n[5]]))
            case ("translate", 1...2): self = inside(VectorTransform([1, 0], [0, 1], [n[0], n.count > 1 ? n[1] : 0]))
            case ("scale", 1...2): self = inside(VectorTransform([n[0], 0], [0, n.count > 1 ? n[1] : n[0]], [0, 0]))
            case ("rotate", 1), ("rotate", 3):
                let angle = n[0] * .pi / 180
                let turn = VectorTransform([cos(angle), sin(angle)], [-sin(angle), cos(angle)], [0, 0])
                let center: VectorOutline.Point = n.count == 3 ? [n[1], n[2]] : [0, 0]
                self = inside(VectorTransform([1, 0], [0, 1], center)).inside(turn).inside(
                    VectorTransform([1, 0], [0, 1], -center))
            default: break
            }
        }
    }

    func position(of point: VectorOutline.Point) -> VectorOutline.Point { x * point.x + y * point.y + origin }

    /// Returns the transform `inner` followed by this transform.
    func inside(_ inner: VectorTransform) -> VectorTransform {
        VectorTransform(x * inner.x.x + y * inner.x.y, x * inner.y.x + y * inner.y.y, position(of: inner.origin))
    }
}
