/// The paragraphs of a text from top to bottom, with their heights. Heights are estimates until they are measured.
///
/// A change of the text replaces the paragraphs that it touches. Paragraphs are found by offset and by height in
/// logarithmic time.
package struct ParagraphColumn: Sendable {
    struct Item: TreeItem {
        struct Measure: TreeMeasure {
            var units = 0
            var height = 0.0
            var open = 0

            static var zero: Measure { Measure() }
            static func + (a: Measure, b: Measure) -> Measure {
                Measure(units: a.units + b.units, height: a.height + b.height, open: a.open + b.open)
            }
        }
        var id: Int
        var units: Int
        var breakLength: Int
        var height: Double
        var isMeasured = false

        var measure: Measure { Measure(units: units, height: height, open: isMeasured ? 0 : 1) }
        static var leafCapacity: Int { 64 }
    }

    /// A paragraph, or a part of a very long paragraph.
    package struct Paragraph: Hashable, Sendable {
        /// Unique in the column. A changed paragraph has another number.
        package var id: Int
        /// The UTF-16 units without the break.
        package var range: Range<Int>
        package var breakLength: Int
        package var top: Double
        package var height: Double
        package var isMeasured: Bool

        /// The end of the paragraph, after its break.
        package var end: Int { range.upperBound + breakLength }
        package var bottom: Double { top + height }
    }

    private var items = ItemTree<Item>()
    private var lastID = 0
    /// The maximum length of a paragraph in UTF-16 units. A longer paragraph is split at a space, or without a space
    /// between two characters, which is displayed as a line break.
    private let longest: Int

    /// - Parameters:
    ///   - longest: Chosen: about ten screens; the layout time of a part is limited for any text.
    ///   - estimate: returns the estimated height of this many UTF-16 units.
    package init(_ text: EditedText, longest: Int = 16_000, estimate: (Int) -> Double) {
        self.longest = max(longest, 2)
        items = ItemTree(cut(text, 0..<text.length, estimate))
    }

    package var count: Int { items.count }
    package var height: Double { items.measure.height }
    package var isMeasured: Bool { items.measure.open == 0 }
    /// The number of UTF-16 units of all paragraphs.
    package var length: Int { items.measure.units }

    package subscript(index: Int) -> Paragraph {
        let (item, before) = (items[index], items.measure(before: index))
        return Paragraph(
            id: item.id, range: before.units..<before.units + item.units - item.breakLength,
            breakLength: item.breakLength, top: before.height, height: item.height, isMeasured: item.isMeasured)
    }

    // MARK: Finding

    /// The paragraph at a height; the first or last paragraph above or below the text.
    package func index(at y: Double) -> Int { items.first { $0.height > y }?.index ?? max(count - 1, 0) }

    /// The paragraph that contains an offset. The end of the text is in the last paragraph.
    package func index(holding offset: Int) -> Int {
        items.first { $0.units > offset }?.index ?? max(count - 1, 0)
    }

    /// The paragraphs that intersect a range of heights.
    package func indices(from top: Double, to bottom: Double) -> Range<Int> {
        guard count > 0, bottom > 0, top < height, top < bottom else { return 0..<0 }
        let first = index(at: top)
        let last = items.first { $0.height >= bottom }?.index ?? count - 1
        return first..<max(last, first) + 1
    }

    /// The first paragraph whose height is an estimate.
    package var firstOpen: Int? { items.first { $0.open > 0 }?.index }

    // MARK: Changing

    /// - Parameter limit: paragraphs above this place depend on their position. Their heights are estimates again after
    ///   the paragraph has moved them.
    package mutating func setHeight(_ height: Double, at index: Int, reopeningAbove limit: Double = -.infinity) {
        var item = items[index]
        let growth = height - item.height
        (item.height, item.isMeasured) = (height, true)
        items.replace(index..<index + 1, with: [item])
        if growth != 0 { reopen(from: index + 1, above: limit + abs(growth)) }
    }

    /// Makes the measured heights of paragraphs above a place estimates.
    private mutating func reopen(from start: Int, above limit: Double) {
        guard start < count, limit > 0 else { return }
        let (whole, before) = (items.measure, items.measure(before: start))
        // Paragraphs are measured from top to bottom, so that mostly all of them are estimates.
        guard before.height < limit, whole.open - before.open < count - start else { return }
        reopen(start..<max(index(at: limit), start) + 1)
    }

    /// Makes the heights of the paragraphs estimates.
    package mutating func reopen(_ range: Range<Int>) {
        let range = range.clamped(to: 0..<count)
        items.replace(
            range,
            with: items.items(range).map { item in
                lastID += 1
                return Item(id: lastID, units: item.units, breakLength: item.breakLength, height: item.height)
            })
    }

    /// Replaces the paragraphs that a change of the text touched.
    /// - Parameter limit: as for ``setHeight(_:at:reopeningAbove:)``.
    package mutating func apply(
        _ change: TextEditing.Change, to text: EditedText, reopeningAbove limit: Double = -.infinity,
        estimate: (Int) -> Double
    ) {
        let former = height
        var first = index(holding: change.range.lowerBound)
        var last = index(holding: change.range.upperBound)
        var start = items.measure(before: first).units
        let end = items.measure(before: last + 1).units - change.range.count + change.length
        // The empty line at the end of the text, which has no units.
        if end == text.length { last = max(count - 1, last) }
        // The two units of one break, and the end of a long paragraph, belong to the paragraph before.
        if first > 0, start > 0, start <= text.length {
            let next = start < end ? text[start] : nil
            let isInsideBreak = next == 10 && text[start - 1] == 13
            if isInsideBreak || items[first - 1].breakLength == 0 && next.map(TextBoundaries.isBreak) != false {
                first -= 1
                start = items.measure(before: first).units
            }
        }
        var new = cut(text, start..<max(end, start), estimate)
        // The former height is the best estimate of a single changed paragraph.
        if new.count == 1, first == last, items.count > first { new[0].height = items[first].height }
        items.replace(first..<last + 1, with: new)
        if height != former { reopen(from: first + new.count, above: limit + abs(height - former)) }
    }

    /// Cuts a range of the text, which ends at the end of a paragraph.
    private mutating func cut(_ text: EditedText, _ range: Range<Int>, _ estimate: (Int) -> Double) -> [Item] {
        let units = text.units(range)
        var (made, start, place) = ([Item](), 0, 0)
        func add(upTo end: Int, breakLength: Int) {
            // The break after a part of a long paragraph ends this part.
            if end == start, breakLength > 0, let last = made.indices.last, made[last].breakLength == 0 {
                made[last].units += breakLength
                made[last].breakLength = breakLength
                start = end + breakLength
                return
            }
            lastID += 1
            made.append(
                Item(
                    id: lastID, units: end + breakLength - start, breakLength: breakLength,
                    height: estimate(end - start)))
            start = end + breakLength
        }
        while place < units.count {
            switch units[place] {
            case 13 where place + 1 < units.count && units[place + 1] == 10:
                add(upTo: place, breakLength: 2)
                place += 1
            case 10, 13, 0x85, 0x2029: add(upTo: place, breakLength: 1)
            default:
                if place - start >= longest {
                    place = Self.end(units, from: start, before: place)
                    add(upTo: place, breakLength: 0)
                    continue
                }
            }
            place += 1
        }
        // The last line of a text has no break, even if it is empty.
        if start < units.count || made.isEmpty || range.upperBound == text.length && made.last?.breakLength != 0 {
            add(upTo: units.count, breakLength: 0)
        }
        return made
    }

    /// The offset after a space near `end`, otherwise before the character that contains `end`.
    private static func end(_ units: [UInt16], from start: Int, before end: Int) -> Int {
        for place in stride(from: end, to: max(start + 1, end - 200), by: -1) where units[place - 1] == 0x20 {
            return place
        }
        let low = max(start, end - 200)
        let near = String(decoding: units[low..<min(end + 2, units.count)], as: UTF16.self)
        let snapped = low + TextBoundaries(near).snapped(end - low)
        return snapped > start ? snapped : UTF16.isTrailSurrogate(units[end]) && end - 1 > start ? end - 1 : end
    }
}
