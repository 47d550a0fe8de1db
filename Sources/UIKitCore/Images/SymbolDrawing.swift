import CoreGraphics
import Foundation

extension Symbol {
    /// - Parameters:
    ///   - scale: the one whose factor `pointSize` has.
    ///   - colors: of the levels, the last one for all that follow; none draws all in one color, which the place
    ///     decides.
    func drawing(pointSize: CGFloat, weight: Int, scale chosen: UIImage.SymbolScale = .medium, colors: [CGColor] = [])
        -> (record: DrawingRecord, size: CGSize)
    {
        if let drawn = own?.drawing(pointSize: pointSize, weight: weight, scale: chosen, colors: colors) {
            return drawn
        }
        let scale = pointSize / Symbol.designSize
        var commands: [DrawingCommand] = []
        for layer in colors.isEmpty ? layers : leveled {
            let place = CGAffineTransform(
                a: scale * layer.scale, b: 0, c: 0, d: scale * layer.scale, tx: layer.origin.x * scale,
                ty: layer.origin.y * scale)
            var style = StrokeStyle()
            style.width = Symbol.strokeWidth(weight) * scale * heaviness
            // Chosen, by eye: what stands small in another symbol has finer strokes, and outlines that keep its shape.
            if layer.scale < 1 { style.width *= layer.isOutlined ? layer.scale : 0.5 + layer.scale / 2 }
            style.cap = .round
            style.join = .round
            let isCut = layer.mode == .clears || (layer.mode == .cuts && colors.isEmpty)
            // Chosen: a gap somewhat narrower than a stroke on each side.
            if layer.mode == .clears { style.width *= 2.5 }
            let color = colors.isEmpty || isCut ? CGColor.black : colors[min(layer.level, colors.count - 1)]
            let mode: CGBlendMode = isCut ? .destinationOut : .normal
            let filled = SymbolPath.parse(layer.fills, place)
            if !filled.isEmpty { commands.append(.fill(filled, .evenOdd, color, mode, nil)) }
            let stroked = SymbolPath.parse(layer.isOutlined ? layer.strokes + " " + layer.fills : layer.strokes, place)
            if !stroked.isEmpty { commands.append(.stroke(stroked, style, color, mode, nil)) }
        }
        // What overlaps is one shape, also in a color that lets through.
        if !colors.isEmpty || layers.contains(where: { $0.isOutlined || $0.mode != .draws }) {
            commands = [.beginGroup(alpha: 1)] + commands + [.endGroup]
        }
        return (DrawingRecord(commands), CGSize(width: size.width * scale, height: size.height * scale))
    }

    /// With a circle around as a level of its own, where one is drawn with the rest.
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
