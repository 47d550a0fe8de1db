import CoreGraphics
public import Foundation

extension UIImage {
    /// The weight of a symbol's strokes.
    public enum SymbolWeight: Int, Sendable {
        case unspecified = 0, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// The size of a symbol beside text of its size.
    public enum SymbolScale: Int, Sendable { case `default` = -1, unspecified = 0, small = 1, medium, large }

    /// Size and weight of a symbol, as of the text it stands in.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        struct Values: Hashable {
            var pointSize: CGFloat?
            var style: UIFont.TextStyle?
            var weight: SymbolWeight?
            var scale: SymbolScale?
            var colors: Colors?
        }

        /// Colors of its own, which a symbol has in the place of the tint.
        enum Colors: Hashable {
            /// One color, fainter from level to level.
            case hierarchy(UIColor)
            /// Of each level its own.
            case palette([UIColor])
        }

        let values: Values

        init(_ values: Values) {
            self.values = values
            super.init()
        }

        /// A symbol as high as text of this size, in points.
        public convenience init(pointSize: CGFloat) { self.init(Values(pointSize: pointSize)) }
        /// A symbol as high as text of this size, in points, in a weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(Values(pointSize: pointSize, weight: weight))
        }
        /// A symbol for text of this size, in points, in a weight and scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(Values(pointSize: pointSize, weight: weight, scale: scale))
        }
        /// A symbol as high as text of a style, which follows the user's text size.
        public convenience init(textStyle: UIFont.TextStyle) { self.init(Values(style: textStyle)) }
        /// A symbol for text of a style, in a scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(Values(style: textStyle, scale: scale))
        }
        /// A weight, and the size of what else is asked for.
        public convenience init(weight: SymbolWeight) { self.init(Values(weight: weight)) }
        /// A scale, and the size of what else is asked for.
        public convenience init(scale: SymbolScale) { self.init(Values(scale: scale)) }
        /// A symbol in the size and weight of a font.
        public convenience init(font: UIFont) { self.init(font: font, scale: .default) }
        /// A symbol in the size and weight of a font, in a scale.
        public convenience init(font: UIFont, scale: SymbolScale) {
            self.init(
                Values(pointSize: font.pointSize, weight: SymbolWeight(number: font.request.weight), scale: scale))
        }

        /// One color for what matters most in a symbol, and fainter ones for the rest: the circle behind a sign, the
        /// thing below a badge.
        public convenience init(hierarchicalColor: UIColor) { self.init(Values(colors: .hierarchy(hierarchicalColor))) }
        /// Colors for the levels of a symbol, what matters most first. The last one is also for the levels that follow;
        /// of one level the first.
        public convenience init(paletteColors: [UIColor]) {
            self.init(Values(colors: paletteColors.isEmpty ? nil : .palette(paletteColors)))
        }
        /// In the tint's color, as without a configuration.
        public static func preferringMonochrome() -> Self { Self(Values()) }

        /// What `otherConfiguration` names replaces these.
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
    /// Chosen: symbols of the small and the large scale against those of the medium one.
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

    /// On the scale 100…900.
    var number: Int { self == .unspecified ? 400 : rawValue * 100 }
}

extension UIImage.SymbolConfiguration {
    /// The colors of the levels, as they are for the traits where the image is made; none without colors of its own.
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
