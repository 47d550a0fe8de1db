import CPixman
import LayerScene
import NumberConversion

/// The parts of a stretched picture where each row has one color.
///
/// Below a bar lie rows of a list, whose right side is mostly empty: there the blur changes from row to row alone. One
/// tile of such a part is stretched, and copies of the tile fill the rest. This takes a tenth of the time, or half of
/// the time for a fading bar.
struct EvenColumns {
    /// In pixels of the destination, with the full height.
    private(set) var rects: [PixelRect] = []

    /// The width of a tile in pixels. Chosen: rows of this width are copied at full speed.
    static let tileWidth = 64
    /// The minimum width in pixels. Chosen: two tiles, since the first one is stretched.
    static let leastWidth = 128

    /// - Parameters:
    ///   - framed: the small picture, with a frame of one pixel that repeats its edges.
    ///   - step: pixels of the small picture per pixel of `rect`, horizontally.
    ///   - rect: where the picture without its frame is stretched to.
    init(_ framed: Canvas, step: Double, over rect: PixelRect) {
        // The comparison reads the small picture once, so it must be much smaller than the destination.
        guard framed.format == .alpha, step > 0, step <= 0.25 else { return }
        for run in Self.runs(framed) {
            // The pixel x reads the columns around (x + 0.5) * step + 0.5.
            let first = (Double(run.lowerBound) - 0.5) / step - 0.5
            let end = (Double(run.upperBound) - 1.5) / step - 0.5
            let left = rect.x + max(Int(saturating: first.rounded(.up)) + 1, 0)
            let right = rect.x + min(Int(saturating: end.rounded(.down)) - 1, rect.width)
            guard right - left >= Self.leastWidth else { continue }
            rects.append(PixelRect(x: left, y: rect.y, width: right - left, height: rect.height))
        }
    }

    /// Ranges of equal columns.
    private static func runs(_ canvas: Canvas) -> [Range<Int>] {
        let (width, height) = (canvas.bounds.width, canvas.bounds.height)
        var runs: [Range<Int>] = []
        var start = 0
        for column in 1...width {
            if column < width, isEqual(canvas, column, height) { continue }
            if column - start > 2 { runs.append(start..<column) }
            start = column
        }
        return runs
    }

    /// Whether a column equals the column before.
    private static func isEqual(_ canvas: Canvas, _ column: Int, _ height: Int) -> Bool {
        for row in 0..<height {
            let pixels = (canvas.bits + row * canvas.stride).assumingMemoryBound(to: UInt32.self)
            if pixels[column] != pixels[column - 1] { return false }
        }
        return true
    }
}
