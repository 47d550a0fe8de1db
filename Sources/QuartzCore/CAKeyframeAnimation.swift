public import CoreGraphics
public import Foundation

/// How a row of values is gone through.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// In a straight line from value to value.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// From value to value in jumps.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// In a straight line from value to value, as fast everywhere.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// In a smooth bow through the values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// In a smooth bow through the values, about as fast everywhere.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Takes a property through a row of values.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values in turn; ``path`` is used in their place where it is set.
    open var values: [Any]?
    /// The way of a property that is a point, in place of ``values``; key times are those of its corners. Between
    /// corners the pace is even.
    open var path: CGPath?
    /// 0…1, one for each value; nil spreads the values evenly. Documented: discrete values have one more, their end.
    open var keyTimes: [NSNumber]?
    /// One for each gap between values.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// How the property goes from value to value. Documented: linear unless set; paced ways take no key times and no
    /// functions.
    open var calculationMode = CAAnimationCalculationMode.linear

    override func apply(to model: inout LayerModel, at time: Double) {
        guard let fraction = fraction(at: time) else { return }
        apply(to: &model, progress: paced(fraction))
    }

    /// Changes `model` to what shows at a share 0…1 of the way.
    package final func apply(to model: inout LayerModel, progress: Double) {
        guard let keyPath, let current = model.value(forKeyPath: keyPath) else { return }
        if let path, case .point = current {
            let way = KeyframePath(path)
            guard !way.points.isEmpty else { return }
            let isJumping = calculationMode == .discrete
            let row = KeyframeRow(
                way.points.map { .point($0) }, times: way.times(corners: keyTimes?.map(\.doubleValue)), functions: nil,
                calculationMode == .paced || calculationMode == .cubicPaced ? .paced : isJumping ? .discrete : .linear)
            let shown = row.value(at: progress)
            return model.set(isAdditive ? current.adding(shown, factor: 1) : shown, forKeyPath: keyPath)
        }
        let frames = (values ?? []).compactMap(AnimatableValue.init)
        guard !frames.isEmpty else { return }
        let row = KeyframeRow(frames, times: keyTimes?.map(\.doubleValue), functions: timingFunctions, calculationMode)
        let shown = row.value(at: progress)
        model.set(isAdditive ? current.adding(shown, factor: 1) : shown, forKeyPath: keyPath)
    }
}
