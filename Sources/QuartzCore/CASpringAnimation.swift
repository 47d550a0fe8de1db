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

    package var spring: Spring {
        Spring(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
            initialVelocity: Double(initialVelocity))
    }

    /// The time in seconds until the spring is at rest.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }

    override func progress(fraction: Double, time: Double) -> Double {
        fraction >= 1 ? 1 : spring.displacement(at: time * Double(speed))
    }
}
