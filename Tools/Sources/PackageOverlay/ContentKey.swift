/// A key for contents: two different contents never have the same key. SHA-256 of the parts, each with its length, so
/// that parts that join to the same bytes have different keys.
public struct ContentKey: Sendable {
    private var hash = SHA256()

    public init() {}

    public init(_ parts: String...) {
        for part in parts { add(Array(part.utf8)) }
    }

    public init(_ bytes: [UInt8]) { add(bytes) }

    public mutating func add(_ part: [UInt8]) {
        withUnsafeBytes(of: UInt64(part.count).littleEndian) { hash.update($0) }
        part.withUnsafeBytes { hash.update($0) }
    }

    public mutating func add(_ part: String) { add(Array(part.utf8)) }

    /// 64 hexadecimal digits.
    public var text: String {
        var copy = hash
        let digits = Array("0123456789abcdef".utf8)
        let bytes = copy.finish().flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
        return String(decoding: bytes, as: UTF8.self)
    }
}
