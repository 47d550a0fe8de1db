import CoreGraphics
public import Foundation

/// The background of a bar: effect, color, image and shadow, drawn in this order. A bar or an item stores a copy. A
/// change of the returned copy is drawn in the next frame.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding, OwnedAppearance,
    AppearanceObserver
{
    var background = Background() { didSet { changed() } }
    final weak var appearanceObserver: (any AppearanceObserver)?
    /// The device idiom of the values; never `.unspecified`.
    public let idiom: UIUserInterfaceIdiom

    /// Creates the system's default appearance for this device.
    public convenience override init() { self.init(idiom: .unspecified) }

    /// Creates the system's default appearance for a device idiom. `.unspecified` means the current idiom.
    public required init(idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom == .unspecified ? UITraitCollection.current.userInterfaceIdiom : idiom
        super.init()
        configureWithDefaultBackground()
    }

    /// Copies the common values of another appearance: the background.
    public required init(barAppearance: UIBarAppearance) {
        idiom = barAppearance.idiom
        super.init()
        background = barAppearance.background
    }

    /// Decodes an appearance that ``encode(with:)`` archived. Missing or invalid values are the system's defaults.
    public required init(coder: NSCoder) {
        idiom = UIUserInterfaceIdiom(rawValue: coder.decodeInteger(forKey: "idiom")) ?? .phone
        super.init()
        configureWithDefaultBackground()
        if let form = ArchivedValues(coder, "background") { background = Background(form) }
    }

    /// Always true: the class supports secure coding.
    public class var supportsSecureCoding: Bool { true }
    /// Archives all values, including images.
    open func encode(with coder: NSCoder) {
        coder.encode(idiom.rawValue, forKey: "idiom")
        background.form.encode(to: coder, "background")
    }

    /// Returns a copy with the same class and without an owner. Changing the copy changes no bar.
    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }
    /// Returns a copy with the same class.
    @_disfavoredOverload public nonisolated override func copy() -> Any { MainActor.assumeIsolated { duplicate() } }
    public func copy() -> Self { duplicate() }
    final func duplicate() -> Self { Self(barAppearance: self) }

    // MARK: Background

    /// Sets the system's material with a hairline. Text and buttons do not change, as for the two methods below.
    open func configureWithDefaultBackground() {
        background = Background(effect: UIBlurEffect(style: .systemChromeMaterial), shadowColor: .barShadow)
    }
    /// Sets an opaque background in the system's color, with a hairline.
    open func configureWithOpaqueBackground() {
        background = Background(color: .systemBackground, shadowColor: .barShadow)
    }
    /// Removes the background and the hairline.
    open func configureWithTransparentBackground() { background = Background() }

    /// The blur effect, which is drawn first.
    open var backgroundEffect: UIBlurEffect? {
        get { background.effect }
        set { background.effect = newValue }
    }
    /// The color, which is drawn above the effect.
    open var backgroundColor: UIColor? {
        get { background.color }
        set { background.color = newValue }
    }
    /// The image, which is drawn above the color.
    open var backgroundImage: UIImage? {
        get { background.image }
        set { background.image = newValue }
    }
    /// The content mode of the image. `.redraw` counts as `.scaleToFill`.
    open var backgroundImageContentMode: UIView.ContentMode {
        get { background.imageMode }
        set { background.imageMode = newValue }
    }
    /// The color of the hairline, or of a template shadow image. Nil or clear hides the shadow.
    open var shadowColor: UIColor? {
        get { background.shadowColor }
        set { background.shadowColor = newValue }
    }
    /// An image that replaces the hairline, with its own height. An image that is not a template ignores the shadow's
    /// color. The default is nil.
    open var shadowImage: UIImage? {
        get { background.shadowImage }
        set { background.shadowImage = newValue }
    }

    // MARK: Changes

    final func changed() { appearanceObserver?.appearanceChangedInPlace(self) }
    /// Called when an owned button appearance was changed.
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
