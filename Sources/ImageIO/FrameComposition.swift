import CoreGraphics
import Foundation
import HostInterface

/// The canvas of an animated file after one of its frames was drawn.
///
/// Frames that are requested in order are each decoded once.
struct FrameComposition {
    /// The frame that was drawn last.
    private(set) var index: Int
    private var pixels: [UInt8]
    /// The frame's part of the canvas before the frame was drawn, for a frame that restores this part.
    private var saved: [UInt8] = []
    private var isDecoded = false
    private let width: Int
    private let height: Int

    /// Chosen: the largest number of pixels that are decoded for one request, a few seconds of work. Only a request out
    /// of order in a file of large frames that all depend on the previous frame needs more.
    private static let mostWork = 256 * 1_048_576
    /// Chosen: the work for a frame of a few pixels, as a number of pixels.
    private static let leastWork = 4_096

    /// Draws a frame with the frames below it.
    /// - Parameter known: the canvas of an earlier request, which saves the frames until there.
    /// - Returns: nil for a canvas that is too large, and if the request needs too much work.
    init?(of index: Int, in file: some AnimatedFile, _ codec: any ImageCodec, known: FrameComposition?) {
        guard ImageHeader.divisor(width: file.width, height: file.height) == 1 else { return nil }
        var first = index
        var work = 0
        while first != known?.index, !Self.isIndependent(first, in: file) {
            work += max(file.frames[first].area, Self.leastWork)
            first -= 1
        }
        guard work <= Self.mostWork else { return nil }
        if let known, known.index == first {
            self = known
        } else {
            (width, height) = (file.width, file.height)
            pixels = [UInt8](repeating: 0, count: width * height * 4)
            self.index = first
            draw(file.frames[first], in: file, codec)
        }
        while self.index < index {
            dispose(file.frames[self.index])
            self.index += 1
            draw(file.frames[self.index], in: file, codec)
        }
    }

    /// Whether no earlier frame is visible below a frame.
    private static func isIndependent(_ index: Int, in file: some AnimatedFile) -> Bool {
        guard index > 0 else { return true }
        let (frame, previous) = (file.frames[index], file.frames[index - 1])
        return (frame.isOpaque || frame.replaces) && frame.covers(file.width, file.height)
            || previous.disposal == .clear && previous.covers(file.width, file.height)
    }

    /// The canvas as an image; nil if the frame's own data is damaged.
    var image: CGImage? {
        isDecoded ? CGImage(width: width, height: height, bytesPerRow: width * 4, pixels: pixels) : nil
    }

    /// The rows and columns of the canvas that a frame covers.
    private func part(_ frame: AnimatedFrame) -> (rows: Range<Int>, columns: Range<Int>) {
        let (left, top) = (min(max(frame.x, 0), width), min(max(frame.y, 0), height))
        return (
            top..<max(top, min(frame.y + frame.height, height)), left..<max(left, min(frame.x + frame.width, width))
        )
    }

    private mutating func dispose(_ frame: AnimatedFrame) {
        guard frame.disposal != .keep else { return }
        let (rows, columns) = part(frame)
        for row in rows {
            let place = (row * width + columns.lowerBound) * 4
            let range = place..<place + columns.count * 4
            let start = (row - rows.lowerBound) * range.count
            if frame.disposal == .restore, !saved.isEmpty {
                pixels.replaceSubrange(range, with: saved[start..<start + range.count])
            } else {
                for byte in range { pixels[byte] = 0 }
            }
        }
    }

    private mutating func save(_ frame: AnimatedFrame) {
        saved = []
        guard frame.disposal == .restore else { return }
        let (rows, columns) = part(frame)
        for row in rows {
            let place = (row * width + columns.lowerBound) * 4
            saved += pixels[place..<place + columns.count * 4]
        }
    }

    private mutating func draw(_ frame: AnimatedFrame, in file: some AnimatedFile, _ codec: any ImageCodec) {
        save(frame)
        isDecoded = false
        guard let image = codec.decode(Data(file.still(of: frame)))?.image, image.width == frame.width,
            image.height == frame.height
        else { return }
        isDecoded = true
        let (rows, columns) = part(frame)
        let width = width
        image.pixels.withUnsafeBytes { source in
            pixels.withUnsafeMutableBytes { target in
                for row in rows {
                    var from = (row - frame.y) * image.bytesPerRow + (columns.lowerBound - frame.x) * 4
                    var to = (row * width + columns.lowerBound) * 4
                    for _ in columns {
                        var pixel = source.loadUnaligned(fromByteOffset: from, as: UInt32.self)
                        if image.isOpaque { pixel |= 0xFF00_0000 }
                        if frame.replaces || pixel >> 24 == 255 {
                            target.storeBytes(of: pixel, toByteOffset: to, as: UInt32.self)
                        } else if pixel >> 24 > 0 {
                            let below = target.loadUnaligned(fromByteOffset: to, as: UInt32.self)
                            target.storeBytes(of: Self.blend(pixel, below), toByteOffset: to, as: UInt32.self)
                        }
                        from += 4
                        to += 4
                    }
                }
            }
        }
    }

    /// Draws one premultiplied pixel over another.
    private static func blend(_ above: UInt32, _ below: UInt32) -> UInt32 {
        let rest = 255 - above >> 24
        return [0, 8, 16, 24].reduce(0) { result, shift in
            let part = (above >> shift & 255) + ((below >> shift & 255) * rest + 127) / 255
            return result | min(part, 255) << shift
        }
    }
}
