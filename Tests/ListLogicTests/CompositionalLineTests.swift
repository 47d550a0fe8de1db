import Foundation
import ListLogic
import Testing

/// Rows and columns of one group, at two pixels in a point.
struct CompositionalLineTests {
    private func row(_ fraction: CGFloat, _ spacing: CompositionalSpacing, _ width: CGFloat = 320) -> [String] {
        let group = line(
            .horizontal, .fractionalWidth(1), .absolute(10), [cell(.fractionalWidth(fraction), .absolute(10))],
            spacing: spacing)
        return layout(section(group), [8], width).solved.cells()
    }

    /// Measured (collections/fraction-rounding, subitem-count).
    @Test func `fractions without spacing are rounded down to the pixel`() {
        #expect(row(0.3, .fixed(0))[2...4] == ["192 0 96 10", "0 10 96 10", "96 10 96 10"])
        #expect(row(1.0 / 3, .fixed(0))[1...3] == ["106.5 0 106.5 10", "213 0 106.5 10", "0 10 106.5 10"])
        #expect(row(0.4, .fixed(0))[1...2] == ["128 0 128 10", "0 10 128 10"])
        #expect(row(1.0 / 3, .fixed(0), 301)[2] == "200 0 100 10")
        #expect(row(1.0 / 3, .fixed(0), 280)[2] == "186 0 93 10")
    }

    /// Measured (collections/subitem-count).
    @Test func `fractions are of the extent that the spacings leave`() {
        #expect(row(0.3, .fixed(10))[1...3] == ["100 0 90 10", "200 0 90 10", "0 10 90 10"])
        #expect(row(0.25, .fixed(10))[1...4] == ["82.5 0 72.5 10", "165 0 72.5 10", "247.5 0 72.5 10", "0 10 72.5 10"])
        #expect(row(0.4, .fixed(10))[1...2] == ["134 0 124 10", "0 10 124 10"])
        #expect(row(0.9, .fixed(10))[0...1] == ["0 0 288 10", "0 10 288 10"])
    }

    /// Measured (collections/flexible-share, flexible-rest).
    @Test func `flexible spacings share the rest, also in the last row`() {
        #expect(row(0.3, .flexible(10))[1...2] == ["115 0 90 10", "230 0 90 10"])
        #expect(row(0.3, .flexible(10))[7] == "115 20 90 10")
        #expect(row(0.25, .flexible(1))[0...3] == ["0 0 79 10", "80.5 0 79 10", "160.5 0 79 10", "241 0 79 10"])
        #expect(row(0.5, .flexible(1))[1] == "160.5 0 159.5 10")
        #expect(row(0.4, .flexible(10))[1] == "196 0 124 10")
    }

    /// Measured (collections/thirds): x 0, 98.5 and 197 in the group are x 16, 114.5 and 213 with a section inset of
    /// 16.
    @Test func `three thirds with a spacing of 8 in 288 points`() {
        let group = line(
            .horizontal, .fractionalWidth(1), .absolute(40), [cell(.fractionalWidth(1.0 / 3), .fractionalHeight(1))],
            spacing: .fixed(8))
        let one = section(group) { $0.contentInsets = insets(0, 16, 0, 16) }
        #expect(layout(one, [3]).solved.cells() == ["16 0 90.5 40", "114.5 0 90.5 40", "213 0 90.5 40"])
    }

    /// Measured (collections/count-over-size, subitem-count).
    @Test func `a count divides the extent`() {
        let two = counted(
            .horizontal, .absolute(270), .absolute(50), cell(.absolute(100), .fractionalHeight(1)), 2,
            spacing: .fixed(20))
        #expect(layout(section(two), [2]).solved.cells() == ["0 0 125 50", "145 0 125 50"])
        let three = counted(
            .horizontal, .fractionalWidth(1), .absolute(20), cell(.absolute(30), .fractionalHeight(1)), 3,
            spacing: .fixed(10))
        #expect(layout(section(three), [7]).solved.cells()[2...3] == ["220 0 100 20", "0 20 100 20"])
        let column = counted(
            .vertical, .fractionalWidth(0.5), .absolute(90), cell(.fractionalWidth(1), .fractionalHeight(0.1)), 3)
        #expect(layout(section(column), [7]).solved.cells()[6] == "0 180 160 30")
    }

    /// Documented (NSCollectionLayoutGroup, collections/forced-count).
    @Test func `a repeated subitem keeps its own size`() {
        let group = counted(
            .horizontal, .fractionalWidth(1), .absolute(20), cell(.absolute(30), .fractionalHeight(1)), 3,
            spacing: .fixed(10), dividesExtent: false)
        #expect(
            layout(section(group), [4]).solved.cells() == ["0 0 30 20", "40 0 30 20", "80 0 30 20", "0 20 30 20"])
    }

    /// Measured (collections/repeated-list, subitem-count).
    @Test func `a list of subitems is repeated`() {
        let mixed = line(
            .horizontal, .fractionalWidth(1), .absolute(20),
            [cell(.fractionalWidth(0.5), .fractionalHeight(1)), cell(.absolute(50), .fractionalHeight(1))],
            spacing: .fixed(10))
        #expect(layout(section(mixed), [6]).solved.cells()[1...2] == ["165 0 50 20", "0 20 155 20"])
        let parts = line(
            .horizontal, .fractionalWidth(1), .absolute(20),
            [cell(.fractionalWidth(0.5), .fractionalHeight(1)), cell(.fractionalWidth(0.25), .fractionalHeight(1))])
        #expect(layout(section(parts), [8]).solved.cells()[1...3] == ["160 0 80 20", "0 20 160 20", "160 20 80 20"])
    }

    /// Measured (collections/subitem-count, too-long-item).
    @Test func `heights as fractions of the width use the rest of the width`() {
        let group = line(
            .horizontal, .fractionalWidth(1), .absolute(20),
            [cell(.fractionalWidth(0.5), .absolute(100)), cell(.fractionalWidth(0.5), .fractionalWidth(0.25))],
            spacing: .fixed(10))
        let solution = layout(section(group), [4]).solved
        #expect(solution.cells() == ["0 0 155 100", "165 0 155 77.5", "0 20 155 100", "165 20 155 77.5"])
        #expect(solution.content == "320 40")
    }

    /// Measured (collections/too-long-item).
    @Test func `a group whose first item is too long lays out nothing`() {
        let group = line(.horizontal, .absolute(100), .absolute(20), [cell(.absolute(101), .absolute(20))])
        let solution = layout(section(group) { $0.contentInsets = insets(1, 2, 3, 4) }, [5]).solved
        #expect(solution.cells().isEmpty)
        #expect(solution.content == "320 0")
    }

    /// Measured (collections/item-insets, flexible-rest).
    @Test func `edge spacings take room or share it`() {
        func edges(_ edges: CompositionalEdgeSpacing, _ item: (Length, Length)) -> [String] {
            let group = line(.horizontal, .fractionalWidth(1), .absolute(100), [cell(item.0, item.1, edges: edges)])
            return layout(section(group), [4]).solved.cells()
        }
        let half = (Length.fractionalWidth(0.5), Length.fractionalHeight(1))
        let fixed = CompositionalEdgeSpacing(leading: .fixed(4), top: .fixed(5), trailing: .fixed(6), bottom: .fixed(7))
        #expect(edges(fixed, half)[0...1] == ["4 5 160 100", "4 105 160 100"])
        let flexible = CompositionalEdgeSpacing(leading: .flexible(4), trailing: .flexible(6), bottom: .flexible(7))
        #expect(edges(flexible, half)[0...1] == ["79 0 160 100", "79 100 160 100"])
        let start = CompositionalEdgeSpacing(leading: .flexible(0), top: .flexible(0))
        #expect(
            edges(start, (.fractionalWidth(0.4), .fractionalHeight(0.5)))
                == ["32 50 128 50", "192 50 128 50", "32 150 128 50", "192 150 128 50"])
    }

    /// Measured (collections/item-insets, large-insets).
    @Test func `insets shrink frames, too large insets give the difference`() {
        let item = cell(.fractionalWidth(0.5), .fractionalHeight(1), insets: insets(5, 6, 7, 8))
        let group = line(.horizontal, .fractionalWidth(1), .absolute(100), [item], insets: insets(1, 2, 3, 4))
        #expect(
            layout(section(group), [4]).solved.cells()
                == ["8 6 143 84", "165 6 143 84", "8 106 143 84", "165 106 143 84"])
        let narrow = line(
            .horizontal, .fractionalWidth(1), .absolute(10),
            [cell(.absolute(9.5), .absolute(10), insets: insets(0, 7, 0, 7))])
        #expect(layout(section(narrow), [1]).solved.cell(at: [0, 0])?.frame.width == 4.5)
    }
}
