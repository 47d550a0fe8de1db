import CoreGraphics
import Foundation
import HostInterface
import LayerScene

/// The content of an image and its attributes.
struct ImagePicture: Hashable, Sendable {
    enum Content: Hashable, Sendable {
        case pixels(CGImage)
        /// A drawing in points, at the image's own size.
        case drawing(DrawingRecord)
    }

    var content: Content
    /// In points.
    var size: CGSize
    /// Pixels per point.
    var scale: CGFloat = 1
    var mode = UIImage.RenderingMode.automatic
    var tint: UIColor?
    var capInsets = UIEdgeInsets.zero
    /// Insets of the alignment rectangle, in points, such as the size of a shadow.
    var alignmentInsets = UIEdgeInsets.zero
    var flips = false
    var symbol: Symbol?
    var configuration: UIImage.SymbolConfiguration?
    /// The orientation of the original pixels. It is already applied to ``content``.
    var orientation = UIImage.Orientation.up
    /// The pixels before the orientation is applied.
    var original: CGImage?

    init(cgImage: CGImage, scale: CGFloat) {
        let scale = scale.isFinite && scale > 0 ? scale : 1
        content = .pixels(cgImage)
        size = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
        self.scale = scale
    }

    /// - Parameter scale: pixels per point if the drawing is rasterized.
    init(record: DrawingRecord, size: CGSize, scale: CGFloat = 1) {
        content = .drawing(record)
        self.size = size
        self.scale = scale.isFinite && scale > 0 ? min(scale, 64) : SharedServices.screenScale
    }

    init(symbol: Symbol, configuration: UIImage.SymbolConfiguration?) {
        let pointSize = configuration?.pointSize ?? Symbol.designSize
        let drawn = symbol.drawing(
            pointSize: pointSize, weight: configuration?.weightNumber ?? 400,
            scale: configuration?.values.scale ?? .medium,
            colors: configuration?.levelColors ?? [])
        content = .drawing(drawn.record)
        size = drawn.size
        flips = symbol.isDirectional
        self.symbol = symbol
        self.configuration = configuration
    }

    /// Whether the tint color of the context is used. Symbols are templates by default.
    func isTemplate(byDefault: Bool = false) -> Bool {
        switch mode {
        case .alwaysTemplate: true
        case .alwaysOriginal: false
        // A symbol with a color configuration is shown in these colors, unless it is rendered as a template.
        case .automatic: configuration?.values.colors == nil && (byDefault || symbol != nil && tint == nil)
        }
    }

    func draw(
        in rect: CGRect, _ context: CGContext, tint: CGColor? = nil, blendMode: CGBlendMode = .normal,
        alpha: CGFloat = 1
    ) {
        guard rect.isFinite, rect.width > 0, rect.height > 0, size.width > 0, size.height > 0 else { return }
        let color = tint ?? self.tint?.cgColor
        switch content {
        case .pixels(let image):
            for (source, target) in pieces(of: CGSize(width: image.width, height: image.height), scale, in: rect) {
                let whole = source == CGRect(x: 0, y: 0, width: image.width, height: image.height)
                guard let part = whole ? image : image.cropping(to: source) else { continue }
                context.draw(part, in: target, tint: color, alpha: alpha, blendMode: blendMode)
            }
        case .drawing(let record):
            let shown = color.map { record.tinted($0) } ?? record
            // The drawing is blended as a whole, because its commands set modes of their own.
            let isGroup = alpha != 1 || blendMode != .normal
            context.saveGState()
            if isGroup {
                context.setAlpha(alpha)
                context.setBlendMode(blendMode)
                context.beginTransparencyLayer(auxiliaryInfo: nil)
            }
            for (source, target) in pieces(of: size, 1, in: rect) {
                context.saveGState()
                if capInsets != .zero { context.clip(to: target) }
                context.translateBy(x: target.minX, y: target.minY)
                if source.size != target.size {
                    context.scaleBy(x: target.width / source.width, y: target.height / source.height)
                }
                if source.origin != .zero { context.translateBy(x: -source.minX, y: -source.minY) }
                context.draw(shown)
                context.restoreGState()
            }
            if isGroup { context.endTransparencyLayer() }
            context.restoreGState()
        }
    }

    /// The parts of a resizable image, in image units with `scale` per point, and their target rectangles. Other images
    /// have one part.
    private func pieces(of whole: CGSize, _ scale: CGFloat, in rect: CGRect) -> [(CGRect, CGRect)] {
        let (w, h) = (whole.width, whole.height)
        guard capInsets != .zero else { return [(CGRect(x: 0, y: 0, width: w, height: h), rect)] }
        let i = capInsets
        let xs = [0, i.left * scale, w - i.right * scale, w].map { min(max($0, 0), w) }
        let ys = [0, i.top * scale, h - i.bottom * scale, h].map { min(max($0, 0), h) }
        // Cuts inside the picture are at whole points from its corner. A cut between device pixels would leave a faint
        // line.
        let tx = [rect.minX, rect.minX + i.left.rounded(), rect.minX + (rect.width - i.right).rounded(), rect.maxX]
        let ty = [rect.minY, rect.minY + i.top.rounded(), rect.minY + (rect.height - i.bottom).rounded(), rect.maxY]
        var result: [(CGRect, CGRect)] = []
        for row in 0..<3 {
            for column in 0..<3 {
                let source = CGRect(
                    x: xs[column], y: ys[row], width: xs[column + 1] - xs[column], height: ys[row + 1] - ys[row])
                let target = CGRect(
                    x: tx[column], y: ty[row], width: tx[column + 1] - tx[column], height: ty[row + 1] - ty[row])
                if source.width > 0, source.height > 0, target.width > 0, target.height > 0 {
                    result.append((source, target))
                }
            }
        }
        return result
    }
}

extension DrawingRecord {
    /// Returns the same shapes in one color. Each shape keeps its own opacity.
    ///
    /// If the drawing is one group, as for symbols with cut-outs, the group takes the opacity of the tint. Overlapping
    /// shapes then do not become darker, and cut-outs stay transparent.
    func tinted(_ tint: CGColor) -> DrawingRecord {
        let isGroup = commands.first == .beginGroup(alpha: 1) && commands.last == .endGroup && tint.alpha < 1
        let ink = isGroup && tint.alpha > 0 ? tint.faded(by: 1 / tint.alpha) : tint
        func recolored(_ color: CGColor) -> CGColor { ink.faded(by: color.alpha) }
        func recolored(_ gradient: CGGradient) -> CGGradient {
            CGGradient(colorsSpace: nil, colors: gradient.colors.map(recolored), locations: gradient.locations)
                ?? gradient
        }
        return DrawingRecord(
            commands.map { command in
                switch command {
                case .fill(let path, let rule, let color, let mode, let shadow):
                    .fill(path, rule, recolored(color), mode, shadow)
                case .stroke(let path, let style, let color, let mode, let shadow):
                    .stroke(path, style, recolored(color), mode, shadow)
                // A mask keeps its own coverage.
                case .image(_, _, tint: nil, alpha: _, .destinationIn): command
                case .image(let image, let rect, _, let alpha, let mode):
                    .image(image, rect, tint: tint, alpha: alpha, mode)
                case .linearGradient(let gradient, let start, let end, let options):
                    .linearGradient(recolored(gradient), start: start, end: end, options)
                case .radialGradient(let gradient, let c1, let r1, let c2, let r2, let options):
                    .radialGradient(
                        recolored(gradient), startCenter: c1, startRadius: r1, endCenter: c2, endRadius: r2, options)
                case .conicGradient(let gradient, let center, let angle):
                    .conicGradient(recolored(gradient), center: center, angle: angle)
                case .text(let block, let rect): .text(block.recolored(recolored), rect)
                case .beginGroup(let alpha, let mode, let shadow):
                    .beginGroup(alpha: isGroup && alpha == 1 ? tint.alpha : alpha, mode, shadow)
                case .save, .restore, .concatenate, .clip, .resetClip, .clear, .antialias, .interpolation, .endGroup:
                    command
                }
            })
    }
}

extension TextBlock {
    func recolored(_ change: (CGColor) -> CGColor) -> TextBlock {
        let runs = runs.map { run in
            var run = run
            run.color = change(run.color)
            run.marks?.change(change)
            return run
        }
        return with(runs)
    }
}
