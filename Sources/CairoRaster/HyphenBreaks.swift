import CoreGraphics
import Foundation
import HostInterface
import NumberConversion

/// Decides at which places the lines of a text divide words.
///
/// Pango breaks one line after the other without divided words. The word at the break gets the places of its
/// dictionary, and the line is broken again.
struct HyphenBreaks {
    let block: TextBlock
    /// The width of the block, in points.
    let width: CGFloat
    let context: OpaquePointer
    let fonts: TextFonts

    private typealias Line = (layout: TextLayout, end: Int)

    /// Chosen: more lines than a screen or a paragraph has. Further lines of an enormous text have whole words.
    private static let mostLines = 1_000
    /// Chosen: more characters than the break of a line depends on.
    private static let margin = 16

    /// The offsets of the divisions, in UTF-16 units.
    func offsets() -> [Int] {
        guard let hyphenation = block.paragraph.hyphenation, hyphenation.factor > 0, block.lineBreak != .characterWrap,
            block.lineBreak != .clip
        else { return [] }
        // The last of a limited number of lines is truncated, not divided.
        let limit = block.maximumLines == 0 ? Self.mostLines : min(block.maximumLines, Self.mostLines)
        let count = block.lineBreak.isTruncating && block.maximumLines > 0 ? limit - 1 : limit
        let (source, shape) = (BlockText(block), block.paragraph)
        var (result, offset, number) = ([Int](), 0, 0)
        while offset < source.length, number < count {
            let isFirst = number == 0 || block.maximumLines == 0 && source.endsParagraph(offset)
            let space = max(shape.lineEnd(in: width) - shape.indent(isFirstLine: isFirst), 0)
            guard let line = line(source, from: offset, space), line.end < source.length else { break }
            var end = line.end
            if let place = division(source, hyphenation, line, from: offset, space) {
                result.append(place)
                end = place
            }
            guard end > offset else { break }
            (offset, number) = (end, number + 1)
        }
        return result
    }

    /// The first line of the text from an offset.
    private func line(_ source: BlockText, from offset: Int, _ space: CGFloat, at places: [Int] = []) -> Line? {
        let size = max(source.run(at: offset)?.font.size ?? 0, 1)
        var length = min(max(Int(saturating: space / (size * 0.25)) + 48, 96), 4_096)
        while true {
            let end = source.snapped(min(offset + length, source.length))
            var shape = block.paragraph
            (shape.hyphenation, shape.headIndent, shape.firstLineHeadIndent, shape.tailIndent) = (nil, 0, 0, 0)
            let runs = BlockText.divided(source.runs(offset..<end), at: places.map { $0 - offset })
            let piece = TextBlock(
                runs: runs, alignment: .left, lineBreak: .wordWrap, direction: block.direction, maximumLines: 0,
                paragraph: shape)
            let layout = TextLayout(piece, width: space, context: context, fonts: fonts)
            guard let first = layout.textLines(in: space).first else { return nil }
            var reached = first.range.upperBound
            reached -= places.enumerated().prefix { $1 - offset + $0 < reached }.count
            reached = min(offset + max(reached, 1), source.length)
            if end == source.length || reached <= end - Self.margin { return (layout, reached) }
            length *= 2
        }
    }

    /// The place at which a line divides the word at its end; nil for a whole word.
    private func division(
        _ source: BlockText, _ hyphenation: Hyphenation, _ line: Line, from offset: Int, _ space: CGFloat
    ) -> Int? {
        guard !source.endsLine(line.end), let word = source.word(at: line.end), let first = line.layout.lines.first
        else { return nil }
        let language = source.run(at: word.lowerBound)?.marks?.language ?? hyphenation.language
        guard let dictionary = fonts.hyphenation.dictionary(for: language) else { return nil }
        // Documented (NSParagraphStyle.hyphenationFactor): the width without the word, as a share of the line.
        let before =
            word.lowerBound >= line.end
            ? first.width
            : word.lowerBound <= offset
                ? 0
                : line.layout.caret(before: word.lowerBound - offset, line: 0, in: space)
                    - line.layout.left(of: first, in: space)
        guard before < space * hyphenation.factor else { return nil }
        let letters = Array(source.string(word).unicodeScalars)
        var (place, sum) = (word.lowerBound, [Int]())
        for letter in letters {
            sum.append(place)
            place += letter.value > 0xFFFF ? 2 : 1
        }
        let places = dictionary.places(in: source.string(word)).map { sum[$0] }.filter { $0 > offset }
        guard !places.isEmpty, let divided = self.line(source, from: offset, space, at: places) else { return nil }
        return places.contains(divided.end) ? divided.end : nil
    }
}
