import CoreGraphics
import Foundation
import HostInterface
import NumberConversion
import TextLogic

/// Fills the free parts of the lines of a paragraph beside exclusion paths, from top to bottom.
///
/// The text of each part is the first line of a block, which begins at the part and contains more text than fits. The
/// shaper breaks the line. A block contains about twice the text that fits, so that the work for a paragraph grows with
/// its length.
@MainActor
struct FragmentLayout {
    private struct Part {
        var block: TextBlock
        var line: TextLine
        var start: Int
        var end: Int
        var text: ExclusionRegion.Span
        var span: ExclusionRegion.Span
    }

    private let block: TextBlock
    private let source: BlockText
    private let flow: ContainerFlow
    /// The offset of the paragraph in the text.
    private let start: Int
    /// The top of the paragraph in the container.
    private let top: CGFloat
    private let direction: TextDirection
    private let isRightToLeft: Bool
    private let shaper: (any TextShaper)?

    init(
        _ block: TextBlock, flow: ContainerFlow, start: Int, top: CGFloat, isRightToLeft: Bool?,
        shaper: (any TextShaper)?
    ) {
        (self.block, self.flow, self.start, self.top, self.shaper) = (block, flow, start, top, shaper)
        source = BlockText(block)
        // A part without letters continues in the direction of its paragraph.
        direction =
            block.direction == .natural
            ? isRightToLeft.map { $0 ? .rightToLeft : .leftToRight } ?? .natural : block.direction
        self.isRightToLeft = direction == .rightToLeft
    }

    /// Chosen: a taller font in a line makes the line taller, which may move its text; more fonts than lines have.
    private static let mostTries = 16

    // MARK: Lines

    func lines() -> ParagraphLines {
        var (made, place, offset, row) = ([ParagraphLine](), top, 0, 0)
        var width: CGFloat = 0
        let limit = block.maximumLines
        var endsWithBreak = true
        while offset < source.length || endsWithBreak, limit == 0 || row < limit {
            if row > 0 { place += block.paragraph.lineSpacing }
            let isLast = limit > 0 && row + 1 == limit
            let (found, parts) = parts(from: offset, place, row: row, isLast: isLast)
            guard let last = parts.last else { break }
            let baseline = parts.reduce(0) { max($0, $1.line.baseline) }
            let below = parts.reduce(0) { max($0, $1.line.frame.height - $1.line.baseline) }
            for part in parts {
                let origin = CGPoint(
                    x: part.text.left - flow.padding, y: found + baseline - part.line.baseline - top)
                let frame = CGRect(
                    x: origin.x + part.line.frame.minX, y: found - top,
                    width: part.start < part.end ? part.line.frame.width : 0,
                    height: baseline + below)
                made.append(
                    ParagraphLine(
                        block: part.block, number: 0, width: part.text.width, start: part.start,
                        origin: CGPoint(x: origin.x, y: origin.y - part.line.frame.minY),
                        range: part.start..<part.end, frame: frame, baseline: baseline,
                        isRightToLeft: part.line.isRightToLeft,
                        span: part.text.left - flow.padding...part.text.right - flow.padding, row: row,
                        fragment: part.span.left - flow.padding...part.span.right - flow.padding))
                width = max(width, frame.maxX - min(block.paragraph.tailIndent, 0))
            }
            place = found + baseline + below
            // A separator at the end of the text is followed by an empty line.
            endsWithBreak = last.end > offset && last.end == source.length && source.endsLine(last.end)
            offset = last.end
            row += 1
        }
        return ParagraphLines(fragments: made, size: CGSize(width: width, height: max(place - top, 0)))
    }

    /// Returns the parts of a line, and the top of the line.
    private func parts(from offset: Int, _ place: CGFloat, row: Int, isLast: Bool) -> (top: CGFloat, parts: [Part]) {
        let font = source.run(at: offset)?.font
        var height = block.paragraph.lineHeight(font.flatMap { shaper?.metrics(of: $0).lineHeight } ?? 0)
        var best: (top: CGFloat, parts: [Part]) = (place, [])
        for number in 0..<Self.mostTries {
            let least = min(height, textSpan(of: nil, row: row).width)
            let band = flow.band(
                from: place, height: height, at: start + min(offset, source.length), isRightToLeft: isRightToLeft
            ) { $0.contains { textSpan(of: $0, row: row).width >= least } }
            var spans = band.spans.filter { textSpan(of: $0, row: row).width >= least }
            if spans.isEmpty { spans = [ExclusionRegion.Span(left: 0, right: flow.width + 2 * flow.padding)] }
            best = (band.top, fill(spans, from: offset, row: row, isLast: isLast))
            let baseline = best.parts.reduce(0) { max($0, $1.line.baseline) }
            let below = best.parts.reduce(0) { max($0, $1.line.frame.height - $1.line.baseline) }
            if baseline + below <= height + 0.001 { break }
            // Heights that change with every try end at a larger height.
            height = max(baseline + below, number < 8 ? 0 : height * 2)
        }
        return best
    }

    /// The part of the container's width for text, or of a span between the indents of a line.
    private func textSpan(of span: ExclusionRegion.Span?, row: Int) -> ExclusionRegion.Span {
        let shape = block.paragraph
        let (from, to) = (shape.indent(isFirstLine: row == 0), shape.lineEnd(in: flow.width))
        let low = isRightToLeft ? flow.width - to : from, high = isRightToLeft ? flow.width - from : to
        var text = ExclusionRegion.Span(left: flow.padding + low, right: flow.padding + max(high, low + 1))
        if let span {
            text.left = max(text.left, span.left + flow.padding)
            text.right = min(text.right, span.right - flow.padding)
        }
        return text
    }

    private func fill(_ spans: [ExclusionRegion.Span], from offset: Int, row: Int, isLast: Bool) -> [Part] {
        var (parts, place) = ([Part](), offset)
        for (index, span) in spans.enumerated() {
            guard let part = part(in: span, from: place, row: row) else { return parts }
            // A word that needs a wider part stays whole if such a part follows.
            if block.paragraph.hyphenation == nil, source.isInsideWord(part.end),
                spans[(index + 1)...].contains(where: { other in
                    textSpan(of: other, row: row).width > part.text.width
                        && self.part(in: other, from: place, row: row).map { !source.isInsideWord($0.end) } ?? false
                })
            {
                continue
            }
            parts.append(part)
            place = part.end
            if place >= source.length || source.endsLine(place) { break }
        }
        if isLast, let last = parts.last, last.end < source.length { parts[parts.count - 1] = lastPart(last) }
        return parts
    }

    // MARK: Parts

    /// Chosen: a break is known if more characters follow than change the shape of letters.
    private static let margin = 16

    /// The text from an offset that fits into a span.
    private func part(in span: ExclusionRegion.Span, from offset: Int, row: Int) -> Part? {
        let text = textSpan(of: span, row: row)
        let shape = shape(for: text)
        let size = max(source.run(at: offset)?.font.size ?? 0, 1)
        var length = min(max(Int(saturating: text.width / (size * 0.25)) + 48, 64), 4_096)
        while true {
            let end = source.snapped(min(offset + length, source.length))
            let piece = TextBlock(
                runs: offset < source.length ? source.runs(offset..<end) : source.emptyRuns,
                alignment: block.alignment, lineBreak: block.lineBreak == .characterWrap ? .characterWrap : .wordWrap,
                direction: direction, maximumLines: 0, paragraph: shape)
            guard let line = shaper?.lines(of: piece, width: text.width).first else { return nil }
            let reached = min(offset + max(line.range.upperBound, 1), source.length)
            if end == source.length || reached <= end - Self.margin {
                return Part(
                    block: piece, line: line, start: min(offset, source.length), end: max(reached, offset), text: text,
                    span: span)
            }
            length *= 2
        }
    }

    /// The last part of a text with a limited number of lines: contains the rest of the text.
    private func lastPart(_ part: Part) -> Part {
        var part = part
        part.end = source.length
        guard block.lineBreak.isTruncating || block.lineBreak == .clip else { return part }
        part.block = TextBlock(
            runs: source.runs(part.start..<source.length), alignment: block.alignment, lineBreak: block.lineBreak,
            direction: direction, maximumLines: 1, paragraph: part.block.paragraph)
        if let line = shaper?.lines(of: part.block, width: part.text.width).first { part.line = line }
        return part
    }

    /// Documented (NSParagraphStyle.tabStops): the default stops are 28 points apart.
    private static let tabInterval: CGFloat = 28
    /// Chosen: more stops than a line has.
    private static let mostTabs = 500

    /// The shape of a block in a part of a line. Its indents are those of the part, and its stops are counted from the
    /// start of the part.
    private func shape(for text: ExclusionRegion.Span) -> ParagraphShape {
        var shape = block.paragraph
        (shape.headIndent, shape.firstLineHeadIndent, shape.tailIndent) = (0, 0, 0)
        (shape.spacing, shape.spacingBefore, shape.lineSpacing) = (0, 0, 0)
        let lead = isRightToLeft ? flow.width + flow.padding - text.right : text.left - flow.padding
        guard source.hasTabs, lead != 0 else { return shape }
        var stops = (shape.tabStops ?? []).filter { $0.location > 0 }
        let interval = shape.tabInterval > 0 ? shape.tabInterval : Self.tabInterval
        var next = (max(stops.reduce(0) { max($0, $1.location) }, lead) / interval).rounded(.down) + 1
        while stops.count < Self.mostTabs, (next - 1) * interval <= lead + text.width {
            stops.append(TabStop(location: next * interval))
            next += 1
        }
        shape.tabStops = stops.filter { $0.location > lead }.map {
            TabStop(location: $0.location - lead, alignment: $0.alignment)
        }
        return shape
    }
}
