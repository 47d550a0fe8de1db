import Glibc
import Testing

@testable import AppLaunch

struct StackLimitTests {
    @Test("The main thread's stack may grow as far as deep trees of views need, or as far as the user may let it")
    func raises() {
        StackLimit.raise()
        var limit = rlimit()
        #expect(getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0)
        #expect(limit.rlim_cur >= min(StackLimit.wanted, limit.rlim_max))
    }
}
