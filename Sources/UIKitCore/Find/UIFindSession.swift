public import Foundation

/// One search in a view, from the appearance of the find navigator to its dismissal.
///
/// Subclass to search in content that does not conform to ``UITextSearching``. The base class finds nothing.
@preconcurrency @MainActor
open class UIFindSession: NSObject {
    /// The display of results in the find navigator.
    public enum SearchResultDisplayStyle: Int, Sendable {
        /// The number of the highlighted result and of all results.
        case currentAndTotal = 0
        /// The number of all results.
        case total = 1
        /// No number.
        case none = 2
    }

    /// The interaction whose navigator is visible.
    weak var interaction: UIFindInteraction?

    public override init() { super.init() }

    /// The display of results. ``SearchResultDisplayStyle/currentAndTotal`` by default.
    open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal {
        didSet { interaction?.updateResultCount() }
    }
    /// The number of results.
    open var resultCount: Int { 0 }
    /// The index of the highlighted result; `NSNotFound` without a highlighted result.
    open var highlightedResultIndex: Int { NSNotFound }
    /// Whether the navigator offers a replacement. The default is false.
    open var supportsReplacement: Bool { false }
    /// Whether the highlighted result may be replaced. The default is ``supportsReplacement``.
    open var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement }

    /// Begins a search. Called when the text of the search field changed. Does nothing by default.
    open func performSearch(query: String, options: UITextSearchOptions?) {}
    /// Replaces the highlighted result. Does nothing by default.
    open func performSingleReplacement(
        query searchQuery: String, replacementString: String, options: UITextSearchOptions?
    ) {}
    /// Replaces all results. Does nothing by default.
    open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}
    /// Highlights the next or the previous result. Does nothing by default.
    open func highlightNextResult(in direction: UITextStorageDirection) {}
    /// Removes all results and their decorations. Does nothing by default.
    open func invalidateFoundResults() {}
}
