import Foundation
import SourceRewriting
import Testing

/// Modules that an app imports and that no package has, as those of a pod.
@Suite struct UnavailableModuleTests {
    private let app = "import UIKit\n@UIApplicationMain class Start: UIResponder {}\n"

    private func lines(_ text: String, _ others: [String] = [], count: Int) -> [String] {
        Rewriting("import Ledger\nimport UIKit\n" + text, others: [app] + others, unavailable: ["Ledger"]).lines(
            2 + count
        ).dropFirst(2).map { $0 }
    }

    @Test("a name that nothing at hand declares belongs to the missing module")
    func types() {
        let text = """
            class Page: UIViewController {
            let book = Book.shared
            var date: Date = Date(), cells: [Cell] = []
            func f() { show(1); Book.open { print($0) }; view.tag = 1 }
            func g(_ book: Book) {}
            }
            class Entry: Ledger.Record {}
            class List: Record, UITableViewDelegate {}
            extension Page: BookDelegate { func bookDidOpen() {} }
            """
        let others = ["class Cell: UITableViewCell {}\n"]
        #expect(
            lines(text, others, count: 9) == [
                "class Page: UIViewController {", "", "var date: Date = Date(), cells: [Cell] = []",
                "func f() { _ = missing_Ledger_Page_f; show(1);  view.tag = 1 }", "", "}", "", "",
                "extension Page { func bookDidOpen() {} }",
            ])
    }

    @Test("a member that nothing at hand declares belongs to the missing module")
    func members() {
        let text = """
            class Page: UIViewController {
            func f() { view.ledger.make { $0.edges.equalToSuperview() }; view.tag = mine.own }
            func g() { label.text = "a"; label.ledger = 1 }
            }
            extension UIView { var own: Int { 1 } }
            """
        #expect(
            lines(text, count: 3)[1...] == [
                "func f() { _ = missing_Ledger_Page_f;  view.tag = mine.own }",
                "func g() { _ = missing_Ledger_Page_g; label.text = \"a\";  }",
            ])
    }

    @Test(
        "members of a missing module are visible in all files of the importing module, and its types in the file alone")
    func visibility() {
        let page = """
            import UIKit
            class Page: UIView {
            func f() { self.ledger.make(); show() }
            func g() { Book(); show() }
            }

            """
        let others = [app, "import Ledger\nlet a = 1\n"]
        let found = Rewriting(page, others: others, unavailable: ["Ledger"]).lines(4)
        #expect(found[2] == "func f() { _ = missing_Ledger_Page_f;  show() }")
        #expect(found[3] == "func g() { Book(); show() }")
    }

    @Test("names of the program, of the toolchain and of imported modules stay")
    func known() {
        let text = """
            import Combine
            class Page<Model: Sendable>: UIViewController {
            @IBOutlet weak var label: UILabel!
            var all = Set<AnyCancellable>(), work: Task<Void, Error>?, lock: NSLock = NSLock()
            func f() { enum Step { case first }; let step = Step.first; $all.sink { _ in }.store(in: &all) }
            func h() { UIView.animate { } }
            func g(_ body: @escaping @Sendable @MainActor (Any, AnyObject, Self.Type) throws -> Void) rethrows {}
            }
            protocol Store { associatedtype Item; func add(_ item: Item) }
            extension Store { func addAll(_ items: [Item]) { items.forEach(add) } }
            """
        let found = Rewriting("import Ledger\nimport UIKit\n" + text, others: [app], unavailable: ["Ledger"]).text
        #expect(!found.contains("missing_Ledger"))
        for line in text.split(separator: "\n") where !line.contains("@IBOutlet") && !line.contains("}") {
            #expect(found.contains(line))
        }
        #expect(found.contains("func add(_ item: Item)"))
        #expect(found.contains("func addAll(_ items: [Item])"))
    }

    @Test("extensions find the generic parameters of their type")
    func generics() {
        let text = "import Ledger\nextension Resource { init(_ value: T) { self.init() }; func f(_ a: U) {} }\n"
        let found = Rewriting(
            text, others: [app, "struct Resource<T> { init() {} }\n"], unavailable: ["Ledger"]
        ).lines(2)[1]
        #expect(found == "extension Resource { init(_ value: T) { self.init() }; }")
    }

    @Test("the list of names has the public types of the library's modules besides UIKit")
    func ownModules() throws {
        let root = EveryFileTests.root
        let modules = [
            "ImageIO", "MessageUI", "MobileCoreServices", "PhotosUI", "UniformTypeIdentifiers", "UserNotifications",
        ]
        var folders = modules.map { ($0, root.appendingPathComponent("Sources/" + $0)) }
        folders += ["AudioToolbox", "OSLog", "SafariServices", "os"].map {
            ($0, root.appendingPathComponent("Tools/Prebuilt/Sources/" + $0))
        }
        let declaration = /^(?:public|open) (?:final )?(?:class|struct|enum|protocol) (\w+)/.anchorsMatchLineEndings()
        var count = 0
        for (module, folder) in folders {
            let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
                $0.hasSuffix(".swift")
            }
            for file in files {
                let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
                for match in text.matches(of: declaration) {
                    #expect(availableNames.hasType(String(match.1), imports: [module]), "run scripts/toolchain-names")
                    count += 1
                }
            }
        }
        #expect(count > 40)
    }

    @Test("the import is replaced, and a message says that no package has the module")
    func messages() {
        let page = """
            import Ledger
            import UIKit
            class Page: UIViewController {
            let book: Book
            let count = Book().count
            }

            """
        let found = Rewriting(page, others: [app], unavailable: ["Ledger"])
        #expect(found.lines(1) == ["import Foundation"])
        #expect(
            found.warnings.map(\.message) == [
                "Ledger is in no package of the app: what this file declares with its Book and the like is left out"
            ])
        let stop = Rewriting(
            "import CryptoKit\nfunc f() -> Int { Hash().count }\n", others: [app], unavailable: ["CryptoKit"])
        #expect(stop.lines(2)[1] == "func f() -> Int { fatalError(\"CryptoKit is not there on Linux\") }")
    }

    @Test("a module of an app is missing if neither the toolchain nor a package nor the library has it")
    func modules() {
        var file = FileFacts()
        file.imports = ["UIKit", "Foundation", "Combine", "os", "CoreData", "Ledger", "Books", "CryptoKit", "XCTest"]
        var modules = ModuleNames()
        modules.names = availableNames
        modules.findUnavailable(in: [file], built: ["Books"])
        #expect(modules.unavailable == ["Ledger", "CryptoKit"])
    }

    @Test("a member that only a removed declaration declares is missing in every expression")
    func onlyGone() {
        let place =
            "import CoreLocation\nextension Point { func placemark(_ body: (CLPlacemark) -> Void) {}\n"
            + "func title() -> CLPlacemark? { nil } }\nstruct Point {}\nstruct Book { var title = 1 }\n"
        func kept(_ statement: String) -> Bool {
            let source = "import UIKit\nclass Page: UIViewController { func f() { show(1); \(statement) } }\n"
            return !Rewriting(source, others: [app, place], unavailable: []).text.contains("missing_CoreLocation")
        }
        #expect(!kept("point.flatMap { $0.placemark { _ in } }"))
        #expect(!kept("make().placemark { _ in }"))
        #expect(kept("make().title"))
        #expect(kept("@dynamicMemberLookup struct S {}; make().placemark { _ in }"))
        #expect(kept("let placemark = 1; show(placemark)"))
    }
}
