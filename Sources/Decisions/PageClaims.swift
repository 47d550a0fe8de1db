/// Which container gets a page that several containers request while effects are performed.
///
/// Containers change at once. On screen, a page joins its new container after the old container has performed the
/// effects that it had begun, so that each `will` callback of the old container is followed by its `did` callback.
/// Claims to one page are granted in the order in which they were made. A container waits only for containers that
/// began before it or claimed before it, so two containers never wait for each other.
package struct PageClaims<Page: Equatable, Container: Equatable> {
    private struct Claim {
        let page: Page
        let container: Container
    }

    private var claims: [Claim] = []
    /// The containers that perform effects, the innermost last.
    package private(set) var performing: [Container] = []

    package init() {}

    package mutating func begin(_ container: Container) { performing.append(container) }

    package mutating func end(_ container: Container) {
        if let index = performing.lastIndex(of: container) { performing.remove(at: index) }
    }

    /// Whether a claim can be needed: effects are performed now.
    package var isNeeded: Bool { !performing.isEmpty }

    /// A request added a page to a container.
    /// - Parameter wanted: whether another container has requested the page before, and has not got it yet.
    package mutating func claim(_ page: Page, for container: Container, wanted: (Container) -> Bool) {
        for other in performing where other != container && !isClaimed(page, by: other) && wanted(other) {
            claims.append(Claim(page: page, container: other))
        }
        claims.append(Claim(page: page, container: container))
    }

    /// The containers that claim a page or perform effects.
    package func rivals(for page: Page) -> [Container] {
        performing + claims.filter { $0.page == page }.map(\.container)
    }

    /// The container that must finish its effects before a container gets a page; nil if none.
    /// - Parameters:
    ///   - holder: the container that contains the page, if it performs effects.
    ///   - isJoining: whether the page is joining another container at this moment.
    package func blocker(
        of page: Page, for container: Container, holder: Container?, isJoining: (Container) -> Bool
    ) -> Container? {
        guard performing.count > 1 || !claims.isEmpty else { return nil }
        if let first = claims.first(where: { $0.page == page }), first.container != container {
            return first.container
        }
        if let holder, holder != container { return holder }
        return performing.first { $0 != container && isJoining($0) }
    }

    /// A container has got a page, or the page has returned to another one.
    package mutating func meet(_ page: Page, by container: Container) {
        guard let index = claims.firstIndex(where: { $0.page == page && $0.container == container }) else { return }
        claims.remove(at: index)
    }

    private func isClaimed(_ page: Page, by container: Container) -> Bool {
        claims.contains { $0.page == page && $0.container == container }
    }
}
