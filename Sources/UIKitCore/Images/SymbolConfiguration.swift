import CoreGraphics
public import Foundation

extension UIImage {
    /// The weight of a symbol's strokes.
    public enum SymbolWeight: Int, Sendable {
        case unspecified = 0, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// The scale of a symbol relative to text of the same point size.
    public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified = 0, small = 1, medium, large }

    /// The point size, weight, scale and colors of a symbol.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        struct Values: Hashable {
            var pointSize: CGFloat?
            var style: UIFont.TextStyle?
            var weight: SymbolWeight?
            var scale: SymbolScale?
            var colors: Colors?
        }

        /// Colors that replace the tint color.
        enum Colors: Hashable {
            /// One color, with a lower opacity for each level.
            case hierarchy(UIColor)
            /// One color for each level.
            case palette([UIColor])
        }

        let values: Values

        init(_ values: Values) {
            self.values = values
            super.init()
        }

        /// Creates a configuration with the size of text, in points.
        public convenience init(pointSize: CGFloat) { self.init(Values(pointSize: pointSize)) }
        /// Creates a configuration with the size of text, in points, and a weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(Values(pointSize: pointSize, weight: weight))
        }
        /// Creates a configuration with the size of text, in points, a weight and a scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(Values(pointSize: pointSize, weight: weight, scale: scale))
        }
        /// Creates a configuration with the size of a text style, which follows the user's text size.
        public convenience init(textStyle: UIFont.TextStyle) { self.init(Values(style: textStyle)) }
        /// Creates a configuration with the size of a text style, and a scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(Values(style: textStyle, scale: scale))
        }
        /// Creates a configuration with a weight and an unspecified size.
        public convenience init(weight: SymbolWeight) { self.init(Values(weight: weight)) }
        /// Creates a configuration with a scale and an unspecified size.
        public convenience init(scale: SymbolScale) { self.init(Values(scale: scale)) }
        /// Creates a configuration with the size and weight of a font.
        public convenience init(font: UIFont) { self.init(font: font, scale: .default) }
        /// Creates a configuration with the size and weight of a font, and a scale.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(
                Values(pointSize: font.pointSize, weight: SymbolWeight(number: font.request.weight), scale: scale))
        }

        /// Creates a configuration with one color for the primary level of a symbol. The other levels, such as the
        /// circle behind a sign, have the same color with a lower opacity.
        public convenience init(hierarchicalColor: UIColor) { self.init(Values(colors: .hierarchy(hierarchicalColor))) }
        /// Creates a configuration with colors for the levels of a symbol, the primary level first. Further levels use
        /// the last color. A symbol with one level uses the first color.
        public convenience init(paletteColors: [UIColor]) {
            self.init(Values(colors: paletteColors.isEmpty ? nil : .palette(paletteColors)))
        }
        /// Returns a configuration that shows a symbol in the tint color, as without a configuration.
        public static func preferringMonochrome() -> Self { Self(Values()) }

        /// Returns a configuration in which the specified values of `otherConfiguration` replace the values of this
        /// configuration.
        public override func applying(_ otherConfiguration: Configuration?) -> Self {
            guard let other = (otherConfiguration as? SymbolConfiguration)?.values else { return self }
            var both = values
            if other.pointSize != nil || other.style != nil {
                (both.pointSize, both.style) = (other.pointSize, other.style)
            }
            both.weight = other.weight ?? both.weight
            both.scale = other.scale ?? both.scale
            both.colors = other.colors ?? both.colors
            return Self(both)
        }

        required init(_ values: Values, merged: Void = ()) {
            self.values = values
            super.init()
        }

        public override func isEqual(_ object: Any?) -> Bool { (object as? SymbolConfiguration)?.values == values }
        public override var hash: Int { values.hashValue }
    }
}

extension UIImage.SymbolScale {
    /// Chosen: the sizes of small and large symbols relative to medium symbols.
    var factor: CGFloat {
        switch self {
        case .small: 0.8
        case .large: 1.25
        case .medium, .default, .unspecified: 1
        }
    }
}

extension UIImage.SymbolWeight {
    init(number: Int) { self = UIImage.SymbolWeight(rawValue: min(max((number + 50) / 100, 1), 9)) ?? .regular }

    /// The weight on the scale 100…900.
    var number: Int { self == .unspecified ? 400 : rawValue * 100 }
}

extension UIImage.SymbolConfiguration {
    /// The colors of the levels, resolved for the traits of the image; empty without a color configuration.
    var levelColors: [CGColor] {
        switch values.colors {
        case nil: []
        // Chosen, by eye.
        case .hierarchy(let color): [1, 0.5, 0.25].map { color.cgColor.faded(by: $0) }
        case .palette(let colors): colors.map(\.cgColor)
        }
    }

    var pointSize: CGFloat {
        let size =
            values.pointSize ?? values.style.map { UIFont.preferredFont(forTextStyle: $0).pointSize }
            ?? Symbol.designSize
        return min(max(size.isFinite ? size : Symbol.designSize, 1), 2048) * (values.scale ?? .medium).factor
    }

    var weightNumber: Int {
        if let weight = values.weight, weight != .unspecified { return weight.number }
        return values.style.map { TextSizes.weight(of: $0).number } ?? 400
    }
}
