package import Foundation
import NumberConversion

/// The heights of the rows of one section: one height for all rows until rows turn out to be different.
///
/// Rows of equal height need no memory. Different rows are stored as differences in a tree of partial sums (a Fenwick
/// tree), so that the position of a row and the row at a position are found in a few steps.
package struct RowHeights {
    package private(set) var count: Int
    /// The height of rows that were not measured yet.
    package let base: CGFloat
    private var known: [Int: CGFloat] = [:]
    /// Rows whose known height is an estimate.
    private var estimated: Set<Int> = []
    /// Partial sums of differences from `base`; empty without differences.
    private var sums: [CGFloat] = []

    package init(count: Int, base: CGFloat) {
        self.count = max(0, count)
        self.base = base
    }

    package var total: CGFloat { start(of: count) }
    /// Whether the height of a row is exact.
    package func isKnown(_ row: Int) -> Bool { known[row] != nil && (estimated.isEmpty || !estimated.contains(row)) }
    package func height(of row: Int) -> CGFloat { known[row] ?? base }

    /// Sets the height that a row has until it is measured.
    package mutating func estimate(_ height: CGFloat, of row: Int) {
        guard row >= 0, row < count, !isKnown(row) else { return }
        set(height, of: row)
        estimated.insert(row)
    }

    package mutating func set(_ height: CGFloat, of row: Int) {
        guard row >= 0, row < count else { return }
        if !estimated.isEmpty { estimated.remove(row) }
        let change = height - self.height(of: row)
        known[row] = height
        guard change != 0 else { return }
        if sums.isEmpty { sums = [CGFloat](repeating: 0, count: count + 1) }
        var index = row + 1
        while index <= count {
            sums[index] += change
            index += index & -index
        }
    }

    /// The distance from the section's first row to the top of `row`, or to the end of the section for `count`.
    package func start(of row: Int) -> CGFloat {
        let row = min(max(row, 0), count)
        var sum = CGFloat(row) * base
        guard !sums.isEmpty else { return sum }
        var index = row
        while index > 0 {
            sum += sums[index]
            index -= index & -index
        }
        return sum
    }

    /// The row at `y`, or the nearest row; nil without rows.
    package func row(at y: CGFloat) -> Int? {
        guard count > 0 else { return nil }
        guard !sums.isEmpty else {
            return base > 0 ? min(max(Int(saturating: (y / base).rounded(.down)), 0), count - 1) : 0
        }
        // Descends the tree: each step decides for a power of two of rows.
        var position = 0, rest = y
        var step = 1
        while step * 2 <= count { step *= 2 }
        while step > 0 {
            let next = position + step
            if next <= count {
                let length = CGFloat(step) * base + sums[next]
                if length <= rest {
                    position = next
                    rest -= length
                }
            }
            step /= 2
        }
        return min(position, count - 1)
    }

    /// The heights after some rows were deleted and some inserted. Known heights move with their rows.
    package func renumbered(count: Int, _ place: (Int) -> Int?) -> RowHeights {
        var new = RowHeights(count: count, base: base)
        for (row, height) in known.sorted(by: { $0.key < $1.key }) {
            guard let target = place(row) else { continue }
            if isKnown(row) { new.set(height, of: target) } else { new.estimate(height, of: target) }
        }
        return new
    }
}
