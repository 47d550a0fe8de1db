import CoreGraphics
public import Foundation
import LayerScene

/// A layer that only transforms its sublayers. The layer draws nothing itself, and its sublayers keep their depth:
/// transforms combine in three dimensions, and sublayers that are nearer after all transforms cover farther ones.
///
/// Derived: each sublayer is drawn in two dimensions, by the depth of its anchor point. Sublayers do not intersect.
open class CATransformLayer: CALayer {
    /// Always false: only sublayers take part in hit tests.
    override open func contains(_ p: CGPoint) -> Bool { false }

    override var keepsDepth: Bool { true }
    override func makeChildren(_ model: LayerModel) -> [SceneNode] { children(in: model.space) }

    /// The nodes of the sublayers from back to front, in a space around this layer.
    private func children(in space: CATransform3D) -> [SceneNode] {
        var children: [(node: SceneNode, depth: CGFloat)] = []
        for layer in tree.sublayers {
            guard let node = layer.sceneNode() else { continue }
            let model = layer.sampledModel()
            if let inner = layer as? CATransformLayer {
                let own = CATransform3DConcat(model.space, space)
                let nodes = inner.children(in: own)
                let depth = CATransform3DConcat(model.place, space).m43
                children.append(
                    (
                        SceneNode(
                            id: node.id, geometry: node.geometry, style: node.style, children: nodes, mask: node.mask),
                        depth
                    ))
            } else {
                let place = CATransform3DConcat(model.place, space)
                children.append((node.placed(place.affine), place.m43))
            }
        }
        return children.enumerated().sorted { ($0.element.depth, $0.offset) < ($1.element.depth, $1.offset) }.map(
            \.element.node)
    }
}

extension LayerModel {
    private var anchor: CGPoint {
        CGPoint(x: bounds.origin.x + bounds.width * anchorPoint.x, y: bounds.origin.y + bounds.height * anchorPoint.y)
    }

    /// The transform with depth, from the anchor point to the superlayer's bounds.
    fileprivate var place: CATransform3D {
        CATransform3DConcat(transform, CATransform3DMakeTranslation(position.x, position.y, zPosition))
    }

    /// The transform with depth, from the bounds to the superlayer's bounds.
    fileprivate var space: CATransform3D {
        CATransform3DConcat(CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0), place)
    }
}

extension CALayer {
    /// The nearest superlayer that does not keep depth, and the transform from the bounds to the bounds of that
    /// superlayer.
    var throughSpaces: (CGAffineTransform, CALayer?) {
        var space = modelValues.space
        var next = tree.superlayer
        while let layer = next, layer.keepsDepth {
            space = CATransform3DConcat(space, layer.modelValues.space)
            next = layer.tree.superlayer
        }
        return (space.affine, next)
    }
}

extension SceneNode {
    /// The same node, with its anchor point at the position that a transform gives it.
    fileprivate func placed(_ place: CGAffineTransform) -> SceneNode {
        var geometry = geometry
        geometry.position = CGPoint(x: place.tx, y: place.ty)
        geometry.transform = CGAffineTransform(a: place.a, b: place.b, c: place.c, d: place.d, tx: 0, ty: 0)
        return SceneNode(id: id, geometry: geometry, style: style, contents: contents, children: children, mask: mask)
    }
}
