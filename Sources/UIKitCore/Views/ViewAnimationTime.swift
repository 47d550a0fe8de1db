import QuartzCore

/// The timing of the animations of one block, and the completion that is called after the last animation.
@MainActor
struct ViewAnimationTime {
    /// In seconds.
    var duration = 0.0
    /// In seconds. For a block that follows a timeline: the fraction of the timeline before the changes begin.
    var delay = 0.0
    var options: UIView.AnimationOptions = []
    /// The number of runs that an app has set; nil for one run, or for no end with the option `repeat`.
    var repeatCount: Float?
    var group: CompletionGroup?

    /// Adds an animation of the block. The animation begins with the next frame.
    func begin(_ animation: CAPropertyAnimation, on layer: CALayer, forKey key: String) {
        animation.duration = max(duration, 0.000_001)
        if delay > 0 { animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay }
        // During its delay the animation displays its start value.
        animation.fillMode = .backwards
        if let repeatCount {
            animation.repeatCount = repeatCount
        } else if options.contains(.repeat) {
            animation.repeatCount = .infinity
        }
        animation.autoreverses = options.contains(.autoreverse)
        if let group {
            group.enter()
            animation.delegate = CompletionRelay(group)
        }
        layer.add(animation, forKey: key)
    }
}
