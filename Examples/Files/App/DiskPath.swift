import Foundation

/// A path as the disk has it: bytes, which need not be text.
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

    /// The last part, as bytes; all of it for the root.
    public var name: [UInt8] { bytes.split(separator: UInt8(ascii: "/")).last.map(Array.init) ?? bytes }

    /// The folder that it lies in; the root lies in itself.
    public var parent: DiskPath {
        let parts = bytes.split(separator: UInt8(ascii: "/")).dropLast()
        return parts.isEmpty ? DiskPath("/") : DiskPath(bytes: parts.flatMap { [UInt8(ascii: "/")] + $0 })
    }

    /// Whether it is `other`, or lies in it at any depth, by name.
    public func isWithin(_ other: DiskPath) -> Bool {
        let own = bytes.split(separator: UInt8(ascii: "/"))
        return own.starts(with: other.bytes.split(separator: UInt8(ascii: "/")))
    }

    /// The path as text; nil where its bytes are none.
    public var text: String? { String(validating: bytes, as: UTF8.self) }

    /// The last part, readable: bytes that are no text show as replacement characters.
    public var displayName: String { String(decoding: name, as: UTF8.self) }

    public var displayPath: String { String(decoding: bytes, as: UTF8.self) }

    /// Calls `body` with the path as C reads it; nil for a path that holds a zero byte.
    func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result? {
        guard !bytes.contains(0) else { return nil }
        return (bytes + [0]).map { CChar(bitPattern: $0) }.withUnsafeBufferPointer { buffer in
            buffer.baseAddress.map(body)
        }
    }
}
