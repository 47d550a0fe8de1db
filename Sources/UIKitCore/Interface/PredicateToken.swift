import Foundation

/// A part of the text of a predicate.
enum PredicateToken: Equatable {
    /// A name, a keyword or a key: `SELF`, `BEGINSWITH`, `name`.
    case word(String)
    case text(String)
    case number(Double)
    case sign(String)
    /// The next argument as a value.
    case argument
    /// The next argument as a key path.
    case keyArgument
    /// A variable such as `$NAME`.
    case variable(String)

    /// Reads the parts of a text. Nil for a text with an unknown sign or an open quotation.
    static func read(_ text: String) -> [PredicateToken]? {
        var rest = Substring(text)
        var tokens: [PredicateToken] = []
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if first == "\"" || first == "'" {
                guard let text = quoted(&rest) else { return nil }
                tokens.append(.text(text))
            } else if first == "%" {
                guard let token = argument(&rest) else { return nil }
                tokens.append(token)
            } else if first == "$" {
                rest.removeFirst()
                tokens.append(.variable(word(&rest)))
            } else if first.isNumber || (first == "." || first == "-") && rest.dropFirst().first?.isNumber == true {
                guard let number = number(&rest) else { return nil }
                tokens.append(.number(number))
            } else if first.isLetter || first == "_" || first == "@" || first == "#" {
                tokens.append(.word(word(&rest)))
            } else {
                guard let sign = signs.first(where: rest.hasPrefix) else { return nil }
                rest.removeFirst(sign.count)
                tokens.append(.sign(sign))
            }
        }
        return tokens
    }

    /// The longer signs first.
    private static let signs = [
        "==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||", "=", "<", ">", "!", "(", ")", "{", "}", "[", "]", ",",
        ".",
    ]

    private static func word(_ rest: inout Substring) -> String {
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "@" || $0 == "#" }
        rest.removeFirst(word.count)
        return String(word)
    }

    private static func number(_ rest: inout Substring) -> Double? {
        var digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "e" || $0 == "E" || $0 == "+" }
        while let last = digits.last, !last.isNumber { digits.removeLast() }
        rest.removeFirst(digits.count)
        return Double(digits)
    }

    private static func quoted(_ rest: inout Substring) -> String? {
        let quote = rest.removeFirst()
        var text = ""
        while let next = rest.first {
            rest.removeFirst()
            if next == quote { return text }
            if next == "\\", let escaped = rest.first {
                rest.removeFirst()
                text.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped)
            } else {
                text.append(next)
            }
        }
        return nil
    }

    /// `%@`, `%K`, and the formats of numbers such as `%d`, `%lu` and `%.2f`.
    private static func argument(_ rest: inout Substring) -> PredicateToken? {
        rest.removeFirst()
        while let next = rest.first {
            rest.removeFirst()
            if next == "@" { return .argument }
            if next == "K" { return .keyArgument }
            if "diuoxXfFeEgGcs".contains(next) { return .argument }
            guard next.isNumber || "lhqzt.+-".contains(next) else { return nil }
        }
        return nil
    }
}
