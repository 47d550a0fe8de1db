import TextLogic

/// The part of a long text that a text field lays out, so that the work for a key depends on the visible text only.
enum FieldPart {
    /// The maximum length in UTF-16 units. Chosen: about ten times the visible text of a wide field.
    static let longest = 4_000
    /// The minimum distance from the caret to an end of the part, in UTF-16 units. Chosen: more than the visible text
    /// of a wide field.
    static let margin = 1_000

    /// The part that begins near `start`, between whole characters.
    static func range(from start: Int, in text: TextBoundaries) -> Range<Int> {
        let low = text.snapped(min(start, max(text.length - longest, 0)))
        return low..<max(text.snapped(low + longest), low)
    }

    /// The start of a part with the caret in its middle; nil if the caret is inside `part`, and not near an end of the
    /// part inside the text.
    static func start(around caret: Int, leaving part: Range<Int>, length: Int) -> Int? {
        guard length > longest else { return nil }
        let isNearStart = part.lowerBound > 0 && caret < part.lowerBound + margin
        let isNearEnd = part.upperBound < length && caret > part.upperBound - margin
        guard isNearStart || isNearEnd else { return nil }
        return min(max(caret - longest / 2, 0), length - longest)
    }
}
