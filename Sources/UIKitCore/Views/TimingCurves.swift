public import CoreGraphics
public import Foundation
import MotionLogic
import QuartzCore

/// How a ``UIViewPropertyAnimator`` paces its animations.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
    /// What kind of curve it is.
    var timingCurveType: UITimingCurveType { get }
    /// The curve; nil for a spring alone.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring; nil for a curve alone.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// What kind of curve it is.
public enum UITimingCurveType: Int, Sendable { case builtin = 0, cubic, spring, composed }

/// A curve with two control points, or one of UIKit's own.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    /// The curve that was passed; `.easeInOut` where points were.
    public let animationCurve: UIView.AnimationCurve
    /// The first control point, in the unit square.
    public let controlPoint1: CGPoint
    /// The second control point, in the unit square.
    public let controlPoint2: CGPoint
    private let type: UITimingCurveType

    /// The system's default curve.
    public override init() {
        animationCurve = .easeInOut
        (controlPoint1, controlPoint2) = (CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1))
        type = .builtin
        super.init()
    }

    /// One of UIKit's curves.
    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        let cubic = curve.cubic
        (controlPoint1, controlPoint2) = (CGPoint(x: cubic.x1, y: cubic.y1), CGPoint(x: cubic.x2, y: cubic.y2))
        type = .builtin
        super.init()
    }

    /// A cubic curve from (0, 0) to (1, 1).
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
    /// Nil: it is no spring.
    open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring: by how much it swings, or by its mass, stiffness and damping.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    enum Form {
        /// Fitted to the animator's duration.
        case ratio(Double)
        /// Takes the time that it needs, whatever the animator's duration.
        case physical(TimedSpring)
    }

    /// Along the way, in units of the whole way per second.
    public let initialVelocity: CGVector
    let form: Form

    /// The spring of push and pop. Documented: the animator's duration does not count. Measured (transitions/spring):
    /// 3, 1000, 500, half a second.
    public override init() {
        initialVelocity = .zero
        form = .physical(.navigation)
        super.init()
    }

    /// - Parameter ratio: 1 settles without passing the goal; less swings.
    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        initialVelocity = velocity
        form = .ratio(Double(ratio))
        super.init()
    }

    /// A spring that begins at rest.
    public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

    /// The animation lasts until the spring is at rest, whatever the animator's duration.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        initialVelocity = velocity
        let spring = Spring(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
            initialVelocity: Double(velocity.dx))
        // Chosen: a spring that never rests is given up after ten seconds.
        form = .physical(TimedSpring(spring: spring, duration: min(spring.settlingDuration, 10)))
        super.init()
    }

    /// `.spring`.
    open var timingCurveType: UITimingCurveType { .spring }
    /// Nil: it is no cubic curve.
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
    /// Derived: the spring whose slowest part has decayed to a thousandth when the duration is over.
    static func fitted(ratio: Double, duration: Double, velocity: Double) -> Spring {
        let ratio = min(max(ratio.isFinite ? ratio : 1, 0.05), 1)
        let omega = 6.9 / (ratio * max(duration, 0.01)) * (ratio == 1 ? 1.34 : 1)
        return Spring(mass: 1, stiffness: omega * omega, damping: 2 * ratio * omega, initialVelocity: velocity)
    }
}

/// A pace with the time that it takes.
@MainActor
struct TimedPace {
    let pace: Timeline.Pace
    /// Seconds for the whole way.
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
