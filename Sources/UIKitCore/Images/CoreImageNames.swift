public import CoreGraphics
import Diagnostics
public import Foundation

// The names of Core Image, for compiling. Linux has no filters: no name has a filter, and images are not changed.

/// A color with red, green, blue and alpha components in the range 0 to 1.
public final class CIColor: NSObject, Sendable {
    /// The red component.
    public let red: CGFloat
    /// The green component.
    public let green: CGFloat
    /// The blue component.
    public let blue: CGFloat
    /// The opacity.
    public let alpha: CGFloat

    /// Creates a color in sRGB.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
        super.init()
    }

    /// Creates a color with components of a color space; nil for a space without red, green and blue.
    public convenience init?(
        red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1, colorSpace: CGColorSpace
    ) {
        guard colorSpace.model == .rgb else { return nil }
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a color with the components of a `CGColor`.
    public convenience init(cgColor color: CGColor) {
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }

    /// Creates a color with the components of a color for the current traits.
    public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }

    /// The space of the components: always sRGB.
    public var colorSpace: CGColorSpace { CGColorSpaceCreateDeviceRGB() }
    /// The number of components, with the opacity: always 4.
    public var numberOfComponents: Int { 4 }
    /// The components as text: red, green, blue and opacity.
    public var stringRepresentation: String { "\(red) \(green) \(blue) \(alpha)" }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? CIColor).map { ($0.red, $0.green, $0.blue, $0.alpha) == (red, green, blue, alpha) } ?? false
    }
    public override var hash: Int { [red, green, blue, alpha].hashValue }

    public static let black = CIColor(red: 0, green: 0, blue: 0)
    public static let white = CIColor(red: 1, green: 1, blue: 1)
    public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
    public static let red = CIColor(red: 1, green: 0, blue: 0)
    public static let green = CIColor(red: 0, green: 1, blue: 0)
    public static let blue = CIColor(red: 0, green: 0, blue: 1)
    public static let cyan = CIColor(red: 0, green: 1, blue: 1)
    public static let magenta = CIColor(red: 1, green: 0, blue: 1)
    public static let yellow = CIColor(red: 1, green: 1, blue: 0)
    public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
}

/// An image for filters. Linux has no filters, so that an image never changes.
public final class CIImage: NSObject, Sendable {
    /// The pixels; nil for an empty image.
    public let cgImage: CGImage?

    private init(_ image: CGImage?) {
        cgImage = image
        super.init()
    }

    /// Creates an image with the pixels of a `CGImage`.
    public convenience init(cgImage image: CGImage) { self.init(image) }
    /// Creates an image with the pixels of an image, without its orientation; nil for an image without pixels.
    public convenience init?(image: UIImage) {
        guard let pixels = image.cgImage else { return nil }
        self.init(pixels)
    }
    /// Decodes the bytes of an image file; nil for other bytes.
    public convenience init?(data: Data) {
        guard let image = UIImage(data: data) else { return nil }
        self.init(image: image)
    }
    /// Reads an image file; nil if the file is not an image.
    public convenience init?(contentsOf url: URL) {
        guard url.isFileURL, let image = UIImage(contentsOfFile: url.path) else { return nil }
        self.init(image: image)
    }
    /// Returns an image without pixels.
    public static func empty() -> CIImage { CIImage(nil) }

    /// The rectangle of the image in pixels; zero for an empty image.
    public var extent: CGRect {
        cgImage.map { CGRect(x: 0, y: 0, width: $0.width, height: $0.height) } ?? .zero
    }

    /// Returns the image itself: filters are not supported.
    /// - Coverage: inert (Linux has no Core Image)
    public func applyingFilter(_ filterName: String, parameters: [String: Any] = [:]) -> CIImage { unchanged() }
    /// Returns the image itself: filters are not supported.
    /// - Coverage: inert (Linux has no Core Image)
    public func applyingGaussianBlur(sigma: Double) -> CIImage { unchanged() }
    /// Returns the image itself: an image has its original position and size.
    /// - Coverage: inert (Linux has no Core Image)
    public func transformed(by matrix: CGAffineTransform) -> CIImage { unchanged() }
    /// Returns the image itself: an image has its original size.
    /// - Coverage: inert (Linux has no Core Image)
    public func cropped(to rect: CGRect) -> CIImage { unchanged() }
    /// Returns the image itself: an image has its original edges.
    /// - Coverage: inert (Linux has no Core Image)
    public func clampedToExtent() -> CIImage { unchanged() }
    /// Returns the image itself, without the image below.
    /// - Coverage: inert (Linux has no Core Image)
    public func composited(over dest: CIImage) -> CIImage { unchanged() }

    private func unchanged() -> CIImage {
        CIFilter.reportAbsence()
        return self
    }
}

/// A filter of images. No filter exists on Linux: the initializers return nil.
/// - Coverage: inert (Linux has no Core Image)
open class CIFilter: NSObject {
    /// The name of the filter.
    open var name: String { "" }
    /// The filtered image: always nil.
    open var outputImage: CIImage? { nil }
    /// The keys of the inputs: always none.
    open var inputKeys: [String] { [] }
    /// The keys of the outputs: always none.
    open var outputKeys: [String] { [] }
    /// The description of the inputs: always empty.
    open var attributes: [String: Any] { [:] }

    /// Creates a filter without effect, for subclasses of an app.
    public override init() { super.init() }
    /// Returns nil: no filter has a name.
    public init?(name: String) {
        CIFilter.reportAbsence()
        return nil
    }
    /// Returns nil: no filter has a name.
    public init?(name: String, parameters params: [String: Any]?) {
        CIFilter.reportAbsence()
        return nil
    }

    /// Returns the names of all filters of a category: always none.
    open class func filterNames(inCategory category: String?) -> [String] { [] }
    /// Does nothing: a filter has no inputs.
    open func setDefaults() {}
    /// Does nothing: a filter has no inputs.
    open func setValue(_ value: Any?, forKey key: String) { CIFilter.reportAbsence() }
    /// Returns nil: a filter has no inputs.
    open func value(forKey key: String) -> Any? { nil }

    fileprivate static func reportAbsence() {
        Log.once("CIFilter has no effect: Linux has no Core Image, so images stay as they are")
    }
}

/// An option of a ``CIContext``.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let useSoftwareRenderer = CIContextOption(rawValue: "useSoftwareRenderer")
    public static let workingColorSpace = CIContextOption(rawValue: "workingColorSpace")
    public static let outputColorSpace = CIContextOption(rawValue: "outputColorSpace")
    public static let highQualityDownsample = CIContextOption(rawValue: "highQualityDownsample")
}

/// Draws images, without filters.
open class CIContext: NSObject {
    public override init() { super.init() }
    /// Creates a context. The options have no effect.
    public init(options: [CIContextOption: Any]?) { super.init() }

    /// Returns the pixels of a part of an image; nil for an empty image and a part outside. Documented (CIContext): the
    /// y axis of the rectangle points upward.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        guard let pixels = image.cgImage, fromRect.isFinite else { return nil }
        let part = fromRect.intersection(image.extent)
        guard !part.isEmpty else { return nil }
        if part == image.extent { return pixels }
        return pixels.cropping(
            to: CGRect(x: part.minX, y: image.extent.height - part.maxY, width: part.width, height: part.height))
    }
}

public let kCIInputImageKey = "inputImage"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputMaskImageKey = "inputMaskImage"
public let kCIInputColorKey = "inputColor"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputScaleKey = "inputScale"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIOutputImageKey = "outputImage"

extension UIColor {
    /// Creates a color with the components of a Core Image color.
    public convenience init(ciColor: CIColor) {
        self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
    }
    /// The components of the color for the current traits.
    public var ciColor: CIColor { CIColor(color: self) }
}

extension UIImage {
    /// Creates an image with the pixels of a Core Image image, at one pixel per point.
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }
    /// Creates an image with the pixels of a Core Image image. An empty image has a size of zero.
    /// - Parameters:
    ///   - scale: pixels per point.
    ///   - orientation: the rotation for display.
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
        if let image = ciImage.cgImage {
            self.init(cgImage: image, scale: scale, orientation: orientation)
        } else {
            self.init()
        }
    }
    /// Always nil: the pixels of every image are in ``cgImage``. Documented (UIImage.ciImage): nil for an image that
    /// was not created with a Core Image image.
    public var ciImage: CIImage? { nil }
}
