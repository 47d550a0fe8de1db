import CoreGraphics
public import Foundation

/// How a bar's background looks: effect, colour, image and shadow, drawn in this order. Copied when given to a bar or an item.
/// What a bar or an item hands out is its own: changing that shows with the next frame.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding, OwnedLook, LookObserver {
    var background = Background() { didSet { changed() } }
    final weak var lookObserver: (any LookObserver)?
    /// Hints at the kind of device that the values suit; never `.unspecified`.
    public let idiom: UIUserInterfaceIdiom

    /// The system's look for this device.
    public convenience override init() { self.init(idiom: .unspecified) }

    /// The system's look for a kind of device; `.unspecified` takes this one's.
    public required init(idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom == .unspecified ? UITraitCollection.current.userInterfaceIdiom : idiom
        super.init()
        configureWithDefaultBackground()
    }

    /// Takes over what both kinds of appearance have in common.
    public required init(barAppearance: UIBarAppearance) {
        idiom = barAppearance.idiom
        super.init()
        background = barAppearance.background
    }

    /// Decodes what ``encode(with:)`` wrote; what is missing or broken takes the system's look.
    public required init(coder: NSCoder) {
        idiom = UIUserInterfaceIdiom(rawValue: coder.decodeInteger(forKey: "idiom")) ?? .phone
        super.init()
        configureWithDefaultBackground()
        if let form = LookForm(coder, "background") { background = Background(form) }
    }

    public class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {
        coder.encode(idiom.rawValue, forKey: "idiom")
        background.form.encode(to: coder, "background")
    }

    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }
    /// Of the receiver's class.
    @_disfavoredOverload public nonisolated override func copy() -> Any { MainActor.assumeIsolated { duplicate() } }
    public func copy() -> Self { duplicate() }
    final func duplicate() -> Self { Self(barAppearance: self) }

    // MARK: Background

    /// The system's material with a hairline. As the two below, it leaves text and buttons as they are.
    open func configureWithDefaultBackground() {
        background = Background(effect: UIBlurEffect(style: .systemChromeMaterial), shadowColor: .barShadow)
    }
    /// An opaque background in the system's colour, with a hairline.
    open func configureWithOpaqueBackground() { background = Background(color: .systemBackground, shadowColor: .barShadow) }
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
    /// Drawn over the colour.
    open var backgroundImage: UIImage? {
        get { background.image }
        set { background.image = newValue }
    }
    /// How the image fills the background; `.redraw` counts as `.scaleToFill`.
    open var backgroundImageContentMode: UIView.ContentMode {
        get { background.imageMode }
        set { background.imageMode = newValue }
    }
    /// Colour of the hairline, or of a shadow image that is a template; nil or clear shows neither.
    open var shadowColor: UIColor? {
        get { background.shadowColor }
        set { background.shadowColor = newValue }
    }
    /// Shown instead of the hairline, at its own height. One that is no template shows whatever the colour.
    open var shadowImage: UIImage? {
        get { background.shadowImage }
        set { background.shadowImage = newValue }
    }

    // MARK: Changes

    final func changed() { lookObserver?.lookChangedInPlace(self) }
    /// A look of buttons inside was changed.
    final func lookChangedInPlace(_ look: AnyObject) { changed() }

    // MARK: Equality

    public nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBarAppearance else { return false }
        return other === self || MainActor.assumeIsolated { type(of: self) == type(of: other) && looks(like: other) }
    }
    public nonisolated override var hash: Int { ObjectIdentifier(type(of: self)).hashValue }
    /// Whether another object of the same class has the same values.
    func looks(like other: UIBarAppearance) -> Bool { background == other.background && idiom == other.idiom }
}

extension UIBarAppearance {
    struct Background: Equatable {
        var effect: UIBlurEffect?
        var color: UIColor?
        var image: UIImage?
        var imageMode = UIView.ContentMode.scaleToFill
        var shadowColor: UIColor?
        var shadowImage: UIImage?
    }
}

extension UIColor {
    /// Measured: black at 30 % under bars. Chosen for dark: white at 15 %, because black does not show on a dark bar; and twice
    /// as strong where the reader asks for contrast.
    static let barShadow = UIColor(name: "barShadow") { traits in
        let strength: CGFloat = traits.hasContrast ? 2 : 1
        return traits.isDark ? UIColor(white: 1, alpha: 0.15 * strength) : UIColor(white: 0, alpha: 0.3 * strength)
    }
}
