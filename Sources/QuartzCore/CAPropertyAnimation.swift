import CoreGraphics
import Foundation
import NumberConversion

/// An animation of one property, identified by its key path.
open class CAPropertyAnimation: CAAnimation {
    /// The key path of the animated property, such as `position.x`. Nil animates nothing.
    open var keyPath: String?
    /// Whether the animated value is added to the layer's own value. False by default.
    /// Documented (CAPropertyAnimation.isAdditive): transforms are multiplied.
    /// Chosen: the animated transform is applied first.
    open var isAdditive = false
    /// Whether each cycle of a repeating animation begins with the value at the end of the cycle before. False by
    /// default. Transforms are multiplied.
    open var isCumulative = false
    /// A function from the animated numbers to the displayed transform. Nil, the default, displays the values
    /// themselves.
    open var valueFunction: CAValueFunction?

    /// Creates an animation of a property, without values.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override func setValues(of copy: CAAnimation) {
        super.setValues(of: copy)
        guard let copy = copy as? CAPropertyAnimation else { return }
        (copy.keyPath, copy.valueFunction) = (keyPath, valueFunction)
        (copy.isAdditive, copy.isCumulative) = (isAdditive, isCumulative)
    }

    /// The value that replaces a missing one; nil if nothing is animated.
    final func ownValue(in model: LayerModel) -> AnimatableValue? {
        guard let keyPath, let current = model.value(forKeyPath: keyPath) else { return nil }
        return valueFunction?.neutral ?? current
    }

    /// Changes `model` to a displayed value.
    /// - Parameter last: the value at the end of each cycle.
    final func display(_ value: AnimatableValue, last: AnimatableValue, cycles: Double, in model: inout LayerModel) {
        guard let keyPath, let current = model.value(forKeyPath: keyPath) else { return }
        var shown = value
        if isCumulative, cycles > 0 { shown = shown.combined(with: last, times: cycles) }
        if let valueFunction { shown = valueFunction.value(of: shown) }
        model.set(isAdditive ? current.combined(with: shown, times: 1) : shown, forKeyPath: keyPath)
    }
}

extension AnimatableValue {
    /// The value after `times` additions of `other`; for transforms, after as many multiplications, each of which
    /// applies `other` first.
    fileprivate func combined(with other: AnimatableValue, times: Double) -> AnimatableValue {
        guard case .transform(let own) = self, case .transform(let factor) = other else {
            return adding(other, factor: CGFloat(times))
        }
        // Squares the factor for each digit of the binary number, so that any number of cycles is bounded.
        var (result, power) = (own, factor)
        var rest = UInt64(saturating: min(times, 1e15))
        while rest > 0 {
            if rest & 1 == 1 { result = CATransform3DConcat(power, result) }
            power = CATransform3DConcat(power, power)
            rest >>= 1
        }
        return .transform(result)
    }
}
