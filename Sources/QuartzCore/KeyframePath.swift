import CoreGraphics
import Foundation

/// The path of a keyframe animation of a point property. The corners of the path are the keyframes; between them, the
/// value follows the path.
struct KeyframePath {
    private(set) var points: [CGPoint] = []
    /// For each point, the corner before it, and the fraction of the distance to the next corner.
    private var places: [(corner: Int, share: Double)] = []
    private var corners = 0
    /// Chosen: enough steps for a smooth curve.
    private static let steps = 24

    init(_ path: CGPath) {
        var start = CGPoint.zero
        for element in path.elements {
            let from = points.last ?? .zero
            switch element {
            case .move(let point):
                start = point
                // Another part of the path begins without interpolation.
                add(points.isEmpty ? [point] : [point, point])
            case .line(let point): add([point])
            case .curve(let end, let control1, let control2):
                add(
                    (1...Self.steps).map {
                        Self.point(at: Double($0) / Double(Self.steps), from, control1, control2, end)
                    })
            case .close: if from != start { add([start]) }
            }
        }
    }

    /// Adds a corner and the points on the path to it.
    private mutating func add(_ segment: [CGPoint]) {
        for (index, point) in segment.enumerated() {
            points.append(point)
            places.append(corners == 0 ? (0, 0) : (corners - 1, Double(index + 1) / Double(segment.count)))
        }
        corners += 1
    }

    /// The times of the points in `0 ... 1`, from the times of the corners. Without one time per corner, the corners
    /// are distributed evenly.
    func times(corners requested: [Double]?) -> [Double] {
        let even = (0..<max(corners, 1)).map { Double($0) / Double(max(corners - 1, 1)) }
        let times = requested.flatMap { $0.count == corners ? $0 : nil } ?? even
        return places.map { place in
            let next = times[min(place.corner + 1, times.count - 1)]
            return times[place.corner] + (next - times[place.corner]) * place.share
        }
    }

    private static func point(at t: Double, _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> CGPoint {
        let u = 1 - t
        func mix(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
            u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
        }
        return CGPoint(x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y))
    }
}
