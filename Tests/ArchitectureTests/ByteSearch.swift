import Glibc

extension StringProtocol {
    /// Whether the bytes of a part are among the bytes of the text. The function of the standard library compares
    /// characters; without optimization it needs a minute for the words of the glossary in all sources.
    func contains(_ part: String) -> Bool {
        var part = part
        return part.withUTF8 { wanted in
            utf8.withContiguousStorageIfAvailable { $0.contains(wanted) }
                ?? Array(utf8).withUnsafeBufferPointer { $0.contains(wanted) }
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    fileprivate func contains(_ part: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let start = part.baseAddress, let first = part.first else { return true }
        var place = UnsafeRawPointer(baseAddress)
        var left = count
        while let from = place, left >= part.count {
            guard let found = UnsafeRawPointer(memchr(from, Int32(first), left - part.count + 1)) else { return false }
            if memcmp(found, start, part.count) == 0 { return true }
            left -= found - from + 1
            place = found + 1
        }
        return false
    }
}
