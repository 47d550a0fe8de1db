public import Foundation
import MotionLogic

extension UIView {
    /// Animates the changes of `animations` with a spring that is described by its perceived duration and its bounce.
    /// - Parameters:
    ///   - duration: the time in seconds until the spring seems to be at rest; 0.5 by default. The spring comes to rest
    ///     somewhat later, and the animation ends then.
    ///   - bounce: 0, the default, settles without overshooting. Values up to 1 overshoot more; values down to −1
    ///     settle more slowly.
    ///   - velocity: in units of the full distance per second.
    ///   - completion: called after the last of the animations; false if an animation was replaced or removed before
    ///     its end.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity velocity: CGFloat = 0,
        delay: TimeInterval = 0,
        options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring.perceived(duration: duration, bounce: Double(bounce), velocity: Double(velocity))
        // Chosen: a spring that never comes to rest ends after ten seconds.
        perform(
            .spring(spring), duration > 0 ? min(spring.settlingDuration, 10) : 0, delay, options, animations, completion
        )
    }
}

extension Spring {
    /// Documented (`CASpringAnimation.init(perceptualDuration:bounce:)`): the spring of mass 1 whose undamped period is
    /// the duration. A bounce of 0 is critical damping; a bounce of 1 is no damping. Derived: a negative bounce divides
    /// by its distance from −1.
    static func perceived(duration: Double, bounce: Double, velocity: Double) -> Spring {
        // Chosen: the limits exclude a spring that oscillates forever and a spring that never moves.
        let bounce = bounce.isFinite ? min(max(bounce, -0.95), 0.95) : 0
        let omega = 2 * Double.pi / max(duration.isFinite ? duration : 0.5, 0.01)
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        return Spring(mass: 1, stiffness: omega * omega, damping: 2 * ratio * omega, initialVelocity: velocity)
    }
}
