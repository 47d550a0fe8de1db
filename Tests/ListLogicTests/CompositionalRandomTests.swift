import Foundation
import ListLogic
import SeededNumbers
import Testing

/// Random descriptions beside slow models, and numbers that no app should use.
struct CompositionalRandomTests {
    private struct Source {
        var random: SeededNumbers

        mutating func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) }
        mutating func one<Value>(_ values: [Value]) -> Value {
            values[Int.random(in: 0..<values.count, using: &random)]
        }
        mutating func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

        mutating func length(_ isBad: Bool) -> Length {
            let bad: [CGFloat] = [.nan, .infinity, -.infinity, -5, 0, 1e300, -1e300, 1e-300, .greatestFiniteMagnitude]
            let points = isBad && chance(3) ? one(bad) : number(5...120)
            let fraction = isBad && chance(3) ? one(bad) : number(1...10) / 10
            return one([
                .absolute(points), .fractionalWidth(fraction), .fractionalHeight(fraction), .estimated(points),
                .uniformAcrossSiblings(estimate: points),
            ])
        }

        mutating func spacing(_ isBad: Bool) -> CompositionalSpacing {
            let value = isBad && chance(3) ? one([.nan, .infinity, -1e300, -40]) : number(0...12)
            return one([.fixed(value), .flexible(value), .fixed(0)])
        }

        mutating func edges(_ isBad: Bool) -> CompositionalEdgeSpacing {
            guard chance(3) else { return CompositionalEdgeSpacing() }
            return CompositionalEdgeSpacing(
                leading: spacing(isBad), top: spacing(isBad), trailing: spacing(isBad), bottom: spacing(isBad))
        }

        mutating func badges(_ isBad: Bool) -> [CompositionalSupplementaryItem] {
            guard chance(3) else { return [] }
            let edges: CompositionalEdges = one([.top, [.top, .leading], .trailing, []])
            return [badge(one(["a", "b"]), length(isBad), length(isBad), CompositionalAnchor(edges))]
        }

        mutating func item(_ depth: Int, _ isBad: Bool) -> CompositionalItem {
            guard depth > 0, !chance(3) else {
                return cell(length(isBad), length(isBad), edges: edges(isBad), badges: badges(isBad))
            }
            let axis: CompositionalAxis = one([.horizontal, .vertical])
            if chance(4) {
                return counted(
                    axis, length(isBad), length(isBad), item(depth - 1, isBad), Int(number(-1...4)),
                    spacing: spacing(isBad), dividesExtent: chance(2))
            }
            let items = (0..<Int(number(1...3))).map { _ in item(depth - 1, isBad) }
            return line(
                axis, length(isBad), length(isBad), items, spacing: spacing(isBad), edges: edges(isBad),
                views: badges(isBad))
        }

        mutating func section(_ isBad: Bool) -> CompositionalSection {
            var section = CompositionalSection(group: item(3, isBad))
            section.interGroupSpacing = isBad && chance(3) ? one([.nan, -1e300, -30]) : number(0...9)
            section.contentInsets =
                chance(2) ? .zero : insets(number(0...9), number(0...9), number(0...9), number(0...9))
            section.orthogonalBehavior = chance(4) ? one(CompositionalOrthogonalBehavior.allCases) : .none
            if chance(2) {
                section.boundaryItems = [
                    boundaryItem(
                        "h", length(isBad), length(isBad), one(CompositionalAlignment.allCases),
                        offset: CGPoint(x: isBad ? .nan : number(-5...5), y: number(-5...5)), extends: chance(2),
                        pins: chance(3))
                ]
            }
            return section
        }
    }

    /// Every measured cell makes its group a separate group, so that no group is repeated.
    @Test func `repeated groups have the frames of groups that are solved one by one`() {
        var source = Source(random: SeededNumbers(seed: 11))
        var compared = 0
        for _ in 0..<400 {
            let description = source.section(false), count = Int(source.number(0...40))
            let one = layout(description, [count, 2]) { $0.isRightToLeft = source.chance(3) }
            let fast = one.solved
            var measured = CompositionalMeasuredSizes()
            measured.sections[0] = .init()
            for item in 0..<count where fast.cell(at: [0, item]) != nil {
                // A size that is not finite counts as not measured, but makes the group a separate group.
                measured.sections[0]?.items[item] = CGSize(width: CGFloat.nan, height: .nan)
            }
            let slow = CompositionalSolution(one, measured: measured)
            #expect(fast.cells() == slow.cells())
            #expect(fast.content == slow.content)
            for index in 0..<6 { #expect(fast.view("a", 0, index) == slow.view("a", 0, index)) }
            let rect = CGRect(
                x: source.number(-20...300), y: source.number(-20...300), width: source.number(0...200),
                height: source.number(0...200))
            #expect(fast.elements(in: rect) == slow.elements(in: rect))
            compared += fast.cells().count
        }
        #expect(compared > 3_000)
    }

    @Test func `sizes measured one at a time give the frames of sizes measured at once`() {
        var source = Source(random: SeededNumbers(seed: 5))
        for _ in 0..<150 {
            let one = layout(source.section(false), [30, 30])
            var step = one.solved, all = CompositionalMeasuredSizes()
            for _ in 0..<12 {
                let section = Int(source.number(0...1)), item = Int(source.number(-2...32))
                let size = CGSize(width: source.number(1...90), height: source.number(1...90))
                var measured = CompositionalMeasuredSizes()
                measured.sections[section] = .init()
                measured.sections[section]?.items[item] = size
                step.setMeasured(measured)
                all.sections[section, default: .init()].items[item] = size
            }
            let whole = CompositionalSolution(one, measured: all)
            #expect(step.cells(0) == whole.cells(0))
            #expect(step.cells(1) == whole.cells(1))
            #expect(step.content == whole.content)
        }
    }

    /// The model places fixed sizes row by row.
    @Test func `rows of fixed sizes are where a plain loop places them`() {
        var source = Source(random: SeededNumbers(seed: 3))
        for _ in 0..<200 {
            let widths = (0..<Int(source.number(1...4))).map { _ in source.number(10...150) }
            let gap = source.number(0...20), height = source.number(10...50), count = Int(source.number(1...60))
            let isFlexible = source.chance(2)
            let group = line(
                .horizontal, .fractionalWidth(1), .absolute(height),
                widths.map { cell(.absolute($0), .fractionalHeight(1)) },
                spacing: isFlexible ? .flexible(gap) : .fixed(gap))
            let solution = layout(section(group) { $0.interGroupSpacing = 7 }, [count]).solved
            var row: [CGFloat] = [], used: CGFloat = 0
            while used + widths[row.count % widths.count] + (row.isEmpty ? 0 : gap) <= 320 {
                used += widths[row.count % widths.count] + (row.isEmpty ? 0 : gap)
                row.append(widths[row.count % widths.count])
            }
            let space = isFlexible && row.count > 1 ? gap + (320 - used) / CGFloat(row.count - 1) : gap
            for item in 0..<count {
                let place = item % row.count
                let x = row.prefix(place).reduce(0, +) + CGFloat(place) * space
                let y = CGFloat(item / row.count) * (height + 7)
                let frame = solution.cell(at: [0, item])?.frame
                #expect(
                    frame == CGRect(x: (x * 2 + 0.5001).rounded(.down) / 2, y: y, width: row[place], height: height))
            }
        }
    }

    @Test func `a rectangle shows the views that a search of all views finds`() {
        var source = Source(random: SeededNumbers(seed: 8))
        for round in 0..<300 {
            let item = cell(
                .absolute(source.number(10...200)), .fractionalHeight(1),
                badges: [
                    badge("b", .absolute(6), .absolute(6), CompositionalAnchor([.top, .leading]))
                ])
            let isColumn = source.chance(2), length = source.number(20...400)
            let group =
                isColumn
                ? line(
                    .vertical, .fractionalWidth(1), .absolute(length),
                    [cell(.fractionalWidth(1), .absolute(source.number(2...20)), badges: item.supplementaryItems)],
                    spacing: source.spacing(false))
                : line(.horizontal, .fractionalWidth(1), .absolute(length), [item], spacing: source.spacing(false))
            let counts = (0..<Int(source.number(1...5))).map { _ in Int(source.number(0...60)) }
            let one = section(group) {
                $0.contentInsets = insets(source.number(0...9), source.number(0...9), source.number(0...9), 3)
                $0.interGroupSpacing = source.number(-9...9)
                $0.boundaryItems = [boundaryItem("h", .fractionalWidth(0.5), .absolute(9), .top)]
                $0.decorationItems = [CompositionalDecorationItem(elementKind: "d")]
            }
            let solution = layout(one, counts, axis: round % 3 == 0 ? .horizontal : .vertical) {
                $0.isRightToLeft = source.chance(2)
            }.solved
            var all: [CompositionalElement] = []
            for (section, count) in counts.enumerated() {
                for index in 0..<count {
                    all += [solution.cell(at: [section, index])].compactMap(\.self)
                    all += [solution.supplementary("b", at: [section, index])].compactMap(\.self)
                }
                all += [solution.supplementary("h", at: [section, 0])].compactMap(\.self)
            }
            for _ in 0..<4 {
                let rect = CGRect(
                    x: source.number(-50...600), y: source.number(-50...2_000), width: source.number(1...400),
                    height: source.number(1...400))
                let content = CGRect(origin: .zero, size: solution.contentSize)
                let found = all.filter { element in
                    let part = element.frame.intersection(rect).intersection(content)
                    return !part.isNull && part.width > 0 && part.height > 0
                }
                let answer = solution.elements(in: rect).filter { $0.category != .decoration("d") }
                #expect(Set(answer) == Set(found))
                #expect(Set(answer).count == answer.count)
            }
        }
    }

    @Test func `bad numbers give finite frames`() {
        var source = Source(random: SeededNumbers(seed: 21))
        let sizes: [CGFloat] = [.nan, .infinity, -5, 0, 320, 1e300]
        for _ in 0..<600 {
            let description = source.section(true), scale = source.one([.nan, 0, -1, 1, 3, 1e300])
            let counts = [Int(source.number(-2...40)), 7]
            var solution = layout(
                description, counts, source.one(sizes), source.one(sizes),
                axis: source.one([.horizontal, .vertical])
            ) {
                $0.pixels = CompositionalPixels(scale: scale)
                $0.interSectionSpacing = source.one([.nan, .infinity, -1e300, 4])
                $0.isRightToLeft = source.chance(2)
            }.solved
            var measured = CompositionalMeasuredSizes()
            measured.sections = [0: .init(), 1: .init(), 9: .init()]
            measured.sections[1]?.items = [0: CGSize(width: -1e300, height: .infinity), -1: .zero, .max: .zero]
            solution.setMeasured(measured)
            #expect(solution.contentSize.width.isFinite && solution.contentSize.height.isFinite)
            let bounds = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
            for element in solution.elements(in: bounds, visible: bounds, rowOffsets: [0: .nan, 1: 1e300]) {
                let frame = element.frame
                let isFinite = [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
                #expect(isFinite)
            }
            #expect(solution.elements(in: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)).isEmpty)
            for section in 0..<2 {
                for offset in [CGFloat.nan, .infinity, -1e300, 30] {
                    let row = solution.row(of: section)
                    #expect(row?.restOffset(offset: offset, velocity: offset, proposed: offset).isFinite ?? true)
                }
            }
        }
    }

    @Test func `deep groups lay out nothing and shared groups end`() {
        var deep = cell(.fractionalWidth(1), .absolute(10)), shared = deep
        for _ in 0..<1_000 { deep = line(.vertical, .fractionalWidth(1), .estimated(10), [deep]) }
        let solution = layout(section(deep), [1_000]).solved
        #expect(solution.content == "320 0")
        for _ in 0..<60 { shared = line(.vertical, .fractionalWidth(1), .estimated(10), [shared, shared]) }
        #expect(layout(section(shared), [3]).solved.content == "320 30")
        var empty = line(.vertical, .absolute(5), .absolute(5), [cell(.absolute(9), .absolute(9))])
        for _ in 0..<60 { empty = line(.vertical, .absolute(5), .estimated(5), [empty, empty]) }
        #expect(layout(section(empty), [3]).solved.content == "320 0")
    }

    @Test func `a hundred thousand cells`() {
        let list = line(.vertical, .fractionalWidth(1), .estimated(44), [cell(.fractionalWidth(1), .estimated(44))])
        var solution = layout(section(list), [100_000]).solved
        for item in 0..<100_000 {
            var measured = CompositionalMeasuredSizes()
            measured.sections[0] = .init()
            measured.sections[0]?.items[item] = CGSize(width: 1, height: 50)
            solution.setMeasured(measured)
        }
        #expect(solution.content == "320 5000000")
        #expect(solution.names(0, 2_500_010, 320, 60) == "0.50000, 0.50001")
        // One group of all cells, whose cells have no length along the group.
        let flat = line(.horizontal, .fractionalWidth(1), .absolute(10), [cell(.absolute(0), .fractionalHeight(1))])
        #expect(layout(section(flat), [100_000]).solved.content == "320 10")
        let many = layout(section(list), [Int](repeating: 1, count: 100_000)).solved
        #expect(many.names(0, 440_000, 320, 44) == "10000.0")
        let huge = layout(section(list), [.max]).solved
        #expect(huge.cell(at: [0, 9_999_999]) != nil)
    }

    @Test func `a group of a hundred thousand cells is searched by halves`() {
        let column = line(
            .vertical, .fractionalWidth(1), .absolute(1e7), [cell(.fractionalWidth(1), .absolute(100))])
        let solution = layout(section(column), [100_000]).solved
        for index in 0..<2_000 {
            let y = CGFloat(index) * 5_000
            #expect(solution.elements(in: CGRect(x: 0, y: y, width: 320, height: 100)).map(\.path[1]) == [index * 50])
        }
    }
}
