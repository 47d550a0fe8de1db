import CallStack
import Diagnostics
import Foundation

/// The timers of Foundation that began without a ``TestApp``, on the run loop of the test. They follow the wall clock,
/// which no test can advance.
@MainActor
enum MainTimers {
    private static let readers = Readers()

    /// Writes a line in the log, once in a process, if a timer waits on the run loop.
    ///
    /// `chevron test` runs the main run loop on wall time with a timer for its own frames: nothing is reported there.
    static func reportOnce() {
        guard areWaiting else { return }
        Log.once(
            """
            Timer: a timer on the run loop of the test follows the wall clock, and TestApp does not advance it; create \
            the TestApp before the timer, or call fire() in the test (Documentation/Testing.md)
            """)
    }

    /// Whether a timer waits on the run loop of this thread.
    static var areWaiting: Bool { readers?.hasTimer ?? false }

    /// CFRunLoop's functions, which Foundation on Linux has and does not show to Swift.
    private struct Readers {
        private let loop: @convention(c) () -> UnsafeRawPointer?
        private let nextDate: @convention(c) (UnsafeRawPointer?, UnsafeRawPointer?) -> Double
        private let mode: UnsafeRawPointer?

        init?() {
            guard FunctionCast.symbol("chevron_start_test_host", as: (@convention(c) () -> Void).self) == nil,
                let loop = FunctionCast.symbol(
                    "CFRunLoopGetCurrent", as: (@convention(c) () -> UnsafeRawPointer?).self),
                let nextDate = FunctionCast.symbol(
                    "CFRunLoopGetNextTimerFireDate",
                    as: (@convention(c) (UnsafeRawPointer?, UnsafeRawPointer?) -> Double).self),
                let mode = dlsym(nil, "kCFRunLoopDefaultMode")
            else { return nil }
            (self.loop, self.nextDate) = (loop, nextDate)
            self.mode = UnsafeRawPointer(mode).load(as: UnsafeRawPointer?.self)
        }

        /// Documented (CFRunLoopGetNextTimerFireDate): 0 without a timer.
        var hasTimer: Bool { nextDate(loop(), mode) != 0 }
    }
}
