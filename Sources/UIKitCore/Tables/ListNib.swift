import ListLogic

/// A nib with views for a list.
@preconcurrency @MainActor
protocol ListNib {
    /// Creates the top-level objects of the nib.
    func makeObjects() -> [Any]
}

extension UITableView {
    func register(_ nib: (any ListNib)?, cells identifier: String) {
        table.reuse.register(
            nib.map { nib in { nib.makeObjects().lazy.compactMap { $0 as? UITableViewCell }.first } },
            ReuseKey(identifier: identifier))
    }

    func register(_ nib: (any ListNib)?, views identifier: String) {
        table.reuse.register(
            nib.map { nib in { nib.makeObjects().lazy.compactMap { $0 as? UITableViewHeaderFooterView }.first } },
            ReuseKey(kind: UITableViewHeaderFooterView.kind, identifier: identifier))
    }
}
