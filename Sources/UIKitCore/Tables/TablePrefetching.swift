import CoreGraphics
public import Foundation
import QuartzCore

/// Gets data ready for rows that will come into sight.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    /// Rows that are likely to show soon, nearest first. Each is named once, unless it was taken back.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Rows that were named and are not likely to show any more.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// Default: nothing is done.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

/// Which rows were named to the app before they showed.
struct TablePrefetching {
    weak var source: (any UITableViewDataSourcePrefetching)?
    var isEnabled = true
    var named: Set<IndexPath> = []
    var lastOffset: CGFloat?
    var goesUp = false
    var generation = 0
}

extension UITableView {
    /// Looks ahead after a layout. Chosen: as far as the table is high, the way that content moved last; at first
    /// downward.
    func prefetchRows() {
        guard let source = table.prefetching.source, table.prefetching.isEnabled, window != nil, bounds.height > 0
        else { return }
        // Everything was asked for anew, or took other places.
        if table.prefetching.generation != table.generation {
            table.prefetching.generation = table.generation
            table.prefetching.named = []
        }
        // What comes from beyond the start, as a bounce does, still goes downward.
        let offset = max(contentOffset.y, -adjustedContentInset.top)
        if let last = table.prefetching.lastOffset, offset != last { table.prefetching.goesUp = offset < last }
        table.prefetching.lastOffset = offset
        let shown = Set(table.shownPaths)
        let goesUp = table.prefetching.goesUp
        let ahead =
            goesUp
            ? paths(from: bounds.minY - bounds.height, to: bounds.minY)
            : paths(from: bounds.maxY, to: bounds.maxY + bounds.height)
        let near = Set(ahead)
        let new = ahead.filter { !shown.contains($0) && !table.prefetching.named.contains($0) }
        let past = table.prefetching.named.filter { !near.contains($0) && !shown.contains($0) }.sorted()
        table.prefetching.named.formUnion(new)
        table.prefetching.named.subtract(past)
        table.prefetching.named.subtract(shown)
        if !past.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: past) }
        if !new.isEmpty { source.tableView(self, prefetchRowsAt: goesUp ? new.reversed() : new) }
    }
}
