/// The values of an unknown for which a constraint holds, and the weight of the distance from them.
struct ValueDemand: Sendable {
    enum RangeEnd: Sendable {
        case low, high
    }

    let unknown: Int
    let range: ClosedRange<Double>
    /// Nil if the error is not proportional to the distance from the range.
    let weight: Double?

    /// Returns the values with the least sum of weighted distances from the demands, among the values in `free`. Nil if
    /// a demand that contradicts others has no weight.
    /// - Returns: `tie` is the end of the range at which the first contradicting demand has the whole error; nil if all
    ///   demands are as near as they can be.
    static func best(_ demands: ArraySlice<ValueDemand>, in free: ClosedRange<Double>) -> (
        range: ClosedRange<Double>, tie: RangeEnd?
    )? {
        var low = free.lowerBound, high = free.upperBound
        for demand in demands {
            let nearest = demand.range.nearest(in: free)
            low = max(low, nearest.lowerBound)
            high = min(high, nearest.upperBound)
        }
        if low <= high + tolerance { return (min(low, high)...max(low, high), nil) }
        guard let least = leastSum(demands)?.nearest(in: free) else { return nil }
        guard least.upperBound - least.lowerBound > tolerance else { return (least, nil) }
        for demand in demands {
            let (below, above) = (demand.distance(from: least.lowerBound), demand.distance(from: least.upperBound))
            if abs(below - above) > tolerance { return (least, below > above ? .low : .high) }
        }
        return (least, nil)
    }

    private func distance(from value: Double) -> Double {
        max(range.lowerBound - value, value - range.upperBound, 0)
    }

    /// The values with the least sum of distances. The sum's slope grows by a demand's weight at each end of its range.
    private static func leastSum(_ demands: ArraySlice<ValueDemand>) -> ClosedRange<Double>? {
        var ends: [(value: Double, weight: Double)] = []
        var slope = 0.0
        for demand in demands {
            guard let weight = demand.weight else { return nil }
            if demand.range.lowerBound.isFinite {
                ends.append((demand.range.lowerBound, weight))
                slope -= weight
            }
            if demand.range.upperBound.isFinite { ends.append((demand.range.upperBound, weight)) }
        }
        ends.sort { $0.value < $1.value }
        var low = -Double.infinity
        for end in ends {
            if slope > Row.noise { break }
            if slope < -Row.noise { low = end.value }
            slope += end.weight
            if slope > Row.noise { return min(low, end.value)...end.value }
        }
        return low ... .infinity
    }
}
