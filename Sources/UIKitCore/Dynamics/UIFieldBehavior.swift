public import CoreGraphics
public import Foundation
import MotionLogic
import QuartzCore

/// A force that acts on items by their place, speed and time.
///
/// Chosen: 1 is as strong as a ``UIGravityBehavior`` of 1 in fields of gravity, vortices, noise and electricity. A drag
/// of 1 takes the speed away within about a second, a spring of 1 pulls with as many points a second squared as the
/// item is away, a turbulence of 1 with the item's speed.
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
    private enum Source {
        case kind(ForceField)
        case block((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)
    }

    private var source: Source
    /// The items that the field acts on, in the order of adding.
    open private(set) var items: [any UIDynamicItem] = []
    /// The middle of the field, in the reference view's points. Zero by default.
    open var position = CGPoint.zero { didSet { changed() } }
    /// The part of the plane around ``position`` where the field acts. Everywhere by default.
    open var region = UIRegion.infinite { didSet { changed() } }
    /// How strong the field is; below 0 it acts the other way. 1 by default.
    open var strength: CGFloat = 1 { didSet { changed() } }
    /// The power of the distance that the force falls with. 0 by default: it does not fall.
    open var falloff: CGFloat = 0 { didSet { changed() } }
    /// Nearer items count as if they were this far from ``position``, in points. Chosen: 0.001 by default.
    open var minimumRadius: CGFloat = 0.001 { didSet { changed() } }
    /// The direction and size of a linear or velocity field; without meaning for others.
    open var direction = CGVector.zero { didSet { changed() } }
    /// How even noise and turbulence are, 0…1; without meaning for others.
    open var smoothness: CGFloat = 0 { didSet { changed() } }
    /// How often a second noise and turbulence change; without meaning for others.
    open var animationSpeed: CGFloat = 0 { didSet { changed() } }

    private init(_ source: Source) {
        self.source = source
        super.init()
    }

    private convenience init(_ kind: ForceField.Kind) { self.init(.kind(ForceField(kind))) }

    /// Slows items down, the more the faster they are.
    public class func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }
    /// Pushes items sideways around the middle.
    public class func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }
    /// Pulls items to a place.
    public class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
        let field = UIFieldBehavior(.radialGravity)
        field.position = position
        return field
    }
    /// Pulls items in a direction.
    public class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
        let field = UIFieldBehavior(.linearGravity)
        field.direction = direction
        return field
    }
    /// Gives items a velocity, in points a second.
    public class func velocityField(direction: CGVector) -> UIFieldBehavior {
        let field = UIFieldBehavior(.velocity)
        field.direction = direction
        return field
    }
    /// Pushes items in directions that change with place and time.
    public class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        uneven(.noise, smoothness, speed)
    }
    /// As a noise field, the stronger the faster items are.
    public class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        uneven(.turbulence, smoothness, speed)
    }
    /// Pulls items to the middle, the more the farther they are.
    public class func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }
    /// Pushes items with a charge away from the middle; with a charge below 0, to it.
    public class func electricField() -> UIFieldBehavior { UIFieldBehavior(.electric) }
    /// Turns the way of items with a charge.
    public class func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magnetic) }
    /// A field of the app's own.
    /// - Parameter block: returns the force on an item, with the unit of ``UIPushBehavior``. Called with the field, the
    ///   item's place from ``position``, its velocity in points a second, its mass and charge, and the seconds that the
    ///   force acts for.
    public class func field(
        evaluationBlock block:
            @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
    ) -> UIFieldBehavior { UIFieldBehavior(.block(block)) }

    private class func uneven(_ kind: ForceField.Kind, _ smoothness: CGFloat, _ speed: CGFloat) -> UIFieldBehavior {
        let field = UIFieldBehavior(kind)
        (field.smoothness, field.animationSpeed) = (smoothness, speed)
        return field
    }

    /// Lets the field act on an item.
    open func addItem(_ item: any UIDynamicItem) {
        guard !items.contains(where: { $0 === item }) else { return }
        items.append(item)
        changed()
    }
    /// Ends the field's force on an item.
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
