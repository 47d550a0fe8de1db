/// A row that no value of the symbols can satisfy: what the symbol `basic` would have to be.
struct Infeasibility: Error {
    let basic: Int
    let row: Row
}

extension Tableau {
    /// Values nearer to 0 than this, in points, count as 0.
    static let tolerance = 1e-6
    /// Far above what any layout needs; ends a search that rounding has led in a circle.
    private static let stepLimit = 20_000

    /// From a solution that is allowed but perhaps not best, to a best one: strength by strength, where a step for a
    /// weaker one touches only symbols that cost the stronger ones nothing. The lowest symbol first, which cannot circle.
    mutating func optimize() {
        var useless: [Int] = []
        for _ in 0..<Self.stepLimit {
            guard let entering = mostGainful(except: useless) else { return }
            if let row = leavingRow(entering: entering) { pivot(row: row, to: entering) } else { useless.append(entering) }
        }
    }

    /// The row that reaches 0 first when `entering` grows.
    private mutating func leavingRow(entering: Int) -> Int? {
        var best: Int?, bestRatio = Double.infinity
        for index in rows(with: entering) {
            let coefficient = rows[index].coefficient(of: entering)
            guard coefficient < -Row.smallestPivot else { continue }
            let ratio = max(0, rows[index].constant) / -coefficient
            if ratio < bestRatio || (ratio == bestRatio && best.map { basics[index] < basics[$0] } ?? true) {
                best = index
                bestRatio = ratio
            }
        }
        return best
    }

    /// From a best solution that is not allowed (some value is negative, or a mark is not 0), to one that is both.
    mutating func repair() throws(Infeasibility) {
        var steps = 0
        while steps < Self.stepLimit, let basic = shortfalls.first {
            let index = rowIndex[basic]
            let constant = index < 0 ? 0 : rows[index].constant
            // A row of marks alone, as of a repeated equation, cannot be mended by any step.
            if kinds[basic] == .dummy, abs(constant) > Self.tolerance { throw Infeasibility(basic: basic, row: rows[index]) }
            guard constant < -Self.tolerance else {
                shortfalls.removeFirst()
                continue
            }
            guard let entering = cheapest(in: rows[index].cells) else { throw Infeasibility(basic: basic, row: rows[index]) }
            pivot(row: index, to: entering)
            steps += 1
        }
    }

    /// Of the symbols whose growth makes a sum of cells grow, the one that costs least for it.
    func cheapest(in cells: [Cell]) -> Int? {
        var best: Cell?
        for cell in cells where cell.coefficient > Row.smallestPivot && kinds[cell.symbol].isPivotable {
            if let known = best,
                !costs[cell.symbol].isLess(dividedBy: cell.coefficient, than: costs[known.symbol], dividedBy: known.coefficient)
            { continue }
            best = cell
        }
        return best?.symbol
    }

    /// The row to give up when the constraint marked by `marker` goes: one that leaves every other value allowed.
    mutating func rowToGiveUp(marker: Int) -> Int? {
        var best: (group: Int, ratio: Double, basic: Int, row: Int)?
        for index in rows(with: marker) {
            let coefficient = rows[index].coefficient(of: marker)
            let basic = basics[index]
            // A repeated equation takes over from the one that goes.
            let group = kinds[basic] == .dummy ? 0 : coefficient < 0 ? 1 : 2
            let found = (group, group == 0 ? 0 : max(0, rows[index].constant) / abs(coefficient), basic, index)
            if let known = best, (known.group, known.ratio, known.basic) <= (found.0, found.1, found.2) { continue }
            best = found
        }
        return best?.row
    }
}
