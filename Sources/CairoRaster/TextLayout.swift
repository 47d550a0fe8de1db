import CCairo
import CPango
import CoreGraphics
import Diagnostics
import Foundation
import HostInterface
import NumberConversion

/// A text laid out by Pango. The lines are positioned as in labels.
final class TextLayout {
    struct Line {
        var line: UnsafeMutablePointer<PangoLayoutLine>
        /// In points.
        var width: CGFloat
        var top: CGFloat
        var height: CGFloat
        var baseline: CGFloat
        var isRightToLeft: Bool
        /// From the leading edge.
        var indent: CGFloat
    }

    let block: TextBlock
    let layout: OpaquePointer
    private(set) var lines: [Line] = []
    private(set) var width: CGFloat = 0
    private(set) var height: CGFloat = 0
    private(set) var isTruncated = false
    /// Whether each paragraph of the text is a paragraph in Pango.
    private let keepsParagraphs: Bool
    /// The byte offset in the UTF-8 text at which each run ends.
    private let runEnds: [Int]
    private let text: String
    /// The offsets of inserted soft hyphens in the text of the block, in UTF-16 units.
    private let divisions: [Int]

    /// - Parameters:
    ///   - width: the width in points; nil for the natural width.
    init(_ block: TextBlock, width wanted: CGFloat?, context: OpaquePointer, fonts: TextFonts) {
        self.block = block
        layout = pango_layout_new(context)
        var text = ""
        var ends: [Int] = []
        // Pango indents the first line of each of its paragraphs.
        let keepsBreaks = block.maximumLines == 0 && block.paragraph.firstLineHeadIndent != block.paragraph.headIndent
        let attributes = pango_attr_list_new()
        divisions =
            block.paragraph.hyphenation == nil
            ? []
            : wanted.map { HyphenBreaks(block: block, width: $0, context: context, fonts: fonts).offsets() } ?? []
        for run in BlockText.divided(block.runs, at: divisions) {
            let start = text.utf8.count
            text += Self.oneParagraph(run.text, keepsBreaks: keepsBreaks)
            ends.append(text.utf8.count)
            fonts.addAttributes(of: run, from: start, to: text.utf8.count, into: attributes)
        }
        self.text = text
        runEnds = ends
        keepsParagraphs = keepsBreaks
        TextFonts.shortenItems(of: text, into: attributes)
        pango_layout_set_text(layout, text, Int32(clamping: text.utf8.count))
        pango_layout_set_attributes(layout, attributes)
        pango_attr_list_unref(attributes)
        if let first = block.runs.first { pango_layout_set_font_description(layout, fonts.description(of: first.font)) }
        pango_layout_set_auto_dir(layout, block.direction == .natural ? 1 : 0)
        if block.alignment == .justified { pango_layout_set_justify(layout, 1) }
        if text.utf8.contains(0x09) { setTabs() }
        wrap(at: wanted)
        layoutLines(fonts: fonts, bound: wanted)
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

    /// Converts paragraph breaks to line breaks, so that a line limit applies to the whole text, and replaces
    /// characters that Pango rejects.
    private static func oneParagraph(_ text: String, keepsBreaks: Bool) -> String {
        guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0xE2 || $0 == 0xC2 }) else { return text }
        var result = String.UnicodeScalarView()
        var wasReturn = false
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\0": result.append("\u{FFFD}")
            // A CR LF pair becomes one break and one zero-width character, so that offsets stay the same.
            case "\n" where wasReturn: result.append("\u{2060}")
            case "\n", "\r", "\u{85}", "\u{2029}": result.append(keepsBreaks ? "\u{2029}" : "\u{2028}")
            case "\u{0B}", "\u{0C}": result.append("\u{2028}")
            default: result.append(scalar)
            }
            wasReturn = scalar == "\r"
        }
        return String(result)
    }

    /// In points. Chosen: wider than any visible content, and few enough runs. Pango orders the runs of a line in
    /// quadratic time, so a long text is wrapped at this width even without a width.
    static let widestLine: CGFloat = 100_000
    /// In bytes. Chosen: shorter texts stay below that width at usual sizes.
    private static let longText = 4_096

    private func wrap(at wanted: CGFloat?) {
        // The only line of a single-line text contains the whole text.
        let isBounded = block.maximumLines != 1 && block.alignment != .justified && text.utf8.count > Self.longText
        guard var wanted = wanted ?? (isBounded ? Self.widestLine : nil) else { return }
        let isOneClippedLine = block.maximumLines == 1 && (block.lineBreak == .clip)
        guard !isOneClippedLine else { return }
        let shape = block.paragraph
        if shape.isIndented {
            wanted = max(shape.lineEnd(in: wanted) - shape.leastIndent, 0)
            let indent = shape.firstLineHeadIndent - shape.headIndent
            pango_layout_set_indent(layout, Int32(saturating: (indent * CGFloat(PANGO_SCALE)).rounded()))
        }
        // One unit of tolerance, so that a measured text fits its measured width.
        pango_layout_set_width(layout, Int32(saturating: (wanted * CGFloat(PANGO_SCALE)).rounded(.up) + 1))
        pango_layout_set_wrap(layout, block.lineBreak == .characterWrap ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
        let ellipsis: PangoEllipsizeMode? =
            switch block.lineBreak {
            case .truncateTail: PANGO_ELLIPSIZE_END
            case .truncateHead: PANGO_ELLIPSIZE_START
            case .truncateMiddle: PANGO_ELLIPSIZE_MIDDLE
            case .wordWrap, .characterWrap, .clip: nil
            }
        if let ellipsis, block.maximumLines > 0, wanted < Self.widestLine {
            pango_layout_set_ellipsize(layout, ellipsis)
            pango_layout_set_height(layout, -Int32(clamping: block.maximumLines))
        }
    }

    /// In points. Documented (NSParagraphStyle.tabStops): the default stops are 28 points apart.
    static let tabInterval: CGFloat = 28

    /// Pango repeats the distance of the last two stops.
    private func setTabs() {
        let shape = block.paragraph
        let interval = shape.tabInterval > 0 ? shape.tabInterval : Self.tabInterval
        var stops = (shape.tabStops ?? []).filter { $0.location > 0 }.prefix(Self.mostTabs)
            .sorted { $0.location < $1.location }
        let last = (stops.last?.location ?? 0) / interval
        // Stops at the default distance are multiples of the distance.
        for step in 1...2 { stops.append(TabStop(location: (last.rounded(.down) + CGFloat(step)) * interval)) }
        guard let tabs = pango_tab_array_new(Int32(clamping: stops.count), 0) else { return }
        defer { pango_tab_array_free(tabs) }
        for (index, stop) in stops.enumerated() {
            let alignment =
                switch stop.alignment {
                case .left: PANGO_TAB_LEFT
                case .center: PANGO_TAB_CENTER
                case .right: PANGO_TAB_RIGHT
                case .decimal: PANGO_TAB_DECIMAL
                }
            // Pango counts from the start of the first line.
            let place = max(stop.location - (shape.isIndented ? shape.firstLineHeadIndent : 0), 0)
            pango_tab_array_set_tab(
                tabs, Int32(clamping: index), alignment, Int32(saturating: (place * CGFloat(PANGO_SCALE)).rounded()))
        }
        pango_layout_set_tabs(layout, tabs)
    }

    /// Chosen: more stops than a page has.
    private static let mostTabs = 1_000

    private func layoutLines(fonts: TextFonts, bound: CGFloat?) {
        let count = Int(pango_layout_get_line_count(layout))
        let shown = block.maximumLines > 0 ? min(count, block.maximumLines) : count
        isTruncated = pango_layout_is_ellipsized(layout) != 0 || shown < count
        let shape = block.paragraph
        let starts = shape.spacing != 0 || shape.spacingBefore != 0 ? paragraphStarts : []
        var top: CGFloat = 0
        // Iterates over the list, because access to a line by its number searches from the first line.
        var node = isTruncated ? pango_layout_get_lines(layout) : pango_layout_get_lines_readonly(layout)
        for index in 0..<shown {
            guard let entry = node else { break }
            node = entry.pointee.next
            guard let line = entry.pointee.data?.assumingMemoryBound(to: PangoLayoutLine.self) else { continue }
            if isTruncated { Self.narrowEllipsis(of: line) }
            var logical = PangoRectangle()
            pango_layout_line_get_extents(line, nil, &logical)
            let measures = measures(of: line, fonts: fonts)
            if index > 0 { top += shape.lineSpacing }
            if !starts.isEmpty, starts.contains(Int(clamping: pango_layout_line_get_start_index(line))) {
                top += (index > 0 ? shape.spacing : 0) + shape.spacingBefore
            }
            let lineHeight = shape.lineHeight(measures.lineHeight)
            let indent =
                shape.isIndented
                ? shape.indent(isFirstLine: index == 0 || keepsParagraphs && line.pointee.flags & 1 != 0) : 0
            var lineWidth = CGFloat(logical.width) / CGFloat(PANGO_SCALE)
            // The width of a truncated line may be too large by a fraction of a point.
            if isTruncated, let bound { lineWidth = min(lineWidth, max(bound, 0)) }
            let placed = Line(
                line: line, width: lineWidth, top: top, height: lineHeight,
                // The additional height of a line is above its letters.
                baseline: top + measures.ascender + lineHeight - measures.lineHeight,
                isRightToLeft: pango_layout_line_get_resolved_direction(line) == PANGO_DIRECTION_RTL, indent: indent)
            lines.append(placed)
            width = max(width, placed.width + indent - min(shape.tailIndent, 0))
            top += lineHeight
        }
        height = top
        // Every font has the letters of ASCII.
        if block.lettersReach > 0, pango_layout_get_unknown_glyphs_count(layout) > 0 {
            Log.once(
                """
                a text has characters that no installed font contains; they are drawn as boxes. Install fonts for \
                their scripts, such as the packages fonts-noto-core and fonts-noto-cjk
                """)
        }
    }

    /// Pango widens an ellipsis to fill the width of the layout. A line with another alignment must end at the dots.
    private static func narrowEllipsis(of line: UnsafeMutablePointer<PangoLayoutLine>) {
        var node = line.pointee.runs
        while let entry = node {
            node = entry.pointee.next
            guard let run = entry.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self),
                let glyphs = run.pointee.glyphs,
                glyphs.pointee.num_glyphs == 1, let font = run.pointee.item?.pointee.analysis.font
            else { continue }
            let glyph = glyphs.pointee.glyphs[0].glyph
            guard glyph == pango_fc_font_get_glyph(font, 0x2026) else { continue }
            var logical = PangoRectangle()
            pango_font_get_glyph_extents(font, glyph, nil, &logical)
            glyphs.pointee.glyphs[0].geometry.width = min(glyphs.pointee.glyphs[0].geometry.width, logical.width)
        }
    }

    /// The tallest of the requested fonts in the line. Fallback fonts do not move lines.
    private func measures(of line: UnsafeMutablePointer<PangoLayoutLine>, fonts: TextFonts) -> (
        ascender: CGFloat, lineHeight: CGFloat
    ) {
        if block.runs.count <= 1 {
            guard let run = block.runs.first else { return (0, 0) }
            let (ascender, below) = Self.reach(of: run, fonts)
            return (ascender, ascender + below)
        }
        let start = Int(pango_layout_line_get_start_index(line))
        let end = max(start + Int(pango_layout_line_get_length(line)), start + 1)
        var ascender: CGFloat = 0
        var below: CGFloat = 0
        // A line at the end of the text without characters has the height of the last run.
        for index in firstRun(endingAfter: min(start, text.utf8.count - 1))..<block.runs.count {
            let runStart = index > 0 ? runEnds[index - 1] : 0
            guard runStart < end else { break }
            guard runEnds[index] > runStart else { continue }
            let reach = Self.reach(of: block.runs[index], fonts)
            ascender = max(ascender, reach.above)
            below = max(below, reach.below)
        }
        if ascender == 0, let run = block.runs.last {
            let metrics = fonts.metrics(of: run.font)
            return (metrics.ascender, metrics.lineHeight)
        }
        return (ascender, ascender + below)
    }

    /// The extent above and below the baseline, in points.
    private static func reach(of run: TextRun, _ fonts: TextFonts) -> (above: CGFloat, below: CGFloat) {
        let metrics = fonts.metrics(of: run.font)
        let rise = run.marks?.rise ?? 0
        var (above, below) = (metrics.ascender + max(rise, 0), metrics.lineHeight - metrics.ascender + max(-rise, 0))
        if let picture = run.marks?.picture {
            above = max(above, picture.rise + picture.size.height + rise)
            below = max(below, -picture.rise - rise)
        }
        return (above, below)
    }

    /// The byte offsets of paragraph starts: after breaks other than line separators.
    private var paragraphStarts: Set<Int> {
        var starts: Set<Int> = [0]
        for (index, run) in block.runs.enumerated() {
            var place = index > 0 ? runEnds[index - 1] : 0
            var (was, wasReturn) = (Array(run.text.unicodeScalars)[...], false)
            let end = runEnds[index]
            for scalar in text.unicodeScalars[
                text.utf8.index(text.startIndex, offsetBy: place)..<text.utf8.index(text.startIndex, offsetBy: end)]
            {
                place += String(scalar).utf8.count
                guard let original = was.first else { break }
                // An inserted soft hyphen.
                if scalar == "\u{AD}", original != scalar { continue }
                was.removeFirst()
                let isBreak = ["\n", "\r", "\u{85}", "\u{2029}"].contains(original)
                if isBreak, !(original == "\n" && wasReturn) { starts.insert(place) }
                // The second character of a pair is a zero-width character at the start of the next line.
                wasReturn = original == "\r"
            }
        }
        return starts
    }

    /// The run that contains the byte.
    func run(atByte byte: Int) -> TextRun? {
        let index = firstRun(endingAfter: byte)
        return index < block.runs.count ? block.runs[index] : block.runs.last
    }

    /// The first run that ends after the byte, or the number of runs if there is none. A binary search.
    private func firstRun(endingAfter byte: Int) -> Int {
        var (low, high) = (0, runEnds.count)
        while low < high {
            let middle = (low + high) / 2
            if runEnds[middle] > byte { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// The left edge of the line in a block of `width` points.
    func left(of line: Line, in width: CGFloat) -> CGFloat {
        guard width.isFinite else { return line.isRightToLeft ? 0 : line.indent }
        let end = block.paragraph.isIndented ? block.paragraph.lineEnd(in: width) : width
        let start = line.isRightToLeft ? width - end : line.indent
        let space = end - line.indent - line.width
        switch block.alignment {
        case .left: return start
        case .right: return start + space
        // A line that is too long begins at its leading edge.
        case .center: return start + (space >= 0 ? space / 2 : line.isRightToLeft ? space : 0)
        case .natural, .justified: return start + (line.isRightToLeft ? space : 0)
        }
    }

    // MARK: Offsets

    /// The number of inserted soft hyphens for which a condition is true, which is true for the first ones only.
    private func divisionCount(where isBefore: (_ offset: Int, _ number: Int) -> Bool) -> Int {
        var (low, high) = (0, divisions.count)
        while low < high {
            let middle = (low + high) / 2
            if isBefore(divisions[middle], middle) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The offset in the text of the block.
    private func blockOffset(_ offset: Int) -> Int { offset - divisionCount { $0 + $1 < offset } }

    private func byte(atUTF16 offset: Int) -> Int {
        let utf16 = text.utf16
        let offset = offset + divisionCount { place, _ in place <= offset }
        let index = utf16.index(utf16.startIndex, offsetBy: min(max(offset, 0), utf16.count))
        return text.utf8.distance(from: text.startIndex, to: index)
    }

    private func line(_ number: Int) -> Line? { lines.indices.contains(number) ? lines[number] : nil }

    /// The lines in a block of `width` points.
    func textLines(in width: CGFloat) -> [TextLine] {
        let utf8 = text.utf8
        var (place, start) = (utf8.startIndex, 0)
        var result: [TextLine] = []
        for (number, line) in lines.enumerated() {
            let isLast = number + 1 == lines.count
            let end =
                isLast
                ? utf8.endIndex
                : utf8.index(
                    utf8.startIndex,
                    offsetBy: min(
                        max(Int(clamping: pango_layout_line_get_start_index(lines[number + 1].line)), 0), utf8.count))
            let count = max(text.utf16.distance(from: place, to: end), 0)
            result.append(
                TextLine(
                    range: blockOffset(start)..<blockOffset(start + count),
                    frame: CGRect(x: left(of: line, in: width), y: line.top, width: line.width, height: line.height),
                    baseline: line.baseline - line.top, isRightToLeft: line.isRightToLeft))
            start += count
            place = end
        }
        return result
    }

    func caret(before offset: Int, line number: Int, in width: CGFloat) -> CGFloat {
        guard let line = line(number) else { return 0 }
        var x: Int32 = 0
        pango_layout_line_index_to_x(line.line, Int32(clamping: byte(atUTF16: offset)), 0, &x)
        return left(of: line, in: width) + CGFloat(x) / CGFloat(PANGO_SCALE)
    }

    func offset(at x: CGFloat, line number: Int, in width: CGFloat) -> Int {
        guard let line = line(number), x.isFinite else { return 0 }
        let inLine = (x - left(of: line, in: width)) * CGFloat(PANGO_SCALE)
        var index: Int32 = 0
        var trailing: Int32 = 0
        pango_layout_line_x_to_index(
            line.line, Int32(saturating: min(max(inLine, -1e8), 1e8)), &index, &trailing)
        let utf8 = text.utf8
        var position = utf8.index(utf8.startIndex, offsetBy: min(max(Int(index), 0), utf8.count))
        for _ in 0..<max(0, trailing) where position < text.endIndex {
            position = text.unicodeScalars.index(after: position)
        }
        return blockOffset(text.utf16.distance(from: text.startIndex, to: position))
    }

    func stretches(of range: Range<Int>, line number: Int, in width: CGFloat) -> [ClosedRange<CGFloat>] {
        guard let line = line(number), !range.isEmpty else { return [] }
        var ranges: UnsafeMutablePointer<Int32>?
        var count: Int32 = 0
        pango_layout_line_get_x_ranges(
            line.line, Int32(clamping: byte(atUTF16: range.lowerBound)),
            Int32(clamping: byte(atUTF16: range.upperBound)), &ranges, &count)
        guard let ranges else { return [] }
        defer { g_free(ranges) }
        // Pango's ranges are relative to the line's position in Pango's own layout. The carets give the position here.
        var start: Int32 = 0
        var wholeCount: Int32 = 0
        var whole: UnsafeMutablePointer<Int32>?
        let first = pango_layout_line_get_start_index(line.line)
        pango_layout_line_get_x_ranges(
            line.line, first, first + pango_layout_line_get_length(line.line), &whole, &wholeCount)
        if let whole {
            start = (0..<Int(wholeCount)).map { whole[2 * $0] }.min() ?? 0
            g_free(whole)
        }
        let left = left(of: line, in: width)
        func position(of x: Int32) -> CGFloat { left + (CGFloat(x) - CGFloat(start)) / CGFloat(PANGO_SCALE) }
        var result: [ClosedRange<CGFloat>] = []
        for index in 0..<Int(count) {
            let (low, high) = (position(of: ranges[2 * index]), position(of: ranges[2 * index + 1]))
            guard high > low else { continue }
            if let last = result.last, abs(last.upperBound - low) < 0.01 {
                result[result.count - 1] = last.lowerBound...high
            } else {
                result.append(low...high)
            }
        }
        return result
    }
}
