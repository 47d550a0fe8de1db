import ListLogic
import Testing

struct ReusePoolTests {
    private final class View {}

    @Test("the view that was returned last is used first, and only for its kind and identifier")
    func order() {
        var pool = ReusePool<View>()
        let views = (0..<3).map { _ in View() }
        pool.keep(views[0], ReuseKey(identifier: "a"))
        pool.keep(views[1], ReuseKey(identifier: "a"))
        pool.keep(views[2], ReuseKey(kind: "header", identifier: "a"))
        #expect(pool.dequeue(ReuseKey(identifier: "b")) == nil)
        #expect(pool.dequeue(ReuseKey(identifier: "a")) === views[1])
        #expect(pool.dequeue(ReuseKey(identifier: "a")) === views[0])
        #expect(pool.dequeue(ReuseKey(identifier: "a")) == nil)
        #expect(pool.dequeue(ReuseKey(kind: "header", identifier: "a")) === views[2])
        #expect(pool.count == 0)
    }

    @Test("a view that is returned twice is used once")
    func twice() {
        var pool = ReusePool<View>()
        let view = View(), key = ReuseKey(identifier: "a")
        pool.keep(view, key)
        pool.keep(view, key)
        #expect(pool.contains(view))
        #expect(pool.dequeue(key) === view)
        #expect(!pool.contains(view))
        #expect(pool.dequeue(key) == nil)
    }

    @Test("the views of a kind can be removed, and are returned for their release")
    func removal() {
        var pool = ReusePool<View>()
        for name in ["a", "b", "b"] { pool.keep(View(), ReuseKey(identifier: name)) }
        #expect(pool.removeAll { $0.identifier == "b" }.count == 2)
        #expect(pool.count == 1)
    }
}
