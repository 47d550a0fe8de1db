package import Foundation

/// The positions of all parts of a table, in content coordinates. Contains only numbers, no views.
package struct TableGeometry {
    package struct Section {
        package var header: CGFloat = 0
        package var footer: CGFloat = 0
        package var rows: RowHeights
        package var height: CGFloat { header + rows.total + footer }

        package init(header: CGFloat = 0, footer: CGFloat = 0, rows: RowHeights) {
            (self.header, self.footer, self.rows) = (header, footer, rows)
        }
    }

    /// The space above the first and below the last section.
    package var top: CGFloat = 0
    package var bottom: CGFloat = 0
    package private(set) var sections: [Section] = []
    /// The start of each section, computed on first use.
    private var starts: [CGFloat] = []

    package init(sections: [Section] = []) {
        self.sections = sections
        sum()
    }

    private mutating func sum() {
        starts = []
        starts.reserveCapacity(sections.count + 1)
        var y: CGFloat = 0
        for section in sections {
            starts.append(y)
            y += section.height
        }
        starts.append(y)
    }

    package var height: CGFloat { top + (starts.last ?? 0) + bottom }

    package mutating func set(_ height: CGFloat, of path: IndexPath) {
        guard sections.indices.contains(path.sectionIndex) else { return }
        let before = sections[path.sectionIndex].rows.total
        sections[path.sectionIndex].rows.set(height, of: path.rowIndex)
        let change = sections[path.sectionIndex].rows.total - before
        guard change != 0 else { return }
        for index in (path.sectionIndex + 1)..<starts.count { starts[index] += change }
    }

    package mutating func setHeader(_ height: CGFloat, of section: Int) {
        guard sections.indices.contains(section), sections[section].header != height else { return }
        sections[section].header = height
        sum()
    }

    package mutating func setFooter(_ height: CGFloat, of section: Int) {
        guard sections.indices.contains(section), sections[section].footer != height else { return }
        sections[section].footer = height
        sum()
    }

    /// The top and bottom of a whole section.
    package func span(of section: Int) -> (top: CGFloat, bottom: CGFloat) {
        guard sections.indices.contains(section) else { return (height, height) }
        return (top + starts[section], top + starts[section + 1])
    }

    package func span(of path: IndexPath) -> (top: CGFloat, bottom: CGFloat)? {
        guard sections.indices.contains(path.sectionIndex), path.rowIndex >= 0,
            path.rowIndex < sections[path.sectionIndex].rows.count
        else { return nil }
        let section = sections[path.sectionIndex]
        let y = top + starts[path.sectionIndex] + section.header + section.rows.start(of: path.rowIndex)
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
        let start = first { top + starts[$0 + 1] > low }
        let end = first { top + starts[$0] >= high }
        return start..<max(start, end)
    }

    /// The rows of a section that intersect a range.
    package func rows(of section: Int, from low: CGFloat, to high: CGFloat) -> Range<Int> {
        guard sections.indices.contains(section), high > low else { return 0..<0 }
        let rows = sections[section].rows
        let origin = top + starts[section] + sections[section].header
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
