import CoreGraphics
import Foundation

/// The text representation of the drawing of nodes.
struct DrawingText {
    var images: [String: CGImage]

    func form(_ contents: SceneContents) -> SceneForm {
        switch contents {
        case .record(let record): .call("record", record.commands.map(form))
        case .image(let image, let rect, let center, let tint):
            .call("picture", [self.form(image)] + SceneForm.rect(rect) + SceneForm.rect(center) + Self.optional(tint))
        case .gradient(let gradient, let start, let end):
            .call("gradient", [Self.form(gradient)] + SceneForm.point(start) + SceneForm.point(end))
        case .shape(let path, let fill, let rule, let stroke, let style):
            .call(
                "shape",
                [
                    Self.form(path), Self.form(rule), .call("inside", Self.optional(fill)),
                    .call("line", Self.optional(stroke)), Self.form(style),
                ])
        case .particles(let particles):
            .call("particles", [.word(String(particles.adds))] + particles.list.map(form))
        }
    }

    private func form(_ particle: SceneParticle) -> SceneForm {
        .call(
            "particle",
            [form(particle.image)] + SceneForm.size(particle.size) + SceneForm.transform(particle.transform)
                + [.number(particle.alpha)] + Self.optional(particle.tint))
    }

    private func particle(_ list: SceneFields) throws -> SceneParticle {
        var list = list
        let image = try image(list.fields())
        let (size, transform) = (try list.size(), try list.transform())
        let alpha = try list.number()
        return SceneParticle(
            image: image, size: size, transform: transform, tint: list.isEmpty ? nil : try list.color(), alpha: alpha)
    }

    func contents(_ list: SceneFields) throws -> SceneContents {
        var list = list
        switch list.head {
        case "record":
            var commands: [DrawingCommand] = []
            while !list.isEmpty { commands.append(try command(list.fields())) }
            return .record(DrawingRecord(commands))
        case "picture":
            return .image(
                try image(list.fields()), rect: try list.rect(), center: try list.rect(),
                tint: list.isEmpty ? nil : try list.color())
        case "gradient":
            return .gradient(try Self.gradient(list.fields()), start: try list.point(), end: try list.point())
        case "shape":
            let path = try Self.path(list.fields())
            let rule = try Self.rule(list.word())
            var fill = try list.fields()
            var stroke = try list.fields()
            return .shape(
                path, fill: fill.isEmpty ? nil : try fill.color(), rule,
                stroke: stroke.isEmpty ? nil : try stroke.color(),
                try Self.stroke(list.fields()))
        case "particles":
            let adds = try list.word() == "true"
            var particles: [SceneParticle] = []
            while !list.isEmpty { particles.append(try particle(list.fields())) }
            return .particles(SceneParticles(particles, adds: adds))
        default: throw SceneTextError("A node cannot draw (\(list.head) …).")
        }
    }

    // MARK: Commands

    private func form(_ command: DrawingCommand) -> SceneForm {
        switch command {
        case .save: .call("save")
        case .restore: .call("restore")
        case .concatenate(let transform): .call("concatenate", SceneForm.transform(transform))
        case .clip(let path, let rule): .call("clip", [Self.form(path), Self.form(rule)])
        case .fill(let path, let rule, let color, let mode, let shadow):
            .call(
                "fill",
                [Self.form(path), Self.form(rule)] + SceneForm.color(color) + [Self.form(mode)] + Self.forms(shadow))
        case .stroke(let path, let style, let color, let mode, let shadow):
            .call(
                "stroke",
                [Self.form(path), Self.form(style)] + SceneForm.color(color) + [Self.form(mode)] + Self.forms(shadow))
        case .clear(let rect): .call("clear", SceneForm.rect(rect))
        case .image(let image, let rect, let tint, let alpha, let mode):
            .call(
                "image", [form(image)] + SceneForm.rect(rect) + [.number(alpha), Self.form(mode)] + Self.optional(tint))
        case .linearGradient(let gradient, let start, let end, let options):
            .call(
                "linear",
                [Self.form(gradient)] + SceneForm.point(start) + SceneForm.point(end) + [
                    .word(String(options.rawValue))
                ])
        case .radialGradient(let gradient, let start, let startRadius, let end, let endRadius, let options):
            .call(
                "radial",
                [Self.form(gradient)] + SceneForm.point(start) + [.number(startRadius)] + SceneForm.point(end)
                    + [.number(endRadius), .word(String(options.rawValue))])
        case .text(let block, let rect): .call("text", SceneForm.rect(rect) + TextBlockText.forms(block))
        case .conicGradient(let gradient, let center, let angle):
            .call("conic", [Self.form(gradient)] + SceneForm.point(center) + [.number(angle)])
        case .beginGroup(let alpha, let mode, let shadow):
            .call(
                "group",
                [.number(alpha)] + (mode == .normal && shadow == nil ? [] : [Self.form(mode)]) + Self.forms(shadow))
        case .endGroup: .call("end-group")
        case .antialias(let isSmooth): .call("antialias", [.word(String(isSmooth))])
        case .interpolation(let isSmooth): .call("interpolation", [.word(String(isSmooth))])
        case .resetClip: .call("reset-clip")
        }
    }

    private func command(_ list: SceneFields) throws -> DrawingCommand {
        var list = list
        switch list.head {
        case "save": return .save
        case "restore": return .restore
        case "concatenate": return .concatenate(try list.transform())
        case "clip": return .clip(try Self.path(list.fields()), try Self.rule(list.word()))
        case "fill":
            return .fill(
                try Self.path(list.fields()), try Self.rule(list.word()), try list.color(), try Self.mode(list.word()),
                try Self.shadow(&list))
        case "stroke":
            return .stroke(
                try Self.path(list.fields()), try Self.stroke(list.fields()), try list.color(),
                try Self.mode(list.word()),
                try Self.shadow(&list))
        case "clear": return .clear(try list.rect())
        case "antialias": return .antialias(try list.word() == "true")
        case "interpolation": return .interpolation(try list.word() == "true")
        case "reset-clip": return .resetClip
        case "image":
            let image = try image(list.fields())
            let rect = try list.rect()
            let alpha = try list.number()
            let mode = try Self.mode(list.word())
            return .image(image, rect, tint: list.isEmpty ? nil : try list.color(), alpha: alpha, mode)
        case "linear":
            return .linearGradient(
                try Self.gradient(list.fields()), start: try list.point(), end: try list.point(),
                CGGradientDrawingOptions(rawValue: UInt32(clamping: try list.integer())))
        case "radial":
            return .radialGradient(
                try Self.gradient(list.fields()), startCenter: try list.point(), startRadius: try list.number(),
                endCenter: try list.point(), endRadius: try list.number(),
                CGGradientDrawingOptions(rawValue: UInt32(clamping: try list.integer())))
        case "text":
            let rect = try list.rect()
            return .text(try TextBlockText.block(&list), rect)
        case "conic":
            return .conicGradient(
                try Self.gradient(list.fields()), center: try list.point(), angle: try list.number())
        case "group":
            let alpha = try list.number()
            guard !list.isEmpty else { return .beginGroup(alpha: alpha) }
            return .beginGroup(alpha: alpha, try Self.mode(list.word()), try Self.shadow(&list))
        case "end-group": return .endGroup
        default: throw SceneTextError("A drawing has no step called \(list.head).")
        }
    }

    // MARK: Parts

    private func form(_ image: CGImage) -> SceneForm {
        if let name = images.filter({ $0.value === image }).keys.min() { return .call("named", [.string(name)]) }
        return .call("sized", [.word(String(image.width)), .word(String(image.height))])
    }

    private func image(_ list: SceneFields) throws -> CGImage {
        var list = list
        if list.head == "named" {
            let name = try list.string()
            guard let image = images[name] else { throw SceneTextError("There is no image called \(name).") }
            return image
        }
        let (width, height) = (try list.integer(), try list.integer())
        guard width > 0, height > 0, width <= 4_096, height <= 4_096,
            let image = CGImage(
                width: width, height: height, bytesPerRow: width * 4,
                pixels: [UInt8](repeating: 0, count: width * height * 4))
        else { throw SceneTextError("No image is \(width) by \(height) pixels large.") }
        return image
    }

    static func optional(_ color: CGColor?) -> [SceneForm] { color.map(SceneForm.color) ?? [] }

    static func form(_ path: CGPath) -> SceneForm {
        .call(
            "path",
            path.elements.flatMap { element -> [SceneForm] in
                switch element {
                case .move(let p): [.word("M")] + SceneForm.point(p)
                case .line(let p): [.word("L")] + SceneForm.point(p)
                case .curve(let p, let a, let b):
                    [.word("C")] + SceneForm.point(a) + SceneForm.point(b) + SceneForm.point(p)
                case .close: [.word("Z")]
                }
            })
    }

    static func path(_ list: SceneFields) throws -> CGPath {
        var list = list
        guard list.head == "path" else { throw SceneTextError("Expected (path …), found (\(list.head) …).") }
        var elements: [PathElement] = []
        while !list.isEmpty {
            switch try list.word() {
            case "M": elements.append(.move(try list.point()))
            case "L": elements.append(.line(try list.point()))
            case "C":
                let (a, b) = (try list.point(), try list.point())
                elements.append(.curve(try list.point(), control1: a, control2: b))
            case "Z": elements.append(.close)
            case let other: throw SceneTextError("A path has no step called \(other).")
            }
        }
        return CGPath(elements: elements)
    }

    private static func form(_ rule: FillRule) -> SceneForm { .word(rule == .winding ? "winding" : "even-odd") }
    private static func rule(_ word: String) throws -> FillRule {
        guard word == "winding" || word == "even-odd" else { throw SceneTextError("\(word) is no fill rule.") }
        return word == "winding" ? .winding : .evenOdd
    }

    private static func form(_ mode: CGBlendMode) -> SceneForm { .word("\(mode)") }
    private static func mode(_ word: String) throws -> CGBlendMode {
        for raw in Int32(0)...27 { if let mode = CGBlendMode(rawValue: raw), "\(mode)" == word { return mode } }
        throw SceneTextError("\(word) is no blend mode.")
    }

    private static func form(_ style: StrokeStyle) -> SceneForm {
        .call(
            "pen",
            [
                .number(style.width), .word(String(style.cap.rawValue)), .word(String(style.join.rawValue)),
                .number(style.miterLimit), .number(style.dashPhase),
            ]
                + style.dashLengths.map(SceneForm.number))
    }

    private static func stroke(_ list: SceneFields) throws -> StrokeStyle {
        var list = list
        var style = StrokeStyle()
        style.width = try list.number()
        style.cap = CGLineCap(rawValue: Int32(clamping: try list.integer())) ?? .butt
        style.join = CGLineJoin(rawValue: Int32(clamping: try list.integer())) ?? .miter
        style.miterLimit = try list.number()
        style.dashPhase = try list.number()
        while !list.isEmpty { style.dashLengths.append(try list.number()) }
        return style
    }

    private static func form(_ gradient: CGGradient) -> SceneForm {
        .call(
            "stops", zip(gradient.colors, gradient.locations).flatMap { [SceneForm.number($1)] + SceneForm.color($0) })
    }

    private static func gradient(_ list: SceneFields) throws -> CGGradient {
        var list = list
        var colors: [CGColor] = []
        var locations: [CGFloat] = []
        while !list.isEmpty {
            locations.append(try list.number())
            colors.append(try list.color())
        }
        guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: locations) else {
            throw SceneTextError("A gradient needs colors.")
        }
        return gradient
    }

    static func forms(_ shadow: DrawingShadow?) -> [SceneForm] {
        guard let shadow else { return [] }
        return [
            .call("shadow", SceneForm.size(shadow.offset) + [.number(shadow.radius)] + SceneForm.color(shadow.color))
        ]
    }

    static func shadow(_ list: inout SceneFields) throws -> DrawingShadow? {
        guard var shadow = try list.optional("shadow") else { return nil }
        return DrawingShadow(offset: try shadow.size(), radius: try shadow.number(), color: try shadow.color())
    }
}
