import CPixman
import CoreGraphics
import Foundation
import HostInterface
import LayerScene
import NumberConversion

/// Nodes that are drawn separately and then composited.
extension NodePainter {
    /// Applies opacity or a mask to the node and its children as one picture.
    func drawGroup(_ node: SceneNode, at place: NodePlace, scale: CGFloat, to target: Target, alpha: CGFloat) {
        let extent = NodeExtent.flat(of: node, at: place, scale: scale).intersection(target.limit)
        let parts = target.parts.clipped(to: extent)
        guard !parts.isEmpty, let group = scratch.borrow(parts.bounds) else { return }
        let aside = Target(canvas: group, parts: parts, limit: target.limit)
        drawBody(node, at: place.frame, scale: scale, to: aside, alpha: 1, backdropSource: target.canvas)
        if let mask = node.mask, let cut = scratch.borrow(parts.bounds) {
            var space = place.inner(of: node, scale: scale)
            space.sublayerTransform = .identity
            draw(mask, in: space, to: Target(canvas: cut, parts: parts, limit: target.limit))
            group.composite(cut, x: cut.bounds.x, y: cut.bounds.y, in: parts, op: PIXMAN_OP_IN_REVERSE)
            scratch.recycle(cut)
        }
        target.canvas.composite(
            group, x: group.bounds.x, y: group.bounds.y, in: parts, alpha: alpha)
        work.picturesComposited += 1
        scratch.recycle(group)
    }

    /// Draws the node's flat picture into the canvas, through its transform.
    func drawTurned(_ node: SceneNode, at place: NodePlace, scale: CGFloat, to target: Target, alpha: CGFloat) {
        guard let turn = place.turn else { return }
        let shown = NodeExtent.whole(of: node, at: place, scale: scale).intersection(target.limit)
        let parts = target.parts.clipped(to: shown)
        let back = turn.inverted()
        guard !parts.isEmpty, let reach = PixelRect(around: target.limit.rect.applying(back).insetBy(dx: -2, dy: -2))
        else {
            return
        }
        // The drawn part of the flat picture depends only on the limit, not on the damage. So sampling begins at the
        // same fraction of a pixel in each redraw.
        let flat = NodeExtent.flat(of: node, at: place, scale: scale).intersection(reach)
        guard !flat.isEmpty, flat.area <= ContentPictures.largestArea else { return }
        work.nodesPlanned += 1
        var upright = place
        upright.turn = nil
        var borrowed: Canvas?
        let source: Canvas
        if node.style.keepsPicture, node.mask == nil, node.style.shadow == nil,
            let picture = keptPicture(of: node, size: place.frame, scale: scale)
        {
            source = picture
        } else {
            guard let group = scratch.borrow(flat) else { return }
            let aside = Target(canvas: group, parts: [flat], limit: flat)
            if node.mask != nil {
                let opaque = SceneNode(
                    id: node.id, geometry: node.geometry, style: node.style.opaqueCopy, contents: node.contents,
                    children: node.children, mask: node.mask)
                drawGroup(opaque, at: upright, scale: scale, to: aside, alpha: 1)
            } else {
                drawBody(node, at: place.frame, scale: scale, to: aside, alpha: 1, backdropSource: group)
            }
            source = group
            borrowed = group
        }
        // Relative to the pixel of the transformed corner, so that the fixed-point numbers stay exact and a move by
        // whole pixels changes nothing.
        let corner = (x: Int(saturating: turn.tx.rounded(.down)), y: Int(saturating: turn.ty.rounded(.down)))
        var matrix = Self.pixman(
            turn.concatenating(CGAffineTransform(translationX: CGFloat(-corner.x), y: CGFloat(-corner.y))).inverted()
                .concatenating(CGAffineTransform(translationX: CGFloat(-source.bounds.x), y: CGFloat(-source.bounds.y)))
        )
        // A borrowed canvas may be larger than requested. The filter must find nothing beyond the edge.
        guard let sampled = source.window(source.bounds) else { return }
        defer { pixman_image_unref(sampled) }
        pixman_image_set_transform(sampled, &matrix)
        pixman_image_set_filter(sampled, PIXMAN_FILTER_BILINEAR, nil, 0)
        let veil = alpha < 1 ? Canvas.veil(alpha) : nil
        for part in parts {
            pixman_image_composite32(
                PIXMAN_OP_OVER, sampled, veil, target.canvas.image, Int32(part.x - corner.x), Int32(part.y - corner.y),
                0, 0,
                Int32(part.x - target.canvas.bounds.x), Int32(part.y - target.canvas.bounds.y), Int32(part.width),
                Int32(part.height))
        }
        if let veil { pixman_image_unref(veil) }
        work.picturesComposited += 1
        if let borrowed { scratch.recycle(borrowed) }
    }

    private static func pixman(_ t: CGAffineTransform) -> pixman_transform_t {
        var matrix = pixman_transform_t()
        pixman_transform_init_identity(&matrix)
        matrix.matrix.0 = (MaskBlur.fixed(Double(t.a)), MaskBlur.fixed(Double(t.c)), MaskBlur.fixed(Double(t.tx)))
        matrix.matrix.1 = (MaskBlur.fixed(Double(t.b)), MaskBlur.fixed(Double(t.d)), MaskBlur.fixed(Double(t.ty)))
        return matrix
    }

    // MARK: Cached pictures

    /// The node's picture, redrawn only where the node differs from the cached one; nil if the picture is too large for
    /// the cache.
    func keptPicture(of node: SceneNode, size: PixelRect, scale: CGFloat) -> Canvas? {
        guard !size.isEmpty, size.area <= ContentPictures.largestArea else { return nil }
        let frame = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
        let isRound = node.style.cornerRadius > 0 && (node.style.clips || node.style.backdrop != nil)
        let format: Canvas.Format = node.style.isOpaque && !isRound ? .opaque : .alpha
        var parts = [frame]
        let canvas: Canvas
        if let picture = kept[node.id], picture.scale == scale, picture.canvas.format == format,
            picture.canvas.bounds == frame
        {
            if picture.node === node { return picture.canvas }
            let diff = SceneDiff(insideKept: picture.node, node, size: frame, scale: scale)
            work.nodesPlanned += diff.nodesCompared
            canvas = picture.canvas
            parts = diff.damage.rects
        } else {
            guard let made = Canvas(format, frame) else { return nil }
            canvas = made
        }
        if !parts.isEmpty {
            canvas.clear(parts)
            drawInside(
                node, at: frame, scale: scale, to: Target(canvas: canvas, parts: parts, limit: frame), alpha: 1,
                backdropSource: canvas)
        }
        kept[node.id] = KeptPictures.Picture(
            canvas: canvas, node: node, scale: scale, lastSeen: kept[node.id]?.lastSeen ?? 0)
        return canvas
    }
}

extension SceneNode.Style {
    fileprivate var opaqueCopy: SceneNode.Style {
        var copy = self
        copy.opacity = 1
        return copy
    }
}
