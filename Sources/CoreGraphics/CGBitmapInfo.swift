/// The position of alpha in a pixel, and whether the colors are multiplied by alpha.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// No alpha.
    case none = 0
    /// Alpha after premultiplied colors.
    case premultipliedLast = 1
    /// Alpha before premultiplied colors.
    case premultipliedFirst = 2
    /// Alpha after straight colors. Not supported by contexts.
    case last = 3
    /// Alpha before straight colors. Not supported by contexts.
    case first = 4
    /// An unused byte after the colors.
    case noneSkipLast = 5
    /// An unused byte before the colors.
    case noneSkipFirst = 6
    /// Alpha without colors.
    case alphaOnly = 7
}

/// The order of the bytes of a pixel.
public enum CGImageByteOrderInfo: UInt32, Sendable {
    case orderMask = 0x7000
    case orderDefault = 0
    case order16Little = 0x1000
    case order32Little = 0x2000
    case order16Big = 0x3000
    case order32Big = 0x4000
}

/// The format of pixels: a ``CGImageAlphaInfo`` and the order of the bytes.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The mask of a ``CGImageAlphaInfo``.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// The mask of the flag for floating-point components.
    public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
    /// Floating-point components. Not supported.
    public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
    /// The mask of a ``CGImageByteOrderInfo``.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// The first byte of a pixel is its first component.
    public static let byteOrderDefault = CGBitmapInfo([])
    /// Not supported.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
    /// The first byte of a pixel is its last component.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    /// Not supported.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
    /// The first byte of a pixel is its first component.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}

/// The conversion of colors outside a color space.
public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent = 0, absoluteColorimetric = 1, relativeColorimetric = 2, perceptual = 3, saturation = 4
}

/// The quality of scaled images.
public enum CGInterpolationQuality: Int32, Sendable { case `default` = 0, none = 1, low = 2, high = 3, medium = 4 }
