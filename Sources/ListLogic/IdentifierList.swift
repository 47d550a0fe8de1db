/// A list without duplicates. Finding, inserting and removing elements takes time proportional to the square root of
/// their number.
///
/// The list is stored in blocks. A dictionary maps each element to its block, and a block is short enough for a linear
/// search.
///
/// An element can have a weight, such as the number of items of a section. The sum of the weights before an element
/// takes the same time as the index of the element.
package struct IdentifierList<Element: Hashable> {
    fileprivate struct Block {
        let number: Int
        var elements: [Element]
        var weight = 0
    }

    private static var longest: Int { 128 }

    private var blocks: [Block] = []
    private var numbers: [Element: Int] = [:]
    /// The index of each block, by its number. Numbers of removed blocks are not used again.
    private var indices: [Int] = []
    /// Weights that are not 0.
    private var weights: [Element: Int] = [:]

    package init() {}

    package var count: Int { numbers.count }
    package var isEmpty: Bool { numbers.isEmpty }
    package var elements: [Element] {
        var all: [Element] = []
        all.reserveCapacity(count)
        for block in blocks { all += block.elements }
        return all
    }

    package func contains(_ element: Element) -> Bool { numbers[element] != nil }

    package func index(of element: Element) -> Int? {
        guard let (block, place) = position(of: element) else { return nil }
        return blocks[..<block].reduce(place) { $0 + $1.elements.count }
    }

    /// Adds a number to the weight of an element. The weight of an inserted element is 0. Ignores missing elements.
    package mutating func addWeight(_ change: Int, to element: Element) {
        guard change != 0, let number = numbers[element] else { return }
        weights[element, default: 0] += change
        blocks[indices[number]].weight += change
    }

    /// The sum of the weights of all elements before an element. Nil for a missing element.
    package func weight(before element: Element) -> Int? {
        guard let (block, place) = position(of: element) else { return nil }
        let sum = blocks[..<block].reduce(0) { $0 + $1.weight }
        return blocks[block].elements[..<place].reduce(sum) { $0 + (weights[$1] ?? 0) }
    }

    /// The element at an index; nil if the index is out of range.
    package func element(at index: Int) -> Element? {
        guard index >= 0, index < count else { return nil }
        var rest = index
        for block in blocks {
            if rest < block.elements.count { return block.elements[rest] }
            rest -= block.elements.count
        }
        return nil
    }

    /// Appends the elements that are not in the list, each once. Returns the first element that was in the list
    /// already.
    @discardableResult
    package mutating func append(_ new: [Element]) -> Element? {
        insert(new, block: max(blocks.count - 1, 0), place: blocks.last?.elements.count ?? 0)
    }

    /// Inserts elements before another element, or `step` positions after it. Returns the first element that was in the
    /// list already, or nil.
    package mutating func insert(_ new: [Element], beside target: Element, step: Int) -> Element? {
        guard let (block, place) = position(of: target) else { return nil }
        return insert(new, block: block, place: place + step)
    }

    /// Removes elements. Elements that are not in the list are ignored.
    package mutating func remove(_ gone: some Collection<Element>) {
        // Many elements are removed block by block; a few elements are removed one by one.
        guard gone.count > Self.longest else {
            for element in gone {
                guard let (block, place) = position(of: element) else { continue }
                numbers[element] = nil
                blocks[block].elements.remove(at: place)
                blocks[block].weight -= weights.removeValue(forKey: element) ?? 0
                guard blocks[block].elements.isEmpty else { continue }
                blocks.remove(at: block)
                countBlocks(from: block)
            }
            // A list that is emptied again and again does not collect the numbers of removed blocks.
            if numbers.isEmpty { self = IdentifierList() }
            return
        }
        let touched = Set(gone.compactMap { numbers.removeValue(forKey: $0) })
        let left = numbers
        for number in touched { blocks[indices[number]].elements.removeAll { left[$0] == nil } }
        if !weights.isEmpty {
            for element in gone { weights[element] = nil }
            for number in touched { weigh(indices[number]) }
        }
        blocks.removeAll { $0.elements.isEmpty }
        countBlocks(from: 0)
    }

    // MARK: -

    private func position(of element: Element) -> (block: Int, place: Int)? {
        guard let block = numbers[element].map({ indices[$0] }),
            let index = blocks[block].elements.firstIndex(of: element)
        else { return nil }
        return (block, index)
    }

    private mutating func insert(_ new: [Element], block: Int, place: Int) -> Element? {
        guard !new.isEmpty else { return nil }
        if blocks.isEmpty {
            blocks = [makeBlock([])]
            countBlocks(from: 0)
        }
        var double: Element?
        let number = blocks[block].number
        let fresh = new.filter { element in
            guard numbers[element] == nil else {
                double = double ?? element
                return false
            }
            numbers[element] = number
            return true
        }
        blocks[block].elements.insert(contentsOf: fresh, at: place)
        if blocks[block].elements.count > Self.longest { split(block) }
        return double
    }

    /// Splits a block into blocks that are half full, so that further insertions find space.
    private mutating func split(_ index: Int) {
        let all = blocks[index].elements, size = Self.longest / 2
        blocks[index].elements = Array(all[..<size])
        var parts: [Block] = []
        for start in stride(from: size, to: all.count, by: size) {
            parts.append(makeBlock(Array(all[start..<min(start + size, all.count)])))
        }
        for part in parts { for element in part.elements { numbers[element] = part.number } }
        blocks.insert(contentsOf: parts, at: index + 1)
        countBlocks(from: index + 1)
        if !weights.isEmpty { for part in index...(index + parts.count) { weigh(part) } }
    }

    private mutating func weigh(_ block: Int) {
        blocks[block].weight = blocks[block].elements.reduce(0) { $0 + (weights[$1] ?? 0) }
    }

    private mutating func makeBlock(_ elements: [Element]) -> Block {
        indices.append(0)
        return Block(number: indices.count - 1, elements: elements)
    }

    private mutating func countBlocks(from first: Int) {
        for index in first..<blocks.count { indices[blocks[index].number] = index }
    }
}

extension IdentifierList: Sendable where Element: Sendable {}
extension IdentifierList.Block: Sendable where Element: Sendable {}
