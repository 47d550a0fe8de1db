public import Foundation
import FrameTime
import MotionLogic

/// Told when an animation starts and stops, on the main thread. Any object may be one, on any actor.
public protocol CAAnimationDelegate: AnyObject {
    /// The animation began with a frame.
    @preconcurrency @MainActor func animationDidStart(_ anim: CAAnimation)
    /// - Parameter flag: false when the animation was removed before its end.
    @preconcurrency @MainActor func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// Default: nothing is done.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// Default: nothing is done.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// What a layer does when a property changes.
public protocol CAAction: AnyObject {
    /// Does what the change of a property asks for, as adding itself to the layer.
    @preconcurrency @MainActor func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// Changes what a layer shows over time, without changing the layer. Made on any thread, and left alone once a layer
/// has it.
open class CAAnimation: NSObject, CAAction {
    /// Seconds of one run; 0 takes the transaction's duration.
    open var duration: CFTimeInterval = 0
    /// Seconds on the animation clock; 0 starts with the next frame.
    open var beginTime: CFTimeInterval = 0
    /// Seconds into the animation at which it starts.
    open var timeOffset: CFTimeInterval = 0
    /// 2 runs twice as fast; 0 stands still and never ends.
    open var speed: Float = 1
    /// How often it runs, fractions allowed; 0 runs once.
    open var repeatCount: Float = 0
    /// For how many seconds of the animation's own time it repeats; 0, the default, leaves this to ``repeatCount``.
    open var repeatDuration: CFTimeInterval = 0
    /// Each run goes back the way it came, in the same time again.
    open var autoreverses = false
    /// The pace of one run; nil is even.
    open var timingFunction: CAMediaTimingFunction?
    /// What shows before the start and after the end.
    open var fillMode = CAMediaTimingFillMode.removed
    /// Whether the layer lets go of the animation at its end.
    open var isRemovedOnCompletion = true
    /// Held strongly while the animation lives.
    open weak var delegate: (any CAAnimationDelegate)? {
        get { strongDelegate }
        set { strongDelegate = newValue }
    }
    // Documented: an animation holds its delegate strongly, so a delegate made for it alone lives as long as it runs.
    private var strongDelegate: (any CAAnimationDelegate)?

    public override init() { super.init() }

    private var values: [String: Any] = [:]
    /// Keeps a value of the app's with the animation, as the name by which a delegate knows it. The animation's own
    /// properties are not reached so.
    open func setValue(_ value: Any?, forKey key: String) { keeping(values[key]) { values[key] = value } }
    /// A value that was kept with the animation.
    open func value(forKey key: String) -> Any? { values[key] }

    /// Adds the animation to the layer, with the event as its key.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// Changes `model` to what shows `time` seconds after the start.
    func apply(to model: inout LayerModel, at time: Double) {}

    var effectiveDuration: Double { duration > 0 ? duration : 0.25 }

    var totalDuration: Double {
        guard speed > 0 else { return .infinity }
        if repeatDuration > 0 { return repeatDuration / Double(speed) }
        let runs = (repeatCount > 0 ? Double(repeatCount) : 1) * (autoreverses ? 2 : 1)
        return effectiveDuration * runs / Double(speed)
    }

    /// Progress 0…1 of one run before its curve, or nil when nothing shows at that time.
    func fraction(at time: Double) -> Double? {
        var local = time * Double(speed) + timeOffset
        if local < 0 {
            guard fillMode == .backwards || fillMode == .both else { return nil }
            local = 0
        }
        let length = effectiveDuration
        let total = totalDuration * Double(speed)
        if local >= total {
            // Documented: the fill mode alone decides what shows afterwards; staying on the layer shows nothing.
            guard speed <= 0 || local == total || fillMode == .forwards || fillMode == .both else { return nil }
            let rest = (total / length).truncatingRemainder(dividingBy: autoreverses ? 2 : 1)
            return rest > 0 ? folded(rest) : autoreverses ? 0 : 1
        }
        return folded((local / length).truncatingRemainder(dividingBy: autoreverses ? 2 : 1))
    }

    /// The second of two runs goes back.
    private func folded(_ runs: Double) -> Double { runs > 1 ? 2 - runs : runs }

    func paced(_ fraction: Double) -> Double {
        timingFunction.map { $0.curve.value(at: fraction) } ?? fraction
    }
}

/// An animation of one property, named by its key path.
open class CAPropertyAnimation: CAAnimation {
    /// The property that moves, as `position.x`; nil moves nothing.
    open var keyPath: String?
    /// Whether the value is added to the property's own. False by default.
    open var isAdditive = false

    /// An animation of a property, without values.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

/// Moves a property from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
    /// Where it begins; nil takes ``toValue`` without ``byValue``, or the layer's own value.
    open var fromValue: Any?
    /// Where it ends; nil takes the beginning and ``byValue``, or the layer's own value.
    open var toValue: Any?
    /// The way between both ends, where one of them is not set.
    open var byValue: Any?

    override func apply(to model: inout LayerModel, at time: Double) {
        guard let fraction = fraction(at: time) else { return }
        apply(to: &model, progress: progress(fraction: fraction, time: time))
    }

    func progress(fraction: Double, time: Double) -> Double { paced(fraction) }

    final func apply(to model: inout LayerModel, progress: Double) {
        guard let keyPath, let current = model.value(forKeyPath: keyPath) else { return }
        let from = fromValue.flatMap(AnimatableValue.init)
        let to = toValue.flatMap(AnimatableValue.init)
        let by = byValue.flatMap(AnimatableValue.init)
        let start = from ?? (to.flatMap { to in by.map { to.adding($0, factor: -1) } }) ?? current
        let end = to ?? by.map { start.adding($0, factor: 1) } ?? current
        let shown = start.interpolated(to: end, by: progress)
        model.set(isAdditive ? current.adding(shown, factor: 1) : shown, forKeyPath: keyPath)
    }
}
