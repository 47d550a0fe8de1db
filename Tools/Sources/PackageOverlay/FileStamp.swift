import Foundation

/// The size, the time of the last change and the place on the disk of a file. A different stamp means a changed file.
public struct FileStamp: Codable, Hashable, Sendable {
    public var size: Int64
    public var seconds: Int64
    public var nanoseconds: Int64
    public var node: UInt64

    public init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        size = Int64(status.st_size)
        seconds = Int64(status.st_mtim.tv_sec)
        nanoseconds = Int64(status.st_mtim.tv_nsec)
        node = UInt64(status.st_ino)
    }
}

/// A number that two different contents do not share by chance (FNV-1a, 64 bits).
public func contentHash(_ bytes: some Sequence<UInt8>, seed: UInt64 = 0xcbf2_9ce4_8422_2325) -> UInt64 {
    var hash = seed
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    return hash
}

extension UInt64 {
    public var hexText: String {
        let digits = String(self, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
