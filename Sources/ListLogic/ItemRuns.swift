/// The items of all sections of a snapshot. Finding, inserting and removing an item takes time proportional to the
/// square root of the number of items of its section.
///
/// The items of a section are stored in blocks. A dictionary maps each item to its block, and a block is short enough
/// for a linear search. A section is known by the number of its run.
struct ItemRuns<Item: Hashable> {
    struct Block {
        var items: [Item]
        var run: Int
        /// The index in the list of blocks of the run.
        var index: Int
    }

    struct Run {
        /// The numbers of the blocks, and the number of items of each block.
        var blocks: [Int] = []
        var counts: [Int] = []
        var count = 0
    }

    private static var longest: Int { 128 }

    private var blocks: [Block] = []
    private var runs: [Run] = []
    private var homes: [Item: Int] = [:]
    /// Numbers of removed blocks and runs, for new ones.
    private var freeBlocks: [Int] = []
    private var freeRuns: [Int] = []

    init() {}

    var count: Int { homes.count }

    func contains(_ item: Item) -> Bool { homes[item] != nil }

    func run(of item: Item) -> Int? { homes[item].map { blocks[$0].run } }

    func count(of run: Int) -> Int { runs[run].count }

    func items(of run: Int) -> [Item] {
        var items: [Item] = []
        items.reserveCapacity(runs[run].count)
        for block in runs[run].blocks { items += blocks[block].items }
        return items
    }

    /// The index of an item in its run.
    func index(of item: Item) -> Int? {
        guard let number = homes[item], let place = blocks[number].items.firstIndex(of: item) else { return nil }
        return runs[blocks[number].run].counts[..<blocks[number].index].reduce(place, +)
    }

    /// Nil for an index outside of the run.
    func item(at index: Int, of run: Int) -> Item? {
        guard index >= 0, index < runs[run].count else { return nil }
        var rest = index
        for (block, count) in zip(runs[run].blocks, runs[run].counts) {
            if rest < count { return blocks[block].items[rest] }
            rest -= count
        }
        return nil
    }

    // MARK: Changes

    mutating func addRun() -> Int {
        if let number = freeRuns.popLast() { return number }
        runs.append(Run())
        return runs.count - 1
    }

    /// Removes a run with its items. Returns the items.
    mutating func removeRun(_ run: Int) -> [Item] {
        let items = items(of: run)
        for item in items { homes[item] = nil }
        for block in runs[run].blocks { release(block) }
        runs[run] = Run()
        freeRuns.append(run)
        return items
    }

    /// Appends items that are not in the store, and are distinct.
    mutating func append(_ items: [Item], to run: Int) {
        guard !items.isEmpty else { return }
        guard let last = runs[run].blocks.last else {
            let block = makeBlock(run)
            runs[run].blocks = [block]
            runs[run].counts = [0]
            return insert(items, block: block, place: 0)
        }
        insert(items, block: last, place: blocks[last].items.count)
    }

    /// Inserts items that are not in the store, and are distinct, before or after an item. Ignores a missing target.
    mutating func insert(_ items: [Item], _ side: ListSide, _ target: Item) {
        guard !items.isEmpty, let block = homes[target], let place = blocks[block].items.firstIndex(of: target) else {
            return
        }
        insert(items, block: block, place: side == .before ? place : place + 1)
    }

    /// Removes an item. Returns its run, or nil for a missing item.
    @discardableResult mutating func remove(_ item: Item) -> Int? {
        guard let number = homes.removeValue(forKey: item), let place = blocks[number].items.firstIndex(of: item)
        else { return nil }
        let (run, index) = (blocks[number].run, blocks[number].index)
        blocks[number].items.remove(at: place)
        runs[run].counts[index] -= 1
        runs[run].count -= 1
        guard blocks[number].items.isEmpty else { return run }
        release(number)
        runs[run].blocks.remove(at: index)
        runs[run].counts.remove(at: index)
        renumber(run, from: index)
        return run
    }

    // MARK: -

    private mutating func insert(_ new: [Item], block: Int, place: Int) {
        let (run, index) = (blocks[block].run, blocks[block].index)
        runs[run].count += new.count
        guard blocks[block].items.count + new.count > Self.longest else {
            blocks[block].items.insert(contentsOf: new, at: place)
            runs[run].counts[index] += new.count
            for item in new { homes[item] = block }
            return
        }
        // Blocks that are half full, so that further insertions find space.
        var all = blocks[block].items
        all.insert(contentsOf: new, at: place)
        let size = Self.longest / 2
        var numbers: [Int] = [], counts: [Int] = []
        for start in stride(from: 0, to: all.count, by: size) {
            let items = Array(all[start..<min(start + size, all.count)])
            let number = start == 0 ? block : makeBlock(run)
            blocks[number].items = items
            for item in items { homes[item] = number }
            numbers.append(number)
            counts.append(items.count)
        }
        runs[run].blocks.replaceSubrange(index...index, with: numbers)
        runs[run].counts.replaceSubrange(index...index, with: counts)
        renumber(run, from: index)
    }

    private mutating func makeBlock(_ run: Int) -> Int {
        if let number = freeBlocks.popLast() {
            blocks[number] = Block(items: [], run: run, index: 0)
            return number
        }
        blocks.append(Block(items: [], run: run, index: 0))
        return blocks.count - 1
    }

    private mutating func release(_ block: Int) {
        blocks[block].items = []
        freeBlocks.append(block)
    }

    private mutating func renumber(_ run: Int, from first: Int) {
        for index in first..<runs[run].blocks.count { blocks[runs[run].blocks[index]].index = index }
    }
}

extension ItemRuns: Sendable where Item: Sendable {}
extension ItemRuns.Block: Sendable where Item: Sendable {}
extension ItemRuns.Run: Sendable where Item: Sendable {}

/// A side of an element in a list.
package enum ListSide: Sendable {
    case before
    case after
}
