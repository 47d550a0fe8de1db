public import Foundation
import FrameTime
import Motion

/// Told when an animation starts and stops.
@MainActor
public protocol CAAnimationDelegate: AnyObject {
    func animationDidStart(_ anim: CAAnimation)
    /// - Parameter flag: false when the animation was removed before its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// What a layer does when a property changes.
@MainActor
public protocol CAAction: AnyObject {
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// Changes what a layer shows over time, without changing the layer.
@MainActor
open class CAAnimation: NSObject, CAAction {
    /// Seconds of one run; 0 takes the transaction's duration.
    open var duration: CFTimeInterval = 0
    /// Seconds on the animation clock; 0 starts with the next frame.
    open var beginTime: CFTimeInterval = 0
    open var timeOffset: CFTimeInterval = 0
    open var speed: Float = 1
    /// 0 and 1 run once.
    open var repeatCount: Float = 0
    open var autoreverses = false
    open var timingFunction: CAMediaTimingFunction?
    open var fillMode = CAMediaTimingFillMode.removed
    open var isRemovedOnCompletion = true
    open weak var delegate: (any CAAnimationDelegate)? {
        get { strongDelegate }
        set { strongDelegate = newValue }
    }
    // Documented: an animation holds its delegate strongly, so a delegate made for it alone lives as long as it runs.
    private var strongDelegate: (any CAAnimationDelegate)?

    public override init() { super.init() }

    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// Changes `model` to what shows `time` seconds after the start.
    func apply(to model: inout LayerModel, at time: Double) {}

    var effectiveDuration: Double { duration > 0 ? duration : 0.25 }

    var totalDuration: Double {
        guard speed > 0 else { return .infinity }
        let runs = Double(max(repeatCount, 1)) * (autoreverses ? 2 : 1)
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
            guard speed <= 0 || local == total || fillMode == .forwards || fillMode == .both || !isRemovedOnCompletion
            else { return nil }
            return autoreverses ? 0 : 1
        }
        var run = (local / length).truncatingRemainder(dividingBy: autoreverses ? 2 : 1)
        if run > 1 { run = 2 - run }
        return run
    }

    func paced(_ fraction: Double) -> Double {
        timingFunction.map { $0.curve.value(at: fraction) } ?? fraction
    }
}

/// An animation of one property, named by its key path.
@MainActor
open class CAPropertyAnimation: CAAnimation {
    open var keyPath: String?
    open var isAdditive = false

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }
}

/// Moves a property from one value to another.
@MainActor
open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
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
