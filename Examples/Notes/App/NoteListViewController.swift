import UIKit

/// The list of notes, with a search.
final class NoteListViewController: UITableViewController, UISearchResultsUpdating {
    private let store: NoteStore
    var onOpen: (UUID) -> Void = { _ in }
    var onRemove: (UUID) -> Void = { _ in }
    private lazy var source = UITableViewDiffableDataSource<Int, UUID>(tableView: tableView) { [weak self] in
        self?.cell($0, $1, $2)
    }
    private let search = UISearchController(searchResultsController: nil)

    init(store: NoteStore) {
        self.store = store
        super.init(style: .insetGrouped)
        title = "Notes"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.largeTitleDisplayMode = .always
        navigationController?.navigationBar.prefersLargeTitles = true
        navigationItem.searchController = search
        search.searchResultsUpdater = self
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
        source.defaultRowAnimation = .fade
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .compose, primaryAction: UIAction { [weak self] _ in self?.addNote() })
        reload(animated: false)
    }

    func addNote() {
        let note = store.add()
        reload()
        onOpen(note.id)
    }

    func reload(animated: Bool = true) {
        guard isViewLoaded else { return }
        let query = search.searchBar.text ?? ""
        let shown = store.notes.filter { query.isEmpty || $0.text.localizedCaseInsensitiveContains(query) }
        var snapshot = NSDiffableDataSourceSnapshot<Int, UUID>()
        snapshot.appendSections([0])
        snapshot.appendItems(shown.map(\.id))
        let known = Set(source.snapshot().itemIdentifiers)
        snapshot.reconfigureItems(shown.map(\.id).filter(known.contains))
        source.apply(snapshot, animatingDifferences: animated && viewIfLoaded?.window != nil)
        var empty: UIContentUnavailableConfiguration?
        if shown.isEmpty {
            empty = query.isEmpty ? .empty() : .search()
            if query.isEmpty {
                empty?.text = "No Notes"
                empty?.image = UIImage(systemName: "note.text")
            }
        }
        contentUnavailableConfiguration = empty
    }

    func updateSearchResults(for searchController: UISearchController) { reload() }

    private func cell(_ table: UITableView, _ path: IndexPath, _ id: UUID) -> UITableViewCell {
        let cell = table.dequeueReusableCell(withIdentifier: "note", for: path)
        var content = UIListContentConfiguration.subtitleCell()
        content.text = store[id]?.title
        content.textProperties.font = .preferredFont(forTextStyle: .headline)
        content.textProperties.numberOfLines = 1
        content.secondaryText = store[id]?.summary
        content.secondaryTextProperties.numberOfLines = 1
        cell.contentConfiguration = content
        cell.configurationUpdateHandler = { cell, state in
            guard var content = cell.contentConfiguration as? UIListContentConfiguration else { return }
            // The background of a focused row is the tint color.
            content.secondaryTextProperties.color = state.isFocused ? .white : .secondaryLabel
            cell.contentConfiguration = content
        }
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if let id = source.itemIdentifier(for: indexPath) { onOpen(id) }
    }

    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard let id = source.itemIdentifier(for: indexPath) else { return nil }
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
            completion(self?.remove(id) ?? false)
        }
        delete.image = UIImage(systemName: "trash")
        return UISwipeActionsConfiguration(actions: [delete])
    }

    @discardableResult
    func remove(_ id: UUID) -> Bool {
        do {
            try store.remove(id)
        } catch {
            let alert = UIAlertController(
                title: "The note could not be deleted", message: error.localizedDescription, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            present(alert, animated: true)
            return false
        }
        reload()
        onRemove(id)
        return true
    }
}
