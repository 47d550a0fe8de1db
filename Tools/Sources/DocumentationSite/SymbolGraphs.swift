import Foundation
import InterfaceText

/// The symbols of the library's modules as the site shows them: under the modules that an app imports.
///
/// An app imports UIKit and gets the modules UIKitCore, FoundationAdditions and ObjectiveCRuntime. The site has their
/// symbols as symbols of UIKit. An extension of a type of another module of the library is listed with that type.
public struct SymbolGraphs {
    /// The names that an app knows the modules by.
    private static let names = [
        "UIKitCore": "UIKit", "FoundationAdditions": "UIKit", "ObjectiveCRuntime": "UIKit", "_Testing_UIKit": "UIKit",
        "_Testing_CoreGraphics": "CoreGraphics", "FoundationEssentials": "Foundation",
    ]

    /// The name that an app knows a module by. The library of the command line tool has inner modules with a prefix.
    static func name(of module: String) -> String {
        let prefix = "Chevron"
        let plain = module.hasPrefix(prefix) ? String(module.dropFirst(prefix.count)) : module
        return names[plain] ?? plain
    }

    /// The graphs by file name without ending: `UIKit`, `UIKit@Foundation`.
    private(set) var graphs: [String: Graph] = [:]

    struct Graph {
        var symbols: [[String: Any]] = []
        var relationships: [[String: Any]] = []
        var known: Set<String> = []
        var head: [String: Any] = [:]
    }

    public init() {}

    /// Adds a graph that the compiler wrote.
    /// - Parameters:
    ///   - file: the name of the file without ending, such as `UIKitCore@Foundation`.
    ///   - isExtensionBlocks: whether extensions of other modules' types are symbols of their own. Only graphs about
    ///     modules outside of the library are added in this form; graphs about modules of the library are added in
    ///     the other form, with members that belong to the extended type.
    public mutating func add(_ data: Data, file: String, isExtensionBlocks: Bool, library: Set<String>) throws {
        let parts = file.split(separator: "@").map(String.init)
        let isOfLibrary = parts.count < 2 || library.contains(parts[1])
        guard isOfLibrary != isExtensionBlocks else { return }
        guard let content = try JSONSerialization.jsonObject(with: data) as? [String: Any],
            var module = content["module"] as? [String: Any]
        else { throw CocoaError(.propertyListReadCorrupt) }
        let name = Self.name(of: parts[0])
        let key = isOfLibrary ? name : "\(name)@\(Self.name(of: parts[1]))"
        module["name"] = name
        var graph = graphs[key] ?? Graph()
        graph.head = ["metadata": content["metadata"] ?? [:], "module": module]
        for symbol in content["symbols"] as? [[String: Any]] ?? [] {
            // An extension of one type in two files is one symbol.
            let identifier = (symbol["identifier"] as? [String: Any])?["precise"] as? String ?? ""
            guard graph.known.insert(identifier).inserted else { continue }
            graph.symbols.append(Self.adjusted(symbol))
        }
        graph.relationships += content["relationships"] as? [[String: Any]] ?? []
        graphs[key] = graph
    }

    /// The types, members and global names of an interface that no graph has, in order. Names that begin with an
    /// underscore are not public API. The compiler leaves out members whose first label begins with two.
    /// - Parameter interface: the library's interface as text.
    public func names(missingFrom interface: String) -> [String] {
        var known: Set<String> = []
        for symbol in graphs.values.flatMap(\.symbols) {
            var path = (symbol["pathComponents"] as? [String] ?? []).map(Self.comparable)
            known.insert(path.joined(separator: "."))
            // The interface has a case without the types of its values.
            guard (symbol["kind"] as? [String: Any])?["identifier"] as? String == "swift.enum.case",
                let name = path.popLast()
            else { continue }
            known.insert((path + [String(name.prefix { $0 != "(" })]).joined(separator: "."))
        }
        let text = InterfaceText(interface)
        var names = text.globals.filter { !$0.hasPrefix("_") }.map { [$0] }
        // The compiler leaves out the members of `NSRange`, which is a name of the type `_NSRange`.
        for type in text.types where !type.name.hasPrefix("_") && type.name != "NSRange" {
            let path = type.name.split(separator: ".").map(String.init)
            if type.kind != "extension" { names.append(path) }
            names += type.members.filter { !$0.hasPrefix("_") && !$0.contains("(__") }.map { path + [$0] }
        }
        return names.filter { !known.contains($0.map(Self.comparable).joined(separator: ".")) }.map {
            $0.joined(separator: ".")
        }
    }

    /// A name as both texts have it: `init(coder:)` for `init?(coder:)`, `default` for a name in backticks, and an
    /// operator with underscores for its labels.
    private static func comparable(_ name: String) -> String {
        var name = name.filter { $0 != "`" }
        for mark in ["init?(", "init!("] where name.hasPrefix(mark) { name = "init(" + name.dropFirst(mark.count) }
        guard let first = name.first, !first.isLetter, first != "_", let labels = name.firstIndex(of: "(") else {
            return name
        }
        return name[..<labels] + "(" + String(repeating: "_:", count: name[labels...].count { $0 == ":" }) + ")"
    }

    /// The files to write, by name.
    public func files() throws -> [String: Data] {
        try Dictionary(
            uniqueKeysWithValues: graphs.filter { !$0.value.symbols.isEmpty }.map { key, graph in
                var content = graph.head
                content["symbols"] = graph.symbols
                content["relationships"] = graph.relationships
                return (key + ".symbols.json", try JSONSerialization.data(withJSONObject: content))
            })
    }

    private static func adjusted(_ symbol: [String: Any]) -> [String: Any] {
        var symbol = symbol
        if var extended = symbol["swiftExtension"] as? [String: Any],
            let module = extended["extendedModule"] as? String
        {
            extended["extendedModule"] = name(of: module)
            symbol["swiftExtension"] = extended
        }
        if documentsSomeParameters(symbol) { symbol["functionSignature"] = nil }
        return symbol
    }

    /// Whether the comment describes some parameters and leaves out the others, whose names say enough.
    ///
    /// docc warns of this if a symbol has a signature, so such a symbol is passed on without one. A comment about a
    /// parameter that does not exist keeps the signature, and so the warning.
    static func documentsSomeParameters(_ symbol: [String: Any]) -> Bool {
        guard let signature = symbol["functionSignature"] as? [String: Any],
            let comment = (symbol["docComment"] as? [String: Any])?["lines"] as? [[String: Any]]
        else { return false }
        let parameters = (signature["parameters"] as? [[String: Any]] ?? []).flatMap { parameter in
            [parameter["name"], parameter["internalName"]].compactMap { $0 as? String }
        }
        var isInList = false
        var documented: Set<String> = []
        for line in comment.compactMap({ $0["text"] as? String }) {
            if let match = line.firstMatch(of: #/^\s*- Parameter (\w+):/#) { documented.insert(String(match.output.1)) }
            if line.contains(#/^\s*- Parameters:/#) {
                isInList = true
            } else if isInList, let match = line.firstMatch(of: #/^\s+- (\w+):/#) {
                documented.insert(String(match.output.1))
            }
        }
        return !documented.isEmpty && documented.isSubset(of: parameters)
    }
}
