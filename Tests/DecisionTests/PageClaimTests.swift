import Decisions
import Testing

@Suite("Claims of containers to pages")
struct PageClaimTests {
    private typealias Claims = PageClaims<String, Int>

    private func blocker(_ claims: Claims, _ page: String, _ container: Int, holder: Int? = nil, joining: Int? = nil)
        -> Int?
    {
        claims.blocker(of: page, for: container, holder: holder) { $0 == joining }
    }

    @Test("A page that the only performing container requests is granted at once")
    func alone() {
        var claims = Claims()
        #expect(!claims.isNeeded)
        claims.begin(1)
        claims.claim("A", for: 1) { _ in false }
        #expect(blocker(claims, "A", 1) == nil)
        claims.meet("A", by: 1)
        claims.end(1)
        #expect(!claims.isNeeded)
    }

    @Test("Claims to a page are granted in their order")
    func order() {
        var claims = Claims()
        claims.begin(1)
        claims.begin(2)
        claims.claim("A", for: 2) { $0 == 1 }
        #expect(claims.rivals(for: "A") == [1, 2, 1, 2])
        #expect(blocker(claims, "A", 2) == 1)
        #expect(blocker(claims, "A", 1) == nil)
        claims.meet("A", by: 1)
        #expect(blocker(claims, "A", 2) == nil)
    }

    @Test("A page waits for the container that has it and for the one that it is joining, while they perform effects")
    func holders() {
        var claims = Claims()
        claims.begin(1)
        #expect(blocker(claims, "A", 2, holder: 1) == nil)
        claims.begin(2)
        #expect(blocker(claims, "A", 2, holder: 1) == 1)
        #expect(blocker(claims, "A", 2, joining: 1) == 1)
        claims.end(1)
        #expect(blocker(claims, "A", 2, joining: 1) == nil)
    }

    @Test("Whatever is claimed in whatever order, some container can go on")
    func noDeadlock() {
        // Each container wants two pages. A container goes on when no claim is before its next one.
        let pages = ["A", "B"]
        for first in pages {
            for second in pages {
                var claims = Claims()
                claims.begin(1)
                claims.begin(2)
                var wanted = [1: [first, first == "A" ? "B" : "A"], 2: [second, second == "A" ? "B" : "A"]]
                // All claims are made when a request is decided, before any page joins.
                for container in [1, 2] {
                    for page in wanted[container] ?? [] { claims.claim(page, for: container) { _ in false } }
                }
                for _ in 0..<4 {
                    let next = [1, 2].first { container in
                        wanted[container]?.first.map { blocker(claims, $0, container) == nil } ?? false
                    }
                    guard let next, let page = wanted[next]?.first else { break }
                    claims.meet(page, by: next)
                    wanted[next]?.removeFirst()
                }
                let isDone = wanted.values.allSatisfy { $0.isEmpty }
                #expect(isDone, "\(first), \(second): \(wanted)")
            }
        }
    }
}
