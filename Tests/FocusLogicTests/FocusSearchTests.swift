import FocusLogic
import Foundation
import SeededNumbers
import Testing

struct FocusSearchTests {
    typealias Candidate = FocusSearch.Candidate<Int>
    static let arrows: [FocusDirection] = [.up, .down, .left, .right]

    /// A grid of lines of five items with gaps of 10 points.
    static func grid(_ count: Int) -> [CGRect] {
        (0..<count).map { CGRect(x: CGFloat($0 % 5) * 60, y: CGFloat($0 / 5) * 60, width: 50, height: 50) }
    }

    static func search(
        _ frames: [CGRect], from index: Int, _ direction: FocusDirection, reach: CGFloat = 100,
        leavesPath: Bool = false,
        allowed: (Int) -> Bool = { _ in true }
    ) -> Int? {
        let content = frames.dropFirst().reduce(frames[0]) { $0.union($1) }
        return FocusSearch(from: frames[index], direction, content: content, reach: reach, leavesPath: leavesPath)
            .nearest(
                in: { rect in
                    frames.indices.filter { frames[$0].intersects(rect) }.map { Candidate(key: $0, frame: frames[$0]) }
                }, where: allowed)
    }

    @Test("arrows move to the neighbor in a grid")
    func neighbors() {
        let frames = Self.grid(23)
        #expect(Self.search(frames, from: 7, .right) == 8)
        #expect(Self.search(frames, from: 7, .left) == 6)
        #expect(Self.search(frames, from: 7, .up) == 2)
        #expect(Self.search(frames, from: 7, .down) == 12)
        #expect(Self.search(frames, from: 9, .right) == nil)
        #expect(Self.search(frames, from: 2, .up) == nil)
    }

    @Test("an incomplete last line is reached along the scroll direction only")
    func lastLine() {
        let frames = Self.grid(23)
        #expect(Self.search(frames, from: 19, .down) == nil)
        #expect(Self.search(frames, from: 19, .down, leavesPath: true) == 22)
    }

    @Test("an item that may not get the focus is skipped, and asked once")
    func refused() {
        let frames = Self.grid(50)
        var asked: [Int] = []
        let found = Self.search(frames, from: 0, .down, reach: 10) { index in
            asked.append(index)
            return index == 45
        }
        #expect(found == 45)
        #expect(asked == [5, 10, 15, 20, 25, 30, 35, 40, 45])
    }

    @Test("the nearest item of overlapping rows is the one with the nearest center")
    func centers() {
        let frames = [
            CGRect(x: 100, y: 0, width: 100, height: 20), CGRect(x: 0, y: 30, width: 140, height: 20),
            CGRect(x: 145, y: 30, width: 60, height: 20),
        ]
        #expect(Self.search(frames, from: 0, .down) == 2)
    }

    @Test("a search in strips finds what a look at all items finds")
    func slowModel() {
        var numbers = SeededNumbers(seed: 7)
        for _ in 0..<400 {
            let count = Int.random(in: 2...40, using: &numbers)
            let frames = (0..<count).map { _ in
                CGRect(
                    x: .random(in: 0...600, using: &numbers), y: .random(in: 0...600, using: &numbers),
                    width: .random(in: 5...120, using: &numbers), height: .random(in: 5...120, using: &numbers))
            }
            let allowed = (0..<count).map { _ in Int.random(in: 0...3, using: &numbers) > 0 }
            for direction in Self.arrows {
                let leaves = Bool.random(using: &numbers)
                var best: (Int, FocusDistance)?
                for index in frames.indices where allowed[index] {
                    guard let distance = FocusDistance(from: frames[0], to: frames[index], direction),
                        leaves || distance.isInPath
                    else { continue }
                    if best == nil || distance < best!.1 { best = (index, distance) }
                }
                let found = Self.search(
                    frames, from: 0, direction, reach: .random(in: 1...300, using: &numbers), leavesPath: leaves,
                    allowed: { allowed[$0] })
                #expect(found == best?.0)
            }
        }
    }

    @Test("a grid of a million items is asked for the items that are near")
    func million() {
        var seen = 0
        let search = FocusSearch(
            from: CGRect(x: 120, y: 60_000, width: 50, height: 50), .down,
            content: CGRect(x: 0, y: 0, width: 300, height: 12_000_000), reach: 600, leavesPath: true)
        let found = search.nearest(
            in: { rect -> [Candidate] in
                let lines = Int(rect.minY / 60)...Int(rect.maxY / 60)
                return lines.flatMap { line in
                    (0..<5).map { column in
                        seen += 1
                        return Candidate(
                            key: line * 5 + column,
                            frame: CGRect(x: CGFloat(column) * 60, y: CGFloat(line) * 60, width: 50, height: 50))
                    }
                }
            }, where: { _ in true })
        #expect(found == 1001 * 5 + 2)
        #expect(seen < 100)
    }

    @Test("numbers that are not finite end the search")
    func oddNumbers() {
        for bad in [CGFloat.nan, .infinity, -.infinity] {
            let search = FocusSearch(
                from: CGRect(x: 0, y: bad, width: 10, height: 10), .down,
                content: CGRect(x: 0, y: 0, width: 10, height: bad), reach: bad, leavesPath: true)
            #expect(search.nearest(in: { _ -> [Candidate] in [] }, where: { _ in true }) == nil)
        }
    }
}
