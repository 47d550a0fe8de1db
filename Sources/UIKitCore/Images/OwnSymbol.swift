import AssetCatalogs
import CoreGraphics
import Diagnostics
import Foundation
import NumberConversion
import Synchronization

/// A symbol of an asset catalog, drawn from its SVG template.
struct OwnSymbol: Hashable, Sendable {
    /// The path of the template file.
    let path: String
    let template: SymbolTemplate

    static func == (a: OwnSymbol, b: OwnSymbol) -> Bool { a.path == b.path }
    func hash(into hasher: inout Hasher) { hasher.combine(path) }

    private static let kept = Mutex<[String: OwnSymbol]>([:])

    /// The symbol of this name in a bundle's catalogs. Returns nil for a missing name and for an unreadable file, which
    /// is logged once.
    static func find(_ name: String, in bundle: Bundle, _ traits: AssetTraits) -> Symbol? {
        guard let found = AssetLibrary.find(name, .symbol, in: bundle),
            let path = found.set.variant(for: traits).flatMap(found.path(of:))
        else { return nil }
        if let known = kept.withLock({ $0[path] }) { return Symbol(name, known) }
        guard let template = ImageFiles.data(atPath: path).flatMap(SymbolTemplate.init) else {
            Log.once("\(path): no symbol template with a group named as Regular-M; the symbol is not used")
            return nil
        }
        for remark in template.remarks { Log.once("\(path): \(remark)") }
        let own = OwnSymbol(path: path, template: template)
        kept.withLock { $0[path] = own }
        return Symbol(name, own)
    }

    /// - Parameter pointSize: the point size of a configuration, multiplied by the factor of the scale.
    func drawing(pointSize: CGFloat, weight: Int, scale: UIImage.SymbolScale, colors: [CGColor]) -> (
        record: DrawingRecord, size: CGSize
    )? {
        guard let (form, drawn) = template.form(weight: weight, scale.ofTemplate) else { return nil }
        // Documented (SF Symbols template, Notes): the template shows symbols for text of 100 points.
        let factor = Double(pointSize / UIImage.SymbolScale(drawn).factor) / 100
        let lows = form.layers.compactMap(\.top), highs = form.layers.compactMap(\.bottom)
        guard let top = lows.min(), let bottom = highs.max() else { return nil }
        // Documented (SF Symbols template, Guides): capital letters are 70.459 high. Chosen: the image extends equally
        // above and below the middle of a capital letter, so that a symbol that is centered next to text has its
        // designed position.
        let middle = -70.459 / 2
        let half = max(middle - top, bottom - middle)
        func position(of point: VectorOutline.Point) -> CGPoint {
            CGPoint(x: point.x * factor, y: (point.y - middle + half) * factor)
        }
        var commands = form.layers.map { layer -> DrawingCommand in
            let elements = layer.outline.elements.map { element -> PathElement in
                switch element {
                case .move(let point): .move(position(of: point))
                case .line(let point): .line(position(of: point))
                case .curve(let point, let a, let b):
                    .curve(position(of: point), control1: position(of: a), control2: position(of: b))
                case .close: .close
                }
            }
            let color = colors.isEmpty ? CGColor.black : colors[min(layer.level, colors.count - 1)]
            return .fill(CGPath(elements: elements), layer.isEvenOdd ? .evenOdd : .winding, color, .normal, nil)
        }
        // Overlapping paths form one shape, also in a translucent color.
        if commands.count > 1 { commands = [.beginGroup(alpha: 1)] + commands + [.endGroup] }
        return (DrawingRecord(commands), CGSize(width: form.width * factor, height: 2 * half * factor))
    }
}

extension SymbolTemplate.Layer {
    fileprivate var top: Double? { outline.extent?.low.y }
    fileprivate var bottom: Double? { outline.extent?.high.y }
}

extension UIImage.SymbolScale {
    init(_ scale: SymbolTemplate.Scale) {
        self =
            switch scale {
            case .small: .small
            case .medium: .medium
            case .large: .large
            }
    }

    fileprivate var ofTemplate: SymbolTemplate.Scale {
        switch self {
        case .small: .small
        case .large: .large
        case .medium, .default, .unspecified: .medium
        }
    }
}

extension Symbol {
    init(_ name: String, _ own: OwnSymbol) {
        let size = own.drawing(pointSize: Symbol.designSize, weight: 400, scale: .medium, colors: [])?.size ?? .zero
        self.init(name, size.width, size.height, layers: [])
        self.own = own
    }
}
