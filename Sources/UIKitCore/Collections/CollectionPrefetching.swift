import CoreGraphics
import Foundation
import QuartzCore

/// The items that were announced to the app before they became visible.
struct CollectionPrefetching {
    weak var source: (any UICollectionViewDataSourcePrefetching)?
    var isEnabled = true
    var named: Set<IndexPath> = []
    var lastOffset: CGPoint?
    var generation = 0
}

extension UICollectionView {
    /// Announces items after a layout pass, if the offset changed since the last one.
    ///
    /// Measured (collections/ahead-after-scroll): nothing is announced before scrolling starts. Chosen: one page ahead
    /// in the direction of the last scroll.
    func prefetchItems() {
        guard let source = collection.prefetching.source, collection.prefetching.isEnabled, window != nil,
            !bounds.isEmpty
        else { return }
        if collection.prefetching.generation != collection.generation {
            collection.prefetching.generation = collection.generation
            collection.prefetching.named = []
        }
        let last = collection.prefetching.lastOffset
        collection.prefetching.lastOffset = contentOffset
        guard let last, last != contentOffset else { return }
        let page = CGPoint(
            x: contentOffset.x == last.x ? 0 : contentOffset.x > last.x ? bounds.width : -bounds.width,
            y: contentOffset.y == last.y ? 0 : contentOffset.y > last.y ? bounds.height : -bounds.height)
        let rect = bounds.offsetBy(dx: page.x, dy: page.y)
        let shown = Set(indexPathsForVisibleItems)
        let middle = CGPoint(x: bounds.midX, y: bounds.midY)
        // Documented (UICollectionViewDataSourcePrefetching): by rising distance.
        let near = elements(in: rect).filter { $0.element.isCell && !shown.contains($0.indexPath) }
            .map { (path: $0.indexPath, distance: hypot($0.center.x - middle.x, $0.center.y - middle.y)) }
            .sorted { ($0.distance, $0.path) < ($1.distance, $1.path) }.map(\.path)
        let new = near.filter { !collection.prefetching.named.contains($0) }
        let past = collection.prefetching.named.subtracting(near).subtracting(shown).sorted()
        collection.prefetching.named.formUnion(new)
        collection.prefetching.named.subtract(past)
        collection.prefetching.named.subtract(shown)
        if !past.isEmpty { source.collectionView(self, cancelPrefetchingForItemsAt: past) }
        if !new.isEmpty { source.collectionView(self, prefetchItemsAt: new) }
    }
}
