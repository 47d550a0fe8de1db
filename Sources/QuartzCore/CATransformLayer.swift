import CoreGraphics
public import Foundation
import LayerScene

/// A layer that only transforms its sublayers: it has no appearance of its own, and sublayers keep their depth. A
/// sublayer that is turned back by as much as the layer is turned is drawn as it was, and what is nearer after all
/// transforms covers what is farther.
///
/// Derived: as everywhere, a sublayer is drawn in the plane, by the depth of its anchor point; sublayers do not cut
/// through each other.
open class CATransformLayer: CALayer {
    /// Always false: the layer itself is not hit.
    override open func contains(_ p: CGPoint) -> Bool { false }

    override var keepsDepth: Bool { true }
    override func makeChildren(_ model: LayerModel) -> [SceneNode] { children(in: model.space) }

    /// The nodes of the sublayers in a space around this layer, from back to front.
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

    /// From around the anchor point to the superlayer's bounds, with depth.
    fileprivate var place: CATransform3D {
        CATransform3DConcat(transform, CATransform3DMakeTranslation(position.x, position.y, zPosition))
    }

    /// From the bounds to the superlayer's bounds, with depth.
    fileprivate var space: CATransform3D {
        CATransform3DConcat(CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0), place)
    }
}

extension CALayer {
    /// From the bounds to those of the nearest layer above that does not keep depth, and that layer.
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
    /// The same picture, with its anchor point where a transform takes it.
    fileprivate func placed(_ place: CGAffineTransform) -> SceneNode {
        var geometry = geometry
        geometry.position = CGPoint(x: place.tx, y: place.ty)
        geometry.transform = CGAffineTransform(a: place.a, b: place.b, c: place.c, d: place.d, tx: 0, ty: 0)
        return SceneNode(id: id, geometry: geometry, style: style, contents: contents, children: children, mask: mask)
    }
}
