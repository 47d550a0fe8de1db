import Foundation
import ObjectiveCRuntime
import Synchronization
import Testing

struct ObjectLockTests {
    private final class Account: @unchecked Sendable { var sum = 0 }

    @Test("one thread at a time is between enter and exit, and may enter again")
    func order() {
        let account = Account()
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<500 {
                objc_sync_enter(account)
                objc_sync_enter(account)
                account.sum += 1
                objc_sync_exit(account)
                objc_sync_exit(account)
            }
        }
        #expect(account.sum == 4_000)
    }

    @Test("two objects have two locks")
    func separate() {
        let (first, second) = (Account(), Account())
        objc_sync_enter(first)
        let answer = Mutex<Int32>(-1)
        let group = DispatchGroup()
        DispatchQueue.global().async(group: group) {
            answer.withLock { $0 = objc_sync_enter(second) + objc_sync_exit(second) }
        }
        group.wait()
        #expect(answer.withLock { $0 } == 0)
        #expect(objc_sync_exit(first) == 0)
    }

    @Test("exit answers −1 without enter, and for a value that is no object")
    func refused() {
        let account = Account()
        #expect(objc_sync_exit(account) == -1)
        #expect(objc_sync_enter(account) == 0)
        #expect(objc_sync_exit(account) == 0)
        #expect(objc_sync_exit(account) == -1)
        #expect(objc_sync_enter(5) == -1)
    }
}
