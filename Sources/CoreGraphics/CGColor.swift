public import Foundation

/// A color in sRGB with straight (not premultiplied) alpha, each component 0…1.
public final class CGColor: Sendable {
    package let red: CGFloat
    package let green: CGFloat
    package let blue: CGFloat
    /// The alpha from 0, transparent, to 1, opaque.
    public let alpha: CGFloat
    /// The image that fills areas of this color as a pattern. The components are then the mean color. Nil for a plain
    /// color.
    package let tile: PatternTile?

    /// Creates a pattern color. The components are for content that cannot have a pattern, such as text.
    package init(_ tile: PatternTile, mean: CGColor, alpha: CGFloat) {
        (red, green, blue, self.alpha, self.tile) = (mean.red, mean.green, mean.blue, alpha, tile)
    }

    /// Creates a color in the sRGB space. Components are in `0 ... 1`.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
        tile = nil
    }

    /// Creates a color in the sRGB space. Components are in `0 ... 1`.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Creates a gray color from 0, black, to 1, white.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// Opaque black.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Opaque white.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Transparent black.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// Red, green, blue and alpha.
    public var components: [CGFloat]? { [red, green, blue, alpha] }
    /// Always 4: red, green, blue and alpha.
    public var numberOfComponents: Int { 4 }

    /// Returns the color with another alpha. Never nil.
    public func copy(alpha: CGFloat) -> CGColor? {
        withAlpha(alpha)
    }

    package func withAlpha(_ alpha: CGFloat) -> CGColor {
        if let tile { return CGColor(tile, mean: self, alpha: alpha) }
        return CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }
}

extension CGColor: Hashable {
    /// Whether all components are equal.
    public static func == (a: CGColor, b: CGColor) -> Bool {
        a === b || (a.red == b.red && a.green == b.green && a.blue == b.blue && a.alpha == b.alpha && a.tile == b.tile)
    }

    /// Hashes the components.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(red)
        hasher.combine(green)
        hasher.combine(blue)
        hasher.combine(alpha)
    }
}
