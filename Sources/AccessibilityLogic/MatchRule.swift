/// A rule of AT-SPI's Collection interface, which objects match or do not match.
package struct MatchRule: Hashable, Sendable {
    /// How many of the named things an object must have. The numbers are those of AT-SPI's `AtspiCollectionMatchType`.
    package enum Match: Int32, Sendable {
        case all = 1, any, none, empty

        fileprivate func holds(count: Int, of wanted: Int, isEmpty: Bool) -> Bool {
            switch self {
            // A rule that names nothing is no limit.
            case .all: count == wanted
            case .any: wanted == 0 || count > 0
            case .none: count == 0
            case .empty: isEmpty && wanted == 0 || count == wanted
            }
        }
    }

    package var states: AccessibleStates = []
    package var stateMatch = Match.all
    package var attributes: [AccessibleAttribute] = []
    package var attributeMatch = Match.all
    /// The numbers of roles.
    package var roles: Set<UInt32> = []
    package var roleMatch = Match.any
    package var interfaces: [String] = []
    package var interfaceMatch = Match.all
    /// Whether the rule finds the objects that do not match.
    package var isInverted = false

    package init() {}

    package func matches(_ object: AccessiblePresentation) -> Bool {
        let wanted = states.rawValue.nonzeroBitCount
        let has = states.intersection(object.states).rawValue.nonzeroBitCount
        let hasStates = stateMatch.holds(count: has, of: wanted, isEmpty: object.states.isEmpty)
        let found = attributes.count { object.attributes.contains($0) }
        let hasAttributes = attributeMatch.holds(
            count: found, of: attributes.count, isEmpty: object.attributes.isEmpty)
        // An object has one role, so that "all" of several roles is the same as "any".
        let isRole = roles.contains(object.role.rawValue)
        let hasRole = roles.isEmpty || (roleMatch == .none ? !isRole : isRole)
        let names = Set(object.interfaces.names)
        let hasInterfaces = interfaceMatch.holds(
            count: interfaces.count { names.contains($0) }, of: interfaces.count, isEmpty: false)
        return (hasStates && hasAttributes && hasRole && hasInterfaces) != isInverted
    }

    /// The numbers of the set bits of words of 32 bits.
    package static func bits(_ words: [Int32]) -> Set<UInt32> {
        var found: Set<UInt32> = []
        for (index, word) in words.prefix(16).enumerated() {
            let bits = UInt32(bitPattern: word)
            for bit in 0..<32 as Range<UInt32> where bits & (1 << bit) != 0 {
                found.insert(UInt32(truncatingIfNeeded: index) * 32 + bit)
            }
        }
        return found
    }

    /// The states of two words of 32 bits.
    package static func states(_ words: [Int32]) -> AccessibleStates {
        let low = words.first.map { UInt64(truncatingIfNeeded: UInt32(bitPattern: $0)) } ?? 0
        let high = words.count > 1 ? UInt64(truncatingIfNeeded: UInt32(bitPattern: words[1])) : 0
        return AccessibleStates(rawValue: low | high << 32)
    }
}
