import Foundation

/// A lock of C's form: `var lock = os_unfair_lock()`, then `os_unfair_lock_lock(&lock)`. The lock must not move in
/// memory during its use.
public struct os_unfair_lock {
    // Zeros are a mutex that nothing holds.
    fileprivate var mutex = pthread_mutex_t()
    public init() {}
}

/// Another name of the lock.
public typealias os_unfair_lock_s = os_unfair_lock
/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Waits until the lock is free, and takes it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    pthread_mutex_lock(UnsafeMutableRawPointer(lock).assumingMemoryBound(to: pthread_mutex_t.self))
}

/// Takes the lock if it is free.
/// - Returns: whether it was free.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    pthread_mutex_trylock(UnsafeMutableRawPointer(lock).assumingMemoryBound(to: pthread_mutex_t.self)) == 0
}

/// Unlocks the lock, on the thread that locked the lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
    pthread_mutex_unlock(UnsafeMutableRawPointer(lock).assumingMemoryBound(to: pthread_mutex_t.self))
}
