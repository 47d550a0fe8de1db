import CoreGraphics
import Foundation
import NumberConversion

/// A symbol as a drawing of this project: filled shapes, and strokes whose weight follows the adjacent text, in layers.
///
/// Coordinates are points at a text size of 17. The y axis points downward.
struct Symbol: Hashable, Sendable {
    /// The shapes of one hierarchy level. A configuration can give each level its own color.
    struct Layer: Sendable {
        enum Mode: Sendable {
            case draws
            /// Cuts the shape out of the layers below. If the level has its own color, the shape is drawn in this
            /// color.
            case cuts
            /// Cuts a margin around the next layer out of the layers below, wider than a stroke.
            case clears
        }

        var strokes = ""
        var fills = ""
        /// The hierarchy level; 0 is the primary level.
        var level = 0
        var mode = Mode.draws
        /// The scale of the shape, if it is part of another symbol.
        var scale: CGFloat = 1
        var origin = CGPoint.zero
        var isOutlined = false
    }

    var name: String
    let size: CGSize
    var layers: [Layer]
    /// The symbol points in the reading direction and is mirrored in right-to-left interfaces.
    var isDirectional: Bool
    /// A factor of the stroke width. Chosen, by eye: large shapes with few strokes need wider strokes to appear equally
    /// dark.
    let heaviness: CGFloat
    /// The template of a symbol of an asset catalog, which has no layers.
    var own: OwnSymbol?

    /// The text size of the symbols' designs. Chosen: symbols without a configuration have the size of body text.
    static let designSize: CGFloat = 17

    init(
        _ name: String, _ width: CGFloat, _ height: CGFloat, layers: [Layer], isDirectional: Bool = false,
        heaviness: CGFloat = 1
    ) {
        self.name = name
        self.size = CGSize(width: width, height: height)
        self.layers = layers
        self.isDirectional = isDirectional
        self.heaviness = heaviness
    }

    init(
        _ name: String, _ width: CGFloat, _ height: CGFloat, strokes: String = "", fills: String = "",
        isDirectional: Bool = false, heaviness: CGFloat = 1
    ) {
        self.init(
            name, width, height, layers: [Layer(strokes: strokes, fills: fills)], isDirectional: isDirectional,
            heaviness: heaviness)
    }

    static func == (a: Symbol, b: Symbol) -> Bool { a.name == b.name && a.own == b.own }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// The name in words, for speech.
    var spokenName: String { name.split(separator: ".").joined(separator: " ") }

    /// The stroke width at the design size. Chosen: similar to the stem of text of the same weight.
    static func strokeWidth(_ weight: Int) -> CGFloat {
        let table: [CGFloat] = [0.6, 0.9, 1.25, 1.6, 1.85, 2.1, 2.4, 2.75, 3.1]
        let place = CGFloat(min(max(weight, 100), 900) - 100) / 100
        let low = Int(saturating: place)
        let high = min(low + 1, table.count - 1)
        return table[low] + (table[high] - table[low]) * (place - CGFloat(low))
    }
}
