import Glibc

/// The name of this computer, as in addresses of files.
package enum ComputerName {
    package static let current: String = {
        var bytes = [UInt8](repeating: 0, count: 256)
        let failed = bytes.withUnsafeMutableBytes { raw in
            raw.baseAddress.map { gethostname($0.assumingMemoryBound(to: CChar.self), raw.count - 1) }
        }
        return failed == 0 ? String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self) : ""
    }()
}
