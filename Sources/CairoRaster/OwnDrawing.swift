import CCairo
import CPixman
import CoreGraphics
import Foundation
import HostInterface
import LayerScene

/// The node's own drawing, without its children.
extension NodePainter {
    static func roundedKey(of node: SceneNode, at frame: PixelRect, scale: CGFloat) -> RoundedPatches.Key {
        let radius = node.style.cornerRadius
        return RoundedPatches.Key(
            width: frame.width, height: frame.height,
            radius: radius.isFinite ? min(max(radius * scale, 0), CGFloat(min(frame.width, frame.height)) / 2) : 0,
            corners: node.style.maskedCorners)
    }

    func roundedPatches(of node: SceneNode, at frame: PixelRect, scale: CGFloat) -> RoundedPatches? {
        guard node.style.cornerRadius > 0, !node.style.maskedCorners.isEmpty, !frame.isEmpty else { return nil }
        return contents.patches(Self.roundedKey(of: node, at: frame, scale: scale))
    }

    func fillRounded(
        _ rounding: RoundedPatches, at frame: PixelRect, _ color: CGColor, alpha: CGFloat, to canvas: Canvas,
        in parts: [PixelRect]
    ) {
        let rects = rounding.patches.map { $0.rect.offset(x: frame.x, y: frame.y) }
        canvas.fill(parts.subtracting(rects), color, alpha: alpha)
        for (patch, rect) in zip(rounding.patches, rects) {
            canvas.composite(color, alpha: alpha, through: patch.inside, x: rect.x, y: rect.y, in: parts)
        }
    }

    func drawContents(_ node: SceneNode, at frame: PixelRect, scale: CGFloat, to target: Target, alpha: CGFloat) {
        guard let drawn = node.contents, let area = NodeExtent.contents(of: node, at: frame, scale: scale) else {
            return
        }
        let parts = target.parts.clipped(to: area)
        guard !parts.isEmpty else { return }
        if let picture = contents.picture(of: node, area: area, at: frame, scale: scale, drew: &work.recordsDrawn) {
            target.canvas.composite(picture, x: area.x, y: area.y, in: parts, alpha: alpha)
            work.picturesComposited += 1
        } else {
            work.recordsDrawn += 1
            drawWithoutPicture(drawn, of: node, at: frame, scale: scale, to: target.canvas, in: parts, alpha: alpha)
        }
    }

    /// Draws contents that are too large for a cached picture directly.
    private func drawWithoutPicture(
        _ drawn: SceneContents, of node: SceneNode, at frame: PixelRect, scale: CGFloat, to canvas: Canvas,
        in parts: [PixelRect], alpha: CGFloat
    ) {
        canvas.draw { context in
            for part in parts {
                cairo_rectangle(
                    context, Double(part.x - canvas.bounds.x), Double(part.y - canvas.bounds.y), Double(part.width),
                    Double(part.height))
            }
            cairo_clip(context)
            if alpha < 1 { cairo_push_group(context) }
            cairo_save(context)
            cairo_translate(context, Double(frame.x - canvas.bounds.x), Double(frame.y - canvas.bounds.y))
            contents.play(drawn, of: node, at: frame, scale: scale, in: context)
            cairo_restore(context)
            if alpha < 1 {
                cairo_pop_group_to_source(context)
                cairo_paint_with_alpha(context, Double(alpha))
            }
        }
    }

    // MARK: Border

    func drawBorder(
        _ node: SceneNode, at frame: PixelRect, scale: CGFloat, rounding: RoundedPatches?, to target: Target,
        alpha: CGFloat
    ) {
        guard node.style.borderWidth > 0, let color = node.style.borderColor, color.alpha > 0, !frame.isEmpty else {
            return
        }
        let exact = node.style.borderWidth * scale
        guard exact.isFinite else { return }
        guard rounding != nil else {
            let width = min(max(NodePlace.snap(exact), 1), (min(frame.width, frame.height) + 1) / 2)
            let inside = frame.outset(by: -width)
            return target.canvas.fill(target.parts.clipped(to: frame).subtracting(inside), color, alpha: alpha)
        }
        let key = Self.roundedKey(of: node, at: frame, scale: scale)
        let ring = contents.mask(.border(key, width: exact)) {
            guard let mask = Canvas(.mask, PixelRect(x: 0, y: 0, width: key.width, height: key.height)) else {
                return nil
            }
            mask.draw { context in
                RoundedPatches.trace(key, radius: key.radius, in: context)
                if exact * 2 < CGFloat(min(key.width, key.height)) {
                    RoundedPatches.trace(key, radius: key.radius, inset: exact, in: context)
                }
                cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
                cairo_set_source_rgba(context, 0, 0, 0, 1)
                cairo_fill(context)
            }
            return mask
        }
        guard let ring else { return }
        target.canvas.composite(color, alpha: alpha, through: ring, x: frame.x, y: frame.y, in: target.parts)
    }

    // MARK: Shadow

    func drawShadow(
        _ node: SceneNode, at frame: PixelRect, scale: CGFloat, to target: Target, alpha: CGFloat,
        hiddenBy cover: PixelRect
    ) {
        guard let shadow = node.style.shadow, let area = NodeExtent.shadow(of: node, at: frame, scale: scale),
            target.parts.intersects(area), area.area <= ContentPictures.largestArea
        else { return }
        // A shadow without a path has the shape of the background; without a background, the shape of the content.
        if node.castsFromContent {
            return drawContentShadow(shadow, of: node, at: frame, area, scale: scale, to: target, alpha: alpha)
        }
        guard shadow.path != nil || (node.style.backgroundColor?.alpha ?? 0) > 0 || node.style.keepsPicture else {
            return
        }
        let key = Self.roundedKey(of: node, at: frame, scale: scale)
        let sigma = max(shadow.radius, 0) * scale
        let bounds = node.geometry.bounds
        let dx = NodePlace.snap(shadow.offset.width * scale)
        let dy = NodePlace.snap(shadow.offset.height * scale)
        // The mask is at the node's corner without the offset, so that moving the shadow reuses the mask.
        let flat = area.offset(x: -frame.x - dx, y: -frame.y - dy)
        let maskKey: ContentPictures.MaskKey =
            shadow.path.map { .pathShadow($0, bounds: bounds, scale: scale, sigma: sigma) }
            ?? .shadow(key, sigma: sigma)
        let mask = contents.mask(maskKey) {
            work.recordsDrawn += 1
            return MaskBlur.mask(flat, sigma: Double(sigma)) { context, reduction in
                cairo_scale(context, reduction, reduction)
                cairo_translate(context, Double(-flat.x), Double(-flat.y))
                if let path = shadow.path {
                    cairo_scale(context, Double(scale), Double(scale))
                    cairo_translate(context, Double(-bounds.minX), Double(-bounds.minY))
                    path.trace(in: context)
                } else {
                    RoundedPatches.trace(key, radius: key.radius, in: context)
                }
                cairo_set_source_rgba(context, 0, 0, 0, 1)
                cairo_fill(context)
            }
        }
        guard let mask else { return }
        let parts = cover.isEmpty ? target.parts : target.parts.subtracting(cover)
        target.canvas.composite(
            shadow.color, alpha: min(max(shadow.opacity, 0), 1) * alpha, through: mask, x: area.x, y: area.y, in: parts)
        work.picturesComposited += 1
    }

    /// Draws the shadow of the combined content of the node and its children. The mask is cached while the node stays
    /// the same.
    private func drawContentShadow(
        _ shadow: SceneShadow, of node: SceneNode, at frame: PixelRect, _ area: PixelRect, scale: CGFloat,
        to target: Target, alpha: CGFloat
    ) {
        let sigma = max(shadow.radius, 0) * scale
        let dx = NodePlace.snap(shadow.offset.width * scale)
        let dy = NodePlace.snap(shadow.offset.height * scale)
        let flat = area.offset(x: -frame.x - dx, y: -frame.y - dy)
        let upright = PixelRect(x: 0, y: 0, width: frame.width, height: frame.height)
        let mask = contents.shadowMask(of: node, size: upright, scale: scale) {
            work.recordsDrawn += 1
            guard let group = scratch.borrow(flat), let shape = Canvas(.mask, flat) else { return nil }
            drawInside(
                node, at: upright, scale: scale, to: Target(canvas: group, parts: [flat], limit: flat), alpha: 1,
                backdropSource: group)
            shape.composite(group, x: flat.x, y: flat.y, in: [flat], op: PIXMAN_OP_SRC)
            scratch.recycle(group)
            return MaskBlur.soft(shape, sigma: Double(sigma))
        }
        guard let mask else { return }
        target.canvas.composite(
            shadow.color, alpha: min(max(shadow.opacity, 0), 1) * alpha, through: mask, x: area.x, y: area.y,
            in: target.parts)
        work.picturesComposited += 1
    }

    // MARK: Backdrop

    func drawBackdrop(
        _ backdrop: SceneBackdrop, of node: SceneNode, at frame: PixelRect, scale: CGFloat, to target: Target,
        source: Canvas,
        alpha: CGFloat
    ) {
        let rect = frame.intersection(target.limit)
        let parts = target.parts.clipped(to: rect)
        guard !parts.isEmpty else { return }
        if backdrop.tint.alpha >= 1 { return target.canvas.fill(parts, backdrop.tint, alpha: alpha) }
        // If the tint is applied last, the blurred picture keeps all levels of color, and stretching shows no bands. A
        // fading node must apply the tint earlier, because the tint fades as well.
        let isWhole = alpha >= 1
        guard
            let small = BackdropBlur.picture(
                backdrop, of: source, rect: rect, scale: scale, isTinted: !isWhole, scratch: &scratch)
        else { return }
        BackdropBlur.paint(
            small, over: rect, to: target.canvas, in: parts, alpha: alpha, tint: backdrop.tint, scratch: &scratch)
        work.picturesComposited += 1
    }
}
