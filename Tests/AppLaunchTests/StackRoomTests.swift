import Glibc
import Testing

@testable import AppLaunch

@Suite struct StackRoomTests {
    @Test("The main thread's stack may grow as far as deep trees of views need, or as far as the user may let it")
    func raises() {
        StackRoom.raise()
        var limit = rlimit()
        #expect(getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0)
        #expect(limit.rlim_cur >= min(StackRoom.wanted, limit.rlim_max))
    }
}
