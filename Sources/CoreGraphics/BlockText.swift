/// The text of a block, of which parts are read. Offsets are in UTF-16 units.
package struct BlockText {
    private let runs: [TextRun]
    /// The offset at which each run begins.
    private let starts: [Int]
    private let units: [UInt16]
    package let hasTabs: Bool

    package init(_ block: TextBlock) {
        runs = block.runs
        units = Array(block.string.utf16)
        hasTabs = units.contains(9)
        var (starts, place) = ([Int](), 0)
        for run in runs {
            starts.append(place)
            place += run.text.utf16.count
        }
        self.starts = starts
    }

    package var length: Int { units.count }

    private func index(at offset: Int) -> Int {
        var (low, high) = (0, starts.count)
        while low < high {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle + 1 } else { high = middle }
        }
        return max(low - 1, 0)
    }

    package func run(at offset: Int) -> TextRun? { runs.isEmpty ? nil : runs[index(at: offset)] }

    /// A character without a width in the style of the end of the text.
    package var emptyRuns: [TextRun] {
        guard var run = runs.last else { return [] }
        run.text = "\u{200B}"
        return [run]
    }

    package func runs(_ range: Range<Int>) -> [TextRun] {
        var (result, place) = ([TextRun](), index(at: range.lowerBound))
        while place < runs.count, starts[place] < range.upperBound {
            var run = runs[place]
            let text = run.text
            let (low, high) = (max(range.lowerBound - starts[place], 0), range.upperBound - starts[place])
            let end = high < text.utf16.count ? text.utf16.index(text.startIndex, offsetBy: high) : text.endIndex
            let start = text.utf16.index(text.startIndex, offsetBy: low)
            if start < end {
                run.text = String(text[start..<end])
                result.append(run)
            }
            place += 1
        }
        return result
    }

    package func string(_ range: Range<Int>) -> String { String(decoding: units[range], as: UTF16.self) }

    /// The offset, or the start of the scalar that contains it.
    package func snapped(_ offset: Int) -> Int {
        offset < units.count && offset > 0 && UTF16.isTrailSurrogate(units[offset]) ? offset - 1 : offset
    }

    // MARK: Lines and words

    /// Whether the unit before an offset ends a line.
    package func endsLine(_ offset: Int) -> Bool {
        guard offset > 0 else { return false }
        let unit = units[offset - 1]
        return (0x0A...0x0D).contains(unit) || unit == 0x85 || unit == 0x2028 || unit == 0x2029
    }

    /// Whether the unit before an offset ends a paragraph.
    package func endsParagraph(_ offset: Int) -> Bool {
        guard offset > 0 else { return false }
        return [0x0A, 0x0D, 0x85, 0x2029].contains(units[offset - 1])
    }

    private func isLetter(_ offset: Int) -> Bool {
        // Letters beyond these belong to scripts without spaces or without divided words.
        let unit = units[offset]
        return unit < 0x0E00 && Unicode.Scalar(unit)?.properties.isAlphabetic == true
    }

    /// Whether both neighbors of an offset are letters of an alphabet that separates words by spaces.
    package func isInsideWord(_ offset: Int) -> Bool {
        offset > 0 && offset < units.count && isLetter(offset - 1) && isLetter(offset)
    }

    /// The letters of the word that contains an offset, or follows it after an opening sign; nil for a part of an
    /// address, a number or an enormous word.
    package func word(at offset: Int) -> Range<Int>? {
        // Chosen: longer than a word with the signs around it.
        let limit = 100
        func isSpace(_ place: Int) -> Bool { units[place] <= 0x20 || units[place] == 0xA0 || units[place] == 0x2028 }
        var (low, high) = (offset, offset)
        while low > 0, offset - low <= limit, !isSpace(low - 1) { low -= 1 }
        while high < units.count, high - offset <= limit, !isSpace(high) { high += 1 }
        guard offset - low < limit, high - offset < limit else { return nil }
        let signs = units[low..<high]
        // A soft hyphen is the author's own decision.
        guard !signs.contains(where: { (0x30...0x39).contains($0) || [0x2F, 0x40, 0x5F, 0x3A, 0xAD].contains($0) })
        else {
            return nil
        }
        var start = offset
        while start < high, !isLetter(start) { start += 1 }
        while start > low, isLetter(start - 1) { start -= 1 }
        var end = start
        while end < high, isLetter(end) { end += 1 }
        return start < end ? start..<end : nil
    }

    // MARK: Division

    /// Inserts soft hyphens into the texts of runs, at increasing offsets.
    package static func divided(_ runs: [TextRun], at offsets: [Int]) -> [TextRun] {
        guard !offsets.isEmpty else { return runs }
        var (result, start, next) = ([TextRun](), 0, 0)
        for run in runs {
            let length = run.text.utf16.count
            var (made, text, done) = (run, "", run.text.startIndex)
            while next < offsets.count, offsets[next] <= start + length {
                let place = run.text.utf16.index(run.text.startIndex, offsetBy: max(offsets[next] - start, 0))
                text += run.text[done..<place] + "\u{AD}"
                done = place
                next += 1
            }
            if done > run.text.startIndex || !text.isEmpty {
                text += run.text[done...]
                made.text = text
            }
            result.append(made)
            start += length
        }
        return result
    }
}
