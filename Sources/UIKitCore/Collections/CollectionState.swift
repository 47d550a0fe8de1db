import CoreGraphics
import Foundation
import ListLogic

/// The internal state of a collection view.
@MainActor
final class CollectionState {
    weak var dataSource: (any UICollectionViewDataSource)?
    var layout: UICollectionViewLayout
    /// The number of items of each section, as the data source returned them last.
    var counts: [Int] = []
    /// Whether the data source has to be called again.
    var isStale = true
    /// Whether ``layout`` was prepared since its last invalidation.
    var isLayoutValid = false
    /// Incremented when the displayed elements are discarded or moved. Every call to the app may do so: code that calls
    /// the app for element after element compares the number after each call, and starts again if it changed.
    var generation = 0
    /// The number of requested reloads.
    var reloads = 0
    var isLoading = false
    var isLayingOut = false
    /// Whether the layout is being prepared. Counts that are loaded meanwhile leave the layout valid.
    var isPreparing = false
    /// Whether layout was requested while the app was called for its items.
    var missedLayout = false
    let reuse = CellReuse()
    /// Used for lookups. Iteration uses the order of ``order``.
    var shown: [CollectionElement: UICollectionReusableView] = [:]
    /// The displayed elements: cells, supplementary views, decoration views, each by index path.
    var order: [CollectionElement] = []
    /// The path of the cell or view that the app is creating.
    var requested: CollectionElement?
    /// Whether the default implementation answered whether an item may be moved.
    var answeredStandardMove = false
    /// The running call of the data source for a cell.
    var request: CellRequest?
    let selecting = SelectionState()
    var focus = ListFocus()
    var menus: CollectionMenus?
    var updates: CollectionUpdates?
    /// The attributes to show in an animation, during the layout pass before the animation; otherwise nil.
    var staged: [(view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes)]?
    /// The cell that the data source configures again.
    var reconfigured: UICollectionViewCell?
    var movement: ItemMovement?
    var drags = CollectionDrags()
    var edgeScrolling: EdgeScrolling?
    /// The titles of the index.
    var indexTitles: [String] = []
    var index: SectionIndex?
    var prefetching = CollectionPrefetching()
    /// The bounds that the layout was asked about.
    var askedBounds: CGRect?
    /// The bounds after the last change of the bounds.
    var laidOutBounds: CGRect?
    /// The offset that invalidation contexts add.
    var offsetAdjustment = CGPoint.zero
    var transition: CollectionTransition?
    /// The layout before a change of the layout, until the change is staged.
    var formerLayout: UICollectionViewLayout?

    init(_ layout: UICollectionViewLayout) { self.layout = layout }

    func cell(at path: IndexPath) -> UICollectionViewCell? { shown[.cell(path)] as? UICollectionViewCell }

    /// The index of an element in ``order``, or the index at which the element belongs.
    func index(of element: CollectionElement) -> Int {
        var low = 0, high = order.count
        while low < high {
            let middle = (low + high) / 2
            if order[middle] < element { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The element of a displayed view.
    func element(of view: UICollectionReusableView) -> CollectionElement? {
        guard let element = view.shownAttributes?.element, shown[element] === view else {
            return order.first { shown[$0] === view }
        }
        return element
    }

    /// Whether the data has the element. Supplementary views may have other index paths.
    func isValid(_ element: CollectionElement) -> Bool {
        let path = element.path
        switch element {
        case .cell: return path.count == 2 && hasItem(path)
        case .supplementary, .decoration:
            // Measured (collections/supplementary-paths): an index path of one number may lie outside of the sections.
            guard path.count == 2 else { return path.count == 1 }
            return path[0] == 0 && path[1] == .max || counts.indices.contains(path[0])
        }
    }

    func hasItem(_ path: IndexPath) -> Bool {
        path.count == 2 && counts.indices.contains(path[0]) && path[1] >= 0 && path[1] < counts[path[0]]
    }
}
