import CoreGraphics
import Foundation

/// A long text as blocks of whole paragraphs, from top to bottom. Heights are estimates until they are measured.
struct TextColumn {
    struct Part {
        /// In UTF-16 units of the text, without the line break at the end of the part.
        let range: NSRange
        var height: CGFloat
        var isMeasured = false
    }

    private(set) var parts: [Part] = []
    /// The top of each part, and the bottom of the last part.
    private(set) var edges: [CGFloat] = [0]

    init() {}

    /// - Parameters:
    ///   - limit: the length up to which a part contains paragraphs. Chosen: about a screen of text.
    ///   - longest: the maximum length of a paragraph. A longer paragraph is split at a space, or without a space
    ///     between two characters, which is displayed as a line break. Chosen: about ten screens; the layout time of a
    ///     part is limited for any file.
    ///   - estimate: returns the estimated height of this many characters on at least this many lines.
    init(
        _ text: String, limit: Int = 1500, longest: Int = 16_000, estimate: (_ characters: Int, _ lines: Int) -> CGFloat
    ) {
        let units = Array(text.utf16)
        var start = 0
        var lines = 1
        func add(upTo end: Int) {
            parts.append(
                Part(range: NSRange(location: start, length: end - start), height: estimate(end - start, lines)))
            lines = 1
        }
        for (index, unit) in units.enumerated() {
            if unit == 10 {
                if index - start >= limit, index + 1 < units.count {
                    add(upTo: index)
                    start = index + 1
                } else {
                    lines += 1
                }
            } else if index - start >= longest {
                let end = Self.cut(units, from: start, before: index)
                add(upTo: end)
                start = end
            }
        }
        if !units.isEmpty {
            parts.append(
                Part(
                    range: NSRange(location: start, length: units.count - start),
                    height: estimate(units.count - start, lines)))
        }
        addUp(from: 0)
    }

    /// The offset after a space near `end`, otherwise before the character that contains `end`.
    private static func cut(_ units: [UInt16], from start: Int, before end: Int) -> Int {
        for place in stride(from: end, to: max(start + 1, end - 200), by: -1) where units[place - 1] == 0x20 {
            return place
        }
        return UTF16.isTrailSurrogate(units[end]) ? end - 1 : end
    }

    var height: CGFloat { edges.last ?? 0 }
    var isMeasured: Bool { parts.allSatisfy(\.isMeasured) }

    mutating func setHeight(_ height: CGFloat, of index: Int) {
        parts[index].isMeasured = true
        guard parts[index].height != height else { return }
        parts[index].height = height
        addUp(from: index)
    }

    private mutating func addUp(from index: Int) {
        if edges.count != parts.count + 1 { edges = Array(repeating: 0, count: parts.count + 1) }
        for place in index..<parts.count { edges[place + 1] = edges[place] + parts[place].height }
    }

    /// The parts that intersect the range.
    func parts(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
        guard !parts.isEmpty, bottom > 0, top < height, top < bottom else { return 0..<0 }
        let first = part(at: top)
        var last = first
        while last + 1 < parts.count, edges[last + 1] < bottom { last += 1 }
        return first..<(last + 1)
    }

    /// The part at a height, by binary search.
    func part(at y: CGFloat) -> Int {
        var (low, high) = (0, max(parts.count - 1, 0))
        while low < high {
            let middle = (low + high) / 2
            if edges[middle + 1] <= y { low = middle + 1 } else { high = middle }
        }
        return low
    }

    func part(holding character: Int) -> Int? {
        parts.firstIndex { character <= NSMaxRange($0.range) }
    }
}
