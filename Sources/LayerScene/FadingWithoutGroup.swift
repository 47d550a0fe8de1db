import CoreGraphics
package import Foundation

extension SceneNode {
    /// Whether fading each drawn part of the node gives the same picture as fading them as a group, except for
    /// rounding: no two parts overlap.
    package func fadesWithoutGroup(at place: NodePlace, scale: CGFloat) -> Bool {
        fadesWithoutGroup(at: place, scale: scale, depth: 3)
    }

    private func fadesWithoutGroup(at place: NodePlace, scale: CGFloat, depth: Int) -> Bool {
        guard style.shadow == nil else { return false }
        if style.keepsPicture { return true }
        var things = 0
        if let background = style.backgroundColor, background.alpha > 0 { things += 1 }
        if contents != nil { things += 1 }
        if style.backdrop != nil { things += 1 }
        if style.borderWidth > 0, style.borderColor != nil { things += 1 }
        guard things <= 1 else { return false }
        if children.isEmpty { return true }
        guard depth > 0, children.count <= 4 else { return false }
        var drawn = things == 0 ? [] : [NodeExtent.own(of: self, at: place.frame, scale: scale)]
        let space = place.inner(of: self, scale: scale)
        for child in children where child.style.opacity > 0 {
            guard let inner = NodePlace(child, in: space) else { continue }
            let extent = NodeExtent.flat(of: child, at: inner, scale: scale)
            guard child.mask == nil, inner.turn == nil, !drawn.contains(where: extent.intersects),
                child.fadesWithoutGroup(at: inner, scale: scale, depth: depth - 1)
            else { return false }
            drawn.append(extent)
        }
        return true
    }
}
