import Glibc

/// Room on the main thread's stack.
enum StackRoom {
    /// Bytes. Chosen: trees of views and controllers are walked recursively, and a thousand levels take about a
    /// megabyte and a half without optimization; the usual 8 MB ends at some 5,000 levels. Linux keeps at least 128 MB
    /// free below the stack of a process.
    static let wanted: rlim_t = 64 << 20

    /// Lets the main thread's stack grow further, as far as the user may. Costs nothing until it is used.
    static func raise() {
        let resource = __rlimit_resource_t(RLIMIT_STACK.rawValue)
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0, limit.rlim_cur < wanted else { return }
        limit.rlim_cur = min(wanted, limit.rlim_max)
        setrlimit(resource, &limit)
    }
}
