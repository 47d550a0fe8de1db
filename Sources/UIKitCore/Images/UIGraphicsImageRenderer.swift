public import CoreGraphics
public import Foundation

/// How a rendered image is made.
public final class UIGraphicsImageRendererFormat: NSObject {
    public override init() { super.init() }
    /// In the screen's scale, not opaque.
    public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    /// In the screen's scale, not opaque.
    public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    /// Pixels a point of the image, which is its `scale`; 0 for the screen's. It counts where the image becomes a file
    /// or is measured in pixels: shown, it is as sharp as the display. By default the screen's.
    public var scale: CGFloat = SharedServices.screenScale
    /// What the drawing leaves bare is black.
    public var opaque = false
    /// The rectangle that is drawn, in points: empty until a renderer has the format.
    public internal(set) var bounds = CGRect.zero
    /// Whether more colors are kept than the display shows.
    /// - Coverage: inert (pictures have eight bits a component)
    public var preferredRange = Range.automatic

    /// The colors that a picture keeps.
    public enum Range: Int, Sendable { case unspecified = -1, automatic = 0, extended, standard }

    /// In the scale of the traits, not opaque.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }
}

/// Makes an image by drawing it. The image keeps the drawing, so it is sharp at every scale.
public final class UIGraphicsImageRenderer: NSObject {
    private let bounds: CGRect
    /// What the initializer got.
    public let format: UIGraphicsImageRendererFormat

    /// For images of this rectangle: drawing at its origin is at the image's corner.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
        super.init()
        format.bounds = bounds
    }

    /// Of no size.
    public convenience override init() { self.init(bounds: .zero) }
    /// For images of this rectangle, in the screen's scale.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
    /// For images of this size, in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }
    /// For images of this size, in points, in the screen's scale.
    public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

    /// The image that the closure draws. The closure is called once, before this returns.
    public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = CGContext(imageOf: bounds.size, isOpaque: format.opaque)
        if bounds.origin != .zero { context.translateBy(x: -bounds.minX, y: -bounds.minY) }
        UIGraphicsPushContext(context)
        actions(UIGraphicsImageRendererContext(context, format))
        UIGraphicsPopContext()
        return UIImage(ImagePicture(record: context.record, size: bounds.size, scale: format.scale))
    }

    /// What ``image(actions:)`` draws, as a PNG file; empty for a size that no memory is there for, and without a host.
    public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
}

extension UIImage {
    /// A format for drawings that match this image: with its scale, and not opaque; a new object with each call.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return format
    }
}

/// What an image renderer's actions draw into; also the current context while they run.
public final class UIGraphicsImageRendererContext: NSObject {
    /// What is drawn into; it is the current context too.
    public let cgContext: CGContext
    /// The format of the image that is made.
    public let format: UIGraphicsImageRendererFormat

    init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
        cgContext = context
        self.format = format
        super.init()
    }

    /// Fills with the current fill color.
    public func fill(_ rect: CGRect) { cgContext.fill(rect) }
    /// Fills a rectangle with the current fill color, mixed with the colors below.
    public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.fill(rect)
        cgContext.restoreGState()
    }
    /// Draws the edge of a rectangle, in the current color.
    public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
    /// Limits what is drawn later to a rectangle.
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
