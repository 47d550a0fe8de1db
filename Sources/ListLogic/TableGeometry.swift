package import Foundation

/// The positions of all parts of a table, in content coordinates. Contains only numbers, no views.
package struct TableGeometry {
    package struct Section {
        /// The space above the header, which the header leaves free when it stays at the top edge.
        package var padding: CGFloat = 0
        package var header: CGFloat = 0
        package var footer: CGFloat = 0
        package var rows: RowHeights
        /// Whether the height of the header is exact, and no estimate.
        package var isHeaderMeasured = true
        /// Whether the height of the footer is exact, and no estimate.
        package var isFooterMeasured = true
        package var height: CGFloat { padding + header + rows.total + footer }

        package init(header: CGFloat = 0, footer: CGFloat = 0, rows: RowHeights) {
            (self.header, self.footer, self.rows) = (header, footer, rows)
        }
    }

    /// The space above the first and below the last section.
    package var top: CGFloat = 0
    package var bottom: CGFloat = 0
    package private(set) var sections: [Section] = []
    /// The heights of the sections. Finding a section takes a time that is proportional to the logarithm of their
    /// number.
    private var heights = RowHeights(count: 0, base: 0)

    package init(sections: [Section] = []) {
        self.sections = sections
        heights = RowHeights(count: sections.count, base: 0)
        for (index, section) in sections.enumerated() { heights.set(section.height, of: index) }
    }

    package var height: CGFloat { top + heights.total + bottom }

    package mutating func set(_ height: CGFloat, of path: IndexPath) {
        change(path.sectionIndex) { $0.rows.set(height, of: path.rowIndex) }
    }

    /// Sets the measured height of a header, and the space above the header.
    package mutating func setHeader(_ height: CGFloat, padding: CGFloat = 0, of section: Int) {
        change(section) { ($0.header, $0.padding, $0.isHeaderMeasured) = (height, padding, true) }
    }

    /// Sets the measured height of a footer.
    package mutating func setFooter(_ height: CGFloat, of section: Int) {
        change(section) { ($0.footer, $0.isFooterMeasured) = (height, true) }
    }

    private mutating func change(_ section: Int, _ edit: (inout Section) -> Void) {
        guard sections.indices.contains(section) else { return }
        edit(&sections[section])
        heights.set(sections[section].height, of: section)
    }

    private func start(of section: Int) -> CGFloat { top + heights.start(of: section) }

    /// The top and bottom of a whole section.
    package func span(of section: Int) -> (top: CGFloat, bottom: CGFloat) {
        guard sections.indices.contains(section) else { return (height, height) }
        return (start(of: section), start(of: section + 1))
    }

    package func span(of path: IndexPath) -> (top: CGFloat, bottom: CGFloat)? {
        guard sections.indices.contains(path.sectionIndex), path.rowIndex >= 0,
            path.rowIndex < sections[path.sectionIndex].rows.count
        else { return nil }
        let section = sections[path.sectionIndex]
        let y = start(of: path.sectionIndex) + section.padding + section.header + section.rows.start(of: path.rowIndex)
        return (y, y + section.rows.height(of: path.rowIndex))
    }

    /// The sections that intersect a range.
    package func sections(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        guard !sections.isEmpty, high > low else { return 0..<0 }
        func first(where isPast: (Int) -> Bool) -> Int {
            var from = 0, to = sections.count
            while from < to {
                let middle = (from + to) / 2
                if isPast(middle) { to = middle } else { from = middle + 1 }
            }
            return from
        }
        let start = first { self.start(of: $0 + 1) > low }
        let end = first { self.start(of: $0) >= high }
        return start..<max(start, end)
    }

    /// The rows of a section that intersect a range.
    package func rows(of section: Int, from low: CGFloat, to high: CGFloat) -> Range<Int> {
        guard sections.indices.contains(section), high > low else { return 0..<0 }
        let rows = sections[section].rows
        let origin = start(of: section) + sections[section].padding + sections[section].header
        guard high > origin, low < origin + rows.total, let first = rows.row(at: low - origin),
            let last = rows.row(at: high - origin)
        else { return 0..<0 }
        let end = origin + rows.start(of: last) < high ? last + 1 : last
        return first..<max(first, end)
    }

    package func path(at y: CGFloat) -> IndexPath? {
        guard let section = sections(from: y, to: y + 0.001).first else { return nil }
        return rows(of: section, from: y, to: y + 0.001).first.map { IndexPath(indexes: [section, $0]) }
    }
}

/// The members `section` and `row` of UIKit belong to a higher module.
extension IndexPath {
    fileprivate var sectionIndex: Int { count > 0 ? self[0] : 0 }
    fileprivate var rowIndex: Int { count > 1 ? self[1] : 0 }
}
