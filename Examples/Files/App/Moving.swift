import UIKit

/// Moves items to another folder that the user chooses.
@MainActor
final class Moving {
    let entries: [Entry]
    let browsing: Browsing
    private let done: ([DiskPath: DiskPath]) -> Void
    private(set) var isMoving = false

    private init(_ entries: [Entry], _ browsing: Browsing, _ done: @escaping ([DiskPath: DiskPath]) -> Void) {
        self.entries = entries
        self.browsing = browsing
        self.done = done
    }

    /// Returns a sheet for choosing a folder, beginning at the items' folder.
    /// - Parameter done: called after the move with the changed paths, old to new. Not called after cancelling.
    static func sheet(for entries: [Entry], browsing: Browsing, done: @escaping ([DiskPath: DiskPath]) -> Void)
        -> UINavigationController
    {
        let moving = Moving(entries, browsing, done)
        let places = TargetPlacesViewController(moving: moving)
        let navigation = UINavigationController(rootViewController: places)
        if let folder = entries.first?.path.parent {
            navigation.setViewControllers(
                [places, TargetFolderViewController(folder: folder, moving: moving)], animated: false)
        }
        navigation.modalPresentationStyle = .formSheet
        return navigation
    }

    var prompt: String {
        entries.count == 1 ? "Choose a folder for “\(entries[0].name)”." : "Choose a folder for \(entries.count) items."
    }

    /// Sets the Cancel and Move buttons and the prompt of a page.
    func dress(_ page: UIViewController, target: DiskPath?) {
        page.navigationItem.prompt = prompt
        page.navigationItem.largeTitleDisplayMode = .never
        // Every page has a Cancel button, so the back button is the chevron alone.
        page.navigationItem.backButtonDisplayMode = .minimal
        page.navigationItem.leftItemsSupplementBackButton = true
        page.navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak page] _ in page?.dismiss(animated: true) })
        let move = UIBarButtonItem(
            title: "Move",
            primaryAction: UIAction(title: "Move") { [weak self, weak page] _ in
                if let page, let target { self?.move(to: target, from: page) }
            })
        move.style = .done
        // The current folder of the items is not a valid target.
        move.isEnabled = target.map { target in !entries.contains { $0.path.parent == target } } ?? false
        page.navigationItem.rightBarButtonItem = move
    }

    private func move(to folder: DiskPath, from page: UIViewController) {
        guard !isMoving else { return }
        isMoving = true
        page.navigationController?.isModalInPresentation = true
        let paths = entries.map(\.path)
        Task { [weak page] in
            let outcome = await FileMover.move(paths, into: folder)
            isMoving = false
            page?.navigationController?.isModalInPresentation = false
            browsing.noteMoved(outcome.moved)
            FolderNews.post(Set(outcome.moved.keys.map(\.parent)).union([folder]))
            guard let failure = outcome.failure else {
                page?.dismiss(animated: true)
                return done(outcome.moved)
            }
            page?.explain(
                "Not Moved", failure.reason.sentence(about: failure.path.displayName, into: folder.displayName))
        }
    }
}

/// The start locations for choosing a folder.
final class TargetPlacesViewController: UITableViewController {
    private let moving: Moving
    private var places: [Location] { moving.browsing.locations + moving.browsing.userFolders }

    init(moving: Moving) {
        self.moving = moving
        super.init(style: .insetGrouped)
        title = "Locations"
        moving.dress(self, target: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "place")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { places.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "place", for: indexPath)
        EntryRow.fill(cell, with: places[indexPath.row])
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let place = places[indexPath.row]
        navigationController?.pushViewController(
            TargetFolderViewController(folder: place.path, title: place.name, moving: moving), animated: true)
    }
}

/// A target folder and its subfolders.
final class TargetFolderViewController: UITableViewController {
    private let folder: DiskPath
    private let moving: Moving
    private var shown: [Entry] = []
    private var reading: Task<Void, Never>?
    private let message = MessageView()

    init(folder: DiskPath, title: String? = nil, moving: Moving) {
        self.folder = folder
        self.moving = moving
        super.init(style: .plain)
        self.title = title ?? moving.browsing.locations.first { $0.path == folder }?.name ?? folder.displayName
        moving.dress(self, target: folder)
    }

    required init?(coder: NSCoder) { nil }

    deinit { reading?.cancel() }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "entry")
        tableView.rowHeight = EntryRow.height
        message.place(in: tableView)
        reading = Task { [weak self, folder] in
            let entries = (try? await FolderReader.entries(of: folder)) ?? []
            let sorted = await SortOrder.name.sorted(entries.filter { $0.kind == .folder }, showingHidden: false)
            self?.show(sorted)
        }
    }

    private func show(_ folders: [Entry]) {
        // A folder cannot be moved into itself.
        shown = folders.filter { folder in !moving.entries.contains { $0.path == folder.path } }
        if shown.isEmpty { message.show(symbol: "folder", title: "No Folders", detail: nil) }
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
        EntryRow.fill(cell, with: shown[indexPath.row])
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(
            TargetFolderViewController(folder: shown[indexPath.row].path, moving: moving), animated: true)
    }
}
