import CoreGraphics
import Foundation
import ListLogic
import QuartzCore

/// Rows of automatic height whose content changed while they are displayed.
extension UITableView {
    /// Called when the content of a visible cell changed. An automatic height may change too.
    func contentChanged(of cell: UITableViewCell) {
        guard !table.isLayingOut, rowHeight < 0, selfSizingInvalidation != .disabled,
            let path = table.path(of: cell)
        else { return }
        let generation = table.generation
        let height = measuredHeight(path) { cell }
        guard table.generation == generation, let span = table.geometry.span(of: path),
            span.bottom - span.top != height
        else { return }
        table.geometry.set(height, of: path)
        contentHeightChanged()
        setNeedsLayout()
    }

    /// The content of a displayed row requests another height: the row is measured in the next layout pass.
    func heightMayHaveChanged(of cell: UITableViewCell) {
        guard !table.isLayingOut, !table.isLoading, rowHeight < 0, selfSizingInvalidation != .disabled,
            cell.superview === self
        else { return }
        table.changed.append(WeakCell(cell: cell))
        setNeedsLayout()
    }

    /// Measures the rows that requested another height.
    func measureChangedRows() {
        guard !table.changed.isEmpty else { return }
        let changed = table.changed.compactMap(\.cell)
        table.changed = []
        var seen: Set<ObjectIdentifier> = []
        for cell in changed where seen.insert(ObjectIdentifier(cell)).inserted { contentChanged(of: cell) }
        table.changed = []
    }

    struct WeakCell { weak var cell: UITableViewCell? }
}
