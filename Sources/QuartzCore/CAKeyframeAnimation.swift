public import CoreGraphics
public import Foundation

/// The interpolation between keyframe values.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Linear interpolation.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// No interpolation: the value jumps from keyframe to keyframe.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Linear interpolation at constant velocity.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// Smooth interpolation by a spline through the values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// Smooth interpolation by a spline, at nearly constant velocity.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// An animation of a property through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The keyframe values in order. Ignored if ``path`` is set.
    open var values: [Any]?
    /// The path of a point property; replaces ``values``. Key times belong to the corners of the path. Between two
    /// corners the velocity is constant.
    open var path: CGPath? { didSet { if path is CGMutablePath { path = path?.immutable } } }
    /// The times of the values, in `0 ... 1`. Nil distributes the values evenly.
    /// Documented (CAKeyframeAnimation.keyTimes): discrete values have one more key time, their end.
    open var keyTimes: [NSNumber]?
    /// The timing curves, one for each interval between two values.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// The interpolation between the values. Documented (CAKeyframeAnimation.calculationMode): linear by default; paced
    /// modes ignore key times and timing functions.
    open var calculationMode = CAAnimationCalculationMode.linear

    override func setValues(of copy: CAAnimation) {
        super.setValues(of: copy)
        guard let copy = copy as? CAKeyframeAnimation else { return }
        (copy.values, copy.path, copy.keyTimes) = (values, path, keyTimes)
        (copy.timingFunctions, copy.calculationMode) = (timingFunctions, calculationMode)
    }

    override func apply(to model: inout LayerModel, at time: Double) {
        guard let fraction = fraction(at: time) else { return }
        apply(to: &model, progress: paced(fraction), cycles: isCumulative ? cyclesBefore(time) : 0)
    }

    /// Changes `model` to the displayed values at a progress in `0 ... 1`.
    /// - Parameter cycles: the number of cycles before, for a cumulative animation.
    package final func apply(to model: inout LayerModel, progress: Double, cycles: Double = 0) {
        guard let current = ownValue(in: model), let row = row(for: current) else { return }
        let last = cycles > 0 ? row.value(at: autoreverses ? 0 : 1) : current
        display(row.value(at: progress), last: last, cycles: cycles, in: &model)
    }

    /// Nil without values.
    private func row(for current: AnimatableValue) -> KeyframeRow? {
        if let path, case .point = current {
            let keyframePath = KeyframePath(path)
            guard !keyframePath.points.isEmpty else { return nil }
            let isJumping = calculationMode == .discrete
            return KeyframeRow(
                keyframePath.points.map { .point($0) },
                times: keyframePath.times(corners: keyTimes?.map(\.doubleValue)), functions: nil,
                calculationMode == .paced || calculationMode == .cubicPaced ? .paced : isJumping ? .discrete : .linear)
        }
        let frames = (values ?? []).compactMap(AnimatableValue.init)
        guard !frames.isEmpty else { return nil }
        return KeyframeRow(frames, times: keyTimes?.map(\.doubleValue), functions: timingFunctions, calculationMode)
    }
}
