public import CoreGraphics
public import Foundation
import MotionLogic

/// A force that accelerates items in a direction. Documented: UIGravityBehavior; a vector of length 1 accelerates by
/// 1000 points per second squared.
@preconcurrency @MainActor
open class UIGravityBehavior: DynamicItemList {
    /// The direction and magnitude. The default is downward with a magnitude of 1.
    open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { changed() } }
    /// The direction's angle from the positive x axis, in radians. Setting it preserves the magnitude.
    open var angle: CGFloat {
        get { CGFloat(atan2(Double(gravityDirection.dy), Double(gravityDirection.dx))) }
        set { setAngle(newValue, magnitude: magnitude) }
    }
    /// The length of the vector. Setting it preserves the direction.
    open var magnitude: CGFloat {
        get { CGFloat(hypot(Double(gravityDirection.dx), Double(gravityDirection.dy))) }
        set { setAngle(angle, magnitude: newValue) }
    }
    /// Sets the angle and the magnitude.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = CGVector(
            dx: magnitude * CGFloat(cos(Double(angle))), dy: magnitude * CGFloat(sin(Double(angle))))
    }

    override func prepare(_ frame: DynamicFrame) {
        for item in items { frame.accelerate(item, SIMD2(gravityDirection) * 1000) }
    }
}

/// A force that pushes items, once or continuously. Documented: UIPushBehavior; a push of 1 accelerates a body of 100 ×
/// 100 points and a density of 1 by 100 points per second squared. Chosen: an instantaneous push sets this speed.
@preconcurrency @MainActor
open class UIPushBehavior: DynamicItemList {
    /// Whether the force is continuous or instantaneous.
    public enum Mode: Int, Sendable { case continuous = 0, instantaneous }

    /// Whether the force is continuous or instantaneous.
    public let mode: Mode
    /// Whether the force acts. An instantaneous push sets it to false; setting true pushes again. The default is true.
    open var active = true { didSet { if active { changed() } } }
    /// The direction and magnitude of the force. The default is zero.
    open var pushDirection = CGVector.zero { didSet { changed() } }
    private var offsets: [ObjectIdentifier: UIOffset] = [:]

    /// Creates a behavior that pushes items when its direction is set.
    public init(items: [any UIDynamicItem], mode: Mode) {
        self.mode = mode
        super.init(items: items)
    }

    /// The direction's angle from the positive x axis, in radians. Setting it preserves the magnitude.
    open var angle: CGFloat {
        get { CGFloat(atan2(Double(pushDirection.dy), Double(pushDirection.dx))) }
        set { setAngle(newValue, magnitude: magnitude) }
    }
    /// The length of the vector. Setting it preserves the direction.
    open var magnitude: CGFloat {
        get { CGFloat(hypot(Double(pushDirection.dx), Double(pushDirection.dy))) }
        set { setAngle(angle, magnitude: newValue) }
    }
    /// Sets the angle and the magnitude.
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        pushDirection = CGVector(
            dx: magnitude * CGFloat(cos(Double(angle))), dy: magnitude * CGFloat(sin(Double(angle))))
    }
    /// Returns the offset of the force's point from an item's center. The default is zero.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }
    /// Sets the offset of the force's point from an item's center, before the item's rotation.
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

/// The physical properties of items, and their velocities.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: DynamicItemList {
    /// The fraction of the speed that remains after a collision, 0…1. The default is 0.
    open var elasticity: CGFloat = 0 { didSet { changed() } }
    /// The friction of items that slide along each other. The default is 0.
    open var friction: CGFloat = 0 { didSet { changed() } }
    /// The mass of 100 × 100 points. The default is 1.
    open var density: CGFloat = 1 { didSet { changed() } }
    /// The fraction of the speed that is lost per second. The default is 0.
    open var resistance: CGFloat = 0 { didSet { changed() } }
    /// The fraction of the angular speed that is lost per second. The default is 0.
    open var angularResistance: CGFloat = 0 { didSet { changed() } }
    /// The electric charge, on which electric and magnetic fields act. The default is 0.
    open var charge: CGFloat = 0 { didSet { changed() } }
    /// Whether the items are fixed, so that other items bounce off. The default is false.
    open var isAnchored = false { didSet { changed() } }
    /// Whether the items can rotate. The default is true.
    open var allowsRotation = true { didSet { changed() } }
    private var waiting: [(any UIDynamicItem, CGVector, CGFloat)] = []

    /// Adds to an item's velocity, in points per second.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        add(CGVector(dx: velocity.x, dy: velocity.y), 0, item)
    }
    /// Returns an item's velocity, in points per second; zero for an item without this behavior.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        dynamicAnimator?.velocity(of: item)?.velocity.point ?? .zero
    }
    /// Adds to an item's angular velocity, in radians per second.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) { add(.zero, velocity, item) }
    /// Returns an item's angular velocity, in radians per second; zero for an item without this behavior.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        CGFloat(dynamicAnimator?.velocity(of: item)?.spin ?? 0)
    }

    private func add(_ velocity: CGVector, _ spin: CGFloat, _ item: any UIDynamicItem) {
        // Stores the velocity until the behavior is added.
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
