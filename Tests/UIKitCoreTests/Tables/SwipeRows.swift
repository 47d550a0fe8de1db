import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// A page of rows with swipe actions that records the performed actions.
@MainActor
final class SwipeRows: UITableViewController {
    var rows = (0..<20).map { "Row \($0)" }
    var log: [String] = []
    var leading: [UIContextualAction] = []
    var trailing: [UIContextualAction]?
    var fullSwipe = true
    /// Nil: the app does not implement the method.
    var editable: Bool?
    var deleteTitle: String?
    var menu: UIContextMenuConfiguration?

    /// An action that records its title and completes immediately.
    func action(_ title: String, _ style: UIContextualAction.Style = .normal) -> UIContextualAction {
        UIContextualAction(style: style, title: title) { [weak self] _, _, done in
            self?.log.append(title)
            done(true)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        tableView.rowHeight = 60
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = rows[indexPath.row]
        return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("select \(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        editable ?? super.tableView(tableView, canEditRowAt: indexPath)
    }
    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        log.append("commit \(editingStyle) \(indexPath.row)")
        rows.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }
    override func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    {
        leading.isEmpty ? nil : UISwipeActionsConfiguration(actions: leading)
    }
    override func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    {
        guard let trailing else { return nil }
        let configuration = UISwipeActionsConfiguration(actions: trailing)
        configuration.performsFirstActionWithFullSwipe = fullSwipe
        return configuration
    }
    override func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath)
        -> String?
    { deleteTitle }
    override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        log.append("begin \(indexPath.row)")
    }
    override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        log.append("end \(indexPath.map { "\($0.row)" } ?? "nil")")
    }
    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        menu
    }
    override func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("menu comes") }
    override func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("menu goes") }
}

extension TestApp {
    func middle(of name: String) -> CGPoint {
        guard let view = find(name) else { return .zero }
        return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }

    /// Drags slowly across the row named `name`. Positive `points` go to the left.
    func swipe(_ name: String, by points: CGFloat, lifts: Bool = true) {
        do {
            try swipe(name, towards: points > 0 ? .left : .right, by: abs(points), lifts: lifts)
        } catch {
            Issue.record(error)
        }
    }
}
