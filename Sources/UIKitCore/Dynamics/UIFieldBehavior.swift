public import CoreGraphics
public import Foundation
import MotionLogic
import QuartzCore

/// A force that acts on items by position, velocity and time.
///
/// Chosen: a strength of 1 equals a ``UIGravityBehavior`` of 1 for fields of gravity, vortices, noise and electricity.
/// A drag of 1 stops an item within about a second. A spring of 1 accelerates by as many points per second squared as
/// the item's distance. A turbulence of 1 accelerates by the item's speed.
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
    private enum Source {
        case kind(ForceField)
        case block((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)
    }

    private var source = Source.kind(ForceField(.drag))
    /// The items on which the field acts, in the order of insertion.
    open private(set) var items: [any UIDynamicItem] = []
    /// The center of the field, in the reference view's coordinates. The default is zero.
    open var position = CGPoint.zero { didSet { changed() } }
    /// The region around ``position`` in which the field acts. The default is infinite.
    open var region = UIRegion.infinite { didSet { changed() } }
    /// The strength of the field. A negative strength reverses the force. The default is 1.
    open var strength: CGFloat = 1 { didSet { changed() } }
    /// The exponent with which the force decreases with distance. The default is 0, which means a constant force.
    open var falloff: CGFloat = 0 { didSet { changed() } }
    /// The minimum distance from ``position`` for the force, in points. Chosen: the default is 0.001.
    open var minimumRadius: CGFloat = 0.001 { didSet { changed() } }
    /// The direction and magnitude of a linear or velocity field. Other fields ignore it.
    open var direction = CGVector.zero { didSet { changed() } }
    /// The smoothness of noise and turbulence, 0…1. Other fields ignore it.
    open var smoothness: CGFloat = 0 { didSet { changed() } }
    /// The number of changes per second of noise and turbulence. Other fields ignore it.
    open var animationSpeed: CGFloat = 0 { didSet { changed() } }

    /// Creates a drag field. Use the class functions to create other fields.
    public override init() { super.init() }

    /// Creates a field of the class. A subclass must have an initializer without parameters, as in UIKit.
    private class func make(_ source: Source) -> Self {
        let field = makeByClass()
        field.source = source
        return field as! Self
    }
    private class func make(_ kind: ForceField.Kind) -> Self { make(.kind(ForceField(kind))) }

    /// Returns a field that slows items down, in proportion to their speed.
    public class func dragField() -> Self { make(.drag) }
    /// Returns a field that pushes items sideways around its center.
    public class func vortexField() -> Self { make(.vortex) }
    /// Returns a field that pulls items to a point.
    public class func radialGravityField(position: CGPoint) -> Self {
        let field = make(.radialGravity)
        field.position = position
        return field
    }
    /// Returns a field that pulls items in a direction.
    public class func linearGravityField(direction: CGVector) -> Self {
        let field = make(.linearGravity)
        field.direction = direction
        return field
    }
    /// Returns a field that sets the velocity of items, in points per second.
    public class func velocityField(direction: CGVector) -> Self {
        let field = make(.velocity)
        field.direction = direction
        return field
    }
    /// Returns a field that pushes items in directions that change with position and time.
    public class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
        makeUneven(.noise, smoothness, speed)
    }
    /// Returns a noise field whose force is proportional to the speed of the items.
    public class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
        makeUneven(.turbulence, smoothness, speed)
    }
    /// Returns a field that pulls items to its center, in proportion to their distance.
    public class func springField() -> Self { make(.spring) }
    /// Returns a field that pushes items with a positive charge away from its center, and pulls items with a negative
    /// charge.
    public class func electricField() -> Self { make(.electric) }
    /// Returns a field that deflects moving items with a charge.
    public class func magneticField() -> Self { make(.magnetic) }
    /// Returns a field with a custom force.
    /// - Parameter block: returns the force on an item, in the unit of ``UIPushBehavior``. The arguments are the field,
    ///   the item's position relative to ``position``, its velocity in points per second, its mass and charge, and the
    ///   duration of the force in seconds.
    public class func field(
        evaluationBlock block:
            @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
    ) -> Self { make(.block(block)) }

    private class func makeUneven(_ kind: ForceField.Kind, _ smoothness: CGFloat, _ speed: CGFloat) -> Self {
        let field = make(kind)
        (field.smoothness, field.animationSpeed) = (smoothness, speed)
        return field
    }

    /// Adds an item to the field.
    open func addItem(_ item: any UIDynamicItem) {
        guard !items.contains(where: { $0 === item }) else { return }
        items.append(item)
        changed()
    }
    /// Removes an item from the field.
    open func removeItem(_ item: any UIDynamicItem) {
        keeping(items) { items.removeAll { $0 === item } }
        changed()
    }

    override var members: [any UIDynamicItem] { items }

    override func prepare(_ frame: DynamicFrame) {
        for item in items {
            guard let body = frame.body(of: item), !body.isAnchored else { continue }
            let place = body.center - SIMD2(position)
            guard region.contains(place.point) else { continue }
            switch source {
            case .kind(let kind):
                let field = complete(kind)
                let effect = field.effect(on: body, at: place, time: frame.time)
                guard effect.x.isFinite, effect.y.isFinite else { continue }
                if field.kind == .velocity {
                    frame.change(item) { $0.velocity = effect }
                } else {
                    frame.accelerate(item, effect)
                }
            case .block(let block):
                let velocity = CGVector(dx: body.velocity.x, dy: body.velocity.y)
                let force = block(
                    self, place.point, velocity, CGFloat(body.mass), CGFloat(body.charge), RigidWorld.step)
                frame.accelerate(item, SIMD2(force) * (100 / body.mass))
            }
        }
    }

    private func complete(_ kind: ForceField) -> ForceField {
        func number(_ value: CGFloat) -> Double { value.isFinite ? Double(value) : 0 }
        var field = kind
        (field.strength, field.falloff) = (number(strength), number(falloff))
        (field.minimumRadius, field.direction) = (number(minimumRadius), SIMD2(direction))
        (field.smoothness, field.speed) = (number(smoothness), number(animationSpeed))
        return field
    }
}

extension UIFieldBehavior {
    // `ObjectClassInitializers.swift` of ObjectiveCRuntime describes this call of an initializer on a class value.
    @_silgen_name("chevron_UIFieldBehavior_init") private convenience init(calling: Void) { self.init() }
    @_silgen_name("chevron_UIFieldBehavior_init") fileprivate static func makeByClass() -> UIFieldBehavior
}
