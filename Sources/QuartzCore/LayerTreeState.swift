import CallStack
package import CoreGraphics
package import Foundation
import LayerScene
import Synchronization

/// The position of a layer in the tree.
package struct LayerTreeState {
    /// Cleared by the superlayer when it is freed. A weak reference would slow down every use of every layer.
    private var superlayerReference: Unmanaged<CALayer>?
    package fileprivate(set) var superlayer: CALayer? {
        get { superlayerReference?.takeUnretainedValue() }
        set { superlayerReference = newValue.map { Unmanaged.passUnretained($0) } }
    }
    package fileprivate(set) var sublayers: [CALayer] = []
    fileprivate(set) var mask: CALayer?
    /// The topmost layer of a window. Changes of its sublayers request frames.
    package var isRoot = false

    /// Compares without retaining the superlayer.
    func hasSuperlayer(_ layer: CALayer) -> Bool {
        superlayerReference?.toOpaque() == Unmanaged.passUnretained(layer).toOpaque()
    }

    /// All layers that are laid out and drawn with this layer.
    var sublayersAndMask: [CALayer] { mask.map { sublayers + [$0] } ?? sublayers }
}

extension LayerID {
    private static let last = Atomic<UInt64>(0)

    static func next() -> LayerID { LayerID(last.add(1, ordering: .relaxed).newValue) }
}

extension Array where Element: AnyObject {
    /// The index of this object. Searches from both ends, because most removals are at an end.
    package func identityIndex(of element: Element) -> Int? {
        let wanted = Unmanaged.passUnretained(element).toOpaque()
        return withUnsafeBufferPointer { buffer in
            buffer.withMemoryRebound(to: UnsafeMutableRawPointer.self) { objects in
                var (low, high) = (0, objects.count - 1)
                while low <= high {
                    if objects[low] == wanted { return low }
                    if objects[high] == wanted { return high }
                    (low, high) = (low + 1, high - 1)
                }
                return nil
            }
        }
    }
}

extension CALayer {
    /// Removes the references of sublayers to a layer that is being freed.
    func releaseSublayers() {
        for layer in tree.sublayers where layer.tree.hasSuperlayer(self) { layer.tree.superlayer = nil }
        if let mask = tree.mask, mask.tree.hasSuperlayer(self) { mask.tree.superlayer = nil }
        var last = tree.sublayersAndMask
        guard !last.isEmpty else { return }
        (tree.sublayers, tree.mask) = ([], nil)
        CallStack.withRoom { last.removeAll() }
    }

    func insert(_ layer: CALayer, at index: Int) {
        guard layer !== self, !layer.hasInside || !layer.isAncestor(of: self) else {
            fatalError("CALayer: \(layer) cannot become a sublayer of itself or of its own sublayer; remove it first")
        }
        requireThread("a sublayer")
        layer.detach()
        tree.sublayers.insert(layer, at: min(max(index, 0), tree.sublayers.count))
        layer.tree.superlayer = self
        layer.passPendingUp()
        setNeedsNode()
    }

    func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
        layer.detach()
        let index = sibling.flatMap { tree.sublayers.identityIndex(of: $0) }
        insert(layer, at: index.map { $0 + offset } ?? (offset == 0 ? 0 : tree.sublayers.count))
    }

    func detach() {
        guard let parent = tree.superlayer else { return }
        parent.setNeedsNode()
        if let index = parent.tree.sublayers.identityIndex(of: self) { parent.tree.sublayers.remove(at: index) }
        if parent.tree.mask === self { parent.tree.mask = nil }
        tree.superlayer = nil
        // Only the main thread's environment has running animations, and only layers in a window have any.
        if LayerThread.isMain { LayerEnvironment.current.leave(self) }
    }

    func replaceSublayers(with layers: [CALayer]) {
        // Removes the last sublayer first, so that no other sublayer changes its index.
        tree.sublayers.reversed().forEach { $0.detach() }
        layers.forEach { addSublayer($0) }
    }

    func setMask(_ layer: CALayer?) {
        guard layer !== tree.mask else { return }
        guard layer !== self, layer?.isAncestor(of: self) != true else {
            fatalError(
                "CALayer.mask: a layer cannot mask itself or a layer inside it; make a layer of its own for the mask")
        }
        tree.mask?.detach()
        layer?.detach()
        tree.mask = layer
        layer?.tree.superlayer = self
        layer?.passPendingUp()
        setNeedsNode()
    }

    /// Moves a sublayer to another index without removing it, so that its animations continue.
    package func moveSublayer(_ layer: CALayer, to index: Int) {
        guard let from = tree.sublayers.identityIndex(of: layer) else { return }
        tree.sublayers.remove(at: from)
        tree.sublayers.insert(layer, at: min(max(index, 0), tree.sublayers.count))
        setNeedsNode()
    }

    private var hasInside: Bool { !tree.sublayers.isEmpty || tree.mask != nil }
    private func isAncestor(of layer: CALayer) -> Bool { layer.isBelow(self) }

    /// Whether this layer is `top` or one of its descendants.
    func isBelow(_ top: CALayer) -> Bool {
        var next: CALayer? = self
        while let current = next {
            if current === top { return true }
            next = current.tree.superlayer
        }
        return false
    }

    // MARK: Coordinates

    /// The transform from this layer's coordinates to the topmost layer's.
    package var toTop: CGAffineTransform {
        var result = CGAffineTransform.identity
        var next: CALayer? = self
        while let layer = next {
            if let above = layer.tree.superlayer, above.keepsDepth {
                let (through, outer) = layer.throughSpaces
                result = result.concatenating(through)
                next = outer
            } else {
                result = result.concatenating(layer.modelValues.geometry.toParent)
                next = layer.tree.superlayer
            }
        }
        return result
    }

    /// Converts a point from the superlayer's coordinates. Takes constant time at any depth.
    package func convert(_ point: CGPoint, fromSuperlayer parent: CALayer) -> CGPoint {
        guard parent === tree.superlayer else { return convert(point, from: parent) }
        return point.applying(modelValues.geometry.toParent.inverted())
    }

    func transform(from other: CALayer?) -> CGAffineTransform {
        let top = other?.toTop ?? .identity
        return top.concatenating(toTop.inverted())
    }
}
