import Foundation

/// The recorded calls of the appearance proxies of one app: each with a class, the containers of its instances, and the
/// change to make.
@MainActor
struct AppearanceRules: AppPart {
    /// The objects to which a rule applies.
    struct Scope: Equatable {
        var type: AnyClass
        /// The classes of the object's containers, the innermost first.
        var containers: [AnyClass]
        /// The required traits; nil for every environment.
        var traits: UITraitCollection.Values?

        static func == (a: Scope, b: Scope) -> Bool {
            a.type == b.type && a.traits == b.traits
                && a.containers.map { ObjectIdentifier($0) } == b.containers.map { ObjectIdentifier($0) }
        }
    }

    struct Rule {
        var scope: Scope
        /// The property, with its state and metrics.
        var key: String
        /// The position in the order of the calls.
        var number: Int
        var apply: (AnyObject) -> Void
    }

    private(set) var rules: [Rule] = []
    private var count = 0
    /// One proxy for each scope, so that the recorded values can be read.
    private var proxies: [(scope: Scope, proxy: AnyObject)] = []

    var dependOnTraits: Bool { rules.contains { $0.scope.traits != nil } }

    func proxy(for scope: Scope) -> AnyObject? { proxies.first { $0.scope == scope }?.proxy }

    func hasRule(for scope: Scope) -> Bool { rules.contains { $0.scope == scope } }

    mutating func keep(_ proxy: AnyObject, for scope: Scope) { proxies.append((scope, proxy)) }

    mutating func record(_ scope: Scope, _ key: String, _ apply: @escaping (AnyObject) -> Void) {
        rules.removeAll { $0.key == key && $0.scope == scope }
        count += 1
        rules.append(Rule(scope: scope, key: key, number: count, apply: apply))
    }

    /// Returns the rules for an object, one for each property, in the order of their creation.
    /// - Parameter chain: the containers of the object, the innermost first.
    func winners(for object: AnyObject, in chain: [AnyObject], traits: UITraitCollection.Values) -> [Rule] {
        var best: [(rule: Rule, rank: Rank)] = []
        for rule in rules {
            guard let rank = Rank(rule, object, chain, traits) else { continue }
            if let index = best.firstIndex(where: { $0.rule.key == rule.key }) {
                if best[index].rank.isBelow(rank) { best[index] = (rule, rank) }
            } else {
                best.append((rule, rank))
            }
        }
        return best.map(\.rule).sorted { $0.number < $1.number }
    }

    /// The precedence of a rule for an object. Documented (UIAppearance): the outermost container decides first, then
    /// the number of containers. Chosen for ties: the more specific class of a container, the more specific class of
    /// the object, the larger number of traits, the later call.
    struct Rank {
        private var values: [Int]

        @MainActor init?(_ rule: Rule, _ object: AnyObject, _ chain: [AnyObject], _ traits: UITraitCollection.Values) {
            guard let depth = AppearanceRules.depth(of: type(of: object), below: rule.scope.type) else { return nil }
            if let wanted = rule.scope.traits, traits.overridden(by: wanted) != traits { return nil }
            var place = chain.count
            var places: [Int] = []
            var nearness = 0
            for container in rule.scope.containers.reversed() {
                var found: Int?
                while place > 0, found == nil {
                    place -= 1
                    found = AppearanceRules.depth(of: type(of: chain[place]), below: container)
                }
                guard let found else { return nil }
                places.append(place)
                nearness -= found
            }
            values = [
                places.isEmpty ? -1 : places[0], places.count, nearness, -depth, rule.scope.traits?.namedCount ?? 0,
                rule.number,
            ]
        }

        func isBelow(_ other: Rank) -> Bool { values.lexicographicallyPrecedes(other.values) }
    }

    /// The number of classes from `type` up to `ancestor`; nil if `type` is not a subclass.
    private static func depth(of type: AnyClass, below ancestor: AnyClass) -> Int? {
        var next: AnyClass? = type
        var depth = 0
        while let current = next {
            if current == ancestor { return depth }
            next = _getSuperclass(current)
            depth += 1
        }
        return nil
    }
}

extension UITraitCollection.Values {
    /// The number of specified traits.
    fileprivate var namedCount: Int {
        let named: [Bool] = [
            style != .unspecified, horizontal != .unspecified, vertical != .unspecified, idiom != .unspecified,
            level != .unspecified, contrast != .unspecified, direction != .unspecified, legibility != .unspecified,
            scale != 0, category != .unspecified,
        ]
        return named.filter { $0 }.count
    }
}

extension AppContext {
    /// The rules of the app's appearance proxies.
    var appearances: AppearanceRules {
        get { self[AppearanceRules.self] }
        _modify { yield &self[AppearanceRules.self] }
    }
    var hasAppearanceRules: Bool { !box(AppearanceRules.self).part.rules.isEmpty }
}
