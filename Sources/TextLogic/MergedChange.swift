/// The edits of a text between two notifications, as one edit.
///
/// Documented (NSTextStorage.edited(_:range:changeInLength:)): edits are merged until the outermost end of editing. The
/// given ranges are in the former text, the merged range is in the present text.
package struct MergedChange: Hashable, Sendable {
    /// The changed range of the present text, in UTF-16 units.
    package private(set) var range: Range<Int>
    /// The length of the present text minus the length of the former text.
    package private(set) var growth: Int

    /// - Parameters:
    ///   - range: the changed range before the edit.
    ///   - growth: the growth of the text. Values below the negative length of the range are clamped.
    package init(_ range: Range<Int>, growth: Int) {
        let growth = max(growth, -range.count)
        self.range = range.lowerBound..<range.upperBound + growth
        self.growth = growth
    }

    /// Adds a later edit, whose range is in the text before that edit.
    package mutating func add(_ later: Range<Int>, growth more: Int) {
        let more = max(more, -later.count)
        let low = min(range.lowerBound, later.lowerBound), high = max(range.upperBound, later.upperBound)
        range = low..<high + more
        growth += more
    }

    /// The changed range of the former text.
    package var formerRange: Range<Int> { range.lowerBound..<max(range.upperBound - growth, range.lowerBound) }
}
