import CoreGraphics
import Foundation
import HostInterface
import TextLogic

/// A line of a text in the coordinates of its container.
struct LineFragment {
    /// The characters of the line in the text, with the break at the end of a paragraph.
    var range: Range<Int>
    /// As wide as the container, or as a free part beside exclusion paths.
    var frame: CGRect
    /// The part of the frame with text, and the padding at both sides.
    var used: CGRect
    /// The distance from the top of the frame to the baseline.
    var baseline: CGFloat
    /// The number of the line, or of the part of a line, in its paragraph.
    var number: Int
}

/// A paragraph with its lines in a container.
@MainActor
struct LaidOutLines {
    let paragraph: ParagraphColumn.Paragraph
    let block: TextBlock
    let fragments: [LineFragment]
    /// The top left corner of the block in the container.
    let origin: CGPoint
    /// The lines of the fragments and of hidden lines below.
    let lines: ParagraphLines
    private let shaper: (any TextShaper)?

    /// Measures a paragraph. Lines below the height of the container are left out.
    init?(_ index: Int, in area: any ParagraphArea, padding: CGFloat, heightLimit: CGFloat) {
        guard (0..<area.loadColumn().count).contains(index) else { return nil }
        area.measureParagraph(index)
        guard (0..<area.loadColumn().count).contains(index) else { return nil }
        let paragraph = area.loadColumn()[index]
        let block = area.block(of: paragraph)
        let width = area.lineWidth
        let before = paragraph.range.lowerBound > 0 ? max(block.paragraph.spacingBefore, 0) : 0
        let origin = CGPoint(x: padding, y: paragraph.top + before)
        // A paragraph without a height is below the last line of a container with a limited number of lines.
        let lines =
            paragraph.height > 0
            ? area.lines(of: paragraph, block) : ParagraphLines(fragments: [], size: .zero)
        let count = lines.lines.count
        fragments = lines.lines.enumerated().compactMap { number, line in
            let isLast = number + 1 == count
            let low = paragraph.range.lowerBound + min(line.range.lowerBound, paragraph.range.count)
            let high = paragraph.range.lowerBound + min(line.range.upperBound, paragraph.range.count)
            let top = origin.y + line.frame.minY
            // Half a hundredth of a point is the error of a sum of many heights.
            guard top + line.frame.height <= heightLimit + 0.005 else { return nil }
            let text = paragraph.range.isEmpty ? 0 : line.frame.width
            let used = CGRect(
                x: line.frame.minX, y: top, width: text + 2 * padding, height: line.frame.height)
            var whole = CGRect(
                x: 0, y: top, width: width.isFinite ? width + 2 * padding : used.maxX, height: line.frame.height)
            if let own = line.fragment {
                whole.origin.x = origin.x + own.lowerBound
                whole.size.width = own.upperBound - own.lowerBound
            }
            return LineFragment(
                range: low..<(isLast ? paragraph.end : high), frame: whole, used: used, baseline: line.baseline,
                number: number)
        }
        (self.paragraph, self.block, self.origin, self.lines) = (paragraph, block, origin, lines)
        shaper = area.areaShaper
    }

    private func local(_ offset: Int) -> Int { min(max(offset - paragraph.range.lowerBound, 0), paragraph.range.count) }

    /// The horizontal position of the caret before a character in a line, in the container.
    func caret(_ offset: Int, in line: LineFragment) -> CGFloat {
        guard !paragraph.range.isEmpty else { return line.used.minX + origin.x }
        return origin.x + lines.lines[line.number].caret(local(offset), shaper)
    }

    /// The rectangles of characters in a line. Characters without a width, such as a break, have none.
    func rects(_ range: Range<Int>, in line: LineFragment) -> [CGRect] {
        let low = max(range.lowerBound, line.range.lowerBound), high = min(range.upperBound, line.range.upperBound)
        guard low < high, local(low) < local(high) else { return [] }
        return lines.lines[line.number].stretches(local(low)..<local(high), shaper).map {
            CGRect(
                x: origin.x + $0.lowerBound, y: line.frame.minY, width: $0.upperBound - $0.lowerBound,
                height: line.frame.height)
        }
    }

    /// The boundary of characters nearest to a horizontal position of the container.
    func boundary(near x: CGFloat, in line: LineFragment) -> Int {
        let local = lines.lines[line.number].boundary(at: x - origin.x, shaper)
        let offset = paragraph.range.lowerBound + min(local, paragraph.range.count)
        return min(max(offset, line.range.lowerBound), line.range.upperBound)
    }

    /// The fragment at a point of the container.
    func fragment(at point: CGPoint) -> LineFragment {
        let number = lines.index(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
        return fragments.first { $0.number == number } ?? fragments[fragments.count - 1]
    }
}
