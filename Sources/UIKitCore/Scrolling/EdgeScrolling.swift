import CoreGraphics
import Foundation

/// Scrolls a list while a touch stays near its edge.
@MainActor
final class EdgeScrolling {
    private weak var list: UIScrollView?
    private let moved: (CGPoint) -> Void
    private var point = CGPoint.zero
    private var work: ScheduledWork?

    /// - Parameter moved: called with the position of the touch in the content after each step.
    init(_ list: UIScrollView, _ moved: @escaping (CGPoint) -> Void) {
        self.list = list
        self.moved = moved
    }

    func move(to point: CGPoint) {
        self.point = point
        guard work == nil, step != .zero else { return }
        schedule()
    }

    private func schedule() {
        guard let list else { return }
        // Chosen: a step for each sixtieth of a second.
        work = list.appContext.after(1.0 / 60) { [weak self] in self?.scroll() }
    }

    private func scroll() {
        work = nil
        let step = step
        guard let list, step != .zero else { return }
        let target = CGPoint(
            x: list.horizontalAxis.clamped(list.contentOffset.x + step.x),
            y: list.verticalAxis.clamped(list.contentOffset.y + step.y))
        let change = CGPoint(x: target.x - list.contentOffset.x, y: target.y - list.contentOffset.y)
        guard change != .zero else { return }
        list.contentOffset = target
        point = CGPoint(x: point.x + change.x, y: point.y + change.y)
        schedule()
        moved(point)
    }

    /// Chosen: up to 8 points a step within 44 points of an edge, in proportion to the nearness.
    private var step: CGPoint {
        guard let list else { return .zero }
        let visible = list.bounds.inset(by: list.coveredInset)
        func step(_ position: CGFloat, _ low: CGFloat, _ high: CGFloat, _ scrolls: Bool) -> CGFloat {
            guard scrolls, high - low > 88 else { return 0 }
            if position < low + 44 { return -8 * min(1, (low + 44 - position) / 44) }
            return position > high - 44 ? 8 * min(1, (position - high + 44) / 44) : 0
        }
        return CGPoint(
            x: step(point.x, visible.minX, visible.maxX, list.canScrollHorizontally),
            y: step(point.y, visible.minY, visible.maxY, list.canScrollVertically))
    }
}
