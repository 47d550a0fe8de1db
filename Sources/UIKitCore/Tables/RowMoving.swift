import CoreGraphics
import Diagnostics
import Foundation
import ListLogic
import QuartzCore
import SystemStrings

/// A move of a row by drag. The table shows the row at its target; the data is not changed until the end.
struct RowMovement {
    /// The row in the data, and the rows of each section before the move.
    var session: ReorderSession
    weak var cell: UITableViewCell?
    /// The distance of the touch from the middle of the row.
    var grab: CGFloat
    /// The last position of the touch in the table.
    var point = CGPoint.zero

    var source: IndexPath { session.source.indexPath }
    /// The row as the table shows it now.
    var target: IndexPath { session.target.indexPath }
}

/// The three lines at the trailing end of an edited row that can be moved.
///
/// Measured (scrolling/reorder-grip): 27 points wide, as high as the row; three gray lines in 27 by 15 points.
final class ReorderGrip: UIView {
    private let lines = (0..<3).map { _ in UIView() }

    init(_ moved: @escaping (UILongPressGestureRecognizer) -> Void) {
        super.init(frame: CGRect(x: 0, y: 0, width: 27, height: 44))
        for line in lines {
            line.backgroundColor = .tertiaryLabel
            line.layer.cornerRadius = 1
            line.isUserInteractionEnabled = false
            addSubview(line)
        }
        // A press without delay starts before the table scrolls.
        let press = UILongPressGestureRecognizer()
        press.minimumPressDuration = 0
        press.allowableMovement = .greatestFiniteMagnitude
        press.addAction { [weak press] _ in press.map(moved) }
        addGestureRecognizer(press)
        isAccessibilityElement = true
        accessibilityLabel = SystemString.reorder.localized
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let top = ((bounds.height - 15) / 2).rounded()
        for (index, line) in lines.enumerated() {
            line.frame = CGRect(x: 0, y: top + CGFloat(index) * 6.5, width: bounds.width, height: 2)
        }
    }
}

extension UITableView {
    /// Whether a row has a grip while the table is edited.
    ///
    /// Documented (UITableView): if the data source implements `tableView(_:moveRowAt:to:)`. The table cannot detect
    /// this; chosen: if the app implements `tableView(_:canMoveRowAt:)`, or the cell requests its control.
    func movesRow(_ cell: UITableViewCell, at path: IndexPath) -> Bool {
        guard let source = dataSource else { return false }
        let outer = table.standardAnswers
        table.standardAnswers = [:]
        let moves = source.tableView(self, canMoveRowAt: path)
        let isStandard = table.standardAnswers[.canMove(path)] != nil
        table.standardAnswers = outer
        return moves && (!isStandard || cell.showsReorderControl)
    }

    /// The index path in the data of a row as the table shows it.
    func dataPath(of path: IndexPath) -> IndexPath {
        guard let session = table.movement?.session, let shown = ListIndexPath(path) else {
            return listedPath(of: path) ?? path
        }
        return session.dataPath(of: shown)?.indexPath ?? path
    }

    func isMoved(_ path: IndexPath) -> Bool { table.movement?.target == path }

    // MARK: Drag

    func gripMoved(_ cell: UITableViewCell, _ press: UILongPressGestureRecognizer) {
        switch press.state {
        case .began: beginMovement(cell, press.location(in: self))
        case .changed: moveRow(to: press.location(in: self))
        case .ended: endMovement(isCancelled: false)
        case .cancelled, .failed: endMovement(isCancelled: true)
        default: break
        }
    }

    private func beginMovement(_ cell: UITableViewCell, _ point: CGPoint) {
        endMovement(isCancelled: true)
        let counts = loadedGeometry.sections.map(\.rows.count)
        guard isEditing, let path = table.path(of: cell).flatMap(ListIndexPath.init),
            let session = ReorderSession(moving: path, counts: counts)
        else { return }
        cancelCellTouch()
        table.movement = RowMovement(session: session, cell: cell, grab: point.y - cell.center.y, point: point)
        bringSubviewToFront(cell)
        cell.layer.shadowOpacity = 0.2
        cell.layer.shadowRadius = 6
        cell.layer.shadowOffset = CGSize(width: 0, height: 2)
        table.edgeScrolling = EdgeScrolling(self) { [weak self] in self?.moveRow(to: $0) }
    }

    /// The row follows the touch; other rows move aside.
    private func moveRow(to point: CGPoint) {
        guard let movement = table.movement, let cell = movement.cell else { return }
        table.movement?.point = point
        table.edgeScrolling?.move(to: point)
        cell.center.y = point.y - movement.grab
        guard let wanted = loadedGeometry.path(at: cell.center.y), wanted != movement.target else { return }
        // Documented (UITableViewDelegate): the delegate may choose another row.
        let target =
            delegate?.tableView(
                self, targetIndexPathForMoveFromRowAt: movement.source, toProposedIndexPath: wanted) ?? wanted
        guard table.movement?.target == movement.target, target != movement.target else { return }
        showMove(to: target)
    }

    /// Shows the moved row at another position, with an animation of the other rows.
    private func showMove(to target: IndexPath) {
        guard let from = table.movement?.target, let goal = ListIndexPath(target),
            table.geometry.sections.indices.contains(target.section),
            table.movement?.session.move(to: goal) != nil
        else { return }
        let old = table.geometry
        let height = old.span(of: from).map { $0.bottom - $0.top }
        var sections = old.sections
        for (section, change) in [(from.section, -1), (target.section, 1)] {
            sections[section].rows = RowHeights(count: sections[section].rows.count + change, base: baseRowHeight)
        }
        var geometry = TableGeometry(sections: sections)
        (geometry.top, geometry.bottom) = (old.top, old.bottom)
        table.geometry = geometry
        var batch = BatchUpdate()
        if let from = ListIndexPath(from) { batch.movedItems = [.init(from: from, to: goal)] }
        let counts = geometry.sections.map(\.rows.count)
        guard let plan = try? batch.plan(before: old.sections.map(\.rows.count), after: counts) else { return }
        displayMove(plan, old, height: height.map { ($0, target) })
        setNeedsLayout()
    }

    func endMovement(isCancelled: Bool) {
        guard let movement = table.movement else { return }
        table.edgeScrolling = nil
        if isCancelled { showMove(to: movement.source) }
        guard let movement = table.movement else { return }
        table.movement = nil
        let (source, target) = (movement.source, movement.target)
        // Documented (UITableViewDataSource): called once, at the end; the table has moved the row already.
        if !isCancelled, source != target { dataSource?.tableView(self, moveRowAt: source, to: target) }
        guard let cell = movement.cell else { return }
        UIView.animate(withDuration: 0.3) { [self] in
            cell.layer.shadowOpacity = 0
            if let path = table.path(of: cell), let frame = rowFrame(path) { cell.frame = frame }
        }
        setNeedsLayout()
    }

    /// Ends a move because the rows change. The data source is not called.
    func abandonMovement() {
        table.drags.drop?.closeGap(animated: false)
        guard table.movement != nil else { return }
        endMovement(isCancelled: true)
    }

    func moveMethodIsMissing(in source: any UITableViewDataSource) {
        Log.once(
            """
            UITableView: \(type(of: source)) does not implement tableView(_:moveRowAt:to:), so nothing was moved
            """
        )
    }
}
