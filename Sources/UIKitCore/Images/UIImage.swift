import AssetCatalogs
public import CoreGraphics
public import Foundation
import HostInterface
import Synchronization

/// A picture: pixels, or a drawing that stays sharp at any scale.
open class UIImage: NSObject, @unchecked Sendable {
    /// First, see ``ComparisonMark``.
    private let comparisonMark = ComparisonMark()
    /// Whether an image is shown in its own colors or in the tint color.
    public enum RenderingMode: Int, Sendable {
        /// As the place where it is shown decides: bars and buttons take it as a template.
        case automatic = 0
        case alwaysOriginal
        /// Its alpha alone counts; the tint gives the color.
        case alwaysTemplate
    }

    /// How the middle of a resizable image fills the room.
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

    // MARK: Making

    /// An image of no size that shows nothing.
    public convenience override init() { self.init(ImagePicture(record: DrawingRecord([]), size: .zero)) }

    /// An image of a pixel a point.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// - Parameters:
    ///   - scale: pixels a point.
    ///   - orientation: how the pixels are turned to be shown; ``size`` is that of what shows.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(ImagePicture(cgImage: cgImage, scale: scale, orientation: orientation))
    }

    /// Decodes a picture file's bytes at once, on the thread that calls: PNG, JPEG, GIF, BMP, TIFF, ICO, WebP and plain
    /// SVG, as far as the system has their libraries.
    ///
    /// Pixels beyond 4096 by 4096 are not kept: the image has its full ``size``, and a ``scale`` of a half, a quarter
    /// or an eighth.
    /// - Returns: nil, and a line in the log, for bytes that are no picture, or one that would take more than about a
    ///   second or 200 MB.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }
    /// - Parameter scale: pixels a point.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let decoded = SharedServices.codec?.decode(data) else {
            Log.once(
                "UIImage(data:): \(data.count) bytes are no picture that can be read, or hold more than can be shown")
            return nil
        }
        self.init(ImagePicture(cgImage: decoded.image, scale: scale / CGFloat(decoded.divisor)))
    }

    /// Reads a picture file; a name that ends in `@2x` or `@3x` tells the pixels a point. Only of regular files: a pipe
    /// or a device could keep the caller waiting for ever.
    public convenience init?(contentsOfFile path: String) {
        guard let data = ImageFiles.data(atPath: path) else { return nil }
        self.init(data: data, scale: ImageFiles.scale(ofPath: path))
    }

    /// A picture in the main bundle: of its asset catalogs, by the name there, else a symbol of theirs, else a file by
    /// its name without extension and scale. Nil, and a line in the log, where there is none of them.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }
    /// - Parameters:
    ///   - bundle: nil for the main bundle.
    ///   - configuration: size, weight, scale and colors of a symbol; other pictures are as they are.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle ?? .main, .current, configuration as? SymbolConfiguration)
    }
    /// - Parameters:
    ///   - bundle: nil for the main bundle.
    ///   - traitCollection: nil for the current traits. An image view goes on to follow its own.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?)
    {
        self.init(named: name, in: bundle ?? .main, traitCollection ?? .current, nil)
    }

    private convenience init?(
        named name: String, in bundle: Bundle, _ traits: UITraitCollection, _ configuration: SymbolConfiguration?
    ) {
        if let found = AssetLibrary.find(name, .image, in: bundle) {
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

    /// A symbol by its name; nil for one that is not drawn here, which is told once in the log.
    /// `Documentation/Symbols.md` has the list.
    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }
    /// A symbol; nil, and a line in the log, for a name that is not there.
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
    /// A symbol; nil, and a line in the log, for a name that is not there. The traits have no effect.
    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: nil)
    }

    // MARK: Facts

    /// Points.
    public var size: CGSize { picture.size }
    /// Pixels a point: for a drawing, what its renderer was asked for. A drawing shows sharply at any scale.
    public var scale: CGFloat { picture.scale }
    /// Nil for drawings and symbols.
    /// The image's pixels. What is a drawing, as a symbol or the result of a renderer, becomes pixels at the first
    /// call: at the image's own scale, a symbol at the display's. Nil without a host for those, and for a size that no
    /// memory is there for.
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
    /// Whether it is shown in its own colors. Automatic by default: symbols, and images in bars and buttons, take the
    /// tint color.
    public var renderingMode: RenderingMode { picture.mode }
    /// How ``cgImage`` is turned to be shown. Files are turned as they are read, so theirs is up.
    public var imageOrientation: Orientation { picture.orientation }
    /// Whether it is a symbol, which takes the size and weight of text.
    public var isSymbolImage: Bool { picture.symbol != nil }
    /// Points at the edges that keep their size when the image is stretched. Zero by default.
    public var capInsets: UIEdgeInsets { picture.capInsets }
    /// Points at the edges that belong to no alignment, as those of a shadow. Zero by default. An image view of the
    /// image's size leaves them out.
    public var alignmentRectInsets: UIEdgeInsets { picture.alignmentInsets }
    /// The middle of a resizable image is stretched; tiles are drawn stretched too.
    public var resizingMode: ResizingMode { .stretch }
    /// Whether it is mirrored where the interface reads from right to left.
    public var flipsForRightToLeftLayoutDirection: Bool { picture.flips }
    /// Size, weight and colors that a symbol was asked for with; nil for other images.
    public var symbolConfiguration: SymbolConfiguration? { picture.configuration }
    /// What is spoken for the image where nothing else names it.
    public var accessibilityLabel: String? {
        get { spokenName.withLock { $0 } ?? picture.symbol?.spokenName }
        set { spokenName.withLock { $0 = newValue } }
    }
    private let spokenName = Mutex<String?>(nil)
    /// Addresses the image in tests.
    public var accessibilityIdentifier: String? {
        get { testName.withLock { $0 } }
        set { testName.withLock { $0 = newValue } }
    }
    private let testName = Mutex<String?>(nil)

    // MARK: Variants

    /// The pictures that stand for this one elsewhere; nil for an image that has no others.
    public var imageAsset: UIImageAsset? { asset }

    /// The image for these traits; itself where it has no others.
    func shown(in traits: UITraitCollection) -> UIImage {
        guard let asset, let other = asset.picture(for: traits), other.content != picture.content else { return self }
        return changed {
            $0.content = other.content
            $0.size = other.size
            $0.scale = other.scale
        }
    }

    /// The image, shown in its own colors or in the tint color.
    public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { changed { $0.mode = renderingMode } }
    /// The picture in one color. A template stays a template, shown in this color unless the view that shows it tints.
    public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }
    /// The picture in one color, in a rendering mode.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        changed {
            $0.tint = color
            $0.mode = renderingMode
        }
    }
    /// The picture with other insets of its alignment, in points.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        changed { $0.alignmentInsets = alignmentInsets }
    }
    /// The borders given by the insets keep their size; the middle stretches.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        changed { $0.capInsets = capInsets }
    }
    /// The borders given by the insets keep their size; the middle stretches, also where tiles are asked for.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
        resizableImage(withCapInsets: capInsets)
    }
    /// The image, mirrored where the interface reads from right to left.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changed { $0.flips = true } }
    /// A symbol with these values on top of its own; any other image is returned as it is.
    public func withConfiguration(_ configuration: Configuration) -> UIImage {
        guard let symbol = picture.symbol, let wished = configuration as? SymbolConfiguration else { return self }
        let both = picture.configuration?.applying(wished) as? SymbolConfiguration ?? wished
        var other = ImagePicture(symbol: symbol, configuration: both)
        other.mode = picture.mode
        other.tint = picture.tint
        return UIImage(other)
    }
    /// A symbol with these values on top of its own; nil for other images.
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

    /// Draws the image into the current context in its own size; does nothing where there is no context.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
    /// Draws the image into the current context, stretched to the rectangle.
    public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }
    /// Draws the image stretched to the rectangle, with a blend mode, and an opacity from 0 to 1.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        shown(in: .current).picture.draw(in: rect, context, blendMode: blendMode, alpha: alpha)
    }

    /// A PNG file's bytes; a drawing is made into pixels at its ``scale``, a symbol at the screen's. Nil without a
    /// host.
    public func pngData() -> Data? {
        guard let codec = SharedServices.codec, let cgImage else { return nil }
        return codec.encodePNG(cgImage)
    }

    /// A JPEG file's bytes. What is transparent becomes white (Chosen). Nil without a host, and where the system has no
    /// gdk-pixbuf.
    /// - Parameter compressionQuality: 0…1, from smallest to best.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        guard let codec = SharedServices.codec, let cgImage else { return nil }
        let quality = compressionQuality.isFinite ? min(max(compressionQuality, 0), 1) : 1
        return codec.encodeJPEG(cgImage, quality: Double(quality))
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return other.picture == picture && other.sequence == sequence
    }
    public override var hash: Int { picture.hashValue }
    public override var description: String { "UIImage(\(picture.symbol?.name ?? "\(size.width)×\(size.height)"))" }
}

extension UIImage {
    /// How an image should be chosen among its variants.
    open class Configuration: NSObject, @unchecked Sendable {
        public override init() { super.init() }
        /// The configuration with values of the other one on top. Here itself; ``UIImage/SymbolConfiguration``
        /// overrides it.
        open func applying(_ otherConfiguration: Configuration?) -> Self { self }
    }
}
