/// Reads numbers from the bytes of an image file. Bytes beyond the end are 0.
struct ImageBytes: Sendable {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var count: Int { bytes.count }

    subscript(place: Int) -> UInt8 { bytes.indices.contains(place) ? bytes[place] : 0 }

    func big(_ place: Int, _ length: Int) -> Int { (0..<length).reduce(0) { $0 << 8 | Int(self[place + $1]) } }
    func little(_ place: Int, _ length: Int) -> Int {
        (0..<length).reduce(0) { $0 | Int(self[place + $1]) << (8 * $1) }
    }

    /// Whether these ASCII letters are at a place.
    func has(_ letters: String, at place: Int) -> Bool {
        place >= 0 && place + letters.utf8.count <= count
            && bytes[place..<place + letters.utf8.count].elementsEqual(letters.utf8)
    }
}

extension [UInt8] {
    mutating func append(big number: Int) {
        for shift in [24, 16, 8, 0] { append(UInt8(truncatingIfNeeded: number >> shift)) }
    }

    mutating func append(little number: Int) {
        append(UInt8(truncatingIfNeeded: number))
        append(UInt8(truncatingIfNeeded: number >> 8))
    }
}
