import CoreGraphics
import Foundation
import QuartzCore

/// The titles at the trailing side of a collection view, as in a table. Documented (UICollectionViewDataSource.h): the
/// data source returns the titles, and the item of a title.
extension UICollectionView: SectionIndexOwner {
    var indexColors: SectionIndex.Colors { SectionIndex.Colors() }

    /// Asks the data source for the titles, and shows or removes the index. Called after the data was loaded.
    func loadIndexTitles() {
        let titles = dataSource?.indexTitles(for: self) ?? []
        collection.indexTitles = titles
        guard !titles.isEmpty else {
            collection.index?.removeFromSuperview()
            return collection.index = nil
        }
        let index = collection.index ?? SectionIndex(self)
        collection.index = index
        index.show(titles)
        if index.superview !== self { addSubview(index) }
        index.layer.zPosition = Self.indexDepth
    }

    /// In front of pinned headers, whose z index is a billion and more.
    private static var indexDepth: CGFloat { 2e9 }

    func layoutIndex() { if let index = collection.index { layOut(index) } }

    /// Scrolls the item of a title to the top, below the header of its section. Chosen: without animation, as in a
    /// table.
    func jump(toTitle title: Int) {
        guard let source = dataSource, collection.indexTitles.indices.contains(title) else { return }
        let path = source.collectionView(self, indexPathForIndexTitle: collection.indexTitles[title], at: title)
        prepareLayout()
        guard collection.hasItem(path) else { return }
        scroll(to: path, canScrollHorizontally && !canScrollVertically ? .left : .top, false)
        guard path.item == 0, canScrollVertically else { return }
        let header = CollectionElement.supplementary(Self.elementKindSectionHeader, path)
        guard let height = currentAttributes(of: header)?.frame.height, height > 0 else { return }
        let y = verticalAxis.clamped(contentOffset.y - height)
        setContentOffset(CGPoint(x: contentOffset.x, y: y), animated: false)
    }
}
