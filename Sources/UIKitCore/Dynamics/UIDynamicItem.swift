public import CoreGraphics
public import Foundation

/// An object that an animator moves: a view, or an object of an app.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
    /// The center, in the reference view's coordinates. It is set in every frame in which the item moves.
    var center: CGPoint { get set }
    /// The size. It is read when the item is added to an animator.
    var bounds: CGRect { get }
    /// The rotation. It is set in every frame in which the item rotates.
    var transform: CGAffineTransform { get set }
    /// The shape that collides. The default is a rectangle.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// The path for `.path`, relative to the center.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    /// Returns `.rectangle`, by default.
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// Returns the bounds relative to the center, by default.
    public var collisionBoundingPath: UIBezierPath {
        UIBezierPath(
            rect: CGRect(x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height))
    }
}

extension UIView: UIDynamicItem {}

/// The base class of forces and rules for items. Add a behavior to a `UIDynamicAnimator`. A subclass combines child
/// behaviors.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
    public override init() { super.init() }

    /// The child behaviors, in the order of insertion.
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// Called in every step of the animator.
    open var action: (() -> Void)?
    /// The animator of the behavior or its parent, or nil.
    open private(set) weak var dynamicAnimator: UIDynamicAnimator?

    /// Adds a child behavior.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard !childBehaviors.contains(where: { $0 === behavior }) else { return }
        childBehaviors.append(behavior)
        behavior.move(to: dynamicAnimator)
        changed()
    }
    /// Removes a child behavior.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
        let former = childBehaviors
        withExtendedLifetime(former) { _ = childBehaviors.remove(at: index) }
        behavior.move(to: nil)
        changed()
    }
    /// Called before the behavior is added to an animator, or with nil before it is removed. The default implementation
    /// does nothing.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    /// The items of the behavior. Empty for a behavior that only has children.
    var members: [any UIDynamicItem] { [] }
    /// Adds forces, joints, walls and body properties to a frame.
    func prepare(_ frame: DynamicFrame) {}

    func move(to animator: UIDynamicAnimator?) {
        willMove(to: animator)
        dynamicAnimator = animator
        for child in childBehaviors { child.move(to: animator) }
    }

    /// Called when a value or the items have changed: a paused animator resumes.
    func changed() { dynamicAnimator?.resume() }

    /// The behavior and all its descendants.
    var family: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.family) }
}

/// A behavior with a list of items.
@preconcurrency @MainActor
open class DynamicItemList: UIDynamicBehavior {
    /// The items, in the order of insertion.
    open private(set) var items: [any UIDynamicItem]

    /// - Parameter items: the initial items. Items can be added and removed later.
    public init(items: [any UIDynamicItem]) {
        self.items = items
        super.init()
    }

    /// Adds an item. Ignores an item that was already added.
    open func addItem(_ item: any UIDynamicItem) {
        guard !items.contains(where: { $0 === item }) else { return }
        items.append(item)
        changed()
    }
    /// Removes an item.
    open func removeItem(_ item: any UIDynamicItem) {
        let former = items
        withExtendedLifetime(former) { items.removeAll { $0 === item } }
        changed()
    }
    override var members: [any UIDynamicItem] { items }
}
