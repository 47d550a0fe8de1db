import Foundation

/// A sorted set of integers, stored as ranges. Each lookup takes time proportional to the logarithm of the number of
/// ranges.
package struct PlaceSet: Sendable {
    /// The members as ranges in ascending order. Ranges do not touch each other.
    private(set) var ranges: [Range<Int>] = []
    /// The number of members before each range.
    private var before: [Int] = []
    package private(set) var count = 0

    /// - Parameter parts: ranges in any order. The ranges may overlap.
    package init(_ parts: [Range<Int>]) {
        for part in parts.sorted(by: { $0.lowerBound < $1.lowerBound }) where !part.isEmpty {
            if let last = ranges.last, part.lowerBound <= last.upperBound {
                ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, part.upperBound)
            } else {
                ranges.append(part)
            }
        }
        before.reserveCapacity(ranges.count)
        for range in ranges {
            before.append(count)
            count = count.addingSaturated(range.count)
        }
    }

    /// - Parameter numbers: in any order. Duplicates are allowed.
    package init(_ numbers: [Int]) { self.init(numbers.map(Self.range(of:))) }

    /// The range of one number; empty for `Int.max`, which has no upper bound.
    package static func range(of number: Int) -> Range<Int> { number..<max(number, number &+ 1) }

    package func contains(_ number: Int) -> Bool {
        let next = index { $0.lowerBound <= number }
        return next > 0 && ranges[next - 1].contains(number)
    }

    package func count(below number: Int) -> Int {
        let next = index { $0.lowerBound < number }
        guard next > 0 else { return 0 }
        let last = ranges[next - 1]
        return before[next - 1].addingSaturated(min(last.upperBound, number) - last.lowerBound)
    }

    /// The number outside of the set that is preceded by `rank` numbers from 0 on that are not in the set.
    package func gap(_ rank: Int) -> Int {
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].lowerBound <= rank.addingSaturated(before[middle]) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low > 0 ? rank.addingSaturated(before[low - 1]).addingSaturated(ranges[low - 1].count) : rank
    }

    /// The number of ranges at the beginning that have a property. Later ranges do not have the property.
    private func index(_ holds: (Range<Int>) -> Bool) -> Int {
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if holds(ranges[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

/// The new indices of a list's elements when some elements leave their indices and others get indices in the new list.
package struct PlaceShift {
    /// The old indices of elements that leave.
    package var vacated = PlaceSet([Range<Int>]())
    /// The new indices of elements that are inserted.
    package var filled = PlaceSet([Range<Int>]())

    package init() {}

    package init(vacated: PlaceSet, filled: PlaceSet) { (self.vacated, self.filled) = (vacated, filled) }

    /// The new index of an element that only shifts; nil for an element that leaves its index.
    package func newPlace(of old: Int) -> Int? {
        vacated.contains(old) ? nil : filled.gap(old - vacated.count(below: old))
    }
}

extension Int {
    /// The sum, or the nearest representable number.
    fileprivate func addingSaturated(_ other: Int) -> Int {
        let (sum, overflow) = addingReportingOverflow(other)
        return overflow ? (other > 0 ? .max : .min) : sum
    }
}
