import CoreGraphics
import Foundation

/// A shape with an outlined and a filled form.
struct SymbolDesign {
    let name: String
    let width: CGFloat
    let height: CGFloat
    /// Closed shapes, which are outlined or filled.
    var body = ""
    /// Strokes next to the body, equal in the two forms.
    var lines = ""
    /// Strokes and small filled shapes on the body, which are cut out of the filled form.
    var detail = ""
    var dots = ""
    var isDirectional = false
    var hasFill = true

    init(
        _ name: String, _ width: CGFloat, _ height: CGFloat, body: String = "", lines: String = "", detail: String = "",
        dots: String = "",
        isDirectional: Bool = false, hasFill: Bool = true
    ) {
        (self.name, self.width, self.height) = (name, width, height)
        (self.body, self.lines, self.detail, self.dots, self.isDirectional) = (body, lines, detail, dots, isDirectional)
        self.hasFill = hasFill && !body.isEmpty
    }

    /// - Parameter name: nil for the design's own name.
    func open(_ name: String? = nil) -> Symbol {
        Symbol(
            name ?? self.name, width, height, strokes: [body, lines, detail].joined(separator: " "), fills: dots,
            isDirectional: isDirectional)
    }

    func filled(_ name: String? = nil) -> Symbol {
        var layers = [Symbol.Layer(fills: body, isOutlined: true)]
        if !lines.isEmpty { layers.insert(Symbol.Layer(strokes: lines), at: 0) }
        if !detail.isEmpty || !dots.isEmpty {
            for index in layers.indices { layers[index].level = 1 }
            layers.append(Symbol.Layer(strokes: detail, fills: dots, mode: .cuts))
        }
        return Symbol(name ?? self.name + ".fill", width, height, layers: layers, isDirectional: isDirectional)
    }

    var symbols: [Symbol] { hasFill ? [open(), filled()] : [open()] }
}

extension Symbol {
    func named(_ name: String) -> Symbol {
        var other = self
        other.name = name
        return other
    }

    /// Another symbol's layers, scaled about a center.
    private static func placed(_ layers: [Layer], size: CGSize, scale: CGFloat, at center: CGPoint, cuts: Bool)
        -> [Layer]
    {
        layers.map { layer in
            var layer = layer
            layer.origin = CGPoint(
                x: center.x - size.width * scale / 2 + layer.origin.x * scale,
                y: center.y - size.height * scale / 2 + layer.origin.y * scale)
            layer.scale *= scale
            layer.level = 0
            if cuts {
                // A cut-out of the shape shows the color of the surroundings.
                if layer.mode == .cuts { layer.level = 1 }
                layer.mode = layer.mode == .draws ? .cuts : .draws
            }
            return layer
        }
    }

    /// The shape in a circle, outlined and filled.
    /// - Parameter extent: the size of the shape in a circle of 20.
    func circled(_ extent: CGFloat = 9, _ name: String? = nil) -> [Symbol] {
        enclosed("O10 10 8.5", "circle", extent, name)
    }

    func squared(_ extent: CGFloat = 9, _ name: String? = nil) -> [Symbol] {
        enclosed("R2 2 16 16 3.2", "square", extent, name)
    }

    private func enclosed(_ frame: String, _ kind: String, _ extent: CGFloat, _ name: String?) -> [Symbol] {
        let scale = min(extent / max(size.width, size.height), 1)
        let inside = { (cuts: Bool) in
            Symbol.placed(self.layers, size: self.size, scale: scale, at: CGPoint(x: 10, y: 10), cuts: cuts)
        }
        let full = (name ?? self.name) + "." + kind
        return [
            Symbol(
                full, 20, 20, layers: [Layer(strokes: frame, level: 1)] + inside(false), isDirectional: isDirectional),
            Symbol(
                full + ".fill", 20, 20, layers: [Layer(fills: frame, level: 1, isOutlined: true)] + inside(true),
                isDirectional: isDirectional),
        ]
    }

    /// The shape with a diagonal line, and a gap on each side of the line.
    func slashed(_ name: String) -> Symbol {
        let line = "M2.2 2.2 L\(size.width - 2.2) \(size.height - 2.2)"
        return Symbol(
            name, size.width, size.height,
            layers: layers.map { Symbol.lower($0) } + [Layer(strokes: line, mode: .clears), Layer(strokes: line)],
            isDirectional: isDirectional)
    }

    enum Badge: String { case plus, minus, xmark, checkmark, exclamationmark, questionmark, gearshape, ellipsis, dot }

    /// The shape with a small sign at its lower right corner, or a dot at its upper right corner.
    func badged(_ badge: Badge, _ name: String) -> Symbol {
        let (x, y) = (size.width - 2, badge == .dot ? 4.6 : size.height - 2)
        let radius: CGFloat = badge == .dot ? 2.6 : 4
        let center = CGPoint(x: x, y: y)
        let glyph: (strokes: String, fills: String) =
            switch badge {
            case .plus: ("M4 2 L4 6 M2 4 L6 4", "")
            case .minus: ("M2 4 L6 4", "")
            case .xmark: ("M2.6 2.6 L5.4 5.4 M5.4 2.6 L2.6 5.4", "")
            case .checkmark: ("M2.2 4.2 L3.5 5.5 L5.8 2.6", "")
            case .exclamationmark: ("M4 1.9 L4 4.4", "O4 6 0.8")
            case .questionmark: ("M2.9 3.1 C2.9 1.5 5.1 1.5 5.1 3.1 C5.1 3.9 4 3.9 4 4.7", "O4 6.3 0.7")
            case .gearshape: ("O4 4 1.6 M4 1.4 L4 2 M4 6 L4 6.6 M1.4 4 L2 4 M6 4 L6.6 4", "")
            case .ellipsis: ("", "O2.2 4 0.7 O4 4 0.7 O5.8 4 0.7")
            case .dot: ("", "")
            }
        var result = layers.map { Symbol.lower($0) }
        result.append(Layer(fills: "O\(x) \(y) \(radius + 1.5)", mode: .clears, isOutlined: false))
        result.append(Layer(fills: "O\(x) \(y) \(radius)"))
        if badge != .dot {
            result.append(
                Layer(
                    strokes: glyph.strokes, fills: glyph.fills, level: 2, mode: .cuts,
                    origin: CGPoint(x: center.x - 4, y: center.y - 4)))
        }
        return Symbol(
            name, size.width + 4, size.height + 4, layers: result.map { Symbol.shifted($0) },
            isDirectional: isDirectional)
    }

    private static func lower(_ layer: Layer) -> Layer {
        var layer = layer
        layer.level += 1
        return layer
    }

    /// Adds a margin on all sides for parts outside the shape.
    private static func shifted(_ layer: Layer) -> Layer {
        var layer = layer
        layer.origin.x += 1
        layer.origin.y += 1
        return layer
    }
}
