public import Foundation
import FrameTime
import MotionLogic

/// Methods that are called on the main thread when an animation starts and stops. Any object on any actor can be the
/// delegate.
public protocol CAAnimationDelegate: AnyObject {
    /// Called with the first frame of the animation.
    @preconcurrency @MainActor func animationDidStart(_ anim: CAAnimation)
    /// - Parameter flag: false if the animation was removed before its end.
    @preconcurrency @MainActor func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Does nothing by default.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Does nothing by default.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// An action that a layer runs when a property changes.
public protocol CAAction: AnyObject {
    /// Performs the action for the property `event`; an animation adds itself to the layer.
    @preconcurrency @MainActor func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// An animation changes the displayed values of a layer over time. The layer's own values stay the same. An animation
/// can be created on any thread. A layer runs a copy of the animation, so that later changes have no effect on it.
open class CAAnimation: NSObject, CAAction, NSCopying {
    /// The duration of one run in seconds. 0 uses the duration of the transaction.
    open var duration: CFTimeInterval = 0
    /// The start time on the animation clock, in seconds. 0 starts with the next frame.
    open var beginTime: CFTimeInterval = 0
    /// The offset into the animation at which it starts, in seconds.
    open var timeOffset: CFTimeInterval = 0
    /// The rate of time. 2 runs twice as fast; 0 pauses the animation, which then never ends.
    open var speed: Float = 1
    /// The number of runs, fractions included. 0 runs once.
    open var repeatCount: Float = 0
    /// The duration of all runs together in the animation's own time, in seconds. 0, the default, uses
    /// ``repeatCount``.
    open var repeatDuration: CFTimeInterval = 0
    /// Whether each run is followed by a run in reverse, of the same duration.
    open var autoreverses = false
    /// The timing curve of one run. Nil is linear.
    open var timingFunction: CAMediaTimingFunction?
    /// The displayed value before the start and after the end.
    open var fillMode = CAMediaTimingFillMode.removed
    /// Whether the layer removes the animation at its end.
    open var isRemovedOnCompletion = true
    /// The delegate. The animation holds its delegate strongly.
    open weak var delegate: (any CAAnimationDelegate)? {
        get { strongDelegate }
        set { strongDelegate = newValue }
    }
    // Documented (CAAnimation.delegate): the animation holds its delegate strongly, so a delegate that only the
    // animation references lives until the animation ends.
    private var strongDelegate: (any CAAnimationDelegate)?

    public override init() { super.init() }

    /// Returns an animation of the same class with the same values. A subclass that adds properties overrides the
    /// method. The class must have an initializer without parameters, as in UIKit.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).makeByClass()
        setValues(of: copy)
        return copy
    }

    /// Sets the values of a copy of the same class.
    func setValues(of copy: CAAnimation) {
        (copy.duration, copy.beginTime, copy.timeOffset, copy.speed) = (duration, beginTime, timeOffset, speed)
        (copy.repeatCount, copy.repeatDuration) = (repeatCount, repeatDuration)
        (copy.autoreverses, copy.fillMode) = (autoreverses, fillMode)
        (copy.timingFunction, copy.isRemovedOnCompletion) = (timingFunction, isRemovedOnCompletion)
        (copy.strongDelegate, copy.values) = (strongDelegate, values)
    }

    private var values: [String: Any] = [:]
    /// Stores a value under a name of the app, for example to identify the animation in the delegate. Does not set
    /// properties of the animation.
    open func setValue(_ value: Any?, forKey key: String) { keeping(values[key]) { values[key] = value } }
    /// The stored value with this name; nil without one.
    open func value(forKey key: String) -> Any? { values[key] }

    /// Adds the animation to the layer `anObject`, with `event` as its key.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// Changes `model` to the displayed values at `time` seconds after the start.
    func apply(to model: inout LayerModel, at time: Double) {}

    var effectiveDuration: Double { duration > 0 ? duration : 0.25 }

    var totalDuration: Double {
        guard speed > 0 else { return .infinity }
        if repeatDuration > 0 { return repeatDuration / Double(speed) }
        let runs = (repeatCount > 0 ? Double(repeatCount) : 1) * (autoreverses ? 2 : 1)
        return effectiveDuration * runs / Double(speed)
    }

    /// The progress of one run before its timing curve, in `0 ... 1`; nil if the animation displays nothing at that
    /// time.
    func fraction(at time: Double) -> Double? {
        var local = time * Double(speed) + timeOffset
        if local < 0 {
            guard fillMode == .backwards || fillMode == .both else { return nil }
            local = 0
        }
        let length = effectiveDuration
        let total = totalDuration * Double(speed)
        if local >= total {
            // Documented (CAMediaTiming.fillMode): the fill mode alone decides the value after the end, even if the
            // animation stays on the layer.
            guard speed <= 0 || local == total || fillMode == .forwards || fillMode == .both else { return nil }
            let rest = (total / length).truncatingRemainder(dividingBy: autoreverses ? 2 : 1)
            return rest > 0 ? folded(rest) : autoreverses ? 0 : 1
        }
        return folded((local / length).truncatingRemainder(dividingBy: autoreverses ? 2 : 1))
    }

    /// The number of whole cycles before the current cycle. A cycle is one run, and a run in reverse if there is one.
    func cyclesBefore(_ time: Double) -> Double {
        let (local, total) = (time * Double(speed) + timeOffset, totalDuration * Double(speed))
        let cycle = effectiveDuration * (autoreverses ? 2 : 1)
        guard local > 0, speed > 0 else { return 0 }
        let cycles = min(local, total) / cycle
        let whole = cycles.rounded(.down)
        return local >= total && whole == cycles ? max(whole - 1, 0) : whole
    }

    /// The second run of a pair is in reverse.
    private func folded(_ runs: Double) -> Double { runs > 1 ? 2 - runs : runs }

    func paced(_ fraction: Double) -> Double {
        timingFunction.map { $0.curve.value(at: fraction) } ?? fraction
    }
}

extension CAAnimation {
    // Swift calls only `required` initializers on a class value, and an app's subclass need not have such an
    // initializer. `ObjectClassInitializers.swift` of ObjectiveCRuntime describes this way around.
    @_silgen_name("chevron_CAAnimation_init") private convenience init(calling: Void) { self.init() }
    @_silgen_name("chevron_CAAnimation_init") fileprivate static func makeByClass() -> CAAnimation
}
