import UIKit

/// Files that were recently opened or changed, in all folders.
final class RecentsViewController: UITableViewController {
    private let browsing: Browsing
    private var shown: [Entry] = []
    private var reading: Task<Void, Never>?
    private let message = MessageView()

    init(browsing: Browsing) {
        self.browsing = browsing
        super.init(style: .plain)
        title = "Recents"
    }

    required init?(coder: NSCoder) { nil }

    deinit { reading?.cancel() }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "entry")
        tableView.rowHeight = EntryRow.height
        message.place(in: tableView)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(true, animated: animated)
        read()
    }

    private func read() {
        reading?.cancel()
        reading = Task { [weak self, opened = browsing.opened, start = browsing.start?.path] in
            let entries = await RecentReader.entries(opened: opened, under: start)
            if !Task.isCancelled { self?.show(entries) }
        }
    }

    private func show(_ entries: [Entry]) {
        reading = nil
        guard entries != shown || entries.isEmpty else { return }
        shown = entries
        message.isHidden = !entries.isEmpty
        if entries.isEmpty {
            message.show(symbol: "clock", title: "No Recents", detail: "Files that you open or change appear here.")
        }
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
        let entry = shown[indexPath.row]
        EntryRow.fill(cell, with: entry, detail: "\(entry.summary) – \(entry.path.parent.displayName)")
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(
            PreviewViewController(entry: shown[indexPath.row], browsing: browsing), animated: true)
    }
}
