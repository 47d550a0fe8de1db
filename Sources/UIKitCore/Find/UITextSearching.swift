public import Foundation

/// A text, or several documents, in which a find session searches.
///
/// All methods are called on the main thread.
@preconcurrency @MainActor
public protocol UITextSearching<DocumentIdentifier>: NSObjectProtocol {
    /// The identifier of a document, for objects with several documents.
    associatedtype DocumentIdentifier: Hashable = AnyHashable?

    /// The selection. The first result after the start of the selection is highlighted first.
    var selectedTextRange: UITextRange? { get }
    /// The document of the selection. The default is nil.
    var selectedTextSearchDocument: DocumentIdentifier? { get }
    /// Whether text can be replaced. The default is false.
    var supportsTextReplacement: Bool { get }

    /// Finds the ranges that match a string, passes each range to the aggregator, and then calls
    /// ``UITextSearchAggregator/finishedSearching()``. The search may continue on another thread.
    func performTextSearch(
        queryString: String, options: UITextSearchOptions,
        resultAggregator: UITextSearchAggregator<DocumentIdentifier>)
    /// Returns the order of two ranges of a document.
    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?) -> ComparisonResult
    /// Returns the order of two documents. The default is the same order.
    func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult
    /// Changes the appearance of a result.
    func decorate(foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle: UITextSearchFoundTextStyle)
    /// Removes the decorations of all results.
    func clearAllDecoratedFoundText()
    /// Called before a result is highlighted. The default does nothing.
    func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)
    /// Scrolls until a result is visible. The default does nothing.
    func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)
    /// Returns whether a result may be replaced. The default is ``supportsTextReplacement``.
    func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool
    /// Replaces a result. The default does nothing.
    func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String)
    /// Replaces all ranges that match a string. The default does nothing.
    func replaceAll(queryString: String, options: UITextSearchOptions, withText: String)
}

extension UITextSearching {
    public var selectedTextSearchDocument: DocumentIdentifier? { nil }
    public var supportsTextReplacement: Bool { false }
    public func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult {
        .orderedSame
    }
    public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}
    public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}
    public func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool {
        supportsTextReplacement
    }
    public func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) {}
    public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {}
}

/// The appearance of a result of a search.
public enum UITextSearchFoundTextStyle: Int, Sendable {
    case normal = 0
    /// A result.
    case found = 1
    /// The current result.
    case highlighted = 2
}

/// The options of a search.
open class UITextSearchOptions: NSObject {
    /// The part of a word that a result must be.
    public enum WordMatchMethod: Int, Sendable {
        case contains = 0
        /// The result is the start of a word.
        case startsWith = 1
        /// The result is a whole word.
        case fullWord = 2
    }

    /// The part of a word that a result must be. Any part by default.
    public let wordMatchMethod: WordMatchMethod
    /// The options by which characters are compared. Case is ignored by default.
    public let stringCompareOptions: NSString.CompareOptions

    init(_ wordMatchMethod: WordMatchMethod = .contains, _ options: NSString.CompareOptions = .caseInsensitive) {
        (self.wordMatchMethod, stringCompareOptions) = (wordMatchMethod, options)
    }

    public override convenience init() { self.init(.contains) }
}

/// Collects the results of one search. The methods may be called on any thread.
///
/// The results of an aggregator are ignored when a later search has begun.
public struct UITextSearchAggregator<DocumentIdentifier: Hashable>: @unchecked Sendable {
    struct Result {
        var range: UITextRange
        var document: DocumentIdentifier
    }

    private let results: FoundResults<DocumentIdentifier>

    init(_ results: FoundResults<DocumentIdentifier>) { self.results = results }

    /// The results so far, in the order in which they were found.
    public var allFoundRanges: [UITextRange] { results.all.map(\.range) }
    /// Adds a result.
    public func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier) {
        results.append(Result(range: range, document: document))
    }
    /// Removes a result, for example after an edit of the text.
    public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier) {
        results.remove(range, document)
    }
    /// Removes all results.
    public func invalidate() { results.removeAll() }
    /// Displays the results. Called after the last result.
    public func finishedSearching() { results.publish() }
}
