public import Foundation

/// A lock that a class can inherit from, in place of `NSLock`, from which no class can inherit on Linux.
///
/// `chevron` writes this name where a class of an iOS package inherits from `NSLock`.
open class InheritableLock: NSObject, NSLocking, @unchecked Sendable {
    private let inner: any TimedLock
    /// The name of the lock; nil by default.
    open var name: String?

    public override init() {
        inner = NSLock()
        super.init()
    }

    fileprivate init(_ inner: any TimedLock) {
        self.inner = inner
        super.init()
    }

    /// Waits until no other thread holds the lock, and locks it.
    open func lock() { inner.lock() }
    /// Unlocks the lock.
    open func unlock() { inner.unlock() }
    /// Locks the lock if no other thread holds it.
    /// - Returns: whether the lock is locked now.
    open func `try`() -> Bool { inner.try() }
    /// Waits until a date for the lock.
    /// - Returns: whether the lock is locked now.
    open func lock(before limit: Date) -> Bool { inner.lock(before: limit) }
}

/// The methods of `NSLock` and `NSRecursiveLock` that `NSLocking` does not have.
private protocol TimedLock: NSLocking, Sendable {
    func `try`() -> Bool
    func lock(before limit: Date) -> Bool
}

extension NSLock: TimedLock {}
extension NSRecursiveLock: TimedLock {}

/// A lock that its thread can lock several times, and that a class can inherit from, in place of `NSRecursiveLock`.
open class InheritableRecursiveLock: InheritableLock, @unchecked Sendable {
    public override init() { super.init(NSRecursiveLock()) }
}
