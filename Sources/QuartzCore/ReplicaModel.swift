import CallStack
import CoreGraphics
import Foundation
import LayerScene

/// The animatable properties of a replicator layer.
struct ReplicaModel: Hashable, Sendable {
    var transform = CATransform3D.identity
    /// In seconds.
    var delay = 0.0
    var color = CGColor.white
    var redOffset: Float = 0
    var greenOffset: Float = 0
    var blueOffset: Float = 0
    var alphaOffset: Float = 0

    /// The factor for the colors of a copy; nil if the factor changes nothing.
    func color(ofCopy index: Int) -> CGColor? {
        func part(_ value: CGFloat, _ offset: Float) -> CGFloat {
            let sum = value + CGFloat(offset) * CGFloat(index)
            return sum.isFinite ? min(max(sum, 0), 1) : value
        }
        let color = CGColor(
            red: part(color.red, redOffset), green: part(color.green, greenOffset), blue: part(color.blue, blueOffset),
            alpha: part(color.alpha, alphaOffset))
        return color == .white ? nil : color
    }
}

/// Multiplies all colors of a picture by one color.
struct ColorProduct {
    let factor: CGColor
    /// The images that were multiplied for the last picture, so that each image is multiplied once.
    private(set) var images: [Key: CGImage] = [:]
    private let known: [Key: CGImage]

    struct Key: Hashable {
        let image: CGImage
        let factor: CGColor
    }

    init(_ factor: CGColor, known: [Key: CGImage]) {
        self.factor = factor
        self.known = known
    }

    /// Ignores the alpha of the factor, because the copy's node applies it as opacity.
    func of(_ color: CGColor) -> CGColor {
        CGColor(
            red: color.red * factor.red, green: color.green * factor.green, blue: color.blue * factor.blue,
            alpha: color.alpha)
    }

    private mutating func of(_ image: CGImage) -> CGImage {
        let key = Key(image: image, factor: factor)
        let made = images[key] ?? known[key] ?? image.multiplied(by: factor)
        images[key] = made
        return made
    }

    mutating func of(_ node: SceneNode) -> SceneNode {
        guard factor.red < 1 || factor.green < 1 || factor.blue < 1 else { return node }
        var style = node.style
        style.backgroundColor = style.backgroundColor.map(of)
        style.borderColor = style.borderColor.map(of)
        if var shadow = style.shadow {
            shadow.color = of(shadow.color)
            style.shadow = shadow
        }
        let contents = node.contents.map { of($0) }
        var children: [SceneNode] = []
        CallStack.withRoom { children = node.children.map { of($0) } }
        return SceneNode(
            id: node.id, geometry: node.geometry, style: style, contents: contents, children: children, mask: node.mask)
    }

    private mutating func of(_ contents: SceneContents) -> SceneContents {
        switch contents {
        case .record(let record): .record(of(record))
        case .image(let image, let rect, let center, let tint):
            if let tint {
                .image(image, rect: rect, center: center, tint: of(tint))
            } else {
                .image(of(image), rect: rect, center: center, tint: nil)
            }
        case .gradient(let gradient, let start, let end): .gradient(of(gradient), start: start, end: end)
        case .shape(let path, let fill, let rule, let stroke, let style):
            .shape(path, fill: fill.map(of), rule, stroke: stroke.map(of), style)
        case .particles(let particles):
            .particles(SceneParticles(particles.list.map { of($0) }, adds: particles.adds))
        }
    }

    private mutating func of(_ particle: SceneParticle) -> SceneParticle {
        var particle = particle
        if let tint = particle.tint { particle.tint = of(tint) } else { particle.image = of(particle.image) }
        return particle
    }

    private func of(_ gradient: CGGradient) -> CGGradient {
        CGGradient(colorsSpace: nil, colors: gradient.colors.map(of), locations: gradient.locations) ?? gradient
    }

    private mutating func of(_ record: DrawingRecord) -> DrawingRecord {
        var commands: [DrawingCommand] = []
        for command in record.commands {
            switch command {
            case .fill(let path, let rule, let color, let mode, let shadow):
                commands.append(.fill(path, rule, of(color), mode, shadow))
            case .stroke(let path, let style, let color, let mode, let shadow):
                commands.append(.stroke(path, style, of(color), mode, shadow))
            case .image(let image, let rect, let tint, let alpha, let mode):
                commands.append(
                    .image(tint == nil ? of(image) : image, rect, tint: tint.map(of), alpha: alpha, mode))
            case .linearGradient(let gradient, let start, let end, let options):
                commands.append(.linearGradient(of(gradient), start: start, end: end, options))
            case .radialGradient(let gradient, let start, let startRadius, let end, let endRadius, let options):
                commands.append(
                    .radialGradient(
                        of(gradient), startCenter: start, startRadius: startRadius, endCenter: end,
                        endRadius: endRadius,
                        options))
            case .conicGradient(let gradient, let center, let angle):
                commands.append(.conicGradient(of(gradient), center: center, angle: angle))
            case .text(let block, let rect):
                let runs = block.runs.map { run in
                    var run = run
                    run.color = of(run.color)
                    return run
                }
                commands.append(.text(block.with(runs), rect))
            case .save, .restore, .concatenate, .clip, .resetClip, .clear, .antialias, .interpolation, .beginGroup,
                .endGroup:
                commands.append(command)
            }
        }
        return DrawingRecord(commands)
    }
}
