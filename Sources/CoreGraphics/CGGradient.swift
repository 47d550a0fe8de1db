public import Foundation

/// Whether a gradient's ends go on beyond its line.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// A smooth change between colors.
public final class CGGradient: Hashable, Sendable {
    package let colors: [CGColor]
    /// 0…1, one for each color, rising.
    package let locations: [CGFloat]

    /// Nil without colors, or when there are fewer locations than colors.
    /// - Parameters:
    ///   - colors: `CGColor`s; anything else is left out.
    ///   - locations: 0…1, a number for each color; nil spreads the colors evenly.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let colors = colors.compactMap { $0 as? CGColor }
        guard !colors.isEmpty else { return nil }
        self.colors = colors
        let last = CGFloat(max(colors.count - 1, 1))
        self.locations =
            locations.map { numbers in colors.indices.map { numbers[$0] } } ?? colors.indices.map { CGFloat($0) / last }
    }

    /// Nil without colors, or when there are fewer locations than colors.
    public init?(colorsSpace space: CGColorSpace?, colors: [CGColor], locations: [CGFloat]?) {
        guard !colors.isEmpty else { return nil }
        if let locations, locations.count < colors.count { return nil }
        self.colors = colors
        let last = CGFloat(max(colors.count - 1, 1))
        self.locations = locations.map { Array($0.prefix(colors.count)) } ?? colors.indices.map { CGFloat($0) / last }
    }

    /// Whether colors and places are equal.
    public static func == (a: CGGradient, b: CGGradient) -> Bool {
        a === b || (a.colors == b.colors && a.locations == b.locations)
    }

    /// By colors and places.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(colors)
        hasher.combine(locations)
    }
}
