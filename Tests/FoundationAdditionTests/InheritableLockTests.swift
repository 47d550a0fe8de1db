import Foundation
import FoundationAdditions
import Synchronization
import Testing

struct InheritableLockTests {
    final class Counter: InheritableLock, @unchecked Sendable {
        var value = 0
        func add() {
            lock()
            value += 1
            unlock()
        }
    }

    final class Logged: InheritableRecursiveLock, @unchecked Sendable {
        let locks = Atomic<Int>(0)
        override func lock() {
            super.lock()
            locks.add(1, ordering: .relaxed)
        }
    }

    @Test("a class that inherits from the lock excludes other threads")
    func excludes() {
        let counter = Counter()
        DispatchQueue.concurrentPerform(iterations: 8) { _ in for _ in 0..<1_000 { counter.add() } }
        #expect(counter.value == 8_000)
    }

    @Test("a plain lock cannot be locked twice, and a recursive one can")
    func twice() {
        let plain = Counter(), recursive = Logged()
        #expect(plain.try())
        #expect(!plain.try())
        #expect(!plain.lock(before: Date(timeIntervalSinceReferenceDate: 0)))
        plain.unlock()
        #expect(plain.lock(before: Date(timeIntervalSinceReferenceDate: 0)))
        recursive.lock()
        recursive.lock()
        #expect(recursive.try())
        #expect(recursive.locks.load(ordering: .relaxed) == 2)
        let answer = recursive.withLock { 3 }
        #expect(answer == 3)
        #expect(recursive.name == nil)
    }
}
