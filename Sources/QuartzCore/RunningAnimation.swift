import FrameTime
import LayerScene

/// An animation of a layer with its start: the first frame that displays the animation.
final class RunningAnimation {
    weak var layer: CALayer?
    let key: String
    let animation: CAAnimation
    /// In the layer's own time.
    private(set) var start: FrameInstant?
    private let group: CompletionGroup?
    private var hasReported = false
    /// The position in the app's list of running animations; nil before the registration.
    var number: Int?
    /// For a transition: the last content before the transition.
    var former: SceneNode?
    /// For a transition: the identifier of the node that contains both contents.
    let id = LayerID.next()

    init(layer: CALayer, key: String, animation: CAAnimation, group: CompletionGroup?) {
        self.layer = layer
        self.key = key
        self.animation = animation
        self.group = group
        group?.enter()
    }

    /// Called with the first frame after the addition.
    func begin(at instant: FrameInstant) {
        guard start == nil else { return }
        start = presumedStart(layer?.localTime(instant) ?? instant)
        MainCalls.didStart(animation)
    }

    /// The start of the animation, or the start it would have if `instant` were its first frame.
    func presumedStart(_ instant: FrameInstant) -> FrameInstant {
        // A begin time in the future delays the start. 0 starts with the first frame that displays the animation.
        start ?? (animation.beginTime > 0 ? FrameInstant(seconds: animation.beginTime) : instant)
    }

    /// Whether the animation is paused until a frame is requested.
    var waits: Bool {
        if let timeline = (animation as? TimelineAnimation)?.timeline { return timeline.isHeld }
        return layer?.isTimePaused ?? false
    }

    private var sampledVersion: Int?

    /// Whether the animation is paused and was sampled at its current time, so that the last picture is still valid.
    func isSampledAndPaused(_ version: Int) -> Bool {
        guard waits, layer?.isInPicture == true else {
            sampledVersion = nil
            return false
        }
        defer { sampledVersion = version }
        return sampledVersion == version
    }

    /// Begins an animation that is added while the layer's time is paused, at the current time.
    func beginIfStill(at instant: FrameInstant) {
        guard let layer, layer.isTimePaused, start == nil else { return }
        begin(at: instant)
    }

    /// Whether a timeline, not time, decides the end of the animation.
    var followsTimeline: Bool { animation is TimelineAnimation }

    func isFinished(at instant: FrameInstant) -> Bool {
        if let timeline = (animation as? TimelineAnimation)?.timeline { return timeline.isOver }
        guard let start else { return false }
        return (layer?.localTime(instant) ?? instant) - start >= animation.totalDuration
    }

    func reportStop(finished: Bool) {
        guard !hasReported else { return }
        hasReported = true
        MainCalls.didStop(animation, finished)
        group?.leave(finished: finished)
    }
}
