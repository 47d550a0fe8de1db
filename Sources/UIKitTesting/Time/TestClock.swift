import FrameTime
import HeadlessHost
import NumberConversion
import Synchronization

/// The clock of a ``TestApp`` for tasks: a `Clock` of Swift that only the test advances.
///
/// An app that takes its clock as a parameter sleeps in no time in a test:
///
/// ```swift
/// final class Banner: UIViewController {
///     init(clock: any Clock<Duration> = ContinuousClock()) { … }
///     func show() { task = Task { try await clock.sleep(for: .seconds(3)); hide() } }
/// }
///
/// let clock = TestClock()
/// let app = TestApp(Banner(clock: clock), clock: clock)
/// await app.advance(by: .seconds(3))
/// ```
///
/// A sleep ends in the frame in which its deadline has passed. The woken task runs when the test awaits something, so
/// use `await app.advance(by:)` or `await app.settle(until:)`. A cancelled task, and the end of the app, end a sleep
/// with `CancellationError`.
public final class TestClock: Clock, Sendable {
    /// A time of the clock.
    public struct Instant: InstantProtocol {
        /// The time since the start of the app.
        public let offset: Duration

        /// The time `offset` after the start of the app.
        public init(offset: Duration) { self.offset = offset }

        /// The time `duration` later.
        public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        /// The time from this instant to `other`.
        public func duration(to other: Instant) -> Duration { other.offset - offset }
        /// Whether `a` is the earlier instant.
        public static func < (a: Instant, b: Instant) -> Bool { a.offset < b.offset }
    }

    private struct Sleeper {
        let id: Int
        let deadline: Instant
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var now = Instant(offset: .zero)
        var made = 0
        var woken = 0
        var sleepers: [Sleeper] = []
        /// Sleeps whose task was cancelled before they began.
        var cancelled: Set<Int> = []
        var hasEnded = false
    }

    private let state = Mutex(State())

    /// Creates a clock that stands at zero until a ``TestApp`` gets it.
    public init() {}

    /// The time since the start of the app.
    public var now: Instant { state.withLock { $0.now } }

    /// A nanosecond.
    public var minimumResolution: Duration { .nanoseconds(1) }

    /// Suspends the task until the app's clock has reached `deadline`.
    /// - Throws: `CancellationError` if the task is cancelled or the app ends.
    public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
        let id = state.withLock { state in
            state.made += 1
            return state.made
        }
        // A cancellation that came too late leaves nothing behind.
        defer { state.withLock { _ = $0.cancelled.remove(id) } }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let sleeper = Sleeper(id: id, deadline: deadline, continuation: continuation)
                let outcome: Result<Void, any Error>? = state.withLock { state in
                    if state.cancelled.remove(id) != nil || state.hasEnded { return .failure(CancellationError()) }
                    if state.now >= deadline { return .success(()) }
                    let place = state.sleepers.firstIndex { $0.deadline > deadline } ?? state.sleepers.count
                    state.sleepers.insert(sleeper, at: place)
                    return nil
                }
                if let outcome { continuation.resume(with: outcome) }
            }
        } onCancel: {
            cancel(id)
        }
    }

    private func cancel(_ id: Int) {
        let sleeper: Sleeper? = state.withLock { state in
            guard let place = state.sleepers.firstIndex(where: { $0.id == id }) else {
                state.cancelled.insert(id)
                return nil
            }
            return state.sleepers.remove(at: place)
        }
        sleeper?.continuation.resume(throwing: CancellationError())
    }

    /// The number of tasks that sleep.
    public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

    /// The number of sleeps that ended by their deadlines.
    var wakeCount: Int { state.withLock { $0.woken } }

    /// Starts with an app.
    func begin() { state.withLock { $0.hasEnded = false } }

    /// Moves the clock, and wakes the tasks whose deadlines have passed, the earliest first.
    func advance(to instant: FrameInstant) {
        let due = state.withLock { state in
            state.now = max(state.now, Instant(offset: .nanoseconds(instant.nanoseconds)))
            let now = state.now
            let due = state.sleepers.prefix { $0.deadline <= now }
            state.sleepers.removeFirst(due.count)
            state.woken += due.count
            return Array(due)
        }
        for sleeper in due { sleeper.continuation.resume() }
    }

    func end() {
        let left = state.withLock { state in
            let left = state.sleepers
            state.sleepers = []
            state.hasEnded = true
            return left
        }
        for sleeper in left { sleeper.continuation.resume(throwing: CancellationError()) }
    }
}

extension TestApp {
    func connectClock() {
        clock.begin()
        let clock = clock, time = host.manualClock
        host.clockDidAdvance = { clock.advance(to: time.now) }
        clock.advance(to: time.now)
    }

    /// Advances the clock by whole frames of at least `duration` in total. After each frame in which a sleep of
    /// ``clock`` ended, the woken tasks run before the next frame.
    ///
    /// Work that a task does on other threads has some time to finish; see ``settle(turns:until:)`` to wait for its
    /// result.
    public func advance(by duration: Duration) async {
        await letTasksRun()
        let parts = duration.components
        let seconds = Double(parts.seconds) + Double(parts.attoseconds) * 1e-18
        for _ in 0..<max(0, Int(saturating: (seconds / host.frameInterval).rounded(.up))) {
            let count = clock.wakeCount
            advance(frames: 1)
            if clock.wakeCount != count { await letTasksRun() }
        }
        await letTasksRun()
        turn()
    }

    /// Lets the main actor's tasks and other threads run.
    func letTasksRun() async {
        for _ in 0..<20 { await Task.yield() }
        // Work on other threads needs processor time.
        await Task.detached(priority: .background) { for _ in 0..<50 { await Task.yield() } }.value
    }
}
