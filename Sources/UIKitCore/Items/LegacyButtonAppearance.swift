import CoreGraphics
import Foundation
import NavigationLogic

/// The values that an app set with the older methods of a bar button item, by state, style and metrics.
struct LegacyButtonAppearance {
    struct Slot: Hashable {
        var state: UInt
        /// Nil applies to every style.
        var style: UIBarButtonItem.Style?
        var metrics: UIBarMetrics
    }

    /// The values of ordinary buttons, and the values of back buttons.
    struct Part {
        var images: [Slot: UIImage] = [:]
        var imageOffsets: [UIBarMetrics: CGFloat] = [:]
        var titleOffsets: [UIBarMetrics: UIOffset] = [:]
    }

    var button = Part()
    var back = Part()
}

extension LegacyButtonAppearance.Part {
    /// Returns the image for the first matching metrics. An image for the style takes precedence over an image for all
    /// styles.
    func image(_ state: UInt, _ style: UIBarButtonItem.Style, _ metrics: UIBarMetrics) -> UIImage? {
        for metrics in metrics.fallback {
            if let image = images[LegacyButtonAppearance.Slot(state: state, style: style, metrics: metrics)]
                ?? images[LegacyButtonAppearance.Slot(state: state, style: nil, metrics: metrics)]
            {
                return image
            }
        }
        return nil
    }

    func imageOffset(_ metrics: UIBarMetrics) -> CGFloat {
        metrics.fallback.lazy.compactMap { imageOffsets[$0] }.first ?? 0
    }
    func titleOffset(_ metrics: UIBarMetrics) -> UIOffset {
        metrics.fallback.lazy.compactMap { titleOffsets[$0] }.first ?? .zero
    }
}

extension UIBarMetrics {
    /// The metrics and their fallbacks, in order.
    var fallback: [UIBarMetrics] {
        BarImageChoice.metrics(BarImageChoice.Metrics(rawValue: rawValue) ?? .default).compactMap {
            UIBarMetrics(rawValue: $0.rawValue)
        }
    }
}

extension UIBarButtonItem {
    /// The item's own appearance in a state.
    func ownAppearance(_ state: ButtonState, _ metrics: UIBarMetrics, isBack: Bool)
        -> UIBarButtonItemStateAppearance.Values
    {
        let part = isBack ? legacyAppearance.back : legacyAppearance.button
        return UIBarButtonItemStateAppearance.Values(
            attributes: titleTextAttributes(for: state.controlState) ?? [:], titleOffset: part.titleOffset(metrics),
            image: part.image(state.controlState.rawValue, style, metrics),
            imageOffset: UIOffset(horizontal: 0, vertical: part.imageOffset(metrics)))
    }

    /// Sets an older appearance property, for the app or for a proxy.
    func customizeAppearance(
        _ call: String, _ state: UIControl.State, _ style: Style?, _ metrics: UIBarMetrics,
        _ replay: @escaping (UIBarButtonItem) -> Void,
        _ change: () -> Void
    ) {
        let key = "\(call) \(state.rawValue) \(style?.rawValue ?? -1) \(metrics.rawValue)"
        customize(key, { replay($0) }) {
            change()
            changed()
        }
    }

    func customizeAppearance(
        _ call: String, _ metrics: UIBarMetrics, _ replay: @escaping (UIBarButtonItem) -> Void, _ change: () -> Void
    ) {
        customizeAppearance(call, .normal, nil, metrics, replay, change)
    }
}

extension ButtonState {
    var controlState: UIControl.State {
        switch self {
        case .normal: .normal
        case .highlighted: .highlighted
        case .disabled: .disabled
        case .focused: .focused
        }
    }
}
