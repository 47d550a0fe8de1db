/// The corners of the convex hull of points, clockwise from the top left corner, with y pointing down.
package enum ConvexHull {
    package typealias Vector = RigidBody.Vector

    /// - Returns: nil for points without an area.
    package static func corners(of points: [Vector]) -> [Vector]? {
        let sorted = points.filter(\.isFinite).sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        guard sorted.count > 2 else { return nil }
        func chain(_ points: some Sequence<Vector>) -> [Vector] {
            var chain: [Vector] = []
            for point in points {
                while chain.count > 1,
                    (chain[chain.count - 1] - chain[chain.count - 2]).cross(point - chain[chain.count - 1]) <= 0
                { chain.removeLast() }
                chain.append(point)
            }
            return chain.dropLast()
        }
        let hull = chain(sorted) + chain(sorted.reversed())
        return hull.count > 2 ? hull : nil
    }
}
