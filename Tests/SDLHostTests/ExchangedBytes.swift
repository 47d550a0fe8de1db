import Foundation

/// Data that the probe and another program exchange.
enum ExchangedBytes {
    /// Bytes that look like no text.
    static func make(_ count: Int) -> Data {
        Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 >> 8) })
    }

    /// The sum by which both programs describe data.
    static func sum(_ data: Data) -> Int { data.reduce(0) { ($0 &* 31 &+ Int($1)) % 1_000_003 } }
}

extension Desk {
    /// Writes data to a file in the desk's folder, and returns the path.
    func write(_ data: Data, _ name: String) throws -> String {
        let file = folder.appendingPathComponent(name)
        try data.write(to: file)
        return file.path
    }
}
