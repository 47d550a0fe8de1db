public import CoreGraphics
public import Foundation

/// What collides of an item.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    /// The item's bounds.
    case rectangle = 0
    /// The ellipse inside the bounds.
    case ellipse
    /// A path. Chosen: the convex outline around the path collides.
    case path
}

/// Something that an animator moves: views, and objects of an app's own.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
    /// The middle, in the points of the animator's reference view. Set with every frame in which the item moves.
    var center: CGPoint { get set }
    /// The size. Read when the item joins an animator.
    var bounds: CGRect { get }
    /// How the item is turned. Set with every frame in which the item turns.
    var transform: CGAffineTransform { get set }
    /// What collides. A rectangle unless implemented.
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// The outline for `.path`, around the middle.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    /// Default: `.rectangle`.
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    /// Default: the bounds around the middle.
    public var collisionBoundingPath: UIBezierPath {
        UIBezierPath(
            rect: CGRect(x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height))
    }
}

extension UIView: UIDynamicItem {}

/// Forces and rules for items. Add it to a `UIDynamicAnimator`; subclasses combine others as children.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
    public override init() { super.init() }

    /// The behaviors that are part of this one, in the order of adding.
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// Called with every step of the animator.
    open var action: (() -> Void)?
    /// The animator that the behavior was added to, itself or with its parent; nil without one.
    open private(set) weak var dynamicAnimator: UIDynamicAnimator?

    /// Makes a behavior part of this one.
    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        guard !childBehaviors.contains(where: { $0 === behavior }) else { return }
        childBehaviors.append(behavior)
        behavior.move(to: dynamicAnimator)
        changed()
    }
    /// Takes a behavior out of this one.
    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        guard let place = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
        let former = childBehaviors
        withExtendedLifetime(former) { _ = childBehaviors.remove(at: place) }
        behavior.move(to: nil)
        changed()
    }
    /// Called before the behavior joins an animator, or with nil before it leaves one. Does nothing by itself.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    /// The items that take part. None for a behavior that only has children.
    var members: [any UIDynamicItem] { [] }
    /// Writes forces, joints, walls and values of bodies.
    func prepare(_ frame: DynamicFrame) {}

    func move(to animator: UIDynamicAnimator?) {
        willMove(to: animator)
        dynamicAnimator = animator
        for child in childBehaviors { child.move(to: animator) }
    }

    /// A value or the items have changed: an animator at rest goes on.
    func changed() { dynamicAnimator?.resume() }

    /// The behavior and all in it.
    var family: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.family) }
}

/// A behavior with a list of items.
@preconcurrency @MainActor
open class DynamicItemList: UIDynamicBehavior {
    /// The items, in the order of adding.
    open private(set) var items: [any UIDynamicItem]

    /// - Parameter items: may be added and removed later too.
    public init(items: [any UIDynamicItem]) {
        self.items = items
        super.init()
    }

    /// Adds an item. Does nothing for one that is there.
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
