import Foundation

/// The numbers of a stepper: they are finite, and the value lies between the ends.
struct StepperSpan: Hashable {
    enum Half { case decrement, increment }

    private(set) var minimum: Double = 0
    private(set) var maximum: Double = 100
    private(set) var value: Double = 0
    var step: Double = 1
    var wraps = false

    mutating func setValue(_ new: Double) { if !new.isNaN { value = min(max(new, minimum), maximum) } }

    mutating func setMinimum(_ new: Double) {
        guard new.isFinite else { return }
        minimum = new
        maximum = max(maximum, new)
        setValue(value)
    }

    mutating func setMaximum(_ new: Double) {
        guard new.isFinite else { return }
        maximum = new
        minimum = min(minimum, new)
        setValue(value)
    }

    /// Documented: a step beyond the maximum is the maximum, or with `wraps` the minimum; so at the other end.
    mutating func advance(_ half: Half) {
        let next = half == .increment ? value + step : value - step
        if wraps, next > maximum {
            value = minimum
        } else if wraps, next < minimum {
            value = maximum
        } else {
            setValue(next)
        }
    }

    func canStep(_ half: Half) -> Bool {
        wraps ? minimum < maximum : half == .increment ? value < maximum : value > minimum
    }

    /// A number as it is said: without a fraction where it has none.
    static func words(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(format: "%.0f", value + 0) : String(format: "%g", value)
    }
}
