import UIKit

/// The things in one folder.
final class FolderViewController: UITableViewController {
    /// Reads a folder, off the main actor.
    typealias Reader = @Sendable (DiskPath) async throws -> [Entry]

    private let folder: DiskPath
    private let reader: Reader
    private var all: [Entry] = []
    private var shown: [Entry] = []
    private var order = SortOrder.name
    private var showsHidden = false
    private var reading: Task<Void, Never>?

    private let spinner = UIActivityIndicatorView(style: .medium)
    private let message = MessageView()
    private let countLabel = UILabel()

    init(folder: DiskPath, title: String? = nil, reader: @escaping Reader = FolderReader.entries) {
        self.folder = folder
        self.reader = reader
        super.init(style: .plain)
        self.title = title ?? folder.displayName
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.rightBarButtonItem = UIBarButtonItem(image: UIImage(systemName: "arrow.up.arrow.down"), menu: sortMenu())
        navigationItem.rightBarButtonItem?.accessibilityLabel = "Sort"
        toolbarItems = [.flexibleSpace(), UIBarButtonItem(customView: countLabel), .flexibleSpace()]
    }

    required init?(coder: NSCoder) { nil }

    deinit { reading?.cancel() }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "entry")
        tableView.rowHeight = 60
        countLabel.font = .systemFont(ofSize: 12)
        for view in [spinner, message] as [UIView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            tableView.addSubview(view)
            NSLayoutConstraint.activate([
                view.centerXAnchor.constraint(equalTo: tableView.safeAreaLayoutGuide.centerXAnchor),
                view.centerYAnchor.constraint(equalTo: tableView.safeAreaLayoutGuide.centerYAnchor),
            ])
        }
        message.widthAnchor.constraint(equalToConstant: 280).isActive = true
        message.isHidden = true
        read()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: animated)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        if reading != nil { showSpinnerSoon() }
    }

    // MARK: Reading

    private func read() {
        reading = Task { [weak self, folder, reader] in
            do {
                let entries = try await reader(folder)
                await self?.show(entries)
            } catch let failure as FolderFailure {
                self?.show(failure)
            } catch {
                // Cancelled: the screen is gone.
            }
        }
    }

    /// Most folders are read before anyone would see a spinner; it comes after a tenth of a second.
    private func showSpinnerSoon() {
        spinner.startAnimating()
        spinner.alpha = 0
        UIView.animate(withDuration: 0.1, delay: 0.1) { self.spinner.alpha = 1 }
    }

    private func show(_ entries: [Entry]) async {
        all = entries
        shown = await order.sorted(entries, showingHidden: showsHidden)
        finishReading()
        if shown.isEmpty {
            message.show(symbol: "folder", title: "Folder is Empty", detail: nil)
        } else {
            message.isHidden = true
        }
        countLabel.text = shown.count == 1 ? "1 item" : "\(shown.count) items"
        countLabel.sizeToFit()
        toolbarItems = toolbarItems
        tableView.reloadData()
    }

    private func show(_ failure: FolderFailure) {
        finishReading()
        countLabel.text = nil
        switch failure {
        case .notPermitted:
            message.show(symbol: "lock", title: "No Access", detail: "You do not have permission to read “\(folder.displayName)”.")
        case .vanished:
            message.show(symbol: "questionmark.folder", title: "Folder Is Gone", detail: "“\(folder.displayName)” was moved or deleted.")
        case .notAFolder:
            message.show(symbol: "doc", title: "Not a Folder", detail: "“\(folder.displayName)” is something else by now.")
        case .loop:
            message.show(symbol: "link", title: "Endless Link", detail: "The links of “\(folder.displayName)” lead in a circle.")
        case .other(let reason):
            message.show(symbol: "exclamationmark.triangle", title: "Cannot Be Read", detail: reason)
        }
    }

    private func finishReading() {
        reading = nil
        spinner.stopAnimating()
        tableView.tableFooterView = nil
    }

    // MARK: Sorting

    private func sortMenu() -> UIMenu {
        let orders = SortOrder.allCases.map { order in
            UIAction(title: order.rawValue, state: order == self.order ? .on : .off) { [weak self] _ in self?.sort(by: order) }
        }
        let hidden = UIAction(title: "Show Hidden", state: showsHidden ? .on : .off) { [weak self] _ in self?.toggleHidden() }
        return UIMenu(children: [
            UIMenu(options: [.displayInline, .singleSelection], children: orders), UIMenu(options: .displayInline, children: [hidden]),
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
        navigationItem.rightBarButtonItem?.menu = sortMenu()
        Task { [weak self] in
            guard let entries = self?.all else { return }
            await self?.show(entries)
        }
    }

    // MARK: Table

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
        let entry = shown[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = entry.name
        content.secondaryText = entry.summary
        content.secondaryTextProperties.color = .secondaryLabel
        content.image = UIImage(systemName: entry.symbol)
        cell.contentConfiguration = content
        cell.accessoryType = entry.kind == .folder ? .disclosureIndicator : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        open(shown[indexPath.row])
    }

    private func open(_ entry: Entry) {
        let screen: UIViewController =
            switch entry.kind {
            case .folder: FolderViewController(folder: entry.path)
            case .file: Preview.screen(for: entry)
            case .brokenLink, .special: FactsViewController(entry: entry)
            }
        navigationController?.pushViewController(screen, animated: true)
    }
}
