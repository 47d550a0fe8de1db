import CoreGraphics
import Foundation
import QuartzCore

extension RowSwiping {
    /// A row that is open, opening or closing.
    @MainActor
    final class OpenRow {
        let cell: UIView
        let side: RowSide
        let buttons: SwipeButtons
        let configuration: UISwipeActionsConfiguration
        /// The action that was performed last.
        var performed: UIContextualAction?
        /// Whether the cell clipped its content before the row opened.
        private var clipped = false

        init(
            _ cell: UIView, _ side: RowSide, _ configuration: UISwipeActionsConfiguration,
            _ buttons: SwipeButtons
        ) {
            self.cell = cell
            self.side = side
            self.configuration = configuration
            self.buttons = buttons
        }

        /// 1 if the row moves to the left, otherwise −1.
        var sign: CGFloat { (side == .trailing) != cell.isRightToLeft ? 1 : -1 }
        /// The displayed offset of the row.
        var shownOffset: CGFloat { max(0, sign * (cell.layer.presentation() ?? cell.layer).bounds.minX) }

        func layout(offset: CGFloat, isFar: Bool) {
            // The cell keeps its frame and moves its content, so that the content stays inside the corners of its
            // group.
            cell.bounds.origin.x = sign * offset
            buttons.layout(offset: offset, isFar: isFar, in: cell.bounds.size)
        }

        func show() {
            clipped = cell.clipsToBounds
            cell.clipsToBounds = true
            cell.addSubview(buttons)
            layout(offset: 0, isFar: false)
        }

        /// Removes the buttons, and restores the cell.
        func reset() {
            stopMoving()
            cell.bounds.origin.x = 0
            cell.clipsToBounds = clipped
            buttons.removeFromSuperview()
        }

        func stopMoving() {
            cell.layer.removeAllAnimations()
            buttons.stopMoving()
        }
    }
}
