import UIKit

/// The first screen: where to start.
final class LocationsViewController: UITableViewController {
    private let locations: [Location]

    init(locations: [Location]) {
        self.locations = locations
        super.init(style: .insetGrouped)
        title = "Locations"
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

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { locations.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "location", for: indexPath)
        let location = locations[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = location.name
        content.image = UIImage(systemName: location.symbol)
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let location = locations[indexPath.row]
        navigationController?.pushViewController(FolderViewController(folder: location.path, title: location.name), animated: true)
    }
}
