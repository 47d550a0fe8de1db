import QuartzCore

/// When the animations of one block run, and what is notified when the last of them is over.
@MainActor
struct ViewAnimationTime {
    /// Seconds.
    var duration = 0.0
    /// Seconds; of a block that follows a timeline the share of its way that is over before anything moves.
    var delay = 0.0
    var options: UIView.AnimationOptions = []
    var group: CompletionGroup?

    /// Adds an animation of the block, which begins with the next frame.
    func begin(_ animation: CAPropertyAnimation, on layer: CALayer, forKey key: String) {
        animation.duration = max(duration, 0.000_001)
        if delay > 0 { animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay }
        // What waits shows where it starts from.
        animation.fillMode = .backwards
        if options.contains(.repeat) { animation.repeatCount = .infinity }
        animation.autoreverses = options.contains(.autoreverse)
        if let group {
            group.enter()
            animation.delegate = CompletionRelay(group)
        }
        layer.add(animation, forKey: key)
    }
}
