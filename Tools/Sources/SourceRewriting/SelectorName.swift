/// Objective-C's names of Swift methods, by the rules of the compiler.
enum SelectorName {
    /// - Parameter labels: the labels of the parameters; `_` for a parameter without a label.
    static func of(_ name: String, _ labels: [String]) -> String {
        guard let first = labels.first else { return name }
        var text = name
        if first != "_" {
            let joins = prepositions.contains(firstWord(of: first)) || prepositions.contains(lastWord(of: name))
            text += (joins ? "" : "With") + first.capitalizedFirst
        }
        return text + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
    }

    static func of(_ method: MethodFact) -> String { method.objcName ?? of(method.name, method.labels) }

    static func setter(_ property: String) -> String { "set" + property.capitalizedFirst + ":" }

    private static func firstWord(of name: String) -> String { String(name.prefix { !$0.isUppercase }) }

    private static func lastWord(of name: String) -> String {
        guard let start = name.lastIndex(where: \.isUppercase) else { return name }
        return name[start...].lowercased()
    }

    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given", "in", "including",
        "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until", "using", "via",
        "when", "with", "within",
    ]
}
