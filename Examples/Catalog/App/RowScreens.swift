import UIKit

/// Actions of rows.
@MainActor
enum RowScreens {
    static let entries = [
        CatalogEntry("Swipe actions", "Buttons behind a row, at both sides; a long swipe performs the first") {
            SwipeViewController()
        }
        .shooting(
            [.swipe("Row 3", 190), .lift, .frames(40)],
            [.tap("Row 6"), .frames(40), .swipe("Row 5", -110), .lift, .frames(40)],
            [.tap("Row 6"), .frames(40), .swipe("Row 4", 300), .frames(20)], [.lift, .frames(40)]),
        CatalogEntry("Editing", "A sign before each row, and Delete behind it") { EditViewController() }
            .shooting([.tapAny(["Edit", "تحرير"]), .frames(40)], [.tapSign("Row 2"), .frames(40)]),
        CatalogEntry("Moving rows", "Grips at the end of each row") { MoveViewController() }
            .shooting(
                [.dragGrip("Row 2", 110), .frames(40)], [.lift, .frames(40)], [.largeText(true)], [.largeText(false)]),
        CatalogEntry("Menus of rows", "A finger that stays, or the mouse's other button") { RowMenuViewController() }
            .shooting(
                [.hold("Row 2"), .frames(60), .lift],
                [.tap("Row 1"), .frames(40), .pressSecondary("Row 5"), .frames(40)]),
        CatalogEntry("Alert with fields", "The first field is edited at once; Return goes on") { AlertViewController() }
            .shooting([.tap("Sign In"), .frames(60)], [.type("Ada"), .frames(10)]),
    ]
}

/// Rows with actions on both sides.
final class SwipeViewController: DemoViewController {
    private var flagged: Set<Int> = []

    init() { super.init("Swipe actions", note: "Swipe a row to either side.") }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = super.tableView(tableView, cellForRowAt: indexPath)
        cell.accessoryType = flagged.contains(indexPath.row) ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    {
        let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, done in
            self?.flagged.formSymmetricDifference([indexPath.row])
            self?.tableView.reloadRows(at: [indexPath], with: .none)
            done(true)
        }
        flag.backgroundColor = .systemOrange
        let more = UIContextualAction(style: .normal, title: "More") { _, _, done in done(true) }
        return UISwipeActionsConfiguration(actions: [flag, more])
    }

    override func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    {
        let read = UIContextualAction(style: .normal, title: nil) { _, _, done in done(true) }
        read.image = UIImage(systemName: "envelope")
        read.image?.accessibilityLabel = "Read"
        read.backgroundColor = .systemBlue
        return UISwipeActionsConfiguration(actions: [read])
    }
}

/// Rows that can be deleted, and inserted after the first row.
final class EditViewController: UITableViewController {
    private var names = (1...12).map { "Row \($0)" }

    init() {
        super.init(style: .insetGrouped)
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.rightBarButtonItem = editButtonItem
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = names[indexPath.row]
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
    {
        indexPath.row == 0 ? .insert : .delete
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        if editingStyle == .delete {
            names.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        } else {
            names.insert("New row", at: 1)
            tableView.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
        }
    }
}

/// Rows with grips for moves. The rows of the first section can also be deleted. Row 6 has no grip.
final class MoveViewController: UITableViewController {
    private var names = [(1...5).map { "Row \($0)" }, (6...12).map { "Row \($0)" }]

    init() {
        super.init(style: .insetGrouped)
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.rightBarButtonItem = editButtonItem
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        isEditing = true
    }

    override func numberOfSections(in tableView: UITableView) -> Int { names.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        names[section].count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        section == 0 ? "Moved and deleted" : "Moved only"
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = names[indexPath.section][indexPath.row]
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
    {
        indexPath.section == 0 ? .delete : .none
    }

    override func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        indexPath.section == 0
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        indexPath != IndexPath(row: 0, section: 1)
    }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        let name = names[sourceIndexPath.section].remove(at: sourceIndexPath.row)
        names[destinationIndexPath.section].insert(name, at: destinationIndexPath.row)
    }
}

/// Rows with menus.
final class RowMenuViewController: DemoViewController {
    init() { super.init("Menus of rows", note: "Stay on a row, or press the mouse's other button.") }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = super.tableView(tableView, cellForRowAt: indexPath)
        cell.selectionStyle = .default
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
    }

    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(actionProvider: { _ in
            let look = UIAction(title: "Look", image: UIImage(systemName: "info.circle")) { _ in }
            let share = UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in }
            let delete = UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in
            }
            return UIMenu(children: [look, share, UIMenu(options: .displayInline, children: [delete])])
        })
    }
}

/// A button that requests a name and a password.
final class AlertViewController: DemoViewController {
    init() {
        super.init("Alert with fields", note: "Sign In asks for a name and a password.")
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Sign In", primaryAction: UIAction(title: "Sign In") { [weak self] _ in self?.signIn() })
    }

    required init?(coder: NSCoder) { nil }

    private func signIn() {
        let alert = UIAlertController(title: "Who are you?", message: "Nothing is kept.", preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Name" }
        alert.addTextField {
            $0.placeholder = "Password"
            $0.isSecureTextEntry = true
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "OK", style: .default) { [weak self, weak alert] _ in
                self?.title = alert?.textFields?.first?.text
            })
        present(alert, animated: true)
    }
}
