public import Foundation
import MotionLogic

extension UIView {
    /// Animates what `animations` changes by a spring that is described by how long it seems to take and by how far it
    /// swings.
    /// - Parameters:
    ///   - duration: seconds until the spring seems to be at rest, 0.5 by default. The spring itself rests somewhat
    ///     later, and the animation ends then.
    ///   - bounce: 0 settles without passing the goal, the default; up to 1 swings more, down to −1 settles more
    ///     slowly.
    ///   - velocity: in units of the whole way per second.
    ///   - completion: called after the last of the animations; false when one was replaced or removed before its end.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity velocity: CGFloat = 0,
        delay: TimeInterval = 0,
        options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let spring = Spring.perceived(duration: duration, bounce: Double(bounce), velocity: Double(velocity))
        // Chosen: a spring that never rests is given up after ten seconds.
        perform(
            .spring(spring), duration > 0 ? min(spring.settlingDuration, 10) : 0, delay, options, animations, completion
        )
    }
}

extension Spring {
    /// Documented (`CASpringAnimation.init(perceptualDuration:bounce:)`): the spring of mass 1 whose own period without
    /// damping is the duration. A bounce of 0 is critical damping, one of 1 no damping. Derived: a negative bounce
    /// divides by its distance from −1.
    static func perceived(duration: Double, bounce: Double, velocity: Double) -> Spring {
        // Chosen: no spring swings for ever, and none stays where it is.
        let bounce = bounce.isFinite ? min(max(bounce, -0.95), 0.95) : 0
        let omega = 2 * Double.pi / max(duration.isFinite ? duration : 0.5, 0.01)
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
        return Spring(mass: 1, stiffness: omega * omega, damping: 2 * ratio * omega, initialVelocity: velocity)
    }
}
