/// An interface as text, as `Tools/Data/interface.txt` has it: global names, and types with their members.
public struct InterfaceText: Sendable {
    /// A type or an extension of a type of another library, with the members of one part of the text.
    public struct TypePart: Sendable {
        /// `class`, `struct`, `enum`, `protocol`, or `extension` for a type of another library.
        public let kind: String
        /// The name with the types around it: `UITableView.Style`.
        public let name: String
        /// The superclass and the protocols.
        public let inherited: [String]
        /// The names of the members, as in `addSubview(_:)` and `init?(coder:)`.
        public internal(set) var members: [String] = []
    }

    public private(set) var types: [TypePart] = []
    /// The names of global functions, variables and type aliases.
    public private(set) var globals: [String] = []

    private static let modifiers: Set<Substring> = [
        "static", "class", "inert", "default", "required", "convenience", "override", "mutating", "optional",
    ]
    private static let kinds: Set<Substring> = [
        "var", "let", "func", "case", "typealias", "associatedtype", "subscript",
    ]

    public init(_ text: String) {
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            if line.hasPrefix(" ") {
                if !types.isEmpty { types[types.count - 1].members.append(Self.memberName(line)) }
                continue
            }
            let words = line.split(separator: " ")
            guard words.count > 1 else { continue }
            if words[0] == "global" {
                globals.append(String(words[1]))
            } else {
                let inherited = words.dropFirst(3).map { String($0.last == "," ? $0.dropLast() : $0) }
                types.append(TypePart(kind: String(words[0]), name: String(words[1]), inherited: inherited))
            }
        }
    }

    /// All names: `UIView`, `UIView.alpha`, `CACurrentMediaTime()`. The name of a type of another library is not in it.
    public var names: Set<String> {
        var names = Set(globals)
        for type in types {
            if type.kind != "extension" { names.insert(type.name) }
            names.formUnion(type.members.map { "\(type.name).\($0)" })
        }
        return names
    }

    /// The names that a later interface lacks, sorted. Types of parameters are left out of the comparison.
    public func names(missingIn later: InterfaceText) -> [String] { names.subtracting(later.names).sorted() }

    /// The protocols that protocols and classes of other libraries have themselves.
    private static let implied = [
        "Comparable": ["Equatable"], "Hashable": ["Equatable"], "Codable": ["Decodable", "Encodable"],
        "Error": ["Sendable"], "LocalizedError": ["Error"], "SetAlgebra": ["Equatable"],
        "OptionSet": ["RawRepresentable", "SetAlgebra"], "NSObject": ["CustomStringConvertible", "Hashable"],
        "NSSecureCoding": ["NSCoding"], "Collection": ["Sequence"], "BidirectionalCollection": ["Collection"],
        "RandomAccessCollection": ["BidirectionalCollection"], "MutableCollection": ["Collection"],
    ]

    /// The superclasses and protocols of each type, also those of its superclasses and protocols.
    private var conformances: [String: Set<String>] {
        var direct = Self.implied
        for type in types { direct[type.name, default: []] += type.inherited }
        return direct.mapValues { names in
            var found: Set<String> = []
            var open = names
            while let name = open.popLast() {
                if found.insert(name).inserted { open += direct[name] ?? [] }
            }
            return found
        }
    }

    /// The superclasses and protocols that a type has and the type of a later interface lacks, as in
    /// `UIView : UIResponder`, sorted. A type that the later interface lacks is in `names(missingIn:)`.
    public func conformances(missingIn later: InterfaceText) -> [String] {
        let kept = later.conformances
        let names = later.names
        var lost: Set<String> = []
        for type in types where type.kind == "extension" || names.contains(type.name) {
            for name in type.inherited where kept[type.name]?.contains(name) != true {
                lost.insert("\(type.name) : \(name)")
            }
        }
        return lost.sorted()
    }

    private static func memberName(_ line: Substring) -> String {
        var words = line.split(separator: " ")[...]
        while words.count > 1, let first = words.first, modifiers.contains(first) { words.removeFirst() }
        if words.count > 1, let first = words.first, kinds.contains(first) { words.removeFirst() }
        return String(words.first ?? "")
    }
}
