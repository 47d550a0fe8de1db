import AssetCatalogs
public import CoreGraphics
import Diagnostics
public import Foundation
import HostInterface
import Synchronization

/// An image: pixels, or a drawing that is sharp at any scale.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
    /// The first stored property; see ``ComparisonMark``.
    private let comparisonMark = ComparisonMark()
    /// Whether an image is shown in its own colors or in the tint color.
    public enum RenderingMode: Int, Sendable {
        /// The view decides: bars and buttons show a template.
        case automatic = 0
        case alwaysOriginal
        /// A template: only the image's alpha is used, and the tint color colors the image.
        case alwaysTemplate
    }

    /// How the middle of a resizable image fills the available space.
    public enum ResizingMode: Int, Sendable { case tile = 0, stretch }

    let picture: ImagePicture
    private let asset: UIImageAsset?
    let sequence: ImageSequence?

    init(_ picture: ImagePicture, asset: UIImageAsset? = nil, sequence: ImageSequence? = nil) {
        self.picture = picture
        self.sequence = sequence
        self.asset = asset
        super.init()
    }

    // MARK: Archives

    /// Decodes an image that ``encode(with:)`` archived; nil for another archive.
    public required init?(coder: NSCoder) {
        guard let form = ArchivedValues(coder, "image"), let image = UIImage(form) else { return nil }
        (picture, asset, sequence) = (image.picture, image.asset, image.sequence)
        super.init()
    }
    /// Archives the image with its pixels or its drawing, a symbol by its name. Of an animation the first image.
    open func encode(with coder: NSCoder) { form.encode(to: coder, "image") }
    /// Always true: the class supports secure coding.
    public class var supportsSecureCoding: Bool { true }

    // MARK: Making

    /// Creates an empty image of zero size.
    public convenience override init() { self.init(ImagePicture(record: DrawingRecord([]), size: .zero)) }

    /// Creates an image with one pixel per point.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// - Parameters:
    ///   - scale: pixels per point.
    ///   - orientation: the rotation for display; ``size`` is the size after the rotation.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(ImagePicture(cgImage: cgImage, scale: scale, orientation: orientation))
    }

    /// Decodes an image file's bytes immediately, on the calling thread: PNG, JPEG, GIF, BMP, TIFF, ICO, WebP and plain
    /// SVG, if the system has their libraries.
    ///
    /// Images of more than 4096 × 4096 pixels are reduced: the image has its full ``size``, and a ``scale`` of a half,
    /// a quarter or an eighth.
    /// - Returns: nil, and logs an error, for bytes that are not an image, and for an image that needs more than about
    ///   a second or 200 MB.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }
    /// - Parameter scale: pixels per point.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let decoded = SharedServices.codec?.decode(data) else {
            Log.once(
                "UIImage(data:): \(data.count) bytes are no picture that can be read, or hold more than can be shown")
            return nil
        }
        self.init(ImagePicture(cgImage: decoded.image, scale: scale / CGFloat(decoded.divisor)))
    }

    /// Reads an image file. The name's suffix `@2x` or `@3x` is the number of pixels per point. Only regular files are
    /// read: a pipe or a device could block the caller forever.
    public convenience init?(contentsOfFile path: String) {
        guard let data = ImageFiles.data(atPath: path) else { return nil }
        self.init(data: data, scale: ImageFiles.scale(ofPath: path))
    }

    /// Finds an image in the main bundle: an image set of its asset catalogs, or else a symbol set, or else a file with
    /// this name without extension and scale. The extension `.png` of a name is ignored in catalogs. Returns nil and
    /// logs a missing name.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }
    /// - Parameters:
    ///   - bundle: nil for the main bundle.
    ///   - configuration: the size, weight, scale and colors of a symbol; other images ignore it.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle ?? .main, .current, configuration as? SymbolConfiguration)
    }
    /// - Parameters:
    ///   - bundle: nil for the main bundle.
    ///   - traitCollection: nil for the current traits. An image view uses its own traits later.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        self.init(named: name, in: bundle ?? .main, traitCollection ?? .current, nil)
    }

    private convenience init?(
        named name: String, in bundle: Bundle, _ traits: UITraitCollection, _ configuration: SymbolConfiguration?
    ) {
        if let found = AssetLibrary.find(name, .image, in: bundle)
            ?? ImageFiles.nameInCatalog(name).flatMap({ AssetLibrary.find($0, .image, in: bundle) })
        {
            let asset = UIImageAsset(found)
            if let picture = asset.picture(for: traits) {
                self.init(picture, asset: asset)
                return
            }
        }
        if let symbol = OwnSymbol.find(name, in: bundle, traits.assetTraits) {
            self.init(ImagePicture(symbol: symbol, configuration: configuration))
            return
        }
        guard let path = ImageFiles.path(of: name, in: bundle), let picture = ImageFiles.picture(atPath: path) else {
            let root = bundle.resourcePath ?? bundle.bundlePath
            Log.once(
                """
                UIImage(named:): no picture "\(name)" in the asset catalogs of \(root), and no file of this \
                name there
                """
            )
            return nil
        }
        self.init(picture)
    }

    /// Creates the symbol of a name. Returns nil for a name without a drawing, which is logged once.
    /// `Documentation/Symbols.md` lists the names.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }
    /// Creates the symbol of a name with a configuration. Returns nil and logs a missing name.
    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        guard let symbol = Symbol.named(name) else {
            Log.once(
                """
                UIImage(systemName: "\(name)"): this symbol is not drawn here; Documentation/Symbols.md lists \
                those that are
                """
            )
            return nil
        }
        self.init(ImagePicture(symbol: symbol, configuration: configuration as? SymbolConfiguration))
    }
    /// Creates the symbol of a name. Returns nil and logs a missing name. The traits have no effect.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: nil)
    }

    // MARK: Facts

    /// The size of the displayed image, in points.
    public var size: CGSize { picture.size }
    /// Pixels per point. For a drawing, the scale of its renderer: a drawing is sharp at any scale.
    public var scale: CGFloat { picture.scale }
    /// The image's pixels. The first call rasterizes a drawing at the image's own scale, and a symbol at the display's
    /// scale. Nil for a drawing or symbol without a host, and for a size that is too large for the memory.
    public var cgImage: CGImage? {
        if let image = picture.pixels { return image }
        return drawnPixels.withLock { kept in
            if let kept { return kept }
            let context = CGContext()
            picture.draw(in: CGRect(origin: .zero, size: size), context)
            kept = SharedServices.drawing?.picture(
                of: context.record, size: size, scale: isSymbolImage ? SharedServices.screenScale : scale)
            return kept
        }
    }
    private let drawnPixels = Mutex<CGImage?>(nil)
    /// Whether the image is shown in its own colors or in the tint color. The default is `automatic`: symbols, and
    /// images in bars and buttons, have the tint color.
    public var renderingMode: RenderingMode { picture.mode }
    /// The rotation of ``cgImage`` for display. Always `up` for an image of a file, which is rotated when it is read.
    public var imageOrientation: Orientation { picture.orientation }
    /// Whether the image is a symbol, which has the size and weight of text.
    public var isSymbolImage: Bool { picture.symbol != nil }
    /// The insets of the borders that keep their size when the image is stretched, in points. The default is zero.
    public var capInsets: UIEdgeInsets { picture.capInsets }
    /// The insets of the alignment rectangle, in points, such as the size of a shadow. The default is zero. The
    /// alignment rectangle of an image view excludes them.
    public var alignmentRectInsets: UIEdgeInsets { picture.alignmentInsets }
    /// Always `stretch`: tiles are stretched, too.
    public var resizingMode: ResizingMode { .stretch }
    /// Whether the image is mirrored in right-to-left interfaces.
    public var flipsForRightToLeftLayoutDirection: Bool { picture.flips }
    /// The configuration of a symbol; nil for other images.
    public var symbolConfiguration: SymbolConfiguration? { picture.configuration }
    /// The text that a screen reader speaks for the image, unless the view has a label.
    public var accessibilityLabel: String? {
        get { spokenName.withLock { $0 } ?? picture.symbol?.spokenName }
        set { spokenName.withLock { $0 = newValue } }
    }
    private let spokenName = Mutex<String?>(nil)
    /// Identifies the image in tests.
    public var accessibilityIdentifier: String? {
        get { testName.withLock { $0 } }
        set { testName.withLock { $0 = newValue } }
    }
    private let testName = Mutex<String?>(nil)

    // MARK: Variants

    /// The asset with the variants of this image; nil for an image without variants.
    public var imageAsset: UIImageAsset? { asset }

    /// Returns the variant of the image for these traits, or the image itself without variants.
    func shown(in traits: UITraitCollection) -> UIImage {
        guard let asset, let other = asset.picture(for: traits), other.content != picture.content else { return self }
        return changed {
            $0.content = other.content
            $0.size = other.size
            $0.scale = other.scale
        }
    }

    /// Returns the image with a rendering mode: in its own colors or in the tint color.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { changed { $0.mode = renderingMode } }
    /// Returns the image in one color. A template stays a template: the color is its default tint, and a view's tint
    /// color replaces the color.
    public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }
    /// Returns the image in one color, with a rendering mode.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changed {
            $0.tint = color
            $0.mode = renderingMode
        }
    }
    /// Returns the image with other insets of its alignment rectangle, in points.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        changed { $0.alignmentInsets = alignmentInsets }
    }
    /// Returns an image whose borders keep their size while the middle stretches. The insets are in points.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        changed { $0.capInsets = capInsets }
    }
    /// Returns an image whose borders keep their size while the middle stretches, also for the mode `tile`. The insets
    /// are in points.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        resizableImage(withCapInsets: capInsets)
    }
    /// Returns the image with mirroring in right-to-left interfaces.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changed { $0.flips = true } }
    /// Returns a symbol with these values applied to its configuration. Other images are returned unchanged.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard let symbol = picture.symbol, let requested = configuration as? SymbolConfiguration else { return self }
        let both = picture.configuration?.applying(requested) as? SymbolConfiguration ?? requested
        var other = ImagePicture(symbol: symbol, configuration: both)
        other.mode = picture.mode
        other.tint = picture.tint
        return UIImage(other)
    }
    /// Returns a symbol with these values applied to its configuration. Returns nil for other images.
    public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        picture.symbol == nil ? nil : withConfiguration(configuration)
    }

    func changed(_ change: (inout ImagePicture) -> Void) -> UIImage {
        var other = picture
        change(&other)
        return UIImage(
            other, asset: asset,
            sequence: sequence.map {
                ImageSequence(images: $0.images.map { $0.changed(change) }, duration: $0.duration)
            })
    }

    // MARK: Drawing

    /// Draws the image in the current context, in its own size. Does nothing without a context.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
    /// Draws the image in the current context, scaled to the rectangle.
    public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }
    /// Draws the image in its own size, with a blend mode and an opacity from 0 to 1.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }
    /// Draws the image scaled to the rectangle, with a blend mode and an opacity from 0 to 1.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        shown(in: .current).picture.draw(in: rect, context, blendMode: blendMode, alpha: alpha)
    }

    /// Returns the bytes of a PNG file. A drawing is rasterized at its ``scale``, a symbol at the screen's scale.
    /// Returns nil without a host.
    public func pngData() -> Data? {
        encoded { $0.encodePNG($1) }
    }
    private func encoded(_ encode: (any ImageCodec, CGImage) -> Data?) -> Data? {
        guard let codec = SharedServices.codec, let cgImage else { return nil }
        return encode(codec, cgImage)
    }

    /// Returns the bytes of a JPEG file. Transparent pixels become white (Chosen). Returns nil without a host, and on a
    /// system without gdk-pixbuf.
    /// - Parameter compressionQuality: from 0 for the smallest file to 1 for the best quality.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        let quality = compressionQuality.isFinite ? min(max(compressionQuality, 0), 1) : 1
        return encoded { $0.encodeJPEG($1, quality: Double(quality)) }
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return other.picture == picture && other.sequence == sequence
    }
    public override var hash: Int { picture.hashValue }
    public override var description: String { "UIImage(\(picture.symbol?.name ?? "\(size.width)×\(size.height)"))" }
}

extension UIImage {
    /// Values that select a variant of an image.
    open class Configuration: NSObject, @unchecked Sendable {
        public override init() { super.init() }
        /// Returns the configuration with the values of the other configuration applied. This class returns itself;
        /// ``UIImage/SymbolConfiguration`` overrides the method.
        open func applying(_ otherConfiguration: Configuration?) -> Self { self }
    }
}
