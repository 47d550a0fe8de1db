/// The file format of a state: a header with version and length, then the state.
///
/// ```
/// 8 bytes "CHVSTATE" │ 4 version │ 8 length of the rest │ 8 sum of the rest │ the rest
/// ```
/// Numbers are little-endian. Length and checksum reveal an incomplete or changed file.
package enum StateFile {
    /// The version of the written format. It increases with every change of the format; files of older versions are
    /// discarded.
    package static let version: UInt64 = 2
    /// In bytes. Chosen: far more than interfaces need. A larger file is not a state.
    package static let largest = 16 << 20
    static let mark: [UInt8] = Array("CHVSTATE".utf8)
    package static let headSize = 28

    package static func bytes(of state: SavedState) -> [UInt8] {
        var rest = StateWriter()
        rest.write(state)
        var head = StateWriter()
        head.bytes = mark
        head.write(fixed: version, count: 4)
        head.write(fixed: UInt64(clamping: rest.bytes.count), count: 8)
        head.write(fixed: sum(rest.bytes), count: 8)
        return head.bytes + rest.bytes
    }

    /// - Throws: the fault of the file as the end of a log line.
    package static func state(of bytes: [UInt8]) throws(StateFault) -> SavedState {
        guard bytes.count <= largest else { throw StateFault("is larger than any state is") }
        guard bytes.prefix(mark.count).elementsEqual(mark) else { throw StateFault("is no state of an app") }
        guard bytes.count >= headSize else { throw StateFault("breaks off in its first line") }
        var head = StateReader(bytes[mark.count..<headSize])
        let version = try head.fixed(4), length = try head.fixed(8), sum = try head.fixed(8)
        guard version == self.version else {
            throw StateFault(
                """
                has form \(version), which is \(version < self.version ? "older" : "newer") than form \
                \(self.version) that this program reads
                """
            )
        }
        let rest = bytes[headSize...]
        guard length == UInt64(clamping: rest.count) else { throw StateFault("was written by half") }
        guard sum == self.sum(rest) else { throw StateFault("was damaged") }
        return try content(rest)
    }

    /// The state without its header. Any bytes result in a state or in a fault.
    package static func content(_ rest: ArraySlice<UInt8>) throws(StateFault) -> SavedState {
        var reader = StateReader(rest)
        let state = try reader.state()
        guard reader.isAtEnd else { throw StateFault("has something after its end") }
        guard state.isSound else { throw StateFault("refers to something that is not in it") }
        return state
    }

    /// The 64-bit checksum of Fowler, Noll and Vo: detects damage, not forgery.
    static func sum(_ bytes: some Sequence<UInt8>) -> UInt64 {
        var sum: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { sum = (sum ^ UInt64(clamping: byte)) &* 0x0000_0100_0000_01B3 }
        return sum
    }
}

/// The reason why a file is not a state. The sentence follows the name of the file.
package struct StateFault: Error, Hashable, Sendable, CustomStringConvertible {
    package var description: String
    package init(_ description: String) { self.description = description }
}
