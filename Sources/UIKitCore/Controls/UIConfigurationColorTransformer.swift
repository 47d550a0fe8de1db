import CoreGraphics
import Foundation

/// A function that changes a color of a configuration.
public struct UIConfigurationColorTransformer {
    /// Returns the changed color.
    public var transform: (UIColor) -> UIColor { box.function }
    private let box: Box

    private final class Box {
        let function: (UIColor) -> UIColor
        init(_ function: @escaping (UIColor) -> UIColor) { self.function = function }
    }

    /// Creates a transformer from a function.
    public init(_ transform: @escaping (UIColor) -> UIColor) { box = Box(transform) }

    /// Returns the changed color.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

    /// Returns the gray of the same luminance.
    nonisolated(unsafe) public static let grayscale = UIConfigurationColorTransformer { color in
        UIColor { traits in
            let c = color.cgColor(in: traits)
            // The weights of the sRGB primaries.
            let gray = 0.2126 * c.red + 0.7152 * c.green + 0.0722 * c.blue
            return UIColor(white: gray, alpha: c.alpha)
        }
    }
    /// Returns the color that the system prefers for tinted content. Chosen: the same color.
    nonisolated(unsafe) public static let preferredTint = UIConfigurationColorTransformer { $0 }
    /// Returns the color for content of one color: label, with the alpha of the color.
    nonisolated(unsafe) public static let monochromeTint = UIConfigurationColorTransformer { color in
        UIColor { traits in
            let alpha = color.cgColor(in: traits).alpha
            return UIColor(cgColor: UIColor.label.cgColor(in: traits).withAlpha(alpha))
        }
    }

    /// A transformer in a configuration. Two configurations are equal if they have the same transformer.
    struct Stored: Hashable {
        var transformer: UIConfigurationColorTransformer?

        static func == (a: Stored, b: Stored) -> Bool { a.transformer?.box === b.transformer?.box }
        func hash(into hasher: inout Hasher) { hasher.combine(transformer.map { ObjectIdentifier($0.box) }) }
        func callAsFunction(_ color: UIColor) -> UIColor { transformer?(color) ?? color }
    }
}
