public import CoreGraphics
public import Foundation
import MotionLogic

/// Pulls items in a direction. Documented: a vector of length 1 accelerates by 1000 points a second squared.
@preconcurrency @MainActor
open class UIGravityBehavior: DynamicItemList {
    /// Downwards with a length of 1 by default.
    open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { changed() } }
    /// Radians from the direction to the right; the length stays.
    open var angle: CGFloat {
        get { CGFloat(atan2(Double(gravityDirection.dy), Double(gravityDirection.dx))) }
        set { setAngle(newValue, magnitude: magnitude) }
    }
    /// The length; the direction stays.
    open var magnitude: CGFloat {
        get { CGFloat(hypot(Double(gravityDirection.dx), Double(gravityDirection.dy))) }
        set { setAngle(angle, magnitude: newValue) }
    }
    /// Sets direction and length.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = CGVector(
            dx: magnitude * CGFloat(cos(Double(angle))), dy: magnitude * CGFloat(sin(Double(angle))))
    }

    override func prepare(_ frame: DynamicFrame) {
        for item in items { frame.accelerate(item, SIMD2(gravityDirection) * 1000) }
    }
}

/// Pushes items, once or all the time. Documented: a push of 1 accelerates a body of 100 by 100 points and a density of
/// 1 by 100 points a second squared. Chosen: a single push gives it that speed.
@preconcurrency @MainActor
open class UIPushBehavior: DynamicItemList {
    /// Whether the push lasts.
    public enum Mode: Int, Sendable { case continuous = 0, instantaneous }

    /// Whether the push lasts.
    public let mode: Mode
    /// Whether items are pushed. A single push sets it to false; true pushes again. True by default.
    open var active = true { didSet { if active { changed() } } }
    /// Zero by default.
    open var pushDirection = CGVector.zero { didSet { changed() } }
    private var offsets: [ObjectIdentifier: UIOffset] = [:]

    /// A behavior that pushes items as soon as it has a direction.
    public init(items: [any UIDynamicItem], mode: Mode) {
        self.mode = mode
        super.init(items: items)
    }

    /// Radians from the direction to the right; the length stays.
    open var angle: CGFloat {
        get { CGFloat(atan2(Double(pushDirection.dy), Double(pushDirection.dx))) }
        set { setAngle(newValue, magnitude: magnitude) }
    }
    /// The length; the direction stays.
    open var magnitude: CGFloat {
        get { CGFloat(hypot(Double(pushDirection.dx), Double(pushDirection.dy))) }
        set { setAngle(angle, magnitude: newValue) }
    }
    /// Sets direction and length.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        pushDirection = CGVector(
            dx: magnitude * CGFloat(cos(Double(angle))), dy: magnitude * CGFloat(sin(Double(angle))))
    }
    /// Where an item is pushed, from its middle. The middle by default.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }
    /// Sets where an item is pushed, from its middle, before the item turns.
    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = o
        changed()
    }

    override func prepare(_ frame: DynamicFrame) {
        guard active, pushDirection != .zero else { return }
        let share = mode == .instantaneous ? 1 : RigidWorld.step
        for item in items {
            let offset = SIMD2<Double>(targetOffsetFromCenter(for: item))
            let impulse = SIMD2<Double>(pushDirection) * (100 * share)
            frame.change(item) { $0.push(impulse, from: offset) }
        }
        if mode == .instantaneous { active = false }
    }
}

/// Properties of items as bodies, and their speeds.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: DynamicItemList {
    /// How much of the speed is left after a collision, 0…1. 0 by default.
    open var elasticity: CGFloat = 0 { didSet { changed() } }
    /// How much items hold each other when they slide. 0 by default.
    open var friction: CGFloat = 0 { didSet { changed() } }
    /// The mass of 100 by 100 points. 1 by default.
    open var density: CGFloat = 1 { didSet { changed() } }
    /// The share of the speed that is lost in a second. 0 by default.
    open var resistance: CGFloat = 0 { didSet { changed() } }
    /// The share of the turning that is lost in a second. 0 by default.
    open var angularResistance: CGFloat = 0 { didSet { changed() } }
    /// What electric and magnetic fields act on. 0 by default.
    open var charge: CGFloat = 0 { didSet { changed() } }
    /// Whether items stay where they are, and others bounce off them. False by default.
    open var isAnchored = false { didSet { changed() } }
    /// Whether items turn. True by default.
    open var allowsRotation = true { didSet { changed() } }
    private var waiting: [(any UIDynamicItem, CGVector, CGFloat)] = []

    /// Adds to an item's speed, in points a second.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        add(CGVector(dx: velocity.x, dy: velocity.y), 0, item)
    }
    /// An item's speed, in points a second; zero for an item that does not take part.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        dynamicAnimator?.velocity(of: item)?.velocity.point ?? .zero
    }
    /// Adds to an item's turning, in radians a second.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) { add(.zero, velocity, item) }
    /// An item's turning, in radians a second; zero for an item that does not take part.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        CGFloat(dynamicAnimator?.velocity(of: item)?.spin ?? 0)
    }

    private func add(_ velocity: CGVector, _ spin: CGFloat, _ item: any UIDynamicItem) {
        // Before the behavior is added the item waits with its speed.
        guard let animator = dynamicAnimator else { return waiting.append((item, velocity, spin)) }
        animator.push(item) {
            $0.velocity += SIMD2(velocity)
            $0.spin += spin.isFinite ? Double(spin) : 0
        }
    }

    override func prepare(_ frame: DynamicFrame) {
        for item in items {
            frame.change(item) { body in
                (body.elasticity, body.friction) = (Double(elasticity.usable), Double(friction.usable))
                (body.density, body.resistance) = (Double(density.usable), Double(resistance.usable))
                body.charge = charge.isFinite ? Double(charge) : 0
                (body.spinResistance, body.turns, body.isAnchored) = (
                    Double(angularResistance.usable), allowsRotation, isAnchored
                )
                if isAnchored { (body.velocity, body.spin) = (.zero, 0) }
            }
        }
        let given = waiting
        waiting = []
        for (item, velocity, spin) in given {
            frame.change(item) {
                $0.velocity += SIMD2(velocity)
                $0.spin += spin.isFinite ? Double(spin) : 0
            }
        }
    }
}

extension CGFloat {
    fileprivate var usable: CGFloat { isFinite ? Swift.max(0, self) : 0 }
}
