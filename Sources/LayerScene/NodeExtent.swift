import CallStack
import CoreGraphics
package import Foundation

/// The extent of a node's drawing.
package enum NodeExtent {
    /// The pixels of the node's contents; nil without contents, or if the contents are too large to draw.
    package static func contents(of node: SceneNode, at frame: PixelRect, scale: CGFloat) -> PixelRect? {
        guard let contents = node.contents else { return nil }
        let bounds = node.geometry.bounds
        let drawn: CGRect
        switch contents {
        case .record(let record):
            drawn = bounds.insetBy(dx: 0, dy: -record.lettersReach)
        case .gradient:
            return frame
        case .particles(let particles):
            guard !particles.box.isNull, particles.box.isFinite else { return nil }
            drawn = particles.box.insetBy(dx: -1 / scale, dy: -1 / scale)
        case .image(_, let rect, _, _):
            // Images keep sharp edges, so they are snapped to pixels as frames are.
            guard rect.isFinite, abs(rect.minX) + rect.width < 100_000, abs(rect.minY) + rect.height < 100_000 else {
                return nil
            }
            let (x, y) = (rect.minX - bounds.minX, rect.minY - bounds.minY)
            let (left, top) = (NodePlace.snap(x * scale), NodePlace.snap(y * scale))
            return PixelRect(
                x: frame.x + left, y: frame.y + top, width: NodePlace.snap((x + rect.width) * scale) - left,
                height: NodePlace.snap((y + rect.height) * scale) - top)
        case .shape(let path, _, _, let stroke, let style):
            let reach = stroke == nil ? 0 : style.width / 2 * (style.join == .miter ? max(style.miterLimit, 1.5) : 1.5)
            let box = path.boundingBox
            guard !box.isNull else { return nil }
            drawn = box.insetBy(dx: -reach - 1 / scale, dy: -reach - 1 / scale)
        }
        let inPixels = CGRect(
            x: (drawn.minX - bounds.minX) * scale, y: (drawn.minY - bounds.minY) * scale, width: drawn.width * scale,
            height: drawn.height * scale)
        return PixelRect(around: inPixels)?.offset(x: frame.x, y: frame.y)
    }

    /// The pixels of the node's contents and children, which cast the shadow of a node without a background.
    package static func drawnInside(of node: SceneNode, at frame: PixelRect, scale: CGFloat) -> PixelRect {
        var extent = contents(of: node, at: frame, scale: scale) ?? .empty
        if node.style.borderWidth > 0, node.style.borderColor != nil { extent = extent.union(frame) }
        let space = ParentSpace(
            scale: scale, originX: frame.x, originY: frame.y, bounds: node.geometry.bounds,
            sublayerTransform: node.geometry.sublayerTransform)
        CallStack.withRoom { for child in node.children { extent = extent.union(whole(of: child, in: space)) } }
        return node.style.clips ? extent.intersection(frame) : extent
    }

    /// The pixels of the node's shadow.
    package static func shadow(of node: SceneNode, at frame: PixelRect, scale: CGFloat) -> PixelRect? {
        guard let shadow = node.style.shadow, shadow.opacity > 0, shadow.color.alpha > 0 else { return nil }
        var shape = CGRect(x: 0, y: 0, width: frame.width, height: frame.height)
        if node.castsFromContent {
            let drawn = drawnInside(of: node, at: frame, scale: scale)
            guard !drawn.isEmpty else { return nil }
            shape = drawn.offset(x: -frame.x, y: -frame.y).rect
        }
        if let path = shadow.path {
            let box = path.boundingBox
            guard !box.isNull else { return nil }
            shape = CGRect(
                x: (box.minX - node.geometry.bounds.minX) * scale, y: (box.minY - node.geometry.bounds.minY) * scale,
                width: box.width * scale, height: box.height * scale)
        }
        guard shadow.radius.isFinite, shadow.offset.width.isFinite, shadow.offset.height.isFinite else { return nil }
        let reach = (max(shadow.radius, 0) * scale * 3).rounded(.up) + 2
        return PixelRect(
            around: shape.offsetBy(
                dx: CGFloat(NodePlace.snap(shadow.offset.width * scale)),
                dy: CGFloat(NodePlace.snap(shadow.offset.height * scale))
            ).insetBy(dx: -reach, dy: -reach))?.offset(x: frame.x, y: frame.y)
    }

    /// The pixels that the node draws without its children, in the picture that contains `frame`.
    package static func own(of node: SceneNode, at frame: PixelRect, scale: CGFloat) -> PixelRect {
        var extent = frame
        if !node.style.clips, !node.style.keepsPicture, let contents = contents(of: node, at: frame, scale: scale) {
            extent = extent.union(contents)
        }
        if let shadow = shadow(of: node, at: frame, scale: scale) { extent = extent.union(shadow) }
        return extent
    }

    /// The pixels that the node draws with its children, before its transform.
    package static func flat(of node: SceneNode, at place: NodePlace, scale: CGFloat) -> PixelRect {
        var extent = own(of: node, at: place.frame, scale: scale)
        guard !node.style.clips, !node.style.keepsPicture, !node.children.isEmpty else { return extent }
        let space = place.inner(of: node, scale: scale)
        CallStack.withRoom { for child in node.children { extent = extent.union(whole(of: child, in: space)) } }
        return extent
    }

    /// All pixels that the node draws, in its parent's picture.
    package static func whole(of node: SceneNode, in parent: ParentSpace) -> PixelRect {
        guard node.style.opacity > 0, let place = NodePlace(node, in: parent) else { return .empty }
        return whole(of: node, at: place, scale: parent.scale)
    }

    package static func whole(of node: SceneNode, at place: NodePlace, scale: CGFloat) -> PixelRect {
        guard node.style.opacity > 0 else { return .empty }
        let extent = flat(of: node, at: place, scale: scale)
        guard let turn = place.turn else { return extent }
        // The bilinear filter extends by one pixel.
        return PixelRect(around: extent.outset(by: 1).rect.applying(turn))?.outset(by: 1) ?? .empty
    }
}

extension SceneNode {
    /// Whether the node's shadow has the shape of the node's and the children's drawing, because the shadow has no path
    /// and the node no background.
    package var castsFromContent: Bool {
        guard let shadow = style.shadow, shadow.path == nil, !style.keepsPicture else { return false }
        return (style.backgroundColor?.alpha ?? 0) <= 0
            && (contents != nil || !children.isEmpty || style.borderWidth > 0)
    }
}
