/// A number of UTF-16 units with the same style. A style is a number whose meaning only the text's owner knows.
package struct StyleRun: Hashable, TreeItem {
    package var length: Int
    package var style: Int

    package init(length: Int, style: Int) {
        self.length = length
        self.style = style
    }

    package var measure: Int { length }
    package static var leafCapacity: Int { 64 }
}

/// An empty sum.
package struct NoMeasure: TreeMeasure {
    package static var zero: NoMeasure { NoMeasure() }
    package static func + (a: NoMeasure, b: NoMeasure) -> NoMeasure { NoMeasure() }
}

extension UInt16: TreeItem {
    package var measure: NoMeasure { NoMeasure() }
    // Chosen: few leaves for a book, and a leaf is copied in less than a microsecond.
    package static var leafCapacity: Int { 1024 }
}

/// A long text with styles. Reading and replacing a part takes time in proportion to the part. Offsets are in UTF-16
/// units; offsets outside the text are clamped.
package struct EditedText: Sendable {
    private var units: ItemTree<UInt16>
    private var runs: ItemTree<StyleRun>

    package init(_ text: String = "", style: Int = 0) {
        let all = Array(text.utf16)
        units = ItemTree(all)
        runs = ItemTree(all.isEmpty ? [] : [StyleRun(length: all.count, style: style)])
    }

    /// - Parameter styles: the styles of the text. The last style continues to the end of the text.
    package init(_ text: String, styles: [StyleRun]) {
        self.init(text, style: styles.last?.style ?? 0)
        var (kept, rest) = ([StyleRun](), length)
        for run in styles {
            let part = min(max(run.length, 0), rest)
            if part > 0 { kept.append(StyleRun(length: part, style: run.style)) }
            rest -= part
        }
        if rest > 0 { kept.append(StyleRun(length: rest, style: styles.last?.style ?? 0)) }
        runs = ItemTree(Self.merged(kept))
    }

    private init(units: ItemTree<UInt16>, runs: ItemTree<StyleRun>) {
        self.units = units
        self.runs = runs
    }

    // MARK: Reading

    package var length: Int { units.count }
    package var isEmpty: Bool { units.count == 0 }
    package var string: String { string(0..<length) }

    /// Whether the characters are equal because one text is a copy of the other. Reads no character. Texts that were
    /// made separately are no copies.
    package func isCopy(of other: EditedText) -> Bool { units.isCopy(of: other.units) }

    package func string(_ range: Range<Int>) -> String { String(decoding: units.items(range), as: UTF16.self) }
    /// The UTF-16 units of a range.
    package func units(_ range: Range<Int>) -> [UInt16] { units.items(range) }
    /// The unit at an offset inside the text.
    package subscript(offset: Int) -> UInt16 { units[offset] }

    /// The style of the unit at an offset; the last style at and after the end, 0 in an empty text.
    package func style(at offset: Int) -> Int {
        guard !isEmpty else { return 0 }
        let place = min(max(offset, 0), length - 1)
        guard let found = runs.first(where: { $0 > place }) else { return 0 }
        return runs[found.index].style
    }

    /// The run of one style around the unit at an offset.
    package func styleRange(at offset: Int) -> Range<Int> {
        guard !isEmpty else { return 0..<0 }
        let place = min(max(offset, 0), length - 1)
        guard let found = runs.first(where: { $0 > place }) else { return 0..<length }
        return found.before..<found.before + runs[found.index].length
    }

    /// The styles of a range.
    package func styles(_ range: Range<Int>) -> [StyleRun] {
        let range = range.clamped(to: 0..<length)
        guard !range.isEmpty, let found = runs.first(where: { $0 > range.lowerBound }) else { return [] }
        var (result, start, index) = ([StyleRun](), found.before, found.index)
        while start < range.upperBound, index < runs.count {
            let run = runs[index]
            let part = max(start, range.lowerBound)..<min(start + run.length, range.upperBound)
            result.append(StyleRun(length: part.count, style: run.style))
            start += run.length
            index += 1
        }
        return result
    }

    package func part(_ range: Range<Int>) -> EditedText {
        EditedText(units: ItemTree(units(range)), runs: ItemTree(styles(range)))
    }

    // MARK: Changing

    package mutating func replace(_ range: Range<Int>, with new: EditedText) {
        let range = range.clamped(to: 0..<length)
        replaceStyles(range, with: new.runs.items(0..<new.runs.count))
        units.replace(range, with: new.units.items(0..<new.length))
    }

    package mutating func setStyle(_ style: Int, in range: Range<Int>) {
        let range = range.clamped(to: 0..<length)
        if !range.isEmpty { replaceStyles(range, with: [StyleRun(length: range.count, style: style)]) }
    }

    private mutating func replaceStyles(_ range: Range<Int>, with new: [StyleRun]) {
        guard runs.count > 0 else { return runs = ItemTree(new) }
        let first = runs.first { $0 > range.lowerBound } ?? (runs.count, runs.measure)
        // The run before the range may have the style of the new text.
        let start = first.before == range.lowerBound && first.index > 0 ? first.index - 1 : first.index
        let low = start == first.index ? first.before : first.before - runs[start].length
        let last = runs.first { $0 > range.upperBound }
        let end = last.map { $0.index + 1 } ?? runs.count
        let high = last.map { $0.before + runs[$0.index].length } ?? runs.measure
        let kept = styles(low..<range.lowerBound) + new + styles(range.upperBound..<high)
        runs.replace(start..<end, with: Self.merged(kept))
    }

    private static func merged(_ runs: [StyleRun]) -> [StyleRun] {
        var result: [StyleRun] = []
        for run in runs where run.length > 0 {
            if let last = result.indices.last, result[last].style == run.style {
                result[last].length += run.length
            } else {
                result.append(run)
            }
        }
        return result
    }
}

extension EditedText: Hashable {
    package static func == (a: EditedText, b: EditedText) -> Bool {
        a.length == b.length && a.styles(0..<a.length) == b.styles(0..<b.length)
            && a.units(0..<a.length) == b.units(0..<b.length)
    }
    package func hash(into hasher: inout Hasher) { hasher.combine(length) }
}
