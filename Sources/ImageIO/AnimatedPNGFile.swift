/// A PNG file with frames, divided into them.
///
/// Documented (PNG specification, third edition): the chunks `acTL`, `fcTL` and `fdAT`.
struct AnimatedPNGFile: AnimatedFile {
    let bytes: ImageBytes
    let width: Int
    let height: Int
    private(set) var frames: [AnimatedFrame] = []
    private(set) var loopCount: Int?
    private(set) var isComplete = false
    /// Chunks that the decoder of a frame needs, such as the palette.
    private var shared: [Range<Int>] = []

    /// Nil for other files and for a PNG file without frames.
    init?(_ bytes: ImageBytes) {
        guard bytes.big(0, 4) == 0x8950_4E47, bytes.has("IHDR", at: 12) else { return nil }
        self.bytes = bytes
        (width, height) = (bytes.big(16, 4), bytes.big(20, 4))
        readChunks()
        guard loopCount != nil, width > 0, height > 0, width <= 65_535, height <= 65_535 else { return nil }
    }

    private mutating func readChunks() {
        var place = 33
        var frame: AnimatedFrame?
        var hasData = false
        while place + 12 <= bytes.count, frames.count < AnimatedFrame.most {
            let length = bytes.big(place, 4)
            let end = place + 12 + length
            guard end <= bytes.count else { return }
            switch String(decoding: bytes.bytes[place + 4..<place + 8], as: UTF8.self) {
            case "acTL": loopCount = bytes.big(place + 12, 4)
            case "PLTE", "tRNS": if !hasData { shared.append(place..<end) }
            case "fcTL":
                append(frame)
                frame = length >= 26 ? readControl(at: place + 8) : nil
            case "IDAT":
                // A file without animation may have thousands of these.
                guard loopCount != nil else { return }
                hasData = true
                frame?.data.append(place + 8..<end - 4)
            case "fdAT": if length >= 4 { frame?.data.append(place + 12..<end - 4) }
            case "IEND":
                append(frame)
                isComplete = true
                return
            default: break
            }
            place = end
        }
    }

    private mutating func append(_ frame: AnimatedFrame?) {
        if let frame, !frame.data.isEmpty { frames.append(frame) }
    }

    /// Nil for a frame that is not inside the canvas.
    private func readControl(at place: Int) -> AnimatedFrame? {
        var frame = AnimatedFrame()
        (frame.width, frame.height) = (bytes.big(place + 4, 4), bytes.big(place + 8, 4))
        (frame.x, frame.y) = (bytes.big(place + 12, 4), bytes.big(place + 16, 4))
        guard frame.width > 0, frame.height > 0, frame.x + frame.width <= width, frame.y + frame.height <= height else {
            return nil
        }
        let divisor = bytes.big(place + 22, 2)
        frame.delay = Double(bytes.big(place + 20, 2)) / Double(divisor == 0 ? 100 : divisor)
        frame.disposal = [.keep, .clear, .restore][min(bytes.big(place + 24, 1), 2)]
        frame.replaces = bytes[place + 25] == 0
        return frame
    }

    func still(of frame: AnimatedFrame) -> [UInt8] {
        var file = Array(bytes.bytes[0..<8])
        var header: [UInt8] = []
        header.append(big: frame.width)
        header.append(big: frame.height)
        PNGChunk.append("IHDR", header + bytes.bytes[24..<29], to: &file)
        for range in shared { file += bytes.bytes[range] }
        for range in frame.data { PNGChunk.append("IDAT", bytes.bytes[range], to: &file) }
        PNGChunk.append("IEND", [], to: &file)
        return file
    }
}

/// The form of a part of a PNG file.
enum PNGChunk {
    static func append(_ name: String, _ data: some Collection<UInt8>, to file: inout [UInt8]) {
        file.append(big: data.count)
        let start = file.count
        file += name.utf8
        file += data
        file.append(big: Int(clamping: checksum(file[start...])))
    }

    private static let table: [UInt32] = (UInt32.zero..<256).map { byte in
        (0..<8).reduce(byte) { value, _ in value & 1 == 0 ? value >> 1 : value >> 1 ^ 0xEDB8_8320 }
    }

    /// Documented (PNG specification, Annex D): the cyclic redundancy code.
    private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        ~bytes.reduce(UInt32.max) { table[Int(clamping: ($0 ^ UInt32(clamping: $1)) & 255)] ^ $0 >> 8 }
    }
}
