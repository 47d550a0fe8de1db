public import Foundation
import TextLogic

extension NSString.EnumerationOptions {
    /// Lists words: letters and digits, as by a double tap. Signs and spaces belong to no word.
    ///
    /// Documented (NSString.EnumerationOptions). `NSString.enumerateSubstrings` of Linux has no words and lists lines
    /// with this option; call the method of `String`. Chosen: a number that Foundation ignores, because Foundation ends
    /// the program at the numbers of iOS.
    public static var byWords: NSString.EnumerationOptions { .init(rawValue: 1 << 20) }
    /// Lists sentences, each with the spaces after it. As ``byWords``, an option of the method of `String`.
    public static var bySentences: NSString.EnumerationOptions { .init(rawValue: 1 << 21) }
}

extension String {
    /// Calls a closure with each part of the text in a range.
    ///
    /// Documented (NSString.enumerateSubstrings): the enclosing range of a part also has the characters up to the next
    /// part. The language of the text has no effect on words and sentences.
    /// - Parameters:
    ///   - range: the range of the text.
    ///   - options: the kind of the parts: lines by default.
    ///   - body: gets the part, its range, and the enclosing range; sets its last argument to true to end the calls.
    public func enumerateSubstrings<R: RangeExpression>(
        in range: R, options opts: String.EnumerationOptions = [],
        _ body:
            @escaping (
                _ substring: String?, _ substringRange: Range<String.Index>, _ enclosingRange: Range<String.Index>,
                inout Bool
            ) -> Void
    ) where R.Bound == String.Index {
        guard !opts.isDisjoint(with: [.byWords, .bySentences]) else {
            return self[...].enumerateSubstrings(in: range, options: opts, body)
        }
        let part = range.relative(to: self).clamped(to: startIndex..<endIndex)
        let offset = utf16.distance(from: startIndex, to: part.lowerBound)
        let units = offset..<offset + utf16.distance(from: part.lowerBound, to: part.upperBound)
        let boundaries = TextBoundaries(self)
        let found = opts.contains(.byWords) ? boundaries.words(in: units) : boundaries.sentences(in: units)
        var (place, start) = (part.lowerBound, offset)
        func index(_ offset: Int) -> String.Index {
            place = utf16.index(place, offsetBy: offset - start, limitedBy: part.upperBound) ?? part.upperBound
            start = offset
            return place
        }
        let ranges = found.map { index($0.lowerBound)..<index($0.upperBound) }
        let all = ranges.indices.map { number in
            let end = number + 1 < ranges.count ? ranges[number + 1].lowerBound : part.upperBound
            return (ranges[number], ranges[number].lowerBound..<end)
        }
        var stops = false
        for (range, enclosing) in opts.contains(.reverse) ? all.reversed() : all {
            body(opts.contains(.substringNotRequired) ? nil : String(self[range]), range, enclosing, &stops)
            if stops { return }
        }
    }
}
