import SourceRewriting
import Testing

@Suite struct ImportRuleTests {
    @Test("a file that names a type of UIKit gets the import")
    func implied() {
        expect("final class A: UIView {}\n", becomes: "final class A: UIView {}\nimport UIKit\n")
        expect("import UIKit\nlet a = UIColor.red\n", becomes: "import UIKit\nlet a = UIColor.red\n")
        expect(
            "import Foundation\nfunc f() -> CGAffineTransform? { nil }",
            becomes: "import Foundation\nfunc f() -> CGAffineTransform? { nil }\nimport UIKit\n")
    }

    @Test("a type of the program's own that is called like UIKit's is none of UIKit's")
    func ownType() {
        #expect(!Rewriting("struct UIView {}\nlet a = UIView()\n").isChanged)
        #expect(!Rewriting("struct UIModel {}\nlet a = UIModel()\n").isChanged)
    }

    @Test("what Foundation has in modules of its own is imported with it")
    func networking() {
        expect(
            "import Foundation\nlet s = URLSession.shared\n",
            becomes: "import Foundation\nlet s = URLSession.shared\nimport FoundationNetworking\n")
        expect(
            "import Foundation\nlet s = XMLParser(data: d)\n",
            becomes: "import Foundation\nlet s = XMLParser(data: d)\nimport FoundationXML\n")
    }

    @Test("a file that names a lock that Foundation brings on iOS gets the module of the lock")
    func locks() {
        let text = "import Foundation\nvar lock = os_unfair_lock()\n"
        expect(text, becomes: text + "import os\n")
        #expect(!Rewriting("import Foundation\nimport os\nvar lock = os_unfair_lock()\n").isChanged)
    }

    @Test("a function of C that a source qualifies by CoreFoundation is Foundation's")
    func qualified() {
        expect(
            "import UIKit\nlet ratio = CoreFoundation.sqrt(5.0)\n",
            becomes: "import UIKit\nlet ratio = Foundation.sqrt(5.0)\n")
    }

    @Test("a file without imports that names what Foundation has gets Foundation")
    func foundation() {
        for body in [
            "protocol Base: NSObjectProtocol {}",
            "extension NSObject { var name: String { NSStringFromClass(type(of: self)) } }",
            "func now() { print(Date()) }",
            "let width = sqrt(2.0)", "func f() { DispatchQueue.main.async {} }", "struct A { var id: UUID }",
        ] {
            #expect(Rewriting(body + "\n").text == body + "\nimport Foundation\n")
            #expect(!Rewriting("import Foundation\n" + body + "\n").isChanged)
        }
        for body in ["let s = String(1)", "struct Date {}\nlet a = Date()", "let a = b.sqrt()", "let a = b.Data"] {
            #expect(!Rewriting(body + "\n").isChanged)
        }
        #expect(
            Rewriting("let a = Date()\nlet b = UIColor.red\n").text
                == "let a = Date()\nlet b = UIColor.red\nimport UIKit\n")
    }

    @Test("an extension of a type takes its module away from no file")
    func extended() {
        let isOK = "extension HTTPURLResponse { var isOK: Bool { statusCode == 200 } }\n"
        expect("import UIKit\n" + isOK, becomes: "import UIKit\n" + isOK + "import FoundationNetworking\n")
        let other = "import Foundation\nfunc f(_ r: HTTPURLResponse) {}\n"
        expect(other, becomes: other + "import FoundationNetworking\n", others: ["import Foundation\n" + isOK])
    }

    @Test("the library has every name that only Apple's Foundation has, and each such name of the library is listed")
    func appleFoundation() {
        let names = library.typeNames.union(library.globals)
        #expect(AppleFoundationNames.all.subtracting(names) == [])
        // UIKit's own names begin with these prefixes.
        let own = [
            "NSLayout", "NSText", "NSParagraph", "NSMutableParagraph", "NSDirectional", "NSDiffable", "NSWriting",
            "NSStringDrawing", "NSLine",
            "NSUnderline", "NSShadow", "NSDataAsset", "NSCollection", "NSRectAlignment",
        ]
        // Foundation on Linux also has these names.
        let shared: Set<String> = [
            "NSLocalizedString", "NSEC_PER_MSEC", "NSEC_PER_SEC", "NSEC_PER_USEC", "NSExceptionName",
        ]
        let others = names.filter { name in
            name.hasPrefix("NS") && !name.contains(".") && !own.contains(where: name.hasPrefix)
        }
        #expect(others.subtracting(shared).subtracting(AppleFoundationNames.all) == [])
    }

    @Test("what is observed needs Observation")
    func observation() {
        expect(
            "import Foundation\n@Observable final class A { var b = 1 }\n",
            becomes: "import Foundation\n@Observable final class A { var b = 1 }\nimport Observation\n")
        expect(
            "import UIKit\nfunc f() { withObservationTracking { a.b } onChange: {} }\n",
            becomes: "import UIKit\nfunc f() { withObservationTracking { a.b } onChange: {} }\nimport Observation\n")
        #expect(!Rewriting("import Streams\nlet a: Observable<Int> = make()\n").isChanged)
        #expect(
            !Rewriting(
                "import UIKit\nstruct B { @Observable var a: Int }\n", others: ["@propertyWrapper struct Observable {}"]
            ).isChanged)
    }

    @Test("imports keep their access levels, and new ones have one where the module's others have")
    func levels() {
        expect("internal import Darwin\n", becomes: "internal import Glibc\n")
        expect("public import UIKit.UIGestureRecognizerSubclass\n", becomes: "public import UIKit\n")
        expect(
            "public import SwiftUI\nlet a = 1\n",
            becomes: "public import Foundation\nlet a = 1\n#if canImport(SwiftUI)\npublic import SwiftUI\n#endif\n")
        expect("@preconcurrency import CoreFoundation\n", becomes: "@preconcurrency import Foundation\n")
        let body = "public func f(_ r: URLRequest) {}\n"
        expect(
            "public import UIKit\n" + body,
            becomes: "public import UIKit\n" + body + "public import FoundationNetworking\n")
        expect(
            "let a = UIColor.red\n", becomes: "let a = UIColor.red\npublic import UIKit\n",
            others: ["internal import UIKit\n"])
        expect(
            "let a = UIColor.red\n", becomes: "let a = UIColor.red\nimport UIKit\n",
            others: ["internal import Foundation\nimport UIKit\n"])
    }

    @Test("a file with CoreGraphics alone gets Foundation, which has the geometry on Linux")
    func geometry() {
        expect(
            "import CoreGraphics\nlet a = CGPoint.zero\n",
            becomes: "import CoreGraphics\nlet a = CGPoint.zero\nimport Foundation\n")
        #expect(!Rewriting("import CoreGraphics\nimport Foundation\nlet a = CGPoint.zero\n").isChanged)
        #expect(!Rewriting("import CoreGraphics\nimport UIKit\nlet a = CGPoint.zero\n").isChanged)
    }

    @Test(
        "what a few files of a module have for a framework that is not there is left out, and stops when it is called")
    func missingFrameworks() {
        let source = """
            import UIKit
            import WebKit
            extension WKWebView { func load() {} }
            class Page: UIViewController {
            var web: WKWebView?
            func show(_ view: UIView) { if view is WKWebView { hide() } }
            func hide() {}
            func open(_ view: WebKit.WKWebView) {}
            }
            """
        let plain = ["import UIKit\nlet a = 1\n", "let b = 1\n", "let c = 1\n"]
        let found = Rewriting(source, others: plain)
        #expect(
            found.lines(9) == [
                "import UIKit", "import Foundation", "", "class Page: UIViewController {", "",
                "func show(_ view: UIView) {  }", "func hide() {}", "", "}",
            ])
        #expect(
            found.warnings.map(\.message)
                == ["WebKit is not there on Linux: what this file declares with its WKWebView and the like is left out"]
        )
        // The compiler reports a conflict with a module that replaces the framework.
        #expect(!Rewriting(source, others: Array(plain.prefix(1))).isChanged)
    }

    @Test("CoreServices is the module with the names of file types")
    func coreServices() {
        expect("import CoreServices\nlet a = kUTTypePNG\n", becomes: "import MobileCoreServices\nlet a = kUTTypePNG\n")
    }

    @Test("Accessibility is UIKit, unless the program has a module of this name")
    func accessibility() {
        expect(
            "import Accessibility\nlet a: AXCustomContent? = nil\n",
            becomes: "import UIKit\nlet a: AXCustomContent? = nil\n")
        expect(
            "import class Accessibility.AXCustomContent\nimport UIKit\n", becomes: "import UIKit\nimport UIKit\n")
        let texts = [
            ("import Accessibility\nlet a: Label? = nil\n", "App"), ("public struct Label {}\n", "Accessibility"),
        ]
        let files = texts.map { ParsedSource(Array($0.0.utf8), library: library, module: $0.1) }
        let program = ProgramFacts(library: library, files: files.map(\.facts))
        #expect(SourceRewriter(program: program).rewrite(files[0]).text == nil)
    }

    @Test("SwiftUI is imported by no other condition than that it can be")
    func conditionalSwiftUI() {
        expect(
            "#if os(iOS)\nimport UIKit\nimport SwiftUI\n#else\nimport Foundation\n#endif\n",
            becomes: "#if true\nimport UIKit\nimport Foundation\n#else\nimport Foundation\n#endif\n")
        #expect(!Rewriting("#if canImport(SwiftUI) && DEBUG\nimport SwiftUI\n#endif\n").isChanged)
        #expect(!Rewriting("#if canImport(SwiftUI)\n#if DEBUG\nimport SwiftUI\n#endif\n#endif\n").isChanged)
    }

    @Test("SwiftUI is imported where it can be, ObjectiveC never, and Darwin is Glibc")
    func others() {
        expect(
            "import SwiftUI\nlet a = 1\n",
            becomes: "import Foundation\nlet a = 1\n#if canImport(SwiftUI)\nimport SwiftUI\n#endif\n")
        expect("import ObjectiveC\nimport Darwin\n", becomes: "\nimport Glibc\n")
    }

    @Test("previews go, and their lines stay")
    func previews() {
        expect("let a = 1\n#Preview {\n    Text(\"a\")\n}\nlet b = 2\n", becomes: "let a = 1\n\n\n\nlet b = 2\n")
        expect("struct P: PreviewProvider {\n}\n", becomes: "\n\n")
    }
}

extension ImportRuleTests {
    @Test("an import whose name begins like UIKit's is another")
    func similar() {
        expect(
            "import UIKitTesting\nlet a = UIColor.red\n",
            becomes: "import UIKitTesting\nlet a = UIColor.red\nimport UIKit\n")
    }

    @Test("parts of a framework are imported with the whole")
    func parts() {
        expect("import UIKit.UIGestureRecognizerSubclass\nimport os.log\n", becomes: "import UIKit\nimport os\n")
        expect("import class UIKit.UIView\nimport CoreFoundation\n", becomes: "import UIKit\nimport Foundation\n")
        #expect(!Rewriting("import struct Foundation.URL\n").isChanged)
    }

    @Test("functions of C behind a module's name are Foundation's, and the application by its name is the shared one")
    func names() {
        func line(_ text: String) -> String { Rewriting("import UIKit\n" + text + "\n").lines(2)[1] }
        #expect(
            line("let a = CoreGraphics.log(b) + Darwin.sqrt(c)") == "let a = Foundation.log(b) + Foundation.sqrt(c)")
        #expect(
            line("let a: CoreGraphics.CGFloat = CoreGraphics.CGFloat(1)")
                == "let a: CoreGraphics.CGFloat = CoreGraphics.CGFloat(1)")
        #expect(
            line("let a = UIApplication.value(forKeyPath: #keyPath(UIApplication.shared)) as? UIApplication")
                == "let a = (UIApplication.shared as Any?) as? UIApplication")
        #expect(line("if UIApplication.responds(to: Selector(\"sharedApplication\")) { go() }") == "if true { go() }")
        #expect(
            line("let a = UIApplication.perform(NSSelectorFromString(\"sharedApplication\"))?.takeUnretainedValue()")
                == "let a = ObjectiveCClass.unretained(UIApplication.shared)?.takeUnretainedValue()")
        #expect(
            line("let a = $0.viewClass.isSubclass(of: UIView.self)")
                == "let a = ObjectiveCClass.isSubclass($0.viewClass, of: UIView.self)")
        #expect(line("let a = Cell.isSubclass(of: UIView.self)") == "let a = Cell.isSubclass(of: UIView.self)")
        #expect(line("let a = b?.isSubclass(of: UIView.self)") == "let a = b?.isSubclass(of: UIView.self)")
        #expect(
            line("if let a = NSClassFromString(\"UIApplication\"), a.responds(to: name) { go() }")
                == "if let a = ObjectiveCClass.named(\"UIApplication\"), true { go() }")
        #expect(
            line("if let a = NSClassFromString(\"UIView\"), a.responds(to: name) { go() }")
                == "if let a = ObjectiveCClass.named(\"UIView\"), a.responds(to: name) { go() }")
    }

    @Test func `an import under a condition that is false here is added where the file needs it`() {
        let text = Rewriting(
            """
            #if canImport(UIKit) && canImport(AVFoundation)
            import UIKit
            #endif
            extension URL { func picture() -> UIImage? { nil } }

            """
        ).text
        #expect(text.hasSuffix("\nimport UIKit\n"), "\(text)")
    }

    @Test("what NSObject has on iOS alone is not called on super")
    func superCalls() {
        let text = Rewriting(
            """
            import UIKit\nclass A: UIView {\n  override func awakeFromNib() {\n    super.awakeFromNib()\n    \
            go()\n  }\n}\n
            """,
            library: .init(interface: "class UIView : UIResponder\n")
        ).text
        #expect(text == "import UIKit\nclass A: UIView {\n  func awakeFromNib() {\n    \n    go()\n  }\n}\n")
    }

    @Test("what is declared for SwiftUI goes, its lines stay")
    func swiftUI() {
        let result = Rewriting(
            """
            import UIKit
            import SwiftUI
            struct Banner: View {
                var body: some View { Text("a") }
            }
            extension View { func banner() -> some View { self } }
            struct Wrapper: SwiftUI.UIViewRepresentable { final class Coordinator {} }
            @objc class Kept: UIView {}
            extension Kept { @objc func f() {} }

            """)
        #expect(
            result.lines(9) == [
                "import UIKit", "import Foundation", "", "", "", "", "", "class Kept: UIView {}",
                "extension Kept { func f() {} }",
            ])
        #expect(
            result.warnings.map(\.message) == [
                "SwiftUI is not there on Linux: what this file declares with its View and the like is left out"
            ])
        #expect(
            Rewriting("import UIKit\nstruct A: View {}\nextension View { func f() {} }\n").text
                == "import UIKit\nstruct A: View {}\nextension View { func f() {} }\n")
        let members =
            """
            struct HSL {\nfunc toColor() -> Color { Color(red: 1) }\nvar all: [SwiftUI.Font] { [] }\ninit(_ \
            color: Color?) {}\nvar hue = 1\n}
            """
        #expect(
            Rewriting("import SwiftUI\n" + members).lines(6).dropFirst() == ["struct HSL {", "", "", "", "var hue = 1"])
        #expect(
            Rewriting("import UIKit\nstruct Color {}\n" + members, others: ["import SwiftUI"]).text.contains("toColor"))
        #expect(
            Rewriting(
                "import UIKit\nimport SwiftUI\nprotocol View {}\nstruct A: View {}\nextension View { func f() {} }\n"
            ).lines(5)[3] == "struct A: View {}")
    }

    @Test("what names a type that is left out with SwiftUI is left out with it, in all files")
    func leftOut() {
        let bridge = """
            import SwiftUI
            public protocol Convertible { associatedtype Content: View; func asView() -> Content }
            final class Host<Content: View>: UIView {
            let hosting: UIHostingController<Content>
            }
            final class Panel: UIView {
            private var hosting = UIHostingController(rootView: Text("a"))
            var state: UIControl.State = .normal
            func layout() { hosting.view.frame = bounds }
            func grow(@ViewBuilder _ content: () -> Content) {}
            override func layoutSubviews() { super.layoutSubviews(); go() }
            lazy var name: String = { Text("a").description }()
            }

            """
        let kept = Rewriting(bridge).lines(13)
        let stop = "fatalError(\"SwiftUI is not there on Linux\")"
        #expect(
            kept == [
                "import Foundation", "", "", "", "", "final class Panel: UIView {", "",
                "var state: UIControl.State = .normal", "func layout() { \(stop) }", "",
                "override func layoutSubviews() { super.layoutSubviews(); go() }",
                "lazy var name: String = { \(stop) }()", "}",
            ])
        func line(_ text: String) -> (text: String, warnings: [String]) {
            let result = Rewriting("import UIKit\n" + text + "\n", others: [bridge])
            return (result.lines(2)[1], result.warnings.map(\.message))
        }
        let gone = "what this file declares with its Host and the like is left out"
        #expect(line("extension Host { func f() {} }") == ("", ["SwiftUI is not there on Linux: \(gone)"]))
        #expect(line("func show<T: Convertible>(_ view: T) {}").text == "")
        #expect(line("final class Other: Host<Int> {}").text == "")
        #expect(line("extension Convertible { func f() {} }").text == "")
        #expect(line("func f() -> UIView { Host(1) }").text == "func f() -> UIView { \(stop) }")
        #expect(line("func f() -> UIView { Panel() }").text == "func f() -> UIView { Panel() }")
        #expect(
            line("class A { struct Host {}; func f() -> Host { Host() } }").text
                == "class A { struct Host {}; func f() -> Host { Host() } }")
        #expect(
            line("class A: XCTestCase { func testA() { _ = Host(1) }; func testB() {} }").text
                == "class A: XCTestCase { func testB() {} }")
        #expect(line("class A: XCTestCase { override func setUp() { _ = Host(1) }; func testB() {} }").text == "")
        // A type of the program with this name.
        #expect(
            Rewriting("import SwiftUI\ntypealias Image = UIImage\nfunc f() -> Image { Image() }\n").lines(3)[2]
                == "func f() -> Image { Image() }")
    }

    @Test("what UIKit offers outside of types is imported too")
    func globals() {
        #expect(
            Rewriting("import Foundation\nlet a = CATransform3DIdentity\n").text
                == "import Foundation\nlet a = CATransform3DIdentity\nimport UIKit\n")
        #expect(
            Rewriting("import Foundation\nlet a = Bundle.main.infoDictionary?[kCFBundleNameKey as String]\n").text
                .hasSuffix("import UIKit\n"))
    }

    @Test(
        "an import of Combine outside of conditions is found",
        arguments: [
            ("import Combine", true), ("@preconcurrency import Combine // a comment", true),
            ("\tpublic import class Combine.Future", true), ("import Foundation\nimport Combine\r\n", true),
            ("#if os(iOS)\n#endif\nimport Combine", true), ("#if canImport(Combine)\nimport Combine\n#endif", false),
            ("#if DEBUG\n#if os(iOS)\n#endif\nimport Combine\n#endif", false), ("import CombineExt", false),
            ("let text = \"import Combine\"", false), ("// import Combine", false),
        ])
    func combine(source: String, isNeeded: Bool) {
        #expect(ParsedSource(Array(source.utf8), library: library).facts.needsCombine == isNeeded)
    }
}
