import CallStack
public import CoreGraphics
import Diagnostics
public import Foundation
import LayerScene

/// A layer that displays several copies of its sublayers. Each copy is transformed, delayed and tinted relative to the
/// copy before it.
///
/// Copies are pictures only: hit tests and the layer tree contain the sublayers alone. A delayed copy displays the
/// animations of the sublayers ``instanceDelay`` later. All copies display the same values of properties without
/// animation.
open class CAReplicatorLayer: CALayer {
    /// Chosen: more copies than a screen can show. More copies would need too much memory.
    private static let mostCopies = 10_000

    /// The number of copies, including the sublayers themselves. 1 by default. Values of 0 and less display nothing;
    /// values above 10,000 are treated as 10,000.
    open var instanceCount = 1 { didSet { if instanceCount != oldValue { setNeedsNode() } } }
    /// Whether copies keep their depth. False by default.
    /// - Coverage: inert (layers are drawn in two dimensions)
    open var preservesDepth = false {
        didSet {
            if preservesDepth {
                Log.once("CAReplicatorLayer.preservesDepth has no effect: layers are drawn in the plane")
            }
        }
    }
    /// The delay in seconds between one copy and the next. 0 by default. Animatable.
    open var instanceDelay: CFTimeInterval {
        get { modelValues.replica.delay }
        set {
            change(
                \.replica.delay, to: newValue.finite(or: modelValues.replica.delay, "instanceDelay"),
                key: "instanceDelay")
        }
    }
    /// The transform from one copy to the next. Documented (CAReplicatorLayer.instanceTransform): around the center of
    /// this layer. Animatable.
    open var instanceTransform: CATransform3D {
        get { modelValues.replica.transform }
        set { change(\.replica.transform, to: newValue, key: "instanceTransform") }
    }
    /// The color by which the colors of the copies are multiplied. White by default; nil is white. Animatable.
    open var instanceColor: CGColor? {
        get { modelValues.replica.color }
        set { change(\.replica.color, to: newValue ?? .white, key: "instanceColor") }
    }
    /// The change of the red component of ``instanceColor`` from one copy to the next. 0 by default. Animatable.
    open var instanceRedOffset: Float {
        get { modelValues.replica.redOffset }
        set { setOffset(\.replica.redOffset, newValue, "instanceRedOffset") }
    }
    /// The change of the green component of ``instanceColor`` from one copy to the next. 0 by default. Animatable.
    open var instanceGreenOffset: Float {
        get { modelValues.replica.greenOffset }
        set { setOffset(\.replica.greenOffset, newValue, "instanceGreenOffset") }
    }
    /// The change of the blue component of ``instanceColor`` from one copy to the next. 0 by default. Animatable.
    open var instanceBlueOffset: Float {
        get { modelValues.replica.blueOffset }
        set { setOffset(\.replica.blueOffset, newValue, "instanceBlueOffset") }
    }
    /// The change of the alpha component of ``instanceColor`` from one copy to the next. 0 by default. Animatable.
    open var instanceAlphaOffset: Float {
        get { modelValues.replica.alphaOffset }
        set { setOffset(\.replica.alphaOffset, newValue, "instanceAlphaOffset") }
    }

    /// Creates a replicator that displays its sublayers once.
    public required init() { super.init() }
    /// Creates a presentation layer with the values of a replicator layer. For any other layer, copies the properties
    /// that all layers have.
    public required init(layer: Any) {
        super.init(layer: layer)
        if let other = layer as? CAReplicatorLayer { instanceCount = other.instanceCount }
    }
    /// Creates a replicator layer. Only the properties that all layers have are read from the archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private func setOffset(_ property: WritableKeyPath<LayerModel, Float>, _ value: Float, _ key: String) {
        change(property, to: value.finite(or: modelValues[keyPath: property], key), key: key)
    }

    func set(_ replica: ReplicaModel) {
        (instanceTransform, instanceDelay, instanceColor) = (replica.transform, replica.delay, replica.color)
        (instanceRedOffset, instanceGreenOffset) = (replica.redOffset, replica.greenOffset)
        (instanceBlueOffset, instanceAlphaOffset) = (replica.blueOffset, replica.alphaOffset)
    }

    /// A replicator layer without sublayers and with the same number of copies.
    var plainCopy: CAReplicatorLayer {
        let copy = CAReplicatorLayer()
        copy.instanceCount = instanceCount
        return copy
    }

    // MARK: Copies

    /// Identifies a node of a copy from one frame to the next.
    private struct CopyKey: Hashable {
        let copy: Int
        /// Nil for the node that contains the copy.
        let node: LayerID?
    }

    private var names: [CopyKey: LayerID] = [:]
    private var images: [ColorProduct.Key: CGImage] = [:]

    override func makeChildren(_ model: LayerModel) -> [SceneNode] { copies(model, delay: 0) }

    func copies(_ model: LayerModel, delay: Double) -> [SceneNode] {
        let count = min(instanceCount, Self.mostCopies)
        guard count > 0 else { return [] }
        let replica = model.replica
        // Without animations, all copies display the same nodes.
        let varies = replica.delay != 0 && tree.sublayers.contains { $0.holdsAnimations }
        let first = delay == 0 ? sublayerNodes() : orderedSublayers.compactMap { $0.delayedNode(by: delay) }
        var (result, used, made): ([SceneNode], [CopyKey: LayerID], [ColorProduct.Key: CGImage]) = ([], [:], [:])
        var transform = CGAffineTransform.identity
        let center = CGPoint(x: model.bounds.midX, y: model.bounds.midY)
        for index in 0..<count {
            var nodes = first
            if index > 0 {
                transform = transform.concatenating(replica.transform.affine)
                if varies {
                    let later = delay + replica.delay * Double(index)
                    nodes = orderedSublayers.compactMap { $0.delayedNode(by: later) }
                }
                nodes = nodes.map { renamed($0, copy: index, &used) }
            }
            var style = SceneNode.Style()
            if let factor = replica.color(ofCopy: index) {
                style.opacity = factor.alpha
                var product = ColorProduct(factor, known: images)
                nodes = nodes.map { product.of($0) }
                made.merge(product.images) { old, _ in old }
            }
            result.append(
                SceneNode(
                    id: name(CopyKey(copy: index, node: nil), &used),
                    geometry: SceneGeometry(position: center, bounds: model.bounds, transform: transform), style: style,
                    children: nodes))
        }
        if delay == 0 { (names, images) = (used, made) }
        return result
    }

    private func renamed(_ node: SceneNode, copy: Int, _ used: inout [CopyKey: LayerID]) -> SceneNode {
        let id = name(CopyKey(copy: copy, node: node.id), &used)
        var children: [SceneNode] = []
        CallStack.withRoom { for child in node.children { children.append(renamed(child, copy: copy, &used)) } }
        let mask = node.mask.map { renamed($0, copy: copy, &used) }
        return SceneNode(
            id: id, geometry: node.geometry, style: node.style, contents: node.contents, children: children, mask: mask)
    }

    private func name(_ key: CopyKey, _ used: inout [CopyKey: LayerID]) -> LayerID {
        let id = names[key] ?? LayerID.next()
        used[key] = id
        return id
    }
}
