import Foundation
import PackageOverlay
import SourceRewriting
import TemporaryFolder
import Testing

/// Apps whose package was written by an import of a project for Xcode.
@Suite struct ImportedAppTests {
    private let temporary = TemporaryFolder("imported")
    private let interface = "class UIView : UIResponder\nclass UIResponder : NSObject\n"

    /// The rewritten texts of an app and of a framework in another package, and the modules that no package has.
    private func update(
        _ files: [String: String], isImported: Bool = true
    ) throws -> (texts: [String], unavailable: [String]) {
        for (name, text) in files { try temporary.write(text, name) }
        func target(_ name: String, _ type: String) -> DescribedPackage.Target {
            DescribedPackage.Target(
                name: name, c99name: name, type: type, path: "Sources/" + name, moduleType: "SwiftTarget")
        }
        var app = target("App", "executable")
        app.productDependencies = ["Store"]
        var root = DescribedPackage(name: "App", path: temporary.path + "/App", targets: [app])
        root.isImported = isImported
        var store = DescribedPackage(
            name: "Store", path: temporary.path + "/Store", targets: [target("Store", "library")])
        store.products = [DescribedPackage.Product(name: "Store", targets: ["Store"])]
        store.isImported = isImported
        let folder = temporary.path + "/\(isImported)"
        let overlay = try OverlayFolder(
            folder: folder, library: LibraryFacts(interface: interface), version: "1",
            names: AvailableNames(toolchain: "module Foundation\nInt\n", interface: interface)
        ).update(PackageGraph(packages: [root, store]))
        let outputs = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/sources")) ?? []
        return (
            try outputs.map { try String(contentsOfFile: folder + "/sources/" + $0, encoding: .utf8) },
            overlay.unavailableModules
        )
    }

    private let start = ["App/Sources/App/Start.swift": "import UIKit\n@main class Start: UIResponder {}\n"]

    @Test("the module of a pod is missing in an imported app alone")
    func pods() throws {
        let page = [
            "App/Sources/App/Page.swift":
                "import UIKit\nimport Ledger\nclass Page: UIView { func f() { Book.open(); show() } }\n"
        ]
        let files = start.merging(page) { a, _ in a }
        let found = try update(files)
        #expect(found.unavailable == ["Ledger"])
        #expect(found.texts.contains { $0.contains("missing_Ledger_Page_f;  show() } }") })
        let own = try update(files, isImported: false)
        #expect(own.unavailable.isEmpty)
        #expect(!own.texts.contains { $0.contains("missing_Ledger") })
    }

    @Test("a framework of an imported app leaves out statements, as the app does")
    func frameworks() throws {
        let store = [
            "Store/Sources/Store/Store.swift":
                "import CoreData\nimport UIKit\nclass Store { func f() { NSPersistentContainer(); show() } }\n"
        ]
        let text = "missing_CoreData_Store_f;  show() } }"
        #expect(try update(start.merging(store) { a, _ in a }).texts.contains { $0.contains(text) })
        #expect(try !update(start.merging(store) { a, _ in a }, isImported: false).texts.contains { $0.contains(text) })
    }

    @Test("a class that Xcode generates for a data model is missing as the framework is")
    func generatedClasses() throws {
        let files = [
            "App/Sources/App/Diary.xcdatamodeld/Diary.xcdatamodel/contents":
                """
            <model><entity name="Entry" representedClassName="EntryObject" syncable="YES" \
            codeGenerationType="class"><attribute name="title"/></entity>
            <entity name="Tag" codeGenerationType="class"/><entity name="Own" representedClassName="Own"/></model>
            """,
            "App/Sources/App/Page.swift":
                "import UIKit\nclass Page: UIView {\nvar entry: EntryObject?\nvar tag: Tag?\nvar own: Own?\n}\n",
        ]
        let found = try update(start.merging(files) { a, _ in a }).texts
        #expect(found.contains { $0.hasPrefix("import UIKit\nclass Page: UIView {\n\n\nvar own: Own?\n}") })
    }
}
