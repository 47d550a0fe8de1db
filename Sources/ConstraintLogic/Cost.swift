/// The cost of increasing a symbol: the change of the sum of errors for each strength, strongest first, without zeros.
struct Cost: Equatable, Sendable {
    struct Part: Equatable, Sendable {
        let strength: Strength
        var amount: Double
    }

    private(set) var parts: [Part] = []

    init() {}
    init(_ amount: Double, at strength: Strength) { parts = [Part(strength: strength, amount: amount)] }

    func amount(at strength: Strength) -> Double { parts.first { $0.strength == strength }?.amount ?? 0 }

    mutating func add(_ amount: Double, at strength: Strength) {
        let at = parts.firstIndex { $0.strength <= strength } ?? parts.count
        if at < parts.count, parts[at].strength == strength {
            parts[at].amount += amount
            if abs(parts[at].amount) < Row.noise { parts.remove(at: at) }
        } else if abs(amount) >= Row.noise {
            parts.insert(Part(strength: strength, amount: amount), at: at)
        }
    }

    /// The strongest strength whose errors decrease while stronger errors stay the same.
    var gain: Strength? {
        for part in parts where abs(part.amount) >= Row.smallestPivot { return part.amount < 0 ? part.strength : nil }
        return nil
    }

    var isCharged: Bool { parts.contains { $0.amount > 0 } }

    /// Whether an increase by 1 / `divisor` costs less than another increase. Stronger parts are compared first.
    /// Differences within the tolerance are ignored.
    func isLess(dividedBy divisor: Double, than other: Cost, dividedBy otherDivisor: Double) -> Bool {
        var mine = 0, theirs = 0
        while mine < parts.count || theirs < other.parts.count {
            var a = 0.0, b = 0.0
            let isMine =
                theirs == other.parts.count
                || (mine < parts.count && parts[mine].strength >= other.parts[theirs].strength)
            let isTheirs =
                mine == parts.count
                || (theirs < other.parts.count && other.parts[theirs].strength >= parts[mine].strength)
            if isMine { a = parts[mine].amount / divisor }
            if isTheirs { b = other.parts[theirs].amount / otherDivisor }
            if abs(a - b) > Row.noise * max(1, min(abs(a), abs(b))) { return a < b }
            mine += isMine ? 1 : 0
            theirs += isTheirs ? 1 : 0
        }
        return false
    }
}
