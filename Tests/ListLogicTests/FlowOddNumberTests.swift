import Foundation
import ListLogic
import SeededNumbers
import Testing

/// Numbers that no layout expects. Nothing stops, and every frame is finite.
struct FlowOddNumberTests {
    private let odd: [CGFloat] = [
        .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude, -1, 0,
        1e-12, 1e18, 50,
    ]

    private func isFinite(_ rect: CGRect) -> Bool {
        rect.minX.isFinite && rect.minY.isFinite && rect.width.isFinite && rect.height.isFinite
    }

    @Test func `every combination of odd numbers has finite frames`() {
        var random = SeededNumbers(seed: 77)
        func any() -> CGFloat { odd[Int(random.next() % UInt64(odd.count))] }
        func insets() -> FlowInsets { FlowInsets(before: any(), after: any(), leading: any(), trailing: any()) }
        for _ in 0..<3000 {
            let sections = (0..<3).map { number in
                FlowLayout.Section(
                    items: number == 0
                        ? .equal(CGSize(width: any(), height: any()), count: [7, 0, -3][Int(random.next() % 3)])
                        : .each((0..<7).map { _ in CGSize(width: any(), height: any()) }), insets: insets(),
                    lineSpacing: any(), interitemSpacing: any(), header: any(), footer: any())
            }
            let geometry = FlowGeometry(
                FlowLayout(
                    axis: random.next() % 2 == 0 ? .vertical : .horizontal, viewExtent: any(), contentInsets: insets(),
                    scale: any(), isSelfSizing: random.next() % 2 == 0, sections: sections))
            #expect(geometry.contentSize.width.isFinite && geometry.contentSize.height.isFinite)
            #expect(geometry.contentSize.width >= 0 && geometry.contentSize.height >= 0)
            let bounds = CGRect(x: any(), y: any(), width: any(), height: any())
            let pinning = FlowPinning(headers: true, footers: true, visibleBounds: bounds)
            for section in -1...3 {
                for item in -1...7 {
                    if let frame = geometry.itemFrame(section: section, item: item) { #expect(isFinite(frame)) }
                }
                if let frame = geometry.headerFrame(ofSection: section, pinning: pinning) { #expect(isFinite(frame)) }
                if let frame = geometry.footerFrame(ofSection: section, pinning: pinning) { #expect(isFinite(frame)) }
            }
            #expect(geometry.elements(in: bounds, pinning: pinning).count <= 27)
            _ = geometry.item(at: CGPoint(x: any(), y: any()))
            _ = geometry.section(at: any())
            #expect(geometry.growth(before: any(), in: geometry) == 0)
        }
    }

    @Test func `places outside of the layout have no frame`() {
        let section = FlowLayout.Section(items: .equal(CGSize(width: 10, height: 10), count: 2))
        let geometry = FlowGeometry(FlowLayout(viewExtent: 100, sections: [section]))
        for (section, item) in [(0, 2), (0, -1), (1, 0), (-1, 0), (.max, .max), (.min, .min)] {
            #expect(geometry.itemFrame(section: section, item: item) == nil)
            #expect(geometry.line(ofItem: item, inSection: section) == nil)
            #expect(geometry.start(of: FlowAnchor(element: .item(item), section: section)) == nil)
        }
        #expect(geometry.items(ofLine: 1, inSection: 0).isEmpty)
        #expect(geometry.itemCount(inSection: 5) == 0)
        #expect(geometry.headerFrame(ofSection: 9) == nil)
        #expect(geometry.elements(in: .null).isEmpty)
    }

    @Test func `the largest count of equal items needs no memory`() {
        let section = FlowLayout.Section(items: .equal(CGSize(width: 50, height: 50), count: .max))
        let geometry = FlowGeometry(FlowLayout(viewExtent: 320, sections: [section, section]))
        let found = geometry.elements(in: CGRect(x: 0, y: 6_000_000, width: 320, height: 100))
        #expect(found.count == 10)
        #expect(found.first?.kind == .item(500_000))
        #expect(geometry.itemFrame(section: 0, item: .max) == nil)
        #expect(geometry.itemFrame(section: 0, item: .max - 1) != nil)
        #expect(geometry.lineCount(inSection: 0) > 1_000_000)
        #expect(geometry.items(ofLine: geometry.lineCount(inSection: 0) - 1, inSection: 0).upperBound == .max)
    }

    @Test func `100,000 items of different sizes are found like a few`() throws {
        var random = SeededNumbers(seed: 1)
        let sizes = (0..<100_000).map { _ in
            CGSize(width: CGFloat(20 + random.next() % 100), height: CGFloat(20 + random.next() % 60))
        }
        let section = FlowLayout.Section(items: .each(sizes))
        let geometry = FlowGeometry(FlowLayout(viewExtent: 390, scale: 3, sections: [section]))
        let frame = try #require(geometry.itemFrame(section: 0, item: 70_000))
        let found = geometry.elements(in: frame)
        #expect(found.map(\.kind) == [.item(70_000)])
        #expect(geometry.elements(in: frame.insetBy(dx: -400, dy: -400)).count < 300)
    }

    @Test func `items without length share one place`() {
        let section = FlowLayout.Section(items: .equal(.zero, count: 100_000), interitemSpacing: 0)
        let geometry = FlowGeometry(FlowLayout(viewExtent: 390, sections: [section]))
        #expect(geometry.lineCount(inSection: 0) == 1)
        #expect(geometry.itemFrame(section: 0, item: 99_999) == .zero)
        #expect(geometry.contentSize == CGSize(width: 390, height: 0))
        let covered = FlowLayout.Section(items: .equal(CGSize(width: 50, height: 50), count: 3), interitemSpacing: -50)
        let stack = FlowGeometry(FlowLayout(viewExtent: 390, sections: [covered]))
        for item in 0..<3 { #expect(stack.itemFrame(section: 0, item: item)?.minX == 0) }
    }
}
