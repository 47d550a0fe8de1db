package import FrameTime
import Synchronization

/// What layers need from the app they are in: the frame's time, a way to ask for a frame, and the list of what moves.
///
/// One app is current at a time; an app under test makes its own current whenever it is driven. The main thread's own:
/// layers on another thread ask for nothing of it but the clock.
package final class LayerEnvironment: @unchecked Sendable {
    package static var current: LayerEnvironment {
        get { hasSeveral ? ofWork ?? shared : shared }
        set {
            guard newValue !== shared else { return }
            hasSeveral = true
            shared = newValue
            newValue.shareClock()
        }
    }
    private nonisolated(unsafe) static var shared = LayerEnvironment()
    /// Whether there was ever another one; until then tasks are not looked at.
    private nonisolated(unsafe) static var hasSeveral = false
    /// Of the app that the running work began in. Work that waited continues in its own app, whichever was driven
    /// meanwhile.
    @TaskLocal package static var ofWork: LayerEnvironment?

    /// Reads the host's clock, on any thread.
    package var readClock: @Sendable () -> FrameInstant = { .zero } {
        didSet { if LayerEnvironment.shared === self { shareClock() } }
    }
    /// The clock of the app that is current, for other threads.
    private static let clockOfThreads = Mutex<@Sendable () -> FrameInstant>({ .zero })
    private func shareClock() { Self.clockOfThreads.withLock { $0 = readClock } }

    /// The moment of the frame being made; on another thread than the main one the host's own time.
    static var nowAnywhere: FrameInstant { LayerThread.isMain ? current.now : clockOfThreads.withLock { $0 }() }

    private var frozen: FrameInstant?
    /// The moment of the frame being made; between frames the host's own time.
    package var now: FrameInstant { frozen ?? readClock() }
    /// Called whenever the picture may have changed.
    package var requestFrame: () -> Void = {}
    /// Called before the outermost transaction of the app's own is committed: what waits for a layout belongs to it.
    package var willCommit: () -> Void = {}
    package let transactions = TransactionStack()
    /// In the order of their numbers, which is that of their beginning.
    private(set) var running: [RunningAnimation] = []
    private var lastNumber = 0
    /// Grows whenever something that stands still is put elsewhere.
    var stillVersion = 0
    /// Whether some layer was ever given a time of its own; until then all have the clock's, and none is looked up.
    static let hasOwnTimes = Atomic(false)
    private var frameCallbacks: [FrameCallback] = []

    package init() {}

    /// Whether another frame is due without a request.
    package var isAnimating: Bool { running.contains { !$0.waits } || frameCallbacks.contains { !$0.waits() } }

    /// Calls `body` at the start of every frame until it returns false.
    /// - Parameter waits: whether the callback needs no frame of its own.
    package func onEachFrame(waits: @escaping () -> Bool = { false }, _ body: @escaping (FrameInstant) -> Bool) {
        frameCallbacks.append(FrameCallback(waits: waits, body: body))
        requestFrame()
    }

    /// The start of a frame: per-frame callbacks run in the order in which they were added, then ended animations call
    /// their delegates.
    package func beginFrame(at instant: FrameInstant) {
        frozen = instant
        let callbacks = frameCallbacks
        frameCallbacks = []
        var kept: [FrameCallback] = []
        for callback in callbacks where callback.body(instant) { kept.append(callback) }
        frameCallbacks = kept + frameCallbacks
        finishAnimations(at: instant)
    }

    /// The end of a frame: time moves again.
    package func endFrame() {
        // What is hidden is not sampled, but its time runs all the same; else it would ask for frames without end.
        for animation in running where animation.start == nil && animation.layer?.isInPicture == true {
            animation.begin(at: now)
        }
        frozen = nil
    }

    /// The end of a turn's changes: what was added begins with this frame, seen or not, and sampling visits all that
    /// moves.
    ///
    /// A layer that left the picture loses its animations, so that nothing waits for a start that never comes.
    package func commitAnimations() {
        for animation in running {
            guard let layer = animation.layer else {
                forget(animation, finished: false)
                continue
            }
            if animation.standsAsSampled(stillVersion) { continue }
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
        // Completions may start animations; only those that were running when the frame began are judged.
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

    /// Animations end where their layer leaves the picture: they would not be visible, and would ask for frames for
    /// ever.
    func leave(_ top: CALayer) {
        for animation in below(top) { animation.layer?.stopAnimation(key: animation.key) }
    }

    /// What moves `top` and the layers in it, in the order of its beginning. Goes through those layers, and not through
    /// all that moves.
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

    /// Where it is among what runs here; nil where it does not. The numbers rise, so that half of what is left is
    /// passed over at a time.
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

private struct FrameCallback {
    let waits: () -> Bool
    let body: (FrameInstant) -> Bool
}
