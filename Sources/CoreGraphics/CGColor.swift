public import Foundation

/// A color in sRGB with straight (not premultiplied) alpha, each component 0…1.
public final class CGColor: Sendable {
    package let red: CGFloat
    package let green: CGFloat
    package let blue: CGFloat
    /// From 0, which is invisible, to 1.
    public let alpha: CGFloat

    /// In the sRGB space; 0…1 each.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// In the sRGB space; 0…1 each.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// From black, 0, to white, 1.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// Opaque black.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Opaque white.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Black that is not visible.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// Red, green, blue and alpha.
    public var components: [CGFloat]? { [red, green, blue, alpha] }
    /// Always 4: red, green, blue and alpha.
    public var numberOfComponents: Int { 4 }

    /// The color with another alpha; never nil.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }
}

extension CGColor: Hashable {
    /// Whether all components are equal.
    public static func == (a: CGColor, b: CGColor) -> Bool {
        a === b || (a.red == b.red && a.green == b.green && a.blue == b.blue && a.alpha == b.alpha)
    }

    /// By the components.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(red)
        hasher.combine(green)
        hasher.combine(blue)
        hasher.combine(alpha)
    }
}
