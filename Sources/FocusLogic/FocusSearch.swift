package import Foundation

/// The search for the next item of a list. The search asks the list's geometry for the items of strips, which begin at
/// the focused item and become longer. A list of a million items therefore answers for the few items that are near.
package struct FocusSearch: Sendable {
    /// An item that a strip contains.
    package struct Candidate<Key: Hashable> {
        package let key: Key
        package let frame: CGRect

        package init(key: Key, frame: CGRect) { (self.key, self.frame) = (key, frame) }
    }

    /// The frame of the focused item.
    package var origin: CGRect
    package var direction: FocusDirection
    /// The area that contains all items.
    package var content: CGRect
    /// The length of the first strip, such as the visible length of the list.
    package var reach: CGFloat
    /// Whether items beside the path are found if the path has no item. Chosen: true along the scroll direction of a
    /// list, so that the focus reaches an incomplete last line.
    package var leavesPath: Bool

    package init(
        from origin: CGRect, _ direction: FocusDirection, content: CGRect, reach: CGFloat, leavesPath: Bool
    ) {
        (self.origin, self.direction, self.content) = (origin, direction, content)
        (self.reach, self.leavesPath) = (reach, leavesPath)
    }

    /// The nearest item that may get the focus.
    /// - Parameters:
    ///   - items: the items that intersect a rectangle; more items do no harm.
    ///   - isAllowed: called for one item after the other, nearest first, at most once for each item.
    package func nearest<Key: Hashable>(
        in items: (CGRect) -> [Candidate<Key>], where isAllowed: (Key) -> Bool
    ) -> Key? {
        guard let from = FocusExtent(origin, direction), let whole = FocusExtent(content.union(origin), direction),
            reach.isFinite, from.end.isFinite, whole.end.isFinite, whole.high.isFinite, whole.low.isFinite
        else { return nil }
        var refused: Set<Key> = []
        for isInPath in leavesPath ? [true, false] : [true] {
            let end = whole.end - from.end
            var length = max(1, reach)
            while true {
                let strip = from.strip(min(length, end), across: isInPath ? nil : whole, direction)
                var near: [(candidate: Candidate<Key>, distance: FocusDistance)] = []
                for candidate in items(strip) where !refused.contains(candidate.key) {
                    guard let distance = FocusDistance(from: origin, to: candidate.frame, direction),
                        distance.gap <= length, isInPath == distance.isInPath
                    else { continue }
                    near.append((candidate, distance))
                }
                // `sorted` keeps the order of the items with the same distance.
                for (candidate, _) in near.sorted(by: { $0.distance < $1.distance }) {
                    if isAllowed(candidate.key) { return candidate.key }
                    refused.insert(candidate.key)
                }
                guard length < end else { break }
                length *= 2
            }
        }
        return nil
    }
}
