public import Foundation

/// Data for functions with Core Foundation types, as in `data as CFData`.
public typealias CFData = NSData
/// A URL for functions with Core Foundation types.
public typealias CFURL = NSURL
/// Any object for functions with Core Foundation types.
public typealias CFTypeRef = AnyObject

/// Returns a pointer to the bytes. Valid as long as the data.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    theData.bytes.assumingMemoryBound(to: UInt8.self)
}
/// Returns the number of bytes.
public func CFDataGetLength(_ theData: CFData!) -> Int { theData.length }
/// Returns a copy of bytes; nil if `bytes` is nil and the length is not 0.
public func CFDataCreate(_ allocator: CFTypeRef?, _ bytes: UnsafePointer<UInt8>!, _ length: Int) -> CFData! {
    guard length > 0 else { return NSData() }
    guard let bytes else { return nil }
    return NSData(bytes: bytes, length: length)
}

/// Called when a provider no longer needs its memory.
public typealias CGDataProviderReleaseDataCallback =
    @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void

/// The bytes of an image.
public final class CGDataProvider: @unchecked Sendable {
    // Copied in the initializer and never changed.
    private let bytes: NSData

    /// Creates a provider with a copy of data.
    public init?(data: CFData) { bytes = NSData(data: Data(referencing: data)) }

    /// Creates a provider with the bytes of a file; nil if the file cannot be read.
    public init?(url: CFURL) {
        guard let url = URL(string: url.absoluteString), let data = try? Data(contentsOf: url) else { return nil }
        bytes = NSData(data: data)
    }

    /// Creates a provider with a copy of bytes. `releaseData` is called before the initializer returns.
    public init?(
        dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
        releaseData: CGDataProviderReleaseDataCallback
    ) {
        guard size >= 0 else { return nil }
        bytes = NSData(bytes: data, length: size)
        releaseData(info, data, size)
    }

    /// All bytes. Never nil.
    public var data: CFData? { bytes }
}

extension CGImage {
    /// Creates an image from pixels in a format that ``CGContext`` supports, or with straight alpha. Returns nil for
    /// other formats, and if the provider has too few bytes. The pixels are converted once; ``alphaInfo``,
    /// ``bitmapInfo`` and ``dataProvider`` describe the converted pixels.
    /// - Parameters:
    ///   - decode: must be nil.
    ///   - shouldInterpolate: has no effect.
    ///   - intent: has no effect.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo,
        provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        let form = BitmapForm(
            width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow, space: space,
            bitmapInfo: bitmapInfo.rawValue, isSource: true)
        guard let form, bitsPerPixel == form.bytesPerPixel * 8, decode == nil, let data = provider.data else {
            return nil
        }
        let bytes = UnsafeRawBufferPointer(start: data.bytes, count: data.length)
        guard let made = form.image(bytes) else { return nil }
        self.init(
            width: made.width, height: made.height, bytesPerRow: made.bytesPerRow, pixels: made.pixels,
            isOpaque: made.isOpaque, role: made.role)
    }

    /// The bytes of the pixels in the format of ``bitmapInfo`` and ``bytesPerRow``. Each call copies the bytes.
    public var dataProvider: CGDataProvider? { CGDataProvider(data: NSData(data: Data(pixels))) }
    /// `premultipliedFirst`, or `noneSkipFirst` for an image that is known to have no transparent pixel.
    public var alphaInfo: CGImageAlphaInfo { isOpaque ? .noneSkipFirst : .premultipliedFirst }
    /// The pixel format: blue is the first byte of a pixel.
    public var bitmapInfo: CGBitmapInfo {
        CGBitmapInfo(rawValue: alphaInfo.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
    }
    /// The order of the bytes of a pixel.
    public var byteOrderInfo: CGImageByteOrderInfo { .order32Little }
    /// Always sRGB.
    public var colorSpace: CGColorSpace? { .sRGBSpace }
    /// Whether the image is an image mask.
    public var isMask: Bool { role == .mask }
    /// Always true: scaled images are interpolated.
    public var shouldInterpolate: Bool { true }
    /// Always the default intent.
    public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
    /// Returns the image itself. Never nil.
    public func copy() -> CGImage? { self }
    /// Returns the image itself, because all colors are stored as sRGB. Nil for an image mask.
    public func copy(colorSpace: CGColorSpace) -> CGImage? { isMask ? nil : self }
}
