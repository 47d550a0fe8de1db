package import CoreGraphics
package import Foundation
package import HostInterface

/// Lays out text as boxes, so that layout tests do not depend on installed fonts.
///
/// Every character is half an em wide, ideographs one em. The ascent is 1 em, the descent 0.2 em, the line height 1.2
/// em.
package final class BoxShaper: TextShaper {
    package init() {}

    private struct Line {
        var start = 0
        var length = 0
        var width: CGFloat = 0
        var size: CGFloat = 0
        var isCut = false
    }

    private static func isWide(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first else { return false }
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
            0x1F300...0x1FAFF, 0x20000...0x3FFFD:
            return true
        default: return false
        }
    }

    private struct Box {
        var character: Character
        var width: CGFloat
        var size: CGFloat
    }

    private func boxes(of block: TextBlock) -> [Box] {
        block.runs.flatMap { run in
            run.text.map { character in
                let width =
                    run.marks?.picture?.size.width
                    ?? (character.isNewline ? 0 : run.font.size * (Self.isWide(character) ? 1 : 0.5) + run.tracking)
                return Box(character: character, width: width, size: run.font.size)
            }
        }
    }

    private func boxLines(of block: TextBlock, width: CGFloat) -> [Line] {
        let boxes = boxes(of: block)
        let first = block.runs.first?.font.size ?? 0
        let shape = block.paragraph
        let width =
            shape.isIndented && width.isFinite
            ? max(shape.lineEnd(in: width) - max(shape.headIndent, shape.firstLineHeadIndent), 0) : width
        let wraps =
            width.isFinite
            && !(block.maximumLines == 1 && block.lineBreak != .wordWrap && block.lineBreak != .characterWrap)
        var lines: [Line] = []
        var line = Line(size: first)
        var lastSpace: Int?
        func measured(_ range: Range<Int>) -> CGFloat { boxes[range].reduce(0) { $0 + $1.width } }
        func close(at end: Int, next: Int) {
            line.length = end - line.start
            line.width = measured(line.start..<end)
            line.size = boxes[line.start..<end].map(\.size).max() ?? line.size
            lines.append(line)
            line = Line(start: next, size: line.size)
            lastSpace = nil
        }
        var index = 0
        while index < boxes.count {
            let box = boxes[index]
            if box.character.isNewline {
                close(at: index, next: index + 1)
            } else if wraps, index > line.start, measured(line.start..<(index + 1)) > width + 0.001,
                box.character != " "
            {
                if block.lineBreak != .characterWrap, let space = lastSpace, space > line.start {
                    close(at: space, next: space + 1)
                    index = line.start
                    continue
                }
                close(at: index, next: index)
            }
            if box.character == " " { lastSpace = index }
            index += 1
        }
        close(at: boxes.count, next: boxes.count)
        if block.maximumLines > 0, lines.count > block.maximumLines {
            lines.removeLast(lines.count - block.maximumLines)
            lines[lines.count - 1].isCut = true
        }
        if width.isFinite, !wraps, let last = lines.indices.last, lines[last].width > width {
            lines[last].isCut = true
            if block.lineBreak != .clip { lines[last].width = max(0, width) }
        }
        return lines
    }

    package func metrics(of block: TextBlock, width: CGFloat) -> TextMetrics {
        guard !block.runs.isEmpty else {
            return TextMetrics(size: .zero, firstBaseline: 0, lastBaseline: 0, lineCount: 0, isTruncated: false)
        }
        let lines = boxLines(of: block, width: width)
        var top: CGFloat = 0
        var baselines: [CGFloat] = []
        for (index, line) in lines.enumerated() {
            if index > 0 { top += block.paragraph.lineSpacing }
            let height = block.paragraph.lineHeight(line.size * 1.2)
            baselines.append(top + line.size + height - line.size * 1.2)
            top += height
        }
        return TextMetrics(
            size: CGSize(width: lines.map(\.width).max() ?? 0, height: top), firstBaseline: baselines.first ?? 0,
            lastBaseline: baselines.last ?? 0, lineCount: lines.count, isTruncated: lines.contains { $0.isCut })
    }

    package func metrics(of font: FontRequest) -> FontMetrics {
        FontMetrics(
            ascender: font.size, descender: -0.2 * font.size, lineHeight: 1.2 * font.size, capHeight: 0.7 * font.size,
            xHeight: 0.5 * font.size)
    }

    private func left(of block: TextBlock, line: Line, width: CGFloat) -> CGFloat {
        guard width.isFinite else { return 0 }
        switch block.alignment {
        case .left, .justified: return 0
        case .right: return width - line.width
        case .center: return max(0, (width - line.width) / 2)
        case .natural: return block.direction == .rightToLeft ? width - line.width : 0
        }
    }

    private func number(_ line: Int, of lines: [Line]) -> Line? { lines.indices.contains(line) ? lines[line] : nil }

    package func lines(of block: TextBlock, width: CGFloat) -> [TextLine] {
        let (boxes, lines) = (boxes(of: block), boxLines(of: block, width: width))
        var units = [0]
        for box in boxes { units.append(units[units.count - 1] + box.character.utf16.count) }
        var top: CGFloat = 0
        return lines.enumerated().map { index, line in
            if index > 0 { top += block.paragraph.lineSpacing }
            let height = block.paragraph.lineHeight(line.size * 1.2)
            defer { top += height }
            let end = index + 1 < lines.count ? lines[index + 1].start : boxes.count
            let left = left(of: block, line: line, width: width)
            return TextLine(
                range: units[line.start]..<units[max(end, line.start)],
                frame: CGRect(x: left, y: top, width: line.width, height: height),
                baseline: line.size + height - line.size * 1.2, isRightToLeft: false)
        }
    }

    package func caret(in block: TextBlock, width: CGFloat, line number: Int, offset: Int) -> CGFloat {
        guard let line = self.number(number, of: boxLines(of: block, width: width)) else { return 0 }
        var x = left(of: block, line: line, width: width)
        let boxes = boxes(of: block)
        var units = boxes[..<line.start].reduce(0) { $0 + $1.character.utf16.count }
        for box in boxes[line.start..<(line.start + line.length)] {
            guard units < offset else { break }
            units += box.character.utf16.count
            x += box.width
        }
        return x
    }

    package func offset(in block: TextBlock, width: CGFloat, line number: Int, at x: CGFloat) -> Int {
        guard let line = self.number(number, of: boxLines(of: block, width: width)) else { return 0 }
        var edge = left(of: block, line: line, width: width)
        let boxes = boxes(of: block)
        var units = boxes[..<line.start].reduce(0) { $0 + $1.character.utf16.count }
        for box in boxes[line.start..<(line.start + line.length)] {
            guard edge + box.width / 2 <= x else { break }
            edge += box.width
            units += box.character.utf16.count
        }
        return units
    }

    /// Boxes are always ordered from left to right, so a range is one stretch.
    package func stretches(in block: TextBlock, width: CGFloat, line number: Int, of range: Range<Int>)
        -> [ClosedRange<CGFloat>]
    {
        let low = caret(in: block, width: width, line: number, offset: range.lowerBound)
        let high = caret(in: block, width: width, line: number, offset: range.upperBound)
        return high > low ? [low...high] : []
    }
}
