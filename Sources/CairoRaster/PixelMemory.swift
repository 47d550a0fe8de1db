import Glibc

/// Zeroed memory for the pixels of large pictures, taken from the system and given back to it.
///
/// The allocator of the C library puts what is as large as an earlier freed block between small objects, and a small
/// object that stays keeps the whole block from the system: pictures of many sizes, one after the other, took ten times
/// the memory that was in use.
struct PixelMemory {
    let bits: UnsafeMutableRawPointer
    private let byteCount: Int

    /// Bytes. Chosen: a smaller picture costs more calls of the system than the memory is worth.
    private static let least = 64 << 10

    /// Nil for a small picture, which any memory does for, and where the system has none left.
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
