import Glibc
import Testing

@testable import CallStack

struct CallStackTests {
    /// A level of recursion that takes about a hundred bytes of stack, and more without optimization.
    private static func depth(_ levels: Int) -> Int {
        guard levels > 0 else { return 0 }
        var below = 0
        CallStack.withRoom { below = depth(levels - 1) }
        return below + 1
    }

    @MainActor
    private static func depthOnMain(_ levels: Int) -> Int {
        guard levels > 0 else { return 0 }
        var below = 0
        CallStack.withRoom { below = depthOnMain(levels - 1) }
        return below + 1
    }

    /// Calls `work` on a thread with a stack of 512 KB.
    private func onSmallThread(_ work: @escaping @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?)
        -> Int
    {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, 512 << 10)
        var thread = pthread_t()
        guard pthread_create(&thread, &attributes, work, nil) == 0 else { return -1 }
        var result: UnsafeMutableRawPointer?
        pthread_join(thread, &result)
        return Int(bitPattern: result)
    }

    @Test("A function that calls itself half a million times returns, on a thread with a stack of 512 KB")
    func deep() {
        let reached = onSmallThread { _ in UnsafeMutableRawPointer(bitPattern: CallStackTests.depth(500_000)) }
        #expect(reached == 500_000)
    }

    @Test("Calls on a further stack belong to the main actor as those before do")
    @MainActor
    func mainActor() {
        #expect(Self.depthOnMain(200_000) == 200_000)
    }

    @Test("The end of the main thread's stack is where the C library finds it in the list of mappings")
    @MainActor
    func mainStack() throws {
        let find = try #require(
            FunctionCast.symbol(
                "pthread_getattr_np",
                as: (@convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32).self))
        var attributes = pthread_attr_t()
        try #require(find(pthread_self(), &attributes) == 0)
        defer { pthread_attr_destroy(&attributes) }
        var lowest: UnsafeMutableRawPointer?
        var size = 0
        try #require(pthread_attr_getstack(&attributes, &lowest, &size) == 0)
        // Of a larger stack the upper 8 MiB count.
        let expected = Int(bitPattern: lowest) + size - min(size, 8 << 20)
        let found = Int(bitPattern: ThreadStack.limit) - (192 << 10)
        #expect(abs(found - expected) < (16 << 10))
    }

    @Test("A thread takes the further stack that it had before again, and starts no other for the next call")
    func again() {
        let reached = onSmallThread { _ in
            var sum = 0
            for _ in 0..<20 { sum += CallStackTests.depth(20_000) }
            return UnsafeMutableRawPointer(bitPattern: sum)
        }
        #expect(reached == 400_000)
    }
}
