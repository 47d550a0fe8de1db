import Foundation
import Testing
import UIKit

/// Sort descriptors with key paths of text.
@MainActor
struct SortDescriptorTests {
    private final class Item: NSObject {
        let title: String?
        let count: Int
        init(_ title: String?, _ count: Int) { (self.title, self.count) = (title, count) }
    }

    private let items = [Item("b", 2), Item("A", 1), Item(nil, 3), Item("a10", 1), Item("a9", 1)]

    private func sorted(_ descriptors: NSSortDescriptor...) -> [String] {
        (NSArray(array: items).sortedArray(using: descriptors) as? [Item] ?? []).map { $0.title ?? "-" }
    }

    @Test("objects are sorted by a property's name, in both directions, with nil first")
    func keys() {
        #expect(sorted(NSSortDescriptor(key: "title", ascending: true)) == ["-", "A", "a10", "a9", "b"])
        #expect(sorted(NSSortDescriptor(key: "title", ascending: false)) == ["b", "a9", "a10", "A", "-"])
        #expect(
            sorted(
                NSSortDescriptor(key: "count", ascending: false), NSSortDescriptor(key: "title", ascending: false))
                == ["-", "b", "a9", "a10", "A"])
    }

    @Test("a selector names how strings are compared, and a comparator compares the values")
    func comparisons() {
        let natural = NSSortDescriptor(
            key: "title", ascending: true, selector: NSSelectorFromString("localizedStandardCompare:"))
        #expect(sorted(natural) == ["-", "A", "a9", "a10", "b"])
        let byLength = NSSortDescriptor(key: "title", ascending: false) { first, second in
            NSNumber(value: (first as? String)?.count ?? 0).compare(NSNumber(value: (second as? String)?.count ?? 0))
        }
        #expect(sorted(byLength).first == "a10")
    }

    @Test("a nil key and self compare the objects themselves")
    func objects() {
        let unsorted: [IndexPath] = [[0, 1], [1, 0], [0, 0]]
        let paths = NSArray(array: unsorted)
        let sorted = paths.sortedArray(using: [NSSortDescriptor(key: "self", ascending: false)]) as? [IndexPath]
        #expect(sorted == [[1, 0], [0, 1], [0, 0]])
        let numbers = NSArray(array: [3, 1, 2])
        #expect(numbers.sortedArray(using: [NSSortDescriptor(key: nil, ascending: true)]) as? [Int] == [1, 2, 3])
    }
}
