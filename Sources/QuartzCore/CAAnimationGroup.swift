import Foundation

/// An animation that runs several animations together.
open class CAAnimationGroup: CAAnimation {
    /// The animations of the group. Their times are relative to the group. Nil runs none.
    open var animations: [CAAnimation]?

    override func apply(to model: inout LayerModel, at time: Double) {
        guard let fraction = fraction(at: time) else { return }
        for animation in animations ?? [] { animation.apply(to: &model, at: fraction * effectiveDuration) }
    }
}
