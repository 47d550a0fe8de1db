import CoreGraphics
import Foundation
import GestureLogic
import ListLogic

/// Selects the items over which two fingers move, or over whose round check marks one finger moves.
///
/// Documented (UITableViewDelegate.tableView(_:shouldBeginMultipleSelectionInteractionAt:)): two fingers begin the
/// selection of several rows.
@MainActor
final class SelectionDrag: NSObject, UIGestureRecognizerDelegate {
    private weak var list: (any SelectingList)?
    private lazy var recognizer = UIPanGestureRecognizer { [weak self] pan in
        (pan as? UIPanGestureRecognizer).map { self?.moved($0) }
    }
    /// The answer for the touches of the current gesture, so that the delegate is asked once.
    private var answer: Bool?
    /// The item at which the gesture began.
    private var start: ListIndexPath?
    private var edgeScrolling: EdgeScrolling?
    /// Whether the delegate is notified of the end.
    private var notifies = false

    init(_ list: any SelectingList) {
        self.list = list
        super.init()
        recognizer.maximumNumberOfTouches = 2
        recognizer.delegate = self
        list.addGestureRecognizer(recognizer)
    }

    /// Whether the recognizer takes the touches of another recognizer that is about to begin.
    func claims(_ other: UIGestureRecognizer) -> Bool {
        guard other !== recognizer, recognizer.isEnabled, recognizer.state == .possible else { return false }
        return mayBegin(other)
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        if recognizer.numberOfTouches == 0 { (answer, start) = (nil, nil) }
        return true
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin(recognizer) }

    /// - Parameter pan: the recognizer that has passed the distance of a drag.
    private func mayBegin(_ pan: UIGestureRecognizer) -> Bool {
        if let answer { return answer }
        guard let list, pan.numberOfTouches > 0, pan.numberOfTouches <= 2 else { return false }
        // Measured (collections/several-items): content that scrolls on both axes needs two fingers for scrolling.
        let origin = origin(of: pan, in: list)
        var begins = false
        if pan.numberOfTouches == 1 {
            begins = list.isSelectionMark(at: origin)
        } else if !(list.canScrollHorizontally && list.canScrollVertically) {
            start = list.item(near: origin)
            begins = start.map(list.shouldBeginMultipleSelection) ?? false
        }
        if begins, start == nil { start = list.item(near: origin) }
        answer = begins
        return begins
    }

    /// The point at which the touches began. The translation of a pan excludes the distance before its begin.
    private func origin(of pan: UIGestureRecognizer, in list: UIView) -> CGPoint {
        let point = pan.location(in: list)
        guard let pan = pan as? UIPanGestureRecognizer else { return point }
        let translation = pan.translation(in: list)
        let direction = translation == .zero ? pan.velocity(in: list) : translation
        let length = hypot(direction.x, direction.y)
        guard length > 0 else { return point }
        let way = hypot(translation.x, translation.y) + PanTracker.slop
        return CGPoint(x: point.x - direction.x / length * way, y: point.y - direction.y / length * way)
    }

    private func moved(_ pan: UIPanGestureRecognizer) {
        guard let list else { return }
        switch pan.state {
        case .began: begin(list, pan)
        case .changed:
            let point = pan.location(in: list)
            edgeScrolling?.move(to: point)
            extend(list, to: point)
        case .ended, .cancelled, .failed: finish(list)
        default: break
        }
    }

    private func begin(_ list: any SelectingList, _ pan: UIPanGestureRecognizer) {
        list.cancelCellTouch()
        guard let start, list.hasItem(start) else { return }
        notifies = pan.numberOfTouches > 1
        if notifies { list.beginMultipleSelection(at: start) }
        guard list.selecting.value.isMultiple, list.hasItem(start) else { return finish(list) }
        list.selecting.value.beginRange(at: start)
        list.extendRange(to: start)
        edgeScrolling = EdgeScrolling(list) { [weak self] point in
            guard let self, let list = self.list else { return }
            extend(list, to: point)
        }
        let point = pan.location(in: list)
        edgeScrolling?.move(to: point)
        extend(list, to: point)
    }

    private func extend(_ list: any SelectingList, to point: CGPoint) {
        guard list.selecting.value.range != nil, let path = list.item(near: point) else { return }
        list.extendRange(to: path)
    }

    private func finish(_ list: any SelectingList) {
        edgeScrolling = nil
        (answer, start) = (nil, nil)
        list.selecting.value.endRange()
        guard notifies else { return }
        notifies = false
        list.didEndMultipleSelection()
    }
}
