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

    /// A layer of its own that shows what this one shows now, with everything in it, and does not change any more.
    package func snapshot() -> CALayer {
        let shown = sampledModel()
        let copy = CALayer()
        copy.model = shown
        copy.model.contents = makeContents(shown)
        for layer in orderedSublayers where !layer.model.isHidden { copy.addSublayer(layer.snapshot()) }
        if let mask = tree.mask { copy.mask = mask.snapshot() }
        copy.setNeedsNode()
        return copy
    }
}
