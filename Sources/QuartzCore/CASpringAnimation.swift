public import Foundation
package import MotionLogic

/// Moves a property as a mass on a spring would.
open class CASpringAnimation: CABasicAnimation {
    /// The mass at the spring's end. 1 by default.
    open var mass: CGFloat = 1
    /// How hard the spring pulls. 100 by default.
    open var stiffness: CGFloat = 100
    /// How much it is braked. 10 by default.
    open var damping: CGFloat = 10
    /// In units of the whole way per second.
    open var initialVelocity: CGFloat = 0

    package var spring: Spring {
        Spring(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
            initialVelocity: Double(initialVelocity))
    }

    /// Seconds until the spring is at rest.
    open var settlingDuration: CFTimeInterval { spring.settlingDuration }

    override func progress(fraction: Double, time: Double) -> Double {
        fraction >= 1 ? 1 : spring.displacement(at: time * Double(speed))
    }
}
