public import Foundation

/// A part of the plane around the middle of a field, made of circles and rectangles.
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

    /// The whole plane.
    public class var infinite: UIRegion { UIRegion(.everything) }
    /// A circle, in points.
    public convenience init(radius: CGFloat) { self.init(.circle(radius.isFinite ? Double(max(0, radius)) : 0)) }
    /// A rectangle around the middle, in points.
    public convenience init(size: CGSize) {
        self.init(
            .rectangle(
                size.width.isFinite ? Double(max(0, size.width)) : 0,
                size.height.isFinite ? Double(max(0, size.height)) : 0))
    }
    /// All points that are not in the region.
    open func inverse() -> UIRegion { UIRegion(.inverse(shape)) }
    /// All points that are in one of both.
    open func union(with region: UIRegion) -> UIRegion { UIRegion(.union(shape, region.shape)) }
    /// The points that are not in the other region.
    open func subtracting(_ region: UIRegion) -> UIRegion { UIRegion(.difference(shape, region.shape)) }
    /// The points that are in both.
    open func intersection(with region: UIRegion) -> UIRegion { UIRegion(.intersection(shape, region.shape)) }
    /// Whether a point, from the middle, is in the region.
    open func contains(_ point: CGPoint) -> Bool { shape.contains(Double(point.x), Double(point.y)) }
}
