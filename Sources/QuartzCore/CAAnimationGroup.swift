import Foundation

/// An animation that runs several animations together.
open class CAAnimationGroup: CAAnimation {
    /// The animations of the group. Their times are relative to the group. Nil runs none.
    open var animations: [CAAnimation]?

    /// The copy of a group has copies of the animations.
    override func setValues(of copy: CAAnimation) {
        super.setValues(of: copy)
        guard let copy = copy as? CAAnimationGroup else { return }
        copy.animations = animations?.map { $0.copy() as? CAAnimation ?? $0 }
    }

    override func apply(to model: inout LayerModel, at time: Double) {
        guard let fraction = fraction(at: time) else { return }
        for animation in animations ?? [] { animation.apply(to: &model, at: fraction * effectiveDuration) }
    }
}
