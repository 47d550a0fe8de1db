/// The pages whose move into or out of the container is incomplete. Each will-move gets exactly one did-move.
struct Containment<Page: Hashable & Sendable>: Hashable, Sendable {
    typealias Effect = NavigationEffect<Page>

    /// Pages on the stack that are about to appear. Their `didMoveToParent` follows their `didAppear`.
    private var entering: [Page] = []
    /// Pages that have left the stack and are still on screen. `didMoveFromParent` follows when the view is removed.
    private var leaving: [Page] = []

    /// Begins the moves of one change of the stack, and completes the moves of pages that are not on screen.
    /// - Parameters:
    ///   - arriving: the new top page if it will appear.
    ///   - isMember: whether a page is on the stack now.
    ///   - isOnScreen: whether a page's view is in the container.
    mutating func record(
        _ change: PageStack<Page>.Change, arriving: Page?, isMember: (Page) -> Bool, isOnScreen: (Page) -> Bool,
        into effects: inout [Effect]
    ) {
        var closing: [Effect] = []
        effects.reserveCapacity(effects.count + 2 * (change.removed.count + change.added.count) + 1)
        closing.reserveCapacity(change.removed.count + change.added.count)
        // The new top page is added last.
        let arrival = arriving.flatMap { change.added.lastIndex(of: $0) }
        for page in change.removed {
            appeared(page, into: &effects)
            effects.append(.willMoveFromParent(page))
            if isOnScreen(page) { leaving.append(page) } else { closing.append(.didMoveFromParent(page)) }
        }
        // A change may add thousands of pages. The pages are searched in `leaving` only if one of them is there.
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

    /// Another container has adopted the page: drops its moves in this container.
    mutating func forget(_ page: Page) {
        entering.removeAll { $0 == page }
        leaving.removeAll { $0 == page }
    }

    /// Completes the page's move into the container. The page has appeared, or will not appear.
    mutating func appeared(_ page: Page, into effects: inout [Effect]) {
        guard !entering.isEmpty, let index = entering.firstIndex(of: page) else { return }
        entering.remove(at: index)
        effects.append(.didMoveToParent(page))
    }

    /// Completes the moves of pages that will not appear.
    mutating func closeEntering(except arriving: Page? = nil, into effects: inout [Effect]) {
        effects += entering.filter { $0 != arriving }.map { .didMoveToParent($0) }
        entering.removeAll { $0 != arriving }
    }

    /// Completes the moves of removed pages whose views are removed.
    mutating func closeLeaving(isOnScreen: (Page) -> Bool, into effects: inout [Effect]) {
        effects += leaving.filter { !isOnScreen($0) }.map { .didMoveFromParent($0) }
        leaving.removeAll { !isOnScreen($0) }
    }
}
