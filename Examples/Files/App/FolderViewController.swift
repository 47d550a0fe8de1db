import UIKit

/// The items in one folder, as a list or as icons.
final class FolderViewController: UIViewController, Revisited {
    /// Reads a folder, off the main actor.
    typealias Reader = @Sendable (DiskPath) async throws -> [Entry]

    let folder: DiskPath
    private let browsing: Browsing
    private let reader: Reader
    private var all: [Entry] = []
    private(set) var shown: [Entry] = []
    private var order = SortOrder.name
    private var showsHidden = false
    private var showsIcons = false
    private var reading: Task<Void, Never>?
    private var news: FolderNews?
    /// The marked items in selection mode; nil otherwise.
    private var marked: Set<DiskPath>?

    private let tableView = UITableView(frame: .zero, style: .plain)
    private lazy var grid = FolderGrid(self)
    /// The visible scroll view: the list or the icons.
    private var content: UIScrollView { showsIcons ? grid.view : tableView }

    /// The scroll position in points for the first display of the items.
    private var startTop = 0.0
    private let ownTitle: String
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let message = MessageView()
    private let countLabel = UILabel(frame: CGRect(x: 0, y: 0, width: 0, height: 52))
    private lazy var moveButton = UIBarButtonItem(
        primaryAction: UIAction(title: "Move") { [weak self] _ in self?.moveMarked() })

    init(
        folder: DiskPath, title: String? = nil, browsing: Browsing = Browsing(),
        reader: @escaping Reader = FolderReader.entries
    ) {
        self.folder = folder
        self.browsing = browsing
        self.reader = reader
        ownTitle = title ?? folder.displayName
        super.init(nibName: nil, bundle: nil)
        self.title = ownTitle
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.rightBarButtonItem = moreButton()
    }

    /// Creates the page with its restored state.
    convenience init(_ page: Place.Page, browsing: Browsing) {
        self.init(folder: page.path, title: page.title.isEmpty ? nil : page.title, browsing: browsing)
        (startTop, order, showsHidden, showsIcons) = (page.top, page.order, page.showsHidden, page.showsIcons)
        navigationItem.rightBarButtonItem = moreButton()
    }

    required init?(coder: NSCoder) { nil }

    deinit { reading?.cancel() }

    var page: Place.Page {
        var page = Place.Page(
            kind: .folder, path: folder, title: ownTitle, top: startTop, order: order, showsHidden: showsHidden,
            showsIcons: showsIcons)
        if isViewLoaded, startTop == 0 {
            page.top = Double(content.contentOffset.y + content.adjustedContentInset.top)
        }
        return page
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "entry")
        tableView.rowHeight = EntryRow.height
        tableView.dataSource = self
        tableView.delegate = self
        countLabel.font = .systemFont(ofSize: 13)
        countLabel.textColor = .secondaryLabel
        countLabel.textAlignment = .center
        spinner.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(spinner)
        NSLayoutConstraint.activate([
            spinner.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
            spinner.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
        ])
        message.place(in: view)
        showContent()
        news = FolderNews(except: self) { [weak self, folder] folders in
            if folders.contains(folder) { self?.read() }
        }
        read()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(marked == nil, animated: animated)
        for path in tableView.indexPathsForSelectedRows ?? [] { tableView.deselectRow(at: path, animated: animated) }
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        if reading != nil { showSpinnerSoon() }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if marked != nil, presentedViewController == nil { endSelecting() }
    }

    // MARK: List and icons

    /// Puts the list or the icons into the view, in the place of the other.
    private func showContent() {
        (showsIcons ? tableView : grid.view).removeFromSuperview()
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.insertSubview(content, at: 0)
        setContentScrollView(content)
    }

    private func show(icons: Bool) {
        guard showsIcons != icons else { return }
        showsIcons = icons
        showContent()
        reload()
        navigationItem.rightBarButtonItem?.menu = moreMenu()
    }

    private func reload() {
        if showsIcons { grid.show(shown, count: countLabel.text, animated: false) } else { tableView.reloadData() }
    }

    // MARK: Reading

    private func read() {
        reading?.cancel()
        reading = Task { [weak self, folder, reader] in
            do {
                let entries = try await reader(folder)
                await self?.show(entries)
            } catch let failure as FolderFailure {
                self?.show(failure)
            } catch {
                // Cancelled: the screen has disappeared or is reading again.
            }
        }
    }

    /// Shows a spinner after a tenth of a second, because most folders are read faster.
    private func showSpinnerSoon() {
        spinner.startAnimating()
        spinner.alpha = 0
        UIView.animate(withDuration: 0.1, delay: 0.1) { self.spinner.alpha = 1 }
    }

    private func show(_ entries: [Entry]) async {
        let sorted = await order.sorted(entries, showingHidden: showsHidden)
        guard !Task.isCancelled else { return }
        (all, shown) = (entries, sorted)
        if shown.isEmpty {
            message.show(symbol: "folder", title: "Folder is Empty", detail: nil)
        } else {
            message.isHidden = true
        }
        finishReading(count: countText)
    }

    private var countText: String { shown.count == 1 ? "1 item" : "\(shown.count) items" }

    private func show(_ failure: FolderFailure) {
        (all, shown) = ([], [])
        finishReading(count: nil)
        switch failure {
        case .notPermitted:
            message.show(
                symbol: "lock", title: "No Access",
                detail: "You do not have permission to read “\(folder.displayName)”.")
        case .vanished:
            message.show(
                symbol: "questionmark.folder", title: "Folder Is Gone",
                detail: "“\(folder.displayName)” was moved or deleted.")
        case .notAFolder:
            message.show(
                symbol: "doc", title: "Not a Folder", detail: "“\(folder.displayName)” is something else by now.")
        case .loop:
            message.show(
                symbol: "link", title: "Endless Link", detail: "The links of “\(folder.displayName)” lead in a circle.")
        case .other(let reason):
            message.show(symbol: "exclamationmark.triangle", title: "Cannot Be Read", detail: reason)
        }
    }

    private func finishReading(count: String?) {
        reading = nil
        spinner.stopAnimating()
        countLabel.text = count
        tableView.tableFooterView = count == nil ? nil : countLabel
        reload()
        goToStart()
    }

    /// Restores the scroll position, unless the user has already scrolled.
    private func goToStart() {
        guard startTop > 0, !shown.isEmpty else { return }
        let inset = content.adjustedContentInset
        content.layoutIfNeeded()
        let end = content.contentSize.height + inset.bottom - content.bounds.height
        if content.contentOffset.y <= -inset.top {
            content.contentOffset.y = max(-inset.top, min(startTop - inset.top, end))
        }
        startTop = 0
    }

    // MARK: Menu

    private func moreButton() -> UIBarButtonItem {
        let button = UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), menu: moreMenu())
        button.accessibilityLabel = "More"
        return button
    }

    private func moreMenu() -> UIMenu {
        let select = UIAction(title: "Select", image: UIImage(systemName: "checkmark.circle")) { [weak self] _ in
            self?.select()
        }
        let make = UIAction(title: "New Folder", image: UIImage(systemName: "plus")) { [weak self] _ in
            self?.makeFolder()
        }
        let orders = SortOrder.allCases.map { order in
            UIAction(title: order.rawValue, state: order == self.order ? .on : .off) { [weak self] _ in
                self?.sort(by: order)
            }
        }
        let hidden = UIAction(title: "Show Hidden", state: showsHidden ? .on : .off) { [weak self] _ in
            self?.toggleHidden()
        }
        let forms = [("Icons", "square.grid.2x2", true), ("List", "list.bullet", false)].map { title, symbol, icons in
            UIAction(title: title, image: UIImage(systemName: symbol), state: icons == showsIcons ? .on : .off) {
                [weak self] _ in self?.show(icons: icons)
            }
        }
        return UIMenu(children: [
            UIMenu(options: .displayInline, children: [select, make]),
            UIMenu(options: [.displayInline, .singleSelection], children: forms),
            UIMenu(options: [.displayInline, .singleSelection], children: orders),
            UIMenu(options: .displayInline, children: [hidden]),
        ])
    }

    private func sort(by order: SortOrder) {
        self.order = order
        arrange()
    }

    private func toggleHidden() {
        showsHidden.toggle()
        arrange()
    }

    private func arrange() {
        navigationItem.rightBarButtonItem?.menu = moreMenu()
        Task { [weak self] in
            guard let entries = self?.all else { return }
            await self?.show(entries)
        }
    }

    private func makeFolder() {
        let free = FileMover.freeFolderName(among: Set(all.map(\.name)))
        askForName("New Folder", name: free, action: "Create") { [weak self, folder] name in
            self?.change("The Folder Was Not Made", name) { try await FileMover.makeFolder(name, in: folder) }
        }
    }

    // MARK: One thing

    /// Changes the content of this folder and reads it again.
    private func change(_ complaint: String, _ name: String, _ work: @escaping @Sendable () async throws -> Void) {
        Task { [weak self, folder] in
            do {
                try await work()
                FolderNews.post([folder])
                self?.read()
            } catch {
                self?.explain(complaint, MoveFailure(error).sentence(about: name, into: folder.displayName))
            }
        }
    }

    func rename(_ entry: Entry) {
        askForName("Rename", name: entry.name, action: "Rename") { [weak self, browsing] name in
            self?.change("Not Renamed", name) {
                let path = try await FileMover.renamed(entry.path, to: name)
                await browsing.noteMoved([entry.path: path])
            }
        }
    }

    func showFacts(_ entry: Entry) {
        navigationController?.pushViewController(FactsViewController(entry: entry), animated: true)
    }

    /// Moves an item into the desktop's trash and removes its row.
    func trash(_ entry: Entry, then done: @escaping @MainActor (Bool) -> Void = { _ in }) {
        Task { [weak self, browsing] in
            do {
                try await browsing.trash.take(entry.path)
                self?.forget(entry)
                done(true)
            } catch {
                self?.explain("Not Deleted", MoveFailure(error).sentence(about: entry.name, into: "Trash"))
                done(false)
            }
        }
    }

    private func forget(_ entry: Entry) {
        FolderNews.post([folder], by: self)
        all.removeAll { $0.path == entry.path }
        guard let row = shown.firstIndex(where: { $0.path == entry.path }) else { return }
        shown.remove(at: row)
        countLabel.text = countText
        if showsIcons {
            grid.show(shown, count: countText, animated: true)
        } else {
            tableView.deleteRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
        }
        if shown.isEmpty { message.show(symbol: "folder", title: "Folder is Empty", detail: nil) }
    }

    // MARK: Selecting

    private func select() {
        marked = []
        // As in Apple's Files: a toolbar with actions replaces the tab bar.
        toolbarItems = [
            UIBarButtonItem(primaryAction: UIAction(title: "Select All") { [weak self] _ in self?.markAll() }),
            .flexibleSpace(), moveButton,
        ]
        navigationItem.setHidesBackButton(true, animated: true)
        navigationItem.setRightBarButton(
            UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.endSelecting() }),
            animated: true)
        tabBarController?.setTabBarHidden(true, animated: true)
        navigationController?.setToolbarHidden(false, animated: true)
        marksChanged()
    }

    private func endSelecting() {
        marked = nil
        navigationItem.setHidesBackButton(false, animated: true)
        navigationItem.setRightBarButton(moreButton(), animated: true)
        tabBarController?.setTabBarHidden(false, animated: true)
        navigationController?.setToolbarHidden(true, animated: true)
        marksChanged()
    }

    private func marksChanged() {
        let count = marked?.count ?? 0
        title = marked == nil ? ownTitle : count == 0 ? "Select Items" : count == 1 ? "1 Selected" : "\(count) Selected"
        moveButton.isEnabled = count > 0
        guard !showsIcons else { return grid.show(marks: marked) }
        for path in tableView.indexPathsForVisibleRows ?? [] {
            if let cell = tableView.cellForRow(at: path) { showMark(of: shown[path.row], on: cell) }
        }
    }

    private func markAll() {
        marked = Set(shown.map(\.path))
        marksChanged()
    }

    private func showMark(of entry: Entry, on cell: UITableViewCell) {
        if let marked {
            cell.accessoryType = marked.contains(entry.path) ? .checkmark : .none
        } else {
            cell.accessoryType = entry.kind == .folder ? .disclosureIndicator : .none
        }
    }

    private func moveMarked() { move(shown.filter { marked?.contains($0.path) == true }) }

    func move(_ entries: [Entry]) {
        let sheet = Moving.sheet(for: entries, browsing: browsing) { [weak self] _ in
            if self?.marked != nil { self?.endSelecting() }
        }
        present(sheet, animated: true)
    }

    /// Opens an item, or marks the item in selection mode.
    func choose(_ entry: Entry) {
        guard marked != nil else { return open(entry) }
        if marked?.remove(entry.path) == nil { marked?.insert(entry.path) }
        marksChanged()
    }

    /// The menu of an item; nil in selection mode, which has no menus.
    func menu(of entry: Entry) -> UIContextMenuConfiguration? {
        marked == nil ? FolderActions(screen: self, entry: entry).menu : nil
    }

    private func open(_ entry: Entry) {
        let screen: UIViewController =
            switch entry.kind {
            case .folder: FolderViewController(folder: entry.path, browsing: browsing)
            case .file: PreviewViewController(entry: entry, browsing: browsing)
            case .brokenLink, .special: FactsViewController(entry: entry)
            }
        navigationController?.pushViewController(screen, animated: true)
    }
}

extension FolderViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
        EntryRow.fill(cell, with: shown[indexPath.row])
        showMark(of: shown[indexPath.row], on: cell)
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if marked != nil { tableView.deselectRow(at: indexPath, animated: true) }
        choose(shown[indexPath.row])
    }

    // Rows in selection mode have no swipe actions and no menu.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { marked == nil }

    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    { FolderActions(screen: self, entry: shown[indexPath.row]).swipe }

    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { menu(of: shown[indexPath.row]) }
}

extension UIViewController {
    /// Shows an alert with one button.
    func explain(_ title: String, _ message: String) {
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
