import UIKit

/// The locations of a wide window, beside their content.
final class SidebarViewController: UITableViewController {
    /// The destination of a row.
    enum Choice: Hashable {
        case recents
        case place(Location)

        var row: Location {
            switch self {
            case .recents: Location(name: "Recents", path: DiskPath(""), symbol: "clock")
            case .place(let location): location
            }
        }
    }

    private let browsing: Browsing
    private let choose: (Choice) -> Void
    private var sections: [(title: String?, choices: [Choice])]
    private var chosen: DiskPath?
    private var isRecents = false
    private var reading: Task<Void, Never>?
    private var news: FolderNews?

    init(browsing: Browsing, choose: @escaping (Choice) -> Void) {
        self.browsing = browsing
        self.choose = choose
        sections = [
            (nil, [.recents]), ("Locations", browsing.locations.map(Choice.place)),
            ("Favorites", browsing.userFolders.map(Choice.place)),
        ].filter { !$0.1.isEmpty }
        super.init(style: .grouped)
        title = "Browse"
        clearsSelectionOnViewWillAppear = false
    }

    required init?(coder: NSCoder) { nil }

    deinit { reading?.cancel() }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "place")
        tableView.separatorStyle = .none
        guard let start = browsing.start else { return }
        news = FolderNews { [weak self] folders in
            if folders.contains(start.path) { self?.readFolders(of: start) }
        }
        readFolders(of: start)
    }

    private func readFolders(of start: Location) {
        reading?.cancel()
        reading = Task { [weak self] in
            let entries = (try? await FolderReader.entries(of: start.path)) ?? []
            let folders = await SortOrder.name.sorted(entries.filter { $0.kind == .folder }, showingHidden: false)
            if !Task.isCancelled { self?.show(folders, of: start) }
        }
    }

    private func show(_ folders: [Entry], of start: Location) {
        let known = Set((browsing.userFolders + browsing.locations).map(\.path))
        let rows = folders.filter { !known.contains($0.path) }.map {
            Choice.place(Location(name: $0.name, path: $0.path, symbol: "folder"))
        }
        let place = 1 + (browsing.locations.isEmpty ? 0 : 1) + (browsing.userFolders.isEmpty ? 0 : 1)
        sections.removeSubrange(place...)
        if !rows.isEmpty { sections.append((start.name, rows)) }
        tableView.reloadData()
        showChosen()
    }

    // MARK: What shows beside

    /// Marks the row of the visible folder.
    func mark(folder: DiskPath?, isRecents: Bool) {
        (chosen, self.isRecents) = (folder, isRecents)
        if isViewLoaded { showChosen() }
    }

    private func showChosen() {
        for path in tableView.indexPathsForSelectedRows ?? [] { tableView.deselectRow(at: path, animated: false) }
        for (section, part) in sections.enumerated() {
            for (row, choice) in part.choices.enumerated() where isChosen(choice) {
                tableView.selectRow(at: IndexPath(row: row, section: section), animated: false, scrollPosition: .none)
                return
            }
        }
    }

    private func isChosen(_ choice: Choice) -> Bool {
        switch choice {
        case .recents: isRecents
        case .place(let location): !isRecents && location.path == chosen
        }
    }

    // MARK: Table

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        sections[section].title == nil ? 8 : SidebarHeader.height
    }

    override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 8 }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        sections[section].title.map(SidebarHeader.init(title:))
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].choices.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "place", for: indexPath)
        EntryRow.fill(cell, with: sections[indexPath.section].choices[indexPath.row].row)
        cell.backgroundColor = .clear
        if !(cell.selectedBackgroundView is SidebarSelection) { cell.selectedBackgroundView = SidebarSelection() }
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        choose(sections[indexPath.section].choices[indexPath.row])
    }
}

/// The header of a group of locations.
private final class SidebarHeader: UIView {
    static let height: CGFloat = 44
    private let label = UILabel()

    init(title: String) {
        super.init(frame: .zero)
        label.text = title
        label.font = .systemFont(ofSize: 20, weight: .bold)
        label.accessibilityTraits = .header
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.inset(by: UIEdgeInsets(top: 6, left: 20, bottom: 0, right: 20))
    }
}

/// The mark of the visible location: a rounded shape with a margin.
private final class SidebarSelection: UIView {
    private let shape = UIView()

    init() {
        super.init(frame: .zero)
        shape.backgroundColor = .systemFill
        shape.layer.cornerRadius = 10
        addSubview(shape)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        shape.frame = bounds.insetBy(dx: 10, dy: 0)
    }
}
