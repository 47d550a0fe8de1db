public import CoreGraphics
public import Foundation
import TextLogic

/// Flags of functions with Core Foundation types.
public typealias CFOptionFlags = UInt
/// A locale for functions with Core Foundation types.
public typealias CFLocale = NSLocale

/// Returns the user's locale.
public func CFLocaleCopyCurrent() -> CFLocale! { NSLocale.current as NSLocale }

/// The standard memory of functions with Core Foundation types.
public var kCFAllocatorDefault: CFTypeRef? { nil }

/// Divides a text into words. Words are found as by the keyboard: letters and digits form a word, and each ideograph is
/// one.
public let kCFStringTokenizerUnitWord: CFOptionFlags = 0
/// Divides a text into paragraphs.
public let kCFStringTokenizerUnitParagraph: CFOptionFlags = 2

/// Finds the parts of a text, one after the other. Used on one thread at a time.
public final class CFStringTokenizer {
    private let boundaries: TextBoundaries
    private let end: Int
    private let isOfWords: Bool
    private var place: Int
    private var current: Range<Int>?

    fileprivate init(_ text: String, _ range: CFRange, isOfWords: Bool) {
        boundaries = TextBoundaries(text)
        place = min(max(range.location, 0), boundaries.length)
        end = min(place + max(0, range.length), boundaries.length)
        self.isOfWords = isOfWords
    }

    fileprivate func advance() -> CFStringTokenizerTokenType {
        while place < end {
            let found = isOfWords ? boundaries.wordUnit(at: place) : boundaries.paragraph(at: place)
            if let found, found.upperBound > place {
                current = max(found.lowerBound, place)..<min(found.upperBound, end)
                place = found.upperBound
                return .normal
            }
            place = max(place + 1, boundaries.characterEnd(after: place))
        }
        current = nil
        return []
    }

    fileprivate var range: CFRange {
        current.map { CFRange(location: $0.lowerBound, length: $0.count) } ?? CFRange(location: -1, length: 0)
    }
}

/// The kind of a part of a text; empty after the last part. Documented (CFStringTokenizerTokenType): the raw values.
public struct CFStringTokenizerTokenType: OptionSet, Sendable {
    public let rawValue: CFOptionFlags
    public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }
    /// A part of the text. Other kinds are not told apart.
    public static let normal = CFStringTokenizerTokenType(rawValue: 1)
}

/// Creates a tokenizer of a part of a text. The text is copied.
/// - Parameters:
///   - alloc: without effect.
///   - options: ``kCFStringTokenizerUnitWord`` or ``kCFStringTokenizerUnitParagraph``.
///   - locale: without effect.
public func CFStringTokenizerCreate(
    _ alloc: CFTypeRef?, _ string: CFString!, _ range: CFRange, _ options: CFOptionFlags, _ locale: CFLocale?
) -> CFStringTokenizer! {
    CFStringTokenizer(string.description, range, isOfWords: options != kCFStringTokenizerUnitParagraph)
}

/// Advances to the next part. Returns an empty kind after the last part.
@discardableResult
public func CFStringTokenizerAdvanceToNextToken(_ tokenizer: CFStringTokenizer!) -> CFStringTokenizerTokenType {
    tokenizer.advance()
}

/// Returns the range of the current part, in UTF-16 units; a location of -1 before the first and after the last part.
public func CFStringTokenizerGetCurrentTokenRange(_ tokenizer: CFStringTokenizer!) -> CFRange { tokenizer.range }
