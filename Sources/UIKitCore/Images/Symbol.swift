import CoreGraphics
import Foundation
import NumberConversion

/// A symbol as a drawing of our own: strokes whose weight follows the text beside it, and filled shapes, in layers.
///
/// Coordinates are points at a text size of 17, y downwards.
struct Symbol: Hashable, Sendable {
    /// Shapes of one level of importance. Of several levels each has its own color where a configuration asks for that.
    struct Layer: Sendable {
        enum Mode: Sendable {
            case draws
            /// Taken out of what lies below, so that the ground shows; drawn where the level has a color of its own.
            case cuts
            /// Room around what comes next: taken out, wider than a stroke.
            case clears
        }

        var strokes = ""
        var fills = ""
        /// 0 is what matters most.
        var level = 0
        var mode = Mode.draws
        /// Where a shape of another symbol stands in this one.
        var scale: CGFloat = 1
        var origin = CGPoint.zero
        var isOutlined = false
    }

    var name: String
    let size: CGSize
    var layers: [Layer]
    /// Points to where reading goes, so it turns around in right-to-left interfaces.
    var isDirectional: Bool
    /// Factor on the stroke. Chosen, by eye: large shapes with little in them need more than others to appear as dark.
    let heaviness: CGFloat
    /// Of an asset catalog, which has no layers here.
    var own: OwnSymbol?

    /// The text size at which symbols are designed. Documented: the size of body text, at which symbols appear without
    /// a configuration.
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

    /// Stroke width at the design size. Chosen: near the stem of text of the same weight.
    static func strokeWidth(_ weight: Int) -> CGFloat {
        let table: [CGFloat] = [0.6, 0.9, 1.25, 1.6, 1.85, 2.1, 2.4, 2.75, 3.1]
        let place = CGFloat(min(max(weight, 100), 900) - 100) / 100
        let low = Int(saturating: place)
        let high = min(low + 1, table.count - 1)
        return table[low] + (table[high] - table[low]) * (place - CGFloat(low))
    }
}
