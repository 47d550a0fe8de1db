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
