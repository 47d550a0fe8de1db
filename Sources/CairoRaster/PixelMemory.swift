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
    /// The minimum size in bytes for large pages. The system maps one of them in less time than 512 small pages.
    /// Chosen: the picture of a phone's window at scale 2. A rest that fills no such page gets small pages, so that a
    /// picture takes no more memory.
    private static let leastForLargePages = 4 << 20
    private static let largePage = 2 << 20

    /// Nil for a small picture, which ordinary memory can hold, and if the system has no memory left.
    init?(byteCount: Int) {
        guard byteCount >= Self.least else { return nil }
        let bits = byteCount < Self.leastForLargePages ? Self.map(byteCount) : Self.mapLargePages(byteCount)
        guard let bits else { return nil }
        self.bits = bits
        self.byteCount = byteCount
    }

    private static func map(_ byteCount: Int) -> UnsafeMutableRawPointer? {
        let bits = mmap(nil, byteCount, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        return bits == MAP_FAILED ? nil : bits
    }

    /// Maps memory that begins at the start of a large page, so that as many of them as possible fill it.
    private static func mapLargePages(_ byteCount: Int) -> UnsafeMutableRawPointer? {
        let (size, overflows) = byteCount.addingReportingOverflow(largePage)
        guard !overflows, let start = map(size) else { return nil }
        let before = -Int(bitPattern: start) & (largePage - 1)
        let bits = start + before
        if before > 0 { munmap(start, before) }
        // Addresses of mappings are multiples of a small page.
        let end = (byteCount + 4095) & ~4095
        if before + end < size { munmap(bits + end, size - before - end) }
        // A request: a system without large pages answers with an error, and small pages remain.
        _ = madvise(bits, byteCount, MADV_HUGEPAGE)
        let large = byteCount / largePage * largePage
        _ = madvise(bits + large, byteCount - large, 23)
        return bits
    }

    func free() { munmap(bits, byteCount) }
}
