import FrameTime
import LayerScene

/// An animation on a layer, with the moment it began: the first frame that shows it.
final class RunningAnimation {
    weak var layer: CALayer?
    let key: String
    let animation: CAAnimation
    /// By the layer's own time.
    private(set) var start: FrameInstant?
    private let group: CompletionGroup?
    private var hasReported = false
    /// Its place among all that the app has moved; nil until the app moves it.
    var number: Int?
    /// Of a transition: what the layer showed last before it.
    var former: SceneNode?
    /// Of a transition: names the node of both pictures.
    let id = LayerID.next()

    init(layer: CALayer, key: String, animation: CAAnimation, group: CompletionGroup?) {
        self.layer = layer
        self.key = key
        self.animation = animation
        self.group = group
        group?.enter()
    }

    /// Called with the first frame after it was added.
    func begin(at instant: FrameInstant) {
        guard start == nil else { return }
        start = presumedStart(layer?.localTime(instant) ?? instant)
        MainCalls.didStart(animation)
    }

    /// When it began, or would if `instant` were its first frame.
    func presumedStart(_ instant: FrameInstant) -> FrameInstant {
        // A begin time in the future delays; 0 means the frame that first shows it.
        start ?? (animation.beginTime > 0 ? FrameInstant(seconds: animation.beginTime) : instant)
    }

    /// Whether nothing of it moves until a frame is asked for.
    var waits: Bool {
        if let timeline = (animation as? TimelineAnimation)?.timeline { return timeline.isHeld }
        return layer?.timeStandsStill ?? false
    }

    private var sampledVersion: Int?

    /// Whether it stands still and has been sampled where it is, so that the last picture is still true.
    func standsAsSampled(_ version: Int) -> Bool {
        guard waits, layer?.isInPicture == true else {
            sampledVersion = nil
            return false
        }
        defer { sampledVersion = version }
        return sampledVersion == version
    }

    /// An animation that comes while time stands still begins there, and not where time is put next.
    func beginIfStill(at instant: FrameInstant) {
        guard let layer, layer.timeStandsStill, start == nil else { return }
        begin(at: instant)
    }

    /// Whether a transition says when it is over, rather than time.
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
