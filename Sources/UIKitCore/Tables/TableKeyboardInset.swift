import CoreGraphics
import Foundation
import QuartzCore

/// The inset of a table controller's table above the keyboard and input views.
///
/// Documented (UITableViewController): the controller resizes its table for the keyboard and scrolls to the edited row.
@MainActor
final class TableKeyboardInset {
    private weak var controller: UITableViewController?
    /// The part of the table's bottom inset that belongs to the keyboard, in points.
    private var inset: CGFloat = 0
    private var keyboard: KeyboardWatch?

    init(_ controller: UITableViewController) {
        self.controller = controller
        keyboard = KeyboardWatch(UIResponder.keyboardWillChangeFrameNotification) { [weak self] in
            self?.keyboardMoves(to: $0.frame, $0.duration)
        }
    }

    private func keyboardMoves(to frame: CGRect, _ duration: TimeInterval) {
        guard let table = controller?.viewIfLoaded as? UITableView else { return }
        let needed = table.window.map { covered(by: frame, table, $0) } ?? 0
        guard needed != inset || needed > 0 else { return }
        let growth = needed - inset
        inset = needed
        UIView.animate(withDuration: duration) {
            table.contentInset.bottom += growth
            table.verticalScrollIndicatorInsets.bottom += growth
            if needed > 0 { self.revealEditedView(in: table) }
        }
    }

    /// The part of the table under the keyboard, without the safe area, which insets the content already.
    private func covered(by frame: CGRect, _ table: UITableView, _ window: UIWindow) -> CGFloat {
        guard frame.minY < window.bounds.height else { return 0 }
        let bottom = table.convert(CGPoint(x: 0, y: table.bounds.maxY), to: nil).y
        return max(min(bottom - frame.minY, table.bounds.height) - table.safeAreaInsets.bottom, 0)
    }

    private func revealEditedView(in table: UITableView) {
        guard let view = table.window?.firstResponder as? UIView, view.isDescendant(of: table) else { return }
        let place = view.convert(view.bounds, to: table)
        // Chosen: with eight points around the edited view.
        table.scrollRectToVisible(place.insetBy(dx: 0, dy: -8), animated: false)
    }
}
