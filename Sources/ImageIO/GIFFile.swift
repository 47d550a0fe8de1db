/// A GIF file, divided into its frames.
///
/// Documented (GIF89a specification): blocks, extensions and disposal.
struct GIFFile: AnimatedFile {
    let bytes: ImageBytes
    let width: Int
    let height: Int
    private(set) var frames: [AnimatedFrame] = []
    private(set) var loopCount: Int?
    private(set) var isComplete = false
    /// The bytes of the common colors; empty if each frame has colors of its own.
    private let colors: Range<Int>

    var hasGlobalColors: Bool { !colors.isEmpty }

    /// Nil for other files and for a file that ends within its header.
    init?(_ bytes: ImageBytes) {
        guard bytes.has("GIF8", at: 0), bytes.count >= 13 else { return nil }
        self.bytes = bytes
        (width, height) = (bytes.little(6, 2), bytes.little(8, 2))
        colors = Self.colors(bytes[10], at: 13)
        guard width > 0, height > 0, colors.upperBound <= bytes.count else { return nil }
        readBlocks(from: colors.upperBound)
    }

    /// The colors behind a block with these flags.
    private static func colors(_ flags: UInt8, at place: Int) -> Range<Int> {
        place..<(flags & 0x80 == 0 ? place : place + 3 << (Int(clamping: flags & 7) + 1))
    }

    private mutating func readBlocks(from start: Int) {
        var place = start
        var next = AnimatedFrame(isOpaque: true)
        while place < bytes.count, frames.count < AnimatedFrame.most {
            switch bytes[place] {
            case 0x3B:
                isComplete = true
                return
            case 0x21:
                guard let end = endOfParts(from: place + 2) else { return }
                readExtension(at: place, &next)
                place = end
            case 0x2C:
                let colors = Self.colors(bytes[place + 9], at: place + 10)
                guard let end = endOfParts(from: colors.upperBound + 1) else { return }
                (next.x, next.y) = (bytes.little(place + 1, 2), bytes.little(place + 3, 2))
                (next.width, next.height) = (bytes.little(place + 5, 2), bytes.little(place + 7, 2))
                next.data.append(place..<end)
                if next.area > 0 { frames.append(next) }
                next = AnimatedFrame(isOpaque: true)
                place = end
            default: place += 1
            }
        }
    }

    /// The place behind a list of parts, each with its length in front; nil if the file ends before.
    private func endOfParts(from start: Int) -> Int? {
        var place = start
        while place < bytes.count {
            let length = bytes.big(place, 1)
            place += length + 1
            if length == 0 { return place }
        }
        return nil
    }

    private mutating func readExtension(at place: Int, _ next: inout AnimatedFrame) {
        if bytes[place + 1] == 0xF9, bytes[place + 2] == 4 {
            let flags = bytes[place + 3]
            next.delay = Double(bytes.little(place + 4, 2)) / 100
            next.disposal = [.keep, .keep, .clear, .restore][min(Int(clamping: flags >> 2 & 7), 3)]
            next.isOpaque = flags & 1 == 0
            next.data = [place..<place + 8]
        } else if bytes.has("NETSCAPE2.0", at: place + 3), bytes[place + 14] == 3 {
            // Documented (kCGImagePropertyGIFLoopCount): 0 repeats forever. The file states repetitions after the first
            // play, and ImageIO passes the number of the file.
            loopCount = bytes.little(place + 16, 2)
        }
    }

    func still(of frame: AnimatedFrame) -> [UInt8] {
        guard let image = frame.data.last else { return [] }
        var file = Array("GIF89a".utf8)
        file.append(little: frame.width)
        file.append(little: frame.height)
        file += [bytes[10], 0, 0]
        file += bytes.bytes[colors]
        if frame.data.count > 1, !frame.isOpaque {
            file += [0x21, 0xF9, 4, 1, 0, 0, bytes[frame.data[0].lowerBound + 6], 0]
        }
        file += [0x2C, 0, 0, 0, 0]
        file += bytes.bytes[image.dropFirst(5)]
        file.append(0x3B)
        return file
    }
}
