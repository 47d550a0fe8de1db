package import FrameTime
import Synchronization

/// The layer's connection to its app: the time of the frame, frame requests and the list of running animations.
///
/// One app is current at a time. An app under test makes its own environment current whenever the test drives it. The
/// environment belongs to the main thread; layers on other threads only read the clock.
package final class LayerEnvironment: @unchecked Sendable {
    package static var current: LayerEnvironment {
        get { hasSeveral ? taskLocal ?? ofTasks.current ?? shared : shared }
        set {
            ofTasks.setCurrent(newValue)
            guard newValue !== shared else { return }
            hasSeveral = true
            shared = newValue
            newValue.shareClock()
        }
    }
    private nonisolated(unsafe) static var shared = LayerEnvironment()
    /// The environment that each task made current.
    private nonisolated(unsafe) static var ofTasks = ObjectsByTask<LayerEnvironment>()
    /// Whether a second environment was ever created. Until then the task-local value is not read.
    private nonisolated(unsafe) static var hasSeveral = false
    /// The environment of the app in which the current task began. A task that was suspended continues in its own app.
    @TaskLocal package static var taskLocal: LayerEnvironment?

    /// Reads the host's clock. Callable on any thread.
    package var readClock: @Sendable () -> FrameInstant = { .zero } {
        didSet { if LayerEnvironment.shared === self { shareClock() } }
    }
    /// The clock of the current app, for other threads.
    private static let clockOfThreads = Mutex<@Sendable () -> FrameInstant>({ .zero })
    private func shareClock() { Self.clockOfThreads.withLock { $0 = readClock } }

    /// The time of the current frame; on threads other than the main thread, the host's time.
    static var nowAnywhere: FrameInstant { LayerThread.isMain ? current.now : clockOfThreads.withLock { $0 }() }

    private var frozen: FrameInstant?
    /// The time of the current frame; between frames the host's time.
    package var now: FrameInstant { frozen ?? readClock() }
    /// Called when the picture may have changed.
    package var requestFrame: () -> Void = {}
    /// Called before the app's outermost transaction is committed, so that pending layout belongs to the transaction.
    package var willCommit: () -> Void = {}
    package let transactions = TransactionStack()
    /// In ascending order of their numbers, which is the order of their start.
    private(set) var running: [RunningAnimation] = []
    private var lastNumber = 0
    /// Increases when a paused animation is moved to another time.
    var stillVersion = 0
    /// Whether a layer has ever had its own time. Until then all layers use the clock, and none is searched.
    static let hasOwnTimes = Atomic(false)
    private var frameCallbacks: [FrameCallback] = []
    /// The timelines whose motion starts with the next frame.
    private var waitingTimelines: [WaitingTimeline] = []

    package init() {}

    /// Called when the app of an environment ends. Tasks that made the environment current use the shared one.
    package static func ended(_ environment: LayerEnvironment) { ofTasks.remove(environment) }

    /// Whether another frame is due without a request.
    package var isAnimating: Bool { running.contains { !$0.waits } || frameCallbacks.contains { !$0.waits() } }

    /// Calls `body` at the start of every frame until it returns false.
    /// - Parameter waits: returns whether the callback needs no frame now.
    package func onEachFrame(waits: @escaping () -> Bool = { false }, _ body: @escaping (FrameInstant) -> Bool) {
        frameCallbacks.append(FrameCallback(waits: waits, body: body))
        requestFrame()
    }

    func startWithFrame(_ timeline: Timeline) { waitingTimelines.append(WaitingTimeline(timeline: timeline)) }

    /// Begins a frame: runs the per-frame callbacks in the order of their addition, then calls the delegates of ended
    /// animations.
    package func beginFrame(at instant: FrameInstant) {
        frozen = instant
        let callbacks = frameCallbacks
        frameCallbacks = []
        var kept: [FrameCallback] = []
        for callback in callbacks where callback.body(instant) { kept.append(callback) }
        frameCallbacks = kept + frameCallbacks
        finishAnimations(at: instant)
    }

    /// Ends a frame. Afterwards `now` is the host's time again.
    package func endFrame() {
        // Hidden layers are not sampled, but their animations start as well. Otherwise these animations would request
        // frames forever.
        for animation in running where animation.start == nil && animation.layer?.isInPicture == true {
            animation.begin(at: now)
        }
        frozen = nil
    }

    /// Ends the changes of a turn. New animations and timelines begin with this frame, whether visible or not, and
    /// sampling visits all animated layers.
    ///
    /// A layer that has left the window loses its animations, because they would never start.
    package func commitAnimations() {
        for waiting in waitingTimelines { waiting.timeline?.startIfWaiting(at: now) }
        waitingTimelines = []
        for animation in running {
            guard let layer = animation.layer else {
                forget(animation, finished: false)
                continue
            }
            if animation.isSampledAndPaused(stillVersion) { continue }
            if animation.followsTimeline {
                layer.setNeedsNode()
            } else if layer.isInPicture {
                animation.begin(at: now)
                layer.setNeedsNode()
            } else {
                layer.stop(animation)
            }
        }
    }

    private func finishAnimations(at instant: FrameInstant) {
        // Completions may start animations. Only animations that ran at the start of the frame are checked.
        let judged = running
        for animation in judged where animation.layer == nil || animation.isFinished(at: instant) {
            guard let layer = animation.layer else {
                forget(animation, finished: false)
                continue
            }
            if animation.animation.isRemovedOnCompletion {
                layer.finish(animation)
            } else {
                forget(animation, finished: true)
            }
        }
    }

    /// Ends the animations of a layer that leaves the window. They would be invisible and request frames forever.
    func leave(_ top: CALayer) {
        for animation in below(top) { animation.layer?.stopAnimation(key: animation.key) }
    }

    /// The running animations of `top` and its sublayers in the order of their start. Visits these layers instead of
    /// all running animations.
    func below(_ top: CALayer) -> [RunningAnimation] {
        guard !running.isEmpty else { return [] }
        var found: [RunningAnimation] = []
        var open = [top]
        while let layer = open.popLast() {
            found += layer.animations.list.filter { index(of: $0) != nil }
            open += layer.tree.sublayers
            if let mask = layer.tree.mask { open.append(mask) }
        }
        return found.sorted { ($0.number ?? 0) < ($1.number ?? 0) }
    }

    func enroll(_ animation: RunningAnimation) {
        lastNumber += 1
        animation.number = lastNumber
        running.append(animation)
    }

    func forget(_ animation: RunningAnimation, finished: Bool) {
        guard let place = index(of: animation) else { return }
        running.remove(at: place)
        animation.reportStop(finished: finished)
    }

    /// The index of a running animation; nil if it does not run here. A binary search by number.
    private func index(of animation: RunningAnimation) -> Int? {
        guard let number = animation.number else { return nil }
        var (low, high) = (0, running.count)
        while low < high {
            let middle = (low + high) / 2
            if (running[middle].number ?? 0) < number { low = middle + 1 } else { high = middle }
        }
        return low < running.count && running[low] === animation ? low : nil
    }
}

private struct WaitingTimeline {
    weak var timeline: Timeline?
}

private struct FrameCallback {
    let waits: () -> Bool
    let body: (FrameInstant) -> Bool
}
