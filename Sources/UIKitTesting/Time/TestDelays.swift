import CFoundationCalls
import Diagnostics
import Foundation
import FrameTime
import ObjectiveCRuntime
import UIKitCore

/// The delays of one ``TestApp``: each `Timer` and each `asyncAfter` of the main queue that starts while the app is
/// current.
///
/// Foundation and Dispatch pass a delay on instead of starting it on the wall clock. The app's frame schedule runs the
/// delay, in the order of time, beside UIKit's own timers.
@MainActor
final class TestDelays {
    private let context: AppContext
    private let clock: ManualClock
    /// By the address of the timer.
    private var timers: [UInt: WaitingTimer] = [:]
    private var blocks: [ObjectIdentifier: ScheduledWork] = [:]

    private struct WaitingTimer {
        let timer: Timer
        /// Seconds since the start of the app.
        let due: Double
        let work: ScheduledWork
    }

    /// Whether the delays of Foundation and Dispatch arrive here. They do not in a program that contains the runtime of
    /// Swift.
    static let areReceived = chevron_receive_delays(
        chevron_delay_receivers(
            timerWasAdded: { timer, delay in
                TestDelays.receive(timer) { $0.add($1, after: delay) } ?? false
            },
            timerWasMoved: { timer, delay in _ = TestDelays.receive(timer) { $0.move($1, to: delay) } },
            timerWasInvalidated: { timer in TestDelays.forget(timer) },
            blockWasDelayed: { block, delay in TestDelays.receiveBlock(block, delay) },
            runLoopWillRun: { TestDelays.reportRunLoop() }))

    init(_ context: AppContext, _ clock: ManualClock) {
        (self.context, self.clock) = (context, clock)
        _ = TestDelays.areReceived
    }

    /// Drops all delays.
    func end() {
        let left = (timers, blocks)
        (timers, blocks) = ([:], [:])
        for timer in left.0.values { timer.work.cancel() }
        for work in left.1.values { work.cancel() }
    }

    /// The number of delays that have not ended.
    var count: Int { timers.count + blocks.count }

    // MARK: Timers

    private static func address(_ timer: Timer) -> UInt { UInt(bitPattern: ObjectIdentifier(timer)) }

    private func add(_ timer: Timer, after delay: Double) -> Bool {
        // A timer may be added for several modes of the run loop.
        if timers[Self.address(timer)] == nil { schedule(timer, at: clock.now.seconds + Self.rounded(delay)) }
        return true
    }

    private func move(_ timer: Timer, to delay: Double) {
        guard timers[Self.address(timer)] != nil else { return }
        schedule(timer, at: clock.now.seconds + Self.rounded(delay))
    }

    private func schedule(_ timer: Timer, at due: Double) {
        let id = Self.address(timer)
        timers[id]?.work.cancel()
        let work = context.after(due - clock.now.seconds) { [weak self] in self?.fire(id) }
        let former = timers.updateValue(WaitingTimer(timer: timer, due: due, work: work), forKey: id)
        withExtendedLifetime(former) {}
    }

    private func fire(_ id: UInt) {
        guard let waiting = timers[id] else { return }
        let timer = waiting.timer
        if timer.timeInterval > 0 {
            // Documented (Timer): a late timer fires once, and then at the next of its scheduled times.
            let missed = max(1, ((clock.now.seconds - waiting.due) / timer.timeInterval).rounded(.down) + 1)
            schedule(timer, at: waiting.due + missed * timer.timeInterval)
        } else {
            timers[id] = nil
        }
        // The timer may have been invalidated on another thread. `fire()` ignores such a timer.
        timer.fire()
        if !timer.isValid { forget(id) }
    }

    private func forget(_ id: UInt) {
        let removed = timers.removeValue(forKey: id)
        removed?.work.cancel()
    }

    // MARK: Blocks

    private func add(_ block: DelayedBlock, after delay: Double) {
        let id = ObjectIdentifier(block)
        blocks[id] = context.after(Self.rounded(delay)) { [weak self] in
            self?.blocks[id] = nil
            block.run()
        }
    }

    // MARK: Calls of Foundation and Dispatch

    /// Dates have a precision of some tenths of a microsecond.
    private static func rounded(_ delay: Double) -> Double { max(0, (delay * 1e6).rounded() / 1e6) }

    /// Passes a timer to the current app; nil without such an app, and on another thread.
    private nonisolated static func receive<Result: Sendable>(
        _ pointer: UnsafeMutableRawPointer?, _ work: @MainActor (TestDelays, Timer) -> Result
    ) -> Result? {
        guard TestServices.isAnyRunning, MainQueueMark.isHere, let pointer else { return nil }
        nonisolated(unsafe) let timer = pointer
        return MainActor.assumeIsolated {
            // Foundation makes timers of the run loop for its `Timer` alone.
            guard let delays = TestServices.current?.delays,
                let object = Unmanaged<AnyObject>.fromOpaque(timer).takeUnretainedValue() as? Timer
            else { return nil }
            return work(delays, object)
        }
    }

    private nonisolated static func forget(_ pointer: UnsafeMutableRawPointer?) {
        guard TestServices.isAnyRunning, MainQueueMark.isHere, let pointer else { return }
        let id = UInt(bitPattern: pointer)
        MainActor.assumeIsolated { for app in TestServices.all { app.delays.forget(id) } }
    }

    /// Writes a line in the log, once in a process, if a test runs a run loop while delays wait for the test's clock.
    private nonisolated static func reportRunLoop() {
        guard TestServices.isAnyRunning, MainQueueMark.isHere else { return }
        MainActor.assumeIsolated {
            guard let delays = TestServices.current?.delays, delays.count > 0 else { return }
            Log.once(
                """
                RunLoop: a test runs the run loop while a Timer or a block of asyncAfter waits for the clock of its \
                TestApp, which the run loop does not advance; call advance(seconds:) (Documentation/Testing.md)
                """)
        }
    }

    private nonisolated static func receiveBlock(_ block: UnsafeMutableRawPointer?, _ delay: Double) -> Bool {
        guard TestServices.isAnyRunning, let block else { return false }
        guard MainQueueMark.isHere else {
            Log.once(
                """
                DispatchQueue.main.asyncAfter: a call on another thread follows the wall clock, and TestApp does not \
                advance it; call it on the main queue, or pass the delay to the type (Documentation/Testing.md)
                """)
            return false
        }
        nonisolated(unsafe) let delayed = block
        return MainActor.assumeIsolated {
            guard let delays = TestServices.current?.delays else { return false }
            delays.add(DelayedBlock(delayed), after: delay)
            return true
        }
    }
}

/// A block of Dispatch that runs once, or is released.
@MainActor
private final class DelayedBlock {
    private var block: UnsafeMutableRawPointer?

    init(_ block: UnsafeMutableRawPointer) { self.block = block }

    isolated deinit {
        if let block { chevron_release_block(block) }
    }

    func run() {
        guard let block else { return }
        self.block = nil
        chevron_run_block(block)
    }
}
