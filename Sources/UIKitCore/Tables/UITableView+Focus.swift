import CoreGraphics
import FocusLogic
public import Foundation
import ListLogic

/// A movement of the focus from or to a row of a table.
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    /// The row of this table that loses the focus, or nil.
    public let previouslyFocusedIndexPath: IndexPath?
    /// The row of this table that gets the focus, or nil.
    public let nextFocusedIndexPath: IndexPath?

    init(_ context: UIFocusUpdateContext, of table: UITableView) {
        previouslyFocusedIndexPath = context.previous.flatMap { $0.list === table ? $0.path : nil }
        nextFocusedIndexPath = context.next.flatMap { $0.list === table ? $0.path : nil }
        super.init(context)
    }
}

extension UITableViewDelegate {
    /// Returns `true` by default.
    public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { true }
    /// Returns `true` by default.
    public func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool
    { true }
    /// Does nothing by default.
    public func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {}
    /// Returns `nil` by default.
    public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? { nil }
    /// Returns ``UITableView/selectionFollowsFocus`` by default.
    public func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
        tableView.selectionFollowsFocus
    }
}

extension UITableView: FocusableList {
    var listFocus: ListFocus {
        get { table.focus }
        set { table.focus = newValue }
    }
    func focusCell(at path: ListIndexPath) -> UIView? { table.cells[path.indexPath] }
    func isRow(_ subview: UIView) -> Bool { subview is UITableViewCell }

    func focusTitle(at path: ListIndexPath) -> String? {
        if let cell = focusCell(at: path) { return cell.searchedText }
        guard let listed = listedPath(of: path.indexPath),
            let cell = dataSource?.tableView(self, cellForRowAt: listed)
        else { return nil }
        let title = cell.searchedText
        // The app may display a cell that the app created.
        if cell.superview == nil { table.reuse.keep(cell) }
        return title
    }

    func mayFocus(_ path: ListIndexPath) -> Bool {
        guard let listed = listedPath(of: path.indexPath) else { return false }
        return delegate?.tableView(self, canFocusRowAt: listed) ?? true
    }

    func preferredFocusPath() -> IndexPath? { delegate?.indexPathForPreferredFocusedView(in: self) }

    func firstVisiblePath() -> ListIndexPath? {
        let top = bounds.minY + coveredInset.top
        let visible = table.shownPaths.compactMap(ListIndexPath.init)
        return visible.first { (table.geometry.span(of: $0.indexPath)?.top ?? 0) >= top } ?? visible.first
    }

    func selectionFollowsFocus(at listed: IndexPath) -> Bool {
        delegate?.tableView(self, selectionFollowsFocusForRowAt: listed) ?? selectionFollowsFocus
    }

    func focusPath(from path: ListIndexPath, _ command: FocusCommand) -> ListIndexPath? {
        let counts = itemCounts
        func step(_ isForward: Bool) -> ListIndexPath? {
            ListFocus.step(from: path, isForward: isForward, counts, where: mayFocus)
        }
        switch command {
        case .move(.up, _), .move(.previous, _): return step(false)
        case .move(.down, _), .move(.next, _): return step(true)
        case .move(.first, _), .move(.last, _):
            let end = ListFocus.end(isFirst: command.movesToFirst, counts, where: mayFocus)
            return end == path ? nil : end
        case .page(let isForward): return page(from: path, isForward, counts)
        case .move, .group, .activate: return nil
        }
    }

    /// The row that is the visible height farther. Chosen: a row less, so that a row stays visible.
    private func page(from path: ListIndexPath, _ isForward: Bool, _ counts: [Int]) -> ListIndexPath? {
        let geometry = loadedGeometry
        guard let span = geometry.span(of: path.indexPath) else { return nil }
        let length = max(1, bounds.inset(by: coveredInset).height - (span.bottom - span.top))
        let y = (span.top + span.bottom) / 2 + (isForward ? length : -length)
        let target = geometry.path(at: y).flatMap(ListIndexPath.init)
        if let target, isForward ? target > path : target < path {
            if mayFocus(target) { return target }
            if let next = ListFocus.step(from: target, isForward: !isForward, counts, where: mayFocus),
                isForward ? next > path : next < path
            {
                return next
            }
        }
        let isBeyond = isForward ? y >= geometry.height : y <= 0
        let next =
            isBeyond
            ? ListFocus.end(isFirst: !isForward, counts, where: mayFocus)
            : ListFocus.step(from: path, isForward: isForward, counts, where: mayFocus)
        return next == path ? nil : next
    }

    func revealFocus(at path: ListIndexPath) {
        guard loadedGeometry.span(of: path.indexPath) != nil else { return }
        scroll(to: path.indexPath, .none, false)
    }

    // MARK: Changes

    /// A cell was attached to a row.
    func focusAttached(_ cell: UITableViewCell, at path: IndexPath) {
        guard let focused = table.focus.focused, focused.indexPath == path else { return }
        displayFocus(with: cell)
    }
}

extension FocusCommand {
    var movesToFirst: Bool {
        if case .move(.first, _) = self { true } else { false }
    }
}
