import Foundation
import Testing

/// ARCHITECTURE.md describes the existing sources.
@Suite struct ArchitectureDocumentTests {
    @Test("every file that the description names is there")
    func files() throws {
        let text = try String(contentsOf: SourceTree.root.appendingPathComponent("ARCHITECTURE.md"), encoding: .utf8)
        let files = SourceTree.sources.files + SourceTree("Tests").files
        let names = Set(files.map { $0.path.split(separator: "/").last.map(String.init) ?? "" })
        let named = text.matches(of: /`(?:[\w\/]+\/)?([\w+]+\.swift)`/).map { String($0.output.1) }
        #expect(named.count > 50)
        for name in Set(named).sorted() { #expect(names.contains(name), "\(name)") }
    }

    /// The variables of the whole process, by file. The list may only get shorter: the state of an app belongs to its
    /// `AppContext`.
    static let processState: [String: [String]] = [
        // The current app.
        "AppContext": ["hasSeveral", "line", "ofWork", "shared"],
        "LayerEnvironment": ["hasSeveral", "ofWork", "shared"],
        // Facts about the linked program, or open resources, shared by all apps.
        "InterfaceClasses": ["known"], "InterfaceEntry": ["known", "modules"], "ComposeProgram": ["answers"],
        "ViewTree": ["libraryClasses"],
        "DisplayConnection": ["gone", "wasLost", "windows"], "NotificationLedger": ["all"], "TestHost": ["running"],
        "CALayer": ["modelChanged"], "LayerPendingWork": ["viewActionsAreOn"], "OwnActivities": ["folder"],
        // Values for initializers during the creation of one object.
        "CellReuse": ["identifierBeingMade"], "UIStoryboardSegue": ["beingMade"],
        // Numbers that are never used twice.
        "UIMenu": ["made"], "UIMenuElement": ["made"],
    ]

    @Test("no other variable belongs to the whole process")
    func statics() {
        var found: [String: [String]] = [:]
        for file in SourceTree.sources.files {
            let name = file.path.split(separator: "/").last?.dropLast(".swift".count).description ?? ""
            for line in file.lines where line.contains(" var ") {
                // A computed variable has a brace.
                let code = SourceTree.code(line)
                guard !code.contains("{"), let match = code.firstMatch(of: /\b(?:static|class) var (\w+)/) else {
                    continue
                }
                found[name, default: []].append(String(match.output.1))
            }
        }
        for (name, variables) in found {
            #expect(variables.sorted() == Self.processState[name, default: []].sorted(), "\(name)")
        }
        for name in Self.processState.keys { #expect(found[name] != nil, "\(name)") }
    }
}
