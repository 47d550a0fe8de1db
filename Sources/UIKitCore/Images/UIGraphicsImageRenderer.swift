import CoreGraphics
public import Foundation

/// The attributes of a rendered image.
public final class UIGraphicsImageRendererFormat: NSObject {
    public override init() { super.init() }
    /// Returns a format with the screen's scale that is not opaque.
    public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    /// Returns a format with the screen's scale that is not opaque.
    public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    /// Pixels per point of the image, which become its `scale`; 0 means the screen's scale. The scale affects files and
    /// sizes in pixels. On screen, the image always has the display's resolution. The default is the screen's scale.
    public var scale: CGFloat = SharedServices.screenScale
    /// Whether the background is black instead of transparent. The default is false.
    public var opaque = false
    /// The rectangle of the drawing, in points; empty until a renderer uses the format.
    public internal(set) var bounds = CGRect.zero
    /// Whether the image stores more colors than the display shows.
    /// - Coverage: inert (pictures have eight bits a component)
    public var preferredRange = Range.automatic

    /// The color range of an image.
    public enum Range: Int, Sendable { case unspecified = -1, automatic = 0, extended, standard }

    /// Creates a format with the scale of the traits that is not opaque.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }
}

/// A renderer that creates images from drawing commands. An image stores the commands, so it is sharp at every scale.
public final class UIGraphicsImageRenderer: NSObject {
    private let bounds: CGRect
    /// The format of the initializer.
    public let format: UIGraphicsImageRendererFormat

    /// Creates a renderer for images of this rectangle. The rectangle's origin is at the image's upper left corner.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
        super.init()
        format.bounds = bounds
    }

    /// Creates a renderer for images of an empty size.
    public convenience override init() { self.init(bounds: .zero) }
    /// Creates a renderer for images of this rectangle, with the screen's scale.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
    /// Creates a renderer for images of this size, in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }
    /// Creates a renderer for images of this size, in points, with the screen's scale.
    public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

    /// Returns the image that the closure draws. The closure is called once, before the method returns.
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = CGContext(imageOf: bounds.size, isOpaque: format.opaque)
        if bounds.origin != .zero { context.translateBy(x: -bounds.minX, y: -bounds.minY) }
        UIGraphicsPushContext(context)
        actions(UIGraphicsImageRendererContext(context, format))
        UIGraphicsPopContext()
        return UIImage(ImagePicture(record: context.record, size: bounds.size, scale: format.scale))
    }

    /// Returns the image that the closure draws, as a PNG file. Returns empty data without a host, and for a size that
    /// is too large for the memory.
    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
}

extension UIImage {
    /// Returns a new format for drawings that match this image: with the image's scale, not opaque.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return format
    }
}

/// The drawing environment of an image renderer's closure. Its `cgContext` is the current context while the closure
/// runs.
public final class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    /// The format of the image.
    public let format: UIGraphicsImageRendererFormat

    init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
        self.format = format
        super.init(context)
    }
}
