import Foundation
import ListLogic
import SeededNumbers
import Testing

struct TableGeometryTests {
    @Test func `equal rows are arithmetic`() {
        let rows = RowHeights(count: 100_000, base: 44)
        #expect(rows.total == 4_400_000)
        #expect(rows.row(at: 44 * 777 + 1) == 777)
        #expect(rows.row(at: -5) == 0)
        #expect(rows.row(at: 1e9) == 99_999)
        #expect(RowHeights(count: 0, base: 44).row(at: 0) == nil)
    }

    @Test func `rows of any height are found where a plain sum finds them`() {
        var random = SeededNumbers(seed: 7)
        for _ in 0..<20 {
            let count = Int(random.next() % 60) + 1
            var rows = RowHeights(count: count, base: 44)
            var plain = [CGFloat](repeating: 44, count: count)
            for _ in 0..<40 {
                let row = Int(random.next() % UInt64(count)), height = CGFloat(random.next() % 100) + 1
                rows.set(height, of: row)
                plain[row] = height
            }
            var y: CGFloat = 0
            for row in 0..<count {
                #expect(rows.start(of: row) == y)
                #expect(rows.row(at: y) == row)
                #expect(rows.row(at: y + plain[row] - 0.5) == row)
                y += plain[row]
            }
            #expect(rows.total == y)
        }
    }

    @Test func `what was measured stays with its row when others leave and come`() {
        var rows = RowHeights(count: 5, base: 10)
        rows.set(30, of: 3)
        let later = rows.renumbered(count: 5) { $0 == 0 ? nil : $0 - 1 }
        #expect(later.height(of: 2) == 30)
        #expect(later.total == 70)
    }

    @Test func `sections and rows of a range`() {
        let section = TableGeometry.Section(header: 20, footer: 10, rows: RowHeights(count: 3, base: 40))
        var geometry = TableGeometry(sections: [section, section, section])
        #expect(geometry.height == 450)
        #expect(geometry.sections(from: 0, to: 150) == 0..<1)
        #expect(geometry.sections(from: 149, to: 301) == 0..<3)
        #expect(geometry.rows(of: 1, from: 0, to: 171) == 0..<1)
        #expect(geometry.rows(of: 1, from: 0, to: 170).isEmpty)
        #expect(geometry.path(at: 215) == IndexPath(indexes: [1, 1]))
        #expect(geometry.path(at: 5) == nil)
        geometry.set(100, of: IndexPath(indexes: [0, 0]))
        #expect(geometry.span(of: IndexPath(indexes: [1, 0]))?.top == 230)
        geometry.setHeader(0, of: 0)
        #expect(geometry.height == 490)
        geometry.setHeader(30, padding: 22, of: 0)
        #expect(geometry.height == 542)
        #expect(geometry.span(of: IndexPath(indexes: [0, 0]))?.top == 52)
        #expect(geometry.path(at: 40) == nil)
        #expect(geometry.path(at: 53) == IndexPath(indexes: [0, 0]))
    }

    @Test func `old places find their new ones`() {
        func shifted(_ old: Int, without vacated: [Int], with filled: [Int]) -> Int? {
            PlaceShift(vacated: PlaceSet(vacated), filled: PlaceSet(filled)).newPlace(of: old)
        }
        #expect(shifted(3, without: [1], with: []) == 2)
        #expect(shifted(1, without: [1], with: []) == nil)
        #expect(shifted(0, without: [], with: [1, 0]) == 2)
        #expect(shifted(2, without: [0], with: [1]) == 2)
        #expect(shifted(5, without: [.max], with: [.max]) == 5)
        #expect(PlaceSet([4..<9, 0..<Int.max, 7..<7]).count == .max)
        #expect(PlaceSet([0..<Int.max]).gap(7) == .max)
    }

    @Test func `new places are those that an array of the elements gives`() {
        var random = SeededNumbers(seed: 3)
        for _ in 0..<300 {
            let count = Int(random.next() % 20)
            let vacated = (0..<count).filter { _ in random.next() % 3 == 0 }
            var list = (0..<count).filter { !vacated.contains($0) }
            let filled = (0..<list.count + Int(random.next() % 6)).filter { _ in random.next() % 3 == 0 }
            for place in filled where place <= list.count { list.insert(-1, at: place) }
            let shift = PlaceShift(
                vacated: PlaceSet(vacated.shuffled(using: &random)), filled: PlaceSet(filled.filter { $0 < list.count })
            )
            for old in 0..<count { #expect(shift.newPlace(of: old) == list.firstIndex(of: old)) }
        }
    }
}
