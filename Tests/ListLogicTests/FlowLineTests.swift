import Foundation
import ListLogic
import Testing

/// The worked examples of lines. Sizes along the scroll axis are 50 if they do not matter.
struct FlowLineTests {
    /// The geometry of one section.
    private func geometry(
        _ items: FlowLayout.Items, in extent: CGFloat, insets: FlowInsets = .zero, lineSpacing: CGFloat = 10,
        spacing: CGFloat = 10, axis: FlowAxis = .vertical, scale: CGFloat = 2, isSelfSizing: Bool = false
    ) -> FlowGeometry {
        FlowGeometry(
            FlowLayout(
                axis: axis, viewExtent: extent, scale: scale, isSelfSizing: isSelfSizing,
                sections: [
                    FlowLayout.Section(
                        items: items, insets: insets, lineSpacing: lineSpacing, interitemSpacing: spacing)
                ]))
    }

    private func wide(_ widths: CGFloat...) -> FlowLayout.Items {
        .each(widths.map { CGSize(width: $0, height: 50) })
    }

    private func frames(_ geometry: FlowGeometry, section: Int = 0) -> [CGRect] {
        (0..<geometry.itemCount(inSection: section)).compactMap { geometry.itemFrame(section: section, item: $0) }
    }

    private func positions(_ geometry: FlowGeometry) -> [CGFloat] { frames(geometry).map(\.minX) }

    @Test func `an item joins a line if the items and the smallest spacings fit`() {
        let fitting = geometry(wide(100, 100, 80), in: 300)
        #expect(fitting.items(ofLine: 0, inSection: 0) == 0..<3)
        let narrow = geometry(wide(100, 100, 80), in: 299)
        #expect(narrow.items(ofLine: 0, inSection: 0) == 0..<2)
        #expect(narrow.items(ofLine: 1, inSection: 0) == 2..<3)
        #expect(narrow.lineCount(inSection: 0) == 2)
        #expect(narrow.line(ofItem: 2, inSection: 0) == 1)
        let inset = geometry(wide(100, 100, 80), in: 310, insets: FlowInsets(leading: 6, trailing: 5))
        #expect(inset.lineCount(inSection: 0) == 2)
    }

    @Test func `a third of a width fits three times`() {
        for width in stride(from: 300.0, to: 500, by: 1) {
            let items = CGSize(width: width / 3, height: 50)
            #expect(geometry(.equal(items, count: 7), in: width, spacing: 0).lineCount(inSection: 0) == 3)
            let each = [CGSize](repeating: items, count: 7)
            #expect(geometry(.each(each), in: width, spacing: 0).lineCount(inSection: 0) == 3)
        }
    }

    @Test func `the items of a full line are justified between the insets`() {
        let insets = FlowInsets(before: 10, after: 10, leading: 10, trailing: 10)
        let lines = geometry(wide(60, 100, 140, 60, 60), in: 320, insets: insets)
        #expect(positions(lines) == [10, 210, 10, 160, 230])
        #expect(frames(lines)[1].maxX == 310)
    }

    @Test func `equal items of a last line have the gaps of a full line`() {
        #expect(positions(geometry(wide(50, 50, 50, 50), in: 375)) == [0, 65, 130, 195])
        let equal = FlowLayout.Items.equal(CGSize(width: 50, height: 50), count: 4)
        #expect(positions(geometry(equal, in: 375)) == [0, 65, 130, 195])
    }

    @Test func `a section with fewer items keeps the grid`() {
        let insets = FlowInsets(before: 16, after: 16, leading: 16, trailing: 16)
        let size = CGSize(width: 90, height: 60)
        let section = { FlowLayout.Section(items: .equal(size, count: $0), insets: insets, lineSpacing: 8) }
        var layout = FlowLayout(viewExtent: 320, scale: 2, sections: [section(7), section(2)])
        layout.sections[0].interitemSpacing = 8
        layout.sections[1].interitemSpacing = 8
        let grid = FlowGeometry(layout)
        #expect(frames(grid).map(\.minX) == [16, 115, 214, 16, 115, 214, 16])
        #expect(frames(grid).map(\.minY) == [16, 16, 16, 84, 84, 84, 152])
        #expect(frames(grid, section: 1).map(\.origin) == [CGPoint(x: 16, y: 244), CGPoint(x: 115, y: 244)])
    }

    @Test func `different items of a last line have the smallest spacing`() {
        #expect(positions(geometry(wide(50, 60, 50), in: 375)) == [0, 60, 130])
        let higher = [CGSize(width: 50, height: 50), CGSize(width: 50, height: 51)]
        #expect(positions(geometry(.each(higher), in: 375)) == [0, 60])
    }

    @Test func `self-sized items of one width keep the grid in a last line of different heights`() {
        let higher = [CGSize(width: 50, height: 50), CGSize(width: 50, height: 51)]
        #expect(positions(geometry(.each(higher), in: 375, isSelfSizing: true)) == [0, 65])
    }

    @Test func `a line for one item centers the item`() {
        #expect(positions(geometry(wide(200, 200), in: 320)) == [60, 60])
        #expect(positions(geometry(wide(200, 300, 20), in: 320)) == [60, 10, 0])
        #expect(positions(geometry(.equal(CGSize(width: 200, height: 50), count: 2), in: 320)) == [60, 60])
    }

    @Test func `an item that is longer than the line has a negative position`() {
        let long = geometry(wide(50, 400, 320), in: 320)
        #expect(positions(long) == [135, -40, 0])
        #expect(long.firstOversizedItem?.item == 1)
        #expect(positions(geometry(wide(50, 400, 320), in: 320, isSelfSizing: true)) == [135, 0, 0])
        let equal = geometry(.equal(CGSize(width: 400, height: 50), count: 3), in: 320)
        #expect(positions(equal) == [-40, -40, -40])
        #expect(equal.firstOversizedItem?.item == 0)
        #expect(geometry(.equal(CGSize(width: 400, height: 50), count: 0), in: 320).firstOversizedItem == nil)
        #expect(geometry(wide(320, 320), in: 320).firstOversizedItem == nil)
    }

    @Test func `the height of an item is too large if the layout scrolls horizontally`() {
        let tall = geometry(.each([CGSize(width: 10, height: 101)]), in: 100, axis: .horizontal)
        #expect(tall.firstOversizedItem?.item == 0)
        #expect(tall.axis == .horizontal)
        let wide = geometry(.each([CGSize(width: 101, height: 10)]), in: 100, axis: .horizontal)
        #expect(wide.firstOversizedItem == nil)
    }

    @Test func `a lone item has a leading position if more items would fit`() {
        #expect(positions(geometry(wide(60), in: 300, insets: FlowInsets(leading: 16))) == [16])
    }

    @Test func `origins are rounded to pixels and sizes are not`() {
        let insets = FlowInsets(leading: 12, trailing: 12)
        let lines = geometry(.equal(CGSize(width: 80, height: 33.3), count: 9), in: 375, insets: insets)
        #expect(positions(lines).prefix(4) == [12, 102.5, 192.5, 283])
        #expect(frames(lines)[4] == CGRect(x: 12, y: 43.5, width: 80, height: 33.3))
        #expect(positions(geometry(wide(80, 80, 80, 80), in: 350, scale: 3)) == [0, 90, 180, 270])
        #expect(positions(geometry(wide(80, 80, 80, 80), in: 352, scale: 3))[1] == CGFloat(272) / 3)
    }

    @Test func `lines have the largest extent of their items and center the others`() {
        let sizes = [CGSize(width: 100, height: 40), CGSize(width: 100, height: 60), CGSize(width: 300, height: 20)]
        let lines = geometry(.each(sizes), in: 300, lineSpacing: 7)
        #expect(frames(lines).map(\.minY) == [10, 0, 67])
        #expect(lines.contentSize == CGSize(width: 300, height: 87))
    }

    @Test func `sections have a header, insets, lines and a footer`() throws {
        let insets = FlowInsets(before: 3, after: 4, leading: 5, trailing: 6)
        let items = FlowLayout.Items.equal(CGSize(width: 50, height: 50), count: 1)
        let sections = [
            FlowLayout.Section(items: items, insets: insets, header: 20, footer: 30),
            FlowLayout.Section(items: .each([]), insets: insets, header: 20, footer: 30),
            FlowLayout.Section(items: items, insets: insets),
        ]
        let geometry = FlowGeometry(FlowLayout(viewExtent: 300, sections: sections))
        #expect(geometry.headerFrame(ofSection: 0) == CGRect(x: 0, y: 0, width: 300, height: 20))
        #expect(geometry.itemFrame(section: 0, item: 0) == CGRect(x: 5, y: 23, width: 50, height: 50))
        #expect(geometry.footerFrame(ofSection: 0) == CGRect(x: 0, y: 77, width: 300, height: 30))
        #expect(geometry.headerFrame(ofSection: 1) == CGRect(x: 0, y: 107, width: 300, height: 20))
        #expect(geometry.footerFrame(ofSection: 1) == CGRect(x: 0, y: 134, width: 300, height: 30))
        #expect(geometry.headerFrame(ofSection: 2) == nil)
        #expect(geometry.footerFrame(ofSection: 2) == nil)
        #expect(geometry.itemFrame(section: 2, item: 0)?.minY == 167)
        #expect(geometry.contentSize == CGSize(width: 300, height: 221))
        let span = try #require(geometry.span(ofSection: 1))
        #expect(span == (107, 164))
    }

    @Test func `the spacings of a section are 10 by default`() {
        let section = FlowLayout.Section(items: .equal(CGSize(width: 50, height: 50), count: 6))
        let geometry = FlowGeometry(FlowLayout(viewExtent: 320, scale: 2, sections: [section]))
        #expect(positions(geometry) == [0, 67.5, 135, 202.5, 270, 0])
        #expect(geometry.contentSize == CGSize(width: 320, height: 110))
    }

    @Test func `a horizontal layout has columns`() {
        let insets = FlowInsets(top: 10, left: 20, bottom: 10, right: 20, axis: .horizontal)
        let size = CGSize(width: 120, height: 80)
        let columns = geometry(.equal(size, count: 3), in: 100, insets: insets, lineSpacing: 12, axis: .horizontal)
        let origins = [CGPoint(x: 20, y: 10), CGPoint(x: 152, y: 10), CGPoint(x: 284, y: 10)]
        #expect(frames(columns).map(\.origin) == origins)
        #expect(columns.contentSize == CGSize(width: 424, height: 100))
        let section = FlowLayout.Section(items: .equal(size, count: 1), header: 30)
        let header = FlowGeometry(FlowLayout(axis: .horizontal, viewExtent: 100, sections: [section]))
        #expect(header.headerFrame(ofSection: 0) == CGRect(x: 0, y: 0, width: 30, height: 100))
        #expect(header.itemFrame(section: 0, item: 0)?.minX == 30)
    }

    @Test func `a mirrored frame has the same distance from the other edge`() throws {
        let lines = geometry(wide(60, 100, 140, 60, 60), in: 300)
        let frame = try #require(lines.itemFrame(section: 0, item: 0))
        #expect(lines.mirrored(frame) == CGRect(x: 240, y: 0, width: 60, height: 50))
        #expect(lines.mirrored(lines.mirrored(frame)) == frame)
        #expect(lines.mirrored(frame, acrossWidth: 400).minX == 340)
    }
}
