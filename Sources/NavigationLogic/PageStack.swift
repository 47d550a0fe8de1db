/// The stack, its membership, and a memory of which pages were on it when the screen was last brought up to date.
///
/// A push or pop costs the same at any depth.
struct PageStack<Page: Hashable & Sendable>: Sendable {
    /// What one request did, each list bottom to top.
    struct Change {
        var removed: [Page] = []
        var added: [Page] = []
    }

    private(set) var pages: [Page] = []
    /// When each member came: numbers grow with every page that enters.
    private var entries: [Page: Int] = [:]
    /// Members that left since the mark, with the number they had, so that one that returns is still known as old.
    private var departed: [Page: Int] = [:]
    private var lastEntry = 0
    private var mark = 0
    /// Grows with every change.
    private(set) var version = 0

    var top: Page? { pages.last }

    func contains(_ page: Page) -> Bool { entries[page] != nil }

    /// Whether this member was not on the stack at the last mark: it comes with a push, not with a pop.
    func isNew(_ page: Page) -> Bool { (entries[page] ?? lastEntry + 1) > mark }

    /// The screen now shows this stack.
    /// - Returns: the members that left since the mark, the oldest first; they are forgotten.
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

    /// Removes all pages above `page`; a page that is not on the stack changes nothing.
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
