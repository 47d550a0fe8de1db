public import Foundation

/// The material of bars and controls since iOS 26. It is drawn as a material of the system, as the appearance here is
/// that of iOS 18.
@preconcurrency @MainActor
public final class UIGlassEffect: UIVisualEffect {
    /// How much of what lies behind is seen.
    public enum Style: Int, Sendable { case regular = 0, clear }

    /// The style that was passed to the initializer.
    public let style: Style
    /// Whether the material answers touches.
    /// - Coverage: inert (materials do not move)
    public var isInteractive = false
    /// A color over the material; nil for none.
    /// - Coverage: inert (the material has its own color)
    public var tintColor: UIColor?

    /// A material of a style: `.regular` is drawn as `UIBlurEffect.Style.systemMaterial`, `.clear` as
    /// `.systemUltraThinMaterial`.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    /// The regular style.
    public convenience override init() { self.init(style: .regular) }

    public required init?(coder: NSCoder) {
        style = Style(rawValue: coder.decodeInteger(forKey: "style")) ?? .regular
        super.init(coder: coder)
    }

    public override func encode(with coder: NSCoder) { coder.encode(style.rawValue, forKey: "style") }

    /// The older material that stands for this one.
    var material: UIBlurEffect { UIBlurEffect(style: style == .regular ? .systemMaterial : .systemUltraThinMaterial) }
}
