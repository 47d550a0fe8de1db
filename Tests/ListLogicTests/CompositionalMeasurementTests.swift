import Foundation
import ListLogic
import Testing

/// Estimates and measured sizes.
struct CompositionalMeasurementTests {
    private func sizes(_ heights: [CGFloat], from first: Int = 0) -> CompositionalMeasuredSizes {
        var section = CompositionalMeasuredSizes.Section()
        for (index, height) in heights.enumerated() { section.items[first + index] = CGSize(width: 77, height: height) }
        var sizes = CompositionalMeasuredSizes()
        sizes.sections[0] = section
        return sizes
    }

    private func rows(_ solution: CompositionalSolution) -> [String] { solution.cells() }

    private let list = line(
        .vertical, .fractionalWidth(1), .estimated(44), [cell(.fractionalWidth(1), .estimated(44))])

    /// Measured (collections/self-sizing-items).
    @Test func `measured rows move the rest`() {
        var solution = layout(section(list) { $0.interGroupSpacing = 3 }, [5]).solved
        #expect(solution.content == "320 232")
        solution.setMeasured(sizes([31, 50, 31, 69, 31]))
        #expect(solution.cells() == ["0 0 320 31", "0 34 320 50", "0 87 320 31", "0 121 320 69", "0 193 320 31"])
        #expect(solution.content == "320 224")
    }

    /// Measured (collections/self-sizing-items).
    @Test func `a group grows to its tallest item`() {
        let grid = counted(
            .horizontal, .fractionalWidth(1), .estimated(50), cell(.fractionalWidth(0.5), .estimated(50)), 2,
            spacing: .fixed(5))
        var solution = layout(section(grid) { $0.interGroupSpacing = 3 }, [5]).solved
        #expect(solution.content == "320 156")
        solution.setMeasured(sizes([31, 88, 31, 126, 31]))
        #expect(
            solution.cells()
                == [
                    "0 0 157.5 31", "162.5 0 157.5 88", "0 91 157.5 31", "162.5 91 157.5 126", "0 220 157.5 31",
                ])
        #expect(solution.content == "320 251")
    }

    /// Measured (collections/item-insets, self-sizing-items).
    @Test func `an estimated axis ignores the insets of the item`() {
        let item = cell(.fractionalWidth(1), .estimated(44), insets: insets(4, 6, 4, 6))
        let group = line(.vertical, .fractionalWidth(1), .estimated(44), [item])
        var solution = layout(section(group) { $0.contentInsets = insets(2, 10, 2, 10) }, [5]).solved
        solution.setMeasured(sizes([31, 69, 31, 88, 31]))
        #expect(solution.cells()[1...2] == ["16 33 288 69", "16 102 288 31"])
        #expect(solution.content == "320 254")
    }

    /// Measured (collections/self-sizing-items).
    @Test func `a fixed group keeps its size`() {
        let group = line(.horizontal, .fractionalWidth(1), .absolute(60), [cell(.fractionalWidth(1), .estimated(44))])
        var solution = layout(section(group), [5]).solved
        solution.setMeasured(sizes([31, 50, 31, 69, 31]))
        #expect(solution.cells()[3...4] == ["0 180 320 69", "0 240 320 31"])
        #expect(solution.content == "320 300")
    }

    /// Measured (collections/self-sizing-items, fraction-rounding).
    @Test func `a counted column is not measured`() {
        let group = counted(
            .vertical, .fractionalWidth(1), .estimated(88), cell(.fractionalWidth(1), .estimated(44)), 2,
            spacing: .fixed(5))
        var solution = layout(section(group) { $0.interGroupSpacing = 3 }, [5]).solved
        #expect(solution.measurements(in: CGRect(x: 0, y: 0, width: 320, height: 480)).isEmpty)
        solution.setMeasured(sizes([10, 10]))
        #expect(solution.cells()[1...3] == ["0 46.5 320 41.5", "0 91 320 41.5", "0 137.5 320 41.5"])
        #expect(solution.content == "320 223.5")
    }

    /// Measured (collections/estimated-group, self-sizing-items).
    @Test func `a column of two estimated items`() {
        let item = cell(.fractionalWidth(1), .estimated(44))
        let group = line(.vertical, .fractionalWidth(1), .estimated(88), [item, item], spacing: .fixed(5))
        var solution = layout(section(group) { $0.interGroupSpacing = 3 }, [6]).solved
        #expect(solution.content == "320 285")
        solution.setMeasured(sizes([31, 50, 31, 69, 31, 31]))
        #expect(
            solution.cells()[1...5] == ["0 36 320 50", "0 89 320 31", "0 125 320 69", "0 197 320 31", "0 233 320 31"])
        #expect(solution.content == "320 264")
    }

    /// Measured (collections/self-sizing-items).
    @Test func `headers and footers are measured`() {
        let one = section(list) {
            $0.interGroupSpacing = 3
            $0.boundaryItems = [
                boundaryItem("header", .fractionalWidth(1), .estimated(30), .top),
                boundaryItem("footer", .fractionalWidth(1), .estimated(30), .bottom),
            ]
        }
        var solution = layout(one, [5]).solved
        let asked = solution.measurements(in: CGRect(x: 0, y: 0, width: 320, height: 480))
        #expect(asked.map(\.element.name) == ["header 0.0", "0.0", "0.1", "0.2", "0.3", "0.4", "footer 0.0"])
        #expect(asked.allSatisfy { $0.measuresHeight && !$0.measuresWidth })
        #expect(asked.last?.target == .boundaryItem(1, section: 0))
        var measured = sizes([31, 50, 31, 69, 31])
        measured.sections[0]?.boundaryItems = [0: CGSize(width: 1, height: 28), 1: CGSize(width: 1, height: 68)]
        solution.setMeasured(measured)
        #expect(solution.view("footer") == "0 252 320 68")
        #expect(solution.view("header") == "0 0 320 28")
        #expect(solution.content == "320 320")
        #expect(solution.measurements(in: CGRect(x: 0, y: 0, width: 320, height: 480)).isEmpty)
    }

    /// Measured (collections/self-sizing-items): texts of five lengths, measured from the top until no view in sight is
    /// left.
    @Test func `only items in sight are measured`() {
        var solution = layout(section(list) { $0.interGroupSpacing = 3 }, [60]).solved
        let heights: [CGFloat] = [31, 50, 31, 69, 31], view = CGRect(x: 0, y: 0, width: 320, height: 480)
        while let next = solution.measurements(in: view).first, case .item(let item, _) = next.target {
            solution.setMeasured(sizes([heights[item % 5]], from: item))
        }
        #expect(solution.cells()[10...11] == ["0 454 320 31", "0 488 320 44"])
        #expect(solution.content == "320 2788")
    }

    /// Documented (NSCollectionLayoutDimension.uniformAcrossSiblings).
    @Test func `uniform siblings get the largest size of their group`() {
        let item = cell(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 40))
        let group = line(.horizontal, .fractionalWidth(1), .estimated(40), [item])
        var solution = layout(section(group), [3]).solved
        solution.setMeasured(sizes([20, 60, 30]))
        #expect(solution.cells() == ["0 0 160 60", "160 0 160 60", "0 60 160 30"])
    }

    /// Derived: measured widths decide how many items a row holds.
    @Test func `measured widths fill rows one after the other`() {
        let tag = cell(
            .estimated(100), .fractionalHeight(1),
            badges: [badge("b", .absolute(5), .absolute(5), CompositionalAnchor(.top))])
        let group = line(.horizontal, .fractionalWidth(1), .absolute(20), [tag], spacing: .fixed(10))
        var measured = CompositionalMeasuredSizes()
        measured.sections[0] = .init()
        measured.sections[0]?.items = [0: CGSize(width: 150, height: 1), 1: CGSize(width: 200, height: 1)]
        let solution = CompositionalSolution(layout(section(group), [4]), measured: measured)
        #expect(solution.cells() == ["0 0 150 20", "0 20 200 20", "210 20 100 20", "0 40 100 20"])
        #expect(solution.view("b", 0, 2) == "257.5 20 5 5")
        #expect(solution.names(0, 20, 320, 20) == "0.1, 0.2, b 0.1, b 0.2")
    }
}
