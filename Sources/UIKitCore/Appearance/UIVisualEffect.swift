import CoreGraphics
public import Foundation
import HostInterface
import LayerScene
import QuartzCore

/// The effect of a visual effect view, which changes the drawing of the content behind the view. Effects are immutable.
/// This class has no effect; use ``UIBlurEffect`` or ``UIVibrancyEffect``.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
    /// Creates an effect that does nothing.
    public override init() { super.init() }

    /// Creates an effect that does nothing. Subclasses decode their values.
    public required init?(coder: NSCoder) { super.init() }
    /// Does nothing. Subclasses encode their values.
    open func encode(with coder: NSCoder) {}
    /// Always true: the class supports secure coding.
    public class var supportsSecureCoding: Bool { true }
    /// Returns the effect itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An effect that blurs the content behind a view.
@preconcurrency @MainActor
public final class UIBlurEffect: UIVisualEffect {
    /// The material of a blur. A material without `light` or `dark` in its name follows the interface style.
    public enum Style: Int, Sendable {
        case extraLight = 0, light, dark, regular = 4, prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight,
            systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark,
            systemChromeMaterialDark
    }

    let style: Style
    /// An alpha that replaces the style's alpha.
    private var ownAlpha: CGFloat?

    /// Creates a blur with a material.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// Creates a blur with a default style. Chosen: the regular style.
    public convenience override init() { self.init(style: .regular) }

    /// - Parameter tintAlpha: the opacity of the tint above the blurred content, 0…1.
    convenience init(style: Style, tintAlpha: CGFloat) {
        self.init(style: style)
        ownAlpha = tintAlpha
    }

    public required init?(coder: NSCoder) {
        guard let style = Style(rawValue: coder.decodeInteger(forKey: "style")) else { return nil }
        self.style = style
        super.init(coder: coder)
    }

    public override func encode(with coder: NSCoder) { coder.encode(style.rawValue, forKey: "style") }

    public nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? UIBlurEffect)?.style == style }
    public nonisolated override var hash: Int { style.hashValue }

    /// Chosen: Apple publishes no recipe. Saturation and blur are those of its sample code of iOS 7 (1.8, 20 points).
    /// The tint is the flat color of iOS 13's bars by eye, with a lower alpha, so that content is visible in motion.
    /// Measured (navigation-bar/bar-white): bars over white are 247.
    func backdrop(in traits: UITraitCollection) -> SceneBackdrop {
        let gray: CGFloat = isDark(in: traits) ? 29.0 / 255 : (isChrome ? 245.25 : 249) / 255
        return SceneBackdrop(
            blurRadius: 20, saturation: 1.8,
            tint: UIColor(white: gray, alpha: ownAlpha ?? tintAlpha).cgColor(in: traits))
    }

    func isDark(in traits: UITraitCollection) -> Bool {
        switch style {
        case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
            .systemThickMaterialLight,
            .systemChromeMaterialLight:
            false
        case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
            .systemThickMaterialDark,
            .systemChromeMaterialDark:
            true
        case .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
            .systemChromeMaterial:
            traits.isDark
        }
    }

    private var isChrome: Bool { [.systemChromeMaterial, .systemChromeMaterialLight].contains(style) }

    private var tintAlpha: CGFloat {
        switch style {
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.45
        case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light: 0.60
        case .systemMaterial, .systemMaterialLight, .systemMaterialDark, .regular, .prominent: 0.75
        case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .extraLight: 0.86
        case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark, .dark: 0.82
        }
    }
}

/// The purpose of content above a blur.
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label = 0, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}

/// An effect that makes content stand out against a blurred background.
///
/// Chosen: UIKit mixes the content's alpha with the blurred content behind it in an unpublished way. Here the content
/// view has the style's system color as its tint color, in the light or dark variant of the blur. All content with the
/// tint color, such as template images and symbols, and all labels are drawn in this color.
@preconcurrency @MainActor
public final class UIVibrancyEffect: UIVisualEffect {
    let blur: UIBlurEffect
    let style: UIVibrancyEffectStyle

    public convenience override init() { self.init(blurEffect: UIBlurEffect(style: .regular)) }
    /// Creates a vibrancy effect for labels above a blur.
    public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }

    /// Creates a vibrancy effect for one kind of content above a blur. Use the blur of the enclosing effect view.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        blur = blurEffect
        self.style = style
        super.init()
    }

    public required init?(coder: NSCoder) {
        guard let blur = coder.decodeObject(of: UIBlurEffect.self, forKey: "blur"),
            let style = UIVibrancyEffectStyle(rawValue: coder.decodeInteger(forKey: "style"))
        else { return nil }
        self.blur = blur
        self.style = style
        super.init(coder: coder)
    }

    public override func encode(with coder: NSCoder) {
        coder.encode(blur, forKey: "blur")
        coder.encode(style.rawValue, forKey: "style")
    }

    public nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIVibrancyEffect else { return false }
        return other.blur.style == blur.style && other.style == style
    }
    public nonisolated override var hash: Int { blur.style.hashValue &+ style.hashValue }

    var color: UIColor {
        switch style {
        case .label: .label
        case .secondaryLabel: .secondaryLabel
        case .tertiaryLabel: .tertiaryLabel
        case .quaternaryLabel: .quaternaryLabel
        case .fill: .systemFill
        case .secondaryFill: .secondarySystemFill
        case .tertiaryFill: .tertiarySystemFill
        case .separator: .separator
        }
    }
}

/// A view that applies an effect and contains content above the effect.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    /// The effect; nil shows only the content.
    open var effect: UIVisualEffect? { didSet { applyEffect(insteadOf: oldValue) } }
    /// The view for subviews. Do not add subviews to the effect view itself.
    public let contentView = UIView()

    /// Creates a view without an effect.
    public convenience override init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    /// Creates a view of zero size with an effect.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        addSubview(contentView)
        applyEffect()
    }

    /// Reads the properties of every view from an archive. An element of a storyboard has all its attributes when the
    /// initializer returns.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        effect =
            coder.allowsKeyedCoding
            ? coder.decodeObject(of: [UIBlurEffect.self, UIVibrancyEffect.self], forKey: "UIVisualEffectViewEffect")
                as? UIVisualEffect : nil
        addSubview(contentView)
        applyEffect()
        coder.fill(self, as: UIVisualEffectView.self)
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
    }

    override func colorAppearanceChanged() { applyEffect() }

    private func applyEffect(insteadOf old: UIVisualEffect? = nil) {
        if let vibrancy = effect as? UIVibrancyEffect {
            contentView.overrideUserInterfaceStyle = vibrancy.blur.isDark(in: traitCollection) ? .dark : .light
            contentView.setVibrantColor(vibrancy.color)
            contentView.applyTint(vibrancy.color)
        } else if old is UIVibrancyEffect {
            contentView.overrideUserInterfaceStyle = .unspecified
            contentView.setVibrantColor(nil)
            contentView.applyTint(nil)
        }
        let blur = effect as? UIBlurEffect ?? (effect as? UIGlassEffect)?.material
        guard let backdrop = blur?.backdrop(in: traitCollection) else { return layer.backdrop = nil }
        if appContext.host?.settings.reducesTransparency == true {
            layer.backdrop = nil
            layer.backgroundColor = backdrop.tint.copy(alpha: 1)
        } else {
            layer.backdrop = backdrop
        }
    }
}
