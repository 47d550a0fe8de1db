import CoreGraphics
import Foundation
import ListLogic

extension UITableView {
    /// The estimate of a header or footer; nil if its height is measured when the table is loaded.
    func estimate(_ answer: CGFloat?) -> CGFloat? { answer.flatMap { $0 > 0 && $0.isFinite ? $0 : nil } }

    /// Sets the estimates of the delegate, if the delegate implements the method.
    func estimateRows(_ heights: inout RowHeights, of section: Int, _ delegate: any UITableViewDelegate) {
        table.standardAnswers[.estimatedHeight] = nil
        for row in 0..<heights.count {
            let height = delegate.tableView(self, estimatedHeightForRowAt: IndexPath(row: row, section: section))
            // All rows have the estimate of the table.
            guard table.standardAnswers.removeValue(forKey: .estimatedHeight) == nil else { return }
            if height > 0, height.isFinite { heights.estimate(height, of: row) }
        }
    }

    /// Measures the header and the footer of a section that becomes visible.
    /// - Returns: true if a height changed.
    func measureEnds(of section: Int) -> Bool {
        let sections = table.geometry.sections
        guard sections.indices.contains(section), let source = dataSource else { return false }
        let before = sections[section]
        guard !before.isHeaderMeasured || !before.isFooterMeasured else { return false }
        let generation = table.generation
        if !before.isHeaderMeasured {
            let height = headerHeight(section, source)
            guard table.generation == generation else { return true }
            table.geometry.setHeader(height, padding: headerPadding(height), of: section)
        }
        if !before.isFooterMeasured {
            let height = footerHeight(section, source)
            guard table.generation == generation else { return true }
            table.geometry.setFooter(height, of: section)
        }
        guard table.geometry.sections.indices.contains(section) else { return true }
        let after = table.geometry.sections[section]
        return after.height != before.height || after.header != before.header
    }
}
