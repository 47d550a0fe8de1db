import Foundation

/// The range and value of a stepper. The numbers are finite, and the value is within the range.
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

    /// Documented (UIStepper.wraps): a step beyond an end of the range is clamped to this end. If `wraps` is true, the
    /// step continues at the other end.
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

    /// The spoken number; a whole number has no fraction.
    static func words(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(format: "%.0f", value + 0) : String(format: "%g", value)
    }
}
