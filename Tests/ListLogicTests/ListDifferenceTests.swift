import ListLogic
import SeededNumbers
import Testing

struct ListDifferenceTests {

    /// The former list after the changes of the difference.
    private func applied(_ difference: ListDifference, to old: [Int], new: [Int]) -> [Int] {
        let leaving = Set(difference.removed + difference.moved.map(\.from))
        var result = old.enumerated().filter { !leaving.contains($0.offset) }.map(\.element)
        let coming = difference.inserted.map { ($0, new[$0]) } + difference.moved.map { ($0.to, old[$0.from]) }
        for (place, element) in coming.sorted(by: { $0.0 < $1.0 }) { result.insert(element, at: place) }
        return result
    }

    @Test("deletions, insertions and moves lead from one list to the other, for any two lists")
    func random() {
        var random = SeededNumbers(seed: 7)
        for round in 0..<500 {
            let count = round % 23
            let old = Array((0..<count).shuffled(using: &random).prefix(Int(random.next() % 23)))
            let new = Array((0..<count + 3).shuffled(using: &random).prefix(Int(random.next() % 23)))
            let difference = ListDifference(from: old, to: new)
            #expect(applied(difference, to: old, new: new) == new, "\(old) to \(new)")
        }
    }

    @Test("as few elements move as can")
    func few() {
        let turned = ListDifference(from: [1, 2, 3, 4, 5], to: [5, 1, 2, 3, 4])
        #expect(turned.moved.map(\.from) == [4])
        #expect(turned.moved.map(\.to) == [0])
        #expect(ListDifference(from: [1, 2, 3, 4], to: [4, 3, 2, 1]).moved.count == 3)
        let same = ListDifference(from: [1, 2], to: [1, 2])
        #expect(same.moved.isEmpty)
        #expect(same.removed.isEmpty)
        #expect(same.inserted.isEmpty)
        #expect(ListDifference(from: [Int](), to: [3, 4]).inserted == [0, 1])
    }
}
