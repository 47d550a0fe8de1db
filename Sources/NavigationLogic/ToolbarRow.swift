/// The layout of the items of a toolbar.
///
/// Documented (UIBarButtonItem.flexibleSpace): flexible spaces share the free width equally. Without a flexible space,
/// the items are at the leading end. Chosen: if the items need more width, the space around them shrinks first, then
/// the items, all in proportion. No item overlaps another or leaves the bar.
package struct ToolbarRow: Hashable, Sendable {
    /// One place per item, from the left end.
    package private(set) var places: [BarPlace]

    package init(
        _ items: [BarItemSize], width: Double, leadingMargin: Double, trailingMargin: Double, rightToLeft: Bool = false
    ) {
        let start = max(0, leadingMargin - items.leadingPadding)
        let end = max(start, width - max(0, trailingMargin - items.trailingPadding))
        let flexibleCount = items.filter { $0.kind == .flexibleSpace }.count
        let left = end - start - items.slots
        if left >= 0 {
            places = items.placed(from: start, flexible: flexibleCount > 0 ? left / Double(flexibleCount) : 0)
        } else {
            let inner = min(max(leadingMargin, 0), max(width, 0) / 2)
            let room = max(0, width - inner - min(max(trailingMargin, 0), max(width, 0) / 2))
            places = items.squeezed(from: inner, room: room)
        }
        if rightToLeft { places = places.map { $0.mirrored(in: width) } }
    }

    /// The width that the items leave for one more item that fills the rest.
    package static func free(_ items: [BarItemSize], width: Double, leadingMargin: Double, trailingMargin: Double)
        -> Double
    {
        let start = max(0, leadingMargin - items.leadingPadding)
        let end = max(start, width - max(0, trailingMargin - items.trailingPadding))
        return max(0, end - start - items.slots)
    }
}

extension [BarItemSize] {
    /// Places the items side by side in less width than their slots need. As in a wide row, the padding before the
    /// first item and after the last one is outside `room`, while there is any.
    fileprivate func squeezed(from start: Double, room: Double) -> [BarPlace] {
        guard let first, let last, !first.isSpace, !last.isSpace else {
            return placed(from: start, scale: room / Swift.max(slots, 1))
        }
        let scale = (room - (first.width + last.width) / 2) / Swift.max(slots - (first.slot + last.slot) / 2, 1)
        let (before, behind) = ((first.slot * scale - first.width) / 2, (last.slot * scale - last.width) / 2)
        guard scale < 1, before >= 0, behind >= 0, before <= start, behind <= start else {
            return placed(from: start, scale: room / Swift.max(slots, 1))
        }
        return placed(from: start - before, scale: scale)
    }
}
