import Foundation

/// A predicate that was read from a text.
indirect enum PredicateClause {
    case constant(Bool)
    case not(PredicateClause)
    case and([PredicateClause])
    case or([PredicateClause])
    case comparison(PredicateComparison)

    func holds(_ object: Any?, _ variables: [String: Any]) -> Bool {
        switch self {
        case .constant(let value): value
        case .not(let clause): !clause.holds(object, variables)
        case .and(let clauses): clauses.allSatisfy { $0.holds(object, variables) }
        case .or(let clauses): clauses.contains { $0.holds(object, variables) }
        case .comparison(let comparison): comparison.holds(object, variables)
        }
    }
}

/// A value in the text of a predicate.
indirect enum PredicateValue {
    case constant(Any?)
    case list([PredicateValue])
    case variable(String)
    /// The keys from the evaluated object; none for the object itself.
    case path([String])

    func read(_ object: Any?, _ variables: [String: Any]) -> Any? {
        switch self {
        case .constant(let value): value
        case .list(let values): values.map { $0.read(object, variables) as Any }
        case .variable(let name): variables[name]
        case .path(let keys): keys.reduce(object) { PredicateOperand.read($1, of: $0) }
        }
    }
}

/// A comparison of two values.
struct PredicateComparison {
    enum Relation { case equal, unequal, less, lessOrEqual, greater, greaterOrEqual }
    enum Operation {
        case relation(Relation)
        case begins, ends, contains, isIn, like, matches, between
    }
    /// The elements of the left value for which the comparison must be true.
    enum Quantifier { case one, any, all, none }

    var quantifier = Quantifier.one
    var left: PredicateValue
    var operation: Operation
    /// `[c]`
    var ignoresCase = false
    /// `[d]`
    var ignoresDiacritics = false
    var right: PredicateValue

    func holds(_ object: Any?, _ variables: [String: Any]) -> Bool {
        let (a, b) = (left.read(object, variables), right.read(object, variables))
        guard quantifier != .one else { return holds(a, b) }
        let elements = PredicateOperand.elements(of: a) ?? []
        switch quantifier {
        case .one, .any: return elements.contains { holds($0, b) }
        case .all: return elements.allSatisfy { holds($0, b) }
        case .none: return !elements.contains { holds($0, b) }
        }
    }

    private func holds(_ a: Any?, _ b: Any?) -> Bool {
        switch operation {
        case .relation(let relation): return compare(a, relation, b)
        case .contains:
            if let text = a as? String, let part = b as? String { return folded(text).contains(folded(part)) }
            return (PredicateOperand.elements(of: a) ?? []).contains { compare($0, .equal, b) }
        case .isIn:
            if let part = a as? String, let text = b as? String { return folded(text).contains(folded(part)) }
            return (PredicateOperand.elements(of: b) ?? []).contains { compare(a, .equal, $0) }
        case .between:
            guard let ends = PredicateOperand.elements(of: b), ends.count == 2 else { return false }
            return compare(a, .greaterOrEqual, ends[0]) && compare(a, .lessOrEqual, ends[1])
        case .begins, .ends, .like, .matches:
            guard let text = a as? String, let pattern = b as? String else { return false }
            return compare(text, pattern)
        }
    }

    private func compare(_ text: String, _ pattern: String) -> Bool {
        switch operation {
        case .begins: return folded(text).hasPrefix(folded(pattern))
        case .ends: return folded(text).hasSuffix(folded(pattern))
        case .like:
            let expression = NSRegularExpression.escapedPattern(for: folded(pattern))
                .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
            return Self.matches(folded(text), expression, [.dotMatchesLineSeparators])
        default:
            // The pattern keeps its letters: `\D` and `\d` differ.
            let text = ignoresDiacritics ? text.folding(options: .diacriticInsensitive, locale: nil) : text
            return Self.matches(text, pattern, ignoresCase ? [.caseInsensitive] : [])
        }
    }

    /// Whether the whole text matches. A pattern that is no regular expression matches nothing.
    private static func matches(_ text: String, _ pattern: String, _ options: NSRegularExpression.Options) -> Bool {
        guard let expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z", options: options) else {
            return false
        }
        return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }

    private func folded(_ text: String) -> String {
        var options: String.CompareOptions = []
        if ignoresCase { options.insert(.caseInsensitive) }
        if ignoresDiacritics { options.insert(.diacriticInsensitive) }
        return options.isEmpty ? text : text.folding(options: options, locale: nil)
    }

    private func compare(_ a: Any?, _ relation: Relation, _ b: Any?) -> Bool {
        let order = PredicateOperand.order(a as? String, b as? String, folded) ?? PredicateOperand.order(a, b)
        switch relation {
        case .equal: return order.map { $0 == .orderedSame } ?? PredicateOperand.areEqual(a, b)
        case .unequal: return !(order.map { $0 == .orderedSame } ?? PredicateOperand.areEqual(a, b))
        case .less: return order == .orderedAscending
        case .lessOrEqual: return order == .orderedAscending || order == .orderedSame
        case .greater: return order == .orderedDescending
        case .greaterOrEqual: return order == .orderedDescending || order == .orderedSame
        }
    }
}
