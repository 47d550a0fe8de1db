/// Where the items of a toolbar go.
///
/// Flexible spaces share what is left over equally (Documented). Without one the items stand at the leading end.
/// Chosen: where there is less room than the items ask for, first the room around them shrinks, then they do, all in proportion;
/// none overlaps another or leaves the bar.
package struct ToolbarRow: Hashable, Sendable {
    /// One for each item, from the left end.
    package private(set) var places: [BarPlace]

    package init(_ items: [BarItemSize], width: Double, leadingMargin: Double, trailingMargin: Double, rightToLeft: Bool = false) {
        let start = max(0, leadingMargin - items.leadingPadding)
        let end = max(start, width - max(0, trailingMargin - items.trailingPadding))
        let flexibleCount = items.filter { $0.kind == .flexibleSpace }.count
        let left = end - start - items.slots
        if left >= 0 {
            places = items.placed(from: start, flexible: flexibleCount > 0 ? left / Double(flexibleCount) : 0)
        } else {
            let inner = min(max(leadingMargin, 0), max(width, 0) / 2)
            let room = max(0, width - inner - min(max(trailingMargin, 0), max(width, 0) / 2))
            places = items.placed(from: inner, scale: room / max(items.slots, 1))
        }
        if rightToLeft { places = places.map { $0.mirrored(in: width) } }
    }
}
