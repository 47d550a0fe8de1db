import Foundation

/// A path in bytes, as on the disk. The bytes may be invalid text.
public struct DiskPath: Hashable, Sendable {
    public let bytes: [UInt8]

    public init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    public init(_ text: String) {
        bytes = Array(text.utf8)
    }

    public func appending(_ name: [UInt8]) -> DiskPath {
        DiskPath(bytes: bytes.last == UInt8(ascii: "/") ? bytes + name : bytes + [UInt8(ascii: "/")] + name)
    }

    /// The last component in bytes; the whole path for the root.
    public var name: [UInt8] { bytes.split(separator: UInt8(ascii: "/")).last.map(Array.init) ?? bytes }

    /// The parent folder. The root is its own parent.
    public var parent: DiskPath {
        let parts = bytes.split(separator: UInt8(ascii: "/")).dropLast()
        return parts.isEmpty ? DiskPath("/") : DiskPath(bytes: parts.flatMap { [UInt8(ascii: "/")] + $0 })
    }

    /// Whether the path is `other` or a descendant of `other`, by name.
    public func isWithin(_ other: DiskPath) -> Bool {
        let own = bytes.split(separator: UInt8(ascii: "/"))
        return own.starts(with: other.bytes.split(separator: UInt8(ascii: "/")))
    }

    /// The path as text; nil for invalid text.
    public var text: String? { String(validating: bytes, as: UTF8.self) }

    /// The last component as readable text. Invalid bytes become replacement characters.
    public var displayName: String { String(decoding: name, as: UTF8.self) }

    public var displayPath: String { String(decoding: bytes, as: UTF8.self) }

    /// Calls `body` with the path as a C string; nil for a path with a zero byte.
    func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result? {
        guard !bytes.contains(0) else { return nil }
        return (bytes + [0]).map { CChar(bitPattern: $0) }.withUnsafeBufferPointer { buffer in
            buffer.baseAddress.map(body)
        }
    }
}
