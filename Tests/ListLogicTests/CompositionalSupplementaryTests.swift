import Foundation
import ListLogic
import Testing

/// Supplementary views of items and groups, and queries for rectangles.
struct CompositionalSupplementaryTests {
    private func one(
        _ views: [CompositionalSupplementaryItem], ofGroup: [CompositionalSupplementaryItem] = [],
        insets itemInsets: CompositionalInsets = .zero
    ) -> CompositionalSolution {
        let item = cell(.fractionalWidth(1), .fractionalHeight(1), insets: itemInsets, badges: views)
        let group = line(.horizontal, .fractionalWidth(1), .absolute(200), [item], views: ofGroup)
        return layout(section(group) { $0.contentInsets = insets(50, 50, 50, 50) }, [1]).solved
    }

    /// Measured (collections/supplementary-anchor): a view on the item, and a view on the group with another anchor.
    @Test(
        arguments: [
            (CompositionalEdges.top, "140 50 40 20", "160 30 40 20"), (.leading, "50 140 40 20", "50 130 40 20"),
            (.bottom, "140 230 40 20", "160 230 40 20"), (.trailing, "230 140 40 20", "270 130 40 20"),
            ([.top, .leading], "50 50 40 20", "50 30 40 20"), ([.bottom, .trailing], "230 230 40 20", "270 230 40 20"),
            ([.top, .bottom], "140 140 40 20", "160 130 40 20"), ([], "140 140 40 20", "160 130 40 20"),
        ] as [(CompositionalEdges, String, String)])
    func `anchors`(_ edges: CompositionalEdges, _ onItem: String, _ onGroup: String) {
        let solution = one(
            [badge("badge", .absolute(40), .absolute(20), CompositionalAnchor(edges))],
            ofGroup: [
                badge(
                    "other", .absolute(40), .absolute(20), CompositionalAnchor(edges),
                    CompositionalAnchor([.bottom, .leading]))
            ])
        #expect(solution.view("badge") == onItem)
        #expect(solution.view("other") == onGroup)
    }

    /// Measured (collections/supplementary-anchor, badge).
    @Test func `offsets and fractional sizes`() {
        let corner: CompositionalEdges = [.top, .trailing], foot: CompositionalEdges = [.bottom, .leading]
        func anchor(_ edges: CompositionalEdges, _ x: CGFloat, _ y: CGFloat, _ isFractional: Bool)
            -> CompositionalAnchor
        {
            CompositionalAnchor(edges, offset: CGPoint(x: x, y: y), isFractionalOffset: isFractional)
        }
        let plain = CompositionalAnchor(corner)
        let solution = one(
            [
                badge("one", .absolute(40), .absolute(20), anchor(corner, 7, 9, false)),
                badge("two", .absolute(40), .absolute(20), anchor(corner, 0.5, 0.25, true)),
                badge("three", .absolute(40), .absolute(20), plain, anchor(foot, 0.5, 0.25, true)),
                badge("four", .absolute(40), .absolute(20), plain, anchor(foot, 3, 4, false)),
                badge("five", .fractionalWidth(0.5), .fractionalHeight(0.25), plain),
                badge("six", .estimated(33), .estimated(17), CompositionalAnchor(.bottom), z: 5),
            ], insets: insets(2, 3, 4, 5))
        #expect(solution.cells() == ["53 52 212 194"])
        #expect(
            ["one", "two", "three", "four", "five", "six"].map { solution.view($0) }
                == [
                    "232 61 40 20", "245 57 40 20", "285 37 40 20", "268 36 40 20", "159 52 106 48.5",
                    "142.5 229 33 17",
                ])
        #expect(solution.supplementary("six", at: [0, 0])?.zIndex == 5)
        // Measured (collections/badge-order).
        #expect(solution.cell(at: [0, 0])?.zIndex == 0)
        #expect(solution.supplementary("one", at: [0, 0])?.zIndex == 1)
    }

    /// Measured (collections/badge).
    @Test func `a badge's origin is on a pixel and its far edge is kept`() {
        let item = cell(
            .absolute(125), .absolute(100),
            badges: [badge("b", .absolute(20), .fractionalHeight(0.25), CompositionalAnchor(.top))])
        let group = line(.horizontal, .fractionalWidth(1), .absolute(100), [item])
        let solution = layout(section(group) { $0.contentInsets = insets(0, 30, 0, 0) }, [1]) {
            $0.pixels = CompositionalPixels(scale: 3)
        }.solved
        let frame = solution.supplementary("b", at: [0, 0])?.frame ?? .null
        #expect(abs(frame.minX - 82.6667) < 0.001)
        #expect(frame.maxX == 102.5)
        #expect(frame.height == 25)
    }

    /// Measured (collections/index-paths).
    @Test func `views count for each kind in each section`() {
        let group = line(
            .horizontal, .fractionalWidth(1), .absolute(60), [cell(.fractionalWidth(0.5), .fractionalHeight(1))],
            views: [
                badge("g", .fractionalWidth(1), .absolute(4), CompositionalAnchor(.bottom)),
                badge("g2", .fractionalWidth(1), .absolute(5), CompositionalAnchor(.top)),
            ])
        let solution = layout(section(group), [5, 3]).solved
        #expect((0..<4).map { solution.view("g", 0, $0) } == ["0 56 320 4", "0 116 320 4", "0 176 320 4", "none"])
        #expect(solution.view("g", 1, 1) == "0 296 320 4")
        #expect(solution.view("g2", 1, 1) == "0 240 320 5")
        #expect(solution.names(0, 240, 320, 30) == "1.2, g2 1.1")
        let inner = line(
            .vertical, .fractionalWidth(0.5), .fractionalHeight(1), [cell(.fractionalWidth(1), .fractionalHeight(0.5))],
            views: [badge("g", .fractionalWidth(1), .absolute(4), CompositionalAnchor(.bottom))])
        let outer = line(
            .horizontal, .fractionalWidth(1), .absolute(100),
            [cell(.fractionalWidth(0.5), .fractionalHeight(1)), inner])
        let nested = layout(section(outer), [6, 4]).solved
        #expect((0..<3).map { nested.view("g", 0, $0) } == ["80 96 320 4", "80 196 320 4", "none"])
        // The second group of section 1 has no nested cell, and so no view.
        #expect(nested.view("g", 1, 1) == "none")
    }

    /// Measured (collections/elements-in-rectangle).
    @Test func `a rectangle shows items inside their groups`() {
        let tall = line(
            .horizontal, .fractionalWidth(1), .absolute(20),
            [cell(.fractionalWidth(0.5), .absolute(100)), cell(.fractionalWidth(0.5), .fractionalWidth(0.25))],
            spacing: .fixed(10))
        let solution = layout(section(tall), [4]).solved
        #expect(solution.names(0, 33, 320, 0.5) == "0.2, 0.3")
        #expect(solution.names(-20, -20, 40, 40) == "0.0")
        #expect(solution.names(320, 0, 50, 480).isEmpty)
        // Measured (collections/elements-in-rectangle): an item outside its group has a frame, but is not answered.
        let outside = line(
            .horizontal, .fractionalWidth(1), .absolute(20),
            [cell(.absolute(50), .absolute(10), edges: CompositionalEdgeSpacing(top: .fixed(40)))])
        let hidden = layout(section(outside), [8]).solved
        #expect(hidden.names(0, 0, 320, 480).isEmpty)
        #expect(hidden.cells()[0] == "0 40 50 10")
        let other = one(
            [],
            ofGroup: [
                badge(
                    "o", .absolute(40), .absolute(20), CompositionalAnchor(.top),
                    CompositionalAnchor(.bottom))
            ])
        #expect(other.names(0, 0, 320, 50).isEmpty)
        #expect(other.names(0, 0, 320, 60) == "0.0, o 0.0")
    }

    /// Measured (collections/right-to-left).
    @Test func `frames are mirrored from right to left`() {
        let group = line(
            .horizontal, .fractionalWidth(1), .absolute(50), [cell(.fractionalWidth(0.25), .fractionalHeight(1))])
        let solution = layout(
            section(group) {
                $0.contentInsets = insets(5, 10, 7, 20)
                $0.boundaryItems = [boundaryItem("h", .absolute(60), .absolute(30), .topLeading)]
            }, [2]
        ) { $0.isRightToLeft = true }.solved
        #expect(solution.cells() == ["237.5 35 72.5 50", "165 35 72.5 50"])
        #expect(solution.view("h") == "250 0 60 30")
        #expect(solution.names(230, 40, 10, 10) == "0.0, 0.1")
        #expect(solution.names(240, 40, 10, 10) == "0.0")
    }
}
