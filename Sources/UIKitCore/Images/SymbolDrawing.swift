import CoreGraphics
import Foundation
import Synchronization

extension Symbol {
    private struct DrawnKey: Hashable {
        let symbol: Symbol
        let pointSize: CGFloat
        let weight: Int
    }

    private typealias Drawn = (record: DrawingRecord, size: CGSize)

    /// The drawings of symbols in one color. Many rows of a list show the same symbols.
    private static let drawn = Mutex<[DrawnKey: Drawn]>([:])
    /// Chosen: more symbols than an app shows in a few screens.
    private static let mostDrawn = 300

    /// - Parameters:
    ///   - scale: the scale whose factor is already part of `pointSize`.
    ///   - colors: the colors of the levels; further levels use the last color. An empty array draws all levels in one
    ///     color, which the context decides.
    func drawing(pointSize: CGFloat, weight: Int, scale chosen: UIImage.SymbolScale = .medium, colors: [CGColor] = [])
        -> (record: DrawingRecord, size: CGSize)
    {
        if let drawn = own?.drawing(pointSize: pointSize, weight: weight, scale: chosen, colors: colors) {
            return drawn
        }
        guard colors.isEmpty else { return made(pointSize: pointSize, weight: weight, colors: colors) }
        let key = DrawnKey(symbol: self, pointSize: pointSize, weight: weight)
        if let known = Self.drawn.withLock({ $0[key] }) { return known }
        let made = made(pointSize: pointSize, weight: weight, colors: [])
        Self.drawn.withLock { drawn in
            if drawn.count >= Self.mostDrawn { drawn = [:] }
            drawn[key] = made
        }
        return made
    }

    private func made(pointSize: CGFloat, weight: Int, colors: [CGColor]) -> Drawn {
        let scale = pointSize / Symbol.designSize
        var commands: [DrawingCommand] = []
        for layer in colors.isEmpty ? layers : leveled {
            let place = CGAffineTransform(
                a: scale * layer.scale, b: 0, c: 0, d: scale * layer.scale, tx: layer.origin.x * scale,
                ty: layer.origin.y * scale)
            var style = StrokeStyle()
            style.width = Symbol.strokeWidth(weight) * scale * heaviness
            // Chosen, by eye: a small shape inside another symbol has finer strokes, and outlines that preserve its
            // form.
            if layer.scale < 1 { style.width *= layer.isOutlined ? layer.scale : 0.5 + layer.scale / 2 }
            style.cap = .round
            style.join = .round
            let isCut = layer.mode == .clears || (layer.mode == .cuts && colors.isEmpty)
            // Chosen: a gap slightly narrower than a stroke on each side.
            if layer.mode == .clears { style.width *= 2.5 }
            let color = colors.isEmpty || isCut ? CGColor.black : colors[min(layer.level, colors.count - 1)]
            let mode: CGBlendMode = isCut ? .destinationOut : .normal
            let filled = SymbolPath.parse(layer.fills, place)
            if !filled.isEmpty { commands.append(.fill(filled, .evenOdd, color, mode, nil)) }
            let stroked = SymbolPath.parse(layer.isOutlined ? layer.strokes + " " + layer.fills : layer.strokes, place)
            if !stroked.isEmpty { commands.append(.stroke(stroked, style, color, mode, nil)) }
        }
        // Overlapping paths form one shape, also in a translucent color.
        if !colors.isEmpty || layers.contains(where: { $0.isOutlined || $0.mode != .draws }) {
            commands = [.beginGroup(alpha: 1)] + commands + [.endGroup]
        }
        return (DrawingRecord(commands), CGSize(width: size.width * scale, height: size.height * scale))
    }

    /// The layers, with a separate level for a surrounding circle.
    private var leveled: [Layer] {
        let (ring, disk) = ("O10 10 8.5 ", "O10 10 9.3 ")
        guard layers.count == 1, let only = layers.first else { return layers }
        if only.strokes.hasPrefix(ring) {
            return [
                Layer(strokes: ring, level: 1),
                Layer(strokes: String(only.strokes.dropFirst(ring.count)), fills: only.fills),
            ]
        }
        if only.fills.hasPrefix(disk) {
            return [Layer(fills: disk, level: 1), Layer(fills: String(only.fills.dropFirst(disk.count)), mode: .cuts)]
        }
        return layers
    }
}
