import UIKit

/// The attributes of a file that cannot be displayed.
final class FactsViewController: UITableViewController, Revisited {
    private let facts: [(name: String, value: String)]

    private let path: DiskPath
    var page: Place.Page { Place.Page(kind: .facts, path: path) }

    init(entry: Entry) {
        path = entry.path
        facts = [
            ("Name", entry.name), ("Kind", Self.kind(of: entry)), ("Size", Entry.readable(entry.size)),
            ("Modified", entry.day),
            ("Permissions", Self.permissions(entry.permissions)), ("Where", entry.path.displayPath),
        ]
        super.init(style: .insetGrouped)
        title = entry.name
        navigationItem.largeTitleDisplayMode = .never
        hidesBottomBarWhenPushed = true
    }

    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(true, animated: animated)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { facts.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = facts[indexPath.row].name
        cell.detailTextLabel?.text = facts[indexPath.row].value
        cell.selectionStyle = .none
        return cell
    }

    private static func kind(of entry: Entry) -> String {
        switch entry.kind {
        case .folder: "Folder"
        case .brokenLink: "Broken link"
        case .special: "Special file"
        case .file: entry.fileExtension.isEmpty ? "File" : "\(entry.fileExtension.uppercased()) file"
        }
    }

    private static func permissions(_ mode: UInt32) -> String {
        let letters = Array("rwxrwxrwx")
        return String(letters.indices.map { mode & (1 << UInt32(8 - $0)) != 0 ? letters[$0] : "-" })
    }
}
