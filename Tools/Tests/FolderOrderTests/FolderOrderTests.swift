import Foundation
import SwiftParser
import SwiftSyntax
import Testing

/// UIKitCore's folders have an order from low to high: a name of a folder is used in the same and in higher folders.
@Suite struct FolderOrderTests {
    /// In the order of ARCHITECTURE.md.
    static let folders = [
        "Context", "Traits", "Events", "Accessibility", "Views", "Layout", "Text", "Images", "Gestures", "Controls",
        "Scrolling", "Appearance",
        "Metrics", "Items", "Controllers", "Presentation", "Bars", "Navigation", "Containers", "Interface",
        "Restoration", "Application",
    ]
    static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "../../../Sources"
    ).standardizedFileURL

    struct Source {
        let path: String
        /// The index of the folder.
        let folder: Int
        let tree: SourceFileSyntax
    }

    static func paths(in folder: URL) -> [String] {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".swift") }.sorted()
    }

    static func tree(_ path: String) throws -> SourceFileSyntax {
        Parser.parse(source: try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8))
    }

    static func core() throws -> [Source] {
        try paths(in: sources.appendingPathComponent("UIKitCore")).map { path in
            let folder = try #require(
                folders.firstIndex(of: String(path.prefix { $0 != "/" })), "\(path) lies in no folder of the order")
            return Source(path: path, folder: folder, tree: try tree("UIKitCore/" + path))
        }
    }

    /// Names that are used in a lower folder than the folder that declares them, as `file: name`, without the names
    /// that Apple's API requires there.
    /// - Parameter foreign: names of members in other modules. Such a name is ambiguous.
    static func upward(_ sources: [Source], foreign: Set<String>) -> (found: Set<String>, references: Int) {
        let declared = sources.map { DeclaredNames($0.tree) }
        var types: [String: Int] = [:]
        var ambiguous = foreign
        for (source, names) in zip(sources, declared) {
            for name in names.types { types[name] = min(types[name] ?? source.folder, source.folder) }
            ambiguous.formUnion(names.members)
            ambiguous.formUnion(names.locals)
        }
        // Members that an extension adds to a type of a lower folder, if the name is unique.
        var members: [String: Int] = [:]
        for (source, names) in zip(sources, declared) {
            for (type, member) in names.added where !ambiguous.contains(member) {
                let home = types[String(type.prefix { $0 != "." })] ?? -1
                members[member] = min(members[member] ?? .max, max(home, source.folder))
            }
        }
        var found: Set<String> = []
        var references = 0
        for source in sources {
            let used = UsedNames(source.tree)
            let free = DeclaredTypes(source.tree).names
            for (names, homes) in [(used.types.subtracting(free), types), (used.members, members)] {
                for name in names {
                    guard let home = homes[name], home != source.folder else { continue }
                    references += 1
                    if home > source.folder { found.insert("\(source.path): \(name)") }
                }
            }
        }
        return (found, references)
    }

    /// `CHEVRON_WRITE_DOCUMENTS=1` writes the list again after files were renamed.
    @Test("a name is used in its own folder and in higher ones, but for a list that gets shorter")
    func order() throws {
        var foreign: Set<String> = []
        for path in Self.paths(in: Self.sources) where !path.hasPrefix("UIKitCore/") {
            let names = DeclaredNames(try Self.tree(path))
            foreign.formUnion(names.members)
            foreign.formUnion(names.added.map(\.member))
        }
        let (found, references) = Self.upward(try Self.core(), foreign: foreign)
        // The check must not pass because it finds nothing.
        #expect(references > 2_000)
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("upward.txt")
        if ProcessInfo.processInfo.environment["CHEVRON_WRITE_DOCUMENTS"] == "1" {
            try (found.sorted().joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8)
        }
        let known = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
        for name in found.subtracting(known).sorted() { Issue.record("\(name) is declared in a higher folder") }
        for name in Set(known).subtracting(found).sorted() {
            Issue.record("\(name) is in upward.txt, and is used no longer; delete the line")
        }
        #expect(known.count <= 86, "the list gets shorter")
    }

    @Test("a type of a higher folder is found, and so is a member that a higher folder adds")
    func finds() {
        func source(_ path: String, _ folder: String, _ text: String) -> Source {
            Source(path: path, folder: Self.folders.firstIndex(of: folder) ?? 0, tree: Parser.parse(source: text))
        }
        let sources = [
            source(
                "Low.swift", "Views",
                """
                class View { func layOut() { bar?.height; grow(); let taller = 1; _ = taller; stretch() }; var \
                bar: Bar? }
                """
            ),
            source(
                "High.swift", "Bars",
                """
                class Bar { var height = 1.0 }; extension View { func grow() { stretch() }; func stretch() {}; \
                var taller: Int { 1 } }
                """
            ),
        ]
        #expect(Self.upward(sources, foreign: ["stretch"]).found == ["Low.swift: Bar", "Low.swift: grow"])
        let declaring = [
            source("Low.swift", "Views", "open class View { open var bar: Bar? { nil } }"),
            source("High.swift", "Bars", "class Bar {}"),
        ]
        #expect(Self.upward(declaring, foreign: []).found.isEmpty, "an API that names it")
        let added = [
            source("Low.swift", "Views", "extension View { public var bar: Bar? { nil } }"),
            source("High.swift", "Bars", "class Bar {}"),
        ]
        #expect(Self.upward(added, foreign: []).found == ["Low.swift: Bar"], "an extension can move")
    }

    @Test("ARCHITECTURE.md lists the folders in this order")
    func documented() throws {
        let text = try String(contentsOf: Self.sources.appendingPathComponent("../ARCHITECTURE.md"), encoding: .utf8)
        let list = try #require(text.firstMatch(of: /folders, low to high: `([^`]*)`/)?.output.1)
        #expect(list.split { $0 == "," || $0.isWhitespace }.map(String.init) == Self.folders)
    }
}
