/// Where the alpha of a pixel is, and whether the colors are multiplied with it.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// No alpha.
    case none = 0
    /// After the colors, which are multiplied with it.
    case premultipliedLast = 1
    /// Before the colors, which are multiplied with it.
    case premultipliedFirst = 2
    /// After the colors, which are not multiplied with it. No form of a context.
    case last = 3
    /// Before the colors, which are not multiplied with it. No form of a context.
    case first = 4
    /// A byte after the colors that is not read.
    case noneSkipLast = 5
    /// A byte before the colors that is not read.
    case noneSkipFirst = 6
    /// Alpha and no colors.
    case alphaOnly = 7
}

/// How the bytes of a pixel follow each other.
public enum CGImageByteOrderInfo: UInt32, Sendable {
    case orderMask = 0x7000
    case orderDefault = 0
    case order16Little = 0x1000
    case order32Little = 0x2000
    case order16Big = 0x3000
    case order32Big = 0x4000
}

/// The form of pixels: a ``CGImageAlphaInfo`` and the order of the bytes.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The bits of a ``CGImageAlphaInfo``.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// The bits that say whether components are floating-point numbers.
    public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
    /// Components are floating-point numbers. No form here.
    public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
    /// The bits of a ``CGImageByteOrderInfo``.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// The first byte of a pixel is its first component.
    public static let byteOrderDefault = CGBitmapInfo([])
    /// No form here.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
    /// The first byte of a pixel is its last component.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    /// No form here.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
    /// The first byte of a pixel is its first component.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}

/// How colors outside of a space are brought into it.
public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent = 0, absoluteColorimetric = 1, relativeColorimetric = 2, perceptual = 3, saturation = 4
}

/// How carefully pixels are mixed where an image is drawn in another size.
public enum CGInterpolationQuality: Int32, Sendable { case `default` = 0, none = 1, low = 2, high = 3, medium = 4 }
