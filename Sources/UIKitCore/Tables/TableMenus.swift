import CoreGraphics
import Foundation

/// The menus of a table's rows.
@MainActor
final class TableMenus: NSObject, UIContextMenuInteractionDelegate {
    private weak var table: UITableView?
    private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
    /// The row that is highlighted while its menu is open.
    private weak var lit: UITableViewCell?
    private weak var wanted: UITableViewCell?

    init(_ table: UITableView) {
        self.table = table
        super.init()
        table.addInteraction(interaction)
        interaction.defaultPreview = { [weak self] in .whole(self?.wanted) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let table, table.table.swiping?.row == nil, let path = table.indexPathForRow(at: location),
            let cell = table.cellForRow(at: path),
            cell.frame.contains(location)
        else { return nil }
        wanted = cell
        return table.delegate?.tableView(table, contextMenuConfigurationForRowAt: path, point: location)
            ?? editMenu(path, in: table)
    }

    /// The older edit menu of a row.
    private func editMenu(_ path: IndexPath, in table: UITableView) -> UIContextMenuConfiguration? {
        guard let delegate = table.delegate, delegate.tableView(table, shouldShowMenuForRowAt: path) else { return nil }
        return .editMenu {
            delegate.tableView(table, canPerformAction: $0, forRowAt: path, withSender: nil)
        } perform: { [weak table] selector, sender in
            guard let table else { return }
            table.delegate?.tableView(table, performAction: selector, forRowAt: path, withSender: sender)
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        // A lifted row is not highlighted, and does not fade from the highlight.
        wanted?.setHighlighted(false, animated: false)
        table?.cancelCellTouch()
        return table.flatMap {
            $0.delegate?.tableView($0, previewForHighlightingContextMenuWithConfiguration: configuration)
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        table.flatMap { $0.delegate?.tableView($0, previewForDismissingContextMenuWithConfiguration: configuration) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        if let table {
            table.delegate?.tableView(table, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        table?.cancelCellTouch()
        lit = wanted
        lit?.setHighlighted(true, animated: false)
        if let table { table.delegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        lit?.setHighlighted(false, animated: true)
        lit = nil
        if let table {
            table.delegate?.tableView(table, willEndContextMenuInteraction: configuration, animator: animator)
        }
    }
}
