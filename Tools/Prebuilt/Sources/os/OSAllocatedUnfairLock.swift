import Synchronization

/// A lock around a value, that copies of it share.
public struct OSAllocatedUnfairLock<State>: Sendable {
    private final class Storage: @unchecked Sendable {
        let mutex = Mutex(())
        var state: State
        init(_ state: State) { self.state = state }
    }

    private let storage: Storage

    public init(uncheckedState initialState: State) { storage = Storage(initialState) }
    public init(initialState: State) where State: Sendable { storage = Storage(initialState) }
    public init() where State == Void { storage = Storage(()) }

    public func withLock<Result: Sendable>(_ body: @Sendable (inout State) throws -> Result) rethrows -> Result {
        try storage.mutex.withLock { _ in try body(&storage.state) }
    }

    public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        nonisolated(unsafe) var result: Result?
        try storage.mutex.withLock { _ in result = try body(&storage.state) }
        return result!
    }
}
