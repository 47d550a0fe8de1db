import ListLogic
import SeededNumbers
import Testing

/// A slow tree: rows in order, with levels.
struct TreeModel {
    struct Row: Equatable {
        var item: Int
        var level: Int
        var isExpanded = false
    }

    var rows: [Row] = []

    func index(of item: Int) -> Int? { rows.firstIndex { $0.item == item } }

    func end(of index: Int) -> Int {
        rows[(index + 1)...].firstIndex { $0.level <= rows[index].level } ?? rows.count
    }

    func parent(of index: Int) -> Int? { rows[..<index].lastIndex { $0.level == rows[index].level - 1 } }

    var visible: [Int] {
        rows.indices.filter { index in
            var parent = parent(of: index)
            while let next = parent {
                guard rows[next].isExpanded else { return false }
                parent = self.parent(of: next)
            }
            return true
        }.map { rows[$0].item }
    }

    /// The rows at an index with other levels.
    mutating func insert(_ new: [Row], at index: Int, level: Int) {
        rows.insert(
            contentsOf: new.map { Row(item: $0.item, level: $0.level + level, isExpanded: $0.isExpanded) }, at: index)
    }

    mutating func delete(_ item: Int) {
        guard let index = index(of: item) else { return }
        rows.removeSubrange(index..<end(of: index))
    }
}

struct SectionSnapshotTests {
    private typealias Snapshot = SectionSnapshot<Int>

    private func compare(_ tree: Snapshot, _ model: TreeModel, _ step: Int, _ item: Int) throws {
        #expect(tree.items == model.rows.map(\.item), "step \(step)")
        #expect(tree.visibleItems == model.visible, "step \(step)")
        #expect(tree.expandedItems == model.rows.filter(\.isExpanded).map(\.item), "step \(step)")
        #expect(tree.rootItems == model.rows.filter { $0.level == 0 }.map(\.item), "step \(step)")
        #expect(tree.count == model.rows.count)
        #expect(tree.index(of: item) == model.index(of: item), "step \(step)")
        guard let index = model.index(of: item) else {
            #expect(!tree.contains(item))
            return
        }
        #expect(try tree.level(of: item) == model.rows[index].level, "step \(step)")
        #expect(try tree.parent(of: item) == model.parent(of: index).map { model.rows[$0].item }, "step \(step)")
        #expect(try tree.isExpanded(item) == model.rows[index].isExpanded)
        #expect(try tree.isVisible(item) == model.visible.contains(item), "step \(step)")
        let part = try tree.snapshot(of: item), whole = try tree.snapshot(of: item, includingParent: true)
        let rows = model.rows[index..<model.end(of: index)]
        #expect(part.items == rows.dropFirst().map(\.item), "step \(step)")
        #expect(whole.items == rows.map(\.item), "step \(step)")
        #expect(whole.expandedItems == rows.filter(\.isExpanded).map(\.item), "step \(step)")
        #expect(try whole.level(of: item) == 0)
    }

    @Test("a section snapshot equals a naive tree after each of 20,000 random operations")
    func random() throws {
        var random = SeededNumbers(seed: 51)
        var (tree, model) = (Snapshot(), TreeModel())
        for step in 0..<20_000 {
            if step % 500 == 0 { (tree, model) = (Snapshot(), TreeModel()) }
            func below(_ limit: Int) -> Int { Int(random.next() % UInt64(limit)) }
            let new = (0..<below(4)).map { _ in below(60) }, item = below(60)
            let side: ListSide = below(2) == 0 ? .before : .after
            let fresh = Set(new).count == new.count && !new.contains { model.index(of: $0) != nil }
            let rows = new.map { TreeModel.Row(item: $0, level: 0) }
            let index = model.index(of: item)
            let place = index.map { side == .before ? $0 : model.end(of: $0) }
            switch below(9) {
            case 0:
                check(fresh || new.isEmpty) { try tree.append(new) }
                if fresh { model.insert(rows, at: model.rows.count, level: 0) }
            case 1, 2:
                check(new.isEmpty || fresh && index != nil) { try tree.append(new, to: item) }
                guard fresh, let index else { continue }
                model.insert(rows, at: model.end(of: index), level: model.rows[index].level + 1)
            case 3:
                check(new.isEmpty || fresh && index != nil) { try tree.insert(new, side, item) }
                guard fresh, let index, let place else { continue }
                model.insert(rows, at: place, level: model.rows[index].level)
            case 4:
                let isLegal = !new.contains { model.index(of: $0) == nil }
                check(isLegal) { try tree.delete(new) }
                if isLegal { new.forEach { model.delete($0) } }
            case 5, 6:
                let isExpanded = below(3) > 0
                if isExpanded { tree.expand(new) } else { tree.collapse(new) }
                for index in model.rows.indices where new.contains(model.rows[index].item) {
                    model.rows[index].isExpanded = isExpanded
                }
            case 7:
                // A part of the tree, changed, in the place of all children.
                guard let index else { continue }
                var (part, other) = (try tree.snapshot(of: item), TreeModel())
                other.insert(
                    Array(model.rows[(index + 1)..<model.end(of: index)]), at: 0, level: -model.rows[index].level - 1)
                if fresh, let first = other.rows.first?.item {
                    try part.insert(new, .before, first)
                    other.insert(rows, at: 0, level: 0)
                }
                try tree.replaceChildren(of: item, with: part)
                model.rows.removeSubrange((index + 1)..<model.end(of: index))
                model.insert(other.rows, at: index + 1, level: model.rows[index].level + 1)
            default:
                guard let index, let place, fresh, let first = new.first else { continue }
                var (part, other) = (Snapshot(), TreeModel())
                try part.append([first])
                try part.append(Array(new.dropFirst()), to: first)
                part.expand([first])
                other.rows = [TreeModel.Row(item: first, level: 0, isExpanded: true)]
                other.rows += new.dropFirst().map { TreeModel.Row(item: $0, level: 1) }
                try tree.insert(part, side, item)
                model.insert(other.rows, at: place, level: model.rows[index].level)
            }
            try compare(tree, model, step, below(60))
        }
    }

    private func check(_ isLegal: Bool, _ change: () throws -> Void) {
        do {
            try change()
            #expect(isLegal)
        } catch { #expect(!isLegal, "\(error)") }
    }

    private func problem(_ change: (inout SectionSnapshot<String>) throws -> Void) -> String? {
        do {
            var tree = try SectionSnapshot(roots: ["a", "b"])
            try tree.append(["c"], to: "a")
            let former = tree
            do { try change(&tree) } catch {
                // A refused change leaves the tree as it was.
                #expect(tree == former)
                throw error
            }
            return nil
        } catch { return (error as? ListSnapshotProblem)?.message }
    }

    @Test("each refused change of a section snapshot has the sentence of UIKit and changes nothing")
    func sentences() {
        #expect(
            problem { try $0.append(["d", "c", "d", "a", "c"]) } == """
                Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(
                    c,
                    d,
                    a
                )}
                """)
        #expect(problem { try $0.delete(["a", "zz"]) } == "Failed to find index of item zz")
        #expect(problem { try $0.delete(["a", "a", "c"]) } == nil)
        let missing = "tem identifier does not exist in section snapshot: zz"
        #expect(problem { _ = try $0.isExpanded("zz") } == "I" + missing)
        #expect(problem { _ = try $0.isVisible("zz") } == "I" + missing)
        #expect(problem { _ = try $0.level(of: "zz") } == "I" + missing)
        #expect(problem { _ = try $0.parent(of: "zz") } == "Child i" + missing)
        #expect(problem { try $0.append(["d"], to: "zz") } == "Parent i" + missing)
        #expect(problem { _ = try $0.snapshot(of: "zz") } == "Parent i" + missing)
        #expect(problem { try $0.replaceChildren(of: "zz", with: $0) } == "Parent i" + missing)
        #expect(
            problem { try $0.insert(["d"], .before, "zz") }
                == "Item identifier to insert before does not exist in section snapshot: zz")
        #expect(
            problem { try $0.insert($0, .after, "zz") }
                == "Item identifier to insert after does not exist in section snapshot: zz")
        #expect(problem { try $0.insert($0, .after, "b") }?.hasPrefix("Identifiers in a section snapshot must") == true)
        #expect(problem { try $0.replaceChildren(of: "a", with: SectionSnapshot(roots: ["c", "b"])) } != nil)
        #expect(problem { try $0.append([], to: "zz") } == nil)
        #expect(problem { try $0.insert([], .after, "zz") } == nil)
    }

    @Test("a tree describes levels, expanded and visible items")
    func description() throws {
        var tree = try SectionSnapshot(roots: ["a", "b"])
        try tree.append(["c"], to: "a")
        try tree.append(["d"], to: "c")
        tree.expand(["a", "d", "none"])
        #expect(tree.descriptionLines == ["+*a", "  -*c", "    + d", "-*b"])
        try tree.delete(["d"])
        try tree.append(["d"], to: "c")
        #expect(try !tree.isExpanded("d"))
        tree.deleteAll()
        #expect(tree.items.isEmpty)
        #expect(tree.children(of: "a") == nil)
    }

    @Test("a tree keeps its form when an app applies other items to its section")
    func kept() throws {
        var tree = try SectionSnapshot(roots: [1, 2])
        try tree.append([10, 11], to: 1)
        try tree.append([20], to: 2)
        tree.expand([1])
        #expect(tree.visibleItems == [1, 10, 11, 2])
        tree.keep(visible: [5, 1, 11, 12, 12, 2, 6])
        #expect(tree.visibleItems == [5, 1, 11, 12, 2, 6])
        #expect(try tree.level(of: 12) == 1)
        #expect(try tree.parent(of: 20) == 2)
        tree.keep(visible: [])
        #expect(tree.items.isEmpty)
        tree.keep(visible: [3, 4])
        #expect(tree.rootItems == [3, 4])
    }

    @Test("items of a tree become the items of a section, and items of other sections move in")
    func setItems() throws {
        var snapshot = ListSnapshot<String, Int>()
        try snapshot.appendSections(["one"])
        try snapshot.appendItems([1, 2, 3, 4])
        try snapshot.reloadItems([2, 3])
        try snapshot.setItems([3, 9], in: "two")
        #expect(snapshot.sectionIdentifiers == ["one", "two"])
        #expect(snapshot.items(in: "one") == [1, 2, 4])
        #expect(snapshot.items(in: "two") == [3, 9])
        try snapshot.setItems([4, 1], in: "one")
        #expect(snapshot.items(in: "one") == [4, 1])
        #expect(snapshot.reloadedItems == [3])
        #expect(throws: ListSnapshotProblem.self) { try snapshot.setItems([1, 1], in: "one") }
    }
}
