import Foundation
import SwiftParser
import SwiftSyntax
import Testing

/// UIKitCore's folders have an order, low to high: a file uses declarations of its own folder and of lower folders.
@Suite struct FolderOrderTests {
    /// As ARCHITECTURE.md lists them.
    static let folders = [
        "Context", "Traits", "Events", "Accessibility", "Views", "Layout", "Text", "Images", "Dynamics", "Gestures",
        "Pointer",
        "Commands", "Controls", "Scrolling", "TextInput", "Appearance", "Metrics", "Items", "Controllers",
        "Focus", "Transitions", "Presentation", "Sheets", "Popovers", "Alerts", "Menus", "DragAndDrop", "Tables",
        "Collections",
        "Pickers", "Bars", "SearchBar", "NavigationBar", "TabBar", "Toolbar", "Navigation", "Search", "Find", "Tabs",
        "Split",
        "Pages",
        "Interface", "Restoration", "Application", "Sharing", "Documents", "FontsAndColors", "Scenes", "Input",
        "Launch",
    ]
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../..").standardizedFileURL
    static let core = root.appendingPathComponent("Sources/UIKitCore")

    /// The references of a lower folder to a higher one, as `file → declaring file: name`.
    ///
    /// Apple's API forces a reference to a type that a public declaration in the body of a type of the same file names,
    /// as `UIView.window` names `UIWindow`. Such a reference does not count.
    static func upward(_ references: [IndexStore.Reference], publicTypes: (String) -> Set<String>) throws -> Set<String>
    {
        func place(_ file: String) throws -> Int {
            try #require(
                folders.firstIndex(of: String(file.prefix { $0 != "/" })), "\(file) lies in no folder of the order")
        }
        var found: Set<String> = []
        for reference in references where try place(reference.declaringFile) > place(reference.file) {
            if publicTypes(reference.file).contains(reference.name) { continue }
            found.insert("\(reference.file) → \(reference.declaringFile): \(reference.name)")
        }
        return found
    }

    /// Each line of `upward.txt` is a single reference, and the API of Apple's that forces it.
    ///
    /// `CHEVRON_WRITE_DOCUMENTS=1` writes the list again, after files were renamed. The APIs are kept.
    @Test("a file uses declarations of its own folder and of lower folders, except where Apple's API forces another")
    func order() throws {
        let store = Self.root.appendingPathComponent(".build/debug/index/store").path
        let references = try IndexStore.references(at: store, sources: Self.core.path)
        // The check must not pass by finding nothing.
        #expect(references.count > 30_000)
        var types: [String: Set<String>] = [:]
        let found = try Self.upward(references) { file in
            if let known = types[file] { return known }
            let text = (try? String(contentsOf: Self.core.appendingPathComponent(file), encoding: .utf8)) ?? ""
            types[file] = PublicTypes(Parser.parse(source: text)).names
            return types[file] ?? []
        }
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("upward.txt")
        var reasons: [String: String] = [:]
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
            let parts = line.components(separatedBy: " — ")
            reasons[parts[0]] = parts.dropFirst().joined(separator: " — ")
        }
        if ProcessInfo.processInfo.environment["CHEVRON_WRITE_DOCUMENTS"] == "1" {
            reasons = Dictionary(uniqueKeysWithValues: found.map { ($0, reasons[$0] ?? "") })
            let lines = reasons.sorted { $0.key < $1.key }.map { "\($0.key) — \($0.value)\n" }
            try lines.joined().write(to: file, atomically: true, encoding: .utf8)
        }
        for line in found.subtracting(reasons.keys).sorted() {
            Issue.record("\(line) is declared in a higher folder")
        }
        for (line, reason) in reasons.sorted(by: { $0.key < $1.key }) {
            #expect(found.contains(line), "is in upward.txt, and no longer used; delete the line")
            #expect(!reason.isEmpty, "\(line): write the API that forces the reference behind \" — \"")
        }
        #expect(reasons.count <= 7, "the list gets shorter")
    }

    @Test("a declaration of a higher folder is found, except for a type that Apple's API names")
    func finds() throws {
        func reference(_ file: String, _ name: String, in declaring: String) -> IndexStore.Reference {
            IndexStore.Reference(
                file: file, line: 1, column: 1, name: name, declaringFile: declaring, declaringLine: 1)
        }
        let references = [
            reference("Views/View.swift", "Bar", in: "Bars/Bar.swift"),
            reference("Views/View.swift", "grow()", in: "Bars/Bar.swift"),
            reference("Views/View.swift", "Traits", in: "Traits/Traits.swift"),
            reference("Views/View.swift", "Window", in: "Views/Window.swift"),
        ]
        let grow = "Views/View.swift → Bars/Bar.swift: grow()"
        #expect(try Self.upward(references) { _ in [] } == ["Views/View.swift → Bars/Bar.swift: Bar", grow])
        #expect(try Self.upward(references) { _ in ["Bar"] } == [grow])
    }

    @Test("the types that a public member names are those of bodies, not of extensions")
    func publicTypes() {
        let text = """
            open class View { open var bar: Bar? { nil }; var table: Table?; public func move(to window: Window) {} }
            extension View { public var menu: Menu? { nil } }
            """
        #expect(PublicTypes(Parser.parse(source: text)).names == ["Bar", "Window"])
    }

    @Test("ARCHITECTURE.md lists the folders in this order")
    func documented() throws {
        let text = try String(contentsOf: Self.root.appendingPathComponent("ARCHITECTURE.md"), encoding: .utf8)
        let table = try #require(text.firstMatch(of: /folders, low to high:\n\n((?:\|.*\n)*)/)?.output.1)
        #expect(table.matches(of: /\n\| `(\w+)` \|/).map { String($0.output.1) } == Self.folders)
    }
}
