import TextLogic

/// Which part of a long text a text field lays out, so that a key costs what is shown and not the whole text.
enum FieldPart {
    /// UTF-16 units. Chosen: some ten times what a wide field shows.
    static let longest = 4_000
    /// UTF-16 units between the caret and an end of the part. Chosen: more than a wide field shows.
    static let margin = 1_000

    /// The part that begins near `start`, between whole characters.
    static func range(from start: Int, in text: TextBoundaries) -> Range<Int> {
        let low = text.snapped(min(start, max(text.length - longest, 0)))
        return low..<max(text.snapped(low + longest), low)
    }

    /// Where a part with the caret in its middle begins; nil where the caret is inside of `part`, and not near one of
    /// its ends that is none of the text.
    static func start(around caret: Int, leaving part: Range<Int>, length: Int) -> Int? {
        guard length > longest else { return nil }
        let isNearStart = part.lowerBound > 0 && caret < part.lowerBound + margin
        let isNearEnd = part.upperBound < length && caret > part.upperBound - margin
        guard isNearStart || isNearEnd else { return nil }
        return min(max(caret - longest / 2, 0), length - longest)
    }
}
