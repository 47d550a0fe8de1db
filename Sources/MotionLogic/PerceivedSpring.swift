import Foundation

extension Spring {
    /// Documented (`CASpringAnimation.init(perceptualDuration:bounce:)`): the spring of mass 1 whose undamped period is
    /// the duration. A bounce of 0 is critical damping; a bounce of 1 is no damping. Derived: a negative bounce divides
    /// by its distance from −1.
    package static func perceived(duration: Double, bounce: Double, velocity: Double) -> Spring {
        // Chosen: the limits exclude a spring that oscillates forever and a spring that never moves.
        let bounce = bounce.isFinite ? min(max(bounce, -0.95), 0.95) : 0
        let omega = 2 * Double.pi / max(duration.isFinite ? duration : 0.5, 0.01)
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        return Spring(mass: 1, stiffness: omega * omega, damping: 2 * ratio * omega, initialVelocity: velocity)
    }

    /// The duration in seconds and the bounce of the spring, as for ``perceived(duration:bounce:velocity:)``.
    package var perception: (duration: Double, bounce: Double) {
        let omega = (stiffness / mass).squareRoot()
        let ratio = damping / (2 * mass * omega)
        return (2 * .pi / omega, ratio <= 1 ? 1 - ratio : 1 / ratio - 1)
    }
}
