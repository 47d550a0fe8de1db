public import Foundation

/// A region around the center of a field, composed of circles and rectangles.
@preconcurrency @MainActor
open class UIRegion: NSObject {
    private indirect enum Shape {
        case everything
        case circle(Double)
        case rectangle(Double, Double)
        case inverse(Shape)
        case union(Shape, Shape)
        case difference(Shape, Shape)
        case intersection(Shape, Shape)

        func contains(_ x: Double, _ y: Double) -> Bool {
            switch self {
            case .everything: true
            case .circle(let radius): x * x + y * y <= radius * radius
            case .rectangle(let width, let height): abs(x) <= width / 2 && abs(y) <= height / 2
            case .inverse(let shape): !shape.contains(x, y)
            case .union(let a, let b): a.contains(x, y) || b.contains(x, y)
            case .difference(let a, let b): a.contains(x, y) && !b.contains(x, y)
            case .intersection(let a, let b): a.contains(x, y) && b.contains(x, y)
            }
        }
    }

    private let shape: Shape
    private init(_ shape: Shape) {
        self.shape = shape
        super.init()
    }

    /// The infinite region.
    public class var infinite: UIRegion { UIRegion(.everything) }
    /// Creates a circle around the center. The radius is in points.
    public convenience init(radius: CGFloat) { self.init(.circle(radius.isFinite ? Double(max(0, radius)) : 0)) }
    /// Creates a rectangle around the center. The size is in points.
    public convenience init(size: CGSize) {
        self.init(
            .rectangle(
                size.width.isFinite ? Double(max(0, size.width)) : 0,
                size.height.isFinite ? Double(max(0, size.height)) : 0))
    }
    /// Returns the region of all points outside this region.
    open func inverse() -> UIRegion { UIRegion(.inverse(shape)) }
    /// Returns the region of all points in either region.
    open func union(with region: UIRegion) -> UIRegion { UIRegion(.union(shape, region.shape)) }
    /// Returns the region of the points that are not in the other region.
    open func subtracting(_ region: UIRegion) -> UIRegion { UIRegion(.difference(shape, region.shape)) }
    /// Returns the region of the points in both regions.
    open func intersection(with region: UIRegion) -> UIRegion { UIRegion(.intersection(shape, region.shape)) }
    /// Returns whether a point, relative to the center, is in the region.
    open func contains(_ point: CGPoint) -> Bool { shape.contains(Double(point.x), Double(point.y)) }
}
