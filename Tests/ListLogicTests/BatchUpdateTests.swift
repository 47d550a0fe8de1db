import Foundation
import ListLogic
import SeededNumbers
import Testing

/// A random batch, and lists of numbered items before and after the batch.
struct BatchModel {
    var update = BatchUpdate()
    /// A section has a name and the names of its items.
    var before: [(name: Int, items: [Int])] = []
    var after: [(name: Int, items: [Int])] = []
    var reloadedSections: Set<Int> = []
    var reloaded: Set<ListIndexPath> = []

    init(random: inout SeededNumbers, sections limit: Int = 6, items most: Int = 8) {
        func below(_ limit: Int) -> Int { limit > 0 ? Int(random.next() % UInt64(limit)) : 0 }
        var names = 0
        func name() -> Int {
            names += 1
            return names
        }
        before = (0..<below(limit)).map { _ in (name(), (0..<below(most)).map { _ in name() }) }
        // Sections: some are deleted, some move, some are inserted.
        let deleted = before.indices.filter { _ in below(6) == 0 }
        let moved = before.indices.filter { !deleted.contains($0) && below(5) == 0 }
        let inserted = below(3)
        let count = before.count - deleted.count + inserted
        var free = Array(0..<count).shuffled(using: &random)
        var slots = [(name: Int, items: [Int])?](repeating: nil, count: count)
        var place: [Int: Int] = [:]
        for section in moved {
            guard let target = free.popLast() else { continue }
            slots[target] = (before[section].name, [])
            place[section] = target
            update.movedSections.append(BatchUpdate.Move(from: section, to: target))
        }
        for _ in 0..<inserted {
            guard let target = free.popLast() else { continue }
            slots[target] = (name(), (0..<below(4)).map { _ in name() })
            update.insertedSections.append(target..<target + 1)
        }
        var rest = (0..<count).filter { slots[$0] == nil }
        for section in before.indices where !deleted.contains(section) && place[section] == nil {
            place[section] = rest.removeFirst()
        }
        update.deletedSections = deleted.map { $0..<$0 + 1 }
        // A reload of a section replaces its items. Moved sections cannot be reloaded.
        for section in before.indices where place[section] != nil && !moved.contains(section) && below(8) == 0 {
            reloadedSections.insert(section)
            update.reloadedSections.append(section..<section + 1)
        }
        // Items that stay in their sections, and items for each section after the batch.
        var stays: [Int: [Int]] = [:], entering: [Int: [(name: Int, source: ListIndexPath?)]] = [:]
        for (section, new) in place where reloadedSections.contains(section) {
            entering[new] = (0..<below(4)).map { _ in (name(), nil) }
        }
        for (section, list) in before.enumerated() {
            for (item, number) in list.items.enumerated() {
                let path = ListIndexPath(section: section, item: item)
                let isLost = place[section] == nil || reloadedSections.contains(section)
                let choice = below(12)
                if choice == 0, count > 0 {
                    entering[below(count), default: []].append((number, path))
                } else if isLost {
                    // Deletions inside deleted sections are allowed.
                    if choice == 1 { update.deletedItems.append(path) }
                } else if choice < 3 {
                    update.deletedItems.append(path)
                } else {
                    if choice == 3 {
                        update.reloadedItems.append(path)
                        reloaded.insert(path)
                    }
                    if choice == 4 { update.reconfiguredItems.append(path) }
                    stays[place[section] ?? 0, default: []].append(number)
                }
            }
        }
        for (section, new) in place where !reloadedSections.contains(section) {
            for _ in 0..<below(3) { entering[new, default: []].append((name(), nil)) }
        }
        let fresh = update.insertedSections.map(\.lowerBound)
        for (section, slot) in slots.enumerated() {
            let own = stays[section] ?? slot?.items ?? []
            let guests = entering[section] ?? []
            let total = own.count + guests.count
            var places = [Int?](repeating: nil, count: total)
            for (guest, item) in zip(guests, (0..<total).shuffled(using: &random)) {
                places[item] = guest.name
                let path = ListIndexPath(section: section, item: item)
                if let source = guest.source {
                    update.movedItems.append(BatchUpdate.Move(from: source, to: path))
                } else if !fresh.contains(section) {
                    let isReload = self.place(of: section, place).map(reloadedSections.contains) ?? false
                    if !isReload { update.insertedItems.append(path) }
                }
            }
            var remaining = own.makeIterator()
            let name = self.place(of: section, place).map { before[$0].name } ?? slot?.name ?? 0
            after.append((name, places.compactMap { $0 ?? remaining.next() }))
        }
        update.insertedItems.shuffle(using: &random)
        update.movedItems.shuffle(using: &random)
        update.deletedItems.shuffle(using: &random)
    }

    private func place(of new: Int, _ places: [Int: Int]) -> Int? { places.first { $0.value == new }?.key }

    static func paths(_ list: [(name: Int, items: [Int])]) -> [Int: ListIndexPath] {
        var paths: [Int: ListIndexPath] = [:]
        for (section, part) in list.enumerated() {
            for (item, name) in part.items.enumerated() { paths[name] = ListIndexPath(section: section, item: item) }
        }
        return paths
    }
}

struct BatchUpdateTests {
    @Test("a plan maps all sections and items as a slow model does, for any batch")
    func random() throws {
        var random = SeededNumbers(seed: 21)
        for round in 0..<3000 {
            // A few batches are large.
            let model = BatchModel(
                random: &random, sections: round % 150 == 0 ? 20 : 6, items: round % 150 == 0 ? 60 : 8)
            let plan = try model.update.plan(
                before: model.before.map(\.items.count), after: model.after.map(\.items.count))
            let old = BatchModel.paths(model.before), new = BatchModel.paths(model.after)
            for (section, part) in model.before.enumerated() {
                #expect(plan.newSection(of: section) == model.after.firstIndex { $0.name == part.name }, "\(round)")
                #expect(plan.isSectionDeleted(section) == (plan.newSection(of: section) == nil))
                #expect(plan.isSectionReloaded(section) == model.reloadedSections.contains(section))
            }
            for (section, part) in model.after.enumerated() {
                #expect(plan.oldSection(of: section) == model.before.firstIndex { $0.name == part.name }, "\(round)")
                #expect(plan.isSectionInserted(section) == (plan.oldSection(of: section) == nil))
            }
            for (name, path) in old {
                #expect(plan.newIndexPath(of: path) == new[name], "\(round) \(path)")
                #expect(plan.isDeleted(path) == (new[name] == nil))
                let isReplaced = model.reloadedSections.contains(path.section) && new[name] == nil
                let isReloaded = model.reloaded.contains(path) || isReplaced
                #expect(plan.isReloaded(path) == isReloaded)
            }
            for (name, path) in new {
                #expect(plan.oldIndexPath(of: path) == old[name], "\(round) \(path)")
                #expect(plan.isInserted(path) == (old[name] == nil))
            }
        }
    }

    @Test("update items list each change once, deletions first and insertions last")
    func updateItems() throws {
        var random = SeededNumbers(seed: 22)
        for _ in 0..<300 {
            let model = BatchModel(random: &random)
            let plan = try model.update.plan(
                before: model.before.map(\.items.count), after: model.after.map(\.items.count))
            let list = plan.updateItems
            #expect(Set(list).count == list.count)
            let kinds = list.map { [.delete: 0, .reload: 1, .move: 2, .insert: 3][$0.action] ?? 4 }
            #expect(kinds == kinds.sorted())
            let deletions = list.filter { $0.action == .delete }.compactMap(\.before)
            #expect(deletions == deletions.sorted(by: >))
            let insertions = list.filter { $0.action == .insert }.compactMap(\.after)
            #expect(insertions == insertions.sorted())
            for entry in list {
                #expect((entry.before == nil) == (entry.action == .insert))
                #expect((entry.after == nil) == (entry.action == .delete))
            }
            #expect(insertions.count { $0.item == nil } == model.update.insertedSections.count)
            #expect(
                list.count { $0.action == .move } == model.update.movedSections.count + model.update.movedItems.count)
        }
    }

    @Test("the list of updates names sections without an item")
    func sections() throws {
        var update = BatchUpdate()
        update.deletedSections = [0..<1]
        update.insertedSections = [1..<2]
        update.deletedItems = [ListIndexPath(section: 0, item: 1), ListIndexPath(section: 1, item: 2)]
        update.reloadedItems = [ListIndexPath(section: 1, item: 0)]
        update.insertedItems = [ListIndexPath(section: 0, item: 0), ListIndexPath(section: 1, item: 0)]
        let plan = try update.plan(before: [2, 3], after: [3, 5])
        #expect(
            plan.updateItems == [
                BatchUpdateItem(action: .delete, before: ListPosition(section: 1, item: 2)),
                BatchUpdateItem(action: .delete, before: ListPosition(section: 0)),
                BatchUpdateItem(
                    action: .reload, before: ListPosition(section: 1, item: 0),
                    after: ListPosition(section: 0, item: 1)),
                BatchUpdateItem(action: .insert, after: ListPosition(section: 0, item: 0)),
                BatchUpdateItem(action: .insert, after: ListPosition(section: 1)),
            ])
    }

    @Test("two insertions at one index path have the next free positions")
    func double() throws {
        var update = BatchUpdate()
        let first = ListIndexPath(section: 0, item: 0)
        update.insertedItems = [first, first, ListIndexPath(section: 0, item: 1)]
        update.movedItems = [BatchUpdate.Move(from: first, to: ListIndexPath(section: 0, item: 2))]
        let plan = try update.plan(before: [2], after: [5])
        #expect(
            (0..<5).map { plan.isInserted(ListIndexPath(section: 0, item: $0)) } == [true, true, false, true, false])
        update = BatchUpdate()
        update.insertedItems = [ListIndexPath(section: 0, item: 2), ListIndexPath(section: 0, item: 2)]
        let last = try update.plan(before: [1], after: [3])
        #expect(last.newIndexPath(of: first) == first)
        update = BatchUpdate()
        update.insertedSections = [1..<2, 1..<2]
        #expect(try update.plan(before: [1], after: [1, 0, 0]).newSection(of: 0) == 0)
        update.deletedItems = [first, first]
        #expect(try update.plan(before: [2], after: [1, 0, 0]).isDeleted(first))
    }

    @Test("reconfigured items keep their places, and deleted ones are left out")
    func reconfigured() throws {
        var update = BatchUpdate()
        #expect(update.isEmpty)
        let paths = (0..<3).map { ListIndexPath(section: 0, item: $0) }
        update.reconfiguredItems = paths + [ListIndexPath(section: 7, item: -1)]
        #expect(!update.isEmpty)
        #expect(try update.plan(before: [3], after: [3]).keepsAllPlaces)
        update.deletedItems = [paths[0]]
        update.reloadedItems = [paths[1]]
        let plan = try update.plan(before: [3], after: [2])
        #expect(plan.reconfiguredItems == [paths[1]])
        #expect(paths.map(plan.isReconfigured) == [false, false, true])
        #expect(!plan.keepsAllPlaces)
    }

    @Test("no numbers stop a plan")
    func oddNumbers() {
        let odd = [Int.min, -1, 0, 1, Int.max]
        var random = SeededNumbers(seed: 5)
        for _ in 0..<2000 {
            func number() -> Int { odd[Int(random.next() % UInt64(odd.count))] }
            func path() -> ListIndexPath { ListIndexPath(section: number(), item: number()) }
            func range() -> Range<Int> {
                let pair = [number(), number()].sorted()
                return pair[0]..<pair[1]
            }
            func some<Value>(_ value: () -> Value) -> [Value] { (0..<Int(random.next() % 2)).map { _ in value() } }
            var update = BatchUpdate()
            update.insertedItems = some(path)
            update.deletedItems = some(path)
            update.reloadedItems = some(path)
            update.movedItems = some { BatchUpdate.Move(from: path(), to: path()) }
            update.insertedSections = some(range)
            update.deletedSections = some(range)
            update.reloadedSections = some(range)
            update.movedSections = some { BatchUpdate.Move(from: number(), to: number()) }
            for terms in [ListTerms.collectionView, .tableView] {
                do throws(BatchUpdateProblem) {
                    let plan = try update.plan(before: [2, -1], after: [Int.min, 1, 2], terms: terms)
                    for section in odd {
                        for item in odd { _ = plan.newIndexPath(of: ListIndexPath(section: section, item: item)) }
                    }
                } catch {
                    #expect(!error.message(terms: terms).isEmpty)
                }
            }
        }
    }

    @Test("an index path has exactly two indices")
    func conversion() {
        #expect(ListIndexPath(IndexPath(indexes: [3, 4])) == ListIndexPath(section: 3, item: 4))
        #expect(ListIndexPath(IndexPath(index: 3)) == nil)
        #expect(ListIndexPath(IndexPath()) == nil)
        #expect(ListIndexPath(IndexPath(indexes: [1, 2, 3])) == nil)
        #expect(ListIndexPath(section: 3, item: 4).indexPath == IndexPath(indexes: [3, 4]))
    }
}
