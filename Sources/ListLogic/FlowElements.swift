package import Foundation

extension FlowGeometry {
    /// An item, a header or a footer with its frame.
    package struct Element: Sendable, Equatable {
        /// The kind of an element, and the index of an item in its section.
        package enum Kind: Sendable, Equatable, Hashable {
            case header
            case item(Int)
            case footer
        }

        /// The kind of the element.
        package var kind: Kind
        /// The index of the section.
        package var section: Int
        /// The frame in content coordinates.
        package var frame: CGRect

        /// An element with a frame.
        package init(_ kind: Kind, section: Int, frame: CGRect) {
            (self.kind, self.section, self.frame) = (kind, section, frame)
        }
    }

    /// The elements that overlap a rectangle, by section: the header, the items in ascending order, the footer.
    ///
    /// The time is logarithmic in the number of sections and lines, and linear in the number of elements found. An
    /// element that only touches an edge of the rectangle is left out. A rectangle with a NaN has no elements.
    ///
    /// - Parameter pinning: the elements that stay visible while their section is visible.
    package func elements(in rect: CGRect, pinning: FlowPinning? = nil) -> [Element] {
        var result: [Element] = []
        let (low, high) = axis.span(of: rect)
        for index in sections(touching: low, high) {
            if let frame = headerFrame(ofSection: index, pinning: pinning), frame.overlaps(rect) {
                result.append(Element(.header, section: index, frame: frame))
            }
            append(itemsOf: index, in: rect, to: &result)
            if let frame = footerFrame(ofSection: index, pinning: pinning), frame.overlaps(rect) {
                result.append(Element(.footer, section: index, frame: frame))
            }
        }
        return result
    }

    private func append(itemsOf index: Int, in rect: CGRect, to result: inout [Element]) {
        let section = sections[index]
        let (low, high) = axis.span(of: rect)
        let (left, right) = axis.crossSpan(of: rect)
        // Frames are rounded by at most half a pixel.
        let pixel = 1 / scale
        let found = section.lines.lines(
            from: low - section.linesStart - pixel, to: high - section.linesStart + pixel)
        for number in found {
            let line = section.lines.line(number)
            let items = section.lines.items(
                of: line, from: left - section.leading - pixel, to: right - section.leading + pixel)
            for item in items {
                let frame = frame(of: item, in: line, of: section)
                if frame.overlaps(rect) { result.append(Element(.item(item), section: index, frame: frame)) }
            }
        }
    }

    /// The sections with a part that may overlap a range along the scroll axis.
    func sections(touching low: CGFloat, _ high: CGFloat) -> Range<Int> {
        let pixel = 1 / scale
        let start = FlowSearch.first(in: 0..<sections.count) { highs[$0] >= low - pixel }
        let end = FlowSearch.first(in: start..<sections.count) { lows[$0] > high + pixel }
        return start..<end
    }

    /// The topmost item at a point: the last item whose frame contains the point.
    package func item(at point: CGPoint) -> (section: Int, item: Int)? {
        // A rectangle around the point finds frames that begin at the point.
        let rect = CGRect(x: point.x - 1, y: point.y - 1, width: 2, height: 2)
        for element in elements(in: rect).reversed() {
            guard case .item(let item) = element.kind else { continue }
            if element.frame.contains(half: point) { return (element.section, item) }
        }
        return nil
    }

    /// The section at an offset along the scroll axis: the last section that starts at or before the offset and ends
    /// behind the offset.
    package func section(at offset: CGFloat) -> Int? {
        let next = FlowSearch.first(in: 0..<sections.count) { sections[$0].start > offset }
        guard next > 0, sections[next - 1].end > offset else { return nil }
        return next - 1
    }

    /// The two ends of a section along the scroll axis, with its header, insets and footer.
    package func span(ofSection section: Int) -> (start: CGFloat, end: CGFloat)? {
        sections.indices.contains(section) ? (sections[section].start, sections[section].end) : nil
    }
}

extension CGRect {
    /// Whether the inner parts overlap. The standard function also counts rectangles that have a common edge.
    func overlaps(_ other: CGRect) -> Bool {
        origin.x < other.origin.x + other.size.width && origin.x + size.width > other.origin.x
            && origin.y < other.origin.y + other.size.height && origin.y + size.height > other.origin.y
    }

    /// Whether a point is inside, with the edges at the origin and without the opposite edges.
    fileprivate func contains(half point: CGPoint) -> Bool {
        point.x >= origin.x && point.x < origin.x + size.width && point.y >= origin.y
            && point.y < origin.y + size.height
    }
}
