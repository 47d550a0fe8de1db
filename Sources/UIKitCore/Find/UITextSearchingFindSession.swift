import Foundation

/// A find session that searches in an object that conforms to ``UITextSearching``.
@preconcurrency @MainActor
open class UITextSearchingFindSession: UIFindSession {
    private let search: AnyTextSearch

    /// Creates a session. The object is held weakly.
    public init(searchableObject: any UITextSearching) {
        func open(_ object: some UITextSearching) -> AnyTextSearch { ObjectSearch(object) }
        search = open(searchableObject)
        super.init()
        search.onChange = { [weak self] in self?.interaction?.updateResultCount() }
        search.performInApp = { [weak self] in
            if let app = self?.interaction?.view?.appContext { app.perform($0) } else { $0() }
        }
    }

    /// Repeats the search after an edit by the user, who remains at the caret.
    func textChanged(_ query: String) { search.begin(query, UITextSearchOptions(), highlights: false) }

    /// The object that is searched.
    open var searchableObject: (any UITextSearching)? { search.searchableObject }
    override open var resultCount: Int { search.count }
    override open var highlightedResultIndex: Int { search.highlighted ?? NSNotFound }
    override open var supportsReplacement: Bool { searchableObject?.supportsTextReplacement ?? false }

    override open func performSearch(query: String, options: UITextSearchOptions?) {
        search.begin(query, options ?? UITextSearchOptions(), highlights: true)
    }
    override open func highlightNextResult(in direction: UITextStorageDirection) {
        search.highlightNext(isForward: direction == .forward)
    }
    /// Replaces the highlighted result, and highlights the next result of the changed text.
    override open func performSingleReplacement(
        query searchQuery: String, replacementString: String, options: UITextSearchOptions?
    ) {
        guard search.replaceHighlighted(by: replacementString) else { return }
        search.begin(searchQuery, options ?? UITextSearchOptions(), highlights: true)
    }
    override open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
        guard supportsReplacement, !searchQuery.isEmpty else { return }
        let options = options ?? UITextSearchOptions()
        searchableObject?.replaceAll(queryString: searchQuery, options: options, withText: replacementString)
        search.begin(searchQuery, options, highlights: true)
    }
    override open func invalidateFoundResults() { search.end() }
}
