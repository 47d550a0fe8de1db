/// The entries of a TIFF directory: of a TIFF file, or of the Exif data in another file.
///
/// Documented (TIFF 6.0; Exif 2.3): tags and types.
struct TIFFTags {
    private struct Entry {
        let type: Int
        let count: Int
        /// The place of the value, or of its first part.
        let place: Int
    }

    private let bytes: ImageBytes
    private let start: Int
    private let isBig: Bool
    private var entries: [Int: Entry] = [:]

    /// Nil if no directory begins there.
    init?(_ bytes: ImageBytes, at start: Int) {
        guard bytes.has("II*\0", at: start) || bytes.has("MM\0*", at: start) else { return nil }
        self.init(bytes, start: start, isBig: bytes[start] == 0x4D, directory: nil)
    }

    private init?(_ bytes: ImageBytes, start: Int, isBig: Bool, directory: Int?) {
        (self.bytes, self.start, self.isBig) = (bytes, start, isBig)
        let directory = directory ?? number(start + 4, 4)
        let place = start + directory
        guard directory >= 8, place + 2 <= bytes.count else { return nil }
        for index in 0..<number(place, 2) {
            let entry = place + 2 + 12 * index
            guard entry + 12 <= bytes.count else { return }
            let (type, count) = (number(entry + 2, 2), number(entry + 4, 4))
            let size = count * ([1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 7: 1, 9: 4, 10: 8][type] ?? 0)
            let value = size <= 4 ? entry + 8 : start + number(entry + 8, 4)
            guard size > 0, value + size <= bytes.count else { continue }
            entries[number(entry, 2)] = Entry(type: type, count: count, place: value)
        }
    }

    private func number(_ place: Int, _ length: Int) -> Int {
        isBig ? bytes.big(place, length) : bytes.little(place, length)
    }

    /// The directory that a tag points to.
    func directory(_ tag: Int) -> TIFFTags? {
        integer(tag).flatMap { TIFFTags(bytes, start: start, isBig: isBig, directory: $0) }
    }

    func integer(_ tag: Int) -> Int? {
        guard let entry = entries[tag], entry.type == 3 || entry.type == 4 else { return nil }
        return number(entry.place, entry.type == 3 ? 2 : 4)
    }

    /// A quotient; nil for a divisor of 0.
    func quotient(_ tag: Int) -> Double? {
        guard let entry = entries[tag], entry.type == 5 else { return nil }
        let divisor = number(entry.place + 4, 4)
        return divisor == 0 ? nil : Double(number(entry.place, 4)) / Double(divisor)
    }

    /// A text up to its end or its first zero. Chosen: at most 4,096 bytes.
    func text(_ tag: Int) -> String? {
        guard let entry = entries[tag], entry.type == 2 else { return nil }
        let all = bytes.bytes[entry.place..<entry.place + min(entry.count, 4_096)]
        return String(decoding: all.prefix { $0 != 0 }, as: UTF8.self)
    }

    /// The orientation, in `1 ... 8`, and the place of its low byte.
    var orientation: (value: Int, place: Int)? {
        guard let value = integer(274), (1...8).contains(value), let entry = entries[274], entry.type == 3 else {
            return nil
        }
        return (value, isBig ? entry.place + 1 : entry.place)
    }
}
