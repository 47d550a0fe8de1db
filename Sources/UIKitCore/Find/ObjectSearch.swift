import Foundation

/// A search in an object whose type of documents is unknown.
@MainActor
class AnyTextSearch {
    /// The index of the highlighted result.
    fileprivate(set) final var highlighted: Int?
    /// Called when the results or the highlighted result changed.
    final var onChange: () -> Void = {}
    /// Runs work that another thread requested in the app of the search.
    final var performInApp: (() -> Void) -> Void = { $0() }

    var searchableObject: (any UITextSearching)? { nil }
    var count: Int { 0 }
    /// - Parameter highlights: whether a result is highlighted and scrolled into view.
    func begin(_ query: String, _ options: UITextSearchOptions, highlights: Bool) {}
    func highlightNext(isForward: Bool) {}
    /// - Returns: whether the object allowed the replacement.
    func replaceHighlighted(by text: String) -> Bool { false }
    /// Removes the results and their decorations.
    func end() {}
}

/// A search in an object.
///
/// ```
/// idle ── begin ──► searching ── finished ──► results, one of them highlighted ── end ──► idle
///                       ▲────────────── begin ───────────┘
/// ```
final class ObjectSearch<Object: UITextSearching>: AnyTextSearch {
    private typealias Document = Object.DocumentIdentifier
    private typealias Result = UITextSearchAggregator<Document>.Result

    private weak var object: Object?
    private var found: FoundResults<Document>?
    private var results: [Result] = []

    init(_ object: Object) {
        self.object = object
        super.init()
    }

    override var searchableObject: (any UITextSearching)? { object }
    override var count: Int { results.count }

    override func begin(_ query: String, _ options: UITextSearchOptions, highlights: Bool) {
        guard let object, !query.isEmpty else { return end() }
        let found = FoundResults<Document> { [weak self] found in
            guard let self else { return }
            performInApp { self.update(found, highlights: highlights) }
        }
        self.found = found
        object.performTextSearch(
            queryString: query, options: options, resultAggregator: UITextSearchAggregator(found))
    }

    override func end() {
        found = nil
        results = []
        highlighted = nil
        object?.clearAllDecoratedFoundText()
        onChange()
    }

    /// Decorates the results that were found, and highlights the first result after the selection.
    private func update(_ found: FoundResults<Document>, highlights: Bool) {
        guard let object, self.found === found else { return }
        let former = highlighted.flatMap { results.indices.contains($0) ? results[$0] : nil }
        let new = sorted(found.all, object)
        // The object's comparisons may have begun another search.
        guard self.found === found else { return }
        results = new
        highlighted = nil
        object.clearAllDecoratedFoundText()
        for result in new {
            object.decorate(foundTextRange: result.range, document: result.document, usingStyle: .found)
            guard self.found === found else { return }
        }
        let kept = former.flatMap { old in
            new.firstIndex { $0.range === old.range && $0.document == old.document }
        }
        if highlights { highlight(kept ?? first(in: new, object)) } else { onChange() }
    }

    private func sorted(_ results: [Result], _ object: Object) -> [Result] {
        let isSorted = zip(results, results.dropFirst()).allSatisfy { !precedes($1, $0, object) }
        return isSorted ? results : results.sorted { precedes($0, $1, object) }
    }

    private func precedes(_ a: Result, _ b: Result, _ object: Object) -> Bool {
        if a.document != b.document {
            let order = object.compare(document: a.document, toDocument: b.document)
            if order != .orderedSame { return order == .orderedAscending }
        }
        return object.compare(a.range, toRange: b.range, document: a.document) == .orderedAscending
    }

    /// The first result that is not before the selection; the first result otherwise.
    private func first(in results: [Result], _ object: Object) -> Int? {
        guard let selection = object.selectedTextRange, !results.isEmpty else { return results.isEmpty ? nil : 0 }
        let document = object.selectedTextSearchDocument
        return results.firstIndex { result in
            if let document, document != result.document {
                return object.compare(document: result.document, toDocument: document) == .orderedDescending
            }
            return object.compare(result.range, toRange: selection, document: result.document) != .orderedAscending
        } ?? 0
    }

    override func highlightNext(isForward: Bool) {
        guard !results.isEmpty else { return }
        guard let highlighted else { return highlight(isForward ? 0 : results.count - 1) }
        highlight((highlighted + (isForward ? 1 : results.count - 1)) % results.count)
    }

    private func highlight(_ index: Int?) {
        guard let object else { return }
        let former = highlighted.flatMap { results.indices.contains($0) ? results[$0] : nil }
        highlighted = index
        if let former { object.decorate(foundTextRange: former.range, document: former.document, usingStyle: .found) }
        if let index, results.indices.contains(index) {
            let result = results[index]
            object.willHighlight(foundTextRange: result.range, document: result.document)
            object.decorate(foundTextRange: result.range, document: result.document, usingStyle: .highlighted)
            object.scrollRangeToVisible(result.range, inDocument: result.document)
        }
        onChange()
    }

    override func replaceHighlighted(by text: String) -> Bool {
        guard let object, let highlighted, results.indices.contains(highlighted) else { return false }
        let result = results[highlighted]
        guard object.shouldReplace(foundTextRange: result.range, document: result.document, withText: text) else {
            return false
        }
        object.replace(foundTextRange: result.range, document: result.document, withText: text)
        return true
    }
}
