import ListLogic
import SeededNumbers
import Testing

/// A slow snapshot: arrays of names.
struct SnapshotModel {
    var sections: [(name: Int, items: [Int])] = []
    var reloaded: [Int] = []
    var reconfigured: [Int] = []
    var reloadedSections: [Int] = []

    var items: [Int] { sections.flatMap(\.items) }

    func place(of item: Int) -> (section: Int, item: Int)? {
        for (section, part) in sections.enumerated() {
            if let index = part.items.firstIndex(of: item) { return (section, index) }
        }
        return nil
    }

    func index(of section: Int) -> Int? { sections.firstIndex { $0.name == section } }

    mutating func detach(_ items: [Int]) {
        for index in sections.indices { sections[index].items.removeAll { items.contains($0) } }
    }

    mutating func delete(_ items: [Int]) {
        detach(items)
        reloaded.removeAll { items.contains($0) }
        reconfigured.removeAll { items.contains($0) }
    }
}

struct ListSnapshotTests {
    private typealias Snapshot = ListSnapshot<Int, Int>

    @Test("a snapshot equals a naive model after each of 50,000 random operations")
    func random() {
        var random = SeededNumbers(seed: 31)
        var (snapshot, model) = (Snapshot(), SnapshotModel())
        for step in 0..<50_000 {
            if step % 2500 == 0 { (snapshot, model) = (Snapshot(), SnapshotModel()) }
            func below(_ limit: Int) -> Int { Int(random.next() % UInt64(limit)) }
            // Names that may be missing, repeated, or in the snapshot.
            let many = below(40) == 0 ? 200 : 4
            let items = (0..<below(many)).map { _ in many > 4 ? 1000 + below(100_000) : below(60) }
            let names = (0..<below(3)).map { _ in below(12) }
            let target = below(60), name = below(12), side: ListSide = below(2) == 0 ? .before : .after
            let after = side == .before ? 0 : 1
            let isUnique = Set(items).count == items.count
            do throws(ListSnapshotProblem) {
                switch below(12) {
                case 0, 1:
                    let last = model.sections.indices.last, toLast = below(3) == 0
                    let section = toLast ? last : model.index(of: name)
                    let isLegal = section != nil && isUnique
                    let moved = isLegal ? items.count { model.place(of: $0) != nil } : 0
                    try check(isLegal) { () throws(ListSnapshotProblem) in
                        let log = try snapshot.appendItems(items, to: toLast ? nil : name)
                        #expect((log == nil) == (moved == 0))
                    }
                    guard isLegal, let section else { continue }
                    model.detach(items)
                    model.sections[section].items += items
                case 2, 3:
                    let isLegal = model.place(of: target) != nil && isUnique && !items.contains(target)
                    try check(isLegal) { () throws(ListSnapshotProblem) in
                        try snapshot.insertItems(items, side, target)
                    }
                    guard isLegal else { continue }
                    model.detach(items)
                    guard let place = model.place(of: target) else { continue }
                    model.sections[place.section].items.insert(contentsOf: items, at: place.item + after)
                case 4:
                    snapshot.deleteItems(items)
                    model.delete(items)
                case 5:
                    let item = below(60)
                    let isLegal = model.place(of: target) != nil && model.place(of: item) != nil && item != target
                    try check(isLegal) { () throws(ListSnapshotProblem) in try snapshot.moveItem(item, side, target) }
                    guard isLegal else { continue }
                    model.detach([item])
                    guard let place = model.place(of: target) else { continue }
                    model.sections[place.section].items.insert(item, at: place.item + after)
                case 6:
                    let isLegal = Set(names).count == names.count && !names.contains { model.index(of: $0) != nil }
                    try check(isLegal) { () throws(ListSnapshotProblem) in try snapshot.appendSections(names) }
                    if isLegal { model.sections += names.map { ($0, []) } }
                case 7:
                    let isLegal =
                        model.index(of: name) != nil && Set(names).count == names.count
                        && !names.contains { model.index(of: $0) != nil }
                    try check(isLegal) { () throws(ListSnapshotProblem) in
                        try snapshot.insertSections(names, side, name)
                    }
                    guard isLegal, let place = model.index(of: name) else { continue }
                    model.sections.insert(contentsOf: names.map { ($0, []) }, at: place + after)
                case 8:
                    guard below(4) == 0 else { continue }
                    snapshot.deleteSections(names)
                    model.delete(names.compactMap(model.index).flatMap { model.sections[$0].items })
                    model.sections.removeAll { names.contains($0.name) }
                    model.reloadedSections.removeAll { names.contains($0) }
                case 9:
                    let source = below(12)
                    let isLegal = model.index(of: name) != nil && model.index(of: source) != nil && name != source
                    try check(isLegal) { () throws(ListSnapshotProblem) in
                        try snapshot.moveSection(source, side, name)
                    }
                    guard isLegal, let old = model.index(of: source) else { continue }
                    let section = model.sections.remove(at: old)
                    guard let place = model.index(of: name) else { continue }
                    model.sections.insert(section, at: place + after)
                case 10:
                    let isLegal = !items.contains { model.place(of: $0) == nil }, reloads = below(2) == 0
                    try check(isLegal) { () throws(ListSnapshotProblem) in
                        if reloads { try snapshot.reloadItems(items) } else { try snapshot.reconfigureItems(items) }
                    }
                    guard isLegal else { continue }
                    for item in items {
                        if reloads, !model.reloaded.contains(item) { model.reloaded.append(item) }
                        if !reloads, !model.reconfigured.contains(item) { model.reconfigured.append(item) }
                    }
                default:
                    let isLegal = !names.contains { model.index(of: $0) == nil }
                    try check(isLegal) { () throws(ListSnapshotProblem) in try snapshot.reloadSections(names) }
                    guard isLegal else { continue }
                    for name in names where !model.reloadedSections.contains(name) {
                        model.reloadedSections.append(name)
                    }
                }
            } catch { Issue.record("step \(step): \(error.message)") }
            compare(snapshot, model, step, target: target, section: name)
        }
    }

    /// Runs a change that must succeed or throw.
    private func check(
        _ isLegal: Bool, _ change: () throws(ListSnapshotProblem) -> Void
    ) throws(ListSnapshotProblem) {
        do throws(ListSnapshotProblem) {
            try change()
            #expect(isLegal)
        } catch {
            if isLegal { throw error }
        }
    }

    private func compare(_ snapshot: Snapshot, _ model: SnapshotModel, _ step: Int, target: Int, section: Int) {
        #expect(snapshot.sectionIdentifiers == model.sections.map(\.name), "step \(step)")
        #expect(snapshot.numberOfItems == model.sections.reduce(0) { $0 + $1.items.count }, "step \(step)")
        #expect(snapshot.counts == model.sections.map(\.items.count), "step \(step)")
        #expect(
            snapshot.items(in: section) == model.index(of: section).map { model.sections[$0].items }, "step \(step)")
        #expect(snapshot.index(ofSection: section) == model.index(of: section))
        let place = model.place(of: target)
        #expect(snapshot.section(of: target) == place.map { model.sections[$0.section].name }, "step \(step)")
        let path = place.map { ListIndexPath(section: $0.section, item: $0.item) }
        #expect(snapshot.indexPath(of: target) == path, "step \(step)")
        if let path { #expect(snapshot.item(at: path) == target) }
        #expect(snapshot.reloadedItems == model.reloaded)
        #expect(snapshot.reconfiguredItems == model.reconfigured)
        #expect(snapshot.reloadedSections == model.reloadedSections)
        guard step % 10 == 0 else { return }
        #expect(snapshot.itemIdentifiers == model.items, "step \(step)")
        #expect(snapshot.index(ofItem: target) == model.items.firstIndex(of: target), "step \(step)")
        #expect(path.map { snapshot.indexPaths[target] == $0 } ?? (snapshot.indexPaths[target] == nil))
    }

    private func problem(_ change: (inout ListSnapshot<String, String>) throws -> Void) -> String? {
        do {
            var snapshot = ListSnapshot<String, String>()
            try snapshot.appendSections(["one", "two"])
            try snapshot.appendItems(["a", "b"], to: "one")
            try change(&snapshot)
            return nil
        } catch { return (error as? ListSnapshotProblem)?.message }
    }

    @Test("each refused change of a snapshot has the sentence of UIKit")
    func sentences() {
        var empty = ListSnapshot<Int, Int>()
        #expect(throws: ListSnapshotProblem.self) { try empty.appendItems([1]) }
        do throws(ListSnapshotProblem) { try empty.appendItems([1]) } catch {
            #expect(
                error.message == "There are currently no sections in the data source. Please add a section first.")
        }
        #expect(
            problem { try $0.appendItems(["c", "d", "d", "c"]) } == """
                Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(
                    d,
                    c
                )}
                """)
        #expect(
            problem { try $0.appendSections(["c", "c"]) } == """
                Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(
                    c
                )}
                """)
        #expect(
            problem { try $0.appendSections(["two", "three", "one"]) } == """
                Diffable data source detected an attempt to insert or append 2 section identifiers that already exist \
                in the snapshot. Identifiers in a snapshot must be unique. Section identifiers that already exist: (
                    two,
                    one
                )
                """)
        #expect(
            problem { try $0.insertSections(["two"], .before, "one") } == """
                Diffable data source detected an attempt to insert or append 1 section identifier that already exists \
                in the snapshot. Identifiers in a snapshot must be unique. Section identifier that already exists: (
                    two
                )
                """)
        #expect(
            problem { try $0.reloadItems(["none"]) }
                == "Attempted to reload item identifier that does not exist in the snapshot: none")
        #expect(
            problem { try $0.reconfigureItems(["none"]) }
                == "Attempted to reconfigure item identifier that does not exist in the snapshot: none")
        #expect(
            problem { try $0.reloadSections(["none"]) }
                == "Attempted to reload section identifier that does not exist in the snapshot: none")
        let invalid = "Invalid parameter not satisfying: "
        #expect(problem { try $0.appendItems(["c"], to: "none") } == invalid + "section != NSNotFound")
        #expect(problem { try $0.insertItems(["c"], .after, "none") } == invalid + "section != NSNotFound")
        #expect(problem { try $0.insertSections(["c"], .after, "none") } == invalid + "insertIndex != NSNotFound")
        #expect(problem { try $0.moveItem("none", .after, "a") } == invalid + "fromIndex != NSNotFound")
        #expect(problem { try $0.moveItem("a", .after, "none") } == invalid + "toIndex != NSNotFound")
        #expect(problem { try $0.moveSection("none", .after, "one") } == invalid + "fromSection != NSNotFound")
        #expect(problem { try $0.moveSection("one", .after, "none") } == invalid + "toSection != NSNotFound")
        let update = "Invalid update: destination for "
        #expect(
            problem { try $0.insertItems(["c", "a"], .after, "a") }
                == update + "insertion operation [a] is in the insertion identifier list for update")
        #expect(
            problem { try $0.moveSection("one", .after, "one") }
                == update + "move operation [one] is in the move identifier list for update")
        #expect(ListSnapshotProblem.missingSection.message.hasPrefix("Section identifier was not found. You can"))
    }

    @Test("items that are inserted again move, keep their marks and are logged")
    func existing() throws {
        var snapshot = ListSnapshot<String, String>()
        try snapshot.appendSections(["one", "two"])
        #expect(try snapshot.appendItems(["a", "b", "c"], to: "one") == nil)
        try snapshot.reloadItems(["b"])
        let log = try snapshot.appendItems(["b", "d", "a"], to: "two")
        #expect(
            log == """
                Diffable data source detected an attempt to insert or append 2 item identifiers that already exist in \
                the snapshot. The existing item identifiers will be moved into place instead, but this operation will \
                be more expensive. For best performance, inserted item identifiers should always be unique. Set a \
                symbolic breakpoint on BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this \
                in the debugger. Item identifiers that already exist: (
                    b,
                    a
                )
                """)
        #expect(snapshot.items(in: "two") == ["b", "d", "a"])
        #expect(snapshot.reloadedItems == ["b"])
        #expect(
            try snapshot.insertItems(["c"], .before, "d")?.contains(
                "1 item identifier that already exists in the snapshot. The existing item identifier will") == true)
        #expect(snapshot.count(in: "one") == 0)
        #expect(snapshot.count(in: "three") == nil)
    }

    @Test("snapshots are equal if their sections and items are equal, whatever their marks")
    func equality() throws {
        var one = Snapshot()
        try one.appendSections([1, 2])
        try one.appendItems([1, 2, 3], to: 1)
        var other = one
        try other.reloadItems([2])
        try other.reloadSections([1])
        #expect(one == other)
        #expect(other.withoutMarks.reloadedItems.isEmpty)
        #expect(other.reloadedItems == [2])
        try other.moveItem(3, .before, 1)
        #expect(one != other)
        one.deleteAllItems()
        #expect(one.numberOfSections == 0)
        #expect(one.item(at: ListIndexPath(section: -1, item: .max)) == nil)
    }
}
