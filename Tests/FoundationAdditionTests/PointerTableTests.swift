import Foundation
import FoundationAdditions
import Testing

/// Tables of objects that Foundation on Linux does not have.
struct PointerTableTests {
    private final class Plain {
        let number: Int
        init(_ number: Int) { self.number = number }
    }

    /// Reads its table when it ends.
    private final class Reader {
        var read: () -> Void
        init(_ read: @escaping () -> Void) { self.read = read }
        deinit { read() }
    }

    @Test("a weak hash table loses an object that was released, and keeps the others in their order")
    func weakObjects() {
        let table = NSHashTable<Plain>.weakObjects()
        let kept = [Plain(1), Plain(3)]
        do {
            let released = Plain(2)
            for object in [kept[0], released, kept[1], kept[0]] { table.add(object) }
            #expect(table.allObjects.map(\.number) == [1, 2, 3])
            withExtendedLifetime(released) {}
        }
        #expect(table.allObjects.map(\.number) == [1, 3])
        #expect(table.count == 2)
        #expect(table.anyObject === kept[0])
        table.remove(kept[0])
        #expect(!table.contains(kept[0]) && table.contains(kept[1]))
    }

    @Test("a table finds an equal object, and with pointer personality the same object alone")
    func equality() {
        let (one, same) = (NSMutableString(string: "a"), NSMutableString(string: "a"))
        let table = NSHashTable<NSMutableString>()
        table.add(one)
        table.add(same)
        #expect(table.count == 1)
        #expect(table.member(same) === one)
        let pointers = NSHashTable<NSMutableString>(options: .objectPointerPersonality)
        pointers.add(one)
        #expect(!pointers.contains(same))
        pointers.add(same)
        #expect(pointers.count == 2)
    }

    @Test("tables are united, intersected and subtracted")
    func sets() {
        let objects = (0..<4).map(Plain.init)
        func table(_ numbers: Int...) -> NSHashTable<Plain> {
            let table = NSHashTable<Plain>()
            for number in numbers { table.add(objects[number]) }
            return table
        }
        let first = table(0, 1, 2)
        #expect(first.intersects(table(2, 3)) && !first.intersects(table(3)))
        first.intersect(table(1, 2, 3))
        #expect(first.isEqual(to: table(2, 1)))
        first.union(table(3))
        first.minus(table(1))
        #expect(first.allObjects.map(\.number) == [2, 3])
        #expect(table(2).isSubset(of: first))
        first.removeAllObjects()
        #expect(first.count == 0 && first.anyObject == nil)
    }

    @Test("a table that is filled and emptied again and again stays small and right")
    func churn() {
        let table = NSHashTable<Plain>.weakObjects()
        let kept = Plain(-1)
        table.add(kept)
        for number in 0..<10_000 { table.add(Plain(number)) }
        #expect(table.allObjects.map(\.number) == [-1])
        #expect(table.contains(kept))
    }

    @Test("an object that ends while it is removed may read the table")
    func reentry() {
        let table = NSHashTable<Reader>()
        var counts: [Int] = []
        table.add(Reader { counts.append(table.count) })
        table.remove(table.anyObject)
        #expect(counts == [0])
        let map = NSMapTable<NSString, Reader>.strongToStrongObjects()
        map.setObject(Reader { counts.append(map.count) }, forKey: "a")
        map.setObject(Reader {}, forKey: "a")
        #expect(counts == [0, 1])
        map.removeAllObjects()
        #expect(map.count == 0)
    }

    @Test("a map table references keys and objects as its options specify")
    func maps() {
        let strong = NSMapTable<NSString, Plain>.strongToStrongObjects()
        strong.setObject(Plain(1), forKey: "a")
        strong.setObject(Plain(2), forKey: "b")
        strong.setObject(Plain(3), forKey: "a")
        #expect(strong.object(forKey: "a")?.number == 3)
        #expect(strong.dictionaryRepresentation().count == 2)
        let keys = strong.keyEnumerator().allObjects.compactMap { ($0 as? NSString) as String? }
        #expect(keys == ["a", "b"])
        strong.removeObject(forKey: "a")
        #expect(strong.object(forKey: "a") == nil && strong.count == 1)

        let values = NSMapTable<NSString, Plain>.strongToWeakObjects()
        values.setObject(Plain(1), forKey: "a")
        #expect(values.object(forKey: "a") == nil && values.count == 0)

        let weakKeys = NSMapTable<Plain, Plain>.weakToStrongObjects()
        let key = Plain(0)
        weakKeys.setObject(Plain(7), forKey: key)
        weakKeys.setObject(Plain(8), forKey: Plain(1))
        #expect(weakKeys.object(forKey: key)?.number == 7)
        #expect(weakKeys.count == 1)
    }
}
