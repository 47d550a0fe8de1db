import Glibc

/// Zeroed memory for the pixels of large pictures, mapped from the system and unmapped afterwards.
///
/// The allocator of the C library reuses freed large blocks for small objects, and one remaining small object keeps the
/// whole block from the system. Pictures of many different sizes took ten times the memory in use.
struct PixelMemory {
    let bits: UnsafeMutableRawPointer
    private let mapping: UnsafeMutableRawBufferPointer

    /// The minimum size in bytes. Chosen: for a smaller picture, the system calls cost more than the memory is worth.
    private static let least = 64 << 10
    /// The minimum size in bytes for large pages. The system maps one of them in less time than 512 small pages.
    /// Chosen: the picture of a phone's window at scale 2. A rest that fills no such page gets small pages, so that a
    /// picture takes no more memory.
    private static let leastForLargePages = 4 << 20
    private static let largePage = 2 << 20

    /// Nil for a small picture, which ordinary memory can hold, and if the system has no memory left.
    init?(byteCount: Int) {
        guard byteCount >= Self.least else { return nil }
        let isLarge = byteCount >= Self.leastForLargePages
        // A picture that begins at the start of a large page fills as many of them as possible. The addresses before
        // and after the picture take no memory, because nothing is written there.
        let (size, overflows) = byteCount.addingReportingOverflow(isLarge ? Self.largePage : 0)
        guard !overflows,
            let start = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0), start != MAP_FAILED
        else { return nil }
        mapping = UnsafeMutableRawBufferPointer(start: start, count: size)
        bits = isLarge ? start.alignedUp(toMultipleOf: Self.largePage) : start
        // A request: a system without large pages answers with an error, and small pages remain.
        if isLarge { _ = madvise(bits, byteCount, MADV_HUGEPAGE) }
    }

    func free() { munmap(mapping.baseAddress, mapping.count) }
}
