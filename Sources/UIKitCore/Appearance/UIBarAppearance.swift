import CoreGraphics
public import Foundation

/// The background of a bar: effect, color, image and shadow, drawn in this order. Copied when set on a bar or an item.
/// What a bar or an item returns is its own copy: a change of it is drawn with the next frame.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding, OwnedAppearance,
    AppearanceObserver
{
    var background = Background() { didSet { changed() } }
    final weak var appearanceObserver: (any AppearanceObserver)?
    /// Hints at the kind of device that the values suit; never `.unspecified`.
    public let idiom: UIUserInterfaceIdiom

    /// The system's default appearance for this device.
    public convenience override init() { self.init(idiom: .unspecified) }

    /// The system's default appearance for a kind of device; `.unspecified` takes this one's.
    public required init(idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom == .unspecified ? UITraitCollection.current.userInterfaceIdiom : idiom
        super.init()
        configureWithDefaultBackground()
    }

    /// Copies what both kinds of appearance have in common: of any bar the background.
    public required init(barAppearance: UIBarAppearance) {
        idiom = barAppearance.idiom
        super.init()
        background = barAppearance.background
    }

    /// Decodes what ``encode(with:)`` wrote; missing or broken values are those of the system's default appearance.
    public required init(coder: NSCoder) {
        idiom = UIUserInterfaceIdiom(rawValue: coder.decodeInteger(forKey: "idiom")) ?? .phone
        super.init()
        configureWithDefaultBackground()
        if let form = ArchivedValues(coder, "background") { background = Background(form) }
    }

    /// True: archives that ask for classes can be read.
    public class var supportsSecureCoding: Bool { true }
    /// Archives every value, images included.
    open func encode(with coder: NSCoder) {
        coder.encode(idiom.rawValue, forKey: "idiom")
        background.form.encode(to: coder, "background")
    }

    /// A copy of the same class, without an owner: changing it changes no bar.
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
    /// An opaque background in the system's color, with a hairline.
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
    /// Drawn over the color.
    open var backgroundImage: UIImage? {
        get { background.image }
        set { background.image = newValue }
    }
    /// How the image fills the background; `.redraw` counts as `.scaleToFill`.
    open var backgroundImageContentMode: UIView.ContentMode {
        get { background.imageMode }
        set { background.imageMode = newValue }
    }
    /// Color of the hairline, or of a shadow image that is a template; nil or clear shows neither.
    open var shadowColor: UIColor? {
        get { background.shadowColor }
        set { background.shadowColor = newValue }
    }
    /// Drawn in place of the hairline, at its own height. One that is not a template image is drawn whatever the
    /// shadow's color. Nil by default.
    open var shadowImage: UIImage? {
        get { background.shadowImage }
        set { background.shadowImage = newValue }
    }

    // MARK: Changes

    final func changed() { appearanceObserver?.appearanceChangedInPlace(self) }
    /// An appearance of buttons inside was changed.
    final func appearanceChangedInPlace(_ appearance: AnyObject) { changed() }

    // MARK: Equality

    public nonisolated override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBarAppearance else { return false }
        return other === self
            || MainActor.assumeIsolated { type(of: self) == type(of: other) && hasSameValues(as: other) }
    }
    public nonisolated override var hash: Int { ObjectIdentifier(type(of: self)).hashValue }
    /// Whether another object of the same class has the same values.
    func hasSameValues(as other: UIBarAppearance) -> Bool { background == other.background && idiom == other.idiom }
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
    /// Measured (navigation-bar/hairline-color): black at 30 % under bars. Chosen for dark: white at 15 %, because
    /// black is not visible on a dark bar; and twice as strong for increased contrast.
    static let barShadow = UIColor(name: "barShadow") { traits in
        let strength: CGFloat = traits.hasContrast ? 2 : 1
        return traits.isDark ? UIColor(white: 1, alpha: 0.15 * strength) : UIColor(white: 0, alpha: 0.3 * strength)
    }
}
