public import Foundation

/// The material of bars and controls since iOS 26. It is drawn as an older material of the system, since Chevron has
/// the appearance of iOS 18.
@preconcurrency @MainActor
public final class UIGlassEffect: UIVisualEffect {
    /// The transparency of the material.
    public enum Style: Int, Sendable { case regular = 0, clear }

    /// The style from the initializer.
    public let style: Style
    /// Whether the material reacts to touches.
    /// - Coverage: inert (materials do not move)
    public var isInteractive = false
    /// The color above the material, or nil.
    /// - Coverage: inert (the material has its own color)
    public var tintColor: UIColor?

    /// Creates a material with a style: `.regular` is drawn as `UIBlurEffect.Style.systemMaterial`, `.clear` as
    /// `.systemUltraThinMaterial`.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// Creates a material with the regular style.
    public convenience override init() { self.init(style: .regular) }

    public required init?(coder: NSCoder) {
        style = Style(rawValue: coder.decodeInteger(forKey: "style")) ?? .regular
        super.init(coder: coder)
    }

    public override func encode(with coder: NSCoder) { coder.encode(style.rawValue, forKey: "style") }

    /// The older material that replaces the glass material.
    var material: UIBlurEffect { UIBlurEffect(style: style == .regular ? .systemMaterial : .systemUltraThinMaterial) }
}
