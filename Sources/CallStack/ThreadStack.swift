import Glibc

/// The current stack of a thread.
struct ThreadStack {
    /// The space in bytes for the calls between two levels of a tree. Chosen: drawing a level without optimization
    /// takes less, and threads have at least twice as much.
    private static let reserve: UInt = 192 << 10
    /// The size of an additional stack in bytes. Unused pages take no memory.
    private static let segmentSize = 8 << 20
    /// The size in bytes of the inaccessible area below an additional stack: the largest page size of any system.
    private static let guardSize = 64 << 10

    /// The lowest address in use before the stack is considered full.
    private var limit: UInt
    /// An unused additional stack.
    private var spare: UnsafeMutableRawPointer?
    /// The work for an additional stack.
    private var work: (() -> Void)?

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key) { value in
            guard let value else { return }
            let state = value.assumingMemoryBound(to: ThreadStack.self)
            if let spare = state.pointee.spare { munmap(spare, segmentSize) }
            state.deinitialize(count: 1)
            state.deallocate()
        }
        return key
    }()

    private static var current: UnsafeMutablePointer<ThreadStack> {
        if let known = pthread_getspecific(key) { return known.assumingMemoryBound(to: ThreadStack.self) }
        let made = UnsafeMutablePointer<ThreadStack>.allocate(capacity: 1)
        made.initialize(to: ThreadStack(limit: Symbols.lowestAddress + reserve))
        pthread_setspecific(key, made)
        return made
    }

    /// The lowest address before the stack is considered full.
    static var limit: UInt { current.pointee.limit }

    /// Calls `work` on an additional stack, or on the current stack if the system has no memory for another.
    static func extend(for work: () -> Void) {
        let state = current
        guard let segment = state.pointee.spare ?? makeSegment(), let make = Symbols.make, let swap = Symbols.swap,
            let get = Symbols.get
        else {
            return work()
        }
        state.pointee.spare = nil
        let outerLimit = state.pointee.limit
        // Both contexts are at the upper end of the segment.
        let room = segmentSize - 2 * MemoryLayout<ucontext_t>.stride
        let inner = (segment + room).bindMemory(to: ucontext_t.self, capacity: 2)
        let outer = inner + 1
        _ = get(inner)
        inner.pointee.uc_link = outer
        inner.pointee.uc_stack.ss_sp = segment
        inner.pointee.uc_stack.ss_size = room
        make(inner, { ThreadStack.start() }, 0)
        withoutActuallyEscaping(work) { work in
            state.pointee.work = work
            state.pointee.limit = UInt(bitPattern: segment + guardSize) + reserve
            _ = swap(outer, inner)
        }
        state.pointee.limit = outerLimit
        if state.pointee.spare == nil { state.pointee.spare = segment } else { munmap(segment, segmentSize) }
    }

    /// The first function on an additional stack.
    private static func start() {
        let state = current
        let work = state.pointee.work
        state.pointee.work = nil
        work?()
    }

    private static func makeSegment() -> UnsafeMutableRawPointer? {
        let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK
        guard let segment = mmap(nil, segmentSize, PROT_READ | PROT_WRITE, flags, -1, 0), segment != MAP_FAILED else {
            return nil
        }
        // A call that takes more than the reserve ends the program here instead of overwriting other memory.
        mprotect(segment, guardSize, PROT_NONE)
        return segment
    }
}

/// Functions of the C library that its Swift module omits.
private enum Symbols {
    typealias Context = UnsafeMutablePointer<ucontext_t>

    static let get = FunctionCast.symbol("getcontext", as: (@convention(c) (Context) -> Int32).self)
    static let swap = FunctionCast.symbol("swapcontext", as: (@convention(c) (Context, Context) -> Int32).self)
    static let make = FunctionCast.symbol(
        "makecontext", as: (@convention(c) (Context, @convention(c) () -> Void, Int32) -> Void).self)
    private static let attributes = FunctionCast.symbol(
        "pthread_getattr_np", as: (@convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32).self)

    private static let threadNumber = FunctionCast.symbol("gettid", as: (@convention(c) () -> pid_t).self)
    private static let auxiliaryValue = FunctionCast.symbol(
        "getauxval", as: (@convention(c) (UInt) -> UInt).self)
    /// Documented (getauxval(3)): the type of the value with the path of the program (`AT_EXECFN`).
    private static let programPath: UInt = 31

    /// The lowest address of the current thread's own stack; 0 if it is unknown, so that the stack is never considered
    /// full.
    static var lowestAddress: UInt {
        // The C library searches the list of all mappings for the stack of the main thread, which takes a millisecond
        // in a program with many libraries.
        if let number = threadNumber?(), number == getpid(), let address = mainLowestAddress { return address }
        return foundLowestAddress
    }

    /// The lowest address of the main thread's stack; nil if it is unknown.
    ///
    /// Derived: the system stores the program's path last in the stack, and the stack grows down from there to its
    /// limit. For a stack without limit the usual 8 MiB count, since more stacks are always possible.
    private static var mainLowestAddress: UInt? {
        guard let path = auxiliaryValue?(programPath), path > 0 else { return nil }
        var limits = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limits) == 0 else { return nil }
        let size = UInt(clamping: min(limits.rlim_cur, 8 << 20))
        let page: UInt = 4_096
        let end = (path / page + 1) * page
        return end > size ? end - size : nil
    }

    private static var foundLowestAddress: UInt {
        var attributes = pthread_attr_t()
        guard let find = Self.attributes, find(pthread_self(), &attributes) == 0 else { return 0 }
        defer { pthread_attr_destroy(&attributes) }
        var lowest: UnsafeMutableRawPointer?
        var size = 0
        guard pthread_attr_getstack(&attributes, &lowest, &size) == 0 else { return 0 }
        return UInt(bitPattern: lowest)
    }
}
