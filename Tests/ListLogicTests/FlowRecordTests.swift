import Foundation
import ListLogic
import Testing

/// Layouts of UIKit that were recorded at a scale of 2: the origins of items, and the sizes where they are not given.
struct FlowRecordTests {
    private func size(_ item: Int) -> CGSize {
        CGSize(width: 60 + 10 * CGFloat(item % 3), height: 40 + 6 * CGFloat(item % 4))
    }

    /// Seven, five and one item of different sizes, with insets that grow with the section, and headers.
    private func layout(
        contentLeft: CGFloat = 0, contentRight: CGFloat = 0, reference: FlowInsets? = nil
    ) -> FlowLayout {
        let content = FlowInsets(leading: contentLeft, trailing: contentRight)
        let sections = [7, 5, 1].enumerated().map { number, count in
            let index = CGFloat(number)
            let insets = FlowInsets(
                top: 4 + 3 * index, left: 6 + 5 * index, bottom: 8 + index, right: 10 + 4 * index, axis: .vertical)
            return FlowLayout.Section(
                items: .each((0..<count).map(size)),
                insets: reference.map { insets.measured(from: $0, contentInsets: content) } ?? insets, lineSpacing: 9,
                interitemSpacing: 7, header: 24)
        }
        return FlowLayout(viewExtent: 320, contentInsets: content, scale: 2, sections: sections)
    }

    private func origins(_ geometry: FlowGeometry, _ section: Int = 0) -> [[CGFloat]] {
        (0..<geometry.itemCount(inSection: section)).compactMap { item in
            geometry.itemFrame(section: section, item: item).map { [$0.minX, $0.minY] }
        }
    }

    @Test func `different sizes without content insets`() {
        let geometry = FlowGeometry(layout())
        #expect(geometry.contentSize == CGSize(width: 320, height: 386))
        #expect(
            origins(geometry) == [[6, 37], [77.5, 34], [158.5, 31], [250, 28], [6, 101], [83, 98], [170, 95]])
        #expect(
            origins(geometry, 1) == [[11, 195], [79.5, 192], [157.5, 189], [246, 186], [11, 253]])
        #expect(origins(geometry, 2) == [[16, 336]])
        #expect(geometry.headerFrame(ofSection: 2) == CGRect(x: 0, y: 302, width: 320, height: 24))
    }

    @Test func `content insets narrow lines, headers and the content`() {
        let geometry = FlowGeometry(layout(contentLeft: 40, contentRight: 3))
        #expect(geometry.contentSize == CGSize(width: 277, height: 459))
        #expect(
            origins(geometry) == [[6, 34], [91.5, 31], [187, 28], [6, 89], [91.5, 98], [187, 95], [6, 156]])
        #expect(origins(geometry, 1) == [[11, 253], [92, 250], [183, 247], [11, 308], [78, 317]])
        #expect(origins(geometry, 2) == [[16, 409]])
        #expect(geometry.headerFrame(ofSection: 1) == CGRect(x: 0, y: 216, width: 277, height: 24))
    }

    @Test func `section insets are measured from the safe area or the margins`() {
        let safeArea = FlowGeometry(layout(contentLeft: 40, contentRight: 3, reference: .zero))
        #expect(
            origins(safeArea) == [[0, 34], [90, 31], [190, 28], [0, 89], [90, 98], [190, 95], [0, 156]])
        let sides = FlowInsets(leading: 8, trailing: 8)
        let margins = FlowGeometry(layout(contentLeft: 40, contentRight: 3, reference: sides))
        #expect(origins(margins, 1) == [[0, 253], [84, 250], [178, 247], [0, 308], [67, 317]])
        let wide = FlowGeometry(layout(reference: sides))
        #expect(
            origins(wide) == [[14, 34], [113, 31], [222, 28], [14, 89], [113, 98], [222, 95], [14, 156]])
        let uneven = FlowGeometry(layout(contentLeft: 12, reference: FlowInsets(leading: 30, trailing: 5)))
        #expect(origins(uneven, 1) == [[29, 253], [114, 250], [209, 247], [29, 308], [96, 317]])
        #expect(uneven.contentSize == CGSize(width: 308, height: 459))
    }

    @Test func `equal sizes in two widths`() {
        let insets = FlowInsets(top: 10, left: 12, bottom: 14, right: 16, axis: .vertical)
        let sections = [7, 5, 1].map { count in
            FlowLayout.Section(
                items: .equal(CGSize(width: 70, height: 50), count: count), insets: insets, lineSpacing: 9,
                interitemSpacing: 7)
        }
        let narrow = FlowGeometry(FlowLayout(viewExtent: 320, scale: 2, sections: sections))
        #expect(origins(narrow, 1) == [[12, 202], [123, 202], [234, 202], [12, 261], [123, 261]])
        #expect(narrow.contentSize == CGSize(width: 320, height: 399))
        let wide = FlowGeometry(FlowLayout(viewExtent: 375, scale: 2, sections: sections))
        #expect(origins(wide, 1) == [[12, 143], [104.5, 143], [196.5, 143], [289, 143], [12, 202]])
        #expect(origins(wide, 2) == [[12, 276]])
        #expect(wide.contentSize == CGSize(width: 375, height: 340))
    }

    // MARK: Self-sizing

    private func selfSized(
        _ sizes: [CGSize], axis: FlowAxis = .vertical, extent: CGFloat = 320, insets: FlowInsets = .zero,
        spacing: CGFloat = 10, header: CGFloat = 0
    ) -> FlowGeometry {
        let section = FlowLayout.Section(
            items: .each(sizes), insets: insets, interitemSpacing: spacing, header: header)
        return FlowGeometry(
            FlowLayout(axis: axis, viewExtent: extent, scale: 2, isSelfSizing: true, sections: [section]))
    }

    private func row(_ widths: CGFloat...) -> [CGSize] { widths.map { CGSize(width: $0, height: 29) } }

    @Test func `self-sized items of one width are a grid`() {
        let heights: [CGFloat] = [29, 233, 80, 29, 233, 29]
        let geometry = selfSized(
            heights.map { CGSize(width: 90, height: $0) },
            insets: FlowInsets(before: 5, after: 5, leading: 12, trailing: 12), spacing: 6, header: 30)
        #expect(
            origins(geometry) == [[12, 137], [115, 35], [218, 111.5], [12, 380], [115, 278], [218, 380]])
        #expect(geometry.contentSize == CGSize(width: 320, height: 516))
    }

    @Test func `self-sized items longer than a line start at the leading edge`() {
        let geometry = selfSized(row(58.5, 697, 209.5, 24.5, 739, 33))
        #expect(origins(geometry) == [[131, 0], [0, 39], [0, 78], [295.5, 78], [0, 117], [0, 156]])
        #expect(geometry.contentSize == CGSize(width: 320, height: 185))
    }

    @Test func `self-sized items of a last line are packed`() {
        let mixed = selfSized(row(117, 100.5, 83.5, 66.5, 100.5, 50, 150.5, 58.5))
        #expect(
            origins(mixed) == [
                [0, 0], [219.5, 0], [0, 39], [118.5, 39], [219.5, 39], [0, 78], [60, 78], [220.5, 78],
            ])
        let two = selfSized(row(117, 100.5, 83.5, 66.5, 100.5))
        #expect(origins(two) == [[0, 0], [219.5, 0], [0, 39], [93.5, 39], [170, 39]])
    }

    @Test func `self-sized items of a horizontal layout`() {
        let geometry = selfSized(row(58.5, 697, 209.5, 24.5, 739, 33), axis: .horizontal, extent: 480)
        #expect(
            origins(geometry) == [[340.5, 0], [21, 41], [265, 82], [357.5, 123], [0, 164], [353, 205]])
        #expect(geometry.contentSize == CGSize(width: 739, height: 480))
    }

    @Test func `items without measured size have the average`() {
        var sizes = MeasuredSizes(estimate: CGSize(width: 320, height: 40))
        for (item, height) in [29, 63, 29, 29, 63, 29, 63, 29, 63].enumerated() {
            sizes.record(CGSize(width: 320, height: height), section: 0, item: item)
        }
        guard case .each(let all) = sizes.items(section: 0, count: 40) else {
            Issue.record("no sizes")
            return
        }
        let geometry = selfSized(all)
        let starts = origins(geometry).map { $0[1] }
        #expect(starts[...13] == [0, 39, 112, 151, 190, 263, 302, 375, 414, 487, 541, 595, 649.5, 703.5])
        #expect(starts[39] == 2110.5)
        #expect(geometry.contentSize == CGSize(width: 320, height: 2154))
    }

    @Test func `sizes of a delegate are estimates`() {
        var sizes = MeasuredSizes(estimate: CGSize(width: 320, height: 40))
        for (item, height) in [29, 63, 29, 29, 63, 29, 63, 29, 63].enumerated() {
            sizes.record(CGSize(width: 320, height: height), section: 0, item: item)
        }
        let delegate = FlowLayout.Items.equal(CGSize(width: 320, height: 70), count: 40)
        guard case .each(let all) = sizes.items(section: 0, estimates: delegate) else {
            Issue.record("no sizes")
            return
        }
        let geometry = selfSized(all)
        #expect(origins(geometry).map { $0[1] }[8...11] == [414, 487, 567, 647])
        #expect(geometry.contentSize == CGSize(width: 320, height: 2957))
    }
}
