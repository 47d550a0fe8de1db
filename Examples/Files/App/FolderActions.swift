import UIKit

/// The actions on an item in a list, by swipe or menu.
@MainActor
struct FolderActions {
    unowned let screen: FolderViewController
    let entry: Entry

    var swipe: UISwipeActionsConfiguration {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [screen, entry] _, _, done in
            screen.trash(entry, then: done)
        }
        delete.image = UIImage(systemName: "trash")
        let move = UIContextualAction(style: .normal, title: "Move") { [screen, entry] _, _, done in
            screen.move([entry])
            done(true)
        }
        move.image = UIImage(systemName: "folder")
        move.backgroundColor = .systemIndigo
        return UISwipeActionsConfiguration(actions: [delete, move])
    }

    var menu: UIContextMenuConfiguration {
        UIContextMenuConfiguration(
            identifier: entry.name as NSString,
            actionProvider: { [screen, entry] _ in
                let rename = UIAction(title: "Rename", image: UIImage(systemName: "pencil")) { _ in screen.rename(entry)
                }
                let move = UIAction(title: "Move", image: UIImage(systemName: "folder")) { _ in screen.move([entry]) }
                let info = UIAction(title: "Get Info", image: UIImage(systemName: "info.circle")) { _ in
                    screen.showFacts(entry)
                }
                let delete = UIAction(title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive) {
                    _ in screen.trash(entry)
                }
                return UIMenu(
                    children: newWindow + [rename, move, info, UIMenu(options: .displayInline, children: [delete])])
            })
    }

    /// Opens a folder in another window, if the app may have several windows.
    private var newWindow: [UIMenuElement] {
        guard entry.kind == .folder, UIApplication.shared.supportsMultipleScenes else { return [] }
        var place = Place()
        place.browse = [Place.Page(kind: .folder, path: entry.path, title: entry.name)]
        let open = UIAction(title: "Open in New Window", image: UIImage(systemName: "plus.square.on.square")) { _ in
            UIApplication.shared.requestSceneSessionActivation(nil, userActivity: place.activity, options: nil)
        }
        return [UIMenu(options: .displayInline, children: [open])]
    }
}

extension UIViewController {
    /// Requests a name. Invalid names cannot be confirmed.
    /// - Parameter done: called with the confirmed name.
    func askForName(
        _ title: String, message: String? = nil, name: String, action: String, done: @escaping (String) -> Void
    ) {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        let choose = UIAlertAction(title: action, style: .default) { [weak alert] _ in
            if let name = alert?.textFields?.first?.text { done(name) }
        }
        alert.addTextField { field in
            field.text = name
            field.placeholder = "Name"
            field.clearButtonMode = .whileEditing
            field.addAction(
                UIAction { [weak field] _ in choose.isEnabled = FileMover.isName(field?.text ?? "") },
                for: .editingChanged)
            // Typing replaces the whole name.
            field.addAction(UIAction { [weak field] _ in field?.selectAll(nil) }, for: .editingDidBegin)
        }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(choose)
        alert.preferredAction = choose
        present(alert, animated: true)
    }
}
