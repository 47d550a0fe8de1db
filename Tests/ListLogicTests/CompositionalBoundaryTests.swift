import Foundation
import ListLogic
import Testing

/// Boundary items, decorations and the supplementary views of items and groups.
struct CompositionalBoundaryTests {
    private func halves(_ change: (inout CompositionalSection) -> Void) -> CompositionalSection {
        let group = line(
            .horizontal, .fractionalWidth(1), .absolute(40), [cell(.fractionalWidth(0.5), .fractionalHeight(1))])
        return section(group) {
            $0.contentInsets = insets(3, 4, 5, 6)
            change(&$0)
        }
    }

    private func columns(_ change: (inout CompositionalSection) -> Void) -> CompositionalSection {
        let group = line(
            .horizontal, .absolute(100), .fractionalHeight(1), [cell(.fractionalWidth(0.5), .fractionalHeight(1))])
        return section(group) {
            $0.contentInsets = insets(3, 4, 5, 6)
            change(&$0)
        }
    }

    /// Measured (collections/boundary-items, right-to-left): the first two boundary items and the first cell, by
    /// alignment.
    @Test(arguments: [
        (CompositionalAlignment.top, "129 0 60 30", "129 118 60 30", "4 33 155 40", "320 196"),
        (.bottom, "129 88 60 30", "129 166 60 30", "4 3 155 40", "320 196"),
        (.leading, "4 29 60 30", "4 97 60 30", "4 3 155 40", "320 136"),
        (.trailing, "254 29 60 30", "254 97 60 30", "4 3 155 40", "320 136"),
        (.topLeading, "4 0 60 30", "4 118 60 30", "4 33 155 40", "320 196"),
        (.topTrailing, "254 0 60 30", "254 118 60 30", "4 33 155 40", "320 196"),
        (.bottomLeading, "4 88 60 30", "4 166 60 30", "4 3 155 40", "320 196"),
        (.bottomTrailing, "254 88 60 30", "254 166 60 30", "4 3 155 40", "320 196"),
    ])
    func `alignments in a layout that scrolls down`(
        _ alignment: CompositionalAlignment, _ first: String, _ second: String, _ cell: String, _ content: String
    ) {
        let one = halves { $0.boundaryItems = [boundaryItem("h", .absolute(60), .absolute(30), alignment)] }
        let solution = layout(one, [3, 2]).solved
        #expect(solution.view("h", 0) == first)
        #expect(solution.view("h", 1) == second)
        #expect(solution.cells()[0] == cell)
        #expect(solution.content == content)
    }

    /// Measured (collections/boundary-items): the same in a layout that scrolls sideways.
    @Test(arguments: [
        (CompositionalAlignment.top, "50 3 60 30", "185 3 60 30", "4 3 50 472", "270 480"),
        (.bottom, "50 445 60 30", "185 445 60 30", "4 3 50 472", "270 480"),
        (.leading, "0 224 60 30", "220 224 60 30", "64 3 50 472", "390 480"),
        (.trailing, "160 224 60 30", "330 224 60 30", "4 3 50 472", "390 480"),
        (.topLeading, "0 3 60 30", "220 3 60 30", "64 3 50 472", "390 480"),
        (.topTrailing, "160 3 60 30", "330 3 60 30", "4 3 50 472", "390 480"),
        (.bottomLeading, "0 445 60 30", "220 445 60 30", "64 3 50 472", "390 480"),
        (.bottomTrailing, "160 445 60 30", "330 445 60 30", "4 3 50 472", "390 480"),
    ])
    func `alignments in a layout that scrolls sideways`(
        _ alignment: CompositionalAlignment, _ first: String, _ second: String, _ cell: String, _ content: String
    ) {
        let one = columns { $0.boundaryItems = [boundaryItem("h", .absolute(60), .absolute(30), alignment)] }
        let solution = layout(one, [3, 2], axis: .horizontal).solved
        #expect(solution.view("h", 0) == first)
        #expect(solution.view("h", 1) == second)
        #expect(solution.cells()[0] == cell)
        #expect(solution.content == content)
    }

    /// Measured (collections/section-insets-reference, boundary-items).
    @Test func `items that do not follow the insets use the whole width`() {
        let one = halves {
            $0.supplementariesFollowContentInsets = false
            $0.boundaryItems = [boundaryItem("h", .absolute(60), .absolute(30), .top)]
        }
        #expect(layout(one, [3, 2]).solved.view("h") == "130 0 60 30")
    }

    /// Measured (collections/boundary-items, extending-boundary).
    @Test func `offsets move items and enlarge the section of extending items`() {
        func moved(_ alignment: CompositionalAlignment, _ x: CGFloat, _ y: CGFloat, _ extends: Bool) -> [String] {
            let item = boundaryItem(
                "h", .absolute(60), .absolute(30), alignment, offset: CGPoint(x: x, y: y), extends: extends)
            let solution = layout(halves { $0.boundaryItems = [item] }, [3, 2]).solved
            return [solution.view("h"), solution.cells()[0], solution.content]
        }
        #expect(moved(.top, 5, 7, true) == ["134 0 60 30", "4 26 155 40", "320 182"])
        #expect(moved(.bottom, -5, -7, false) == ["124 51 60 30", "4 3 155 40", "320 136"])
        #expect(moved(.leading, 5, 7, true) == ["9 36 60 30", "4 3 155 40", "320 136"])
        #expect(moved(.trailing, -5, -7, false) == ["249 22 60 30", "4 3 155 40", "320 136"])
        #expect(moved(.topTrailing, -5, -7, false) == ["249 -7 60 30", "4 3 155 40", "320 136"])
        #expect(moved(.bottomLeading, 5, 7, true) == ["9 95 60 30", "4 3 155 40", "320 210"])
    }

    /// Measured (collections/boundary-items).
    @Test func `items that are taller than their section`() {
        func tall(_ alignment: CompositionalAlignment, _ extends: Bool) -> [String] {
            let group = line(
                .horizontal, .fractionalWidth(1), .absolute(40), [cell(.fractionalWidth(0.5), .fractionalHeight(1))])
            let item = boundaryItem("h", .absolute(33), .absolute(200), alignment, extends: extends)
            let solution = layout(section(group) { $0.boundaryItems = [item] }, [4]).solved
            return [solution.view("h"), solution.cells()[0], solution.content]
        }
        #expect(tall(.top, false) == ["143.5 0 33 200", "0 0 160 40", "320 80"])
        #expect(tall(.top, true) == ["143.5 0 33 200", "0 200 160 40", "320 280"])
        #expect(tall(.bottom, false) == ["143.5 -120 33 200", "0 0 160 40", "320 80"])
        #expect(tall(.leading, false) == ["0 -60 33 200", "0 0 160 40", "320 80"])
        #expect(tall(.leading, true) == ["0 0 33 200", "0 0 160 40", "320 200"])
        #expect(tall(.bottomTrailing, true) == ["287 80 33 200", "0 0 160 40", "320 280"])
    }

    /// Measured (collections/boundary-items).
    @Test func `items of one side do not stack`() {
        let one = halves {
            $0.boundaryItems = [
                boundaryItem("h", .fractionalWidth(1), .absolute(30), .top),
                boundaryItem("t", .fractionalWidth(1), .absolute(10), .top),
                boundaryItem("f", .fractionalWidth(1), .absolute(7), .bottom),
                boundaryItem("g", .fractionalWidth(1), .absolute(5), .bottom),
            ]
        }
        let solution = layout(one, [3, 2]).solved
        #expect(
            ["h", "t", "f", "g"].map { solution.view($0, 1) }
                == ["4 125 310 30", "4 145 310 10", "4 203 310 7", "4 203 310 5"])
        let parts = halves {
            $0.boundaryItems = [
                boundaryItem("h", .fractionalWidth(1), .fractionalHeight(0.1), .top),
                boundaryItem("f", .fractionalWidth(0.5), .estimated(20), .bottom),
            ]
        }
        #expect(layout(parts, [3, 2]).solved.view("f", 1) == "81.5 252 155 20")
        #expect(layout(parts, [3, 2]).solved.view("h", 1) == "4 156 310 48")
    }

    /// Measured (collections/boundary-items, index-paths).
    @Test func `boundary items of the layout`() {
        func global(_ axis: CompositionalAxis, _ items: [CompositionalBoundaryItem]) -> CompositionalSolution {
            layout(axis == .vertical ? halves { _ in } : columns { _ in }, [3, 2], axis: axis) {
                $0.boundaryItems = items
            }.solved
        }
        let ends = global(
            .vertical,
            [
                boundaryItem("h", .fractionalWidth(1), .absolute(30), .top),
                boundaryItem("f", .fractionalWidth(1), .absolute(20), .bottom),
            ])
        #expect(ends.view("h", 0, .max) == "0 0 320 30")
        #expect(ends.view("f", 0, .max) == "0 166 320 20")
        #expect(ends.names(0, 0, 320, 20) == "h 0.max")
        let sides = global(
            .vertical,
            [
                boundaryItem("h", .absolute(30), .fractionalHeight(1), .leading),
                boundaryItem("f", .absolute(20), .fractionalHeight(1), .trailing),
            ])
        #expect(sides.view("f", 0, .max) == "300 0 20 480")
        #expect(sides.content == "320 480")
        let sideways = global(
            .horizontal,
            [
                boundaryItem("h", .fractionalWidth(1), .absolute(30), .top),
                boundaryItem("f", .absolute(20), .fractionalHeight(1), .trailing),
            ])
        #expect(sideways.view("h", 0, .max) == "0 0 320 30")
        #expect(sideways.view("f", 0, .max) == "320 0 20 480")
        #expect(sideways.content == "340 480")
    }

    /// Measured (collections/empty-compositional).
    @Test func `empty sections have room for their boundary items`() {
        let one = halves { $0.boundaryItems = [boundaryItem("l", .fractionalWidth(1), .absolute(10), .top)] }
        let solution = layout(one, [0, 2, 0]) {
            $0.boundaryItems = [boundaryItem("h", .fractionalWidth(1), .absolute(30), .top)]
        }.solved
        #expect((0..<3).map { solution.view("l", $0) } == ["4 30 310 10", "4 48 310 10", "4 106 310 10"])
        #expect(solution.content == "320 124")
    }

    /// Measured (collections/pinned-boundary).
    @Test func `pinned items stay in the visible bounds of their section`() {
        let header = boundaryItem("h", .fractionalWidth(1), .absolute(30), .top, pins: true)
        let footer = boundaryItem("f", .fractionalWidth(1), .absolute(20), .bottom, pins: true)
        let top = layout(halves { $0.boundaryItems = [header] }, [3, 12], 320, 100).solved
        let visible = CGRect(x: 0, y: 130, width: 320, height: 100)
        #expect(top.hasPinnedItems)
        #expect(top.view("h", 1, visible: visible) == "4 130 310 30")
        #expect(top.supplementary("h", at: [1, 0], visible: visible)?.zIndex == 1_000_000_001)
        #expect(top.view("h", 0, visible: visible) == "4 88 310 30")
        #expect(top.supplementary("h", at: [0, 0], visible: visible)?.zIndex == 1)
        let ends = layout(halves { $0.boundaryItems = [header, footer] }, [3, 12], 320, 100).solved
        let bounds = CGRect(x: 0, y: 100, width: 320, height: 100)
        #expect((0..<2).map { ends.view("h", $0, visible: bounds) } == ["4 88 310 30", "4 138 310 30"])
        #expect((0..<2).map { ends.view("f", $0, visible: bounds) } == ["4 118 310 20", "4 180 310 20"])
        #expect(
            ends.elements(in: bounds, visible: bounds).map(\.name).sorted()
                == ["0.2", "1.0", "1.1", "f 0.0", "f 1.0", "h 0.0", "h 1.0"])
        let side = boundaryItem("h", .absolute(60), .fractionalHeight(1), .leading, pins: true)
        let sideways = layout(columns { $0.boundaryItems = [side] }, [8, 4], 200, 300, axis: .horizontal).solved
        #expect(
            sideways.view("h", visible: CGRect(x: 120, y: 0, width: 200, height: 300)) == "120 3 60 292")
    }

    /// Measured (collections/boundary-items, index-paths, elements-in-rectangle).
    @Test func `decorations fill their section`() {
        let one = halves {
            $0.interGroupSpacing = 4
            $0.decorationItems = [
                CompositionalDecorationItem(elementKind: "bg", contentInsets: insets(1, 2, 3, 4), zIndex: -3)
            ]
            $0.boundaryItems = [boundaryItem("h", .fractionalWidth(1), .absolute(30), .top)]
        }
        let solution = layout(one, [3, 0, 2]).solved
        #expect(
            (0..<3).map { solution.decoration("bg", at: [$0, 0]).map { text($0.frame) } }
                == ["2 1 314 118", "2 123 314 34", "2 161 314 74"])
        #expect(solution.cell(at: [0, 0])?.zIndex == 1)
        #expect(solution.decoration("bg", at: [0, 0])?.zIndex == -3)
        #expect(solution.names(320, 0, 50, 480) == "bg 0.0, bg 1.0, bg 2.0")
        #expect(solution.names(0, 240, 320, 30).isEmpty)
        #expect(solution.names(-20, -20, 40, 40) == "bg 0.0, h 0.0")
    }
}
