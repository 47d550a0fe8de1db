import HostInterface
import CoreGraphics
public import Foundation
import LayerScene
import QuartzCore

/// Changes how what lies below a view is seen.
@MainActor
open class UIVisualEffect: NSObject {
    override init() { super.init() }
}

/// Blurs what lies below.
@MainActor
public final class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case extraLight = 0, light, dark, regular = 4, prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    }

    let style: Style

    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// Chosen: Apple publishes no recipe. Saturation and blur are those of its sample of iOS 7 (1.8, 20 points); tint is
    /// the flat equivalent by eye of the bars of iOS 13, made more transparent so that content shows through in motion.
    func backdrop(in traits: UITraitCollection) -> SceneBackdrop {
        let dark = style == .dark || (traits.isDark && style != .light && style != .extraLight)
        let alpha: CGFloat =
            switch style {
            case .systemUltraThinMaterial: 0.45
            case .systemThinMaterial, .light: 0.60
            case .systemMaterial, .regular, .prominent: 0.75
            case .systemThickMaterial, .extraLight: 0.86
            case .systemChromeMaterial, .dark: 0.82
            }
        let gray: CGFloat = dark ? 29.0 / 255 : 249.0 / 255
        return SceneBackdrop(blurRadius: 20, saturation: 1.8, tint: UIColor(white: gray, alpha: alpha).cgColor(in: traits))
    }
}

/// A view that shows an effect and holds content over it.
@MainActor
open class UIVisualEffectView: UIView {
    open var effect: UIVisualEffect? { didSet { applyEffect() } }
    /// Add subviews here, not to the effect view itself.
    public let contentView = UIView()

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        addSubview(contentView)
        applyEffect()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(contentView)
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
    }

    override func colorAppearanceChanged() { applyEffect() }

    private func applyEffect() {
        let blur = effect as? UIBlurEffect
        guard let backdrop = blur?.backdrop(in: traitCollection) else { return layer.backdrop = nil }
        if AppContext.current.host?.settings.reducesTransparency == true {
            layer.backdrop = nil
            layer.backgroundColor = backdrop.tint.copy(alpha: 1)
        } else {
            layer.backdrop = backdrop
        }
    }
}
