import CoreGraphics
import Foundation

/// The attributes and images that an app set for a segmented control, and their precedence.
@MainActor
struct SegmentStyle {
    /// The key of an image: a state, or the two states next to a divider, and metrics.
    struct Place: Hashable {
        var left: UInt
        var right: UInt
        var metrics: UIBarMetrics

        init(_ state: UIControl.State, _ metrics: UIBarMetrics) { self.init(state, state, metrics) }
        init(_ left: UIControl.State, _ right: UIControl.State, _ metrics: UIBarMetrics) {
            (self.left, self.right, self.metrics) = (left.rawValue, right.rawValue, metrics)
        }
    }

    struct Slot: Hashable {
        var segment: UISegmentedControl.Segment
        var metrics: UIBarMetrics
    }

    var titles: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    var backgrounds: [Place: UIImage] = [:]
    var dividers: [Place: UIImage] = [:]
    var offsets: [Slot: UIOffset] = [:]
    var dividerViews: [UIImageView] = []

    /// Whether the system's background and thumb are shown, since no image replaces them.
    var areSystems: Bool { backgrounds.isEmpty }
    var hasDividers: Bool { !dividers.isEmpty }

    /// Chosen: the combined state, then the state without `highlighted`, then the normal state.
    private static func order(_ state: UIControl.State) -> [UIControl.State] {
        let calm = state.subtracting(.highlighted)
        return state == .normal
            ? [.normal] : calm == state || calm == .normal ? [state, .normal] : [state, calm, .normal]
    }

    private static func order(_ metrics: UIBarMetrics) -> [UIBarMetrics] {
        metrics == .default ? [.default] : [metrics, .default]
    }

    func title(_ state: UIControl.State) -> [NSAttributedString.Key: Any] {
        SegmentStyle.order(state).reversed().reduce(into: [:]) { all, state in all.merge(titles[state] ?? [:]) { $1 } }
    }

    func background(_ state: UIControl.State, _ metrics: UIBarMetrics) -> UIImage? {
        for metrics in SegmentStyle.order(metrics) {
            for state in SegmentStyle.order(state) {
                if let image = backgrounds[Place(state, metrics)] { return image }
            }
        }
        return nil
    }

    func divider(_ left: UIControl.State, _ right: UIControl.State, _ metrics: UIBarMetrics) -> UIImage? {
        for metrics in SegmentStyle.order(metrics) {
            for left in SegmentStyle.order(left) {
                for right in SegmentStyle.order(right) {
                    if let image = dividers[Place(left, right, metrics)] { return image }
                }
            }
        }
        return nil
    }

    func offset(_ segment: UISegmentedControl.Segment, _ metrics: UIBarMetrics) -> UIOffset {
        for metrics in SegmentStyle.order(metrics) {
            for segment in [segment, .any] {
                if let offset = offsets[Slot(segment: segment, metrics: metrics)] { return offset }
            }
        }
        return .zero
    }
}
