import Foundation
import ListLogic
import SeededNumbers
import Testing

/// A slow layout that places item after item, to compare with.
private struct FlowModel {
    /// The exact frames of the items of each section.
    var items: [[CGRect]] = []
    var headers: [CGRect?] = []
    var footers: [CGRect?] = []
    var extent: CGFloat = 0

    init(_ layout: FlowLayout) {
        let axis = layout.axis
        let cross = layout.viewExtent - layout.contentInsets.leading - layout.contentInsets.trailing
        var along: CGFloat = 0
        for section in layout.sections {
            let start = along
            headers.append(
                section.header > 0
                    ? axis.rect(position: 0, start: along, length: cross, extent: section.header) : nil)
            along += section.header + section.insets.before
            var frames: [CGRect] = []
            var first = 0, previous: (start: CGFloat, end: CGFloat)?
            while first < section.items.count {
                let line = Self.line(section, from: first, cross: cross, layout)
                let sizes = line.indices.compactMap { section.items[first + $0] }
                let extent = sizes.map(axis.extent).max() ?? 0
                let lineStart = previous.map { max($0.start, $0.end + section.lineSpacing) } ?? along
                for (position, size) in zip(line, sizes) {
                    frames.append(
                        axis.rect(
                            position: section.insets.leading + position,
                            start: lineStart + (extent - axis.extent(of: size)) / 2, length: axis.length(of: size),
                            extent: axis.extent(of: size)))
                }
                previous = (lineStart, lineStart + extent)
                first += line.count
            }
            items.append(frames)
            along = (previous?.end ?? along) + section.insets.after
            footers.append(
                section.footer > 0
                    ? axis.rect(position: 0, start: along, length: cross, extent: section.footer) : nil)
            along = max(start, along + section.footer)
        }
        extent = max(0, along)
    }

    /// The positions of the items of one line.
    private static func line(
        _ section: FlowLayout.Section, from first: Int, cross: CGFloat, _ layout: FlowLayout
    ) -> [CGFloat] {
        let available = cross - section.insets.leading - section.insets.trailing
        let spacing = section.interitemSpacing
        func length(_ item: Int) -> CGFloat { layout.axis.length(of: section.items[item] ?? .zero) }
        func isSame(_ item: Int) -> Bool {
            layout.isSelfSizing ? length(item) == length(first) : section.items[item] == section.items[first]
        }
        var lengths = [length(first)], used = length(first)
        while first + lengths.count < section.items.count {
            let next = length(first + lengths.count)
            guard used + spacing + next <= available + 1e-6 else { break }
            used += spacing + next
            lengths.append(next)
        }
        let isFull = first + lengths.count < section.items.count
        let isUniform = (0..<lengths.count).allSatisfy { isSame(first + $0) }
        var places = lengths
        if !isFull, isUniform {
            // Further items fill the line. Items without length and spacing never fill the line.
            while places.count < 100_000, used + spacing + places[0] <= available + 1e-6 {
                used += spacing + places[0]
                places.append(places[0])
            }
        }
        var gap = spacing
        if isFull || isUniform {
            gap = places.count > 1 ? (available - places.reduce(0, +)) / CGFloat(places.count - 1) : 0
        }
        var position: CGFloat = 0
        if places.count == 1 {
            position = (available - lengths[0]) / 2
            if layout.isSelfSizing { position = max(0, position) }
        }
        return lengths.map { length in
            defer { position += max(0, length + gap) }
            return position
        }
    }
}

struct FlowModelTests {
    private func number(_ random: inout SeededNumbers, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
        low + (CGFloat(random.next() % 1000) / 1000 * (high - low) * 4).rounded() / 4
    }

    /// - Parameter overlap: whether spacings and insets may be negative.
    private func layout(_ random: inout SeededNumbers, overlap: Bool) -> FlowLayout {
        let low: CGFloat = overlap ? -30 : 0
        func insets(_ random: inout SeededNumbers) -> FlowInsets {
            FlowInsets(
                before: number(&random, low, 20), after: number(&random, low, 20), leading: number(&random, low, 20),
                trailing: number(&random, low, 20))
        }
        let sections = (0..<Int(random.next() % 5)).map { _ in
            let count = Int(random.next() % 30)
            var items = FlowLayout.Items.equal(.zero, count: 0)
            func size() -> CGSize {
                CGSize(width: number(&random, 5, 140), height: number(&random, 5, 60))
            }
            switch random.next() % 4 {
            case 0: items = .equal(size(), count: count)
            case 1: items = .each([CGSize](repeating: size(), count: count))
            case 2:
                let width = number(&random, 5, 140)
                items = .each((0..<count).map { _ in CGSize(width: width, height: number(&random, 5, 60)) })
            default: items = .each((0..<count).map { _ in size() })
            }
            return FlowLayout.Section(
                items: items, insets: insets(&random), lineSpacing: number(&random, low, 15),
                interitemSpacing: number(&random, overlap ? -4 : 0, 15),
                header: random.next() % 2 == 0 ? 0 : number(&random, 1, 40),
                footer: random.next() % 2 == 0 ? 0 : number(&random, 1, 40))
        }
        var layout = FlowLayout(viewExtent: number(&random, 120, 400), sections: sections)
        layout.axis = random.next() % 2 == 0 ? .vertical : .horizontal
        layout.contentInsets = FlowInsets(leading: number(&random, 0, 20), trailing: number(&random, 0, 20))
        layout.scale = CGFloat(random.next() % 3 + 1)
        layout.isSelfSizing = random.next() % 3 == 0
        return layout
    }

    /// Whether a frame is the exact frame with an origin rounded to pixels.
    private func isRounded(_ frame: CGRect?, _ exact: CGRect?, _ scale: CGFloat) -> Bool {
        guard let frame, let exact else { return frame == nil && exact == nil }
        func isNear(_ value: CGFloat, _ exact: CGFloat) -> Bool {
            abs(value - exact) <= 0.5 / scale + 1e-6 && abs(value * scale - (value * scale).rounded()) < 1e-6
        }
        return isNear(frame.minX, exact.minX) && isNear(frame.minY, exact.minY) && frame.size == exact.size
    }

    @Test(arguments: [false, true])
    func `frames are those of a loop that places item after item`(overlap: Bool) {
        var random = SeededNumbers(seed: overlap ? 5 : 4)
        for _ in 0..<400 {
            let layout = layout(&random, overlap: overlap)
            let (geometry, model) = (FlowGeometry(layout), FlowModel(layout))
            for section in layout.sections.indices {
                #expect(geometry.itemCount(inSection: section) == model.items[section].count)
                for (item, frame) in model.items[section].enumerated() {
                    #expect(isRounded(geometry.itemFrame(section: section, item: item), frame, layout.scale))
                }
                #expect(isRounded(geometry.headerFrame(ofSection: section), model.headers[section], layout.scale))
                #expect(isRounded(geometry.footerFrame(ofSection: section), model.footers[section], layout.scale))
            }
            let extent = layout.axis.extent(of: geometry.contentSize)
            #expect(extent <= model.extent + 1e-6 && extent > model.extent - 1 / layout.scale - 1e-6)
        }
    }

    /// All elements, found one by one.
    private func all(_ geometry: FlowGeometry, _ pinning: FlowPinning?) -> [FlowGeometry.Element] {
        (0..<geometry.sectionCount).flatMap { section in
            var found: [FlowGeometry.Element] = []
            if let frame = geometry.headerFrame(ofSection: section, pinning: pinning) {
                found.append(.init(.header, section: section, frame: frame))
            }
            for item in 0..<geometry.itemCount(inSection: section) {
                guard let frame = geometry.itemFrame(section: section, item: item) else { continue }
                found.append(.init(.item(item), section: section, frame: frame))
            }
            if let frame = geometry.footerFrame(ofSection: section, pinning: pinning) {
                found.append(.init(.footer, section: section, frame: frame))
            }
            return found
        }
    }

    @Test(arguments: [false, true])
    func `elements of a rectangle are those of a linear scan`(overlap: Bool) {
        var random = SeededNumbers(seed: overlap ? 9 : 8)
        for _ in 0..<300 {
            let geometry = FlowGeometry(layout(&random, overlap: overlap))
            let size = geometry.contentSize
            for _ in 0..<12 {
                let rect = CGRect(
                    x: number(&random, -40, size.width + 40), y: number(&random, -40, size.height + 40),
                    width: number(&random, 0, 200), height: number(&random, 0, 200))
                let pinning = FlowPinning(
                    headers: random.next() % 2 == 0, footers: random.next() % 2 == 0, visibleBounds: rect)
                let expected = all(geometry, pinning).filter { element in
                    element.frame.minX < rect.maxX && element.frame.maxX > rect.minX && element.frame.minY < rect.maxY
                        && element.frame.maxY > rect.minY
                }
                #expect(geometry.elements(in: rect, pinning: pinning) == expected)
            }
        }
    }

    @Test func `the item at a point is the last item whose frame contains the point`() {
        var random = SeededNumbers(seed: 21)
        for round in 0..<200 {
            let geometry = FlowGeometry(layout(&random, overlap: round % 2 == 0))
            let elements = all(geometry, nil)
            for _ in 0..<20 {
                let point = CGPoint(
                    x: number(&random, -5, geometry.contentSize.width),
                    y: number(&random, -5, geometry.contentSize.height))
                let expected = elements.last { element in
                    guard case .item = element.kind else { return false }
                    let frame = element.frame
                    return frame.minX <= point.x && point.x < frame.maxX && frame.minY <= point.y
                        && point.y < frame.maxY
                }
                let found = geometry.item(at: point)
                #expect(found?.section == expected?.section)
                #expect(found.map { .item($0.item) } == expected?.kind)
            }
        }
    }

    @Test func `a rectangle has the items that a later item of the line does not cover`() {
        let sizes = [100, 5, 50].map { CGSize(width: CGFloat($0), height: 50) }
        let section = FlowLayout.Section(items: .each(sizes), interitemSpacing: -60)
        let geometry = FlowGeometry(FlowLayout(viewExtent: 300, sections: [section]))
        let rect = CGRect(x: 60, y: 0, width: 10, height: 50)
        #expect(geometry.elements(in: rect).map(\.kind) == [.item(0), .item(2)])
    }

    @Test func `a rectangle has the items that a negative inset moves over earlier sections`() {
        let items = FlowLayout.Items.equal(CGSize(width: 50, height: 50), count: 1)
        let sections = [
            FlowLayout.Section(items: .each([]), header: 10), FlowLayout.Section(items: .each([]), header: 20),
            FlowLayout.Section(items: items, insets: FlowInsets(before: -28)),
        ]
        let geometry = FlowGeometry(FlowLayout(viewExtent: 300, sections: sections))
        let found = geometry.elements(in: CGRect(x: 0, y: 0, width: 300, height: 5))
        #expect(found.map(\.kind) == [.header, .item(0)])
        #expect(found.map(\.section) == [0, 2])
    }

    @Test func `equal sizes have the frames of as many single sizes`() {
        var random = SeededNumbers(seed: 31)
        for _ in 0..<300 {
            let size = CGSize(width: number(&random, 0, 200), height: number(&random, 0, 60))
            let count = Int(random.next() % 50)
            var layout = layout(&random, overlap: true)
            layout.sections = [
                FlowLayout.Section(items: .equal(size, count: count), interitemSpacing: number(&random, -9, 15))
            ]
            let grid = FlowGeometry(layout)
            layout.sections[0].items = .each([CGSize](repeating: size, count: count))
            let single = FlowGeometry(layout)
            #expect(grid.contentSize == single.contentSize)
            #expect(grid.firstOversizedItem?.item == single.firstOversizedItem?.item)
            for item in 0..<count {
                let (frame, other) = (grid.itemFrame(section: 0, item: item), single.itemFrame(section: 0, item: item))
                #expect(abs((frame?.minX ?? 0) - (other?.minX ?? 1)) <= 1 / layout.scale + 1e-6)
                #expect(abs((frame?.minY ?? 0) - (other?.minY ?? 1)) <= 1 / layout.scale + 1e-6)
                #expect(frame?.size == other?.size)
            }
        }
    }
}
