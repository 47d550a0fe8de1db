import AssetCatalogs
public import CoreGraphics
public import Foundation
import NumberConversion

/// A color: a fixed color, or a dynamic color that depends on the current traits.
open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The first property; see ``ComparisonMark``.
    private let comparisonMark = ComparisonMark()
    // All properties are constant. A provider is called on the thread that resolves the color, as in UIKit.
    private let fixed: CGColor?
    private let provider: ((UITraitCollection) -> UIColor)?
    /// The name of a system color.
    let name: String?

    /// Creates a color with sRGB components in 0…1.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        fixed = CGColor(red: red, green: green, blue: blue, alpha: alpha)
        provider = nil
        name = nil
    }

    /// Creates a color of a display with a wide gamut. It is converted to the nearest sRGB color.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let standard = AssetColor.standard(
            [red, green, blue].map { $0.isFinite ? Double($0) : 0 }, space: "display-p3"
        ).map { CGFloat($0) }
        self.init(red: standard[0], green: standard[1], blue: standard[2], alpha: alpha)
    }

    /// Creates a color. Chosen: clear; on iOS such a color is not initialized yet.
    public convenience override init() { self.init(white: 0, alpha: 0) }

    /// Creates a color that is the same for all traits.
    public init(cgColor: CGColor) {
        fixed = cgColor
        provider = nil
        name = nil
    }

    /// Creates a dynamic color. The provider resolves it for each set of traits.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        fixed = nil
        provider = dynamicProvider
        name = nil
    }

    init(name: String, _ provider: @escaping (UITraitCollection) -> UIColor) {
        fixed = nil
        self.provider = provider
        self.name = name
    }

    /// Creates a gray from 0, black, to 1, white.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    /// Creates a color with its hue, saturation and brightness in 0…1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let sector = (hue - hue.rounded(.down)) * 6
        let f = sector - sector.rounded(.down)
        let (p, q, t) = (
            brightness * (1 - saturation), brightness * (1 - saturation * f), brightness * (1 - saturation * (1 - f))
        )
        let (r, g, b): (CGFloat, CGFloat, CGFloat) =
            switch Int(saturating: sector) {
            case 0: (brightness, t, p)
            case 1: (q, brightness, p)
            case 2: (p, brightness, t)
            case 3: (p, q, brightness)
            case 4: (t, p, brightness)
            default: (brightness, p, q)
            }
        self.init(red: r, green: g, blue: b, alpha: alpha)
    }

    // MARK: Archives

    /// Decodes a color that ``encode(with:)`` archived; nil for another archive.
    public required init?(coder: NSCoder) {
        guard let form = ArchivedValues(coder, "color"), let color = UIColor(form) else { return nil }
        (fixed, provider, name) = (color.fixed, color.provider, color.name)
    }
    /// Archives the color: a system color by its name, and another dynamic color as its colors in light and dark, with
    /// and without high contrast.
    open func encode(with coder: NSCoder) { form.encode(to: coder, "color") }
    /// Always true: the class supports secure coding.
    public class var supportsSecureCoding: Bool { true }
    /// Returns this color, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns the fixed color for these traits.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        var color = self
        // A provider may return another dynamic color; the limit ends a cycle of two colors that refer to each other.
        for _ in 0..<8 {
            guard let provider = color.provider else { return color }
            color = provider(traitCollection)
        }
        return .black
    }

    func cgColor(in traits: UITraitCollection) -> CGColor {
        fixed ?? resolvedColor(with: traits).fixed ?? .black
    }

    /// The color for the current traits.
    public var cgColor: CGColor { cgColor(in: .current) }

    /// Returns the color with another alpha in 0…1. A dynamic color stays dynamic.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        if let fixed { return UIColor(cgColor: fixed.withAlpha(alpha)) }
        return UIColor { traits in
            let c = self.cgColor(in: traits)
            return UIColor(cgColor: c.withAlpha(alpha))
        }
    }

    /// Gets the components of the color for the current traits. Nil skips a component.
    /// - Returns: always true; all colors have these components.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let c = cgColor
        red?.pointee = c.red
        green?.pointee = c.green
        blue?.pointee = c.blue
        alpha?.pointee = c.alpha
        return true
    }

    /// Gets hue, saturation and brightness for the current traits, each from 0 to 1.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let c = cgColor
        let (most, least) = (max(c.red, c.green, c.blue), min(c.red, c.green, c.blue))
        let range = most - least
        var sector: CGFloat = 0
        if range > 0 {
            if most == c.red {
                sector = (c.green - c.blue) / range
            } else if most == c.green {
                sector = 2 + (c.blue - c.red) / range
            } else {
                sector = 4 + (c.red - c.green) / range
            }
        }
        hue?.pointee = (sector < 0 ? sector + 6 : sector) / 6
        saturation?.pointee = most > 0 ? range / most : 0
        brightness?.pointee = most
        alpha?.pointee = c.alpha
        return true
    }

    /// Gets the brightness of the color for the current traits in 0…1, and its alpha. Nil skips a component. Chosen:
    /// for other colors than grays, the brightness is that of the corresponding gray.
    /// - Returns: always true.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let c = cgColor
        white?.pointee = 0.299 * c.red + 0.587 * c.green + 0.114 * c.blue
        alpha?.pointee = c.alpha
        return true
    }

    /// Sets the fill color of the current drawing context.
    public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
    /// Sets the stroke color of the current drawing context.
    public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
    /// Sets the stroke and fill color of the current drawing context.
    public func set() {
        setFill()
        setStroke()
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if self === other { return true }
        if let fixed, let theirs = other.fixed { return fixed == theirs }
        return name != nil && name == other.name
    }

    public override var hash: Int { fixed?.hashValue ?? name?.hashValue ?? ObjectIdentifier(self).hashValue }

    public override var description: String {
        if let name { return "UIColor.\(name)" }
        guard let c = fixed else { return "UIColor(dynamic)" }
        return "UIColor(\(c.red) \(c.green) \(c.blue) \(c.alpha))"
    }
}
