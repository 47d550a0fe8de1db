import Foundation

/// Formats as `printf` and Foundation know them, with the words that logs may have in braces: `%{public}@`.
enum LogFormat {
    static func text(_ format: String, _ arguments: [Any]) -> String {
        var result = ""
        var rest = format[...]
        var open = arguments[...]
        while let percent = rest.firstIndex(of: "%") {
            result += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                result += "%"
                rest = rest.dropFirst()
                continue
            }
            if rest.first == "{" { rest = rest.drop { $0 != "}" }.dropFirst() }
            guard let end = rest.firstIndex(where: { "@dDiuUxXoOfFeEgGcCsSpaA".contains($0) }) else {
                result += "%"
                break
            }
            let specifier = rest[...end]
            rest = rest[rest.index(after: end)...]
            guard let argument = open.popFirst() else {
                result += "<missing>"
                continue
            }
            result += text(of: argument, specifier)
        }
        return result + rest
    }

    private static func text(of argument: Any, _ specifier: Substring) -> String {
        if "fFeEgGaA".contains(specifier.last!),
            let number = (argument as? Double) ?? (argument as? Float).map(Double.init)
        {
            return String(format: "%" + specifier, number)
        }
        if "xXoO".contains(specifier.last!), let number = argument as? any BinaryInteger {
            return String(
                format: "%" + specifier.filter { !"lhqzt".contains($0) }.dropLast() + "l" + String(specifier.last!),
                Int(truncatingIfNeeded: number))
        }
        return "\(argument)"
    }
}
