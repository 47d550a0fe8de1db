public import Foundation

/// Whether a gradient continues beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// A smooth transition between colors.
public final class CGGradient: Hashable, Sendable {
    package let colors: [CGColor]
    /// In `0 ... 1`, one per color, ascending.
    package let locations: [CGFloat]

    /// Returns nil without colors, or if there are fewer locations than colors.
    /// - Parameters:
    ///   - colors: `CGColor`s. Other objects are ignored.
    ///   - locations: in `0 ... 1`, one per color; nil distributes the colors evenly.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let colors = colors.compactMap { $0 as? CGColor }
        guard !colors.isEmpty else { return nil }
        self.colors = colors
        let last = CGFloat(max(colors.count - 1, 1))
        self.locations =
            locations.map { numbers in colors.indices.map { numbers[$0] } } ?? colors.indices.map { CGFloat($0) / last }
    }

    /// Returns nil without colors, or if there are fewer locations than colors.
    public init?(colorsSpace space: CGColorSpace?, colors: [CGColor], locations: [CGFloat]?) {
        guard !colors.isEmpty else { return nil }
        if let locations, locations.count < colors.count { return nil }
        self.colors = colors
        let last = CGFloat(max(colors.count - 1, 1))
        self.locations = locations.map { Array($0.prefix(colors.count)) } ?? colors.indices.map { CGFloat($0) / last }
    }

    /// Whether colors and locations are equal.
    public static func == (a: CGGradient, b: CGGradient) -> Bool {
        a === b || (a.colors == b.colors && a.locations == b.locations)
    }

    /// Hashes colors and locations.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(colors)
        hasher.combine(locations)
    }
}
