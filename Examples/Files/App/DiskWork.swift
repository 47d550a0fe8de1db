import Foundation
import Synchronization

/// Runs blocking disk work on separate threads: on a network share without response, two or three reads would otherwise
/// block all threads for the tasks of the app.
enum DiskWork {
    /// Chosen: more threads make no disk faster, and the app stays usable if all of them are blocked.
    static let limit = 16

    private struct State {
        var running = 0
        var waiting: [@Sendable () -> Void] = []
    }

    private static let state = Mutex(State())

    /// Waits without blocking a thread until one is free, then performs the work there.
    static func run<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
        try await withCheckedThrowingContinuation { continuation in
            start { continuation.resume(with: Swift.Result(catching: work)) }
        }
    }

    /// As ``run(_:)``, for work that does not throw.
    static func run<Result: Sendable>(_ work: @escaping @Sendable () -> Result) async -> Result {
        await withCheckedContinuation { continuation in
            start { continuation.resume(returning: work()) }
        }
    }

    private static func start(_ job: @escaping @Sendable () -> Void) {
        let starts = state.withLock { state in
            guard state.running < limit else {
                state.waiting.append(job)
                return false
            }
            state.running += 1
            return true
        }
        guard starts else { return }
        Thread.detachNewThread {
            var next: (@Sendable () -> Void)? = job
            while let job = next {
                job()
                next = state.withLock { state in
                    guard state.waiting.isEmpty else { return state.waiting.removeFirst() }
                    state.running -= 1
                    return nil
                }
            }
        }
    }
}
