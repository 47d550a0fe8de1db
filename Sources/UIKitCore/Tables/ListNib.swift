/// A nib with views for a list.
@MainActor
protocol ListNib {
    /// Creates the top-level objects of the nib.
    func makeObjects() -> [Any]
}

extension UITableView {
    func register(_ nib: (any ListNib)?, cells identifier: String) {
        guard let nib else { return table.reuse.register(cells: nil, identifier) }
        table.reuse.register(cells: { nib.makeObjects().lazy.compactMap { $0 as? UITableViewCell }.first }, identifier)
    }

    func register(_ nib: (any ListNib)?, views identifier: String) {
        guard let nib else { return table.reuse.register(views: nil, identifier) }
        table.reuse.register(
            views: { nib.makeObjects().lazy.compactMap { $0 as? UITableViewHeaderFooterView }.first }, identifier)
    }
}
