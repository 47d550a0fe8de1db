/// The names of an interface as text: each type, global name and member, as in `UIView.alpha`.
///
/// Two versions of the library are compared by these names. Types of parameters are left out, because a source that
/// compiles with a wider type compiles unchanged.
public enum InterfaceNames {
    private static let modifiers: Set<Substring> = [
        "static", "class", "inert", "default", "required", "convenience", "override", "mutating", "optional",
    ]
    private static let kinds: Set<Substring> = [
        "var", "let", "func", "case", "typealias", "associatedtype", "subscript",
    ]

    public static func names(in interface: String) -> Set<String> {
        var names: Set<String> = []
        var type = ""
        for line in interface.split(separator: "\n") where !line.hasPrefix("#") {
            if line.hasPrefix(" ") {
                names.insert("\(type).\(memberName(line))")
            } else {
                let words = line.split(separator: " ")
                guard words.count > 1 else { continue }
                type = String(words[1])
                // An extension adds members to a type that another line or another library has.
                if words[0] != "extension" { names.insert(type) }
            }
        }
        return names
    }

    /// The names of an earlier interface that a later one lacks, sorted.
    public static func missing(from earlier: String, in later: String) -> [String] {
        names(in: earlier).subtracting(names(in: later)).sorted()
    }

    private static func memberName(_ line: Substring) -> String {
        var words = line.split(separator: " ")[...]
        while words.count > 1, let first = words.first, modifiers.contains(first) { words.removeFirst() }
        if words.count > 1, let first = words.first, kinds.contains(first) { words.removeFirst() }
        return String(words.first ?? "")
    }
}
