import CCairo
import CPixman
import CoreGraphics
import Foundation
import LayerScene

/// The rasterized contents of nodes, cached while they are used.
@MainActor
final class ContentPictures {
    struct Key: Hashable {
        var contents: SceneContents
        var bounds: CGRect
        var width: Int
        var height: Int
        var scale: CGFloat
        /// The rounded corners of a gradient, in device pixels; nil for other contents.
        var rounding: RoundedPatches.Key?

        // Hashing a whole drawing costs more than comparing it once. A few numbers distribute well enough.
        func hash(into hasher: inout Hasher) {
            hasher.combine(width)
            hasher.combine(height)
            switch contents {
            case .record(let record):
                hasher.combine(record.commands.count)
                for command in record.commands.prefix(4) {
                    switch command {
                    case .text(let block, _): hasher.combine(block)
                    case .fill(let path, _, let color, _, _), .stroke(let path, _, let color, _, _):
                        hasher.combine(path.elements.count)
                        hasher.combine(color)
                    default: break
                    }
                }
            case .image(let image, _, _, let tint):
                hasher.combine(image)
                hasher.combine(tint)
            case .gradient(let gradient, _, _): hasher.combine(gradient.colors.count)
            case .shape(let path, let fill, _, let stroke, _):
                hasher.combine(path.elements.count)
                hasher.combine(fill)
                hasher.combine(stroke)
            case .particles(let particles): hasher.combine(particles.list.count)
            }
        }
    }

    private let shaper: PangoShaper
    // Chosen: about eight full screens at two pixels per point. Most pictures are small labels.
    private var pictures = BoundedCache<Key, Canvas>(limit: 24 << 20)
    private var rounded = BoundedCache<RoundedPatches.Key, RoundedPatches>(limit: 2 << 20)
    private var masks = BoundedCache<MaskKey, Canvas>(limit: 12 << 20)

    enum MaskKey: Hashable {
        case border(RoundedPatches.Key, width: CGFloat)
        case shadow(RoundedPatches.Key, sigma: CGFloat)
        case pathShadow(CGPath, bounds: CGRect, scale: CGFloat, sigma: CGFloat)
    }

    private struct ContentShadow {
        /// Retained, so that no other node gets the same identity.
        var node: SceneNode
        var mask: Canvas
    }

    private struct ContentShadowKey: Hashable {
        var node: ObjectIdentifier
        var size: PixelRect
        var scale: CGFloat
    }

    /// Shadows of the content of nodes, by node.
    private var shadows = BoundedCache<ContentShadowKey, ContentShadow>(limit: 4 << 20)

    init(shaper: PangoShaper) { self.shaper = shaper }

    func removeAll() {
        pictures.removeAll()
        rounded.removeAll()
        masks.removeAll()
        shadows.removeAll()
    }

    var byteCount: Int { pictures.cost + rounded.cost + masks.cost + shadows.cost }

    /// Pictures with more pixels than this are drawn directly and not cached.
    static let largestArea = 12_000_000

    func patches(_ key: RoundedPatches.Key) -> RoundedPatches? {
        if let known = rounded.value(for: key) { return known }
        guard let made = RoundedPatches(key) else { return nil }
        rounded.set(made, for: key, cost: made.byteCount + 100)
        return made
    }

    func mask(_ key: MaskKey, make: () -> Canvas?) -> Canvas? {
        if let known = masks.value(for: key) { return known }
        guard let made = make() else { return nil }
        masks.set(made, for: key, cost: made.byteCount)
        return made
    }

    func shadowMask(of node: SceneNode, size: PixelRect, scale: CGFloat, make: () -> Canvas?) -> Canvas? {
        let key = ContentShadowKey(node: ObjectIdentifier(node), size: size, scale: scale)
        if let known = shadows.value(for: key) { return known.mask }
        guard let made = make() else { return nil }
        shadows.set(ContentShadow(node: node, mask: made), for: key, cost: made.byteCount)
        return made
    }

    /// The contents of the node as a picture of the size of `area`. `drew` counts the rasterized pictures.
    func picture(of node: SceneNode, area: PixelRect, at frame: PixelRect, scale: CGFloat, drew: inout Int) -> Canvas? {
        guard let contents = node.contents, !area.isEmpty, area.area <= Self.largestArea else { return nil }
        // Particles move with each frame, and their colors may be added to those below the node.
        if case .particles = contents { return nil }
        var key = Key(
            contents: contents, bounds: node.geometry.bounds, width: area.width, height: area.height, scale: scale)
        // The position of a picture is not part of its key.
        switch contents {
        case .image(let image, _, let center, let tint):
            key.contents = .image(image, rect: .zero, center: center, tint: tint)
            key.bounds = .zero
            key.scale = 1
        case .gradient:
            key.bounds = .zero
            key.rounding = node.style.cornerRadius > 0 ? NodePainter.roundedKey(of: node, at: frame, scale: scale) : nil
        case .record, .shape, .particles: break
        }
        if let known = pictures.value(for: key) { return known }
        drew += 1
        let bounds = PixelRect(x: 0, y: 0, width: area.width, height: area.height)
        let made: Canvas?
        if case .image(let image, _, let center, let tint) = contents {
            made = ImageScaling.picture(of: image, size: bounds, center: center, tint: tint)
        } else {
            made = Canvas(.alpha, bounds)
            made?.draw { context in
                cairo_translate(context, Double(frame.x - area.x), Double(frame.y - area.y))
                self.play(contents, of: node, at: frame, scale: scale, in: context)
            }
        }
        guard let made else { return nil }
        pictures.set(made, for: key, cost: made.byteCount)
        return made
    }

    /// Adds a rectangle with some rounded corners to the path.
    private static func traceRounded(
        _ width: Double, _ height: Double, _ radius: Double, _ corners: SceneCorners, in context: OpaquePointer
    ) {
        let places: [(corner: SceneCorners, x: Double, y: Double, start: Double)] = [
            (.topLeft, 0, 0, .pi), (.topRight, width, 0, 1.5 * .pi), (.bottomRight, width, height, 0),
            (.bottomLeft, 0, height, 0.5 * .pi),
        ]
        cairo_new_sub_path(context)
        for place in places {
            let own = corners.contains(place.corner) ? radius : 0
            let x = place.x > 0 ? place.x - own : own
            let y = place.y > 0 ? place.y - own : own
            cairo_arc(context, x, y, own, place.start, place.start + 0.5 * .pi)
        }
        cairo_close_path(context)
    }

    /// Draws the contents. The origin of the context is the corner of the node's bounds.
    func play(
        _ contents: SceneContents, of node: SceneNode, at frame: PixelRect, scale: CGFloat, in context: OpaquePointer
    ) {
        let bounds = node.geometry.bounds
        switch contents {
        case .record(let record):
            cairo_scale(context, Double(scale), Double(scale))
            cairo_translate(context, Double(-bounds.minX), Double(-bounds.minY))
            RecordPainter(context: context, shaper: shaper, scale: scale).play(record)
        case .shape(let path, let fill, let rule, let stroke, let style):
            cairo_scale(context, Double(scale), Double(scale))
            cairo_translate(context, Double(-bounds.minX), Double(-bounds.minY))
            path.trace(in: context)
            if let fill {
                setSource(context, fill)
                cairo_set_fill_rule(context, rule.cairo)
                cairo_fill_preserve(context)
            }
            if let stroke, style.width > 0 {
                setSource(context, stroke)
                style.apply(to: context)
                cairo_stroke(context)
            }
            cairo_new_path(context)
        case .gradient(let gradient, let start, let end):
            let (width, height) = (Double(frame.width), Double(frame.height))
            let pattern = cairo_pattern_create_linear(
                Double(start.x) * width, Double(start.y) * height, Double(end.x) * width, Double(end.y) * height)
            gradient.addStops(to: pattern)
            cairo_set_source(context, pattern)
            // Documented (CALayer.cornerRadius): the radius applies to a layer's background; a gradient is one.
            let rounding = NodePainter.roundedKey(of: node, at: frame, scale: scale)
            Self.traceRounded(width, height, Double(rounding.radius), rounding.corners, in: context)
            cairo_fill(context)
            cairo_pattern_destroy(pattern)
        case .particles(let particles):
            cairo_scale(context, Double(scale), Double(scale))
            cairo_translate(context, Double(-bounds.minX), Double(-bounds.minY))
            particles.draw(in: context)
        case .image(let image, let rect, _, let tint):
            cairo_scale(context, Double(scale), Double(scale))
            cairo_translate(context, Double(-bounds.minX), Double(-bounds.minY))
            let record = DrawingRecord([.image(image, rect, tint: tint, alpha: 1, .normal)])
            RecordPainter(context: context, shaper: shaper, scale: scale).play(record)
        }
    }
}
