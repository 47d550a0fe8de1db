package import Foundation

/// A position in a flow layout that survives a change of sizes: the start of a header, a line or a footer.
package struct FlowAnchor: Sendable, Equatable {
    /// The kind of the element. For a line this is the first item of the line.
    package var element: FlowGeometry.Element.Kind
    /// The index of the section.
    package var section: Int

    /// An anchor at an element, which may be missing in a layout.
    package init(element: FlowGeometry.Element.Kind, section: Int) {
        (self.element, self.section) = (element, section)
    }
}

extension FlowGeometry {
    /// The header, the first item of a line, or the footer that is at an offset along the scroll axis, or that follows
    /// the offset.
    ///
    /// - Returns: nil without elements behind the offset.
    package func anchor(at offset: CGFloat) -> FlowAnchor? {
        // A section ends at or behind the farthest end before its successor.
        let first = FlowSearch.first(in: 0..<sections.count) { highs[$0] > offset }
        for index in first..<sections.count {
            let section = sections[index]
            if section.header > 0, section.start + section.header > offset {
                return FlowAnchor(element: .header, section: index)
            }
            let lines = section.lines
            let number = FlowSearch.first(in: 0..<lines.lineCount) {
                section.linesStart + lines.line($0).reach > offset
            }
            if number < lines.lineCount {
                return FlowAnchor(element: .item(lines.line(number).items.lowerBound), section: index)
            }
            if section.footer > 0, section.end > offset { return FlowAnchor(element: .footer, section: index) }
        }
        return nil
    }

    /// The start of an anchor along the scroll axis: for an item the start of its line. Not rounded to pixels.
    package func start(of anchor: FlowAnchor) -> CGFloat? {
        guard sections.indices.contains(anchor.section) else { return nil }
        let section = sections[anchor.section]
        switch anchor.element {
        case .header: return section.start
        case .footer: return section.footerStart
        case .item(let item):
            guard item >= 0, item < section.lines.items.count else { return nil }
            let lines = section.lines
            return section.linesStart + lines.line(lines.lineIndex(ofItem: item)).start
        }
    }

    /// The growth of the content in front of an offset when this geometry is replaced by another geometry with the same
    /// sections and items.
    ///
    /// Measured (collections/estimated-jump): a view that does not add this distance to its offset displays a jump.
    ///
    /// - Parameter offset: the offset of the view along the scroll axis, in this geometry.
    /// - Returns: the distance in whole pixels; zero if the element at the offset does not exist in the new geometry.
    package func growth(before offset: CGFloat, in new: FlowGeometry) -> CGFloat {
        guard let anchor = anchor(at: offset), let old = start(of: anchor), let next = new.start(of: anchor) else {
            return 0
        }
        return new.snapped(next - old)
    }
}
