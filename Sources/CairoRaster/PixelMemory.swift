import Glibc

/// Zeroed memory for the pixels of large pictures, mapped from the system and unmapped afterwards.
///
/// The allocator of the C library reuses freed large blocks for small objects, and one remaining small object keeps the
/// whole block from the system. Pictures of many different sizes took ten times the memory in use.
struct PixelMemory {
    let bits: UnsafeMutableRawPointer
    private let byteCount: Int

    /// The minimum size in bytes. Chosen: for a smaller picture, the system calls cost more than the memory is worth.
    private static let least = 64 << 10
    /// The minimum size in bytes for pages of 2 MiB. The system maps one of them in less time than 512 small pages.
    /// Chosen: the picture of a phone's window at scale 2. A rest that fills no such page gets small pages, so that a
    /// picture takes no more memory.
    private static let leastForLargePages = 4 << 20

    /// Nil for a small picture, which ordinary memory can hold, and if the system has no memory left.
    init?(byteCount: Int) {
        guard byteCount >= Self.least,
            let bits = mmap(nil, byteCount, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
            bits != MAP_FAILED
        else { return nil }
        self.bits = bits
        self.byteCount = byteCount
        // A request: a system without large pages answers with an error, and small pages remain.
        if byteCount >= Self.leastForLargePages { _ = madvise(bits, byteCount, MADV_HUGEPAGE) }
    }

    func free() { munmap(bits, byteCount) }
}
