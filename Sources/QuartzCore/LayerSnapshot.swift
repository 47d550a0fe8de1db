import CallStack
import Foundation
import LayerScene

extension CALayer {
    /// Whether another layer displays this layer's content. The layer itself stays unchanged.
    package var isConcealed: Bool {
        get { pending.isConcealed }
        set {
            guard newValue != pending.isConcealed else { return }
            pending.isConcealed = newValue
            setNeedsNode()
        }
    }

    /// Returns an independent layer with the content of this layer and its sublayers.
    /// - Parameter atRest: whether the copy has the values at the end of running animations, not the current ones.
    package func snapshot(atRest: Bool) -> CALayer {
        let shown = atRest ? modelValues : sampledModel()
        let copy = (self as? CAReplicatorLayer)?.plainCopy ?? CALayer()
        copy.modelValues = shown
        copy.modelValues.contents = makeContents(shown)
        CallStack.withRoom {
            for layer in orderedSublayers where !layer.modelValues.isHidden {
                copy.addSublayer(layer.snapshot(atRest: atRest))
            }
        }
        if let mask = tree.mask { copy.mask = mask.snapshot(atRest: atRest) }
        copy.setNeedsNode()
        return copy
    }
}
