public import Foundation

/// Decides about drops on a collection view, and takes the items.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
    /// Called when the finger lifted with the operation `copy` or `move`. The app inserts items and passes them to the
    /// coordinator. Items without a place fly back to their source.
    ///
    /// Chosen: not called for a move of an item inside the collection view if the data source implements
    /// `collectionView(_:canMoveItemAt:)` and returns true; then `collectionView(_:moveItemAt:to:)` of the data
    /// source is called, as in tables.
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
    /// Returns whether the collection view is a target for the session. Called once for each session. True by default.
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
    /// Called when the finger entered the collection view. Does nothing by default.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
    /// Returns the operation and the effect of a drop. Called when the finger moved and when the collection
    /// view scrolls.
    /// - Parameter destinationIndexPath: the item at which a dropped item would be inserted; behind the last item, the
    ///   number of items. Nil outside of the sections.
    /// - Returns: by default a copy without an effect on the items.
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal
    /// Called when the finger left the collection view. Does nothing by default.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
    /// Called at the end of the drag if the finger had been over the collection view. Does nothing by default.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
    /// Returns the part of a cell to which the preview of its dropped item moves. Nil, the default, is the whole cell.
    func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
    /// Returns `true` by default.
    public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        true
    }
    /// Does nothing by default.
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {}
    /// Returns a copy without an effect on the items, by default.
    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .copy) }
    /// Does nothing by default.
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {}
    /// Does nothing by default.
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {}
    /// Returns `nil` by default.
    public func collectionView(_ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath)
        -> UIDragPreviewParameters?
    { nil }
}
