import SourceRewriting

/// The names of Apple's frameworks, and the library's names.
public struct KnownNames: Sendable {
    public enum Answer: String, Sendable { case present, inert, missing, unknown }

    /// The library's names. The value is true if all members of the name are inert.
    private var own: [String: Bool] = [:]
    private var types: Set<String> = []
    private var appleTypes: Set<String> = []
    private var appleMembers: Set<String> = []
    private var foundation: Set<String> = []
    /// Members of Swift's own types. Nearly every use of such a name means Swift's.
    private static let commonMembers: Set<String> = [
        "filter", "filters", "map", "flatMap", "compactMap", "reduce", "forEach", "sort", "sorted", "count", "isEmpty",
        "first",
        "last", "contains", "index", "insert", "remove", "append", "keys", "values", "key", "value", "min", "max",
        "prefix",
        "suffix", "split", "joined", "reversed", "enumerated", "description", "hash", "self", "name", "text", "size",
        "start",
        "stop", "add", "update", "rawValue", "none",
    ]
    /// Names that rewriting gives a meaning to.
    private static let rewritten: Set<String> = ["UIApplicationMain"]

    /// - Parameters:
    ///   - interface: the library's interface as text.
    ///   - apple: a line for each type, with members behind it.
    ///   - foundation: a line for each type.
    public init(interface: String, apple: String, foundation: String) {
        for line in interface.split(separator: "\n") where !line.hasPrefix("#") {
            let words = line.split(separator: " ")
            guard words.count > 1 else { continue }
            if line.hasPrefix(" ") {
                // Of a requirement the types follow.
                let signature = words.prefix { $0 != "|" && $0 != "=>" }
                guard let text = signature.first(where: { $0.hasPrefix("init") }) ?? signature.last else { continue }
                let name = String(text.prefix { $0 != "(" && $0 != "?" })
                own[name] = (own[name] ?? true) && words.contains("inert")
            } else {
                let name = String(words[1].prefix { $0 != "(" })
                types.insert(name)
                for part in name.split(separator: ".") { types.insert(String(part)) }
            }
        }
        func lines(_ text: String) -> [[Substring]] {
            text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { $0.split(separator: " ") }
        }
        for words in lines(apple) {
            appleTypes.insert(String(words[0]))
            appleMembers.formUnion(words.dropFirst().map(String.init))
        }
        self.foundation = Set(lines(foundation).map { String($0[0]) })
    }

    /// Whether the name is one of a type or a function of Apple's frameworks, in the library or not.
    public func isAppleName(_ name: String) -> Bool {
        if types.contains(name) || appleTypes.contains(name) { return true }
        let letters = Array(name.unicodeScalars.prefix(3))
        return letters.count == 3 && ["UI", "NS", "CA", "CG", "CT", "CF"].contains(name.prefix(2))
            && letters[2].properties.isUppercase
    }

    /// Nil where the name is none of a framework's.
    func type(_ name: String) -> Answer? {
        if types.contains(name) || Self.rewritten.contains(name) { return .present }
        if appleTypes.contains(name) { return .missing }
        if foundation.contains(name) { return .present }
        let letters = Array(name.unicodeScalars.prefix(3))
        guard letters.count == 3, ["UI", "NS", "CA", "CG"].contains(name.prefix(2)), letters[2].properties.isUppercase
        else { return nil }
        return .unknown
    }

    /// Nil where the name may as well be a program's own.
    func member(_ name: String) -> Answer? {
        guard appleMembers.contains(name) || own[name] == true, !Self.commonMembers.contains(name) else { return nil }
        guard let isInert = own[name] else { return .missing }
        return isInert ? .inert : .present
    }
}
