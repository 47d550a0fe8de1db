import Diagnostics
import Foundation

/// Reads the text of a predicate.
///
/// ```
/// or         = and { ("OR" | "||") and }
/// and        = not { ("AND" | "&&") not }
/// not        = ("NOT" | "!") not | "(" or ")" | "TRUEPREDICATE" | "FALSEPREDICATE" | comparison
/// comparison = ["ANY" | "SOME" | "ALL" | "NONE"] value operator ["[cd]"] value
/// ```
struct PredicateParser {
    private let format: String
    private var tokens: ArraySlice<PredicateToken>
    private var arguments: ArraySlice<Any?>
    private var depth = 0
    /// Chosen: the depth of brackets and lists. A deeper text stops the program.
    private static let deepest = 100

    /// Stops the program with a message if the text is no predicate, as Foundation does on iOS.
    static func read(_ format: String, _ arguments: [Any?]) -> PredicateClause {
        var parser = PredicateParser(format, arguments)
        let clause = parser.or()
        if !parser.tokens.isEmpty { parser.stop("the text goes on after the predicate") }
        return clause
    }

    private init(_ format: String, _ arguments: [Any?]) {
        self.format = format
        self.arguments = arguments[...]
        tokens = []
        guard let read = PredicateToken.read(format) else { stop("a sign or a quotation cannot be read") }
        tokens = read[...]
    }

    private func stop(_ reason: String) -> Never {
        misuse("NSPredicate(format:): unable to parse the format string \"\(format)\": \(reason)")
    }

    // MARK: Tokens

    private mutating func skip(_ words: String...) -> Bool {
        guard words.contains(where: { isNext($0) }) else { return false }
        tokens.removeFirst()
        return true
    }

    private func isNext(_ name: String) -> Bool {
        switch tokens.first {
        case .word(let word)?: word.uppercased() == name
        case .sign(let sign)?: sign == name
        default: false
        }
    }

    private mutating func expect(_ sign: String) {
        if !skip(sign) { stop("\(sign) is missing") }
    }

    private mutating func nextArgument() -> Any? {
        guard !arguments.isEmpty else { stop("an argument is missing") }
        return arguments.removeFirst()
    }

    // MARK: Clauses

    private mutating func or() -> PredicateClause {
        var clauses = [and()]
        while skip("OR", "||") { clauses.append(and()) }
        return clauses.count == 1 ? clauses[0] : .or(clauses)
    }

    private mutating func and() -> PredicateClause {
        var clauses = [not()]
        while skip("AND", "&&") { clauses.append(not()) }
        return clauses.count == 1 ? clauses[0] : .and(clauses)
    }

    private mutating func not() -> PredicateClause {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepest else { stop("the brackets are nested too deeply") }
        if skip("NOT", "!") { return .not(not()) }
        if skip("TRUEPREDICATE") { return .constant(true) }
        if skip("FALSEPREDICATE") { return .constant(false) }
        if skip("(") {
            let clause = or()
            expect(")")
            return clause
        }
        return comparison()
    }

    private mutating func comparison() -> PredicateClause {
        let quantifier: PredicateComparison.Quantifier =
            skip("ANY", "SOME") ? .any : skip("ALL") ? .all : skip("NONE") ? .none : .one
        let left = value()
        guard let operation = operation() else { stop("an operator is missing") }
        var comparison = PredicateComparison(
            quantifier: quantifier, left: left, operation: operation, right: .constant(nil))
        if skip("[") {
            guard case .word(let options)? = tokens.popFirst() else { stop("the options are missing") }
            comparison.ignoresCase = options.lowercased().contains("c")
            comparison.ignoresDiacritics = options.lowercased().contains("d")
            expect("]")
        }
        comparison.right = value()
        return .comparison(comparison)
    }

    private mutating func operation() -> PredicateComparison.Operation? {
        if skip("=", "==") { return .relation(.equal) }
        if skip("!=", "<>") { return .relation(.unequal) }
        if skip("<=", "=<") { return .relation(.lessOrEqual) }
        if skip(">=", "=>") { return .relation(.greaterOrEqual) }
        if skip("<") { return .relation(.less) }
        if skip(">") { return .relation(.greater) }
        if skip("BEGINSWITH") { return .begins }
        if skip("ENDSWITH") { return .ends }
        if skip("CONTAINS") { return .contains }
        if skip("IN") { return .isIn }
        if skip("LIKE") { return .like }
        if skip("MATCHES") { return .matches }
        return skip("BETWEEN") ? .between : nil
    }

    // MARK: Values

    private mutating func value() -> PredicateValue {
        switch tokens.popFirst() {
        case .text(let text)?: return .constant(text)
        case .number(let number)?: return .constant(number)
        case .argument?: return .constant(nextArgument())
        case .variable(let name)?: return .variable(name)
        case .keyArgument?:
            guard let path = nextArgument() as? String else { stop("the argument of %K is no text") }
            return .path(path.split(separator: ".").map(String.init).filter { $0.uppercased() != "SELF" })
        case .sign("{")?:
            depth += 1
            defer { depth -= 1 }
            guard depth <= Self.deepest else { stop("the lists are nested too deeply") }
            var values: [PredicateValue] = []
            while !skip("}") {
                values.append(value())
                guard skip(",") || isNext("}") else { stop("} is missing") }
            }
            return .list(values)
        case .word(let word)?: return path(word)
        default: stop("a value is missing")
        }
    }

    private mutating func path(_ first: String) -> PredicateValue {
        var keys: [String] = []
        switch first.uppercased() {
        case "NIL", "NULL": return .constant(nil)
        case "TRUE", "YES": return .constant(true)
        case "FALSE", "NO": return .constant(false)
        case "SELF": break
        default:
            if isNext("(") { stop("the function \(first) is not there on Linux; use NSPredicate(block:)") }
            keys = [first.hasPrefix("#") ? String(first.dropFirst()) : first]
        }
        while skip(".") {
            guard case .word(let key)? = tokens.popFirst() else { stop("a key is missing") }
            keys.append(key)
        }
        return .path(keys)
    }
}
