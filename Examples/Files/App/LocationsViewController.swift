import UIKit

/// The first screen of a narrow window: the start locations.
final class LocationsViewController: UITableViewController {
    private let browsing: Browsing
    private let sections: [(title: String, places: [Location])]

    init(browsing: Browsing) {
        self.browsing = browsing
        sections = [("Locations", browsing.locations), ("Favorites", browsing.userFolders)].filter { !$0.1.isEmpty }
        super.init(style: .insetGrouped)
        title = "Browse"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "location")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(true, animated: animated)
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].places.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "location", for: indexPath)
        EntryRow.fill(cell, with: sections[indexPath.section].places[indexPath.row])
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let location = sections[indexPath.section].places[indexPath.row]
        navigationController?.pushViewController(
            FolderViewController(folder: location.path, title: location.name, browsing: browsing), animated: true)
    }
}
