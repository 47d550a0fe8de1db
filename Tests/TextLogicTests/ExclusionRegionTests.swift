import SeededNumbers
import Testing

@testable import TextLogic

struct ExclusionRegionTests {
    private typealias Span = ExclusionRegion.Span
    private typealias Point = (x: Double, y: Double)

    private func outline(_ rings: [Point]..., evenOdd: Bool = false) -> ExclusionOutline {
        var outline = ExclusionOutline(usesEvenOddRule: evenOdd)
        for ring in rings {
            for (index, point) in ring.enumerated() {
                let next = ring[(index + 1) % ring.count]
                outline.add(fromX: point.x, y: point.y, toX: next.x, y: next.y)
            }
        }
        return outline
    }

    private func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> [Point] {
        [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
    }

    private let whole = Span(left: 0, right: 100)

    @Test("a box leaves the parts at its left and at its right, and nothing changes above and below")
    func box() {
        let region = ExclusionRegion([outline(box(40, 10.5, 20, 30))])
        #expect(region.free(from: 10.5, to: 11, in: whole) == [Span(left: 0, right: 40), Span(left: 60, right: 100)])
        #expect(region.free(from: 0, to: 10.5, in: whole) == [whole])
        #expect(region.free(from: 40.5, to: 60, in: whole) == [whole])
        #expect(region.free(from: 0, to: 100, in: whole).count == 2)
        #expect(region.bottom == 40.5)
    }

    @Test("overlapping areas are one area, and an area over an edge leaves one part")
    func overlaps() {
        let region = ExclusionRegion([outline(box(-10, 0, 30, 10)), outline(box(15, 5, 10, 10))])
        #expect(region.free(from: 6, to: 8, in: whole) == [Span(left: 25, right: 100)])
        #expect(region.free(from: 0, to: 4, in: whole) == [Span(left: 20, right: 100)])
    }

    @Test("a hole is free by the even-odd rule and for an opposite direction")
    func holes() {
        let hole = box(30, 0, 40, 100)
        let frame = box(10, -10, 80, 200)
        let sides = [Span(left: 0, right: 10), Span(left: 30, right: 70), Span(left: 90, right: 100)]
        #expect(
            ExclusionRegion([outline(frame, hole, evenOdd: true)]).free(from: 20, to: 30, in: whole) == sides)
        #expect(ExclusionRegion([outline(frame, hole.reversed())]).free(from: 20, to: 30, in: whole) == sides)
        #expect(ExclusionRegion([outline(frame, hole)]).free(from: 20, to: 30, in: whole).count == 2)
    }

    @Test("no free part contains a point of a random area", arguments: 0..<60 as Range<UInt64>)
    func randomAreas(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        let evenOdd = seed % 2 == 0
        // Outlines with many corners are divided into strips of one height.
        let count = seed % 3 == 0 ? 1_500 : Int.random(in: 3...9, using: &numbers)
        let ring = (0..<count).map { _ in
            (x: Double.random(in: -20...120, using: &numbers), y: Double.random(in: 0...200, using: &numbers))
        }
        let region = ExclusionRegion([outline(ring, evenOdd: evenOdd)])
        for _ in 0..<200 {
            let point = (
                x: Double.random(in: 0...100, using: &numbers), y: Double.random(in: -5...205, using: &numbers)
            )
            var winding = 0
            for (index, a) in ring.enumerated() {
                let b = ring[(index + 1) % ring.count]
                guard (a.y <= point.y) != (b.y <= point.y) else { continue }
                guard a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x) > point.x else { continue }
                winding += evenOdd ? 1 : b.y > a.y ? 1 : -1
            }
            guard evenOdd ? winding % 2 != 0 : winding != 0 else { continue }
            let (above, below) = (
                Double.random(in: 0.1...20, using: &numbers), Double.random(in: 0.1...20, using: &numbers)
            )
            let free = region.free(from: point.y - above, to: point.y + below, in: whole)
            #expect(!free.contains { $0.left < point.x - 1e-6 && $0.right > point.x + 1e-6 }, "\(point)")
        }
    }

    @Test("a band without space moves to the first place with space")
    func movesDown() {
        let region = ExclusionRegion([outline(box(-5, 10, 200, 50)), outline(box(0, 60, 90, 15))])
        let found = region.firstBand(from: 0, height: 12, in: whole) { $0.contains { $0.width >= 30 } }
        #expect(found.top == 75)
        #expect(found.spans == [whole])
        #expect(region.firstBand(from: 0, height: 10, in: whole) { $0.contains { $0.width >= 30 } }.top == 0)
        let narrow = region.firstBand(from: 0, height: 12, in: whole) { $0.contains { $0.width >= 10 } }
        #expect(narrow.top == 60)
        #expect(narrow.spans == [Span(left: 90, right: 100)])
    }

    @Test("a triangle leaves more space line by line")
    func triangle() {
        let region = ExclusionRegion([outline([(0, 0), (100, 0), (0, 100)])])
        let found = region.firstBand(from: 0, height: 10, in: whole) { $0.contains { $0.width >= 40 } }
        // The upper edge of the band is the widest part of the triangle.
        #expect(abs(found.top - 40) < 1.1)
    }

    @Test("numbers that are no numbers exclude nothing, and enormous areas have an end")
    func oddNumbers() {
        #expect(ExclusionRegion([outline([(.nan, 0), (10, 10), (0, 20)])]).isEmpty)
        let all = ExclusionRegion([
            outline(box(-1e300, -1e300, 2e300, 2e300)), outline([(-.infinity, 0), (50, .infinity)]),
        ])
        let found = all.firstBand(from: 0, height: 20, in: whole) { !$0.isEmpty }
        #expect(found.top == 1e7)
        #expect(ExclusionRegion([]).free(from: 0, to: 10, in: whole) == [whole])
        #expect(ExclusionRegion([outline([(0, 0), (50, 0)])]).isEmpty)
    }

    @Test("thousands of areas over each other become fewer boxes that cover the areas")
    func manyAreas() {
        var numbers = SeededNumbers(seed: 7)
        var outlines: [ExclusionOutline] = []
        for _ in 0..<3_000 {
            let x = Double.random(in: 0...60, using: &numbers), y = Double.random(in: 0...2_000, using: &numbers)
            outlines.append(outline([(x, y), (x + 30, y + 300), (x, y + 600)]))
        }
        let region = ExclusionRegion(outlines)
        #expect(region.firstBand(from: 300, height: 20, in: whole) { $0.contains { $0.width > 50 } }.top > 1_500)
        for y in stride(from: 500.0, to: 2_000, by: 50) {
            #expect(!region.free(from: y, to: y + 10, in: whole).contains { $0.left < 30 && $0.right > 32 })
        }
    }
}
