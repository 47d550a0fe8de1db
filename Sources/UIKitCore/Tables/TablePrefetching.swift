import CoreGraphics
public import Foundation
import QuartzCore

/// An object that prepares data for rows that will soon be visible.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
    /// Called with rows that will probably be visible soon, nearest first. Each row is passed once, unless it was
    /// cancelled.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Called with announced rows that will probably not become visible.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// Does nothing by default.
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

/// The rows that were announced to the app before they became visible.
struct TablePrefetching {
    weak var source: (any UITableViewDataSourcePrefetching)?
    var isEnabled = true
    var named: Set<IndexPath> = []
    var lastOffset: CGFloat?
    var scrollsUp = false
    var generation = 0
}

extension UITableView {
    /// Announces rows after a layout. Chosen: one table height ahead in the direction of the last scroll; downward at
    /// first.
    func prefetchRows() {
        guard let source = table.prefetching.source, table.prefetching.isEnabled, window != nil, bounds.height > 0
        else { return }
        // The table was reloaded, or its rows moved.
        if table.prefetching.generation != table.generation {
            table.prefetching.generation = table.generation
            table.prefetching.named = []
        }
        // Bouncing back at the start does not reverse the direction.
        let offset = max(contentOffset.y, -adjustedContentInset.top)
        if let last = table.prefetching.lastOffset, offset != last { table.prefetching.scrollsUp = offset < last }
        table.prefetching.lastOffset = offset
        let shown = Set(table.shownPaths)
        let scrollsUp = table.prefetching.scrollsUp
        let ahead =
            scrollsUp
            ? paths(from: bounds.minY - bounds.height, to: bounds.minY)
            : paths(from: bounds.maxY, to: bounds.maxY + bounds.height)
        let near = Set(ahead)
        let new = ahead.filter { !shown.contains($0) && !table.prefetching.named.contains($0) }
        let past = table.prefetching.named.filter { !near.contains($0) && !shown.contains($0) }.sorted()
        table.prefetching.named.formUnion(new)
        table.prefetching.named.subtract(past)
        table.prefetching.named.subtract(shown)
        if !past.isEmpty { source.tableView(self, cancelPrefetchingForRowsAt: past) }
        if !new.isEmpty { source.tableView(self, prefetchRowsAt: scrollsUp ? new.reversed() : new) }
    }
}
