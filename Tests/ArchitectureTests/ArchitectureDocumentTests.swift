import Foundation
import Testing

/// ARCHITECTURE.md describes the existing sources.
struct ArchitectureDocumentTests {
    @Test("every file that the description names is there")
    func files() throws {
        let text = try String(contentsOf: SourceTree.root.appendingPathComponent("ARCHITECTURE.md"), encoding: .utf8)
        let files = SourceTree.sources.files + SourceTree("Tests").files + SourceTree("Tools/Sources").files
        let names = Set(files.map { $0.path.split(separator: "/").last.map(String.init) ?? "" })
        let named = text.matches(of: /`(?:[\w\/]+\/)?([\w+]+\.swift)`/).map { String($0.output.1) }
        #expect(named.count > 50)
        for name in Set(named).sorted() { #expect(names.contains(name), "\(name)") }
    }

    /// The variables of the whole process, by file. The list may only get shorter: the state of an app belongs to its
    /// `AppContext`.
    static let processState: [String: [String]] = [
        // The current app.
        "AppContext": ["formerContexts", "hasSeveral", "ofTasks", "shared", "taskLocal"],
        "LayerEnvironment": ["hasSeveral", "ofTasks", "shared", "taskLocal"],
        // Facts about the linked program, or open resources, shared by all apps.
        "InterfaceClasses": ["known"], "InterfaceEntry": ["known", "modules"], "ComposeProgram": ["answers"],
        "UIView+Tree": ["libraryClasses"],
        "DisplayConnection": ["gone", "wasLost", "windows"], "NotificationLedger": ["all"], "TestHost": ["running"],
        "CALayer": ["modelChanged"], "LayerPendingWork": ["viewActionsAreOn"],
        // The running apps of the tests, for calls of Foundation that name no app.
        "TestServices": ["running"],
        // Values for initializers during the creation of one object.
        "CellRegistration": ["current"], "CellReuse": ["identifierBeingMade"],

        "UIStoryboardSegue": ["beingMade"],
        // Numbers that are never used twice.
        "UIMenu": ["made"], "UIMenuElement": ["made"],
    ]

    @Test("no other variable belongs to the whole process")
    func statics() {
        var found: [String: [String]] = [:]
        for file in SourceTree.sources.files {
            let name = file.path.split(separator: "/").last?.dropLast(".swift".count).description ?? ""
            for line in file.lines
            where line.contains(" var ") && (line.contains("static ") || line.contains("class ")) {
                // A computed variable has a brace.
                let code = SourceTree.code(line)
                guard !code.contains("{"), let match = code.firstMatch(of: /\b(?:static|class) (?:weak )?var (\w+)/)
                else {
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

    /// Values of the whole process behind a lock or an atomic, by file, with the reason why no `AppContext` has them.
    /// The list may only get shorter.
    static let lockedState: [String: [String]] = [
        // Contents of files and of the linked program, equal for all apps.
        "AppIcon": ["kept"], "AssetLibrary": ["kept"], "ImageFiles": ["kept"], "OwnSymbol": ["kept"],
        "ModuleBundle": ["folders"], "SymbolDrawing": ["drawn"], "ClassNames": ["texts"], "UIFont": ["preferredFonts"],
        // Words that all checkers of the process know, as on iOS.
        "UITextChecker": ["learned"],
        // Registrations of the process: of views of attachments and of fonts, as on iOS, and of the drawing function.
        "NSTextAttachment": ["providers"], "AppFonts": ["registered"], "FileFonts": ["changes", "files"],
        "FontRegistration": ["graphicsFonts"], "Bitmap": ["draw"],
        // The expected failures of the test that runs in the process.
        "ExpectedFailures": ["state"],
        // Objective-C's runtime: methods of classes, and values, observers and delayed messages of single objects.
        "MethodTable": ["changed", "content", "exchanged"], "SelectorMessage": ["known"],
        "AssociatedValues": ["guests"], "KeyValueObserving": ["inUse"], "SelectorObservers": ["state"],
        "DelayedMessages": ["made", "requests"],
        // The apps of tests, for calls of Foundation on other threads.
        "TestServices": ["known"],
        // Locks of single objects, which any thread may take.
        "ObjectLocks": ["held"],
        // Threads: the main thread, and the clock of layers on other threads.
        "LayerThread": ["first", "wasAsked"], "LayerEnvironment": ["clockOfThreads", "hasOwnTimes"],
        "SharedServices": ["kept"],
        // References of the run loops of threads.
        "RunLoopFunctions": ["others"],
        // Numbers that are never used twice, and messages that are logged once.
        "LayerTreeState": ["last"], "Log": ["said"],
    ]

    @Test("no other value behind a lock belongs to the whole process")
    func locks() {
        var found: [String: [String]] = [:]
        for file in SourceTree.sources.files where file.text.contains("Mutex") || file.text.contains("Atomic") {
            let name = file.path.split(separator: "/").last?.dropLast(".swift".count).description ?? ""
            for line in file.lines {
                let code = SourceTree.code(line)
                let isGlobal = code.contains("static let ") || !code.hasPrefix(" ") && code.contains("let ")
                guard isGlobal, let match = code.firstMatch(of: /\blet (\w+)[^=]*= (?:Mutex|Atomic)[<(]/) else {
                    continue
                }
                found[name, default: []].append(String(match.output.1))
            }
        }
        #expect(found.count > 20, "\(found.count)")
        for (name, values) in found {
            #expect(values.sorted() == Self.lockedState[name, default: []].sorted(), "\(name)")
        }
        for name in Self.lockedState.keys.sorted() { #expect(found[name] != nil, "\(name)") }
    }
}
