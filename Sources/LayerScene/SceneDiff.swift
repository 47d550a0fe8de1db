import CallStack
import CoreGraphics
package import Foundation
import NumberConversion

/// Compares two scenes and finds the pixels that differ.
///
/// *Damaged* is not the same as *invalid*: a page that has only moved damages its former and its new position, but its
/// content is unchanged and its cached picture stays valid. The comparison skips a subtree that is the same object at
/// the same position.
package struct SceneDiff {
    package private(set) var damage = DamageRegion()
    /// The number of compared nodes.
    package private(set) var nodesCompared = 0

    private let scale: CGFloat

    private init(scale: CGFloat) { self.scale = scale }

    /// Without an old scene, or with one of another size or background, the whole surface differs.
    package init(from old: LayerScene?, to new: LayerScene) {
        self.init(scale: new.scale)
        let surface = new.surface
        guard let old, old.size == new.size, old.scale == new.scale, old.backgroundColor == new.backgroundColor else {
            damage.add(surface)
            return
        }
        let space = ParentSpace(scale: scale)
        compareNodes(old.root, space, new.root, space, limit: surface)
        if let root = new.root, root.holdsBackdrop {
            damage.grow(aroundBackdropsOf: [root], in: space, limit: surface)
        }
    }

    /// The difference inside a cached picture, in the picture's own pixels.
    package init(insideKept old: SceneNode, _ new: SceneNode, size: PixelRect, scale: CGFloat) {
        self.init(scale: scale)
        guard old !== new else { return }
        let place = size
        let oldSpace = Self.innerSpace(of: old, at: place, scale)
        let newSpace = Self.innerSpace(of: new, at: place, scale)
        if !Self.paintsAlike(old, new) || old.geometry.bounds.size != new.geometry.bounds.size {
            damage.add(size)
        } else {
            compareChildren(old, oldSpace, new, newSpace, limit: size)
        }
        if new.holdsBackdrop, !damage.isEmpty {
            if new.style.backdrop != nil { damage.add(size) }
            damage.grow(aroundBackdropsOf: new.children, in: newSpace, limit: size)
        }
    }

    private static func innerSpace(of node: SceneNode, at frame: PixelRect, _ scale: CGFloat) -> ParentSpace {
        ParentSpace(
            scale: scale, originX: frame.x, originY: frame.y, bounds: node.geometry.bounds,
            sublayerTransform: node.geometry.sublayerTransform)
    }

    private mutating func add(_ rect: PixelRect, _ limit: PixelRect) { damage.add(rect.intersection(limit)) }

    private mutating func addWhole(_ node: SceneNode?, _ space: ParentSpace, _ limit: PixelRect) {
        guard let node else { return }
        nodesCompared += 1
        add(NodeExtent.whole(of: node, in: space), limit)
    }

    private mutating func compareNodes(
        _ old: SceneNode?, _ oldSpace: ParentSpace, _ new: SceneNode?, _ newSpace: ParentSpace, limit: PixelRect
    ) {
        guard let old, let new, old.id == new.id else {
            addWhole(old, oldSpace, limit)
            addWhole(new, newSpace, limit)
            return
        }
        if old === new, oldSpace == newSpace { return }
        nodesCompared += 1
        let hidden = (old.style.opacity <= 0, new.style.opacity <= 0)
        if hidden == (true, true) { return }
        let oldPlace = NodePlace(old, in: oldSpace)
        let newPlace = NodePlace(new, in: newSpace)
        guard let oldPlace, let newPlace, hidden == (false, false), oldPlace == newPlace, newPlace.turn == nil,
            Self.shinesAlike(old, new), fadeAlike(old, new, at: newPlace)
        else {
            if old === new, oldPlace == newPlace { return }
            addWhole(old, oldSpace, limit)
            addWhole(new, newSpace, limit)
            return
        }
        // Snapping is relative to each parent's pixel, so the same object at the same pixel has the same pixels inside.
        if old === new { return }
        // A shadow that the content casts changes together with the content.
        if !Self.paintsAlike(old, new) || old.castsFromContent || new.castsFromContent {
            add(NodeExtent.own(of: old, at: oldPlace.frame, scale: scale), limit)
            add(NodeExtent.own(of: new, at: newPlace.frame, scale: scale), limit)
        }
        let inner = new.style.clips || new.style.keepsPicture ? limit.intersection(newPlace.frame) : limit
        guard !inner.isEmpty else { return }
        CallStack.withRoom {
            compareChildren(
                old, oldPlace.inner(of: old, scale: scale), new, newPlace.inner(of: new, scale: scale), limit: inner)
        }
    }

    private mutating func compareChildren(
        _ old: SceneNode, _ oldSpace: ParentSpace, _ new: SceneNode, _ newSpace: ParentSpace, limit: PixelRect
    ) {
        let before = old.children
        let after = new.children
        if before.count == after.count, zip(before, after).allSatisfy({ $0.id == $1.id }) {
            for (a, b) in zip(before, after) { compareNodes(a, oldSpace, b, newSpace, limit: limit) }
            return
        }
        var places: [LayerID: Int] = [:]
        for (index, node) in before.enumerated() where places[node.id] == nil { places[node.id] = index }
        var met = Set<Int>()
        var highest = -1
        for node in after {
            guard let index = places[node.id], met.insert(index).inserted else {
                addWhole(node, newSpace, limit)
                continue
            }
            // A child that moved below a former lower sibling may show or hide any of its pixels.
            if index < highest {
                addWhole(before[index], oldSpace, limit)
                addWhole(node, newSpace, limit)
            } else {
                highest = index
                compareNodes(before[index], oldSpace, node, newSpace, limit: limit)
            }
        }
        for (index, node) in before.enumerated() where !met.contains(index) { addWhole(node, oldSpace, limit) }
    }

    /// Whether no property has changed that affects the node and all of its children.
    private static func shinesAlike(_ a: SceneNode, _ b: SceneNode) -> Bool {
        a === b
            || (a.style.opacity == b.style.opacity && a.style.clips == b.style.clips
                && a.style.keepsPicture == b.style.keepsPicture && a.style.backdrop == b.style.backdrop
                && (a.style.cornerRadius == b.style.cornerRadius || !(a.style.clips || a.style.backdrop != nil))
                && (a.style.maskedCorners == b.style.maskedCorners || !(a.style.clips || a.style.backdrop != nil))
                && a.mask == b.mask && (a.mask == nil || a.geometry.bounds == b.geometry.bounds))
    }

    /// Whether both nodes fade in the same way: each part separately, or all as a group. The two ways round
    /// differently.
    private func fadeAlike(_ a: SceneNode, _ b: SceneNode, at place: NodePlace) -> Bool {
        if a === b || a.style.opacity >= 1 { return true }
        return a.fadesWithoutGroup(at: place, scale: scale) == b.fadesWithoutGroup(at: place, scale: scale)
    }

    /// Whether the node's own drawing is the same.
    private static func paintsAlike(_ a: SceneNode, _ b: SceneNode) -> Bool {
        if a === b { return true }
        return a.style.backgroundColor == b.style.backgroundColor && a.style.cornerRadius == b.style.cornerRadius
            && a.style.maskedCorners == b.style.maskedCorners && a.style.borderWidth == b.style.borderWidth
            && a.style.borderColor == b.style.borderColor && a.style.shadow == b.style.shadow
            && a.style.clips == b.style.clips && a.style.isOpaque == b.style.isOpaque
            && a.style.backdrop == b.style.backdrop && contentsAlike(a, b)
    }

    /// Drawings are recorded in bounds coordinates, so another bounds origin moves them.
    private static func contentsAlike(_ a: SceneNode, _ b: SceneNode) -> Bool {
        guard a.contents != nil || b.contents != nil else { return true }
        return a.contents == b.contents && a.geometry.bounds == b.geometry.bounds
    }
}

extension LayerScene {
    /// The pixels of the scene.
    package var surface: PixelRect {
        guard size.width.isFinite, size.height.isFinite, scale.isFinite else { return .empty }
        return PixelRect(
            x: 0, y: 0, width: max(0, Int(saturating: (min(size.width * scale, 32_767)).rounded())),
            height: max(0, Int(saturating: (min(size.height * scale, 32_767)).rounded())))
    }
}

extension DamageRegion {
    /// A backdrop mixes all of its pixels: a change below one pixel changes all of them.
    package mutating func grow(aroundBackdropsOf nodes: [SceneNode], in space: ParentSpace, limit: PixelRect) {
        var backdrops: [PixelRect] = []
        for node in nodes { Self.collectBackdrops(of: node, in: space, limit: limit, into: &backdrops) }
        var grew = true
        while grew {
            grew = false
            for rect in backdrops where intersects(rect) && !contains(rect) {
                add(rect)
                grew = true
            }
        }
    }

    /// The rectangles of visible backdrops without rotation. A rotated node is always damaged as a whole.
    package static func collectBackdrops(
        of node: SceneNode, in space: ParentSpace, limit: PixelRect, into rects: inout [PixelRect]
    ) {
        guard node.holdsBackdrop, node.style.opacity > 0, let place = NodePlace(node, in: space), place.turn == nil
        else { return }
        let frame = place.frame.intersection(limit)
        if node.style.backdrop != nil, !frame.isEmpty { rects.append(frame) }
        let inner = node.style.clips || node.style.keepsPicture ? frame : limit
        guard !inner.isEmpty else { return }
        CallStack.withRoom {
            for child in node.children {
                collectBackdrops(of: child, in: place.inner(of: node, scale: space.scale), limit: inner, into: &rects)
            }
        }
    }
}
