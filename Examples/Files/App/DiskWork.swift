import Foundation
import Synchronization

/// Runs work that waits for disks, on threads of its own: a network share that answers no more would take away, with
/// two or three reads, all the threads that tasks of the whole app run on.
enum DiskWork {
    /// Chosen: more at a time make no disk faster, and so many stalled reads leave the app usable.
    static let limit = 16

    private struct State {
        var running = 0
        var waiting: [@Sendable () -> Void] = []
    }

    private static let state = Mutex(State())

    /// Waits without a thread until one is free, then does the work there.
    static func run<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
        try await withCheckedThrowingContinuation { continuation in
            start { continuation.resume(with: Swift.Result(catching: work)) }
        }
    }

    /// As ``run(_:)``, for work that does not fail.
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
