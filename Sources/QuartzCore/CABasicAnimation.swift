import CoreGraphics
import Foundation

/// An animation of a property from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
    /// The start value. Nil uses ``toValue`` minus ``byValue``, or the layer's own value.
    open var fromValue: Any?
    /// The end value. Nil uses the start value plus ``byValue``, or the layer's own value.
    open var toValue: Any?
    /// The difference between start and end, if one of them is not set.
    open var byValue: Any?

    override func setValues(of copy: CAAnimation) {
        super.setValues(of: copy)
        guard let copy = copy as? CABasicAnimation else { return }
        (copy.fromValue, copy.toValue, copy.byValue) = (fromValue, toValue, byValue)
    }

    override func apply(to model: inout LayerModel, at time: Double) {
        guard let fraction = fraction(at: time) else { return }
        apply(
            to: &model, progress: progress(fraction: fraction, time: time),
            cycles: isCumulative ? cyclesBefore(time) : 0)
    }

    func progress(fraction: Double, time: Double) -> Double { paced(fraction) }

    final func apply(to model: inout LayerModel, progress: Double, cycles: Double = 0) {
        guard let current = ownValue(in: model) else { return }
        let from = fromValue.flatMap(AnimatableValue.init)
        let to = toValue.flatMap(AnimatableValue.init)
        let by = byValue.flatMap(AnimatableValue.init)
        let start = from ?? (to.flatMap { to in by.map { to.adding($0, factor: -1) } }) ?? current
        let end = to ?? by.map { start.adding($0, factor: 1) } ?? current
        display(start.interpolated(to: end, by: progress), last: autoreverses ? start : end, cycles: cycles, in: &model)
    }
}
