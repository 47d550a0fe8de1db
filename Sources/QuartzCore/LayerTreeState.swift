import CallStack
package import CoreGraphics
package import Foundation
import LayerScene
import Synchronization

/// Where a layer hangs.
package struct LayerTreeState {
    /// Cleared by a superlayer that is freed. Not weak: that would make every use of every layer slower.
    package fileprivate(set) unowned(unsafe) var superlayer: CALayer?
    package fileprivate(set) var sublayers: [CALayer] = []
    fileprivate(set) var mask: CALayer?
    /// The layer at the top of a window; changes below it ask for frames.
    package var isRoot = false

    /// All that is laid out and drawn with the layer.
    var sublayersAndMask: [CALayer] { mask.map { sublayers + [$0] } ?? sublayers }
}

extension LayerID {
    private static let last = Atomic<UInt64>(0)

    static func next() -> LayerID { LayerID(last.add(1, ordering: .relaxed).newValue) }
}

extension Array where Element: AnyObject {
    /// The index of this very object. Looks from both ends: what leaves is mostly the first or the last.
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
    /// Sublayers of a layer that is being freed have no superlayer any more.
    func releaseSublayers() {
        for layer in tree.sublayers where layer.tree.superlayer === self { layer.tree.superlayer = nil }
        if let mask = tree.mask, mask.tree.superlayer === self { mask.tree.superlayer = nil }
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
        // Only the main thread's environment has running animations, and only of layers in a window.
        if LayerThread.isMain { LayerEnvironment.current.leave(self) }
    }

    func replaceSublayers(with layers: [CALayer]) {
        // The last one first, so that none behind it has to move up.
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

    /// Moves a sublayer without taking it out, so that its animations continue.
    package func moveSublayer(_ layer: CALayer, to index: Int) {
        guard let from = tree.sublayers.identityIndex(of: layer) else { return }
        tree.sublayers.remove(at: from)
        tree.sublayers.insert(layer, at: min(max(index, 0), tree.sublayers.count))
        setNeedsNode()
    }

    private var hasInside: Bool { !tree.sublayers.isEmpty || tree.mask != nil }
    private func isAncestor(of layer: CALayer) -> Bool { layer.isBelow(self) }

    /// Whether this layer is `top` or hangs somewhere below it.
    func isBelow(_ top: CALayer) -> Bool {
        var next: CALayer? = self
        while let current = next {
            if current === top { return true }
            next = current.tree.superlayer
        }
        return false
    }

    // MARK: Coordinates

    /// From this layer's space to the space of the topmost layer.
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

    /// A point of the layer that this one is in, in this one. It takes no longer deep in a tree.
    package func convert(_ point: CGPoint, fromSuperlayer parent: CALayer) -> CGPoint {
        guard parent === tree.superlayer else { return convert(point, from: parent) }
        return point.applying(modelValues.geometry.toParent.inverted())
    }

    func transform(from other: CALayer?) -> CGAffineTransform {
        let top = other?.toTop ?? .identity
        return top.concatenating(toTop.inverted())
    }
}
