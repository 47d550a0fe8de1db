package import Foundation

extension CompositionalSolution {
    /// The place of an element's measured size, and the axes whose measured length counts. Nil for an element without
    /// estimates.
    package func measuring(_ category: CompositionalElement.Category, at path: IndexPath) -> (
        target: CompositionalMeasurement.Target, width: Bool, height: Bool
    )? {
        guard path.count == 2 else { return nil }
        switch category {
        case .cell:
            guard sections.indices.contains(path[0]) else { return nil }
            let run = sections[path[0]].run
            guard let group = run.group(of: path[1]) else { return nil }
            let local = path[1] - run.firstItem(of: group), cells = run.solution(of: group).cells
            guard cells.indices.contains(local), cells[local].isSelfSizing else { return nil }
            return (.item(path[1], section: path[0]), cells[local].measuresWidth, cells[local].measuresHeight)
        case .supplementary(let kind):
            let isOfLayout = path == [0, .max]
            guard isOfLayout || path[1] == 0 && sections.indices.contains(path[0]) else { return nil }
            let list = isOfLayout ? boundary.items : sections[path[0]].boundary.items
            guard let index = list.firstIndex(where: { $0.elementKind == kind }) else { return nil }
            let size = list[index].size
            guard size.width.isEstimated || size.height.isEstimated else { return nil }
            return (
                .boundaryItem(index, section: isOfLayout ? nil : path[0]), size.width.isEstimated,
                size.height.isEstimated
            )
        case .decoration: return nil
        }
    }

    /// Whether a supplementary view lies at the boundary of a section or of the layout.
    package func isBoundaryItem(_ kind: String, at path: IndexPath) -> Bool {
        guard path.count == 2, path != [0, .max] else { return true }
        guard path[1] == 0, sections.indices.contains(path[0]) else { return false }
        return sections[path[0]].boundary.items.contains { $0.elementKind == kind }
    }

    /// The number of sections.
    package var sectionCount: Int { sections.count }
}
