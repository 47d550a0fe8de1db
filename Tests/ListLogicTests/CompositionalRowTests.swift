import Foundation
import ListLogic
import Testing

/// Sections that scroll across the layout.
struct CompositionalRowTests {
    private func rows(
        _ behavior: CompositionalOrthogonalBehavior, _ width: Length = .absolute(100), _ height: Length = .absolute(50),
        spacing: CGFloat = 8, isRightToLeft: Bool = false
    ) -> CompositionalSolution {
        let group = line(.horizontal, width, height, [cell(.fractionalWidth(1), .fractionalHeight(1))])
        let one = section(group) {
            $0.orthogonalBehavior = behavior
            $0.contentInsets = insets(3, 4, 5, 6)
            $0.interGroupSpacing = spacing
            $0.boundaryItems = [boundaryItem("h", .fractionalWidth(1), .absolute(20), .top)]
        }
        return layout(one, [3, 8]) { $0.isRightToLeft = isRightToLeft }.solved
    }

    private func stops(_ solution: CompositionalSolution, _ section: Int) -> [CGFloat] {
        [0, 40, 130, 200, 300, 400, 700].map { offset in
            solution.row(of: section)?.restOffset(offset: offset, velocity: 0, proposed: offset) ?? .nan
        }
    }

    /// Measured (collections/orthogonal-row, section-extent).
    @Test func `groups lie in a row inside the insets`() {
        let solution = rows(.continuous)
        #expect(solution.cells(0)[2] == "220 23 100 50")
        #expect(solution.cells(1)[7] == "760 101 100 50")
        #expect(solution.view("h", 1) == "4 78 310 20")
        #expect(solution.content == "320 156")
        #expect(solution.row(of: 1).map { text($0.frame) } == "4 101 310 50")
        #expect(solution.row(of: 1).map { text($0.contentFrame) } == "4 101 856 50")
        #expect(rows(.continuous, .fractionalWidth(0.8)).cells(0)[1] == "268 23 256 50")
        #expect(rows(.continuous, .absolute(100), .fractionalHeight(0.25)).cells(0)[0] == "4 23 100 118")
        #expect(solution.rows(in: CGRect(x: 0, y: 0, width: 320, height: 60)).map(\.section) == [0])
        let wide = line(.horizontal, .absolute(200), .absolute(100), [cell(.fractionalWidth(1), .fractionalHeight(1))])
        let example = section(wide) {
            $0.orthogonalBehavior = .continuous
            $0.contentInsets = insets(16, 16, 16, 16)
            $0.interGroupSpacing = 12
        }
        let measured = layout(example, [5]).solved
        #expect(measured.cells()[2] == "440 16 200 100")
        #expect(measured.row(of: 0).map { text($0.frame) } == "16 16 288 100")
    }

    /// Measured (collections/orthogonal-row).
    @Test func `only cells in the visible part of the row are answered`() {
        let solution = rows(.continuous)
        func shown(_ offset: CGFloat) -> String {
            solution.elements(in: CGRect(x: 0, y: 90, width: 320, height: 60), rowOffsets: [1: offset]).map(\.name)
                .joined(separator: " ")
        }
        #expect(shown(0) == "1.0 1.1 1.2 h 1.0")
        #expect(shown(40) == "1.0 1.1 1.2 1.3 h 1.0")
        #expect(shown(130) == "1.1 1.2 1.3 1.4 h 1.0")
        #expect(shown(546) == "1.5 1.6 1.7 h 1.0")
    }

    /// Measured (collections/rest-stops): seven offsets for each behavior.
    @Test func `rest stops`() {
        #expect(stops(rows(.continuous), 0) == [0, 6, 6, 6, 6, 6, 6])
        #expect(stops(rows(.continuous), 1) == [0, 40, 130, 200, 300, 400, 546])
        #expect(stops(rows(.groupPaging), 1) == [0, 0, 108, 216, 324, 432, 546])
        #expect(stops(rows(.continuousGroupLeadingBoundary), 1) == [0, 0, 108, 216, 324, 432, 546])
        #expect(stops(rows(.paging), 0) == [0, 6, 6, 6, 6, 6, 6])
        #expect(stops(rows(.paging), 1) == [0, 0, 0, 310, 310, 310, 546])
        let wide = Length.fractionalWidth(0.8)
        #expect(stops(rows(.continuousGroupLeadingBoundary, wide), 0) == [0, 0, 0, 264, 264, 474, 474])
        #expect(stops(rows(.continuousGroupLeadingBoundary, wide), 1) == [0, 0, 0, 264, 264, 528, 792])
        #expect(stops(rows(.groupPaging, spacing: 0), 1) == [0, 0, 100, 200, 300, 400, 490])
        #expect(stops(rows(.paging, wide), 0) == [0, 0, 0, 310, 310, 310, 474])
        #expect(stops(rows(.paging, wide), 1) == [0, 0, 0, 310, 310, 310, 620])
        #expect(stops(rows(.groupPagingCentered, wide), 0) == [-27, -27, 237, 237, 237, 501, 501])
        #expect(stops(rows(.groupPagingCentered, wide), 1) == [-27, -27, 237, 237, 237, 501, 765])
        #expect(stops(rows(.groupPagingCentered), 1) == [3, 3, 111, 219, 327, 435, 651])
        #expect(stops(rows(.groupPagingCentered, spacing: 0), 0) == [-5, -5, 95, 95, 95, 95, 95])
        #expect(stops(rows(.groupPagingCentered, spacing: 0), 1) == [-5, -5, 95, 195, 295, 395, 595])
        #expect(stops(rows(.paging, spacing: 0), 0) == [0, 0, 0, 0, 0, 0, 0])
    }

    /// Derived: the thresholds of a lift are not known.
    @Test func `a lift with a velocity moves by one stop`() {
        func lifted(_ behavior: CompositionalOrthogonalBehavior, _ offset: CGFloat, _ velocity: CGFloat) -> CGFloat? {
            rows(behavior).row(of: 1)?.restOffset(offset: offset, velocity: velocity, proposed: offset + velocity)
        }
        #expect(lifted(.groupPaging, 20, 900) == 108)
        #expect(lifted(.groupPaging, 100, 900) == 108)
        #expect(lifted(.groupPaging, 108, 900) == 216)
        #expect(lifted(.groupPaging, 100, -900) == 0)
        #expect(lifted(.groupPaging, 546, 900) == 546)
        #expect(lifted(.paging, 20, 900) == 310)
        #expect(lifted(.paging, 320, -900) == 310)
        #expect(lifted(.paging, 300, -900) == 0)
        #expect(lifted(.groupPagingCentered, 3, 900) == 111)
        #expect(lifted(.continuous, 20, 200) == 220)
        #expect(lifted(.continuous, 20, .nan) == 20)
        #expect(lifted(.continuousGroupLeadingBoundary, 20, 200) == 216)
    }

    /// Measured (collections/right-to-left).
    @Test func `a row from right to left starts at its right end`() {
        let solution = rows(.groupPaging, isRightToLeft: true)
        #expect(solution.cells(1)[0] == "216 101 100 50")
        #expect(solution.row(of: 1).map { text($0.frame) } == "6 101 310 50")
        let row = solution.row(of: 1)
        #expect(row.map { text($0.contentFrame) } == "-540 101 856 50")
        #expect(row?.offsets == 0...546)
        #expect(row?.restOffset(offset: 546, velocity: 0, proposed: 546) == 546)
        #expect(row?.restOffset(offset: 540, velocity: -10, proposed: 500) == 438)
        let shown = solution.elements(
            in: CGRect(x: 0, y: 101, width: 320, height: 50), rowOffsets: [1: 438])
        #expect(shown.map(\.name) == ["1.1", "1.2", "1.3"])
    }
}
