public import Foundation
package import Motion

/// Moves a property as a mass on a spring would.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
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

/// Takes a property through a row of values.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?
    /// 0…1, one for each value; nil spreads the values evenly.
    open var keyTimes: [NSNumber]?
    /// One for each gap between values.
    open var timingFunctions: [CAMediaTimingFunction]?

    override func apply(to model: inout LayerModel, at time: Double) {
        guard let fraction = fraction(at: time), let keyPath, let current = model.value(forKeyPath: keyPath) else { return }
        let frames = (values ?? []).compactMap(AnimatableValue.init)
        guard let first = frames.first else { return }
        let shown = frames.count == 1 ? first : value(of: frames, at: paced(fraction))
        model.set(isAdditive ? current.adding(shown, factor: 1) : shown, forKeyPath: keyPath)
    }

    private func value(of frames: [AnimatableValue], at progress: Double) -> AnimatableValue {
        let gaps = frames.count - 1
        let times = keyTimes.flatMap { $0.count == frames.count ? $0.map(\.doubleValue) : nil }
            ?? frames.indices.map { Double($0) / Double(gaps) }
        let gap = max(0, min(gaps - 1, (times.firstIndex { $0 > progress } ?? frames.count - 1) - 1))
        let length = times[gap + 1] - times[gap]
        var local = length > 0 ? min(max((progress - times[gap]) / length, 0), 1) : 1
        if let functions = timingFunctions, functions.indices.contains(gap) { local = functions[gap].curve.value(at: local) }
        return frames[gap].interpolated(to: frames[gap + 1], by: local)
    }
}

/// Runs several animations as one.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?

    override func apply(to model: inout LayerModel, at time: Double) {
        guard let fraction = fraction(at: time) else { return }
        for animation in animations ?? [] { animation.apply(to: &model, at: fraction * effectiveDuration) }
    }
}
