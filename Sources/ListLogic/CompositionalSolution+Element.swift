package import Foundation

extension CompositionalSolution {
    func placed(_ element: CompositionalElement) -> CompositionalElement {
        var element = element
        element.frame = placed(element.frame)
        return element
    }

    func groupCorner(_ group: Int, of section: Int) -> CGPoint {
        let corner = sections[section].frame(ofGroup: group).origin, origin = origin(of: section)
        return CGPoint(x: corner.x + origin.x, y: corner.y + origin.y)
    }

    // MARK: Views in coordinates that run from the leading edge

    func cellElement(
        _ item: Int, _ cell: CompositionalGroupSolution.Cell, at corner: CGPoint, of section: Int
    ) -> CompositionalElement {
        CompositionalElement(
            category: .cell, path: [section, item],
            frame: layout.pixels.snapped(cell.frame.offsetBy(dx: corner.x, dy: corner.y)),
            zIndex: sections[section].zIndex(of: cell))
    }

    func supplementaryElement(
        _ view: CompositionalGroupSolution.Supplementary, in group: Int, at corner: CGPoint, of section: Int
    ) -> CompositionalElement {
        let index = sections[section].run.firstOrdinal(of: view.elementKind, in: group) + view.ordinal
        return CompositionalElement(
            category: .supplementary(view.elementKind), path: [section, index],
            frame: layout.pixels.snappedKeepingFarEdges(view.frame.offsetBy(dx: corner.x, dy: corner.y)),
            zIndex: view.zIndex)
    }

    /// A boundary item of a section, or of the layout if `section` is nil.
    func boundaryElement(_ item: Int, of section: Int?, visible: CGRect?) -> CompositionalElement {
        let boundary = section.map { sections[$0].boundary } ?? boundary
        let (frame, zIndex) = boundary.element(item, at: section.map(origin) ?? .zero, visible: visible)
        return CompositionalElement(
            category: .supplementary(boundary.items[item].elementKind),
            path: section.map { [$0, 0] } ?? [0, .max], frame: layout.pixels.snapped(frame), zIndex: zIndex)
    }

    /// Measured (collections/boundary-items): a decoration is as large as its section with boundary items, less its own
    /// insets.
    func decorationElements(of section: Int) -> [CompositionalElement] {
        let origin = origin(of: section), frame = sections[section].frame.offsetBy(dx: origin.x, dy: origin.y)
        return sections[section].section.decorationItems.enumerated().map { index, item in
            CompositionalElement(
                category: .decoration(item.elementKind), path: [section, index],
                frame: layout.pixels.snapped(item.contentInsets.inset(frame)), zIndex: item.zIndex)
        }
    }

    // MARK: One view

    /// A cell; nil for an item without a frame.
    package func cell(at path: IndexPath) -> CompositionalElement? {
        guard path.count == 2, sections.indices.contains(path[0]) else { return nil }
        let run = sections[path[0]].run
        guard let group = run.group(of: path[1]) else { return nil }
        let local = path[1] - run.firstItem(of: group), cells = run.solution(of: group).cells
        guard cells.indices.contains(local) else { return nil }
        return placed(cellElement(path[1], cells[local], at: groupCorner(group, of: path[0]), of: path[0]))
    }

    /// A supplementary view of an item, a group, a section or the layout; nil for a view that does not exist.
    ///
    /// - Parameter visible: The bounds of the view less its adjusted insets, for pinned items.
    package func supplementary(_ kind: String, at path: IndexPath, visible: CGRect? = nil) -> CompositionalElement? {
        guard path.count == 2 else { return nil }
        let visible = visible.map { placed($0.standardized) }
        if path == [0, .max] {
            guard let item = boundary.items.firstIndex(where: { $0.elementKind == kind }) else { return nil }
            return placed(boundaryElement(item, of: nil, visible: visible))
        }
        guard sections.indices.contains(path[0]) else { return nil }
        let section = sections[path[0]]
        if path[1] == 0, let item = section.boundary.items.firstIndex(where: { $0.elementKind == kind }) {
            return placed(boundaryElement(item, of: path[0], visible: visible))
        }
        guard let group = section.run.group(ofSupplementary: kind, at: path[1]) else { return nil }
        let ordinal = path[1] - section.run.firstOrdinal(of: kind, in: group)
        let views = section.run.solution(of: group).supplementaries
        guard let view = views.first(where: { $0.elementKind == kind && $0.ordinal == ordinal }) else { return nil }
        return placed(supplementaryElement(view, in: group, at: groupCorner(group, of: path[0]), of: path[0]))
    }

    /// A decoration of a section; nil for a decoration that does not exist, or a section without a size.
    package func decoration(_ kind: String, at path: IndexPath) -> CompositionalElement? {
        guard path.count == 2, sections.indices.contains(path[0]), !sections[path[0]].isEmpty else { return nil }
        return decorationElements(of: path[0]).first { $0.path == path && $0.category == .decoration(kind) }
            .map(placed)
    }
}
