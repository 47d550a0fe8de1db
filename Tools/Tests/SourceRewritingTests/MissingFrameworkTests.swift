import SourceRewriting
import Testing

@Suite struct MissingFrameworkTests {
    private let plain = ["import UIKit\nlet a = 1\n", "let b = 1\n", "let c = 1\n"]
    private let stop = "fatalError(\"MultipeerConnectivity is not there on Linux\")"

    @Test("a controller stays without its conformance to a delegate of a missing framework")
    func delegateOfController() {
        let found = Rewriting(
            """
            import MultipeerConnectivity
            import UIKit
            class Chat: UIViewController, UITableViewDelegate, MCSessionDelegate,
                @preconcurrency MCBrowserViewControllerDelegate
            {
            var session: MCSession?
            override func viewDidLoad() { super.viewDidLoad() }
            func session(_ session: MCSession, peer: MCPeerID) {}
            func send() { session?.send() }
            func later() { queue.async { [weak self] in self?.session?.send() } }
            }
            class Peer: NSObject, MCSessionDelegate {}
            class Plain: MCSessionDelegate {}
            extension Peer: MCNearbyServiceBrowserDelegate { func lost(_ peer: MCPeerID) {}; func close() {} }
            """, others: plain)
        #expect(
            found.lines(14) == [
                "import Foundation", "import UIKit", "class Chat: UIViewController, UITableViewDelegate", "", "{", "",
                "override func viewDidLoad() { super.viewDidLoad() }", "", "func send() { \(stop) }",
                "func later() { \(stop) }", "}", "class Peer: NSObject {}", "class Plain {}",
                "extension Peer { func close() {} }",
            ])
        #expect(
            found.warnings.map(\.message) == [
                "MultipeerConnectivity is not there on Linux: the conformance to MCSessionDelegate is left out"
            ])
    }

    @Test func `a framework under a condition that is false counts for the code outside of the condition`() {
        let found = Rewriting(
            """
            #if canImport(UIKit) && canImport(MultipeerConnectivity)
            import MultipeerConnectivity
            #endif
            extension URL {
            func peers() -> Int { MCSession().count }
            }
            """, others: plain)
        #expect(found.lines(6)[4] == "func peers() -> Int { \(stop) }")
    }

    @Test func `generic parameters and associated types may have the names of types of SwiftUI`() {
        let source = """
            import SwiftUI
            import UIKit
            class Factory {
            func register<View: UIView>(_ make: () -> View) where View: Reusing { let made: View = make(); use(made) }
            }
            class Mapping<View: UIView, Text> { let view: View?; init(_ view: View?) { self.view = view } }
            protocol Reusing { associatedtype Image; func show(_ image: Image) }
            """
        #expect(
            Rewriting(source, others: plain).lines(7)[2...]
                == source.split(separator: "\n").map(String.init)[2...])
    }

    @Test("a class whose superclass is of a missing framework goes, with what is made of it")
    func superclass() {
        let found = Rewriting(
            """
            import MultipeerConnectivity
            import UIKit
            class Browser: MCBrowserViewController, MCSessionDelegate {}
            class Screen: UIViewController { func browse() { show(Browser(), sender: nil) } }
            """, others: plain)
        #expect(
            found.lines(4) == [
                "import Foundation", "import UIKit", "",
                "class Screen: UIViewController { func browse() { \(stop) } }",
            ])
    }

    @Test("a protocol of the program that goes with a missing framework takes no class with it")
    func ownProtocol() {
        let own = "import MultipeerConnectivity\nprotocol Talking: MCSessionDelegate { func talk() }\n"
        let found = Rewriting(
            "import UIKit\nclass Chat: UIViewController, Talking { func talk() {} }\n", others: [own] + plain)
        #expect(found.lines(2) == ["import UIKit", "class Chat: UIViewController { func talk() {} }"])
    }

    @Test("a property of SwiftUI's type goes where the module is named too")
    func qualified() {
        let found = Rewriting(
            """
            import SwiftUI
            import UIKit
            typealias Color = UIColor
            struct Pulse {
            var color: SwiftUI.Color
            static let gray = SwiftUI.Color(red: 0).opacity(1)
            init(color: SwiftUI.Color = Pulse.gray) { self.color = color }
            }
            """)
        #expect(
            found.lines(8) == [
                "import Foundation", "import UIKit", "typealias Color = UIColor", "struct Pulse {", "", "", "", "}",
            ])
    }

    @Test("a body in another file that names a property of a missing framework stops when it is called")
    func otherFiles() {
        let chat = "import MultipeerConnectivity\nimport UIKit\nclass Chat: UIViewController { var peer: MCSession! }\n"
        let found = Rewriting("import UIKit\nextension Chat { func send() { peer.send() } }\n", others: [chat] + plain)
        #expect(found.lines(2) == ["import UIKit", "extension Chat { func send() { \(stop) } }"])
    }

    @Test("tests that tap in an app go, also if they are a module of their own")
    func interfaceTests() {
        let found = Rewriting(
            """
            import XCTest
            class TapTests: XCTestCase {
            override func setUp() { XCUIApplication().launch() }
            func testTap() {}
            }
            class Plain: XCTestCase {
            func testSum() { XCTAssertEqual(1 + 1, 2) }
            func testTap() { let app = XCUIApplication(); app.launch() }
            }
            extension XCUIElement { func tapTwice() { tap(); tap() } }
            """)
        #expect(
            found.lines(10) == [
                "import XCTest", "", "", "", "", "class Plain: XCTestCase {",
                "func testSum() { XCTAssertEqual(1 + 1, 2) }", "", "}", "",
            ])
        #expect(
            found.warnings.map(\.message) == [
                "XCUIAutomation is not there on Linux: the tests that name its XCUIApplication and the like are left "
                    + "out"
            ])
    }

    @Test func `code that names a type hidden with a missing module is left out, and no type of an else branch`() {
        let hidden = """
            #if canImport(SwiftUI) && canImport(UIKit)
            import SwiftUI
            struct Maker<Content: View>: Factory { let make: () -> Content }
            struct Style {}
            #else
            struct Style {}
            #endif
            """
        let found = Rewriting(
            """
            import UIKit
            extension Maker { static func make(_ content: @escaping () -> Content) -> Self { Self(make: content) } }
            extension Style { var isPlain: Bool { true } }
            class Screen: UIViewController {
            func show<Content>(_ maker: Maker<Content>) {}
            func close() { Maker.close() }
            }
            """, others: [hidden])
        let stop = "fatalError(\"SwiftUI is not there on Linux\")"
        #expect(
            found.lines(7) == [
                "import UIKit", "", "extension Style { var isPlain: Bool { true } }",
                "class Screen: UIViewController {",
                "", "func close() { \(stop) }", "}",
            ])
        #expect(
            found.warnings.map(\.message) == [
                "SwiftUI is not there on Linux: what this file declares with its Maker and the like is left out"
            ])
    }

    @Test func `an extension in the file of the hidden type is left out too`() {
        let found = Rewriting(
            """
            #if canImport(SwiftUI)
            struct Maker {}
            #endif
            extension Maker { static var shared: Self { Self() } }
            let count = 1
            """)
        #expect(found.lines(5) == ["#if canImport(SwiftUI)", "struct Maker {}", "#endif", "", "let count = 1"])
    }

    @Test("a body with an opaque result of the program's protocol stops with a type that has the protocol")
    func opaqueResults() {
        let source = """
            import SwiftUI
            import UIKit
            struct Wrapped: Component {
            func layout() -> some Node { make(UIHostingController(rootView: 1)) }
            var node: some Node { make(Text("a")) }
            }
            """
        func lines(_ nodes: String) -> [String] {
            Rewriting(source, others: ["protocol Node {}\nprotocol Component {}\n" + nodes]).lines(6)
        }
        let stop = "({ () -> EmptyNode in fatalError(\"SwiftUI is not there on Linux\") })()"
        let found = lines("struct EmptyNode: Node {}\nstruct Anything<T>: Node {}\nprivate struct Hidden: Node {}\n")
        #expect(found[3] == "func layout() -> some Node { \(stop) }")
        #expect(found[4] == "var node: some Node { \(stop) }")
        // Without such a type the member goes.
        let none = lines("struct Anything<T>: Node {}\n")
        #expect(none[3].isEmpty && none[4].isEmpty)
    }

    @Test("an alias that another module keeps to itself says nothing about a name of SwiftUI")
    func aliasesOfOtherModules() {
        func second(_ alias: String, in module: String) -> String {
            let files = [
                ("import UIKit\n", "App"), (alias + "import UIKit\n", module),
                ("import SwiftUI\nstruct Page: View {}\nimport UIKit\n", "App"),
            ].map { ParsedSource(Array($0.0.utf8), library: library, module: $0.1) }
            let result = SourceRewriter(program: ProgramFacts(library: library, files: files.map(\.facts))).rewrite(
                files[2])
            return result.text.map {
                String(decoding: $0, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
                    .map(String.init)[1]
            } ?? ""
        }
        #expect(second("typealias View = UIView\n", in: "Snapshots").isEmpty)
        #expect(second("typealias View = UIView\n", in: "App") == "struct Page: View {}")
        #expect(second("public typealias View = UIView\n", in: "Snapshots") == "struct Page: View {}")
    }

    @Test("a body that names a left-out function by its type stops when it is called")
    func functionsOfTypes() {
        let provider = """
            import CoreText
            import UIKit
            struct Provider {
            static func font(_ name: String) -> CTFont { CTFontCreateWithName(name) }
            func path() -> Int { let font = Provider.font("a"); return measure(font) }
            func size() -> Int { measure(Self.font("a")) }
            static func plain() -> Int { 1 }
            }
            """
        let stop = "fatalError(\"CoreText is not there on Linux\")"
        let found = Rewriting(provider, others: plain).lines(8)
        #expect(
            found[2...] == [
                "struct Provider {", "", "func path() -> Int { \(stop) }", "func size() -> Int { \(stop) }",
                "static func plain() -> Int { 1 }", "}",
            ])
        let builder =
            "import UIKit\nstruct Builder { func go() { Provider.font(\"a\") }; func on() { Provider.plain() } }\n"
        #expect(
            Rewriting(builder, others: [provider] + plain).lines(2)[1]
                == "struct Builder { func go() { \(stop) }; func on() { Provider.plain() } }")
    }

    @Test("types under a condition on Compression go with the code that names them")
    func compression() {
        let hidden = "#if canImport(Compression)\nimport Compression\nstruct Zip {}\n#endif\n"
        let found = Rewriting(
            "import UIKit\nextension Zip: Reading {}\nfunc read() -> Int { Zip().count }\n", others: [hidden])
        #expect(
            found.lines(3) == [
                "import UIKit", "", "func read() -> Int { fatalError(\"Compression is not there on Linux\") }",
            ])
    }

    @Test("an alias of a left-out type goes with the code that names the alias, also in another file")
    func aliasesOfLeftOutTypes() {
        let found = Rewriting(
            """
            import UIKit
            struct PageTests {
            typealias Model = Page.Model
            var model: Model
            @Test func count() { let model = Model(count: 1); use(model) }
            @Test func plain() { use(1) }
            }
            extension UIColor { var shade: Shade { Shade(self) } }
            """,
            others: ["import SwiftUI\nstruct Page: View { struct Model {} }\ntypealias Shade = SwiftUI.Color\n"])
        #expect(
            found.lines(8) == [
                "import UIKit", "struct PageTests {", "", "", "", "@Test func plain() { use(1) }", "}",
                "extension UIColor { }",
            ])
    }

    @Test("a property of a parameter that is left out stops the function, and no list of outlets names one")
    func membersOfParameters() {
        let plain = (0..<3).map { "import UIKit\nclass Page\($0): UIViewController {}\n" }
        let found = Rewriting(
            """
            import UIKit
            import MapKit
            class Screen: UIViewController {
            @IBOutlet var map: MKMapView!
            @IBOutlet var label: UILabel!
            }
            struct Place { var name = ""; var point: CLLocationCoordinate2D? }
            extension Place { static func == (a: Place, b: Place) -> Bool { a.name == "" && b.point?.latitude == 1 } }
            func first(_ place: Place?, _ name: String) -> String { place?.name ?? name }
            """, others: plain)
        let text = found.text
        #expect(text.contains(".outlet(\"label\"") && !text.contains("\"map\""))
        #expect(text.contains("static func == (a: Place, b: Place) -> Bool { fatalError("))
        #expect(text.contains("-> String { place?.name ?? name }"))
    }

    @Test(
        "a protocol stays without the requirements that name a missing framework, and so does what names the protocol")
    func requirements() {
        let plain = (0..<3).map { "import UIKit\nclass Page\($0): UIViewController {}\n" }
        let source = """
            import UIKit
            import EventKit
            protocol Days: AnyObject {
            func events(_ all: [EKEvent]) -> [String]
            var store: EKEventStore { get }
            func title() -> String
            }
            protocol OwnDays: Days {}
            class Screen: UIViewController { weak var days: OwnDays? }
            """
        #expect(
            Rewriting(source, others: plain).lines(9) == [
                "import UIKit", "import Foundation", "protocol Days: AnyObject {", "", "", "func title() -> String",
                "}",
                "protocol OwnDays: Days {}", "class Screen: UIViewController { weak var days: OwnDays? }",
            ])
    }

    @Test("a function that creates a type without a remaining initializer stops, and another one stays")
    func initializers() {
        let plain = (0..<3).map { "import UIKit\nclass Page\($0): UIViewController {}\n" }
        let options = """
            import MapKit
            struct Options { var scale = 1; init(span: MKCoordinateSpan = .init(), scale: Int = 1) {} }
            struct Other { init(span: MKCoordinateSpan) {} \n init() {} }
            """
        let source = "import UIKit\nfunc first() -> Options { Options() }\nfunc other() -> Other { Other() }\n"
        #expect(
            Rewriting(source, others: plain + [options]).lines(3) == [
                "import UIKit", "func first() -> Options { fatalError(\"MapKit is not there on Linux\") }",
                "func other() -> Other { Other() }",
            ])
    }

    @Test("a class with an initializer can be created although no initializer of its superclass remains")
    func initializersOfSubclasses() {
        let plain = (0..<3).map { "import UIKit\nclass Page\($0): UIViewController {}\n" }
        let base = "import MapKit\nclass Base { init(map: MKMapView) {}\n}\n"
        let source = """
            import UIKit
            class Sub: Base { init(name: String) { super.init(map: 1) }
            convenience init() { self.init(name: "a") }
            }
            func first() -> Sub { Sub.init() }
            """
        #expect(
            Rewriting(source, others: plain + [base]).lines(5) == [
                "import UIKit", "class Sub: Base { init(name: String) { super.init(map: 1) }",
                "convenience init() { self.init(name: \"a\") }", "}", "func first() -> Sub { Sub.init() }",
            ])
    }
}
