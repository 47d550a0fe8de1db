import Foundation
import SystemStrings

extension UITableView {
    /// What a swipe finds beside a row; nil for nothing.
    /// - Parameter offersDelete: the app shows a sign for deleting, so Delete is offered for sure.
    func swipeActions(at path: IndexPath, _ side: RowSide, offersDelete: Bool = false) -> UISwipeActionsConfiguration? {
        let isEditable = ask(.canEdit(path)) { dataSource?.tableView(self, canEditRowAt: path) }
        guard isEditable.answer != false else { return nil }
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
        let style = ask(.editingStyle(path)) { delegate?.tableView(self, editingStyleForRowAt: path) }
        let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
        // Documented: rows that can be edited are deleted, unless the delegate says otherwise.
        let isDeleted = style.isSaid ? style.answer == .delete : true
        guard isDeleted, offersDelete || isEditable.isSaid || style.isSaid || title != nil else { return nil }
        let delete = UIContextualAction(style: .destructive, title: title ?? SystemString.delete.localized) {
            [weak self] _, _, done in
            guard let self else { return }
            self.dataSource?.tableView(self, commit: .delete, forRowAt: self.openedRow ?? path)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }

    /// Where the row that is open stands now: other rows may have come or gone since it was opened.
    private var openedRow: IndexPath? { table.swiping?.row.flatMap { indexPath(for: $0.cell) } }

    /// Asks, and says whether it was the app that answered: where it has no such method, UIKit's default notes that it
    /// was asked.
    ///
    /// Questions that the app's method asks on its way do not count, be they about another row or another method. A
    /// method of the app's that asks `super` the same counts as none.
    private func ask<Answer>(_ question: OptionalQuestion, _ call: () -> Answer?) -> (answer: Answer?, isSaid: Bool) {
        let outer = table.ownAnswers
        table.ownAnswers = []
        let answer = call()
        let isSaid = answer != nil && !table.ownAnswers.contains(question)
        table.ownAnswers = outer
        return (answer, isSaid)
    }

    /// What a reader offers for a row beside activating it.
    func spokenSwipeActions(of cell: UITableViewCell) -> [UIAccessibilityCustomAction]? {
        guard let path = table.path(of: cell) else { return nil }
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
