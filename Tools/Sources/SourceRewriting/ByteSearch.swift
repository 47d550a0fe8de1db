import Foundation

/// Finds words in the bytes of a source, without parsing. The C library compares, so that a build without optimization
/// reads large packages in seconds too.
enum ByteSearch {
    /// Returns the first place of the words at `start` or behind it; nil if there is none.
    static func firstPlace(of words: [UInt8], in source: [UInt8], from start: Int = 0) -> Int? {
        guard let first = words.first else { return nil }
        return source.withUnsafeBytes { bytes -> Int? in
            guard let base = bytes.baseAddress else { return nil }
            var place = start
            while place + words.count <= bytes.count {
                let end = bytes.count - words.count + 1
                guard let hit = memchr(base + place, Int32(first), end - place) else { return nil }
                place = UnsafeRawPointer(hit) - base
                if memcmp(hit, words, words.count) == 0 { return place }
                place += 1
            }
            return nil
        }
    }

    /// The places directly behind each of the words, which do not overlap.
    static func ends(of words: [UInt8], in source: [UInt8]) -> [Int] {
        var (ends, place) = ([Int](), 0)
        while let next = firstPlace(of: words, in: source, from: place) {
            place = next + words.count
            ends.append(place)
        }
        return ends
    }
}
