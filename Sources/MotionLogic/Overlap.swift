/// The overlap of convex outlines.
enum Overlap {
    typealias Vector = RigidBody.Vector

    /// The direction and the length of the shortest separation; nil if the outlines do not overlap.
    static func least(_ a: [Vector], _ b: [Vector]) -> (Vector, Double)? {
        var best: (Vector, Double)?
        for outline in [a, b] {
            for index in outline.indices {
                let edge = outline[(index + 1) % outline.count] - outline[index]
                let axis = Vector(-edge.y, edge.x).unit
                guard axis != .zero else { continue }
                let (first, second) = (range(a, axis), range(b, axis))
                let depth = min(first.most - second.least, second.most - first.least)
                if depth <= 0 { return nil }
                if best.map({ depth < $0.1 }) ?? true { best = (axis, depth) }
            }
        }
        return best
    }

    private static func range(_ outline: [Vector], _ axis: Vector) -> (least: Double, most: Double) {
        var (least, most) = (Double.infinity, -Double.infinity)
        for corner in outline {
            let place = corner.dot(axis)
            (least, most) = (min(least, place), max(most, place))
        }
        return (least, most)
    }

    static func contains(_ outline: [Vector], _ point: Vector) -> Bool {
        outline.indices.allSatisfy { (outline[($0 + 1) % outline.count] - outline[$0]).cross(point - outline[$0]) >= 0 }
    }
}

/// The bounding box of a body.
struct Box {
    let least, most: RigidBody.Vector

    init(_ body: RigidBody) {
        let corners = body.corners
        least = corners.dropFirst().reduce(corners[0]) { .init(min($0.x, $1.x), min($0.y, $1.y)) }
        most = corners.dropFirst().reduce(corners[0]) { .init(max($0.x, $1.x), max($0.y, $1.y)) }
    }

    func meets(_ other: Box) -> Bool {
        least.x <= other.most.x && other.least.x <= most.x && least.y <= other.most.y && other.least.y <= most.y
    }
}
