import CPixman
import CoreGraphics
import Foundation
import LayerScene
import NumberConversion

/// The blurred, saturated and tinted copy of the content below a node.
///
/// The picture is reduced until little blur remains to be done, then blurred and saturated at that size, and stretched
/// back. So nearly all work is done on a hundredth of the pixels. Saturation is linear in the colors, so it can precede
/// the stretching. A tint is linear too, but it leaves few of the 256 levels of a component: if the tinted picture is
/// stretched, slow changes of color become visible bands.
enum BackdropBlur {
    /// Returns a small picture of `rect`. Draw it with ``paint(_:over:to:in:alpha:tint:scratch:)``, which returns the
    /// canvas to `scratch`.
    static func picture(
        _ backdrop: SceneBackdrop, of source: Canvas, rect: PixelRect, scale: CGFloat, isTinted: Bool,
        scratch: inout ScratchCanvases
    ) -> Canvas? {
        let wanted = Double(backdrop.blurRadius * scale)
        let sigma = wanted.isFinite ? min(max(wanted, 0), 500) : 0
        guard let window = source.window(rect) else { return nil }
        defer { pixman_image_unref(window) }
        var current: Canvas?
        var size = (width: rect.width, height: rect.height)
        var factor = 1.0
        // Halving blurs a little. The small picture is blurred by the rest.
        while sigma / factor > 1.6, size.width > 1 || size.height > 1 {
            // The first step is most of the work. A wide blur needs only the four center pixels of each sixteen.
            let step = factor == 1 && sigma >= 16 ? 4 : 2
            let next = (width: max((size.width + step - 1) / step, 1), height: max((size.height + step - 1) / step, 1))
            guard let half = scratch.borrowExact(source.format, width: next.width, height: next.height) else {
                return nil
            }
            MaskBlur.scale(
                current?.image ?? window, into: half, horizontally: Double(size.width) / Double(next.width),
                vertically: Double(size.height) / Double(next.height))
            if let current { scratch.recycleExact(current) }
            current = half
            size = next
            factor *= Double(step)
        }
        if current == nil {
            guard let copy = scratch.borrowExact(source.format, width: rect.width, height: rect.height) else {
                return nil
            }
            pixman_image_composite32(
                PIXMAN_OP_SRC, window, nil, copy.image, 0, 0, 0, 0, 0, 0, Int32(rect.width), Int32(rect.height))
            current = copy
        }
        guard let small = current else { return nil }
        let rest = sigma / factor
        // Derived: bilinear stretching adds a variance of about 0.3 pixels of the small picture.
        soften(small, variance: rest * rest - (factor > 1 ? 0.3 : 0), scratch: &scratch)
        saturate(small, by: backdrop.saturation)
        if isTinted { small.fill([small.bounds], backdrop.tint) }
        return small
    }

    /// Stretches the small picture over `rect`, within `parts`. A picture without transparency gets its tint
    /// afterwards.
    static func paint(
        _ small: Canvas, over rect: PixelRect, to canvas: Canvas, in parts: [PixelRect], alpha: CGFloat, tint: CGColor,
        scratch: inout ScratchCanvases
    ) {
        defer { scratch.recycleExact(small) }
        guard let framed = framed(small, alpha: alpha, scratch: &scratch) else { return }
        defer { scratch.recycleExact(framed) }
        let parts = parts.clipped(to: rect).clipped(to: canvas.bounds)
        let step = (
            x: MaskBlur.fixed(Double(small.bounds.width) / Double(rect.width)),
            y: MaskBlur.fixed(Double(small.bounds.height) / Double(rect.height))
        )
        var transform = pixman_transform_t()
        pixman_transform_init_scale(&transform, step.x, step.y)
        transform.matrix.0.2 = MaskBlur.fixed(1)
        transform.matrix.1.2 = MaskBlur.fixed(1)
        pixman_image_set_transform(framed.image, &transform)
        pixman_image_set_filter(framed.image, PIXMAN_FILTER_BILINEAR, nil, 0)
        defer {
            pixman_image_set_transform(framed.image, nil)
            pixman_image_set_filter(framed.image, PIXMAN_FILTER_NEAREST, nil, 0)
        }
        var uneven = parts
        for even in EvenColumns(framed, step: Double(step.x) / 65_536, over: rect).rects {
            let wide = parts.clipped(to: even).filter { $0.width >= EvenColumns.leastWidth }
            guard !wide.isEmpty,
                paintTiles(framed, over: rect, to: canvas, in: wide, alpha: alpha, tint: tint, scratch: &scratch)
            else { continue }
            uneven = uneven.subtracting(wide)
        }
        prepare(canvas, uneven, alpha: alpha)
        for part in uneven { stretch(framed, part, over: rect, to: canvas) }
        if alpha >= 1 { canvas.fill(uneven, tint) }
    }

    /// A copy of the small picture that repeats its edges once. Pixman stretches fastest with an additive operator and
    /// without samples outside the picture.
    private static func framed(_ small: Canvas, alpha: CGFloat, scratch: inout ScratchCanvases) -> Canvas? {
        let (width, height) = (small.bounds.width, small.bounds.height)
        guard let framed = scratch.borrowExact(.alpha, width: width + 2, height: height + 2) else { return nil }
        let veil = alpha < 1 ? Canvas.veil(alpha) : nil
        defer { if let veil { pixman_image_unref(veil) } }
        func copy(
            _ source: Canvas, _ x: Int, _ y: Int, toX: Int, _ toY: Int, _ width: Int, _ height: Int,
            veil: OpaquePointer? = nil
        ) {
            pixman_image_composite32(
                PIXMAN_OP_SRC, source.image, veil, framed.image, Int32(x), Int32(y), 0, 0, Int32(toX), Int32(toY),
                Int32(width), Int32(height))
        }
        copy(small, 0, 0, toX: 1, 1, width, height, veil: veil)
        copy(framed, 1, 1, toX: 0, 1, 1, height)
        copy(framed, width, 1, toX: width + 1, 1, 1, height)
        copy(framed, 0, 1, toX: 0, 0, width + 2, 1)
        copy(framed, 0, height, toX: 0, height + 1, width + 2, 1)
        return framed
    }

    /// Reduces the destination by the alpha that the stretched picture adds.
    private static func prepare(_ canvas: Canvas, _ parts: [PixelRect], alpha: CGFloat) {
        guard alpha < 1 else { return canvas.clear(parts) }
        // Without an alpha channel, painting black over the destination has the same effect and is faster.
        canvas.fill(
            parts, Canvas.pixel(.black, alpha: alpha),
            op: canvas.format == .opaque ? PIXMAN_OP_OVER : PIXMAN_OP_OUT_REVERSE)
    }

    /// Adds a part of the stretched picture, at its place or at (`x`, `y`).
    private static func stretch(
        _ framed: Canvas, _ part: PixelRect, over rect: PixelRect, to canvas: Canvas, x: Int? = nil, y: Int? = nil
    ) {
        pixman_image_composite32(
            PIXMAN_OP_ADD, framed.image, nil, canvas.image, Int32(part.x - rect.x), Int32(part.y - rect.y), 0, 0,
            Int32((x ?? part.x) - canvas.bounds.x), Int32((y ?? part.y) - canvas.bounds.y), Int32(part.width),
            Int32(part.height))
    }

    /// Stretches one tile, and copies it to all parts, which have the same ``EvenColumns``.
    /// - Returns: whether there was enough memory.
    private static func paintTiles(
        _ framed: Canvas, over rect: PixelRect, to canvas: Canvas, in parts: [PixelRect], alpha: CGFloat, tint: CGColor,
        scratch: inout ScratchCanvases
    ) -> Bool {
        let all = parts.bounds
        let format = alpha < 1 ? Canvas.Format.alpha : canvas.format
        guard let tile = scratch.borrowExact(format, width: EvenColumns.tileWidth, height: all.height) else {
            return false
        }
        defer { scratch.recycleExact(tile) }
        tile.clear([tile.bounds])
        let source = PixelRect(x: all.x, y: all.y, width: EvenColumns.tileWidth, height: all.height)
        stretch(framed, source, over: rect, to: tile, x: 0, y: 0)
        if alpha >= 1 {
            tile.fill([tile.bounds], tint)
        } else {
            prepare(canvas, parts, alpha: alpha)
        }
        for x in stride(from: all.x, to: all.maxX, by: EvenColumns.tileWidth) {
            canvas.composite(tile, x: x, y: all.y, in: parts, op: alpha < 1 ? PIXMAN_OP_ADD : PIXMAN_OP_SRC)
        }
        return true
    }

    /// Blurs by moving the picture by half a pixel and back. Each move averages four pixels, which is pixman's fastest
    /// filter.
    private static func soften(_ canvas: Canvas, variance: Double, scratch: inout ScratchCanvases) {
        // Each move adds a variance of a quarter pixel. An even number of moves ends at the original position.
        let pairs = min(Int(saturating: (variance * 2).rounded()), 8)
        guard pairs > 0,
            let other = scratch.borrowExact(canvas.format, width: canvas.bounds.width, height: canvas.bounds.height)
        else { return }
        var transform = pixman_transform_t()
        let (width, height) = (Int32(canvas.bounds.width), Int32(canvas.bounds.height))
        for (source, target, shift) in (0..<pairs).flatMap({ _ in [(canvas, other, 0.5), (other, canvas, -0.5)] }) {
            pixman_transform_init_translate(&transform, MaskBlur.fixed(shift), MaskBlur.fixed(shift))
            pixman_image_set_transform(source.image, &transform)
            pixman_image_set_filter(source.image, PIXMAN_FILTER_BILINEAR, nil, 0)
            pixman_image_set_repeat(source.image, PIXMAN_REPEAT_PAD)
            pixman_image_composite32(PIXMAN_OP_SRC, source.image, nil, target.image, 0, 0, 0, 0, 0, 0, width, height)
        }
        for image in [canvas.image, other.image] {
            pixman_image_set_transform(image, nil)
            pixman_image_set_filter(image, PIXMAN_FILTER_NEAREST, nil, 0)
            pixman_image_set_repeat(image, PIXMAN_REPEAT_NONE)
        }
        scratch.recycleExact(other)
    }

    private static func saturate(_ canvas: Canvas, by amount: CGFloat) {
        guard amount.isFinite, amount != 1, canvas.format != .mask else { return }
        // 8.8 fixed point; Rec. 709 luminance weights.
        let s = Int(saturating: min(max(amount, 0), 16) * 256)
        let rest = 256 - s
        for row in 0..<canvas.bounds.height {
            let pixels = (canvas.bits + row * canvas.stride).assumingMemoryBound(to: UInt32.self)
            for column in 0..<canvas.bounds.width {
                let pixel = Int(pixels[column])
                let a = canvas.format == .opaque ? 255 : pixel >> 24 & 255
                let (r, g, b) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
                let gray = (r * 54 + g * 183 + b * 19) >> 8
                let (nr, ng, nb) = ((r * s + gray * rest) >> 8, (g * s + gray * rest) >> 8, (b * s + gray * rest) >> 8)
                let red = nr < 0 ? 0 : nr > a ? a : nr
                let green = ng < 0 ? 0 : ng > a ? a : ng
                let blue = nb < 0 ? 0 : nb > a ? a : nb
                pixels[column] = UInt32(a << 24 | red << 16 | green << 8 | blue)
            }
        }
    }
}
