public import Foundation

/// A color space. Colors are stored as sRGB: a color of another space is converted when it is created.
public final class CGColorSpace: Sendable {
    /// The number of color components, without alpha.
    public let numberOfComponents: Int
    /// The name of the space; nil for a device space.
    public var name: CFString? { text.map { NSString(string: $0) } }
    private let text: String?
    private let isPattern: Bool
    /// The space of the color of a pattern without own colors; nil for any other space.
    public let baseColorSpace: CGColorSpace?

    private init(_ numberOfComponents: Int, name: String? = nil) {
        self.numberOfComponents = numberOfComponents
        text = name
        (isPattern, baseColorSpace) = (false, nil)
    }

    /// Creates a space for patterns. Never nil.
    /// - Parameter baseSpace: the space of the color of patterns without own colors; nil for patterns with colors.
    public init?(patternBaseSpace baseSpace: CGColorSpace?) {
        numberOfComponents = baseSpace?.numberOfComponents ?? 0
        text = nil
        (isPattern, baseColorSpace) = (true, baseSpace)
    }

    nonisolated(unsafe) private static let names: [CFString: Int] = [
        sRGB: 3, displayP3: 3, extendedSRGB: 3, linearSRGB: 3, extendedLinearSRGB: 3, extendedDisplayP3: 3,
        genericGrayGamma2_2: 1, linearGray: 1, extendedGray: 1,
    ]

    /// Creates a space by one of the names below, such as ``sRGB``. Returns nil for any other name.
    public convenience init?(name: CFString) {
        if let count = Self.names[name] {
            self.init(count, name: name.description)
        } else {
            return nil
        }
    }

    /// The space in which all colors are stored.
    nonisolated(unsafe) public static let sRGB: CFString = "kCGColorSpaceSRGB"
    /// The space of displays with a wide gamut. Its colors are drawn as if their components were sRGB.
    nonisolated(unsafe) public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    /// sRGB with components outside `0 ... 1`, which are clamped.
    nonisolated(unsafe) public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    /// sRGB with a linear curve. Its colors are drawn as if their components were sRGB.
    nonisolated(unsafe) public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    /// Gray with a gamma of 2.2.
    nonisolated(unsafe) public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
    /// Gray with a linear curve. Its colors are drawn as if their components were sRGB.
    nonisolated(unsafe) public static let linearGray: CFString = "kCGColorSpaceLinearGray"
    /// Gray with components outside `0 ... 1`, which are clamped.
    nonisolated(unsafe) public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
    /// sRGB with a linear curve and components outside `0 ... 1`, which are clamped. Its colors are drawn as if their
    /// components were sRGB.
    nonisolated(unsafe) public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
    /// ``displayP3`` with components outside `0 ... 1`, which are clamped.
    nonisolated(unsafe) public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"

    /// The model of the components: gray, or red, green and blue, or a pattern.
    public var model: CGColorSpaceModel { isPattern ? .pattern : numberOfComponents == 1 ? .monochrome : .rgb }

    package static let sRGBSpace = CGColorSpace(3)
    static let graySpace = CGColorSpace(1)
}

/// The meaning of the components of a color space.
public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1, monochrome = 0, rgb = 1, cmyk = 2, lab = 3, deviceN = 4, indexed = 5, pattern = 6
}

/// A string for functions with Core Foundation types.
public typealias CFString = NSString
/// An array for functions with Core Foundation types, as in `colors as CFArray`.
public typealias CFArray = [Any]

/// Returns the sRGB space.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .sRGBSpace }
/// Returns the gray space.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .graySpace }

extension CGColor {
    /// Creates a color from components of a space, with alpha last. Returns nil for a space other than RGB or gray.
    /// - Parameter components: one number per component of the space, and alpha.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        guard space.model != .pattern else { return nil }
        if space.numberOfComponents == 1 {
            self.init(gray: components[0], alpha: components[1])
        } else {
            self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
        }
    }

    /// The space of ``components``. Always sRGB.
    public var colorSpace: CGColorSpace? { .sRGBSpace }

    /// Returns the color itself. Never nil.
    public func copy() -> CGColor? { self }

    /// Returns the color itself, because all colors are stored as sRGB. Nil for a space of patterns.
    /// - Parameters:
    ///   - intent: has no effect.
    ///   - options: has no effect.
    public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: [String: Any]?) -> CGColor? {
        space.model == .pattern ? nil : self
    }
}

extension CGGradient {
    /// Creates a gradient from components of a space, with alpha last in each color. Returns nil without colors.
    /// - Parameter locations: one number per color; nil distributes the colors evenly.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
        locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        let width = space.numberOfComponents + 1
        let colors = (0..<max(0, count)).compactMap { CGColor(colorSpace: space, components: components + $0 * width) }
        self.init(
            colorsSpace: space, colors: colors,
            locations: locations.map { numbers in colors.indices.map { numbers[$0] } } as [CGFloat]?)
    }
}
