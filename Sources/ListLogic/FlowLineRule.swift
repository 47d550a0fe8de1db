import Foundation

/// The distribution of the items of a line.
struct FlowLineRule {
    /// The space for the items.
    var available: CGFloat
    /// The smallest distance between two items.
    var spacing: CGFloat
    var isSelfSizing: Bool

    /// The largest rounding error of a sum that fits. Chosen: a third of a width fits three times.
    static let tolerance: CGFloat = 1e-6

    /// Measured (collections/line-fit): an item joins a line if the items, their spacings and the item fit.
    func fits(_ length: CGFloat, behind used: CGFloat) -> Bool {
        used + spacing + length <= available + Self.tolerance
    }

    /// Measured (collections/too-large-warning): UIKit warns about an item that is longer than its line. An item of the
    /// line's length is valid.
    func isOversized(_ length: CGFloat) -> Bool { length > available + Self.tolerance }

    /// The number of items of one length that a line can hold: at least 1; infinite for items without length.
    func capacity(of length: CGFloat) -> CGFloat {
        guard fits(length, behind: length) else { return 1 }
        let advance = length + spacing
        guard advance > 0 else { return .infinity }
        return max(1, ((available + spacing + Self.tolerance) / advance).rounded(.down))
    }

    /// The position of the first item and the gap behind each item, for a line that holds `capacity` items of one
    /// length.
    ///
    /// Measured (collections/last-line-equal): a line with fewer items has the gaps of a full line.
    func distribution(of length: CGFloat, capacity: CGFloat) -> (lead: CGFloat, gap: CGFloat) {
        if capacity <= 1 { return (lead(of: length), 0) }
        // Derived: the limit of the gap for ever more items.
        if capacity == .infinity { return (0, -length) }
        return (0, (available - capacity * length) / (capacity - 1))
    }

    /// The position of the only item of a line.
    ///
    /// Measured (collections/single-item): the item is centered, and an item longer than the line has a negative
    /// position.
    func lead(of length: CGFloat) -> CGFloat {
        let centered = (available - length) / 2
        // Measured (collections/self-sizing-lines): zero for a self-sized item that is longer than the line.
        return isSelfSizing ? max(0, centered) : centered
    }

    /// The distribution of a line of different items.
    ///
    /// - Parameters:
    ///   - total: the sum of the lengths.
    ///   - isFull: whether the next item did not fit.
    ///   - common: the length of all items if the items are equal.
    func distribution(
        count: Int, total: CGFloat, isFull: Bool, common: CGFloat?
    ) -> (lead: CGFloat, gap: CGFloat) {
        if isFull {
            // Measured (collections/full-line): the last item ends at the inset, also for items of different sizes.
            return count > 1 ? (0, (available - total) / CGFloat(count - 1)) : (lead(of: total), 0)
        }
        if let common { return distribution(of: common, capacity: capacity(of: common)) }
        // Measured (collections/last-line-different): a last line of different items has the smallest spacing.
        return (0, spacing)
    }
}

/// Binary search.
enum FlowSearch {
    /// The first number of the range that has a property which all later numbers have; the upper bound without such a
    /// number.
    static func first(in range: Range<Int>, where isPast: (Int) -> Bool) -> Int {
        var (low, high) = (range.lowerBound, range.upperBound)
        while low < high {
            let middle = low + (high - low) / 2
            if isPast(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
