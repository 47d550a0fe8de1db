public import Foundation

/// Provides the data, the cells and the supplementary views of a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// Returns the number of items of a section.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// Returns a cell for the item, from `dequeueReusableCell(withReuseIdentifier:for:)` or
    /// `dequeueConfiguredReusableCell(using:for:item:)`.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    /// Returns the number of sections. 1 by default.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    /// Returns a dequeued view for a header, a footer or another supplementary view. Called only for elements of which
    /// the layout has attributes. Without this method such a layout stops the program.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView
    /// Returns whether the user may move the item. True by default.
    ///
    /// On Linux a collection view cannot detect whether its data source implements
    /// ``collectionView(_:moveItemAt:to:)``. The long press of a ``UICollectionViewController`` therefore moves items
    /// only if this method is implemented and returns true.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    /// Called once after the user moved an item. The app moves the item in its data.
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    /// Returns the titles of the index at the trailing side, which lies over the content. Nil, the default, is no
    /// index. Called when the data is loaded.
    func indexTitles(for collectionView: UICollectionView) -> [String]?
    /// Returns the item to which a touch of an index title scrolls. Index paths without an item are ignored.
    func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
        -> IndexPath
}

extension UICollectionViewDataSource {
    /// Returns `1` by default.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    /// Stops the program by default.
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { collectionView.supplementaryMethodIsMissing(in: self, kind) }
    /// Returns `true` by default.
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        collectionView.standardMoveAnswer()
    }
    /// Only logs a message by default.
    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { collectionView.moveMethodIsMissing(in: self) }
    /// Returns `nil` by default.
    public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    /// Returns item 0 of section 0 by default.
    public func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: 0) }
}

/// An object that prepares data for items that will soon be visible.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    /// Called with items that will probably be visible soon, nearest first.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    /// Called with announced items that will probably not become visible.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    /// Does nothing by default.
    public func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {}
}
