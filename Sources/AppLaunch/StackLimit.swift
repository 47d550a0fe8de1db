import Glibc

/// The size of the main thread's stack.
enum StackLimit {
    /// In bytes. Chosen: trees of views and controllers are traversed recursively, and a thousand levels take about 1.5
    /// MB without optimization; the default of 8 MB is enough for about 5,000 levels. Linux keeps at least 128 MB free
    /// below the stack of a process.
    static let wanted: rlim_t = 64 << 20

    /// Raises the limit of the main thread's stack, as far as the user's limits permit. Uses no memory until it is
    /// needed.
    static func raise() {
        let resource = __rlimit_resource_t(RLIMIT_STACK.rawValue)
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0, limit.rlim_cur < wanted else { return }
        limit.rlim_cur = min(wanted, limit.rlim_max)
        setrlimit(resource, &limit)
    }
}
