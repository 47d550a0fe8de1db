/// A cache of recently used values. If the cost exceeds the limit, the least recently used half is removed.
struct BoundedCache<Key: Hashable, Value> {
    private struct Entry {
        var value: Value
        var cost: Int
        var stamp: UInt64
    }

    private var entries: [Key: Entry] = [:]
    private var clock: UInt64 = 0
    private(set) var cost = 0
    let limit: Int

    init(limit: Int) { self.limit = limit }

    var count: Int { entries.count }

    mutating func value(for key: Key) -> Value? {
        guard let index = entries.index(forKey: key) else { return nil }
        clock += 1
        entries.values[index].stamp = clock
        return entries.values[index].value
    }

    mutating func set(_ value: Value, for key: Key, cost added: Int = 1) {
        clock += 1
        if let old = entries.updateValue(Entry(value: value, cost: added, stamp: clock), forKey: key) {
            cost -= old.cost
        }
        cost += added
        if cost > limit { shed(to: limit / 2) }
    }

    mutating func removeAll() {
        entries.removeAll()
        cost = 0
    }

    /// Removes everything that was not used since `stamp` was read from ``now``.
    mutating func removeUnused(since stamp: UInt64) {
        entries = entries.filter { $0.value.stamp > stamp }
        cost = entries.values.reduce(0) { $0 + $1.cost }
    }

    var now: UInt64 { clock }

    private mutating func shed(to target: Int) {
        for (key, entry) in entries.map({ ($0.key, $0.value) }).sorted(by: { $0.1.stamp < $1.1.stamp }) {
            guard cost > target, entry.stamp != clock else { return }
            cost -= entry.cost
            entries[key] = nil
        }
    }
}
