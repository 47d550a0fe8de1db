public import Foundation

/// Decides about drops on a table, and takes the items.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: NSObjectProtocol {
    /// Called when the finger lifted with the operation `copy` or `move`. The app inserts rows and passes them to the
    /// coordinator. Items without a place fly back to their source.
    ///
    /// Chosen: not called for a move of a row inside the table if the data source implements
    /// `tableView(_:canMoveRowAt:)` and returns true; then `tableView(_:moveRowAt:to:)` of the data source is called,
    /// as in Apple's sample code.
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
    /// Returns whether the table is a target for the session. Called once for each session. True by default.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
    /// Called when the finger entered the table. Does nothing by default.
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
    /// Returns the operation and the effect of a drop. Called when the finger moved and when the table scrolls.
    /// - Parameter destinationIndexPath: the row at which a dropped row would be inserted; behind the last row, the
    ///   number of rows. Nil outside of the sections.
    /// - Returns: by default a copy without an effect on the rows.
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal
    /// Called when the finger left the table. Does nothing by default.
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
    /// Called at the end of the drag if the finger had been over the table. Does nothing by default.
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
    /// Returns the part of a cell to which the preview of its dropped item moves. Nil, the default, is the whole cell.
    func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
}

extension UITableViewDropDelegate {
    /// Returns `true` by default.
    public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
    /// Does nothing by default.
    public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}
    /// Returns a copy without an effect on the rows, by default.
    public func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .copy) }
    /// Does nothing by default.
    public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
    /// Does nothing by default.
    public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}
    /// Returns `nil` by default.
    public func tableView(_ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
    { nil }
}
