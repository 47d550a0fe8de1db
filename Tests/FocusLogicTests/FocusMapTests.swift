import FocusLogic
import Foundation
import SeededNumbers
import Testing

struct FocusMapTests {
    private func item(_ id: Int, _ x: CGFloat, _ y: CGFloat, _ group: [Int], _ priority: Int = 0) -> FocusItem {
        FocusItem(id: id, frame: CGRect(x: x, y: y, width: 50, height: 20), group: group, priority: priority)
    }

    @Test("Tab goes through the groups in reading order and begins again")
    func tab() {
        let map = FocusMap([item(1, 200, 0, [1]), item(2, 0, 0, [2]), item(3, 0, 50, [3]), item(4, 60, 50, [3])])
        #expect(map.groups == [[2], [1], [3]])
        #expect(map.group(after: nil, isForward: true) == [2])
        #expect(map.group(after: nil, isForward: false) == [3])
        #expect(map.group(after: [3], isForward: true) == [2])
        #expect(map.group(after: [2], isForward: false) == [3])
        #expect(FocusMap([]).group(after: nil, isForward: true) == nil)
    }

    @Test("in right-to-left interfaces the right item is read first")
    func rightToLeft() {
        let map = FocusMap([item(1, 0, 0, [1]), item(2, 200, 0, [1])], isRightToLeft: true)
        #expect(map.items.map(\.id) == [2, 1])
        #expect(map.item(from: 2, .next) == 1)
        #expect(map.item(from: 2, .left) == 1)
    }

    @Test("two columns are read one after the other, not line by line")
    func columns() {
        let frames = [
            CGRect(x: 0, y: 0, width: 100, height: 300), CGRect(x: 120, y: 150, width: 50, height: 20),
            CGRect(x: 140, y: 20, width: 50, height: 20),
        ]
        #expect(ReadingOrder.indices(of: frames, isRightToLeft: false) == [0, 2, 1])
        #expect(ReadingOrder.indices(of: frames, isRightToLeft: true) == [2, 1, 0])
    }

    @Test("the item of the highest priority is the primary item, of several the first")
    func priority() {
        let map = FocusMap([item(1, 0, 0, [1]), item(2, 60, 0, [1], 2000), item(3, 120, 0, [1], 2000)])
        #expect(map.primary(of: [1]) == 2)
        #expect(map.primary(of: [9]) == nil)
    }

    @Test("arrow keys stay inside of a group")
    func inside() {
        let map = FocusMap([item(1, 0, 0, [1]), item(2, 0, 30, [2]), item(3, 0, 60, [1])])
        #expect(map.item(from: 1, .down) == 3)
        #expect(map.item(from: 3, .down) == nil)
        #expect(map.item(from: 3, .first) == 1)
        #expect(map.item(from: 1, .first) == nil)
        #expect(map.item(from: 1, .previous) == nil)
        #expect(map.item(from: 7, .next) == nil)
    }

    @Test("an inner group follows the items of the outer group")
    func inner() {
        let map = FocusMap([item(1, 0, 50, [1]), item(2, 0, 0, [1, 5]), item(3, 0, 100, [2])])
        #expect(map.groups == [[1], [1, 5], [2]])
    }

    @Test("reading order has each frame once, is the same for shuffled frames, and cuts rows first")
    func readingOrder() {
        var numbers = SeededNumbers(seed: 3)
        for _ in 0..<200 {
            let count = Int.random(in: 0...30, using: &numbers)
            let frames = (0..<count).map { _ in
                CGRect(
                    x: .random(in: 0...500, using: &numbers), y: .random(in: 0...500, using: &numbers),
                    width: .random(in: 1...90, using: &numbers), height: .random(in: 1...90, using: &numbers))
            }
            let order = ReadingOrder.indices(of: frames, isRightToLeft: false)
            #expect(order.sorted() == Array(frames.indices))
            let shuffled = frames.shuffled(using: &numbers)
            let other = ReadingOrder.indices(of: shuffled, isRightToLeft: false)
            #expect(other.map { shuffled[$0] } == order.map { frames[$0] })
            // A line that crosses no frame: all frames above it are read before all frames below it.
            for (place, index) in order.enumerated() {
                let line = frames[index].maxY
                guard !frames.contains(where: { $0.minY < line && $0.maxY > line }) else { continue }
                let above = frames.indices.filter { frames[$0].maxY <= line }
                #expect(Set(order.prefix(above.count)) == Set(above), "\(place)")
            }
        }
    }

    @Test("a group remembers its last item, and the oldest group is forgotten")
    func memory() {
        var memory = FocusMemory<Int, String>()
        memory.remember("a", in: 1)
        memory.remember("b", in: 1)
        #expect(memory.item(in: 1) == "b")
        for group in 2..<(2 + FocusMemory<Int, String>.capacity) { memory.remember("x", in: group) }
        #expect(memory.item(in: 1) == nil)
        #expect(memory.item(in: 2) == "x")
    }

    @Test("keys with Control, Command or Alt are no commands of the focus")
    func keys() {
        #expect(FocusCommand(KeyPress(.tab)) == .group(isForward: true))
        #expect(FocusCommand(KeyPress(.tab, .shift)) == .group(isForward: false))
        #expect(FocusCommand(KeyPress(.tab, .control)) == nil)
        #expect(FocusCommand(KeyPress(.home, .shift)) == .move(.first, .extends))
        #expect(FocusCommand(KeyPress(.pageDown)) == .page(isForward: true))
        #expect(FocusCommand(KeyPress(.space)) == .activate)
        #expect(FocusCommand(KeyPress(.enter, .shift)) == nil)
    }
}
