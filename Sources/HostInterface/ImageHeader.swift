package import Foundation

/// The values in the first bytes of an image file. They are checked before a library reads the file, because the claims
/// of a damaged or hostile file decide the memory and time of a decoder.
package struct ImageHeader: Hashable {
    package enum Kind: Hashable { case png, jpeg, gif, bmp, webp, tiff, ico, svg }

    package let kind: Kind
    /// The size in pixels; nil if the format has no size in its header.
    package var size: (width: Int, height: Int)? { width > 0 && height > 0 ? (width, height) : nil }
    private var width = 0
    private var height = 0
    /// Whether a JPEG file requires all its coefficients in memory before the first pixel.
    package private(set) var isProgressive = false

    /// Nil for other formats and for impossible sizes.
    package init?(_ data: Data) {
        let bytes = Bytes(data: data)
        if bytes.start(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            kind = .png
            guard data.count > 33 else { return nil }
            (width, height) = (bytes.big(16, 4), bytes.big(20, 4))
        } else if bytes.start(with: [0xFF, 0xD8, 0xFF]) {
            kind = .jpeg
            readFrame(bytes)
        } else if bytes.start(with: Array("GIF8".utf8)) {
            kind = .gif
            (width, height) = (bytes.little(6, 2), bytes.little(8, 2))
        } else if bytes.start(with: Array("BM".utf8)) {
            kind = .bmp
            readBitmap(bytes)
        } else if bytes.start(with: Array("RIFF".utf8)), bytes.start(with: Array("WEBP".utf8), at: 8) {
            kind = .webp
            return
        } else if bytes.start(with: [0x49, 0x49, 0x2A, 0]) || bytes.start(with: [0x4D, 0x4D, 0, 0x2A]) {
            kind = .tiff
            readDirectory(bytes)
        } else if bytes.start(with: [0, 0, 1, 0]) || bytes.start(with: [0, 0, 2, 0]) {
            // Documented (ICO file format): no side of an icon is longer.
            kind = .ico
            (width, height) = (256, 256)
        } else if Self.isPlainVector(data) {
            kind = .svg
            return
        } else {
            return nil
        }
        guard width > 0, height > 0 else { return nil }
    }

    /// Reads the frame header after any number of other segments.
    private mutating func readFrame(_ bytes: Bytes) {
        var place = 2
        while place + 9 < bytes.count {
            guard bytes[place] == 0xFF else { return }
            let marker = bytes[place + 1]
            switch marker {
            case 0xFF: place += 1
            case 0x01, 0xD0...0xD8: place += 2
            case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
                (height, width) = (bytes.big(place + 5, 2), bytes.big(place + 7, 2))
                isProgressive = marker != 0xC0 && marker != 0xC1
                return
            case 0xD9, 0xDA: return
            default: place += 2 + max(bytes.big(place + 2, 2), 2)
            }
        }
    }

    private mutating func readBitmap(_ bytes: Bytes) {
        guard bytes.count > 26 else { return }
        // The oldest header has 16-bit sizes. In later ones a negative height means rows from the top.
        guard bytes.little(14, 4) != 12 else { return (width, height) = (bytes.little(18, 2), bytes.little(20, 2)) }
        (width, height) = (bytes.little(18, 4), Int(Int32(truncatingIfNeeded: bytes.little(22, 4)).magnitude))
    }

    /// Reads the first directory of a TIFF file: entries of twelve bytes, two of which contain the sides.
    private mutating func readDirectory(_ bytes: Bytes) {
        let isBig = bytes[0] == 0x4D
        func number(_ place: Int, _ length: Int) -> Int {
            isBig ? bytes.big(place, length) : bytes.little(place, length)
        }
        let start = number(4, 4)
        guard start >= 8, start + 2 <= bytes.count else { return }
        for index in 0..<number(start, 2) {
            let entry = start + 2 + 12 * index
            guard entry + 12 <= bytes.count else { return }
            let value = number(entry + 2, 2) == 3 ? number(entry + 8, 2) : number(entry + 8, 4)
            switch number(entry, 2) {
            case 256: width = value
            case 257: height = value
            default: break
            }
        }
    }

    /// Whether a drawing costs no more than its length suggests. Filters may take minutes for a few bytes, and declared
    /// entities may grow without limit.
    private static func isPlainVector(_ data: Data) -> Bool {
        // Chosen: the first 4,096 bytes contain the root element; a hand-drawn icon has a few thousand elements.
        guard data.count <= 4_000_000, data.prefix(4_096).range(of: Data("<svg".utf8)) != nil else { return false }
        if ["filter", "<!ENTITY"].contains(where: { data.range(of: Data($0.utf8)) != nil }) { return false }
        return data.reduce(into: 0) { $0 += $1 == UInt8(ascii: "<") ? 1 : 0 } <= 50_000
    }

    package static func == (a: ImageHeader, b: ImageHeader) -> Bool {
        a.kind == b.kind && a.width == b.width && a.height == b.height && a.isProgressive == b.isProgressive
    }
}

/// Reads numbers from bytes. Bytes beyond the end are 0.
private struct Bytes {
    let data: Data
    var count: Int { data.count }

    subscript(place: Int) -> UInt8 { place >= 0 && place < data.count ? data[data.startIndex + place] : 0 }
    func start(with bytes: [UInt8], at place: Int = 0) -> Bool { data.dropFirst(place).starts(with: bytes) }
    func big(_ place: Int, _ length: Int) -> Int { (0..<length).reduce(0) { $0 << 8 | Int(self[place + $1]) } }
    func little(_ place: Int, _ length: Int) -> Int {
        (0..<length).reduce(0) { $0 | Int(self[place + $1]) << (8 * $1) }
    }
}

extension ImageHeader {
    /// Chosen: the largest number of pixels of an image, a display of 4096 by 4096.
    package static let mostKept = 16_777_216
    /// Chosen: the longest side of an image. Pictures made from an image could not have a longer side.
    package static let longestSide = 16_384

    /// Whether the file may be decoded: a decoder of its format needs at most about a second and 200 MB.
    package var isAffordable: Bool {
        // A drawing is rasterized at its final size. The WebP library reads its own header.
        guard let size else { return kind == .svg || kind == .webp }
        guard size.width <= 65_535, size.height <= 65_535 else { return false }
        let area = size.width * size.height
        // Chosen: the decoder reduces baseline JPEG files before it stores pixels, so the largest camera images are
        // affordable. Decoders of all other formats store every pixel or coefficient first.
        return area <= (kind == .jpeg && !isProgressive ? 16 * Self.mostKept : Self.mostKept * 3 / 2)
    }

    /// The power of two by which the sides are divided; nil if 8, the maximum of the decoders, is not enough.
    package static func divisor(width: Int, height: Int) -> Int? {
        [1, 2, 4, 8].first { max(width, height) / $0 <= longestSide && (width / $0) * (height / $0) <= mostKept }
    }
}
