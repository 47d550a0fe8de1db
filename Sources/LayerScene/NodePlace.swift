package import CoreGraphics
package import Foundation
import NumberConversion

/// The coordinate space of a node's children, in whole device pixels.
package struct ParentSpace: Equatable, Sendable {
    /// The device pixels per point.
    package var scale: CGFloat
    /// The pixel of the origin of `bounds`.
    package var originX: Int
    package var originY: Int
    package var bounds: CGRect
    package var sublayerTransform: CGAffineTransform

    package init(
        scale: CGFloat, originX: Int = 0, originY: Int = 0, bounds: CGRect = .zero,
        sublayerTransform: CGAffineTransform = .identity
    ) {
        self.scale = scale
        self.originX = originX
        self.originY = originY
        self.bounds = bounds
        self.sublayerTransform = sublayerTransform
    }
}

/// The position of a node in device pixels.
///
/// A node without rotation and scale snaps to whole pixels relative to its parent's pixel, so that a parent and its
/// children move together: a page that moves by fractions does not shimmer. The snapping rounds edges, so that
/// neighbors that touch in points touch in pixels. Cached pictures round their size instead, so that their size does
/// not change during a movement.
package struct NodePlace: Equatable, Sendable {
    /// The bounds in pixels: in the parent's picture, or in the node's own flat picture if `turn` is set.
    package var frame: PixelRect
    /// The transform from the node's flat picture to the parent's picture; nil for a pure translation.
    package var turn: CGAffineTransform?

    /// Nil if the numbers are not finite or too large, or if the transform is not invertible.
    package init?(_ node: SceneNode, in parent: ParentSpace) {
        let bounds = node.geometry.bounds
        let scale = parent.scale
        guard bounds.isFinite else { return nil }
        var transform = node.geometry.toParent
        if !parent.sublayerTransform.isIdentity {
            let middle = CGPoint(x: parent.bounds.midX, y: parent.bounds.midY)
            transform = transform.concatenating(CGAffineTransform(translationX: -middle.x, y: -middle.y))
                .concatenating(parent.sublayerTransform)
                .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
        }
        let width = bounds.width * scale
        let height = bounds.height * scale
        guard width < PixelRect.farthest, height < PixelRect.farthest else { return nil }
        if transform.isTranslation {
            let x = (bounds.minX + transform.tx - parent.bounds.minX) * scale
            let y = (bounds.minY + transform.ty - parent.bounds.minY) * scale
            guard abs(x) < PixelRect.farthest, abs(y) < PixelRect.farthest else { return nil }
            let keeps = node.style.keepsPicture
            let across = Self.snap(x, width, keepsSize: keeps)
            let down = Self.snap(y, height, keepsSize: keeps)
            frame = PixelRect(
                x: parent.originX + across.start, y: parent.originY + down.start, width: across.length,
                height: down.length)
            turn = nil
            return
        }
        let determinant = transform.a * transform.d - transform.b * transform.c
        guard determinant.isFinite, abs(determinant) > 1e-9 else { return nil }
        frame = PixelRect(
            x: 0, y: 0, width: Self.snap(0, width, keepsSize: true).length,
            height: Self.snap(0, height, keepsSize: true).length)
        let matrix = CGAffineTransform(scaleX: 1 / scale, y: 1 / scale)
            .concatenating(CGAffineTransform(translationX: bounds.minX, y: bounds.minY))
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: -parent.bounds.minX, y: -parent.bounds.minY))
            .concatenating(CGAffineTransform(scaleX: scale, y: scale))
            .concatenating(CGAffineTransform(translationX: CGFloat(parent.originX), y: CGFloat(parent.originY)))
        guard abs(matrix.tx) < PixelRect.farthest, abs(matrix.ty) < PixelRect.farthest else { return nil }
        turn = matrix
    }

    /// The coordinate space of the node's children: in the parent's picture, or in the node's own flat picture.
    package func inner(of node: SceneNode, scale: CGFloat) -> ParentSpace {
        ParentSpace(
            scale: scale, originX: frame.x, originY: frame.y, bounds: node.geometry.bounds,
            sublayerTransform: node.geometry.sublayerTransform)
    }

    /// Rounds halves up, with a small tolerance for rounding errors of earlier sums.
    package static func snap(_ value: CGFloat) -> Int {
        guard value.isFinite else { return 0 }
        return Int(saturating: (min(max(value, -PixelRect.farthest), PixelRect.farthest) + 0.5 + 1e-4).rounded(.down))
    }

    private static func snap(_ start: CGFloat, _ length: CGFloat, keepsSize: Bool) -> (start: Int, length: Int) {
        let first = snap(start)
        let size = keepsSize ? snap(length) : snap(start + length) - first
        // A hairline stays visible at every position.
        return (first, size <= 0 && length >= 0.5 ? 1 : max(size, 0))
    }
}
