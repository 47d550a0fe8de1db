import ListLogic
import SeededNumbers
import Testing

struct ReorderSessionTests {
    /// The order on screen: the item is taken out of its place and inserted at the target.
    private func shown(_ data: [[Int]], _ source: ListIndexPath, _ target: ListIndexPath) -> [[Int]] {
        var list = data
        let item = list[source.section].remove(at: source.item)
        list[target.section].insert(item, at: target.item)
        return list
    }

    private func paths(_ list: [[Int]]) -> [Int: ListIndexPath] {
        BatchModel.paths(list.map { (0, $0) })
    }

    @Test("the index paths on screen are those of a list in which the item was moved, for any drag")
    func random() throws {
        var random = SeededNumbers(seed: 71)
        for _ in 0..<2000 {
            func below(_ limit: Int) -> Int { limit > 0 ? Int(random.next() % UInt64(limit)) : 0 }
            var name = 0
            let data = (0..<1 + below(3)).map { _ in
                (0..<below(6)).map { _ in
                    name += 1
                    return name
                }
            }
            let counts = data.map(\.count), old = paths(data)
            guard let source = old[1 + below(name)], var session = ReorderSession(moving: source, counts: counts) else {
                continue
            }
            for _ in 0..<4 {
                let target = ListIndexPath(section: below(data.count + 1), item: below(8))
                let former = session.target, before = paths(shown(data, source, former))
                let room =
                    data.indices.contains(target.section)
                    ? counts[target.section] - (target.section == source.section ? 1 : 0) : -1
                let moves = target.item <= room && target != former
                #expect(session.move(to: target) == (moves ? former : nil))
                #expect(session.target == (moves ? target : former))
                let list = shown(data, source, session.target), new = paths(list)
                #expect(session.shownCounts == list.map(\.count))
                for (name, path) in old { #expect(session.shownPath(of: path) == new[name]) }
                for (name, path) in new { #expect(session.dataPath(of: path) == old[name]) }
                let displaced = Set(session.displaced(from: former))
                for (name, path) in new where before[name] != path { #expect(displaced.contains(path)) }
                let plan = try session.batch.plan(before: counts, after: list.map(\.count))
                for (name, path) in old { #expect(plan.newIndexPath(of: path) == new[name]) }
            }
            #expect((session.move == nil) == (session.source == session.target))
        }
    }

    @Test("items and targets that do not exist are ignored")
    func odd() {
        let odd = [Int.min, -1, 3, Int.max]
        for section in odd + [0] {
            for item in odd {
                let path = ListIndexPath(section: section, item: item)
                #expect(ReorderSession(moving: path, counts: [3, -1]) == nil)
                guard var session = ReorderSession(moving: ListIndexPath(section: 0, item: 1), counts: [3, -1]) else {
                    continue
                }
                #expect(session.move(to: path) == nil)
                #expect(session.shownPath(of: path) == nil)
                #expect(session.dataPath(of: path) == nil)
                _ = session.displaced(from: path)
                #expect(session.shownCount(in: item) == 0)
            }
        }
    }

    @Test("a drag goes on after other items change, and ends with its item")
    func updates() throws {
        let source = ListIndexPath(section: 0, item: 0)
        var session = try #require(ReorderSession(moving: source, counts: [4]))
        _ = session.move(to: ListIndexPath(section: 0, item: 2))
        var update = BatchUpdate()
        update.insertedItems = [source]
        let moved = try #require(session.applying(try update.plan(before: [4], after: [5])))
        #expect(moved.source == ListIndexPath(section: 0, item: 1))
        #expect(moved.target == ListIndexPath(section: 0, item: 3))
        update = BatchUpdate()
        update.deletedItems = [source]
        #expect(session.applying(try update.plan(before: [4], after: [3])) == nil)
    }
}
