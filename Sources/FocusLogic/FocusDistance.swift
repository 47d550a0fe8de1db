package import Foundation

/// How near an item is to the focused item, in one direction. The smallest distance gets the focus.
///
/// Chosen: an item is ahead if its center and its far edge are farther in the direction than those of the focused item.
/// Items that the extended focused item would touch precede all others. Of these, the item with the smallest gap
/// follows; of items with the same gap, the item whose center is nearest to the middle of the focused item.
/// Documented (App Programming Guide for tvOS): the focus engine looks for items in the path of the movement.
package struct FocusDistance: Comparable, Sendable {
    /// Whether the item is in the path of the focused item.
    package let isInPath: Bool
    /// The space between the two items along the direction; 0 for items that overlap.
    package let gap: CGFloat
    /// The distance across the direction: of the centers in the path, of the edges beside the path.
    package let offset: CGFloat

    /// Returns nil if the item is not ahead, or if a number is not finite.
    /// - Parameter direction: one of the four directions; another direction returns nil.
    package init?(from origin: CGRect, to item: CGRect, _ direction: FocusDirection) {
        guard let from = FocusExtent(origin, direction), let to = FocusExtent(item, direction),
            to.middle > from.middle, to.end > from.end
        else { return nil }
        gap = max(0, to.start - from.end)
        let overlap = min(from.high, to.high) - max(from.low, to.low)
        isInPath = overlap > 0
        offset = isInPath ? abs((from.low + from.high) - (to.low + to.high)) / 2 : -overlap
        guard gap.isFinite, offset.isFinite else { return nil }
    }

    package static func < (a: FocusDistance, b: FocusDistance) -> Bool {
        if a.isInPath != b.isInPath { return a.isInPath }
        if a.gap != b.gap { return a.gap < b.gap }
        return a.offset < b.offset
    }
}

/// A rectangle as seen along a direction: `start ... end` grows in the direction, `low ... high` lies across it.
struct FocusExtent {
    let start: CGFloat
    let end: CGFloat
    let low: CGFloat
    let high: CGFloat
    var middle: CGFloat { (start + end) / 2 }

    init?(_ rect: CGRect, _ direction: FocusDirection) {
        switch direction {
        case .right: (start, end, low, high) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        case .left: (start, end, low, high) = (-rect.maxX, -rect.minX, rect.minY, rect.maxY)
        case .down: (start, end, low, high) = (rect.minY, rect.maxY, rect.minX, rect.maxX)
        case .up: (start, end, low, high) = (-rect.maxY, -rect.minY, rect.minX, rect.maxX)
        case .next, .previous, .first, .last: return nil
        }
    }

    private init(_ start: CGFloat, _ end: CGFloat, _ low: CGFloat, _ high: CGFloat) {
        (self.start, self.end, self.low, self.high) = (start, end, low, high)
    }

    /// The rectangle from the middle to a distance ahead of the end, as wide as the extent or as another extent.
    func strip(_ length: CGFloat, across wide: FocusExtent?, _ direction: FocusDirection) -> CGRect {
        let part = FocusExtent(middle, end + length, wide?.low ?? low, wide?.high ?? high)
        return part.rect(direction)
    }

    private func rect(_ direction: FocusDirection) -> CGRect {
        let along = end - start, across = high - low
        return switch direction {
        case .right: CGRect(x: start, y: low, width: along, height: across)
        case .left: CGRect(x: -end, y: low, width: along, height: across)
        case .up: CGRect(x: low, y: -end, width: across, height: along)
        default: CGRect(x: low, y: start, width: across, height: along)
        }
    }
}
