import CoreGraphics
import Diagnostics
import Foundation
import ListLogic

/// The drags and drops of a table.
@MainActor
struct TableDrags {
    weak var dragDelegate: (any UITableViewDragDelegate)?
    weak var dropDelegate: (any UITableViewDropDelegate)?
    var isEnabled = UIDragInteraction.isEnabledByDefault
    var drag: ListDrag?
    var drop: ListDrop?
    /// The rows on screen while they differ from the data.
    var picture: ListPicture?
    var placeholders: [Int: UITableViewPlaceholder] = [:]
    /// The placeholder that is about to get a slot.
    var nextPlaceholder: UITableViewPlaceholder?

    /// Whether index paths of public members are those on screen.
    var usesShownPaths = false

    init() {}
}

extension UITableView {
    func setDragDelegate(_ delegate: (any UITableViewDragDelegate)?) {
        table.drags.dragDelegate = delegate
        guard delegate != nil, table.drags.drag == nil else { return }
        let drag = ListDrag(self)
        drag.interaction.isEnabled = table.drags.isEnabled
        table.drags.drag = drag
        // The table accepts its own rows if the data source moves them.
        if let drop = table.drags.drop { removeInteraction(drop.interaction) }
        table.drags.drop = ListDrop(self, drag)
    }

    func setDropDelegate(_ delegate: (any UITableViewDropDelegate)?) {
        table.drags.dropDelegate = delegate
        if delegate != nil, table.drags.drop == nil { table.drags.drop = ListDrop(self, table.drags.drag) }
    }

    func setDragEnabled(_ isEnabled: Bool) {
        table.drags.isEnabled = isEnabled
        table.drags.drag?.interaction.isEnabled = isEnabled
    }

    func setRowsSpringLoaded(_ isLoaded: Bool) {
        OwnSpring.set(isLoaded, on: self, RowSprings()) { [weak self] context in
            guard let self, let path = context.targetItem as? IndexPath, let cell = cellForRow(at: path),
                let row = item(of: cell)
            else { return }
            selectByTouch(row)
        }
    }
}

/// Finds the row under dragged items.
private final class RowSprings: NSObject, UISpringLoadedInteractionBehavior {
    override init() { super.init() }

    func shouldAllow(_ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext)
        -> Bool
    {
        guard let table = interaction.view as? UITableView,
            let path = table.indexPathForRow(at: context.location(in: table)), let cell = table.cellForRow(at: path)
        else { return false }
        context.targetView = cell
        context.targetItem = path
        return table.delegate?.tableView(table, shouldSpringLoadRowAt: path, with: context) ?? true
    }
}

extension UITableView: UISpringLoadedInteractionSupporting {}

extension UITableView: DragList {
    var beginsDrags: Bool {
        table.drags.isEnabled && table.drags.dragDelegate != nil && table.swiping?.row == nil
            && table.movement == nil
    }
    func dragItems(_ session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
        table.drags.dragDelegate?.tableView(self, itemsForBeginning: session, at: path) ?? []
    }
    func itemsForAdding(_ session: any UIDragSession, at path: IndexPath, _ point: CGPoint) -> [UIDragItem] {
        table.drags.dragDelegate?.tableView(self, itemsForAddingTo: session, at: path, point: point) ?? []
    }
    func dragParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        table.drags.dragDelegate?.tableView(self, dragPreviewParametersForRowAt: path)
    }
    func dragWillBegin(_ session: any UIDragSession) {
        table.drags.dragDelegate?.tableView(self, dragSessionWillBegin: session)
    }
    func dragDidEnd(_ session: any UIDragSession) {
        table.drags.dragDelegate?.tableView(self, dragSessionDidEnd: session)
    }
    func dragAllowsMove(_ session: any UIDragSession) -> Bool {
        table.drags.dragDelegate?.tableView(self, dragSessionAllowsMoveOperation: session) ?? true
    }
    func dragIsRestricted(_ session: any UIDragSession) -> Bool {
        table.drags.dragDelegate?.tableView(self, dragSessionIsRestrictedToDraggingApplication: session) ?? false
    }
    func showDragState(_ state: UICellConfigurationState.DragState, at path: IndexPath) {
        guard let cell = cellForRow(at: path) else { return }
        cell.configurations.dragState = state
        cell.setNeedsUpdateConfiguration()
        cell.dragStateDidChange(UITableViewCell.DragState(rawValue: state.rawValue) ?? .none)
    }
    func dataPath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }
    func cellView(at path: IndexPath) -> UIView? { cellForRow(at: path) }
}

extension UITableView: DropList {
    var picture: ListPicture? { table.drags.picture }
    var usesShownPaths: Bool {
        get { table.drags.usesShownPaths }
        set { table.drags.usesShownPaths = newValue }
    }
    var dataCounts: [Int] { table.drags.picture?.counts ?? loadedGeometry.sections.map(\.rows.count) }
    var cadence: Double { 0 }
    var hasDropDelegate: Bool { table.drags.dropDelegate != nil }
    func shownPath(at point: CGPoint) -> IndexPath? {
        point.x >= 0 && point.x < bounds.width ? loadedGeometry.path(at: point.y) : nil
    }
    func openPath(at point: CGPoint) -> IndexPath? {
        let sections = loadedGeometry.sections
        guard !sections.isEmpty else { return nil }
        let found = table.geometry.sections(from: point.y, to: point.y + 0.001).first
        let section = found ?? (point.y < table.geometry.top ? 0 : sections.count - 1)
        let isHeader = found != nil && headerFrame(section).maxY > point.y || point.y < table.geometry.top
        return IndexPath(row: isHeader ? 0 : sections[section].rows.count, section: section)
    }
    func slotWillAppear(_ slot: Int) { table.drags.placeholders[slot] = table.drags.nextPlaceholder }
    func shownFrame(of path: IndexPath) -> CGRect? { rowFrame(path) }
    func shownCell(at path: IndexPath) -> UIView? { table.cells[path] }
    func movesInData(_ path: IndexPath) -> Bool { cellForRow(at: path).map { movesRow($0, at: path) } ?? false }
    func moveInData(_ path: IndexPath, to target: IndexPath) {
        dataSource?.tableView(self, moveRowAt: path, to: target)
    }
    func showTarget(_ isTarget: Bool, at path: IndexPath) {
        guard let cell = cellForRow(at: path) else { return }
        cell.configurations.dropState = isTarget ? .targeted : .none
        cell.setHighlighted(isTarget, animated: true)
        cell.setNeedsUpdateConfiguration()
    }
    func dropCanHandle(_ session: any UIDropSession) -> Bool {
        table.drags.dropDelegate?.tableView(self, canHandle: session) ?? false
    }
    func dropEntered(_ session: any UIDropSession) {
        table.drags.dropDelegate?.tableView(self, dropSessionDidEnter: session)
    }
    func dropProposal(_ session: any UIDropSession, _ destination: IndexPath?) -> (UIDropProposal, ListDropIntent) {
        guard let delegate = table.drags.dropDelegate else { return (UIDropProposal(operation: .cancel), .unspecified) }
        let proposal = delegate.tableView(self, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
        let intent: ListDropIntent =
            switch proposal.intent {
            case .unspecified: .unspecified
            case .insertAtDestinationIndexPath: .insertAt
            case .insertIntoDestinationIndexPath: .insertInto
            case .automatic: .automatic
            }
        return (proposal, intent)
    }
    func dropExited(_ session: any UIDropSession) {
        table.drags.dropDelegate?.tableView(self, dropSessionDidExit: session)
    }
    func performDrop(_ request: ListDropRequest) {
        table.drags.dropDelegate?.tableView(self, performDropWith: TableDropCoordinator(request, self))
    }
    func dropEnded(_ session: any UIDropSession) {
        table.drags.dropDelegate?.tableView(self, dropSessionDidEnd: session)
    }
    func dropParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        table.drags.dropDelegate?.tableView(self, dropPreviewParametersForRowAt: path)
    }
}
