import CallStack
public import CoreGraphics
public import Foundation
import LayerScene

/// Shows its sublayers several times, each copy moved, later in time and in another color than the copy before it.
///
/// A copy is a picture: hit tests and the tree of layers know the sublayers alone. A copy that is later in time shows
/// animations of the
/// sublayers by ``instanceDelay`` later; what no animation moves is alike in all copies.
open class CAReplicatorLayer: CALayer {
    /// Chosen: more copies than any screen shows; a picture with more of them would take all memory.
    private static let mostCopies = 10_000

    /// How many copies show, the sublayers themselves included. 1 by default. 0 and less show nothing; more than 10,000
    /// count as 10,000.
    open var instanceCount = 1 { didSet { if instanceCount != oldValue { setNeedsNode() } } }
    /// False by default.
    /// - Coverage: inert (layers are drawn in the plane)
    open var preservesDepth = false {
        didSet {
            if preservesDepth {
                LayerLog.once("CAReplicatorLayer.preservesDepth has no effect: layers are drawn in the plane")
            }
        }
    }
    /// Seconds by which each copy is behind the copy before it. 0 by default. Animatable.
    open var instanceDelay: CFTimeInterval {
        get { modelValues.replica.delay }
        set {
            change(
                \.replica.delay, to: newValue.finite(or: modelValues.replica.delay, "instanceDelay"),
                key: "instanceDelay")
        }
    }
    /// Places each copy relative to the copy before it. Documented: around the center of this layer. Animatable.
    open var instanceTransform: CATransform3D {
        get { modelValues.replica.transform }
        set { change(\.replica.transform, to: newValue, key: "instanceTransform") }
    }
    /// The color that all colors of the copies are multiplied with. White by default, as is nil. Animatable.
    open var instanceColor: CGColor? {
        get { modelValues.replica.color }
        set { change(\.replica.color, to: newValue ?? .white, key: "instanceColor") }
    }
    /// What is added to the red of ``instanceColor`` for each copy after the first. 0 by default. Animatable.
    open var instanceRedOffset: Float {
        get { modelValues.replica.redOffset }
        set { setOffset(\.replica.redOffset, newValue, "instanceRedOffset") }
    }
    /// What is added to the green of ``instanceColor`` for each copy after the first. 0 by default. Animatable.
    open var instanceGreenOffset: Float {
        get { modelValues.replica.greenOffset }
        set { setOffset(\.replica.greenOffset, newValue, "instanceGreenOffset") }
    }
    /// What is added to the blue of ``instanceColor`` for each copy after the first. 0 by default. Animatable.
    open var instanceBlueOffset: Float {
        get { modelValues.replica.blueOffset }
        set { setOffset(\.replica.blueOffset, newValue, "instanceBlueOffset") }
    }
    /// What is added to the alpha of ``instanceColor`` for each copy after the first. 0 by default. Animatable.
    open var instanceAlphaOffset: Float {
        get { modelValues.replica.alphaOffset }
        set { setOffset(\.replica.alphaOffset, newValue, "instanceAlphaOffset") }
    }

    /// A replicator that shows its sublayers once.
    public required init() { super.init() }
    /// A copy of a replicator's values, for what is shown; of any other layer, of those that all layers have.
    public required init(layer: Any) {
        super.init(layer: layer)
        if let other = layer as? CAReplicatorLayer { instanceCount = other.instanceCount }
    }
    /// Of an archive the values of any layer are read.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private func setOffset(_ property: WritableKeyPath<LayerModel, Float>, _ value: Float, _ key: String) {
        change(property, to: value.finite(or: modelValues[keyPath: property], key), key: key)
    }

    func set(_ replica: ReplicaModel) {
        (instanceTransform, instanceDelay, instanceColor) = (replica.transform, replica.delay, replica.color)
        (instanceRedOffset, instanceGreenOffset) = (replica.redOffset, replica.greenOffset)
        (instanceBlueOffset, instanceAlphaOffset) = (replica.blueOffset, replica.alphaOffset)
    }

    /// A replicator without sublayers that shows as many copies.
    var plainCopy: CAReplicatorLayer {
        let copy = CAReplicatorLayer()
        copy.instanceCount = instanceCount
        return copy
    }

    // MARK: Copies

    /// Names a node of a copy from one picture to the next.
    private struct CopyKey: Hashable {
        let copy: Int
        /// Nil for the node around the copy.
        let node: LayerID?
    }

    private var names: [CopyKey: LayerID] = [:]
    private var images: [ColorProduct.Key: CGImage] = [:]

    override func makeChildren(_ model: LayerModel) -> [SceneNode] { copies(model, delay: 0) }

    func copies(_ model: LayerModel, delay: Double) -> [SceneNode] {
        let count = min(instanceCount, Self.mostCopies)
        guard count > 0 else { return [] }
        let replica = model.replica
        // All copies are alike where nothing moves.
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
