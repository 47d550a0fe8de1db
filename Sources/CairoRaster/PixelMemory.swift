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

    /// Nil for a small picture, which ordinary memory can hold, and if the system has no memory left.
    init?(byteCount: Int) {
        guard byteCount >= Self.least,
            let bits = mmap(nil, byteCount, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
            bits != MAP_FAILED
        else { return nil }
        self.bits = bits
        self.byteCount = byteCount
    }

    func free() { munmap(bits, byteCount) }
}
