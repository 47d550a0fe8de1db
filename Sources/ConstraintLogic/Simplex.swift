/// A row that no value of the symbols can satisfy, as the symbols that meet in it.
struct Infeasibility: Error {
    let symbols: [Int]
}

extension Tableau {
    /// Values nearer to 0 than this, in points, count as 0.
    static let tolerance = 1e-6
    /// Far above what any layout needs; ends a search that rounding has led in a circle.
    private static let stepLimit = 20_000

    /// From a solution that is allowed but perhaps not best, to a best one: strength by strength, where a step for a
    /// weaker one touches only symbols that cost the stronger ones nothing. The lowest symbol first, which cannot circle.
    mutating func optimize() {
        var steps = 0
        var level = 0
        while level < levels.count {
            guard steps < Self.stepLimit, let entering = enteringSymbol(level: level), let row = leavingRow(entering: entering) else {
                level += 1
                continue
            }
            pivot(row: row, to: entering)
            steps += 1
        }
    }

    private func enteringSymbol(level: Int) -> Int? {
        for cell in levels[level].row.cells where cell.coefficient < -Row.smallestPivot && kinds[cell.symbol].isPivotable {
            if (0..<level).allSatisfy({ levels[$0].row.coefficient(of: cell.symbol) < Row.smallestPivot }) { return cell.symbol }
        }
        return nil
    }

    /// The row that reaches 0 first when `entering` grows.
    private func leavingRow(entering: Int) -> Int? {
        var best: Int?, bestRatio = Double.infinity, seen = 0
        for index in rows.indices {
            if seen == occurrences[entering] { break }
            let coefficient = rows[index].coefficient(of: entering)
            guard coefficient != 0 else { continue }
            seen += 1
            guard coefficient < -Row.smallestPivot, kinds[basics[index]].isRestricted else { continue }
            let ratio = max(0, rows[index].constant) / -coefficient
            if ratio < bestRatio || (ratio == bestRatio && best.map { basics[index] < basics[$0] } ?? true) {
                best = index
                bestRatio = ratio
            }
        }
        return best
    }

    /// From a best solution that is not allowed (some value is negative), to one that is both.
    mutating func repair() throws(Infeasibility) {
        for _ in 0..<Self.stepLimit {
            var worst: Int?
            for index in rows.indices where rows[index].constant < -Self.tolerance {
                if kinds[basics[index]].isRestricted, worst.map({ basics[index] < basics[$0] }) ?? true { worst = index }
            }
            guard let index = worst else { return }
            guard let entering = cheapest(in: rows[index].cells) else {
                throw Infeasibility(symbols: rows[index].cells.map(\.symbol) + [basics[index]])
            }
            pivot(row: index, to: entering)
        }
    }

    /// Of the symbols whose growth makes a sum of cells grow, the one that costs least for it.
    func cheapest(in cells: [Cell]) -> Int? {
        var candidates = cells.filter { $0.coefficient > Row.smallestPivot && kinds[$0.symbol].isPivotable }
        for level in levels {
            if candidates.count < 2 { break }
            // A negative cost is right where a stronger level's is positive.
            let ratios = candidates.map { level.row.coefficient(of: $0.symbol) / $0.coefficient }
            guard let least = ratios.min() else { break }
            let limit = least + Row.noise * max(1, abs(least))
            candidates = zip(candidates, ratios).filter { $0.1 <= limit }.map(\.0)
        }
        return candidates.first?.symbol
    }

    /// The row to give up when the constraint marked by `marker` goes: one that leaves every other value allowed.
    func rowToGiveUp(marker: Int) -> Int? {
        var best: (group: Int, ratio: Double, basic: Int, row: Int)?
        var seen = 0
        for index in rows.indices {
            if seen == occurrences[marker] { break }
            let coefficient = rows[index].coefficient(of: marker)
            guard coefficient != 0 else { continue }
            seen += 1
            let basic = basics[index]
            let found: (Int, Double, Int, Int)
            switch kinds[basic] {
            // A repeated equation takes over from the one that goes.
            case .dummy: found = (0, 0, basic, index)
            case .slack, .error, .free:
                found = (coefficient < 0 ? 1 : 2, max(0, rows[index].constant) / abs(coefficient), basic, index)
            case .external: found = (3, 0, basic, index)
            }
            if let known = best, (known.group, known.ratio, known.basic) <= (found.0, found.1, found.2) { continue }
            best = found
        }
        return best?.row
    }
}
