import Foundation
import SystemStrings

extension UITableView {
    /// The swipe actions at a side of a row; nil without actions.
    /// - Parameter offersDelete: whether the app shows a sign for deleting. Delete is then always offered.
    func swipeActions(at path: IndexPath, _ side: RowSide, offersDelete: Bool = false) -> UISwipeActionsConfiguration? {
        let isEditable = answer(to: .canEdit(path), or: true) { dataSource?.tableView(self, canEditRowAt: path) }
        guard isEditable.value else { return nil }
        let own =
            side == .trailing
            ? delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
            : delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
        if let own { return own.actions.isEmpty ? nil : own }
        guard side == .trailing else { return nil }
        if let older = delegate?.tableView(self, editActionsForRowAt: path) {
            guard !older.isEmpty else { return nil }
            let actions = older.map { $0.contextual { [weak self] in self?.openedRow ?? path } }
            let configuration = UISwipeActionsConfiguration(actions: actions)
            configuration.performsFirstActionWithFullSwipe = false
            return configuration
        }
        let style = answer(to: .editingStyle(path), or: .delete) {
            delegate?.tableView(self, editingStyleForRowAt: path)
        }
        let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
        // Documented (UITableViewDelegate.tableView(_:editingStyleForRowAt:)): editable rows are deleted, unless the
        // delegate returns another style.
        guard style.value == .delete, offersDelete || isEditable.isOfApp || style.isOfApp || title != nil else {
            return nil
        }
        let delete = UIContextualAction(style: .destructive, title: title ?? SystemString.delete.localized) {
            [weak self] _, _, done in
            guard let self else { return }
            self.dataSource?.tableView(self, commit: .delete, forRowAt: self.openedRow ?? path)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }

    /// The current index path of the open row. Rows may have been inserted or deleted since the row was opened.
    private var openedRow: IndexPath? { (table.swiping?.row?.cell as? UITableViewCell).flatMap { indexPath(for: $0) } }

    /// Calls an optional method, and returns the result together with its source. UIKit's default implementation
    /// records its result.
    ///
    /// Calls that the app's method makes itself do not count, for another row or for another method. The app's method
    /// that returns the result of `super` counts as no implementation, a method that returns another value as its own.
    private func answer<Value: Hashable>(
        to question: OptionalQuestion, or standard: Value, _ call: () -> Value?
    ) -> OptionalAnswer<Value> {
        let outer = table.standardAnswers
        table.standardAnswers = [:]
        let value = call()
        let recorded = table.standardAnswers[question]
        table.standardAnswers = outer
        guard let value else { return .standard(standard) }
        return recorded == AnyHashable(value) ? .standard(value) : .app(value)
    }

    /// The actions that a screen reader offers for a row in addition to activation.
    func spokenSwipeActions(of cell: UITableViewCell) -> [UIAccessibilityCustomAction]? {
        guard let path = indexPath(for: cell) else { return nil }
        let actions = [RowSide.leading, .trailing].flatMap { swipeActions(at: path, $0)?.actions ?? [] }
        guard !actions.isEmpty else { return nil }
        return actions.map { action in
            UIAccessibilityCustomAction(
                name: action.title ?? action.image?.accessibilityLabel ?? "", image: action.image
            ) { [weak cell] _ in
                guard let cell else { return false }
                action.handler(action, cell) { _ in }
                return true
            }
        }
    }
}

extension UITableView: RowSwipeHost {
    func swipeRow(at point: CGPoint) -> (row: UIView, path: IndexPath)? {
        guard let path = indexPathForRow(at: point), let cell = cellForRow(at: path), cell.frame.contains(point) else {
            return nil
        }
        return (cell, path)
    }
    func rowActions(at path: IndexPath, _ side: RowSide) -> UISwipeActionsConfiguration? {
        swipeActions(at: path, side)
    }
    func willOpenRow(_ row: UIView) {
        (row as? UITableViewCell)?.confirmationChanged()
        guard let path = (row as? UITableViewCell).flatMap({ indexPath(for: $0) }) else { return }
        delegate?.tableView(self, willBeginEditingRowAt: path)
    }
    func didCloseRow(_ row: UIView) {
        (row as? UITableViewCell)?.confirmationChanged()
        delegate?.tableView(self, didEndEditingRowAt: (row as? UITableViewCell).flatMap { indexPath(for: $0) })
    }
}
