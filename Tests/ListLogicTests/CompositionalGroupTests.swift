import Foundation
import ListLogic
import Testing

/// Groups in a section, at two pixels in a point.
struct CompositionalGroupTests {
    /// Measured (collections/section-extent).
    @Test func `a group's fraction along the scroll axis counts the whole view`() {
        let down = line(
            .horizontal, .fractionalWidth(1), .fractionalHeight(0.5),
            [cell(.fractionalWidth(0.5), .fractionalHeight(1))])
        let solution = layout(section(down) { $0.contentInsets = insets(10, 20, 30, 40) }, [4]).solved
        #expect(solution.cells()[1...2] == ["150 10 130 240", "20 250 130 240"])
        #expect(solution.content == "320 520")
        let sideways = line(
            .horizontal, .fractionalWidth(0.5), .fractionalHeight(1),
            [cell(.fractionalWidth(1), .fractionalHeight(0.25))])
        let row = layout(section(sideways) { $0.contentInsets = insets(3, 4, 5, 6) }, [5], axis: .horizontal).solved
        #expect(row.cells()[0...1] == ["4 3 160 118", "164 3 160 118"])
        #expect(row.content == "810 480")
    }

    /// Measured (collections/last-group).
    @Test func `the last group is trimmed`() {
        func column(_ spacing: CompositionalSpacing) -> CompositionalSolution {
            let group = line(
                .vertical, .fractionalWidth(1), .absolute(100), [cell(.fractionalWidth(1), .absolute(30))],
                spacing: spacing)
            return layout(section(group), [5]).solved
        }
        #expect(column(.fixed(0)).cells()[3...4] == ["0 100 320 30", "0 130 320 30"])
        #expect(column(.fixed(0)).content == "320 170")
        #expect(column(.fixed(10)).cells()[1...4] == ["0 40 320 30", "0 100 320 30", "0 140 320 30", "0 200 320 30"])
        #expect(column(.fixed(10)).content == "320 260")
        #expect(
            column(.flexible(10)).cells()[1...4] == ["0 70 320 30", "0 100 320 30", "0 170 320 30", "0 200 320 30"])
        #expect(column(.flexible(10)).content == "320 230")
    }

    /// Measured (collections/last-group).
    @Test func `the last group of a layout that scrolls sideways is trimmed`() {
        func row(_ spacing: CompositionalSpacing) -> CompositionalSolution {
            let group = line(
                .horizontal, .absolute(100), .fractionalHeight(1), [cell(.absolute(30), .fractionalHeight(1))],
                spacing: spacing)
            return layout(section(group), [5, 3], axis: .horizontal).solved
        }
        #expect(row(.fixed(0)).content == "270 480")
        #expect(row(.fixed(0)).cells(1)[0] == "170 0 30 480")
        #expect(row(.fixed(10)).content == "420 480")
        #expect(row(.fixed(10)).cells(1) == ["260 0 30 480", "300 0 30 480", "360 0 30 480"])
        #expect(row(.flexible(10)).content == "360 480")
        #expect(row(.flexible(10)).cells(1)[1...2] == ["300 0 30 480", "330 0 30 480"])
    }

    /// Measured (collections/subitem-count, last-group).
    @Test func `columns of fractions`() {
        func column(_ width: Length, _ height: Length, _ part: CGFloat, _ spacing: CGFloat) -> CompositionalSolution {
            let group = line(
                .vertical, width, height, [cell(.fractionalWidth(1), .fractionalHeight(part))], spacing: .fixed(spacing)
            )
            return layout(section(group), [9]).solved
        }
        #expect(column(.fractionalWidth(1), .absolute(100), 0.25, 0).content == "320 225")
        let spaced = column(.fractionalWidth(1), .absolute(100), 0.25, 10)
        #expect(spaced.cells()[3...4] == ["0 82.5 320 17.5", "0 100 320 17.5"])
        #expect(spaced.content == "320 217.5")
        let half = column(.fractionalWidth(0.5), .fractionalHeight(0.5), 0.3, 10)
        #expect(half.cells()[1...3] == ["0 76 160 66", "0 152 160 66", "0 240 160 66"])
        #expect(half.content == "320 720")
    }

    /// Measured (collections/fraction-container, section-extent).
    @Test func `insets, spacings and edges of a section`() {
        let group = line(
            .horizontal, .fractionalWidth(1), .absolute(50), [cell(.fractionalWidth(1.0 / 3), .fractionalHeight(1))],
            spacing: .fixed(10))
        let inset = layout(
            section(group) {
                $0.interGroupSpacing = 4
                $0.contentInsets = insets(5, 6, 7, 8)
            }, [7]
        ).solved
        #expect(inset.cells()[2...3] == ["216 5 95 50", "6 59 95 50"])
        #expect(inset.content == "320 170")
        let edged = line(
            .horizontal, .fractionalWidth(1), .absolute(30), [cell(.fractionalWidth(0.5), .fractionalHeight(1))],
            edges: CompositionalEdgeSpacing(leading: .fixed(4), top: .fixed(5), trailing: .fixed(6), bottom: .fixed(7)))
        let outer = layout(section(edged) { $0.interGroupSpacing = 8 }, [5]).solved
        #expect(outer.cells()[1...2] == ["164 5 160 30", "4 55 160 30"])
        #expect(outer.content == "320 142")
    }

    /// Measured (collections/flexible-rest).
    @Test func `a too wide group is pushed by its flexible leading edge`() {
        let group = line(
            .horizontal, .absolute(400), .absolute(30), [cell(.absolute(400), .absolute(30))],
            edges: CompositionalEdgeSpacing(leading: .flexible(0)))
        let solution = layout(section(group), [1]).solved
        #expect(solution.cells() == ["-80 0 400 30"])
        // Measured (collections/empty-compositional).
        #expect(solution.content == "400 30")
    }

    /// Measured (collections/last-group, subitem-count).
    @Test func `nested groups`() {
        let half = cell(.fractionalWidth(1), .fractionalHeight(0.5))
        let inner = line(.vertical, .fractionalWidth(0.5), .fractionalHeight(1), [half], spacing: .fixed(4))
        let group = line(
            .horizontal, .fractionalWidth(1), .absolute(100),
            [cell(.fractionalWidth(0.5), .fractionalHeight(1)), inner], spacing: .fixed(6))
        #expect(
            layout(section(group), [9]).solved.cells()[0...3]
                == ["0 0 157 100", "163 0 157 48", "163 52 157 48", "0 100 157 100"])
        let plain = line(.vertical, .fractionalWidth(0.5), .fractionalHeight(1), [half])
        let repeated = line(.horizontal, .fractionalWidth(1), .absolute(100), [plain])
        let solution = layout(section(repeated), [9]).solved
        #expect(solution.cells()[3...4] == ["160 50 160 50", "0 100 160 50"])
        #expect(solution.content == "320 250")
    }

    /// Measured (collections/estimated-group).
    @Test func `estimated groups are as long as their items`() {
        let rows = line(
            .horizontal, .fractionalWidth(1), .estimated(44), [cell(.fractionalWidth(0.5), .estimated(30))])
        #expect(layout(section(rows), [4]).solved.content == "320 60")
        let filled = line(
            .horizontal, .fractionalWidth(1), .estimated(44), [cell(.fractionalWidth(0.5), .fractionalHeight(1))])
        #expect(layout(section(filled), [4]).solved.cells()[2] == "0 44 160 44")
        let wide = line(.horizontal, .fractionalWidth(1), .absolute(44), [cell(.estimated(100), .fractionalHeight(1))])
        #expect(layout(section(wide), [5]).solved.cells()[2...3] == ["200 0 100 44", "0 44 100 44"])
        let item = cell(.fractionalWidth(1), .absolute(30))
        let run = line(.vertical, .fractionalWidth(1), .estimated(100), [item, item], spacing: .fixed(5))
        #expect(layout(section(run), [2]).solved.content == "320 65")
        #expect(layout(section(run), [3]).solved.content == "320 95")
        let column = line(.vertical, .fractionalWidth(1), .absolute(100), [cell(.fractionalWidth(1), .estimated(30))])
        #expect(layout(section(column), [5]).solved.content == "320 170")
    }

    /// Measured (collections/custom-group, custom-frames).
    @Test func `a custom group is repeated and trimmed`() {
        let size = CompositionalSize(width: .fractionalWidth(1), height: .absolute(80))
        let frames: [CompositionalGroup.CustomItem] = [
            .init(frame: CGRect(x: 1, y: 2, width: 30, height: 40)),
            .init(frame: CGRect(x: 50, y: 10, width: 60, height: 30), zIndex: 4),
            .init(frame: CGRect(x: -5, y: -5, width: 400, height: 20)),
        ]
        let group = CompositionalItem(size: size, group: .custom(frames))
        let solution = layout(section(group) { $0.contentInsets = insets(3, 4, 5, 6) }, [4, 2]).solved
        #expect(solution.cells() == ["5 5 30 40", "54 13 60 30", "-1 -2 400 20", "5 85 30 40"])
        #expect(solution.cells(1) == ["5 173 30 40", "54 181 60 30"])
        #expect(solution.cell(at: [0, 1])?.zIndex == 4)
        #expect(solution.content == "320 256")
        #expect(solution.names(-20, -20, 40, 40) == "0.0, 0.2")
        #expect(solution.names(0, 0, 320, 50) == "0.0, 0.1, 0.2")
        let container = group.customContainer(
            in: CGSize(width: 320, height: 480), CompositionalPixels(scale: 2))
        #expect(container.contentSize == CGSize(width: 320, height: 80))
    }

    /// Documented (NSCollectionLayoutContainer, collections/fractional-insets).
    @Test func `small insets of a container are fractions`() {
        let container = CompositionalContainer(
            contentSize: CGSize(width: 200, height: 100), contentInsets: insets(0.1, 20, 5, 0.25))
        #expect(container.effectiveContentSize == CGSize(width: 130, height: 85))
    }

    /// Measured (collections/empty-compositional).
    @Test func `empty sections keep the spacing between sections`() {
        let group = line(
            .horizontal, .fractionalWidth(1), .absolute(30), [cell(.fractionalWidth(0.5), .fractionalHeight(1))])
        let solution = layout(section(group) { $0.contentInsets = insets(3, 4, 5, 6) }, [3, 0, 4]) {
            $0.interSectionSpacing = 12
        }.solved
        #expect(solution.cells(2)[0] == "4 95 155 30")
        #expect(solution.content == "320 160")
        let column = line(
            .vertical, .absolute(100), .fractionalHeight(1), [cell(.fractionalWidth(1), .fractionalHeight(0.25))])
        let sideways = layout(
            section(column) {
                $0.interGroupSpacing = 5
                $0.contentInsets = insets(3, 4, 5, 6)
            }, [6, 5], axis: .horizontal
        ) { $0.interSectionSpacing = 12 }.solved
        #expect(sideways.cells()[3...4] == ["4 357 100 118", "109 3 100 118"])
        #expect(sideways.cells(1)[4] == "336 3 100 118")
        #expect(sideways.content == "442 480")
    }

    /// Documented (UIContentInsetsReference); measured with margins of 10, 20, 30 and 40.
    @Test func `the content insets reference counts across the scroll axis`() {
        let group = line(
            .horizontal, .fractionalWidth(1), .absolute(40), [cell(.fractionalWidth(0.5), .fractionalHeight(1))])
        let one = section(group) {
            $0.referenceInsets = insets(10, 20, 30, 40)
            $0.supplementaryReferenceInsets = insets(10, 20, 30, 40)
            $0.boundaryItems = [boundaryItem("h", .fractionalWidth(1), .absolute(20), .top)]
        }
        let solution = layout(one, [3, 2]).solved
        #expect(solution.cells() == ["20 20 130 40", "150 20 130 40", "20 60 130 40"])
        #expect(solution.view("h", 1) == "20 100 260 20")
    }
}
