import CoreGraphics
import Foundation
import SystemStrings
import UniformTypeIdentifiers

/// The purpose of a file browser.
enum FileBrowsing {
    /// The user chooses files, or a folder. `limit` is the largest number of files.
    case opening(DocumentFilter, isMultiple: Bool, limit: Int = .max)
    /// The user chooses the folder for a document.
    case exporting
}

/// A list of one folder. A row of a folder pushes the list of that folder.
final class FileBrowser: UITableViewController {
    let folder: URL
    private let purpose: FileBrowsing
    /// Read when the list appears. The lists below the first one may never appear.
    private lazy var listing = FolderListing(folder)
    private let showsExtensions: Bool
    /// The pictures of image files; nil for symbols only. The lists of all folders share them.
    private let thumbnails: FileThumbnails?
    /// Called with the choice of the user; nil if the user cancels.
    private let end: ([URL]?) -> Void
    private lazy var confirm = UIBarButtonItem(primaryAction: UIAction { [weak self] _ in self?.confirmChoice() })

    init(
        _ folder: URL, _ purpose: FileBrowsing, showsExtensions: Bool, thumbnails: FileThumbnails? = nil,
        _ end: @escaping ([URL]?) -> Void
    ) {
        self.folder = folder
        self.purpose = purpose
        self.showsExtensions = showsExtensions
        self.thumbnails = thumbnails
        self.end = end
        super.init(style: .plain)
        title = folder.path == "/" ? "/" : folder.lastPathComponent
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "file")
        let cancel = UIAction { [weak self] _ in self?.end(nil) }
        navigationItem.rightBarButtonItems = [UIBarButtonItem(systemItem: .cancel, primaryAction: cancel)]
        guard confirms else { return }
        switch purpose {
        case .opening:
            confirm.title = SystemString.openFile.localized
            tableView.allowsMultipleSelection = true
        case .exporting: confirm.title = SystemString.save.localized
        }
        confirm.style = .done
        navigationItem.rightBarButtonItems = [confirm]
        navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: cancel)
        navigationItem.leftItemsSupplementBackButton = true
        updateConfirm()
    }

    /// Whether a button ends the choice. Otherwise a tap on a file does.
    private var confirms: Bool {
        switch purpose {
        case .opening(let filter, let isMultiple, _): isMultiple || filter.choosesFolders
        case .exporting: true
        }
    }

    private func allows(_ entry: FolderListing.Entry) -> Bool {
        if case .opening(let filter, _, _) = purpose { filter.allows(entry) } else { false }
    }

    private var chosen: [URL] {
        (tableView.indexPathsForSelectedRows ?? []).map { listing.entries[$0.row] }.filter { !$0.isFolder }.map(\.url)
    }

    private func updateConfirm() {
        if case .opening(let filter, _, _) = purpose { confirm.isEnabled = filter.choosesFolders || !chosen.isEmpty }
    }

    private func confirmChoice() {
        let chosen = chosen
        end(chosen.isEmpty ? [folder] : chosen)
    }

    // MARK: Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        listing.entries.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "file", for: indexPath)
        configure(cell, at: indexPath)
        return cell
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        thumbnails?.onReady = { [weak self] url in self?.pictureIsReady(url) }
    }

    private func pictureIsReady(_ url: URL) {
        for path in tableView.indexPathsForVisibleRows ?? [] where listing.entries[path.row].url == url {
            if let cell = tableView.cellForRow(at: path) { configure(cell, at: path) }
        }
    }

    private func configure(_ cell: UITableViewCell, at indexPath: IndexPath) {
        let entry = listing.entries[indexPath.row]
        let isEnabled = entry.isFolder || allows(entry)
        var content = UIListContentConfiguration.cell()
        content.text =
            entry.isFolder || showsExtensions
            ? entry.url.lastPathComponent : entry.url.deletingPathExtension().lastPathComponent
        content.textProperties.color = isEnabled ? .label : .tertiaryLabel
        content.image = UIImage(systemName: Self.symbol(of: entry))
        if !isEnabled { content.imageProperties.tintColor = .tertiaryLabel }
        if let thumbnails {
            let length = FileThumbnails.length
            content.imageProperties.reservedLayoutSize = CGSize(width: length, height: length)
            if !entry.isFolder, entry.type.conforms(to: .image),
                let picture = thumbnails.picture(of: entry.url, scale: max(traitCollection.displayScale, 1))
            {
                content.image = picture
                content.imageProperties.cornerRadius = 4
            }
        }
        cell.contentConfiguration = content
        let isChosen = tableView.indexPathsForSelectedRows?.contains(indexPath) == true
        cell.accessoryType = entry.isFolder ? .disclosureIndicator : isChosen ? .checkmark : .none
        cell.accessibilityTraits = isEnabled ? [] : .notEnabled
    }

    private static func symbol(of entry: FolderListing.Entry) -> String {
        if entry.isFolder { return "folder" }
        if entry.type.conforms(to: .image) { return "photo" }
        if entry.type.conforms(to: .text) { return "doc.text" }
        return "doc"
    }

    override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        let entry = listing.entries[indexPath.row]
        return entry.isFolder || allows(entry)
    }

    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        guard confirms, case .opening(_, isMultiple: true, let limit) = purpose,
            !listing.entries[indexPath.row].isFolder
        else { return indexPath }
        return chosen.count < limit ? indexPath : nil
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let entry = listing.entries[indexPath.row]
        guard !entry.isFolder else {
            tableView.deselectRow(at: indexPath, animated: true)
            let next = FileBrowser(
                entry.url, purpose, showsExtensions: showsExtensions, thumbnails: thumbnails, end)
            navigationController?.pushViewController(next, animated: true)
            return
        }
        guard confirms else { return end([entry.url]) }
        if case .opening(_, isMultiple: false, _) = purpose {
            for path in tableView.indexPathsForSelectedRows ?? [] where path != indexPath {
                tableView.deselectRow(at: path, animated: false)
                tableView.cellForRow(at: path)?.accessoryType = .none
            }
        }
        tableView.cellForRow(at: indexPath)?.accessoryType = .checkmark
        updateConfirm()
    }

    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        if !listing.entries[indexPath.row].isFolder { tableView.cellForRow(at: indexPath)?.accessoryType = .none }
        updateConfirm()
    }

    /// The browsers of a folder and of the folders around it, up to the home folder of the user.
    static func stack(
        for folder: URL, _ purpose: FileBrowsing, showsExtensions: Bool, thumbnails: FileThumbnails? = nil,
        _ end: @escaping ([URL]?) -> Void
    ) -> [UIViewController] {
        let home = FileManager.default.homeDirectoryForCurrentUser.standardizedFileURL
        var folders = [folder.standardizedFileURL]
        while let first = folders.first, first.path != home.path, first.path.hasPrefix(home.path + "/") {
            folders.insert(first.deletingLastPathComponent(), at: 0)
        }
        if folders.first?.path != home.path { folders.insert(home, at: 0) }
        return folders.map {
            FileBrowser($0, purpose, showsExtensions: showsExtensions, thumbnails: thumbnails, end)
        }
    }
}
