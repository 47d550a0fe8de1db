import CoreGraphics
public import Foundation

/// How a bar's background looks. Copied when given to a bar: change it, then set it again.
@MainActor
open class UIBarAppearance: NSObject {
    public override required init() {
        super.init()
        configureWithDefaultBackground()
    }

    /// Takes over the background and shadow of another appearance.
    public required init(barAppearance: UIBarAppearance) {
        super.init()
        background = barAppearance.background
    }

    struct Background {
        var effect: UIBlurEffect?
        var color: UIColor?
        var image: UIImage?
        var shadowColor: UIColor?
        var shadowImage: UIImage?
    }

    var background = Background()

    /// The system's material with a hairline.
    open func configureWithDefaultBackground() {
        background = Background(effect: UIBlurEffect(style: .systemChromeMaterial), shadowColor: .barShadow)
    }
    /// An opaque background in the system's colour, with a hairline.
    open func configureWithOpaqueBackground() {
        background = Background(color: .systemBackground, shadowColor: .barShadow)
    }
    /// No background and no hairline.
    open func configureWithTransparentBackground() { background = Background() }

    /// Drawn first.
    open var backgroundEffect: UIBlurEffect? {
        get { background.effect }
        set { background.effect = newValue }
    }
    /// Drawn over the effect.
    open var backgroundColor: UIColor? {
        get { background.color }
        set { background.color = newValue }
    }
    /// Drawn over the colour, stretched to the bar.
    open var backgroundImage: UIImage? {
        get { background.image }
        set { background.image = newValue }
    }
    /// Colour of the hairline; nil or clear for none.
    open var shadowColor: UIColor? {
        get { background.shadowColor }
        set { background.shadowColor = newValue }
    }
    /// - Coverage: inert (the hairline takes its colour alone)
    open var shadowImage: UIImage? {
        get { background.shadowImage }
        set {
            background.shadowImage = newValue
            if newValue != nil { Log.once("UIBarAppearance.shadowImage has no effect yet; set shadowColor instead") }
        }
    }

    func duplicate() -> Self { Self(barAppearance: self) }
}

/// How a navigation bar looks.
@MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    public required init() { super.init() }

    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        largeTitleTextAttributes = other.largeTitleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
    }

    /// Font, colour and shadow of the title; a missing key takes the system's.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// Moves the title, in points.
    open var titlePositionAdjustment = UIOffset.zero
}

/// How a toolbar looks.
@MainActor
open class UIToolbarAppearance: UIBarAppearance {
    public required init() { super.init() }
    public required init(barAppearance: UIBarAppearance) { super.init(barAppearance: barAppearance) }
}

extension UIColor {
    /// Measured: black at 30 % under bars. Chosen for dark: white at 15 %, because black does not show on a dark bar.
    static let barShadow = UIColor(name: "barShadow") { $0.isDark ? UIColor(white: 1, alpha: 0.15) : UIColor(white: 0, alpha: 0.3) }
}
