public import Foundation

/// Names a color space. Colors are kept as sRGB: a color of another space is converted when it is made.
public final class CGColorSpace: Sendable {
    /// The number of color components, without alpha.
    public let numberOfComponents: Int
    /// The name that the space was made with; nil for a space of the device.
    public var name: CFString? { text.map { NSString(string: $0) } }
    private let text: String?

    private init(_ numberOfComponents: Int, name: String? = nil) {
        self.numberOfComponents = numberOfComponents
        text = name
    }

    /// A space by its name: ``sRGB``, ``displayP3``, ``extendedSRGB``, ``linearSRGB``, ``genericGrayGamma2_2`` or
    /// ``linearGray``. Nil for another name.
    public convenience init?(name: CFString) {
        if [Self.sRGB, Self.displayP3, Self.extendedSRGB, Self.linearSRGB].contains(name) {
            self.init(3, name: name.description)
        } else if [Self.genericGrayGamma2_2, Self.linearGray].contains(name) {
            self.init(1, name: name.description)
        } else {
            return nil
        }
    }

    /// The space that all colors are kept in.
    nonisolated(unsafe) public static let sRGB: CFString = "kCGColorSpaceSRGB"
    /// The space of displays with a wide gamut. Colors of it are drawn as if their numbers were sRGB.
    nonisolated(unsafe) public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    /// sRGB with components outside of 0…1, which are clamped here.
    nonisolated(unsafe) public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    /// sRGB without its curve. Colors of it are drawn as if their numbers were sRGB.
    nonisolated(unsafe) public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    /// Grays.
    nonisolated(unsafe) public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
    /// Grays without a curve. Colors of it are drawn as if their numbers were sRGB.
    nonisolated(unsafe) public static let linearGray: CFString = "kCGColorSpaceLinearGray"

    /// Whether the components are gray or red, green and blue.
    public var model: CGColorSpaceModel { numberOfComponents == 1 ? .monochrome : .rgb }

    package static let sRGBSpace = CGColorSpace(3)
    static let graySpace = CGColorSpace(1)
}

/// What the components of a color space are.
public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1, monochrome = 0, rgb = 1, cmyk = 2, lab = 3, deviceN = 4, indexed = 5, pattern = 6
}

/// A text where Core Foundation's strings are asked for.
public typealias CFString = NSString
/// A list where Core Foundation's arrays are asked for, as in `colors as CFArray`.
public typealias CFArray = [Any]

/// The sRGB space.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .sRGBSpace }
/// The space of grays.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .graySpace }

extension CGColor {
    /// A color from components of a space, alpha last. Nil where the space is of another kind than red, green and blue
    /// or gray.
    /// - Parameter components: as many numbers as the space has components, and alpha.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        if space.numberOfComponents == 1 {
            self.init(gray: components[0], alpha: components[1])
        } else {
            self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
        }
    }

    /// The space of ``components``: sRGB for each color.
    public var colorSpace: CGColorSpace? { .sRGBSpace }
}

extension CGContext {
    /// Sets the color of areas by sRGB components, 0…1 each.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    /// Sets the color of areas by a gray from 0 to 1.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
    /// Sets the color of strokes by sRGB components, 0…1 each.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    /// Sets the color of strokes by a gray from 0 to 1.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }
    /// Strokes the lines between the points of each pair.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for pair in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[pair])
            addLine(to: points[pair + 1])
        }
        strokePath()
    }
    /// Adds rectangles to the current path.
    public func addRects(_ rects: [CGRect]) { rects.forEach { addRect($0) } }
}

extension CGGradient {
    /// A gradient of components of a space, alpha last of each color; nil without colors.
    /// - Parameter locations: a number for each color; nil spreads the colors evenly.
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
