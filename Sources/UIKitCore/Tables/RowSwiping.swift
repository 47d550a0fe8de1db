import CoreGraphics
import Foundation
import FrameTime
import GestureLogic
import QuartzCore

/// Swipes rows of a table or list aside: one row at a time is open.
///
/// ```
/// closed ── horizontal drag ──► held ── release ──► moving ──► closed
///                                ▲                     └─────► open ── button, touch outside, scroll
///                                └── touch on the row ──────────┘    └──► moving ──► closed
/// ```
@MainActor
final class RowSwiping: NSObject, UIGestureRecognizerDelegate {
    private weak var host: (any RowSwipeHost)?
    private(set) var row: OpenRow?
    /// The row and side that the current drag would open.
    private var pendingSwipe: (cell: UIView, side: RowSide, configuration: UISwipeActionsConfiguration)?
    /// Whether the current touch closed a row. Such a touch has no other effect.
    private var touchIsSpent = false
    private var wheelRest: ScheduledWork?
    /// Rows that were deleted while they were open, and that are fading out.
    private var leaving: [OpenRow] = []
    private lazy var recognizer = UIPanGestureRecognizer { [weak self] pan in
        (pan as? UIPanGestureRecognizer).map { self?.moved($0) }
    }

    init(_ host: any RowSwipeHost) {
        self.host = host
        super.init()
        recognizer.axes = .horizontal
        recognizer.maximumNumberOfTouches = 1
        recognizer.delegate = self
        host.addGestureRecognizer(recognizer)
    }

    /// Closes the row, and removes the recognizer.
    func detach() {
        finish()
        host?.removeGestureRecognizer(recognizer)
    }

    /// A row that is open, opening or closing.
    @MainActor
    final class OpenRow {
        enum Phase { case held, wheeled, moving, open, closing }

        let cell: UIView
        let side: RowSide
        let buttons: SwipeButtons
        let configuration: UISwipeActionsConfiguration
        var rule: RowSwipe
        var phase = Phase.held
        /// The offset at the start of the drag, and the current offset.
        var base: CGFloat = 0
        var pull: CGFloat = 0
        var isFar = false
        /// The action that was performed last.
        var performed: UIContextualAction?
        /// Whether the cell clipped its content before.
        let clipped: Bool
        /// The number of animations. The end of an animation that was replaced is ignored.
        var motion = 0

        init(
            _ cell: UIView, _ side: RowSide, _ configuration: UISwipeActionsConfiguration,
            _ buttons: SwipeButtons
        ) {
            self.cell = cell
            self.side = side
            self.configuration = configuration
            self.buttons = buttons
            rule = buttons.rule
            clipped = cell.clipsToBounds
        }

        /// 1 if the row moves to the left, otherwise −1.
        var sign: CGFloat { (side == .trailing) != cell.isRightToLeft ? 1 : -1 }
        /// The displayed offset of the row.
        var shownOffset: CGFloat { max(0, sign * (cell.layer.presentation() ?? cell.layer).bounds.minX) }

        func layout(offset: CGFloat) {
            // The cell keeps its frame and moves its content, so that the content stays inside the corners of its
            // group.
            cell.bounds.origin.x = sign * offset
            buttons.layout(offset: offset, isFar: isFar, in: cell.bounds.size)
        }

        func stopMoving() {
            cell.layer.removeAllAnimations()
            buttons.stopMoving()
        }
    }

    // MARK: Gesture delegate

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        // Drags on controls that track touches stay with the control.
        let view = sequence(first: touch.view, next: { $0?.superview }).first { $0 is UIControl || $0 === host } ?? nil
        switch view {
        case is UISwitch, is UISlider, is UIStepper, is UITextField, is UISegmentedControl: return false
        default: return true
        }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        keeping(pendingSwipe?.configuration) { pendingSwipe = nil }
        guard let host, !touchIsSpent else { return false }
        let translation = recognizer.translation(in: host).x
        let direction = translation == 0 ? recognizer.velocity(in: host).x : translation
        let point = recognizer.location(in: host)
        let start = CGPoint(x: point.x - translation, y: point.y - recognizer.translation(in: host).y)
        if let row, row.phase != .closing { return row.cell.frame.contains(start) }
        guard !host.isEditing, let (cell, path) = host.swipeRow(at: start) else { return false }
        let side = sideShown(by: direction)
        guard let configuration = host.rowActions(at: path, side) else { return false }
        pendingSwipe = (cell, side, configuration)
        return true
    }

    /// The side whose actions a drag to the right uncovers, or to the left for values below zero.
    private func sideShown(by direction: CGFloat) -> RowSide {
        (direction > 0) != (host?.isRightToLeft ?? false) ? .leading : .trailing
    }

    /// Whether a drag toward the trailing side from this point has an effect in the list: it uncovers leading actions
    /// or closes a row.
    func claimsBackSwipe(at point: CGPoint) -> Bool {
        if let row, row.phase != .closing { return row.cell.frame.contains(point) }
        guard let host, !host.isEditing, let (_, path) = host.swipeRow(at: point) else { return false }
        return host.rowActions(at: path, .leading) != nil
    }

    /// Opens a row without a touch.
    func reveal(_ cell: UIView, _ side: RowSide, _ configuration: UISwipeActionsConfiguration) {
        open(cell, side, configuration)
        if let row { move(row, to: row.rule.offset(at: .open), .open) }
    }

    // MARK: Touches

    private func moved(_ pan: UIPanGestureRecognizer) {
        let translation = pan.translation(in: host).x, speed = pan.velocity(in: host).x
        switch pan.state {
        case .began:
            if let pendingSwipe {
                open(pendingSwipe.cell, pendingSwipe.side, pendingSwipe.configuration)
            } else {
                grabRow()
            }
            keeping(pendingSwipe?.configuration) { pendingSwipe = nil }
            drag(-translation)
        case .changed: drag(-translation)
        case .ended:
            drag(-translation)
            release(-speed)
        case .cancelled, .failed: release(0)
        case .possible: break
        }
    }

    private func open(_ cell: UIView, _ side: RowSide, _ configuration: UISwipeActionsConfiguration) {
        finish()
        guard let host else { return }
        host.cancelCellTouch()
        let buttons = SwipeButtons(configuration, side: side, in: cell) { [weak self] action, view in
            self?.perform(action, view)
        }
        let opened = OpenRow(cell, side, configuration, buttons)
        row = opened
        UIView.performWithoutAnimation {
            cell.clipsToBounds = true
            cell.addSubview(buttons)
            opened.layout(offset: 0)
        }
        host.willOpenRow(cell)
    }

    private func grabRow() {
        guard let row else { return }
        row.base = row.rule.pull(showing: row.shownOffset)
        row.phase = .held
        row.motion += 1
        row.stopMoving()
    }

    /// - Parameter way: the distance to the left since the start of the drag, in points.
    private func drag(_ translation: CGFloat) {
        guard let row, row.phase == .held || row.phase == .wheeled else { return }
        let wasFar = row.isFar
        row.pull = row.base + translation * row.sign
        row.isFar = row.rule.isFar(row.pull)
        let offset = row.rule.offset(row.pull)
        guard wasFar != row.isFar else { return row.layout(offset: offset) }
        // Measured (scrolling/swipe-settling).
        UIView.animate(withDuration: 0.6, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) {
            row.layout(offset: offset)
        }
    }

    /// - Parameter speed: in points per second to the left.
    private func release(_ speed: CGFloat) {
        guard let row, row.phase == .held || row.phase == .wheeled else { return }
        wheelRest?.cancel()
        let rest = row.rule.rest(pull: row.pull, velocity: speed * row.sign)
        switch rest {
        case .closed: close(animated: true, velocity: speed * row.sign)
        case .open: move(row, to: row.rule.offset(at: .open), .open, velocity: speed * row.sign)
        case .away:
            move(row, to: row.rule.offset(at: .away), .open, velocity: speed * row.sign)
            if let first = row.configuration.actions.first {
                perform(first, row.buttons.button(of: first) ?? row.buttons)
            }
        }
    }

    private func move(
        _ row: OpenRow, to offset: CGFloat, _ phase: OpenRow.Phase, velocity: CGFloat = 0,
        completion: (() -> Void)? = nil
    ) {
        row.phase = phase == .closing ? .closing : .moving
        row.motion += 1
        let motion = row.motion
        let distance = offset - row.shownOffset
        // Measured (scrolling/swipe-settling): without bounce. Chosen: never slower than the drag.
        let speed = abs(distance) > 1 ? min(max(velocity / distance, 0), 20) : 0
        UIView.animate(withDuration: 0.7, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: speed) {
            row.layout(offset: offset)
        } completion: { _ in
            guard row.motion == motion else { return }
            row.phase = phase
            completion?()
        }
    }

    // MARK: Closing

    func close(animated: Bool, velocity: CGFloat = 0) {
        guard let row, row.phase != .closing else { return }
        guard animated, host?.window != nil, UIView.areAnimationsEnabled else { return finish() }
        row.isFar = false
        move(row, to: 0, .closing, velocity: velocity) { [weak self] in self?.finish() }
    }

    /// Closes the row immediately in any phase.
    func finish() {
        guard let row else { return }
        forget(row)
        resetRow(row)
    }

    private func forget(_ row: OpenRow) {
        keeping(self.row) { self.row = nil }
        row.motion += 1
        wheelRest?.cancel()
        host?.didCloseRow(row.cell)
    }

    private func resetRow(_ row: OpenRow) {
        UIView.performWithoutAnimation {
            row.stopMoving()
            row.cell.bounds.origin.x = 0
            row.cell.clipsToBounds = row.clipped
            row.buttons.removeFromSuperview()
        }
    }

    /// Called before the cell is used for another row, and when it was removed from the list.
    func cellLeft(_ cell: UIView) { if row?.cell === cell { finish() } }

    /// Called when the row was deleted: the open row fades out until ``cellFaded(_:)``.
    func rowDeleted(_ cell: UIView) {
        guard let row, row.cell === cell else { return }
        forget(row)
        leaving.append(row)
        guard let action = row.performed, action.style == .destructive, action === row.configuration.actions.first,
            !row.isFar
        else { return }
        row.isFar = true
        // Measured (scrolling/swipe-delete).
        UIView.animate(
            withDuration: 0.3, delay: 0, options: [.overrideInheritedDuration, .overrideInheritedCurve]
        ) {
            row.layout(offset: row.rule.offset(at: .away))
        }
    }

    func cellFaded(_ cell: UIView) {
        leaving.filter { $0.cell === cell }.forEach(resetRow)
        keeping(leaving) { leaving.removeAll { $0.cell === cell } }
    }

    // MARK: Actions

    private func perform(_ action: UIContextualAction, _ view: UIView) {
        guard let row else { return }
        keeping(row.performed) { row.performed = action }
        action.handler(action, view) { [weak self, weak row] _ in
            guard let self, let row, self.row === row else { return }
            self.close(animated: true)
        }
    }

    // MARK: Touches outside of the row

    /// While a row is open, only its buttons receive touches; any other touch closes the row.
    func filter(_ hit: UIView?) -> UIView? {
        guard let row, row.phase != .closing, let hit, !hit.isDescendant(of: row.buttons) else { return hit }
        return host
    }

    func touchBegan(_ touch: UITouch) {
        guard let row else { return }
        // The touch may be the start of a drag of the open row.
        guard !row.cell.frame.contains(touch.location(in: host)) else { return }
        touchIsSpent = true
        close(animated: true)
    }

    func touchEnded(_ touch: UITouch, isCancelled: Bool) {
        if !isCancelled, !touchIsSpent, let row, row.phase != .held { close(animated: true) }
        touchIsSpent = false
    }

    func contentScrolled() { if let row, row.phase != .held { close(animated: true) } }

    // MARK: Trackpad

    /// Scrolls with two fingers on a trackpad. Such a scroll never performs the full swipe action, because the momentum
    /// of a trackpad cannot be cancelled.
    func wheel(by delta: CGPoint, at point: CGPoint) -> Bool {
        guard abs(delta.x) > abs(delta.y) else { return false }
        if let row {
            // Scroll events after the row has closed, or beside the row, belong to the same scroll.
            guard row.phase != .closing, row.phase != .held else { return true }
            guard row.cell.frame.contains(point) else { close(animated: true); return true }
            if row.phase != .wheeled { grabRow() }
        } else {
            let side = sideShown(by: delta.x)
            guard let host, !host.isEditing, let (cell, path) = host.swipeRow(at: point),
                let configuration = host.rowActions(at: path, side)
            else { return false }
            open(cell, side, configuration)
        }
        guard let row else { return false }
        row.phase = .wheeled
        row.rule.performsFirst = false
        row.base = min(max(row.base - delta.x * row.sign, 0), row.rule.buttons + 40)
        drag(0)
        wheelRest?.cancel()
        // Chosen: 0.15 s without an event ends a scroll, as in scroll views.
        wheelRest = host?.appContext.after(0.15) { [weak self] in
            self?.release(0)
            self?.row?.rule.performsFirst = self?.row?.configuration.performsFirstActionWithFullSwipe ?? false
        }
        return true
    }
}
