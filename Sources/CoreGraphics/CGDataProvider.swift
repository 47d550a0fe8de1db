public import Foundation

/// Bytes where Core Foundation's data is asked for, as in `data as CFData`.
public typealias CFData = NSData
/// An address where Core Foundation's is asked for.
public typealias CFURL = NSURL
/// Any object where Core Foundation's are asked for.
public typealias CFTypeRef = AnyObject

/// The first of the bytes, which are valid as long as the data lives.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    theData.bytes.assumingMemoryBound(to: UInt8.self)
}
/// The number of bytes.
public func CFDataGetLength(_ theData: CFData!) -> Int { theData.length }
/// A copy of bytes; nil without any bytes and with a length that is not 0.
public func CFDataCreate(_ allocator: CFTypeRef?, _ bytes: UnsafePointer<UInt8>!, _ length: Int) -> CFData! {
    guard length > 0 else { return NSData() }
    guard let bytes else { return nil }
    return NSData(bytes: bytes, length: length)
}

/// Called when the memory of a provider is not needed any more.
public typealias CGDataProviderReleaseDataCallback =
    @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void

/// Bytes for images.
public final class CGDataProvider: @unchecked Sendable {
    // Copied when the provider is made, and never changed.
    private let bytes: NSData

    /// A copy of data.
    public init?(data: CFData) { bytes = NSData(data: Data(referencing: data)) }

    /// The bytes of a file; nil where there is none that can be read.
    public init?(url: CFURL) {
        guard let url = URL(string: url.absoluteString), let data = try? Data(contentsOf: url) else { return nil }
        bytes = NSData(data: data)
    }

    /// A copy of bytes. The memory is given back at once: `releaseData` is called before this returns.
    public init?(
        dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
        releaseData: CGDataProviderReleaseDataCallback
    ) {
        guard size >= 0 else { return nil }
        bytes = NSData(bytes: data, length: size)
        releaseData(info, data, size)
    }

    /// All bytes; never nil.
    public var data: CFData? { bytes }
}

extension CGImage {
    /// An image of pixels in a form that ``CGContext`` draws too, or with alpha that is not multiplied in. Nil for
    /// other forms, and where the
    /// provider has too few bytes. The pixels are converted once, so that ``alphaInfo``, ``bitmapInfo`` and
    /// ``dataProvider`` are those of the image.
    /// - Parameters:
    ///   - decode: has to be nil.
    ///   - shouldInterpolate: without effect.
    ///   - intent: without effect.
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
            isOpaque: made.isOpaque)
    }

    /// The bytes of the pixels, as ``bitmapInfo`` and ``bytesPerRow`` say. Each call copies them.
    public var dataProvider: CGDataProvider? { CGDataProvider(data: NSData(data: Data(pixels))) }
    /// `premultipliedFirst`, and `noneSkipFirst` for an image that is known to have no transparent pixel.
    public var alphaInfo: CGImageAlphaInfo { isOpaque ? .noneSkipFirst : .premultipliedFirst }
    /// Blue is the first byte of a pixel.
    public var bitmapInfo: CGBitmapInfo {
        CGBitmapInfo(rawValue: alphaInfo.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
    }
    /// The order of the bytes of a pixel.
    public var byteOrderInfo: CGImageByteOrderInfo { .order32Little }
    /// sRGB for each image.
    public var colorSpace: CGColorSpace? { .sRGBSpace }
    /// Always false: an image has colors.
    public var isMask: Bool { false }
    /// Always true: pixels are mixed where an image is drawn in another size.
    public var shouldInterpolate: Bool { true }
    /// The intent of each image.
    public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
    /// An image with the same pixels; never nil.
    public func copy() -> CGImage? { self }
}
