import CoreGraphics

/// Pictures of a segmented control's own: backgrounds of its segments by state, and dividers between two states.
@MainActor
struct SegmentImages {
    private var backgrounds: [[UInt]: UIImage] = [:]
    private var dividers: [[UInt]: UIImage] = [:]

    func background(_ state: UIControl.State, _ metrics: UIBarMetrics) -> UIImage? { backgrounds[[state.rawValue, UInt(metrics.rawValue)]] }
    mutating func setBackground(_ image: UIImage?, _ state: UIControl.State, _ metrics: UIBarMetrics) {
        backgrounds[[state.rawValue, UInt(metrics.rawValue)]] = image
    }

    func divider(_ left: UIControl.State, _ right: UIControl.State, _ metrics: UIBarMetrics) -> UIImage? {
        dividers[[left.rawValue, right.rawValue, UInt(metrics.rawValue)]]
    }
    mutating func setDivider(_ image: UIImage?, _ left: UIControl.State, _ right: UIControl.State, _ metrics: UIBarMetrics) {
        dividers[[left.rawValue, right.rawValue, UInt(metrics.rawValue)]] = image
    }

    /// Documented: the normal state's picture stands for states without one. Pictures of the default metrics show; a control does
    /// not know the height of a bar around it.
    func shownBackground(_ state: UIControl.State) -> UIImage? { background(state, .default) ?? background(.normal, .default) }

    func shownDivider(_ left: UIControl.State, _ right: UIControl.State) -> UIImage? {
        divider(left, right, .default) ?? divider(left, .normal, .default) ?? divider(.normal, right, .default) ?? divider(.normal, .normal, .default)
    }

    /// A control with a background of its own loses the usual one, the moving thumb included.
    var replacesLook: Bool { background(.normal, .default) != nil }
    var hasDividers: Bool { dividers.keys.contains { $0[2] == UInt(UIBarMetrics.default.rawValue) } }
}
