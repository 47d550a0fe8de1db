package import Foundation

/// The frames of all items, headers and footers of a flow layout, in content coordinates.
///
/// The geometry is solved in time linear in the number of items whose sizes are given one by one. Items of one size are
/// arithmetic. Functions ignore sections and items that do not exist.
package struct FlowGeometry: Sendable {
    /// Positions along the scroll axis, before they are rounded to pixels.
    struct Section: Sendable {
        var start: CGFloat
        var end: CGFloat
        var header: CGFloat
        var footer: CGFloat
        /// The start of the first line.
        var linesStart: CGFloat
        var footerStart: CGFloat
        /// The leading inset of all lines.
        var leading: CGFloat
        var lines: FlowLines

        /// The range of all parts. Negative insets move lines out of the section.
        var low: CGFloat { min(start, linesStart, footerStart) }
        var high: CGFloat { max(end, start + header, linesStart + lines.reach) }
    }

    /// The direction in which the layout scrolls.
    package let axis: FlowAxis
    /// The size of the content, never negative. Along the scroll axis a multiple of a pixel.
    package let contentSize: CGSize
    let scale: CGFloat
    let crossExtent: CGFloat
    private(set) var sections: [Section] = []
    /// The smallest position of each section and of all sections behind.
    private(set) var lows: [CGFloat] = []
    /// The largest position of each section and of all sections before.
    private(set) var highs: [CGFloat] = []

    /// Solves a layout. Bad numbers are replaced as `FlowLayout` describes.
    package init(_ layout: FlowLayout) {
        axis = layout.axis
        // Chosen: 1,000 pixels in a point are more than any display has.
        scale = layout.scale > 0 ? min(layout.scale, 1000) : 1
        crossExtent = layout.crossExtent
        sections.reserveCapacity(layout.sections.count)
        var start: CGFloat = 0
        for section in layout.sections {
            let solved = Self.solve(section, in: layout, from: start)
            // Chosen: a section that negative insets make shorter than nothing does not move back later sections.
            start = max(start, solved.end)
            highs.append(max(highs.last ?? -.infinity, solved.high))
            sections.append(solved)
        }
        var low = CGFloat.infinity
        lows = sections.reversed().map { section in
            low = min(low, section.low)
            return low
        }.reversed()
        contentSize = axis.size(length: crossExtent, extent: Self.contentExtent(start, scale))
    }

    /// Measured (collections/section-order): the header, the inset, the lines, the inset and the footer follow each
    /// other.
    /// Measured (collections/empty-section): a section without items has its header, insets and footer.
    private static func solve(
        _ section: FlowLayout.Section, in layout: FlowLayout, from start: CGFloat
    ) -> Section {
        let insets = section.insets.bounded
        let lines = FlowLines(section, in: layout)
        let header = max(0, section.header.bounded), footer = max(0, section.footer.bounded)
        let linesStart = start + header + insets.before
        let footerStart = linesStart + lines.extent + insets.after
        return Section(
            start: start, end: footerStart + footer, header: header, footer: footer, linesStart: linesStart,
            footerStart: footerStart, leading: insets.leading, lines: lines)
    }

    /// Measured (collections/content-rounding): 2154 for 2154.44 at a scale of 2, thus rounded down to a pixel.
    private static func contentExtent(_ extent: CGFloat, _ scale: CGFloat) -> CGFloat {
        max(0, (extent * scale + FlowLineRule.tolerance).rounded(.down) / scale)
    }

    /// The number of sections.
    package var sectionCount: Int { sections.count }

    /// The number of items of a section; zero for a section that does not exist.
    package func itemCount(inSection section: Int) -> Int {
        sections.indices.contains(section) ? sections[section].lines.items.count : 0
    }

    /// The frame of a header, or nil for a section without header.
    package func headerFrame(ofSection section: Int) -> CGRect? {
        guard sections.indices.contains(section), sections[section].header > 0 else { return nil }
        return boundaryFrame(sections[section].start, sections[section].header)
    }

    /// The frame of a footer, or nil for a section without footer.
    package func footerFrame(ofSection section: Int) -> CGRect? {
        guard sections.indices.contains(section), sections[section].footer > 0 else { return nil }
        return boundaryFrame(sections[section].footerStart, sections[section].footer)
    }

    /// Measured (collections/header-width): section insets do not narrow headers and footers.
    private func boundaryFrame(_ start: CGFloat, _ extent: CGFloat) -> CGRect {
        axis.rect(position: 0, start: snapped(start), length: crossExtent, extent: extent)
    }

    /// The frame of an item, found in time logarithmic in the number of lines.
    package func itemFrame(section: Int, item: Int) -> CGRect? {
        guard item >= 0, item < itemCount(inSection: section) else { return nil }
        let lines = sections[section].lines
        return frame(of: item, in: lines.line(lines.lineIndex(ofItem: item)), of: sections[section])
    }

    /// Measured (collections/line-extent): items shorter than their line are centered along the scroll axis.
    func frame(of item: Int, in line: FlowLines.Line, of section: Section) -> CGRect {
        let size = FlowLines.measure(section.lines.items[item] ?? .zero, axis)
        let position = section.leading + section.lines.position(ofItem: item, first: line.items.lowerBound)
        let start = section.linesStart + line.start + (line.extent - size.extent) / 2
        return axis.rect(
            position: snapped(position), start: snapped(start), length: size.length, extent: size.extent)
    }

    /// Measured (collections/pixel-origins): origins are rounded to the nearest pixel, sizes are not.
    func snapped(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }

    // MARK: Lines

    /// The number of lines of a section; zero for a section that does not exist.
    package func lineCount(inSection section: Int) -> Int {
        sections.indices.contains(section) ? sections[section].lines.lineCount : 0
    }

    /// The items of a line; empty for a line that does not exist.
    package func items(ofLine line: Int, inSection section: Int) -> Range<Int> {
        line >= 0 && line < lineCount(inSection: section) ? sections[section].lines.line(line).items : 0..<0
    }

    /// The line of an item.
    package func line(ofItem item: Int, inSection section: Int) -> Int? {
        guard item >= 0, item < itemCount(inSection: section) else { return nil }
        return sections[section].lines.lineIndex(ofItem: item)
    }

    // MARK: Warning

    /// The first item that is longer than its line.
    ///
    /// Measured (collections/too-large-warning): UIKit logs a warning about the width of such an item.
    /// Measured (collections/too-large-horizontal): the warning names the height if the layout scrolls horizontally.
    package var firstOversizedItem: (section: Int, item: Int)? {
        for (index, section) in sections.enumerated() {
            if let item = section.lines.firstOversized { return (index, item) }
        }
        return nil
    }

    // MARK: Right to left

    /// The frame for a layout that is mirrored in right-to-left interfaces.
    ///
    /// Documented (UICollectionViewLayout.flipsHorizontallyInOppositeLayoutDirection): only layouts that request
    /// mirroring are mirrored. Mirroring twice returns the original frame.
    ///
    /// - Parameter width: the width across which frames are mirrored; the width of the content by default.
    package func mirrored(_ frame: CGRect, acrossWidth width: CGFloat? = nil) -> CGRect {
        var frame = frame
        frame.origin.x = (width ?? contentSize.width) - frame.origin.x - frame.size.width
        return frame
    }
}
