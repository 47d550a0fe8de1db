import Diagnostics
import Foundation
import Synchronization

/// The locks that `objc_sync_enter(_:)` holds, by object.
private enum ObjectLocks {
    /// A lock that its thread can enter several times.
    final class Lock: @unchecked Sendable {
        let lock = NSRecursiveLock()
        /// The number of calls that hold the lock or wait for it. Guarded by `held`.
        var users = 0
        /// The thread that holds the lock, and the number of its calls. Guarded by `held`.
        var owner: pthread_t?
        var depth = 0
    }

    /// An object is in the table while a call holds its lock or waits for it.
    static let held = Mutex<[ObjectIdentifier: Lock]>([:])
}

/// Begins a part of the program that one thread at a time executes for an object, as `@synchronized` does. The thread
/// that is in the part may begin it again. ``objc_sync_exit(_:)`` ends the part as often as it was begun.
///
/// A value that is no object has no lock: the call logs this once.
/// - Returns: 0; −1 for a value that is no object.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
    guard let key = key(of: obj, "objc_sync_enter") else { return -1 }
    let lock = ObjectLocks.held.withLock { held in
        let lock = held[key] ?? ObjectLocks.Lock()
        held[key] = lock
        lock.users += 1
        return lock
    }
    lock.lock.lock()
    ObjectLocks.held.withLock { _ in
        lock.owner = pthread_self()
        lock.depth += 1
    }
    return 0
}

/// Ends a part of the program that ``objc_sync_enter(_:)`` began on this thread.
/// - Returns: 0; −1 if this thread is not in the part.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
    guard let key = key(of: obj, "objc_sync_exit") else { return -1 }
    let lock = ObjectLocks.held.withLock { held -> ObjectLocks.Lock? in
        guard let lock = held[key], lock.depth > 0, lock.owner == pthread_self() else { return nil }
        lock.depth -= 1
        if lock.depth == 0 { lock.owner = nil }
        lock.users -= 1
        if lock.users == 0 { held[key] = nil }
        return lock
    }
    guard let lock else { return -1 }
    lock.lock.unlock()
    return 0
}

private func key(of obj: Any, _ call: StaticString) -> ObjectIdentifier? {
    guard type(of: obj) is AnyClass else {
        Log.once("\(call)(\(type(of: obj))) has no effect: only an object has a lock")
        return nil
    }
    return ObjectIdentifier(obj as AnyObject)
}
