public import Foundation

extension NSRange {
    /// Creates the range of a part of an attributed string, in UTF-16 units from the start of the string.
    ///
    /// Documented (NSRange): the range that `NSAttributedString` uses for the same characters. Chosen: a part outside
    /// of the string is clamped.
    public init<R: RangeExpression, S: AttributedStringProtocol>(_ region: R, in target: S)
    where R.Bound == AttributedString.Index {
        let (start, end) = (target.startIndex, target.endIndex)
        let range = region.relative(to: target.characters).clamped(to: start..<end)
        let units = target.utf16
        self.init(
            location: units.distance(from: start, to: range.lowerBound),
            length: units.distance(from: range.lowerBound, to: range.upperBound))
    }
}

extension Range where Bound == AttributedString.Index {
    /// Creates the range of a part of an attributed string from UTF-16 units; nil if the part is outside of the string.
    ///
    /// Chosen: a bound between the halves of a surrogate pair is moved outward, so that no character is divided.
    public init?<S: AttributedStringProtocol>(_ range: NSRange, in string: S) {
        let units = string.utf16
        guard range.location >= 0, range.length >= 0, range.location <= .max - range.length,
            let low = units.index(string.startIndex, offsetBy: range.location, limitedBy: string.endIndex),
            let high = units.index(low, offsetBy: range.length, limitedBy: string.endIndex)
        else { return nil }
        func isInside(_ index: AttributedString.Index) -> Bool {
            index > string.startIndex && index < string.endIndex && UTF16.isTrailSurrogate(units[index])
        }
        let lower = isInside(low) ? units.index(before: low) : low
        self = lower..<(isInside(high) ? units.index(after: high) : high)
    }
}
