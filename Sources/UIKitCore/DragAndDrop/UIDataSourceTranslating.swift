public import Foundation

/// Translates between the index paths of a data source and those on screen.
///
/// Documented (UIDataSourceTranslating): a table or collection view displays the gap and the placeholders of a drop,
/// which its data source does not have.
@preconcurrency @MainActor
public protocol UIDataSourceTranslating: NSObjectProtocol {
    /// Returns the index on screen of a section of the data source.
    func presentationSectionIndex(forDataSourceSectionIndex dataSourceSectionIndex: Int) -> Int
    /// Returns the index in the data source of a section on screen.
    func dataSourceSectionIndex(forPresentationSectionIndex presentationSectionIndex: Int) -> Int
    /// Returns the index path on screen of an item of the data source; nil for an item that is not on screen.
    func presentationIndexPath(forDataSourceIndexPath dataSourceIndexPath: IndexPath?) -> IndexPath?
    /// Returns the index path in the data source of an item on screen; nil for a gap or a placeholder.
    func dataSourceIndexPath(forPresentationIndexPath presentationIndexPath: IndexPath?) -> IndexPath?
    /// Calls the closure. Index paths that the closure passes to the object, or gets from the object, are those on
    /// screen.
    func performUsingPresentationValues(_ actionsToTranslate: () -> Void)
}
