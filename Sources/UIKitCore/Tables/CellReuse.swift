import Foundation
import QuartzCore

/// Reusable cells and section views, and the creation of new ones.
@MainActor
final class CellReuse {
    /// The identifier of the object that is being created. Read by the `init()` of registered classes.
    static var identifierBeingMade: String?

    private var cellTypes: [String: UITableViewCell.Type] = [:]
    private var viewTypes: [String: UITableViewHeaderFooterView.Type] = [:]
    /// Closures that create the cells and section views of documents.
    private var cellMakers: [String: () -> UITableViewCell?] = [:]
    private var viewMakers: [String: () -> UITableViewHeaderFooterView?] = [:]
    private var cells: [String: [UITableViewCell]] = [:]
    private var views: [String: [UITableViewHeaderFooterView]] = [:]
    /// The number of created cells, for tests of reuse.
    private(set) var made = 0

    init() {}

    // The last registration is in effect.
    func register(_ type: UITableViewCell.Type?, _ identifier: String) {
        keeping(cellMakers) { cellMakers[identifier] = nil }
        cellTypes[identifier] = type
    }
    func register(_ type: UITableViewHeaderFooterView.Type?, _ identifier: String) {
        keeping(viewMakers) { viewMakers[identifier] = nil }
        viewTypes[identifier] = type
    }
    func register(cells maker: (() -> UITableViewCell?)?, _ identifier: String) {
        cellTypes[identifier] = nil
        keeping(cellMakers) { cellMakers[identifier] = maker }
    }
    func register(views maker: (() -> UITableViewHeaderFooterView?)?, _ identifier: String) {
        viewTypes[identifier] = nil
        keeping(viewMakers) { viewMakers[identifier] = maker }
    }

    func cell(_ identifier: String) -> UITableViewCell? {
        if let cell = cells[identifier]?.popLast() {
            // The cell may have been concealed by the open menu of its former row.
            cell.layer.isConcealed = false
            cell.prepareForReuse()
            return cell
        }
        let maker = cellMakers[identifier], type = cellTypes[identifier]
        guard maker != nil || type != nil else { return nil }
        made += 1
        // A class may create other cells in its initializer.
        let outer = Self.identifierBeingMade
        Self.identifierBeingMade = identifier
        defer { Self.identifierBeingMade = outer }
        return maker.map { $0() } ?? type?.init()
    }

    func view(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let view = views[identifier]?.popLast() {
            view.prepareForReuse()
            return view
        }
        let maker = viewMakers[identifier], type = viewTypes[identifier]
        guard maker != nil || type != nil else { return nil }
        // A class may create other views in its initializer.
        let outer = Self.identifierBeingMade
        Self.identifierBeingMade = identifier
        defer { Self.identifierBeingMade = outer }
        return maker.map { $0() } ?? type?.init()
    }

    func keep(_ cell: UITableViewCell) {
        guard let identifier = cell.reuseIdentifier else { return }
        cells[identifier, default: []].append(cell)
    }

    func keep(_ view: UIView) {
        guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier else { return }
        views[identifier, default: []].append(view)
    }
}
