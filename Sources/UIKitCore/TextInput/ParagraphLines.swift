import CoreGraphics
import Foundation
import HostInterface
import TextLogic

/// A line of a paragraph, or a part of a line beside an exclusion path.
@MainActor
struct ParagraphLine {
    /// The block that has the line.
    let block: TextBlock
    /// The number of the line in its block.
    let number: Int
    /// The width for which the block is laid out.
    let width: CGFloat
    /// The offset of the block's text in the paragraph, in UTF-16 units.
    let start: Int
    /// The top left corner of the block in the paragraph.
    let origin: CGPoint
    /// The characters in the paragraph.
    let range: Range<Int>
    /// The rectangle of the text in the paragraph. Parts of one line have the same top and the same height.
    let frame: CGRect
    /// The distance from the top of the frame to the baseline.
    let baseline: CGFloat
    let isRightToLeft: Bool
    /// The part of the paragraph's width that the line may fill.
    let span: ClosedRange<CGFloat>
    /// The number of the line in its paragraph. Parts of one line have the same number.
    let row: Int
    /// The rectangle of the line in the paragraph, with the padding at both ends. Nil for the width of the container.
    let fragment: ClosedRange<CGFloat>?

    /// The horizontal position of the caret before a character.
    func caret(_ offset: Int, _ shaper: (any TextShaper)?) -> CGFloat {
        origin.x + (shaper?.caret(in: block, width: width, line: number, offset: offset - start) ?? 0)
    }

    /// The boundary of characters nearest to a horizontal position.
    func boundary(at x: CGFloat, _ shaper: (any TextShaper)?) -> Int {
        start + (shaper?.offset(in: block, width: width, line: number, at: x - origin.x) ?? 0)
    }

    /// The horizontal positions of the characters of a range, from left to right.
    func stretches(_ range: Range<Int>, _ shaper: (any TextShaper)?) -> [ClosedRange<CGFloat>] {
        let local = range.lowerBound - start..<range.upperBound - start
        let found = shaper?.stretches(in: block, width: width, line: number, of: local) ?? []
        return origin.x == 0 ? found : found.map { origin.x + $0.lowerBound...origin.x + $0.upperBound }
    }

    /// The block of the line alone, and its rectangle in the paragraph.
    var drawing: (block: TextBlock, frame: CGRect) {
        let only = TextBlock(
            runs: block.runs, alignment: block.alignment, lineBreak: block.lineBreak, direction: block.direction,
            maximumLines: 1, paragraph: block.paragraph)
        return (only, CGRect(x: origin.x, y: origin.y, width: width, height: frame.maxY - origin.y))
    }
}

/// The lines of a paragraph.
@MainActor
struct ParagraphLines {
    let lines: [ParagraphLine]
    /// The size of the text, without the space around the paragraph.
    let size: CGSize
    /// Whether the lines are parts beside exclusion paths, which are drawn one by one.
    let hasFragments: Bool

    init(fragments lines: [ParagraphLine], size: CGSize) {
        (self.lines, self.size, hasFragments) = (lines, size, true)
    }

    /// The lines of a block that are all as wide as the block.
    init(_ block: TextBlock, width: CGFloat, _ shaper: (any TextShaper)?) {
        let span = 0...max(width.isFinite ? width : 0, 0)
        lines = (shaper?.lines(of: block, width: width) ?? []).enumerated().map { number, line in
            ParagraphLine(
                block: block, number: number, width: width, start: 0, origin: .zero, range: line.range,
                frame: line.frame, baseline: line.baseline, isRightToLeft: line.isRightToLeft, span: span, row: number,
                fragment: nil)
        }
        size = CGSize(width: lines.reduce(0) { max($0, $1.frame.maxX) }, height: lines.last?.frame.maxY ?? 0)
        hasFragments = false
    }

    var rowCount: Int { lines.last.map { $0.row + 1 } ?? 0 }

    /// The line at a place: of several parts beside each other the nearest one.
    func index(at point: CGPoint) -> Int {
        guard let first = lines.firstIndex(where: { $0.frame.maxY > point.y }) else {
            return nearest(inRow: rowCount - 1, x: point.x)
        }
        return nearest(inRow: lines[first].row, x: point.x)
    }

    /// The part of a line nearest to a horizontal position.
    func nearest(inRow row: Int, x: CGFloat) -> Int {
        var best: (index: Int, distance: CGFloat)?
        for (index, line) in lines.enumerated() where line.row == row {
            let distance = max(line.span.lowerBound - x, x - line.span.upperBound, 0)
            if distance < best?.distance ?? .infinity { best = (index, distance) }
        }
        return best?.index ?? max(lines.count - 1, 0)
    }
}

/// The lines of the paragraphs that were laid out lately.
struct FragmentCache {
    private struct Entry {
        var block: TextBlock
        var top: Double
        var lines: ParagraphLines
    }

    private var entries: [Int: Entry] = [:]
    /// Chosen: the paragraphs of some screens.
    private static let limit = 256

    func lines(_ id: Int, _ block: TextBlock, _ top: Double) -> ParagraphLines? {
        guard let entry = entries[id], entry.top == top, entry.block == block else { return nil }
        return entry.lines
    }

    mutating func set(_ lines: ParagraphLines, _ id: Int, _ block: TextBlock, _ top: Double) {
        if entries.count >= Self.limit { entries = [:] }
        entries[id] = Entry(block: block, top: top, lines: lines)
    }
}

extension ParagraphArea {
    /// The lines of a paragraph. Its position is known if the paragraphs above are measured.
    func lines(of paragraph: ParagraphColumn.Paragraph, _ block: TextBlock) -> ParagraphLines {
        guard let flow, paragraph.top < flow.bottom else {
            return ParagraphLines(block, width: lineWidth, areaShaper)
        }
        if let known = fragmentCache.lines(paragraph.id, block, paragraph.top) { return known }
        let lines = fragments(of: paragraph, block, flow, top: paragraph.top)
        fragmentCache.set(lines, paragraph.id, block, paragraph.top)
        return lines
    }

    /// The parts of the lines of a paragraph at a position.
    func fragments(of paragraph: ParagraphColumn.Paragraph, _ block: TextBlock, _ flow: ContainerFlow, top: Double)
        -> ParagraphLines
    {
        let before = paragraph.range.lowerBound > 0 ? max(block.paragraph.spacingBefore, 0) : 0
        let layout = FragmentLayout(
            block, flow: flow, start: paragraph.range.lowerBound, top: top + before,
            isRightToLeft: TextBoundaries(areaText).isRightToLeft(in: paragraph.range), shaper: areaShaper)
        return layout.lines()
    }

    /// Measures the paragraphs above a paragraph whose heights change where lines have space.
    func measureAbove(_ index: Int) {
        guard let flow else { return }
        var former = -1
        while let open = loadColumn().firstOpen, open < index, open != former, loadColumn()[open].top < flow.bottom {
            measureParagraph(open)
            former = open
        }
    }
}
