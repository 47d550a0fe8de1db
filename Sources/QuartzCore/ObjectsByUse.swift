/// Objects in the order of their last use. The objects are not retained.
package struct ObjectsByUse<Object: AnyObject> {
    private struct Use {
        weak var object: Object?
        let number: Int
    }

    /// All uses since the last removal, the newest last. A use counts if `latest` has its number.
    private var uses: [Use] = []
    private var latest: [ObjectIdentifier: Int] = [:]
    private var lastNumber = 0
    /// The number of uses at which those that do not count are removed.
    private var limit = smallestLimit
    private static var smallestLimit: Int { 32 }

    package init() {}

    /// The number of stored uses: at most 32, or twice the number that the last removal left.
    package var count: Int { uses.count }

    /// Makes the object the last used one.
    package mutating func use(_ object: Object) {
        if uses.count >= limit { removeOldUses() }
        lastNumber += 1
        latest[ObjectIdentifier(object)] = lastNumber
        uses.append(Use(object: object, number: lastNumber))
    }

    package mutating func remove(_ object: Object) { latest[ObjectIdentifier(object)] = nil }

    /// The last used object that satisfies the condition.
    package mutating func last(where isWanted: (Object) -> Bool) -> Object? {
        while let use = uses.last, object(of: use) == nil { uses.removeLast() }
        for use in uses.reversed() {
            if let object = object(of: use), isWanted(object) { return object }
        }
        return nil
    }

    /// The object of a use that counts.
    private func object(of use: Use) -> Object? {
        guard let object = use.object, latest[ObjectIdentifier(object)] == use.number else { return nil }
        return object
    }

    /// Removes the uses that do not count. Runs again when the number of uses has doubled.
    private mutating func removeOldUses() {
        uses = uses.filter { object(of: $0) != nil }
        latest = [:]
        for use in uses {
            if let object = use.object { latest[ObjectIdentifier(object)] = use.number }
        }
        limit = max(Self.smallestLimit, uses.count * 2)
    }
}
