import Foundation
import ListLogic
import SeededNumbers
import Testing

struct FlowPinningTests {
    /// Two sections: header 28, lines until 274, footer 20.
    private func geometry(axis: FlowAxis = .vertical) -> FlowGeometry {
        let size = axis.size(length: 100, extent: 82)
        let section = FlowLayout.Section(
            items: .equal(size, count: 3), lineSpacing: 0, header: 28, footer: 20)
        return FlowGeometry(FlowLayout(axis: axis, viewExtent: 100, sections: [section, section]))
    }

    private func header(at offset: CGFloat, section: Int = 0) -> CGFloat? {
        let pinning = FlowPinning(
            headers: true, visibleBounds: CGRect(x: 0, y: offset, width: 100, height: 200))
        return geometry().headerFrame(ofSection: section, pinning: pinning).map { $0.minY - offset }
    }

    private func footer(at offset: CGFloat, section: Int = 0) -> CGFloat? {
        let pinning = FlowPinning(
            footers: true, visibleBounds: CGRect(x: 0, y: offset, width: 100, height: 200))
        return geometry().footerFrame(ofSection: section, pinning: pinning).map { $0.minY - offset }
    }

    @Test func `a pinned header stays at the edge until its section leaves`() {
        #expect(header(at: -30) == 30)
        #expect(header(at: 0) == 0)
        #expect(header(at: 100) == 0)
        #expect(header(at: 246) == 0)
        #expect(header(at: 260) == -14)
        #expect(header(at: 274) == -28)
        #expect(header(at: 260, section: 1) == 34)
        #expect(header(at: 300, section: 1) == 0)
    }

    @Test func `a pinned footer stays at the edge until its section appears`() {
        #expect(footer(at: 0) == 180)
        #expect(footer(at: 94) == 180)
        #expect(footer(at: 100) == 174)
        #expect(footer(at: 110, section: 1) == 212)
        #expect(footer(at: 200, section: 1) == 180)
    }

    @Test func `pinned headers of a horizontal layout stay at the left edge`() {
        let bounds = CGRect(x: 260, y: 0, width: 200, height: 100)
        let pinning = FlowPinning(headers: true, footers: true, visibleBounds: bounds)
        let columns = geometry(axis: .horizontal)
        #expect(columns.headerFrame(ofSection: 0, pinning: pinning) == CGRect(x: 246, y: 0, width: 28, height: 100))
        #expect(columns.isPinned(.header, ofSection: 0, by: pinning))
        #expect(columns.isPinned(.footer, ofSection: 1, by: pinning))
        #expect(!columns.isPinned(.header, ofSection: 1, by: pinning))
        #expect(!columns.isPinned(.item(0), ofSection: 0, by: pinning))
    }

    @Test func `a rectangle has the headers that are pinned into the rectangle`() {
        let rect = CGRect(x: 0, y: 150, width: 100, height: 50)
        let pinning = FlowPinning(headers: true, visibleBounds: rect)
        #expect(geometry().elements(in: rect).map(\.kind) == [.item(1), .item(2)])
        #expect(geometry().elements(in: rect, pinning: pinning).map(\.kind) == [.header, .item(1), .item(2)])
    }

    @Test func `the section at an offset contains the offset`() {
        #expect(geometry().section(at: -1) == nil)
        #expect(geometry().section(at: 0) == 0)
        #expect(geometry().section(at: 293.9) == 0)
        #expect(geometry().section(at: 294) == 1)
        #expect(geometry().section(at: 588) == nil)
    }

    // MARK: Sizes that change

    @Test func `the growth before an offset moves the content at the offset`() {
        var sizes = MeasuredSizes(estimate: CGSize(width: 100, height: 40))
        func solved() -> FlowGeometry {
            let sections = (0..<2).map { section in
                FlowLayout.Section(items: sizes.items(section: section, count: 10), lineSpacing: 0, header: 20)
            }
            return FlowGeometry(FlowLayout(viewExtent: 100, scale: 2, isSelfSizing: true, sections: sections))
        }
        let old = solved()
        sizes.record(CGSize(width: 100, height: 60), section: 0, item: 9)
        let new = solved()
        #expect(old.growth(before: 0, in: new) == 0)
        // Nine items in front grew by 20.
        #expect(old.anchor(at: 385) == FlowAnchor(element: .item(9), section: 0))
        #expect(old.growth(before: 385, in: new) == 180)
        #expect(old.anchor(at: 425) == FlowAnchor(element: .header, section: 1))
        #expect(old.growth(before: 425, in: new) == 200)
        #expect(old.growth(before: 10_000, in: new) == 0)
        #expect(new.growth(before: 1e9, in: old) == 0)
    }

    @Test func `the anchor is the first element that ends behind the offset`() {
        #expect(geometry().anchor(at: -50) == FlowAnchor(element: .header, section: 0))
        #expect(geometry().anchor(at: 28) == FlowAnchor(element: .item(0), section: 0))
        #expect(geometry().anchor(at: 110) == FlowAnchor(element: .item(1), section: 0))
        #expect(geometry().anchor(at: 280) == FlowAnchor(element: .footer, section: 0))
        #expect(geometry().anchor(at: 294) == FlowAnchor(element: .header, section: 1))
        #expect(geometry().anchor(at: 588) == nil)
        #expect(geometry().start(of: FlowAnchor(element: .header, section: 1)) == 294)
        #expect(geometry().start(of: FlowAnchor(element: .item(2), section: 1)) == 486)
        #expect(geometry().start(of: FlowAnchor(element: .footer, section: 1)) == 568)
    }

    @Test func `measured sizes are the average of those that are stored`() {
        var random = SeededNumbers(seed: 2)
        var sizes = MeasuredSizes(estimate: CGSize(width: 50, height: 50))
        var plain: [[Int]: CGSize] = [:]
        #expect(sizes.average == CGSize(width: 50, height: 50))
        for _ in 0..<2000 {
            let (section, item) = (Int(random.next() % 3), Int(random.next() % 40))
            if random.next() % 4 == 0 {
                sizes.remove(section: section, item: item)
                plain[[section, item]] = nil
            } else {
                let size = CGSize(width: CGFloat(random.next() % 90), height: CGFloat(random.next() % 90))
                let differs = sizes.record(size, section: section, item: item)
                #expect(differs == (plain[[section, item]] != size))
                plain[[section, item]] = size
            }
            #expect(sizes.count == plain.count)
            guard !plain.isEmpty else { continue }
            let width = plain.values.map(\.width).reduce(0, +) / CGFloat(plain.count)
            #expect(abs(sizes.average.width - width) < 1e-9)
        }
        for section in 0..<3 {
            let items = sizes.items(section: section, count: 30)
            for item in 0..<30 { #expect(items[item] == plain[[section, item]] ?? sizes.average) }
        }
        sizes.removeAll()
        #expect(sizes.items(section: 0, count: 4) == .equal(CGSize(width: 50, height: 50), count: 4))
    }

    @Test func `measured sizes move with their items`() {
        var sizes = MeasuredSizes(estimate: CGSize(width: 50, height: 50))
        sizes.record(CGSize(width: 10, height: 10), section: 0, item: 0)
        sizes.record(CGSize(width: 30, height: 30), section: 1, item: 2)
        let moved = sizes.renumbered { section, item in section == 0 ? nil : (0, item + 1) }
        #expect(moved.measured(section: 0, item: 3) == CGSize(width: 30, height: 30))
        #expect(moved.count == 1)
        #expect(moved.average == CGSize(width: 30, height: 30))
    }
}
