import UIKit

/// The locations of a wide window, beside their content, and the folders of the first one as an outline.
final class SidebarViewController: UICollectionViewController {
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

    /// A section of the sidebar.
    enum Part: Hashable { case recents, locations, favorites, folders }

    /// A row. A folder may be in several sections.
    struct Row: Hashable {
        var part: Part
        var choice: Choice
    }

    private let browsing: Browsing
    private let choose: (Choice) -> Void
    private var chosen: DiskPath?
    private var isRecents = false
    private var readings: [DiskPath: Task<Void, Never>] = [:]
    /// The folders without folders, as far as they were read.
    private var leaves: Set<DiskPath> = []
    private var news: FolderNews?
    private lazy var source = makeSource()

    init(browsing: Browsing, choose: @escaping (Choice) -> Void) {
        self.browsing = browsing
        self.choose = choose
        let layout = UICollectionViewCompositionalLayout { section, environment in
            var list = UICollectionLayoutListConfiguration(appearance: .sidebar)
            // The first section has no title.
            list.headerMode = section == 0 ? .none : .supplementary
            return .list(using: list, layoutEnvironment: environment)
        }
        super.init(collectionViewLayout: layout)
        title = "Browse"
        clearsSelectionOnViewWillAppear = false
    }

    required init?(coder: NSCoder) { nil }

    deinit { for reading in readings.values { reading.cancel() } }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.dataSource = source
        let lists: [(Part, [Choice])] = [
            (.recents, [.recents]), (.locations, browsing.locations.map(Choice.place)),
            (.favorites, browsing.userFolders.map(Choice.place)),
        ]
        var snapshot = NSDiffableDataSourceSnapshot<Part, Row>()
        for (part, choices) in lists where !choices.isEmpty {
            snapshot.appendSections([part])
            snapshot.appendItems(choices.map { Row(part: part, choice: $0) })
        }
        source.apply(snapshot, animatingDifferences: false)
        source.sectionSnapshotHandlers.willExpandItem = { [weak self] row in self?.readFolders(in: row) }
        guard let start = browsing.start else { return }
        news = FolderNews { [weak self] folders in self?.readAgain(folders) }
        readFolders(of: start.path, below: nil)
    }

    // MARK: Folders

    private func readFolders(in row: Row) {
        if case .place(let location) = row.choice { readFolders(of: location.path, below: row) }
    }

    /// - Parameter row: nil for the folders of the first location.
    private func readFolders(of folder: DiskPath, below row: Row?) {
        readings[folder]?.cancel()
        readings[folder] = Task { [weak self] in
            let entries = (try? await FolderReader.entries(of: folder)) ?? []
            let folders = await SortOrder.name.sorted(entries.filter { $0.kind == .folder }, showingHidden: false)
            if !Task.isCancelled { self?.show(folders, in: folder, below: row) }
        }
    }

    /// Reads changed folders that the outline shows.
    private func readAgain(_ folders: Set<DiskPath>) {
        guard let start = browsing.start else { return }
        if folders.contains(start.path) { readFolders(of: start.path, below: nil) }
        for row in source.snapshot(for: .folders).items {
            if case .place(let location) = row.choice, folders.contains(location.path) { readFolders(in: row) }
        }
    }

    private func show(_ folders: [Entry], in folder: DiskPath, below parent: Row?) {
        readings[folder] = nil
        let known = parent == nil ? Set((browsing.userFolders + browsing.locations).map(\.path)) : []
        let rows = folders.filter { !known.contains($0.path) && !$0.isLink }.map {
            Row(part: .folders, choice: .place(Location(name: $0.name, path: $0.path, symbol: "folder")))
        }
        guard parent != nil || !rows.isEmpty || source.snapshot().indexOfSection(.folders) != nil else { return }
        var outline = source.snapshot(for: .folders)
        if let parent {
            // The folder may be gone meanwhile.
            guard outline.contains(parent) else { return }
            replace(rows, below: parent, in: &outline)
            leaves = rows.isEmpty ? leaves.union([folder]) : leaves.subtracting([folder])
        } else {
            replaceRoots(rows, in: &outline)
        }
        source.apply(outline, to: .folders, animatingDifferences: parent != nil)
        if let parent { reconfigure(parent) }
        showChosen()
    }

    /// Folders that stay keep their expanded folders.
    private func replace(_ rows: [Row], below parent: Row, in outline: inout NSDiffableDataSourceSectionSnapshot<Row>) {
        let old = outline.snapshot(of: parent)
        var new = NSDiffableDataSourceSectionSnapshot<Row>()
        append(rows, keeping: old, to: &new)
        let isExpanded = outline.isExpanded(parent)
        outline.replace(childrenOf: parent, using: new)
        if isExpanded { outline.expand([parent]) }
    }

    private func replaceRoots(_ rows: [Row], in outline: inout NSDiffableDataSourceSectionSnapshot<Row>) {
        var new = NSDiffableDataSourceSectionSnapshot<Row>()
        append(rows, keeping: outline, to: &new)
        outline = new
    }

    private func append(
        _ rows: [Row], keeping old: NSDiffableDataSourceSectionSnapshot<Row>,
        to new: inout NSDiffableDataSourceSectionSnapshot<Row>
    ) {
        new.append(rows)
        for row in rows where old.contains(row) {
            new.replace(childrenOf: row, using: old.snapshot(of: row))
            if old.isExpanded(row) { new.expand([row]) }
        }
    }

    private func reconfigure(_ row: Row) {
        var snapshot = source.snapshot()
        guard snapshot.indexOfItem(row) != nil else { return }
        snapshot.reconfigureItems([row])
        source.apply(snapshot, animatingDifferences: false)
    }

    // MARK: The visible folder

    /// Marks the row of the visible folder.
    func mark(folder: DiskPath?, isRecents: Bool) {
        (chosen, self.isRecents) = (folder, isRecents)
        if isViewLoaded { showChosen() }
    }

    private func showChosen() {
        let row = source.snapshot().itemIdentifiers.first { isChosen($0.choice) }
        let path = row.flatMap { source.indexPath(for: $0) }
        for selected in collectionView.indexPathsForSelectedItems ?? [] where selected != path {
            collectionView.deselectItem(at: selected, animated: false)
        }
        if let path { collectionView.selectItem(at: path, animated: false, scrollPosition: []) }
    }

    private func isChosen(_ choice: Choice) -> Bool {
        switch choice {
        case .recents: isRecents
        case .place(let location): !isRecents && location.path == chosen
        }
    }

    // MARK: Rows

    private func makeSource() -> UICollectionViewDiffableDataSource<Part, Row> {
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { [weak self] cell, _, row in
            var content = cell.defaultContentConfiguration()
            content.text = row.choice.row.name
            content.image = UIImage(systemName: row.choice.row.symbol)
            cell.contentConfiguration = content
            let isOpenable = row.part == .folders && self?.leaves.contains(row.choice.row.path) != true
            cell.accessories = isOpenable ? [.outlineDisclosure(options: .init(style: .cell))] : []
        }
        let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [weak self] cell, _, path in
            var content = cell.defaultContentConfiguration()
            content.text = self?.title(ofSection: path.section)
            cell.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<Part, Row>(collectionView: collectionView) { view, path, row in
            view.dequeueConfiguredReusableCell(using: cells, for: path, item: row)
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        return source
    }

    private func title(ofSection section: Int) -> String? {
        switch source.snapshot().sectionIdentifiers[section] {
        case .recents: nil
        case .locations: "Locations"
        case .favorites: "Favorites"
        case .folders: browsing.start?.name
        }
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        if let row = source.itemIdentifier(for: indexPath) { choose(row.choice) }
    }
}
