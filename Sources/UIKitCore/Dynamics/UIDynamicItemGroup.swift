public import CoreGraphics
public import Foundation
import MotionLogic

/// A group of items that moves and rotates as one body. Chosen: the convex hull of the items collides.
///
/// The items of a group do not take part in behaviors themselves.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
    /// The items, in the order of the initializer's array.
    public let items: [any UIDynamicItem]
    /// The size of the rectangle around the items when the group was created.
    public let bounds: CGRect
    private let offsets: [CGPoint]
    private let turns: [CGAffineTransform]
    private let outline: [CGPoint]

    /// The center of the items. Setting it moves all items.
    public var center: CGPoint { didSet { if center != oldValue { moveItems() } } }
    /// The rotation since the group was created. Setting it rotates all items about the center.
    public var transform = CGAffineTransform.identity { didSet { if transform != oldValue { moveItems() } } }

    /// Creates a group of items at their current positions.
    public init(items: [any UIDynamicItem]) {
        self.items = items
        let corners = items.flatMap { item in RigidBody(item).outlineCorners.map(\.point) }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        let low = CGPoint(x: xs.min() ?? 0, y: ys.min() ?? 0), high = CGPoint(x: xs.max() ?? 0, y: ys.max() ?? 0)
        let middle = CGPoint(x: (low.x + high.x) / 2, y: (low.y + high.y) / 2)
        center = middle
        bounds = CGRect(x: 0, y: 0, width: high.x - low.x, height: high.y - low.y)
        offsets = items.map { CGPoint(x: $0.center.x - middle.x, y: $0.center.y - middle.y) }
        turns = items.map(\.transform)
        outline = corners.map { CGPoint(x: $0.x - middle.x, y: $0.y - middle.y) }
        super.init()
    }

    /// Always `.path`.
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .path }
    /// The outline of all items, relative to the center.
    public var collisionBoundingPath: UIBezierPath {
        let path = UIBezierPath()
        for (index, point) in outline.enumerated() { index == 0 ? path.move(to: point) : path.addLine(to: point) }
        path.close()
        return path
    }

    private func moveItems() {
        for (index, item) in items.enumerated() {
            let way = offsets[index].applying(transform)
            item.center = CGPoint(x: center.x + way.x, y: center.y + way.y)
            item.transform = turns[index].concatenating(transform)
        }
    }
}
