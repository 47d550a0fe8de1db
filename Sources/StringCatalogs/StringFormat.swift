import Foundation

/// Fills in formats such as `%lld files in %@`, including formats with plural variables (`%#@files@`).
package struct StringFormat {
    package enum Argument: Hashable, Sendable {
        case text(String)
        case integer(Int)
        case number(Double)

        /// The number that selects a plural form.
        package var count: Int? {
            if case .integer(let value) = self { return value }
            return nil
        }
    }

    /// Returns the plural form of a variable for its number.
    private let form: (_ name: String, _ count: Int) -> String?
    /// Returns the argument of a variable, from 0, if its format has no position.
    private let place: (_ name: String) -> Int?

    package init(
        form: @escaping (_ name: String, _ count: Int) -> String? = { _, _ in nil },
        place: @escaping (_ name: String) -> Int? = { _ in nil }
    ) {
        (self.form, self.place) = (form, place)
    }

    package func fill(_ format: String, _ arguments: [Argument]) -> String {
        // Chosen: more variables than a sentence has. The strings of an invalid file may refer to themselves.
        var (next, forms) = (0, 64)
        return fill(format, arguments, &next, own: nil, &forms)
    }

    /// - Parameters:
    ///   - own: inside a plural form, its number.
    ///   - forms: the number of further variables that are filled in; all others are left out.
    private func fill(_ format: String, _ arguments: [Argument], _ next: inout Int, own: Argument?, _ forms: inout Int)
        -> String
    {
        var result = ""
        var rest = format[...]
        while let sign = rest.firstIndex(of: "%") {
            result += rest[..<sign]
            rest = rest[rest.index(after: sign)...]
            guard let specifier = Specifier(&rest) else {
                result += "%"
                continue
            }
            switch specifier.kind {
            case .sign: result += "%"
            case .own: result += own.map { text($0, "lld") } ?? "%arg"
            case .variable(let name):
                let index = specifier.index ?? place(name) ?? next
                if specifier.index == nil { next = max(next, index + 1) }
                guard forms > 0, arguments.indices.contains(index), let count = arguments[index].count,
                    let form = form(name, count)
                else { continue }
                // The form's own `%d` is its number again.
                var inner = index
                forms -= 1
                result += fill(form, arguments, &inner, own: arguments[index], &forms)
            case .value(let conversion):
                let index = specifier.index ?? next
                if specifier.index == nil { next += 1 }
                if arguments.indices.contains(index) {
                    result += text(arguments[index], conversion)
                } else {
                    result += "%" + specifier.text
                }
            }
        }
        return result + rest
    }

    /// Returns the format with its variables replaced by their general forms: a format for values only, for any
    /// numbers.
    /// - Parameter other: returns the general form of a variable.
    package static func general(_ format: String, _ other: (_ name: String) -> String?) -> String {
        var forms = 64
        return general(format, other, argument: nil, &forms)
    }

    /// - Parameter argument: inside a form whose variable names its argument, the argument from 0.
    private static func general(_ format: String, _ other: (String) -> String?, argument: Int?, _ forms: inout Int)
        -> String
    {
        var result = ""
        var rest = format[...]
        while let sign = rest.firstIndex(of: "%") {
            result += rest[..<sign]
            rest = rest[rest.index(after: sign)...]
            guard let specifier = Specifier(&rest) else {
                result += "%"
                continue
            }
            switch specifier.kind {
            case .variable(let name):
                guard forms > 0, let form = other(name) else { continue }
                forms -= 1
                result += general(form, other, argument: specifier.index ?? argument, &forms)
            case .value(let conversion) where specifier.index == nil && argument != nil:
                result += "%\((argument ?? 0) + 1)$\(conversion)"
            case .sign, .own, .value: result += "%" + specifier.text
            }
        }
        return result + rest
    }

    private func text(_ argument: Argument, _ conversion: String) -> String {
        let kind = conversion.last ?? "@"
        // Width and precision without the length modifier of C. Chosen: at most three digits; larger widths are not
        // used in texts.
        let given = conversion.dropLast().filter { !"lhqzjtL".contains($0) }
        let flags = given.split { !$0.isNumber }.allSatisfy { $0.count <= 3 } ? given : ""
        switch (argument, kind) {
        case (.text(let text), _): return text
        // In C a number where a text is expected reads foreign memory.
        case (.integer(let value), "@"), (.integer(let value), "s"): return String(value)
        case (.integer(let value), "c"):
            return UInt32(exactly: value).flatMap { Unicode.Scalar($0) }.map { String(Character($0)) } ?? ""
        case (.number(let value), "@"): return String(describing: value)
        case (.integer(let value), "d"), (.integer(let value), "i"): return String(format: "%\(flags)ld", value)
        case (.integer(let value), "u"), (.integer(let value), "x"), (.integer(let value), "X"),
            (.integer(let value), "o"):
            return String(format: "%\(flags)l\(kind)", value)
        case (.integer(let value), _): return String(format: "%\(flags)\(kind)", Double(value))
        case (.number(let value), "d"), (.number(let value), "i"), (.number(let value), "u"):
            return String(format: "%\(flags).0f", value.rounded(.towardZero))
        case (.number(let value), _): return String(format: "%\(flags)\("fFeEgGaA".contains(kind) ? kind : "f")", value)
        }
    }

    /// The format after a percent sign.
    private struct Specifier {
        enum Kind { case sign, own, variable(String), value(String) }
        var index: Int?
        var kind: Kind
        var text: String

        init?(_ rest: inout Substring) {
            let start = rest
            var scan = rest
            guard let first = scan.first else { return nil }
            if first == "%" {
                rest = scan.dropFirst()
                (kind, text) = (.sign, "%")
                return
            }
            let digits = scan.prefix { $0.isASCII && $0.isNumber }
            var index: Int?
            if !digits.isEmpty, scan.dropFirst(digits.count).first == "$",
                case let number = NSString(string: String(digits)).integerValue, number > 0
            {
                index = number - 1
                scan = scan.dropFirst(digits.count + 1)
            }
            if scan.hasPrefix("#@"), let end = scan.dropFirst(2).firstIndex(of: "@") {
                let name = String(scan.dropFirst(2)[..<end])
                rest = scan[scan.index(after: end)...]
                (self.index, kind, text) = (index, .variable(name), "#@\(name)@")
                return
            }
            if scan.hasPrefix("arg") {
                rest = scan.dropFirst(3)
                (self.index, kind, text) = (index, .own, "arg")
                return
            }
            let head = scan.prefix { "0123456789.+- #'lhqzjtL".contains($0) }
            guard let conversion = scan.dropFirst(head.count).first, "@diuxXofFeEgGaAcs".contains(conversion) else {
                return nil
            }
            rest = scan.dropFirst(head.count + 1)
            self.index = index
            kind = .value(String(head) + String(conversion))
            text = String(start[..<rest.startIndex])
        }
    }
}
