import CoreGraphics
import FocusLogic
public import Foundation
import ListLogic

/// A movement of the focus from or to an item of a collection view.
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    /// The item of this collection view that loses the focus, or nil.
    public let previouslyFocusedIndexPath: IndexPath?
    /// The item of this collection view that gets the focus, or nil.
    public let nextFocusedIndexPath: IndexPath?

    init(_ context: UIFocusUpdateContext, of view: UICollectionView) {
        previouslyFocusedIndexPath = context.previous.flatMap { $0.list === view ? $0.path : nil }
        nextFocusedIndexPath = context.next.flatMap { $0.list === view ? $0.path : nil }
        super.init(context)
    }
}

extension UICollectionViewDelegate {
    /// Returns `true` by default.
    public func collectionView(
        _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool { true }
    /// Does nothing by default.
    public func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {}
    /// Returns `nil` by default.
    public func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? { nil }
}

extension UICollectionView: FocusableList {
    var listFocus: ListFocus {
        get { collection.focus }
        set { collection.focus = newValue }
    }
    func focusCell(at path: ListIndexPath) -> UIView? { collection.cell(at: path.indexPath) }
    func isRow(_ subview: UIView) -> Bool { subview is UICollectionViewCell || subview is OrthogonalScrollView }

    func focusTitle(at path: ListIndexPath) -> String? {
        if let cell = focusCell(at: path) { return cell.searchedText }
        guard listedPath(of: path.indexPath) != nil, let cell = requestedCell(path.indexPath) else { return nil }
        let title = cell.searchedText
        // The app may display a cell that the app created.
        if cell.superview == nil { collection.reuse.keep(cell) }
        return title
    }

    func mayFocus(_ path: ListIndexPath) -> Bool {
        guard let listed = listedPath(of: path.indexPath) else { return false }
        return delegate?.collectionView(self, canFocusItemAt: listed) ?? true
    }

    func preferredFocusPath() -> IndexPath? { delegate?.indexPathForPreferredFocusedView(in: self) }

    func firstVisiblePath() -> ListIndexPath? {
        let area = bounds.inset(by: coveredInset)
        let visible = collection.order.filter(\.isCell).compactMap { ListIndexPath($0.path) }
        return visible.first { visibleFrame($0).map(area.contains) ?? false } ?? visible.first
    }

    func selectionFollowsFocus(at listed: IndexPath) -> Bool {
        delegate?.collectionView(self, selectionFollowsFocusForItemAt: listed) ?? selectionFollowsFocus
    }

    func focusPath(from path: ListIndexPath, _ command: FocusCommand) -> ListIndexPath? {
        let counts = itemCounts
        guard hasItem(path) else { return nil }
        switch command {
        case .move(.next, _): return ListFocus.step(from: path, isForward: true, counts, where: mayFocus)
        case .move(.previous, _): return ListFocus.step(from: path, isForward: false, counts, where: mayFocus)
        case .move(.first, _), .move(.last, _):
            let end = ListFocus.end(isFirst: command.movesToFirst, counts, where: mayFocus)
            return end == path ? nil : end
        case .move(let direction, _):
            if let axis = rowAxis(of: path), (axis == .vertical) == direction.isVertical {
                return itemInRow(from: path, direction, counts)
            }
            return neighbor(of: path, direction)
        case .page(let isForward): return page(from: path, isForward, counts)
        case .group, .activate: return nil
        }
    }

    // MARK: Geometry

    /// Whether the content scrolls horizontally only.
    private var scrollsHorizontally: Bool {
        contentSize.width > bounds.width + 0.5 && contentSize.height <= bounds.height + 0.5
    }

    /// The frame at which an item is displayed, or would be: rows that scroll by themselves are taken into account.
    private func visibleFrame(_ path: ListIndexPath) -> CGRect? {
        let element = CollectionElement.cell(path.indexPath)
        let shift = collection.layout.rowShift(of: element)
        return currentAttributes(of: element)?.frame.offsetBy(dx: shift.x, dy: shift.y)
    }

    private func candidates(in rect: CGRect) -> [FocusSearch.Candidate<ListIndexPath>] {
        elements(in: rect).compactMap { attributes in
            guard attributes.element.isCell, let path = ListIndexPath(attributes.indexPath),
                let frame = visibleFrame(path)
            else { return nil }
            return FocusSearch.Candidate(key: path, frame: frame)
        }
    }

    private func neighbor(of path: ListIndexPath, _ direction: FocusDirection) -> ListIndexPath? {
        guard let origin = visibleFrame(path) else { return nil }
        let search = FocusSearch(
            from: origin, direction, content: CGRect(origin: .zero, size: contentSize),
            reach: direction.isVertical ? bounds.height : bounds.width,
            leavesPath: direction.isVertical != scrollsHorizontally)
        return search.nearest(in: candidates, where: mayFocus)
    }

    /// The axis of the row of a section with independent scrolling; nil for other sections.
    private func rowAxis(of path: ListIndexPath) -> NSLayoutConstraint.Axis? {
        guard let layout = collection.layout as? UICollectionViewCompositionalLayout else { return nil }
        prepareLayout()
        guard layout.rowSection(of: .cell(path.indexPath)) != nil,
            let row = layout.compositional.solution?.row(of: path.section)
        else { return nil }
        return row.axis == .horizontal ? .horizontal : .vertical
    }

    /// The next item along a row with independent scrolling. The items of a row are in the order of their positions, so
    /// that the first item ahead is the nearest.
    private func itemInRow(from path: ListIndexPath, _ direction: FocusDirection, _ counts: [Int]) -> ListIndexPath? {
        guard let origin = currentAttributes(of: .cell(path.indexPath))?.frame else { return nil }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft && !direction.isVertical
        let isForward = (direction == .right || direction == .down) != isMirrored
        let own = [Int](repeating: 0, count: path.section) + [counts[path.section]]
        return ListFocus.step(from: path, isForward: isForward, own) {
            guard let frame = currentAttributes(of: .cell($0.indexPath))?.frame else { return false }
            return FocusDistance(from: origin, to: frame, direction)?.isInPath == true && mayFocus($0)
        }
    }

    /// The item that is the visible length farther. Chosen: an item less, so that an item stays visible.
    private func page(from path: ListIndexPath, _ isForward: Bool, _ counts: [Int]) -> ListIndexPath? {
        guard let origin = visibleFrame(path) else { return nil }
        let visible = bounds.inset(by: coveredInset), isHorizontal = scrollsHorizontally
        let length = max(1, isHorizontal ? visible.width - origin.width : visible.height - origin.height)
        let way = isForward ? length : -length
        let goal = origin.offsetBy(dx: isHorizontal ? way : 0, dy: isHorizontal ? 0 : way)
        let direction: FocusDirection =
            isHorizontal ? (isForward ? .right : .left) : (isForward ? .down : .up)
        let content = CGRect(origin: .zero, size: contentSize)
        let isBeyond =
            isHorizontal
            ? goal.midX < 0 || goal.midX > content.width : goal.midY < 0 || goal.midY > content.height
        if !isBeyond {
            func distance(_ frame: CGRect) -> CGFloat { hypot(frame.midX - goal.midX, frame.midY - goal.midY) }
            let band = goal.insetBy(
                dx: isHorizontal ? -length / 2 : -content.width, dy: isHorizontal ? -content.height : -length / 2)
            let near = candidates(in: band.intersection(content))
                .filter { FocusDistance(from: origin, to: $0.frame, direction) != nil }
                .sorted { distance($0.frame) < distance($1.frame) }
            if let found = near.first(where: { mayFocus($0.key) }) { return found.key }
        }
        let end = ListFocus.end(isFirst: !isForward, counts, where: mayFocus)
        return end == path ? nil : end
    }

    // MARK: Focus

    func revealFocus(at path: ListIndexPath) { scroll(to: path.indexPath, [], false) }

    /// A view was attached to an element.
    func focusAttached(_ view: UICollectionReusableView, _ element: CollectionElement) {
        guard element.isCell, let focused = collection.focus.focused, focused.indexPath == element.path else { return }
        displayFocus(with: view)
    }
}
