import ListLogic
import SeededNumbers
import Testing

struct SnapshotContentTests {
    private typealias Content = SnapshotContent<String, Int>

    private func list(_ sections: KeyValuePairs<String, [Int]>) throws -> ListSnapshot<String, Int> {
        var list = ListSnapshot<String, Int>()
        for (section, items) in sections {
            try list.appendSections([section])
            try list.appendItems(items, to: section)
        }
        return list
    }

    private func tree() throws -> SectionSnapshot<Int> {
        var tree = try SectionSnapshot(roots: [1, 2])
        try tree.append([10, 11], to: 1)
        try tree.append([100], to: 10)
        tree.expand([1])
        return tree
    }

    @Test func `a tree gives its section the visible items, and a missing section is appended`() throws {
        var content = Content()
        content.show(try list(["a": [2, 3]]))
        try content.show(tree(), in: "b")
        #expect(content.list == (try list(["a": [3], "b": [1, 10, 11, 2]])))
        #expect(content.tree(of: "b").items == [1, 10, 100, 11, 2])
        #expect(content.tree(of: "a").rootItems == [3])
        #expect(content.tree(of: "c").items == [])
    }

    @Test func `a tree leaves with its section, and follows the items of its section`() throws {
        var content = Content()
        try content.show(tree(), in: "a")
        content.show(try list(["a": [1, 11, 12, 2]]))
        #expect(content.tree(of: "a").children(of: 1) == [11, 12])
        content.show(try list(["b": [1]]))
        #expect(content.trees.isEmpty)
    }

    @Test func `a list whose order contradicts the tree makes the tree flat`() throws {
        var content = Content()
        try content.show(tree(), in: "a")
        content.show(try list(["a": [10, 2, 1, 11]]))
        #expect(content.tree(of: "a").rootItems == [10, 2, 1, 11])
        #expect(content.tree(of: "a").children(of: 10) == [100])
    }

    @Test func `a moved item keeps its children and gets the level of its new place`() throws {
        var content = Content()
        try content.show(tree(), in: "a")
        let first = content.moveItem(at: ListIndexPath(section: 0, item: 3), to: ListIndexPath(section: 0, item: 1))
        #expect(first)
        #expect(content.list.itemIdentifiers == [1, 2, 10, 11])
        #expect(content.tree(of: "a").children(of: 1) == [2, 10, 11])
        #expect(content.withVisibleItems.list == content.list)
        let second = content.moveItem(at: ListIndexPath(section: 0, item: 2), to: ListIndexPath(section: 0, item: 0))
        #expect(second)
        #expect(content.tree(of: "a").items == [10, 100, 1, 2, 11])
        let missing = content.moveItem(at: ListIndexPath(section: 0, item: 9), to: ListIndexPath(section: 0, item: 0))
        #expect(!missing)
    }

    @Test func `after any changes the items of a list are the visible items of the trees`() throws {
        var numbers = SeededNumbers(seed: 5)
        var content = Content()
        for _ in 0..<400 {
            func random(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &numbers) }
            switch random(3) {
            case 0:
                var next = ListSnapshot<String, Int>()
                let items = Array(0..<12).shuffled(using: &numbers)
                for (place, name) in ["a", "b", "c"].shuffled(using: &numbers).prefix(random(3) + 1).enumerated() {
                    try next.appendSections([name])
                    try next.appendItems(Array(items[(place * 4)..<(place * 4 + random(5))]), to: name)
                }
                content.show(next)
            case 1:
                var tree = try SectionSnapshot(roots: [random(4), 4 + random(4)])
                let parent = tree.rootItems[random(2)]
                try tree.append([8 + random(4)], to: parent)
                if random(2) == 0 { tree.expand([parent]) }
                try content.show(tree, in: ["a", "b", "c"][random(3)])
            default:
                guard content.list.numberOfSections > 0 else { continue }
                let source = ListIndexPath(section: random(content.list.numberOfSections), item: random(4))
                _ = content.moveItem(
                    at: source, to: ListIndexPath(section: random(content.list.numberOfSections), item: random(4)))
                content = content.withVisibleItems
            }
            for section in content.list.sectionIdentifiers {
                #expect(content.tree(of: section).visibleItems == content.list.items(in: section))
            }
        }
    }
}
