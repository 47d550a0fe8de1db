import Foundation

/// Runs several animations as one.
open class CAAnimationGroup: CAAnimation {
    /// Run together, in the group's time; nil runs none.
    open var animations: [CAAnimation]?

    override func apply(to model: inout LayerModel, at time: Double) {
        guard let fraction = fraction(at: time) else { return }
        for animation in animations ?? [] { animation.apply(to: &model, at: fraction * effectiveDuration) }
    }
}
