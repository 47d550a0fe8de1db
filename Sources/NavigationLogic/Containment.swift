/// Which pages are halfway into or out of the container, so that every will-move gets exactly one did-move.
struct Containment<Page: Hashable & Sendable>: Sendable {
    typealias Effect = NavigationEffect<Page>

    /// On the stack and on the way to the screen; their `didMoveToParent` follows their `didAppear`.
    private var entering: [Page] = []
    /// Off the stack and still on screen; their `didMoveFromParent` comes when their view is removed.
    private var leaving: [Page] = []

    /// Opens and, for pages that are not on screen, closes the moves of one change of the stack.
    /// - Parameters:
    ///   - arriving: the new top, if it is going to appear.
    ///   - isMember: whether a page is on the stack now.
    ///   - isOnScreen: whether a page's view is in the container.
    mutating func record(
        _ change: PageStack<Page>.Change, arriving: Page?, isMember: (Page) -> Bool, isOnScreen: (Page) -> Bool,
        into effects: inout [Effect]
    ) {
        var closing: [Effect] = []
        effects.reserveCapacity(effects.count + 2 * (change.removed.count + change.added.count) + 1)
        closing.reserveCapacity(change.removed.count + change.added.count)
        // The new top is the last to come, if it comes.
        let arrival = arriving.flatMap { change.added.lastIndex(of: $0) }
        for page in change.removed {
            appeared(page, into: &effects)
            effects.append(.willMoveFromParent(page))
            if isOnScreen(page) { leaving.append(page) } else { closing.append(.didMoveFromParent(page)) }
        }
        // Thousands may come at once; each is only looked for among the leaving ones if one of these returned.
        let isReturn = leaving.contains(where: isMember)
        for number in change.added.indices {
            let page = change.added[number]
            if isReturn, let index = leaving.firstIndex(of: page) {
                leaving.remove(at: index)
            } else {
                effects.append(.willMoveToParent(page))
            }
            if number == arrival { entering.append(page) } else { closing.append(.didMoveToParent(page)) }
        }
        effects.append(.stackChanged)
        let covered = entering.filter { $0 != arriving && !isOnScreen($0) }
        covered.forEach { appeared($0, into: &effects) }
        effects += closing
    }

    /// Another container has it: its moves here are over.
    mutating func forget(_ page: Page) {
        entering.removeAll { $0 == page }
        leaving.removeAll { $0 == page }
    }

    /// The page is on screen, or will not come there: its move into the container is done.
    mutating func appeared(_ page: Page, into effects: inout [Effect]) {
        guard !entering.isEmpty, let index = entering.firstIndex(of: page) else { return }
        entering.remove(at: index)
        effects.append(.didMoveToParent(page))
    }

    /// Pages that will not appear (again) are done moving in.
    mutating func closeEntering(except arriving: Page? = nil, into effects: inout [Effect]) {
        effects += entering.filter { $0 != arriving }.map { .didMoveToParent($0) }
        entering.removeAll { $0 != arriving }
    }

    /// Pages off the stack whose view is removed leave the container.
    mutating func closeLeaving(isOnScreen: (Page) -> Bool, into effects: inout [Effect]) {
        effects += leaving.filter { !isOnScreen($0) }.map { .didMoveFromParent($0) }
        leaving.removeAll { !isOnScreen($0) }
    }
}
