import CoreGraphics
import Foundation

extension UICollectionView {
    /// The displayed views as a screen reader reads them: section by section the header, the items, the other
    /// supplementary views and the footer. Views of the whole layout and the app's own views follow by position.
    ///
    /// Chosen: the order of the index paths, also where a layout places items elsewhere.
    var viewsInReadingOrder: [UIView] {
        var ranked: [(rank: [Int], view: UIView)] = []
        var named: Set<ObjectIdentifier> = []
        for (index, element) in collection.order.enumerated() {
            guard let view = collection.shown[element] else { continue }
            named.insert(ObjectIdentifier(view))
            let path = element.path
            let isOfLayout = path.count != 2 || path[1] == .max
            if isOfLayout, view.frame.midY > scroll.contentSize.height / 2 {
                ranked.append(([.max, index], view))
            } else if isOfLayout {
                ranked.append(([-1, index], view))
            } else {
                ranked.append(([path[0], rank(of: element), path[1], index], view))
            }
        }
        let own = subviews.filter { !named.contains(ObjectIdentifier($0)) && !($0 is OrthogonalScrollView) }
        let sorted = ranked.sorted { $0.rank.lexicographicallyPrecedes($1.rank) }.map(\.view)
        return sorted + own
    }

    private func rank(of element: CollectionElement) -> Int {
        switch element {
        case .cell: 1
        case .supplementary(Self.elementKindSectionHeader, _): 0
        case .supplementary(Self.elementKindSectionFooter, _): 3
        case .supplementary: 2
        case .decoration: 4
        }
    }
}
