public import Foundation

/// An item that is displayed while the data of a dropped item is loaded. The data source does not have the item.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
    let insertionPath: IndexPath
    let identifier: String

    /// Creates a placeholder.
    /// - Parameters:
    ///   - insertionIndexPath: the index path before which the item is displayed.
    ///   - reuseIdentifier: the identifier of a registered class or nib, or of a prototype.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        (insertionPath, identifier) = (insertionIndexPath, reuseIdentifier)
        super.init()
    }

    /// Configures the cell of the placeholder. Called before the cell is displayed.
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
}

/// A placeholder for a dropped item.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    /// Returns the part of the cell to which the preview of the dropped item moves. Nil, also the result nil, is the
    /// whole cell.
    open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// The placeholder of a dropped item, until its data is loaded.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
    /// The dropped item.
    var dragItem: UIDragItem { get }
    /// Replaces the placeholder by an item of the data source. The closure inserts the data and calls no method of the
    /// table.
    /// - Parameter dataSourceUpdates: gets the index path at which the app inserts the data.
    /// - Returns: false if the placeholder does not exist any longer, for example after a reload. The closure was not
    ///   called.
    @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
    /// Configures the cell of the placeholder again, by its `cellUpdateHandler`.
    func setNeedsCellUpdate()
    /// Removes the placeholder.
    /// - Returns: false if the placeholder does not exist any longer.
    @discardableResult func deletePlaceholder() -> Bool
}
