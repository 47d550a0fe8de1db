package import Foundation

/// A custom symbol: the drawing in the file of a `.symbolset`, which is an SVG template of Apple's symbol collection.
///
/// The template's groups are named by weight and scale (`Regular-M`), and its lines mark the baseline (`Baseline-M`)
/// and the margins of the symbol (`left-margin-Regular-M`). Notes and everything else are for the designer and ignored.
package struct SymbolTemplate: Hashable, Sendable {
    package enum Scale: String, CaseIterable, Sendable {
        case small = "S"
        case medium = "M"
        case large = "L"
    }

    /// The shapes of one hierarchical level.
    package struct Layer: Hashable, Sendable {
        package var outline: VectorOutline
        package var isEvenOdd = false
        /// 0 is the primary level.
        package var level = 0
    }

    /// One weight in one scale at a text size of 100. The origin is at the left margin and the baseline; y points down.
    package struct Form: Hashable, Sendable {
        package var layers: [Layer]
        package var width: Double

        func mixed(with other: Form, _ share: Double) -> Form? {
            guard layers.count == other.layers.count else { return nil }
            var mixed = self
            for index in layers.indices {
                guard let outline = layers[index].outline.mixed(with: other.layers[index].outline, share) else {
                    return nil
                }
                mixed.layers[index].outline = outline
            }
            mixed.width += (other.width - width) * share
            return mixed
        }
    }

    /// By scale and weight from 100 to 900.
    package private(set) var forms: [Scale: [Int: Form]] = [:]
    /// The parts of the file that are not drawn, as sentences.
    package private(set) var remarks: [String] = []

    /// Chosen: ten times the size of the largest templates of the collection.
    static let byteLimit = 8 << 20

    /// Nil if the file has no shape in a group named by weight and scale.
    package init?(_ data: Data) {
        guard data.count <= Self.byteLimit else { return nil }
        let drawing = TemplateDrawing([UInt8](data))
        for group in drawing.groups {
            guard let form = drawing.form(of: group), forms[group.scale]?[group.weight] == nil else { continue }
            forms[group.scale, default: [:]][group.weight] = form
        }
        remarks = drawing.remarks
        guard !forms.isEmpty else { return nil }
    }

    /// The form for a weight from 100 to 900 and a scale. Interpolated between two forms of the template if both
    /// consist of the same parts, as in the template with three weights.
    /// - Returns: the form and its scale, which differs from `wanted` if the template does not contain that scale.
    package func form(weight: Int, _ wanted: Scale) -> (form: Form, scale: Scale)? {
        guard let scale = [wanted, .medium, .small, .large].first(where: { forms[$0] != nil }), let known = forms[scale]
        else { return nil }
        if let form = known[weight] { return (form, scale) }
        let weights = known.keys.sorted()
        let (below, above) = (weights.last { $0 < weight }, weights.first { $0 > weight })
        if let below, let above, let light = known[below], let heavy = known[above] {
            let share = Double(weight - below) / Double(above - below)
            return (light.mixed(with: heavy, share) ?? (share < 0.5 ? light : heavy), scale)
        }
        return (below ?? above).flatMap { known[$0] }.map { ($0, scale) }
    }
}

/// The usable content of a template's file, in its own coordinates.
struct TemplateDrawing {
    struct Group {
        var weight: Int
        var scale: SymbolTemplate.Scale
        var name: String
        var layers: [SymbolTemplate.Layer] = []
    }

    private(set) var groups: [Group] = []
    private(set) var remarks: [String] = []
    /// The positions of guide lines by name: x for vertical lines, else y.
    private var guides: [String: Double] = [:]

    static let weights = [
        "Ultralight": 100, "Thin": 200, "Light": 300, "Regular": 400, "Medium": 500, "Semibold": 600, "Bold": 700,
        "Heavy": 800, "Black": 900,
    ]
    /// Chosen: about ten times as many as in the largest templates.
    static let partLimit = 200_000

    init(_ bytes: [UInt8]) {
        /// The groups around the current element, from outside in.
        var around: [(placing: VectorTransform, group: Int?, isHidden: Bool)] = []
        var parts = 0
        for tag in MarkupTags(bytes) {
            guard case .open(let name, let attributes, let isEmpty) = tag else {
                _ = around.popLast()
                continue
            }
            let outer = around.last ?? (VectorTransform(), nil, false)
            let placing = attributes["transform"].map { outer.placing.inside(VectorTransform($0)) } ?? outer.placing
            let style = ElementStyle(attributes)
            var here = (placing: placing, group: outer.group, isHidden: outer.isHidden || style.isHidden)
            if here.group == nil, let group = Self.group(attributes["id"]) {
                here.group = groups.count
                groups.append(group)
            }
            if let index = here.group, !here.isHidden {
                let outline = Self.outline(name, attributes)
                parts += outline?.elements.count ?? 0
                guard parts <= Self.partLimit else {
                    remarks.append("more than \(Self.partLimit) lines and curves; the rest is not drawn")
                    return
                }
                if let outline {
                    if style.isFilled {
                        groups[index].layers.append(
                            SymbolTemplate.Layer(
                                outline: outline.mapped(placing.position(of:)), isEvenOdd: style.isEvenOdd,
                                level: style.level))
                    }
                    if style.isStroked {
                        note("strokes are not drawn; make outlines of them, as the template asks for")
                    }
                } else if name != "g" {
                    note("elements of the kind <\(name)> are not drawn")
                }
            } else if name == "line", let id = attributes["id"], let x = attributes["x1"].flatMap(Double.init),
                let y = attributes["y1"].flatMap(Double.init)
            {
                guides[id] = id.contains("margin") ? placing.position(of: [x, y]).x : placing.position(of: [x, y]).y
            }
            // Deeper groups have the properties of the last one.
            if !isEmpty { around.append(here) }
            if around.count > 1_000 { return }
        }
    }

    private mutating func note(_ remark: String) { if !remarks.contains(remark) { remarks.append(remark) } }

    private static func group(_ id: String?) -> Group? {
        let words = (id ?? "").split(separator: "-")
        guard words.count == 2, let weight = weights[String(words[0])],
            let scale = SymbolTemplate.Scale(rawValue: String(words[1]))
        else { return nil }
        return Group(weight: weight, scale: scale, name: id ?? "")
    }

    private static func outline(_ name: String, _ attributes: [String: String]) -> VectorOutline? {
        func number(_ key: String) -> Double { attributes[key].flatMap(Double.init) ?? 0 }
        func ellipse(_ rx: Double, _ ry: Double) -> VectorOutline {
            let (x, y) = (number("cx"), number("cy"))
            return VectorPathData.outline(
                "M\(x - rx) \(y) a\(rx) \(ry) 0 1 1 \(2 * rx) 0 a\(rx) \(ry) 0 1 1 \(-2 * rx) 0 Z")
        }
        switch name {
        case "path": return VectorPathData.outline(attributes["d"] ?? "")
        case "circle": return ellipse(number("r"), number("r"))
        case "ellipse": return ellipse(number("rx"), number("ry"))
        case "polygon", "polyline": return VectorPathData.outline("M" + (attributes["points"] ?? "") + "Z")
        case "rect":
            let (w, h) = (number("width"), number("height"))
            let (rx, ry) = (
                min(attributes["rx"] == nil ? number("ry") : number("rx"), w / 2),
                min(attributes["ry"] == nil ? number("rx") : number("ry"), h / 2)
            )
            return VectorPathData.outline(
                """
                M\(number("x") + rx) \(number("y")) h\(w - 2 * rx) a\(rx) \(ry) 0 0 1 \(rx) \(ry) v\(h - 2 * ry) \
                a\(rx) \(ry) 0 0 1 \(-rx) \(ry) h\(2 * rx - w)
                """
                    + " a\(rx) \(ry) 0 0 1 \(-rx) \(-ry) v\(2 * ry - h) a\(rx) \(ry) 0 0 1 \(rx) \(-ry) Z")
        default: return nil
        }
    }

    /// Nil for a group without a drawable shape.
    func form(of group: Group) -> SymbolTemplate.Form? {
        let usable = group.layers.filter { !$0.outline.elements.isEmpty && $0.outline.isUsable }
        let boxes = usable.compactMap(\.outline.extent)
        guard let first = boxes.first else { return nil }
        let low = boxes.dropFirst().reduce(first.low) { pointwiseMin($0, $1.low) }
        let high = boxes.dropFirst().reduce(first.high) { pointwiseMax($0, $1.high) }
        // The first version of the template has unnamed margins for a single group.
        func margin(_ side: String) -> Double? { guides["\(side)-margin-\(group.name)"] ?? guides["\(side)-margin"] }
        var (left, right) = (margin("left") ?? low.x, margin("right") ?? high.x)
        if !(left < right) || left > high.x || right < low.x || !left.isFinite || !right.isFinite {
            (left, right) = (low.x, high.x)
        }
        let baseline = guides["Baseline-\(group.scale.rawValue)"].flatMap { abs($0) <= 1e6 ? $0 : nil } ?? high.y
        let layers = usable.map { layer in
            var layer = layer
            layer.outline = layer.outline.mapped { $0 - VectorOutline.Point(left, baseline) }
            return layer
        }
        return SymbolTemplate.Form(layers: layers, width: right - left)
    }
}

/// The painting of an SVG element, by its attributes, its style and the classes of the template.
private struct ElementStyle {
    var isFilled = true
    var isStroked = false
    var isEvenOdd = false
    var isHidden = false
    var level = 0

    init(_ attributes: [String: String]) {
        var style = attributes
        for entry in (attributes["style"] ?? "").split(separator: ";") {
            let words = entry.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            if words.count == 2 { style[words[0]] = words[1] }
        }
        isFilled = style["fill"] != "none"
        isStroked = style["stroke"].map { $0 != "none" } ?? false
        isEvenOdd = style["fill-rule"] == "evenodd"
        isHidden = style["display"] == "none" || style["visibility"] == "hidden"
        for name in (attributes["class"] ?? "").split(separator: " ") where name.hasPrefix("hierarchical-") {
            switch name.split(separator: ":").last {
            case "secondary": level = 1
            case "tertiary": level = 2
            default: level = 0
            }
        }
    }
}
