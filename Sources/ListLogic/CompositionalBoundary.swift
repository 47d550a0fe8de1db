import Foundation

/// The boundary items of a section, or of the whole layout, around a content of a length.
struct CompositionalBoundary: Sendable {
    let axis: CompositionalAxis
    let items: [CompositionalBoundaryItem]
    /// The frames, relative to the start of the section with its boundary items.
    let frames: [CGRect]
    /// The room that extending items take before and after the content.
    let lead: CGFloat
    let trail: CGFloat
    /// The length of the content with all rooms.
    let length: CGFloat

    /// - Parameters:
    ///   - container: The size that fractions refer to, and whose length across the axis the items lie in.
    ///   - origin: The start of the container across the axis.
    ///   - measured: The sizes that views answered, by the index of the item. Only estimated dimensions use the sizes.
    ///   - padding: The space before all items at the start, in points. Only if there are items.
    init(
        _ items: [CompositionalBoundaryItem], around content: CGFloat, in container: CGSize, from origin: CGFloat,
        axis: CompositionalAxis, measured: [Int: CGSize], padding: CGFloat = 0, _ pixels: CompositionalPixels
    ) {
        let across = axis.across
        let sizes = items.enumerated().map { index, item in
            var size = item.size.size(in: container, pixels)
            if let own = measured[index] {
                if item.size.width.isEstimated, own.width.isFinite { size.width = own.width.limitedLength }
                if item.size.height.isEstimated, own.height.isFinite { size.height = own.height.limitedLength }
            }
            return size
        }
        // Measured (collections/boundary-items): an extending item at the side enlarges the section to its own length.
        var inner = content
        for (item, size) in zip(items, sizes) where item.extendsBoundary {
            guard item.alignment.side(along: axis) == .center else { continue }
            inner = max(inner, size.length(along: axis))
        }
        var low: CGFloat = 0, high = inner
        let placed = zip(items, sizes).map { item, size in
            let length = size.length(along: axis), width = size.length(along: across)
            let along: CGFloat =
                switch item.alignment.side(along: axis) {
                case .start: item.extendsBoundary ? -length : 0
                case .center: (inner - length) / 2
                case .end: item.extendsBoundary ? inner : inner - length
                }
            let free = container.length(along: across) - width
            let beside: CGFloat =
                switch item.alignment.side(along: across) {
                case .start: 0
                case .center: free / 2
                case .end: free
                }
            let x = item.offset.x.isFinite ? item.offset.x.limited : 0
            let y = item.offset.y.isFinite ? item.offset.y.limited : 0
            let corner = axis.point(along, origin + beside)
            let frame = CGRect(origin: CGPoint(x: corner.x + x, y: corner.y + y), size: size)
            if item.extendsBoundary {
                low = min(low, frame.start(along: axis))
                high = max(high, frame.end(along: axis))
            }
            return frame
        }
        if !items.isEmpty, padding.isFinite { low -= padding.limitedLength }
        let shift = axis.point(-low, 0)
        (self.axis, self.items) = (axis, items)
        frames = placed.map { $0.offsetBy(dx: shift.x, dy: shift.y) }
        (lead, trail, length) = (-low, high - inner, high - low)
    }

    /// Chosen: room for z indices that apps set, below the limit of integers.
    private static let zLimit = 1 << 40
    /// Measured (collections/pinned-boundary): the z index of a visible pinned item grows by a billion.
    private static let pinnedZ = 1_000_000_000

    /// The frame and z index of an item in content coordinates.
    ///
    /// Measured (collections/pinned-boundary): a pinned item stays in the visible bounds while its section is in view,
    /// and stops at the far edge of the section. The room of extending items at the far edge does not count.
    /// - Parameter visible: The bounds of the view less its adjusted insets; nil for items in their usual places.
    func element(_ index: Int, at origin: CGPoint, visible: CGRect?) -> (frame: CGRect, zIndex: Int) {
        let item = items[index], frame = frames[index].offsetBy(dx: origin.x, dy: origin.y)
        guard item.pinsToVisibleBounds, let visible else { return (frame, item.zIndex) }
        let start = axis == .horizontal ? origin.x : origin.y
        let own = frame.start(along: axis), size = frame.length(along: axis)
        let first = start + lead, last = start + length - trail - size
        let low = visible.start(along: axis), high = visible.end(along: axis) - size
        let place: CGFloat =
            switch item.alignment.side(along: axis) {
            case .start: max(own, min(max(own, low), last))
            case .end: min(own, max(min(own, high), first))
            case .center: max(min(max(own, low), max(last, own)), min(min(own, high), max(first, own)))
            }
        let move = axis.point(place - own, 0), pinned = frame.offsetBy(dx: move.x, dy: move.y)
        let zIndex = min(max(item.zIndex, -Self.zLimit), Self.zLimit)
        return (pinned, pinned.sharesArea(with: visible) ? zIndex + Self.pinnedZ : item.zIndex)
    }
}
