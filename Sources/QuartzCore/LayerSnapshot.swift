import CallStack
import Foundation
import LayerScene

extension CALayer {
    /// Something else shows the layer's picture in its place. The layer itself is as it was for all who ask.
    package var isConcealed: Bool {
        get { pending.isConcealed }
        set {
            guard newValue != pending.isConcealed else { return }
            pending.isConcealed = newValue
            setNeedsNode()
        }
    }

    /// A layer of its own that shows what this one shows, with everything in it, and does not change any more.
    /// - Parameter atRest: as it is when its animations are over, not as they show it now.
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
