import CCairo
import CPixman
import CoreGraphics
import Foundation
import LayerScene
import NumberConversion

/// Masks of the few pixels in which a rectangle with rounded corners differs from a plain rectangle.
struct RoundedPatches {
    struct Key: Hashable {
        var width: Int
        var height: Int
        /// The radius in pixels.
        var radius: CGFloat
        var corners: SceneCorners
    }

    struct Patch {
        /// Relative to the rectangle's corner.
        var rect: PixelRect
        var inside: Canvas
        var outside: Canvas
    }

    let patches: [Patch]

    init?(_ key: Key) {
        let radius = min(key.radius, CGFloat(min(key.width, key.height)) / 2)
        let side = Int(saturating: radius.rounded(.up))
        guard side > 0 else { return nil }
        var rects: [PixelRect] = []
        if side * 2 > min(key.width, key.height) {
            rects = [PixelRect(x: 0, y: 0, width: key.width, height: key.height)]
        } else {
            let (right, bottom) = (key.width - side, key.height - side)
            let places: [(SceneCorners, Int, Int)] = [
                (.topLeft, 0, 0), (.topRight, right, 0), (.bottomLeft, 0, bottom), (.bottomRight, right, bottom),
            ]
            for (corner, x, y) in places where key.corners.contains(corner) {
                rects.append(PixelRect(x: x, y: y, width: side, height: side))
            }
        }
        patches = rects.compactMap { rect in
            guard let inside = Canvas(.mask, rect), let outside = Canvas(.mask, rect) else { return nil }
            inside.draw { context in
                cairo_translate(context, Double(-rect.x), Double(-rect.y))
                Self.trace(key, radius: radius, in: context)
                cairo_set_source_rgba(context, 0, 0, 0, 1)
                cairo_fill(context)
            }
            outside.fill([rect], pixman_color_t(red: 0, green: 0, blue: 0, alpha: 65_535), op: PIXMAN_OP_SRC)
            outside.composite(inside, x: rect.x, y: rect.y, in: [rect], op: PIXMAN_OP_OUT_REVERSE)
            return Patch(rect: rect, inside: inside, outside: outside)
        }
    }

    var byteCount: Int { patches.reduce(0) { $0 + $1.inside.byteCount * 2 } }

    /// Adds the outline of the whole rectangle to the path, inset by `inset` pixels.
    static func trace(_ key: Key, radius: CGFloat, inset: CGFloat = 0, in context: OpaquePointer) {
        let (left, top) = (Double(inset), Double(inset))
        let (right, bottom) = (Double(CGFloat(key.width) - inset), Double(CGFloat(key.height) - inset))
        func r(_ corner: SceneCorners) -> Double { key.corners.contains(corner) ? Double(max(radius - inset, 0)) : 0 }
        let quarter = Double.pi / 2
        cairo_new_sub_path(context)
        cairo_arc(context, right - r(.topRight), top + r(.topRight), r(.topRight), -quarter, 0)
        cairo_arc(context, right - r(.bottomRight), bottom - r(.bottomRight), r(.bottomRight), 0, quarter)
        cairo_arc(context, left + r(.bottomLeft), bottom - r(.bottomLeft), r(.bottomLeft), quarter, 2 * quarter)
        cairo_arc(context, left + r(.topLeft), top + r(.topLeft), r(.topLeft), 2 * quarter, 3 * quarter)
        cairo_close_path(context)
    }
}

/// The pixels below the corners of a rounded node before the node was drawn.
struct SavedCorners {
    private let saved: [(patch: RoundedPatches.Patch, pixels: Canvas, x: Int, y: Int)]

    init(_ patches: RoundedPatches, of canvas: Canvas, at frame: PixelRect, in parts: [PixelRect]) {
        saved = patches.patches.compactMap { patch in
            let rect = patch.rect.offset(x: frame.x, y: frame.y)
            guard parts.intersects(rect), let pixels = Canvas(canvas.format, rect) else { return nil }
            pixels.composite(canvas, x: canvas.bounds.x, y: canvas.bounds.y, in: [rect], op: PIXMAN_OP_SRC)
            return (patch, pixels, rect.x, rect.y)
        }
    }

    /// Clips the drawing at the rounded corners, and restores the pixels outside.
    func restore(to canvas: Canvas, in parts: [PixelRect]) {
        for (patch, pixels, x, y) in saved {
            canvas.composite(patch.inside, x: x, y: y, in: parts, op: PIXMAN_OP_IN_REVERSE)
            let area = PixelRect(x: x, y: y, width: patch.rect.width, height: patch.rect.height).intersection(
                canvas.bounds)
            for part in parts.clipped(to: area) {
                pixman_image_composite32(
                    PIXMAN_OP_ADD, pixels.image, patch.outside.image, canvas.image, Int32(part.x - x),
                    Int32(part.y - y),
                    Int32(part.x - x), Int32(part.y - y), Int32(part.x - canvas.bounds.x),
                    Int32(part.y - canvas.bounds.y),
                    Int32(part.width), Int32(part.height))
            }
        }
    }
}
