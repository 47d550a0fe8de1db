import ListLogic
import SeededNumbers
import Testing

struct ListFocusTests {
    private func path(_ section: Int, _ item: Int) -> ListIndexPath { ListIndexPath(section: section, item: item) }

    @Test("steps skip empty sections")
    func steps() {
        let counts = [0, 2, 0, 0, 1]
        #expect(ListFocus.after(path(1, 1), counts) == path(4, 0))
        #expect(ListFocus.before(path(4, 0), counts) == path(1, 1))
        #expect(ListFocus.before(path(1, 0), counts) == nil)
        #expect(ListFocus.after(path(4, 0), counts) == nil)
        #expect(ListFocus.end(isFirst: true, counts) { _ in true } == path(1, 0))
        #expect(ListFocus.end(isFirst: false, counts) { _ in true } == path(4, 0))
        #expect(ListFocus.end(isFirst: true, []) { _ in true } == nil)
    }

    @Test("steps are those of a list of all index paths")
    func slowModel() {
        var numbers = SeededNumbers(seed: 11)
        for _ in 0..<300 {
            let counts = (0..<Int.random(in: 0...6, using: &numbers)).map { _ in Int.random(in: 0...3, using: &numbers)
            }
            let all = counts.enumerated().flatMap { section, count in (0..<count).map { path(section, $0) } }
            let start = path(Int.random(in: -1...7, using: &numbers), Int.random(in: 0...4, using: &numbers))
            #expect(ListFocus.after(start, counts) == all.first { $0 > start })
            #expect(ListFocus.before(start, counts) == all.last { $0 < start })
            let even = ListFocus.step(from: start, isForward: true, counts) { $0.item % 2 == 0 }
            #expect(even == all.first { $0 > start && $0.item % 2 == 0 })
        }
    }

    @Test("the focus stays with its item in a batch")
    func batch() throws {
        var focus = ListFocus()
        focus.focus(path(0, 2))
        var batch = BatchUpdate()
        batch.insertedItems = [path(0, 0)]
        try focus.apply(batch.plan(before: [4], after: [5], terms: .tableView), counts: [5])
        #expect(focus.focused == path(0, 3))
        #expect(focus.last == path(0, 3))
    }

    @Test("the focus of a deleted item moves to the item that takes its place, or before it")
    func deletion() throws {
        var batch = BatchUpdate()
        batch.deletedItems = [path(0, 1)]
        var focus = ListFocus()
        focus.focus(path(0, 1))
        try focus.apply(batch.plan(before: [3], after: [2], terms: .tableView), counts: [2])
        #expect(focus.focused == path(0, 1))
        #expect(focus.last == nil)
        focus.focus(path(0, 1))
        try focus.apply(batch.plan(before: [2], after: [1], terms: .tableView), counts: [1])
        #expect(focus.focused == path(0, 0))
    }

    @Test("a reload keeps the index path, or the last one before it")
    func reload() {
        var focus = ListFocus()
        focus.focus(path(1, 4))
        focus.keep(counts: [2, 3])
        #expect(focus.focused == path(1, 2))
        focus.keep(counts: [2])
        #expect(focus.focused == path(0, 1))
        focus.keep(counts: [])
        #expect(focus.focused == nil)
    }
}
