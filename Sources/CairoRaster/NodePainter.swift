import CPixman
import CallStack
import CoreGraphics
import Foundation
import HostInterface
import LayerScene

/// Draws scene nodes into a canvas, with cached pictures wherever possible.
///
/// A node is drawn in one of four ways, the cheapest first: *directly* (fills and cached contents), as its *cached
/// picture*, as a *group* that is drawn separately and then composited (opacity, mask), or *transformed* (a group that
/// is composited through a transform).
@MainActor
final class NodePainter {
    let contents: ContentPictures
    let kept: KeptPictures
    let shaper: PangoShaper
    var scratch = ScratchCanvases()
    var work = RenderWork()

    init(shaper: PangoShaper) {
        self.shaper = shaper
        contents = ContentPictures(shaper: shaper)
        kept = KeptPictures()
    }

    /// The canvas to draw into, and the part to draw.
    struct Target {
        var canvas: Canvas
        /// The pixels to draw, as disjoint rectangles.
        var parts: [PixelRect]
        /// The area that the ancestors' bounds leave visible. In contrast to `parts`, it does not depend on the damage.
        var limit: PixelRect

        func clipped(to rect: PixelRect) -> Target {
            Target(canvas: canvas, parts: parts.clipped(to: rect), limit: limit.intersection(rect))
        }

        func without(_ rects: [PixelRect]) -> Target {
            Target(canvas: canvas, parts: parts.subtracting(rects), limit: limit)
        }
    }

    func draw(_ node: SceneNode, in space: ParentSpace, to target: Target) {
        guard node.style.opacity > 0, !target.parts.isEmpty, let place = NodePlace(node, in: space) else { return }
        draw(node, at: place, scale: space.scale, to: target)
    }

    /// - Parameter fade: the opacity of ancestors that fade without a group.
    private func draw(_ node: SceneNode, at place: NodePlace, scale: CGFloat, to target: Target, fade: CGFloat = 1) {
        var opacity = min(node.style.opacity, 1) * fade
        // An opacity that eight bits cannot distinguish from 0 or 1 is drawn as 0 or 1.
        guard opacity * 255 >= 0.5 else { return }
        if opacity * 255 > 254.5 { opacity = 1 }
        if place.turn != nil { return drawTurned(node, at: place, scale: scale, to: target, alpha: opacity) }
        // A node without children, or one that draws only inside its bounds and shadow, can be skipped by its
        // rectangle.
        if node.children.isEmpty || node.style.clips || node.style.keepsPicture {
            guard target.parts.intersects(NodeExtent.own(of: node, at: place.frame, scale: scale)) else { return }
        }
        work.nodesPlanned += 1
        if node.mask != nil || (opacity < 1 && !node.fadesWithoutGroup(at: place, scale: scale)) {
            return drawGroup(node, at: place, scale: scale, to: target, alpha: opacity)
        }
        drawBody(node, at: place.frame, scale: scale, to: target, alpha: opacity, backdropSource: target.canvas)
    }

    /// Draws a node without rotation. `alpha` is the opacity if the node fades without a group, otherwise 1.
    func drawBody(
        _ node: SceneNode, at frame: PixelRect, scale: CGFloat, to target: Target, alpha: CGFloat,
        backdropSource: Canvas
    ) {
        if node.style.keepsPicture, let picture = keptPicture(of: node, size: frame, scale: scale) {
            let hidden = picture.format == .opaque && alpha >= 1 ? frame : .empty
            drawShadow(node, at: frame, scale: scale, to: target, alpha: alpha, hiddenBy: hidden)
            target.canvas.composite(picture, x: frame.x, y: frame.y, in: target.parts.clipped(to: frame), alpha: alpha)
            work.picturesComposited += 1
            return
        }
        drawShadow(node, at: frame, scale: scale, to: target, alpha: alpha, hiddenBy: .empty)
        // A picture that is too large for the cache is still clipped to its bounds.
        let target = node.style.keepsPicture ? target.clipped(to: frame) : target
        drawInside(node, at: frame, scale: scale, to: target, alpha: alpha, backdropSource: backdropSource)
    }

    /// Draws everything of the node except its shadow.
    func drawInside(
        _ node: SceneNode, at frame: PixelRect, scale: CGFloat, to target: Target, alpha: CGFloat,
        backdropSource: Canvas
    ) {
        let inner = node.style.clips ? target.clipped(to: frame) : target
        let places = childPlaces(of: node, at: frame, scale: scale)
        let covers = alpha < 1 ? [] : coveredParts(of: node.children, at: places, scale: scale, in: inner)

        let rounding = roundedPatches(of: node, at: frame, scale: scale)
        var corners: SavedCorners?
        if let rounding, node.style.clips || node.style.backdrop != nil {
            corners = SavedCorners(rounding, of: target.canvas, at: frame, in: target.parts)
        }
        if let backdrop = node.style.backdrop {
            drawBackdrop(backdrop, of: node, at: frame, scale: scale, to: target, source: backdropSource, alpha: alpha)
        }
        if covers.isEmpty {
            drawOwn(node, at: frame, scale: scale, rounding: corners == nil ? rounding : nil, to: inner, alpha: alpha)
        } else {
            drawOwn(
                node, at: frame, scale: scale, rounding: corners == nil ? rounding : nil,
                to: inner.without(covers[0]), alpha: alpha)
        }
        for (index, child) in node.children.enumerated() {
            guard let place = places[index] else { continue }
            if index + 1 < covers.count, !covers[index + 1].isEmpty {
                drawChild(child, at: place, scale: scale, to: inner.without(covers[index + 1]), fade: alpha)
            } else {
                drawChild(child, at: place, scale: scale, to: inner, fade: alpha)
            }
        }
        corners?.restore(to: target.canvas, in: target.parts)
        drawBorder(node, at: frame, scale: scale, rounding: rounding, to: target, alpha: alpha)
    }

    /// The places of a node's children; nil for a child that is transparent or cannot be placed.
    private func childPlaces(of node: SceneNode, at frame: PixelRect, scale: CGFloat) -> [NodePlace?] {
        var places: [NodePlace?] = []
        guard !node.children.isEmpty else { return places }
        let space = ParentSpace(
            scale: scale, originX: frame.x, originY: frame.y, bounds: node.geometry.bounds,
            sublayerTransform: node.geometry.sublayerTransform)
        places.reserveCapacity(node.children.count)
        for child in node.children { places.append(child.style.opacity > 0 ? NodePlace(child, in: space) : nil) }
        return places
    }

    /// Draws the background and the contents. `rounding` is nil if the corners are restored afterwards.
    private func drawOwn(
        _ node: SceneNode, at frame: PixelRect, scale: CGFloat, rounding: RoundedPatches?, to target: Target,
        alpha: CGFloat
    ) {
        if let background = node.style.backgroundColor {
            let parts = target.parts.clipped(to: frame)
            if let rounding {
                fillRounded(rounding, at: frame, background, alpha: alpha, to: target.canvas, in: parts)
            } else {
                target.canvas.fill(parts, background, alpha: alpha)
            }
        }
        drawContents(node, at: frame, scale: scale, to: target, alpha: alpha)
    }

    private func drawChild(_ child: SceneNode, at place: NodePlace, scale: CGFloat, to part: Target, fade: CGFloat) {
        guard !part.parts.isEmpty else { return }
        guard !child.children.isEmpty else { return draw(child, at: place, scale: scale, to: part, fade: fade) }
        CallStack.withRoom { draw(child, at: place, scale: scale, to: part, fade: fade) }
    }

    // MARK: Covered parts

    /// Chosen: this number covers a screen several times. Each rectangle is subtracted from the area of all children
    /// below.
    private static let mostCovers = 16
    /// Chosen: more rows than a screen shows.
    private static let mostStrips = 64

    /// For each child, the opaque rectangles of this child and all later ones, where lower children need no drawing.
    /// Empty if there are none.
    private func coveredParts(
        of children: [SceneNode], at places: [NodePlace?], scale: CGFloat, in target: Target
    ) -> [[PixelRect]] {
        guard !children.isEmpty else { return [] }
        let area = target.parts.bounds, floor = area.area / 8
        guard floor > 0 else { return [] }
        var covers: [[PixelRect]] = []
        var count = 0
        func add(_ rects: [PixelRect], of index: Int) {
            if covers.isEmpty { covers = Array(repeating: [], count: children.count + 1) }
            // A backdrop below reads more pixels than it shows, so the pixels that it may read are drawn.
            var readers: [PixelRect] = []
            for below in children[..<index].indices where children[below].holdsBackdrop {
                collectReaders(children[below], at: places[below], scale: scale, target.limit, &readers)
            }
            for rect in rects {
                guard let free = Self.withoutPartial(rect, readers), free.area >= floor else { continue }
                for lower in 0...index { covers[lower].append(free) }
                count += 1
            }
        }
        var strips: [OpaqueStrip] = []
        for index in children.indices.reversed() where count < Self.mostCovers {
            guard let place = places[index], place.turn == nil else { continue }
            let opaque = Self.opaqueRects(of: children[index], at: place, scale: scale, limit: target.limit, depth: 6)
            for rect in opaque where rect.intersects(area) {
                if rect.area >= floor {
                    add([rect], of: index)
                } else if strips.count < Self.mostStrips {
                    strips.append(OpaqueStrip(rect: rect, index: index))
                }
            }
        }
        guard strips.count > 1 else { return covers }
        for strip in OpaqueStrip.joined(strips) where strip.rect.area >= floor && count < Self.mostCovers {
            add([strip.rect], of: strip.index)
        }
        return covers
    }

    private func collectReaders(
        _ node: SceneNode, at place: NodePlace?, scale: CGFloat, _ limit: PixelRect, _ readers: inout [PixelRect]
    ) {
        guard let place, place.turn == nil else { return }
        if node.style.backdrop != nil { readers.append(place.frame.intersection(limit)) }
        for child in node.children {
            DamageRegion.collectBackdrops(
                of: child, in: place.inner(of: node, scale: scale), limit: limit, into: &readers)
        }
    }

    /// The largest part of `rect` that no reader partially overlaps.
    private static func withoutPartial(_ rect: PixelRect, _ readers: [PixelRect]) -> PixelRect? {
        var free = rect
        for reader in readers where free.intersects(reader) && !free.contains(reader) {
            guard let largest = free.subtracting(reader).max(by: { $0.area < $1.area }) else { return nil }
            free = largest
        }
        return free
    }

    /// Rectangles that the node certainly fills with opaque pixels.
    static func opaqueRects(of node: SceneNode, at place: NodePlace, scale: CGFloat, limit: PixelRect, depth: Int)
        -> [PixelRect]
    {
        guard node.style.opacity >= 1, node.mask == nil, place.turn == nil else { return [] }
        let frame = place.frame.intersection(limit)
        let isRound = node.style.cornerRadius > 0
        if isRound, node.style.clips || node.style.backdrop != nil || node.style.keepsPicture { return [] }
        if node.style.keepsPicture { return node.style.isOpaque && !frame.isEmpty ? [frame] : [] }
        if !isRound, !frame.isEmpty, let background = node.style.backgroundColor, background.alpha >= 1 {
            return [frame]
        }
        guard depth > 0, !node.children.isEmpty, node.children.count <= 8, node.style.backdrop == nil else { return [] }
        let inner = node.style.clips ? frame : limit
        guard !inner.isEmpty else { return [] }
        let space = place.inner(of: node, scale: scale)
        var rects: [PixelRect] = []
        for child in node.children {
            if let place = NodePlace(child, in: space) {
                rects += opaqueRects(of: child, at: place, scale: scale, limit: inner, depth: depth - 1)
            }
            // Content above a backdrop hides nothing from it: the backdrop reads its pixels before that content is
            // drawn.
            if child.holdsBackdrop { break }
        }
        return rects
    }
}
