import CoreGraphics
public import Foundation

/// A row that is displayed while the data of a dropped item is loaded. The data source does not have the row.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
    let insertionPath: IndexPath
    let identifier: String
    let height: CGFloat

    /// Creates a placeholder.
    /// - Parameters:
    ///   - insertionIndexPath: the index path before which the row is displayed.
    ///   - reuseIdentifier: the identifier of a registered class or nib, or of a prototype.
    ///   - rowHeight: in points; `UITableView.automaticDimension` uses the height of the other rows.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        (insertionPath, identifier, height) = (insertionIndexPath, reuseIdentifier, rowHeight)
        super.init()
    }

    /// Configures the cell of the placeholder. Called before the cell is displayed.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?
}

/// A placeholder for a dropped item.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    /// Returns the part of the cell to which the preview of the dropped item moves. Nil, also the result nil, is the
    /// whole cell.
    open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// The placeholder of a dropped item, until its data is loaded.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
    /// The dropped item.
    var dragItem: UIDragItem { get }
    /// Replaces the placeholder by a row of the data source. The closure inserts the data and calls no method of the
    /// table.
    /// - Parameter dataSourceUpdates: gets the index path at which the app inserts the data.
    /// - Returns: false if the placeholder does not exist any longer, for example after a reload. The closure was not
    ///   called.
    @discardableResult func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
    /// Removes the placeholder.
    /// - Returns: false if the placeholder does not exist any longer.
    @discardableResult func deletePlaceholder() -> Bool
}
