public import CoreGraphics
public import Foundation
import MotionLogic
import QuartzCore

/// The timing of the animations of a ``UIViewPropertyAnimator``.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
    /// The kind of the curve.
    var timingCurveType: UITimingCurveType { get }
    /// The cubic curve; nil if the timing is only a spring.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring; nil if the timing is only a cubic curve.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kind of a timing curve.
public enum UITimingCurveType: Int, Sendable { case builtin = 0, cubic, spring, composed }

/// A cubic curve with two control points, or a curve of UIKit.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The curve that was passed to the initializer; `.easeInOut` if control points were passed.
    public let animationCurve: UIView.AnimationCurve
    /// The first control point, in the unit square.
    public let controlPoint1: CGPoint
    /// The second control point, in the unit square.
    public let controlPoint2: CGPoint
    private let type: UITimingCurveType

    /// Creates the system's default curve.
    public override init() {
        animationCurve = .easeInOut
        (controlPoint1, controlPoint2) = (CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1))
        type = .builtin
        super.init()
    }

    /// Creates a curve of UIKit.
    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        let cubic = curve.cubic
        (controlPoint1, controlPoint2) = (CGPoint(x: cubic.x1, y: cubic.y1), CGPoint(x: cubic.x2, y: cubic.y2))
        type = .builtin
        super.init()
    }

    /// Creates a cubic curve from (0, 0) to (1, 1).
    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        (controlPoint1, controlPoint2) = (point1, point2)
        type = .cubic
        super.init()
    }

    /// `.builtin` or `.cubic`.
    open var timingCurveType: UITimingCurveType { type }
    /// The curve itself.
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    /// Always nil: the curve is not a spring.
    open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring, described by its damping ratio or by its mass, stiffness and damping.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    enum Form {
        /// A spring that is fitted to the animator's duration.
        case ratio(Double)
        /// A spring with its own duration; the animator's duration is ignored.
        case physical(TimedSpring)
    }

    /// The initial velocity along the path, in units of the full distance per second.
    public let initialVelocity: CGVector
    let form: Form

    /// Creates the spring of push and pop. Derived: the animator's duration is ignored, because a spring with a mass
    /// and a stiffness has its own duration.
    /// Measured (transitions/spring): mass 3, stiffness 1000, damping 500, half a second.
    public override init() {
        initialVelocity = .zero
        form = .physical(.navigation)
        super.init()
    }

    /// - Parameter ratio: 1 settles without overshooting; smaller values oscillate.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        initialVelocity = velocity
        form = .ratio(Double(ratio))
        super.init()
    }

    /// Creates a spring with an initial velocity of 0.
    public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

    /// Creates a spring whose animation lasts until the spring is at rest. The animator's duration is ignored.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        initialVelocity = velocity
        let spring = Spring(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
            initialVelocity: Double(velocity.dx))
        // Chosen: a spring that never comes to rest ends after ten seconds.
        form = .physical(TimedSpring(spring: spring, duration: min(spring.settlingDuration, 10)))
        super.init()
    }

    /// `.spring`.
    open var timingCurveType: UITimingCurveType { .spring }
    /// Always nil: the spring is not a cubic curve.
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// The spring itself.
    open var springTimingParameters: UISpringTimingParameters? { self }
}

extension UIView.AnimationCurve {
    var cubic: CubicCurve {
        switch self {
        case .easeInOut: .easeInEaseOut
        case .easeIn: .easeIn
        case .easeOut: .easeOut
        case .linear: .linear
        }
    }
}

extension Spring {
    /// Derived: the spring whose slowest component has decayed to a thousandth at the end of the duration.
    static func fitted(ratio: Double, duration: Double, velocity: Double) -> Spring {
        let ratio = min(max(ratio.isFinite ? ratio : 1, 0.05), 1)
        let omega = 6.9 / (ratio * max(duration, 0.01)) * (ratio == 1 ? 1.34 : 1)
        return Spring(mass: 1, stiffness: omega * omega, damping: 2 * ratio * omega, initialVelocity: velocity)
    }
}

/// A pace with its duration.
@MainActor
struct TimedPace {
    let pace: Timeline.Pace
    /// The duration of the full distance in seconds.
    let duration: Double

    init(_ provider: any UITimingCurveProvider, duration: Double) {
        if let spring = provider.springTimingParameters {
            switch spring.form {
            case .ratio(let ratio):
                pace = .spring(.fitted(ratio: ratio, duration: duration, velocity: Double(spring.initialVelocity.dx)))
                self.duration = duration
            case .physical(let timed):
                pace = .spring(timed.spring)
                self.duration = timed.duration
            }
            return
        }
        let cubic = provider.cubicTimingParameters
        pace = .curve(
            cubic.map {
                CubicCurve(
                    Double($0.controlPoint1.x), Double($0.controlPoint1.y), Double($0.controlPoint2.x),
                    Double($0.controlPoint2.y))
            }
                ?? .systemDefault)
        self.duration = duration
    }
}
