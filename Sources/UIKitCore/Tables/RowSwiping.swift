import CoreGraphics
import Decisions
import Foundation
import FrameTime
import GestureLogic
import QuartzCore

/// Swipes rows of a table or list aside: one row at a time is open. ``RowSwipeMachine`` decides.
@MainActor
final class RowSwiping: NSObject, UIGestureRecognizerDelegate, TracedOwner {
    private weak var host: (any RowSwipeHost)?
    private var machine = RowSwipeMachine<OpenRow>()
    private let runner = EffectRunner<RowSwipeMachine<OpenRow>.Effect>()
    /// The row on screen with its buttons.
    private(set) var row: OpenRow?
    /// The row and side that the current drag would open.
    private var pendingSwipe: (cell: UIView, side: RowSide, configuration: UISwipeActionsConfiguration)?
    /// The first action, until the effects are performed. The app's handler may change rows at once.
    private var dueAction: UIContextualAction?
    /// A touch that closed a row. Such a touch has no other effect.
    private weak var spentTouch: UITouch?
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

    // MARK: Requests and effects

    var tracedApp: AppContext? { host?.appContext }

    /// The single entry point for changes. The machine contains no app code; its effects are performed after the
    /// effects of earlier requests.
    private func request(_ request: RowSwipeMachine<OpenRow>.Request) {
        runner.add(machine.handle(request, tracedAs: "row swipe", of: self))
        guard !runner.isBusy else { return }
        runner.run(tracedAs: "row swipe", of: self) { perform($0) }
        guard let action = dueAction else { return }
        dueAction = nil
        if let row { perform(action, row.buttons.button(of: action) ?? row.buttons) }
    }

    private func perform(_ effect: RowSwipeMachine<OpenRow>.Effect) {
        switch effect {
        case .show(let opened): show(opened)
        case .stop: row?.stopMoving()
        case .layout(let offset, let isFar): layout(offset: offset, isFar: isFar)
        case .moveOut(let offset, let isFar, let velocity, let number):
            move(to: offset, isFar: isFar, velocity: velocity, number: number)
        case .moveBack(let velocity, let number):
            guard host?.window != nil, UIView.areAnimationsEnabled else {
                return request(.motionEnded(number: number))
            }
            move(to: 0, isFar: false, velocity: velocity, number: number)
        case .awaitWheel(let number):
            wheelRest?.cancel()
            // Chosen: 0.15 s without an event ends a scroll, as in scroll views.
            wheelRest = host?.appContext.after(0.15) { [weak self] in self?.request(.wheelRested(number: number)) }
        case .performFirst: keeping(dueAction) { dueAction = row?.configuration.actions.first }
        case .finish: forget().map { resetRow($0) }
        case .leave: forget().map { fadeOut($0) }
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
        guard let host, spentTouch == nil else { return false }
        let translation = recognizer.translation(in: host).x
        let direction = translation == 0 ? recognizer.velocity(in: host).x : translation
        let point = recognizer.location(in: host)
        let start = CGPoint(x: point.x - translation, y: point.y - recognizer.translation(in: host).y)
        if let row, machine.isOpen { return row.cell.frame.contains(start) }
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
        if let row, machine.isOpen { return row.cell.frame.contains(point) }
        guard let host, !host.isEditing, let (_, path) = host.swipeRow(at: point) else { return false }
        return host.rowActions(at: path, .leading) != nil
    }

    /// Opens a row without a touch.
    func reveal(_ cell: UIView, _ side: RowSide, _ configuration: UISwipeActionsConfiguration) {
        request(.open(makeRow(cell, side, configuration), .call))
    }

    // MARK: Touches

    private func moved(_ pan: UIPanGestureRecognizer) {
        let translation = pan.translation(in: host).x, speed = pan.velocity(in: host).x
        switch pan.state {
        case .began:
            if let (cell, side, configuration) = pendingSwipe {
                keeping(pendingSwipe?.configuration) { pendingSwipe = nil }
                request(.open(makeRow(cell, side, configuration), .finger))
            } else if let row {
                request(.grab(offset: row.shownOffset))
            }
            drag(-translation)
        case .changed: drag(-translation)
        case .ended:
            drag(-translation)
            release(-speed)
        case .cancelled, .failed: release(0)
        case .possible: break
        }
    }

    /// - Parameter translation: the distance to the left since the start of the drag, in points.
    private func drag(_ translation: CGFloat) {
        if let row { request(.drag(by: translation * row.sign)) }
    }

    /// - Parameter speed: in points per second to the left.
    private func release(_ speed: CGFloat) {
        if let row { request(.release(velocity: speed * row.sign)) }
    }

    private func makeRow(_ cell: UIView, _ side: RowSide, _ configuration: UISwipeActionsConfiguration) -> OpenRow {
        let buttons = SwipeButtons(configuration, side: side, in: cell) { [weak self] action, view in
            self?.perform(action, view)
        }
        return OpenRow(cell, side, configuration, buttons)
    }

    private func show(_ opened: OpenRow) {
        guard let host else { return }
        host.cancelCellTouch()
        row = opened
        UIView.performWithoutAnimation { opened.show() }
        host.willOpenRow(opened.cell)
    }

    private func layout(offset: CGFloat, isFar: Bool) {
        guard let row else { return }
        guard row.buttons.shown.isFar != isFar else { return row.layout(offset: offset, isFar: isFar) }
        // Measured (scrolling/swipe-settling).
        UIView.animate(withDuration: 0.6, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) {
            row.layout(offset: offset, isFar: isFar)
        }
    }

    private func move(to offset: CGFloat, isFar: Bool, velocity: CGFloat, number: Int) {
        guard let row else { return }
        let distance = offset - row.shownOffset
        // Measured (scrolling/swipe-settling): without bounce. Chosen: never slower than the drag.
        let speed = abs(distance) > 1 ? min(max(velocity / distance, 0), 20) : 0
        UIView.animate(withDuration: 0.7, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: speed) {
            row.layout(offset: offset, isFar: isFar)
        } completion: { [weak self] _ in
            self?.request(.motionEnded(number: number))
        }
    }

    // MARK: Closing

    func close(animated: Bool) {
        guard machine.isOpen else { return }
        request(animated ? .close : .finish)
    }

    /// Closes the row immediately in any phase.
    func finish() { request(.finish) }

    private func forget() -> OpenRow? {
        guard let row else { return nil }
        keeping(self.row) { self.row = nil }
        wheelRest?.cancel()
        host?.didCloseRow(row.cell)
        return row
    }

    private func resetRow(_ row: OpenRow) { UIView.performWithoutAnimation { row.reset() } }

    /// Called before the cell is used for another row, and when it was removed from the list.
    func cellLeft(_ cell: UIView) { if row?.cell === cell { finish() } }

    /// Called when the row was deleted: the open row fades out until ``cellFaded(_:)``.
    func rowDeleted(_ cell: UIView) { if row?.cell === cell { request(.delete) } }

    private func fadeOut(_ row: OpenRow) {
        guard row.cell.superview != nil else { return resetRow(row) }
        leaving.append(row)
        guard let action = row.performed, action.style == .destructive, action === row.configuration.actions.first,
            !row.buttons.shown.isFar
        else { return }
        // Measured (scrolling/swipe-delete).
        UIView.animate(
            withDuration: 0.3, delay: 0, options: [.overrideInheritedDuration, .overrideInheritedCurve]
        ) {
            row.layout(offset: row.buttons.rule.offset(at: .away), isFar: true)
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
        guard let row, machine.isOpen, let hit, !hit.isDescendant(of: row.buttons) else { return hit }
        return host
    }

    func touchBegan(_ touch: UITouch) {
        // The touch may be the start of a drag of the open row.
        guard let row, !row.cell.frame.contains(touch.location(in: host)) else { return }
        spentTouch = touch
        close(animated: true)
    }

    func touchEnded(_ touch: UITouch, isCancelled: Bool) {
        if !isCancelled, spentTouch == nil { request(.tapOrScroll) }
        spentTouch = nil
    }

    func contentScrolled() { request(.tapOrScroll) }

    // MARK: Trackpad

    /// Scrolls with two fingers on a trackpad.
    func wheel(by delta: CGPoint, at point: CGPoint) -> Bool {
        guard abs(delta.x) > abs(delta.y) else { return false }
        if let row {
            // Scroll events beside the row, or after it has closed, belong to the same scroll.
            let isOnRow = row.cell.frame.contains(point)
            request(isOnRow ? .wheel(by: -delta.x * row.sign, offset: row.shownOffset) : .tapOrScroll)
            return true
        }
        let side = sideShown(by: delta.x)
        guard let host, !host.isEditing, let (cell, path) = host.swipeRow(at: point),
            let configuration = host.rowActions(at: path, side)
        else { return false }
        let opened = makeRow(cell, side, configuration)
        request(.open(opened, .wheel(by: -delta.x * opened.sign)))
        return row != nil
    }
}

extension RowSwipeMachine.Request where Row == RowSwiping.OpenRow {
    @MainActor fileprivate static func open(_ row: Row, _ opening: RowSwipeMachine.Opening) -> Self {
        .open(row, row.buttons.rule, opening)
    }
}
