import CoreGraphics
import Foundation
import ListLogic
import ObjectiveCRuntime
import QuartzCore

/// The scroll view of a section that scrolls across the scroll direction of its layout.
final class OrthogonalScrollView: UIScrollView, ScrollObserver {
    private(set) var row: CompositionalRow
    weak var layout: UICollectionViewCompositionalLayout?
    var section: Int
    private var isApplying = false
    /// Whether the section was deleted. The view is removed together with its last cell.
    var isLeaving = false

    init(_ row: CompositionalRow, _ layout: UICollectionViewCompositionalLayout) {
        (self.row, self.layout, section) = (row, layout, row.section)
        super.init(frame: row.frame)
        contentInsetAdjustmentBehavior = .never
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        // Chosen: the insets of a section keep its content from the edges only at rest, so a scrolled row is visible up
        // to the edges of the collection view. The frame is the measured frame.
        clipsToBounds = false
        scrollObservers.add(self)
    }

    required init?(coder: NSCoder) { nil }

    /// Sets the frame and the content of a row, at an offset from its left or top end.
    func show(_ row: CompositionalRow, _ properties: UICollectionLayoutSectionOrthogonalScrollingProperties) {
        isApplying = true
        defer { isApplying = false }
        self.row = row
        if frame != row.frame { frame = row.frame }
        setContentSize(row.contentFrame.size)
        // Measured (collections/rest-stops): centered groups have room at both ends.
        let offsets = row.offsets, axis = row.axis
        let length = axis == .horizontal ? row.contentFrame.width : row.contentFrame.height
        let viewport = axis == .horizontal ? row.frame.width : row.frame.height
        let low = -offsets.lowerBound, high = offsets.upperBound + viewport - max(length, viewport)
        let inset =
            axis == .horizontal
            ? UIEdgeInsets(top: 0, left: low, bottom: 0, right: high)
            : UIEdgeInsets(top: low, left: 0, bottom: high, right: 0)
        if contentInset != inset { contentInset = inset }
        apply(properties)
    }

    private func apply(_ properties: UICollectionLayoutSectionOrthogonalScrollingProperties) {
        let pages =
            switch row.behavior {
            case .paging, .groupPaging, .groupPagingCentered: true
            case .none, .continuous, .continuousGroupLeadingBoundary: false
            }
        let rate = properties.decelerationRate
        decelerationRate =
            rate == .automatic ? (pages ? .fast : .normal) : DecelerationRate(rawValue: rate.rawValue)
        bounces = properties.bounce != .never
        alwaysBounceHorizontal = properties.bounce == .always && row.axis == .horizontal
        alwaysBounceVertical = properties.bounce == .always && row.axis == .vertical
    }

    /// Whether cells or other elements are in the view.
    var containsElements: Bool { subviews.contains { $0 is UICollectionReusableView } }
    /// The offset from the left or top end of the row.
    var rowOffset: CGFloat { row.axis == .horizontal ? contentOffset.x : contentOffset.y }

    func scroll(to offset: CGFloat, animated: Bool) {
        let point = row.axis == .horizontal ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
        guard point != contentOffset else { return }
        setContentOffset(point, animated: animated)
    }

    /// Sets the offset without calling the handler of the section.
    func moveSilently(to offset: CGFloat) {
        guard offset != rowOffset else { return }
        isApplying = true
        defer { isApplying = false }
        contentOffset = row.axis == .horizontal ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
    }

    override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        guard isLeaving, !subviews.contains(where: { $0 !== subview && $0 is UICollectionReusableView }) else { return }
        removeFromSuperview()
    }

    /// The area in which the row is visible: as long as the collection view along the row.
    private var visibleArea: CGRect {
        guard let superview else { return bounds }
        let whole = convert(superview.bounds, from: superview)
        return row.axis == .horizontal
            ? CGRect(x: whole.minX, y: bounds.minY, width: whole.width, height: bounds.height)
            : CGRect(x: bounds.minX, y: whole.minY, width: bounds.width, height: whole.height)
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { visibleArea.contains(point) }

    override func offsetChanged() {
        super.offsetChanged()
        guard !isApplying else { return }
        layout?.rowScrolled(self)
    }

    func scrollViewDidMove(_ scrollView: UIScrollView) {}
    func scrollViewWillEndDragging(_ scrollView: UIScrollView, velocity: CGPoint, target: inout CGPoint) {
        if row.axis == .horizontal {
            target.x = row.restOffset(offset: contentOffset.x, velocity: velocity.x, proposed: target.x)
        } else {
            target.y = row.restOffset(offset: contentOffset.y, velocity: velocity.y, proposed: target.y)
        }
    }
}

extension UICollectionViewCompositionalLayout {
    /// The section of the row that contains an element; nil for elements outside of rows.
    func rowSection(of element: CollectionElement) -> Int? {
        let path = element.path
        guard path.count == 2, let section = compositional.section(path[0]), path[1] != .max,
            section.orthogonalScrollingBehavior != .none
        else { return nil }
        switch element {
        case .cell: return path[0]
        case .supplementary(let kind, _):
            return compositional.solution?.isBoundaryItem(kind, at: path) == true ? nil : path[0]
        case .decoration: return nil
        }
    }

    /// The row's scroll view, which is created when the first cell of the row is displayed.
    func rowContainer(of element: CollectionElement) -> CollectionContainer? {
        guard let section = rowSection(of: element), let view = rowView(section) else { return nil }
        return CollectionContainer(view: view, origin: view.row.contentFrame.origin)
    }

    private func rowView(_ section: Int) -> OrthogonalScrollView? {
        if let view = compositional.rows[section] { return view }
        guard let row = compositional.solution?.row(of: section), let view = owner else { return nil }
        let rowView = OrthogonalScrollView(row, self)
        compositional.rows[section] = rowView
        show(rowView, row)
        view.insertRow(rowView)
        return rowView
    }

    private func show(_ view: OrthogonalScrollView, _ row: CompositionalRow) {
        let section = compositional.section(row.section)
        view.show(row, section?.orthogonalScrollingProperties ?? .init())
        // Measured (collections/index-paths): cells of a section with decorations have the z index 1.
        let zIndex: CGFloat = section?.decorationItems.isEmpty == false ? 1 : 0
        if view.layer.zPosition != zIndex { view.layer.zPosition = zIndex }
        if view.isTracking || view.isDecelerating { return }
        view.moveSilently(to: physical(compositional.rowOffsets[row.section], row))
    }

    // MARK: Offsets

    /// The offset from the left or top end of a row, from the offset from its leading end.
    private func physical(_ leading: CGFloat?, _ row: CompositionalRow) -> CGFloat {
        let range = row.offsets
        guard let leading else { return isMirrored(row) ? range.upperBound : range.lowerBound }
        let offset = isMirrored(row) ? row.contentFrame.width - row.frame.width - leading : leading
        return min(max(offset, range.lowerBound), range.upperBound)
    }

    private func isMirrored(_ row: CompositionalRow) -> Bool {
        row.axis == .horizontal && compositional.solved?.isRightToLeft == true
    }

    /// The offsets of the rows in a rectangle from their left or top ends.
    func rowOffsets(in rect: CGRect) -> [Int: CGFloat] {
        var offsets: [Int: CGFloat] = [:]
        for row in compositional.solution?.rows(in: rect) ?? [] {
            offsets[row.section] =
                compositional.rows[row.section]?.rowOffset ?? physical(compositional.rowOffsets[row.section], row)
        }
        return offsets
    }

    func rowOffset(_ section: Int) -> CGPoint {
        compositional.rows[section]?.contentOffset
            ?? compositional.solution?.row(of: section).map {
                let offset = physical(compositional.rowOffsets[section], $0)
                return $0.axis == .horizontal ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
            } ?? .zero
    }

    func rowScrolled(_ view: OrthogonalScrollView) {
        guard compositional.rows[view.section] === view else { return }
        setRowOffset(view.rowOffset, view.row)
        compositional.handled.rows.insert(view.section)
        owner?.setNeedsLayout()
    }

    private func setRowOffset(_ offset: CGFloat, _ row: CompositionalRow) {
        compositional.rowOffsets[row.section] =
            isMirrored(row) ? row.contentFrame.width - row.frame.width - offset : offset
    }

    // MARK: Views

    /// The frames of rows changed.
    func rowsChanged() {
        guard let solution = compositional.solution else { return removeAllRows() }
        for section in compositional.rows.keys.sorted() {
            guard let view = compositional.rows[section] else { continue }
            guard let row = solution.row(of: section) else {
                compositional.rows[section] = nil
                view.removeFromSuperview()
                continue
            }
            view.section = section
            show(view, row)
        }
    }

    func moveRows(_ newSection: (Int) -> Int?) {
        let rows = compositional.rows
        compositional.rows = [:]
        for (section, view) in rows {
            if let new = newSection(section) {
                view.section = new
                compositional.rows[new] = view
            } else {
                view.layout = nil
                view.isLeaving = true
                compositional.leavingRows.append(view)
            }
        }
    }

    func removeAllRows() {
        let rows = Array(compositional.rows.values) + compositional.leavingRows
        compositional.rows = [:]
        compositional.leavingRows = []
        for view in rows {
            view.layout = nil
            view.removeFromSuperview()
        }
    }

    /// Removes the views of rows that are out of sight. Their offsets are kept.
    func removeHiddenRows() {
        for row in compositional.leavingRows where !row.containsElements { row.removeFromSuperview() }
        compositional.leavingRows.removeAll { $0.superview == nil }
        guard !compositional.rows.isEmpty, let view = owner, let solution = compositional.solution else {
            return
        }
        let visible = Set(solution.rows(in: view.bounds).map(\.section))
        for section in compositional.rows.keys.sorted() where !visible.contains(section) {
            guard let row = compositional.rows[section], !row.isTracking, !row.containsElements else { continue }
            compositional.rows[section] = nil
            row.layout = nil
            row.removeFromSuperview()
        }
    }

    /// Scrolls a row so that an item is at a position.
    func scrollOwnRow(
        to frame: CGRect, of path: IndexPath, _ position: UICollectionView.ScrollPosition, animated: Bool
    ) -> Bool {
        guard rowSection(of: .cell(path)) != nil, let view = owner,
            let row = compositional.solution?.row(of: path[0])
        else { return false }
        let isHorizontal = row.axis == .horizontal
        let start = isHorizontal ? frame.minX - row.contentFrame.minX : frame.minY - row.contentFrame.minY
        let length = isHorizontal ? frame.width : frame.height
        let viewport = isHorizontal ? row.frame.width : row.frame.height
        let current = isHorizontal ? rowOffset(path[0]).x : rowOffset(path[0]).y
        var target = current
        if !position.isDisjoint(with: isHorizontal ? .left : .top) {
            target = start
        } else if !position.isDisjoint(with: isHorizontal ? .centeredHorizontally : .centeredVertically) {
            target = start + length / 2 - viewport / 2
        } else if !position.isDisjoint(with: isHorizontal ? .right : .bottom) {
            target = start + length - viewport
        } else if start < current || length > viewport {
            target = start
        } else if start + length > current + viewport {
            target = start + length - viewport
        }
        target = min(max(target, row.offsets.lowerBound), row.offsets.upperBound)
        if let rowView = compositional.rows[path[0]] {
            rowView.scroll(to: target, animated: animated)
        } else {
            setRowOffset(target, row)
            view.setNeedsLayout()
        }
        if position.isEmpty { view.scrollRectToVisible(row.frame, animated: animated) }
        return true
    }
}

extension UICollectionView {
    /// Inserts the view of a row behind all elements that lie in the collection view itself.
    fileprivate func insertRow(_ view: OrthogonalScrollView) {
        insertSubview(view, at: [backgroundView, refreshControl].count { $0?.superview === self })
    }
}
