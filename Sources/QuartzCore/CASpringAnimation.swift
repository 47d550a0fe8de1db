public import Foundation
package import MotionLogic

/// An animation of a property by a mass on a spring.
open class CASpringAnimation: CABasicAnimation {
    /// The mass at the end of the spring. 1 by default.
    open var mass: CGFloat = 1
    /// The stiffness of the spring. 100 by default.
    open var stiffness: CGFloat = 100
    /// The friction of the motion. 10 by default.
    open var damping: CGFloat = 10
    /// The velocity at the start: the fraction of the full distance per second.
    open var initialVelocity: CGFloat = 0

    /// Creates a spring of mass 1 by its perceived duration and its bounce. `duration` is the settling duration, at
    /// most ten seconds (Chosen). Numbers that are not finite are 0.5 seconds and a bounce of 0.
    /// - Parameters:
    ///   - perceptualDuration: the time in seconds until the spring seems to be at rest. The spring comes to rest
    ///     somewhat later.
    ///   - bounce: 0 settles without overshooting. Values up to 1 overshoot more; values down to −1 settle more slowly.
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let spring = Spring.perceived(duration: perceptualDuration, bounce: Double(bounce), velocity: 0)
        (mass, stiffness, damping) = (1, CGFloat(spring.stiffness), CGFloat(spring.damping))
        duration = min(spring.settlingDuration, 10)
    }

    /// The time in seconds until the spring seems to be at rest: the period of the spring without friction.
    open var perceptualDuration: CFTimeInterval { spring.perception.duration }
    /// The overshoot of the spring: 1 without friction, 0 for a spring that just does not overshoot, negative for more
    /// friction.
    open var bounce: CGFloat { CGFloat(spring.perception.bounce) }

    package var spring: Spring {
        Spring(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
            initialVelocity: Double(initialVelocity))
    }

    /// The time in seconds until the spring is at rest.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }

    override func setValues(of copy: CAAnimation) {
        super.setValues(of: copy)
        guard let copy = copy as? CASpringAnimation else { return }
        (copy.mass, copy.stiffness, copy.damping) = (mass, stiffness, damping)
        copy.initialVelocity = initialVelocity
    }

    override func progress(fraction: Double, time: Double) -> Double {
        fraction >= 1 ? 1 : spring.displacement(at: time * Double(speed))
    }
}
