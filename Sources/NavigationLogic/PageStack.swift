/// A stack with fast membership tests. Remembers the pages that the screen showed last.
///
/// A push or pop takes constant time.
struct PageStack<Page: Hashable & Sendable>: Hashable, Sendable {
    /// The changes of one request, bottom to top.
    struct Change {
        var removed: [Page] = []
        var added: [Page] = []
    }

    private(set) var pages: [Page] = []
    /// The number of each page on the stack. The number increases with every page that enters.
    private var entries: [Page: Int] = [:]
    /// The numbers of pages that have left since the mark. A returning page gets the former number.
    private var departed: [Page: Int] = [:]
    private var lastEntry = 0
    private var mark = 0
    /// Increases with every change.
    private(set) var version = 0

    var top: Page? { pages.last }

    func contains(_ page: Page) -> Bool { entries[page] != nil }

    /// Whether this page entered after the last mark. The transition to a new page is a push, not a pop.
    func isNew(_ page: Page) -> Bool { (entries[page] ?? lastEntry + 1) > mark }

    /// Marks that the screen shows this stack.
    /// - Returns: the pages that have left since the last mark, the oldest first.
    mutating func markAsShown() -> [Page] {
        mark = lastEntry
        guard !departed.isEmpty else { return [] }
        let gone = departed.sorted { $0.value < $1.value }.map(\.key)
        departed.removeAll()
        return gone
    }

    mutating func push(_ page: Page) -> Change {
        guard !contains(page) else { return Change() }
        version += 1
        enter(page)
        pages.append(page)
        return Change(added: [page])
    }

    mutating func removeLast(_ count: Int = 1) -> Change {
        let removed = Array(pages.suffix(count))
        version += removed.isEmpty ? 0 : 1
        pages.removeLast(removed.count)
        removed.forEach { leave($0) }
        return Change(removed: removed)
    }

    /// Removes all pages above `page`. Does nothing if `page` is not on the stack.
    mutating func removeAll(above page: Page) -> Change {
        guard let index = pages.lastIndex(of: page) else { return Change() }
        return removeLast(pages.count - 1 - index)
    }

    mutating func replace(with newPages: [Page]) -> Change {
        var change = Change()
        var kept: Set<Page> = []
        for page in newPages {
            if contains(page) { kept.insert(page) } else { change.added.append(page) }
        }
        if kept.count < pages.count { change.removed = pages.filter { !kept.contains($0) } }
        version += 1
        entries.reserveCapacity(newPages.count)
        for page in change.added { enter(page) }
        for page in change.removed { leave(page) }
        pages = newPages
        return change
    }

    private mutating func enter(_ page: Page) {
        if !departed.isEmpty, let old = departed.removeValue(forKey: page) {
            entries[page] = old
        } else {
            lastEntry += 1
            entries[page] = lastEntry
        }
    }

    private mutating func leave(_ page: Page) {
        departed[page] = entries.removeValue(forKey: page)
    }
}
