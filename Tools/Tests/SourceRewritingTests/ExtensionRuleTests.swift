import SourceRewriting
import Testing

@Suite struct ExtensionRuleTests {
    @Test("an override in an extension is called by one in the class")
    func overriding() {
        expect(
            """
            import UIKit\nclass A: UIViewController {\n}\nextension A {\n    override func viewDidLoad() { \
            super.viewDidLoad() }\n    override var prefersStatusBarHidden: Bool { true }\n}\n
            """,
            becomes:
                """
                import UIKit\nclass A: UIViewController {\noverride func viewDidLoad() { extension_viewDidLoad() \
                }; override var prefersStatusBarHidden: Bool { extension_prefersStatusBarHidden } }\nextension A \
                {\n    func extension_viewDidLoad() { super.viewDidLoad() }\n    var \
                extension_prefersStatusBarHidden: Bool { true }\n}\n
                """
        )
    }

    @Test("an override that enters the main actor itself is called without an actor")
    func objectMembers() {
        let found = Rewriting(
            """
            import UIKit
            class A: UIViewController {
            }
            extension A {
                override public var debugDescription: String { MainActor.assumeIsolated { title ?? "" } }
                nonisolated override var hash: Int { 1 }
            }
            """
        ).text
        #expect(found.contains("    nonisolated public var extension_debugDescription: String"))
        #expect(found.contains("    nonisolated var extension_hash: Int"))
    }

    @Test("an unavailable override in an extension can be called by one in the class")
    func unavailable() {
        let found = Rewriting(
            """
            import UIKit
            class A: UIView {
            }
            extension A {
                @available(*, unavailable, message: "Use constraints.")
                override func layoutSubviews() { super.layoutSubviews() }
                @available(*, unavailable)
                override var isHidden: Bool { get { false } set {} }
            }
            """
        ).text
        let message = "message: \"Use constraints.\""
        #expect(found.contains("@available(*, noasync, \(message))\n    func extension_layoutSubviews"))
        #expect(found.contains("@available(*, noasync)\n    var extension_isHidden: Bool"))
        #expect(!found.contains("unavailable"))
    }

    @Test("observers of a property in an extension become methods that the property in the class calls")
    func observers() {
        let found = Rewriting(
            """
            import UIKit
            class A: UITableViewCell {
            }
            extension A {
                override open var isSelected: Bool {
                    willSet { a(newValue) }
                    didSet(former) { b(former) }
                }
            }
            """
        ).text
        let calls =
            "willSet { extension_isSelected_willSet(newValue) } didSet { extension_isSelected_didSet(oldValue) }"
        #expect(found.contains("override var isSelected: Bool { \(calls) } }"))
        #expect(found.contains("\n        func extension_isSelected_willSet(_ newValue: Bool) { a(newValue) }\n"))
        #expect(found.contains("\n        func extension_isSelected_didSet(_ former: Bool) { b(former) }\n"))
        #expect(!found.contains("open"))
    }

    @Test("an override in an extension of a class and one in an extension of its superclass have names of their own")
    func chains() {
        let base =
            """
            import UIKit\nclass A: NSObject {\n}\nextension A {\n    override func isEqual(_ o: Any?) -> Bool { \
            true }\n}\n
            """
        let sub =
            """
            import UIKit\nclass B: A {\n}\nextension B {\n    override func isEqual(_ o: Any?) -> Bool { \
            super.isEqual(o) }\n}\n
            """
        #expect(Rewriting(base, others: [sub]).text.contains("func extension_isEqual(_ o: Any?) -> Bool { true }"))
        let found = Rewriting(sub, others: [base]).text
        #expect(found.contains("override func isEqual(_ a0: Any?) -> Bool { extension_isEqual_B(a0) }"))
        #expect(found.contains("    func extension_isEqual_B(_ o: Any?) -> Bool { super.isEqual(o) }"))
    }

    @Test("a variable inside a getter keeps its name")
    func localNames() {
        expect(
            """
            import UIKit\nclass A: UIView {\n}\nextension A {\n    override var description: String { var \
            description = "a"; return description }\n}\n
            """,
            becomes:
                """
                import UIKit\nclass A: UIView {\noverride var description: String { extension_description } \
                }\nextension A {\n    var extension_description: String { var description = "a"; return \
                description }\n}\n
                """
        )
    }

    @Test("a method of an extension that a subclass overrides is one of the class")
    func overridden() {
        let sub = "class B: A { override func go(to a: Int) -> Int { 2 } }"
        expect(
            "class A { }\nextension A { @objc func go(to a: Int) -> Int { 1 } }\n",
            becomes:
                """
                class A { func go(to a0: Int) -> Int { extension_go(to: a0) } }\nextension A { func \
                extension_go(to a: Int) -> Int { 1 } }\n
                """,
            others: [sub])
    }

    @Test("a subclass's method is found by the conformance of the class above")
    func hooks() {
        let sub = "class B: A { func scrollViewDidScroll(_ s: UIScrollView) {} }"
        let base = Rewriting("import UIKit\nclass A: UIViewController, UIScrollViewDelegate {\n}\n", others: [sub]).text
        #expect(
            base.contains(
                """
                \n@_disfavoredOverload @_implements(UIScrollViewDelegate, scrollViewDidScroll(_:)) func \
                hook_scrollViewDidScroll__(_ a0: UIScrollView) { (self as? any \
                Hook_A_scrollViewDidScroll__)?.scrollViewDidScroll(a0) } }
                """
            ))
        #expect(
            base.contains(
                """
                \n@MainActor protocol Hook_A_scrollViewDidScroll__: AnyObject { func scrollViewDidScroll(_ a0: \
                UIScrollView) }
                """
            ))
        let below = Rewriting(
            sub + "\nimport UIKit\n", others: ["class A: UIViewController, UIScrollViewDelegate {\n}\n"]
        ).lines(1)[0]
        #expect(below == "class B: A, Hook_A_scrollViewDidScroll__ { func scrollViewDidScroll(_ s: UIScrollView) {} }")
    }

    @Test("where the method answers a value, the protocol's default answers for the others")
    func defaults() {
        let sub = "class B: A { func tableView(_ t: UITableView, heightForRowAt p: IndexPath) -> CGFloat { 1 } }"
        let base = Rewriting("import UIKit\nclass A: UIViewController, UITableViewDelegate {\n}\n", others: [sub]).text
        #expect(base.contains("private final class Defaults_A_UITableViewDelegate: NSObject, UITableViewDelegate {"))
        #expect(base.contains("else { return Defaults_A_UITableViewDelegate().tableView(a0, heightForRowAt: a1) }"))
    }
}

@Suite struct LibraryExtensionTests {
    private let base =
        """
        extension UIView { @objc func prepare(_ forced: Bool = true) { a() }\n@objc var shade: Int { get { 1 } \
        set { b(newValue) } } }\n
        """

    @Test("what the program adds to a class of UIKit and overrides below asks for the object's class")
    func methods() {
        let cell = "class Cell: UILabel { override func prepare(_ forced: Bool) { super.prepare(forced) } }\n"
        let label = "extension UILabel { override func prepare(_ forced: Bool) { super.prepare(); c() } }\n"
        let text = Rewriting(base, others: [cell, label]).text
        #expect(text.hasPrefix("extension UIView { func extension_prepare(_ forced: Bool = true) { a() }\n"))
        #expect(
            text.contains(
                """
                extension UIView { func prepare(_ forced: Bool = true) { if let own = self as? Cell { \
                own.extension_prepare_Cell(forced); return }; if let own = self as? UILabel { \
                own.extension_prepare_UILabel(forced); return }; extension_prepare(forced) } }
                """
            ))
        #expect(
            Rewriting(cell, others: [base, label]).lines(1) == [
                """
                class Cell: UILabel { func extension_prepare_Cell(_ forced: Bool) { \
                super.extension_prepare_UILabel(forced) } }
                """
            ])
        #expect(
            Rewriting(label, others: [base, cell]).lines(1) == [
                """
                extension UILabel { func extension_prepare_UILabel(_ forced: Bool) { super.extension_prepare(); \
                c() } }
                """
            ])
    }

    @Test func `an override that observes passes the value to the superclass's property`() {
        func line(_ observer: String) -> String {
            Rewriting("class Cell: UILabel { open override var shade: Int { \(observer) } }\n", others: [base]).lines(
                1)[0]
        }
        #expect(
            line("didSet { draw(shade) }")
                == "class Cell: UILabel { public var extension_shade_Cell: Int { get { super.extension_shade } set { "
                + "let oldValue = super.extension_shade; super.extension_shade = newValue; _ = oldValue; "
                + "do { draw(shade) } } } }")
        #expect(
            line("willSet(next) { draw(next) }")
                == "class Cell: UILabel { public var extension_shade_Cell: Int { get { super.extension_shade } "
                + "set(next) { do { draw(next) }; super.extension_shade = next } } }")
    }

    @Test("properties too, and an override in an extension of the program's own class")
    func properties() {
        let mine =
            "class Mine: UIView {}\nextension Mine { override var shade: Int { get { super.shade + 1 } set {} } }\n"
        let text = Rewriting(base, others: [mine]).text
        #expect(text.contains("var extension_shade: Int {"))
        #expect(
            text.contains(
                """
                extension UIView { var shade: Int { get { if let own = self as? Mine { return \
                own.extension_shade_Mine }; return extension_shade } set { if let own = self as? Mine { \
                own.extension_shade_Mine = newValue; return }; extension_shade = newValue } } }
                """
            ))
        #expect(
            Rewriting(mine, others: [base]).lines(2)[1]
                == "extension Mine { var extension_shade_Mine: Int { get { super.extension_shade + 1 } set {} } }")
    }

    @Test(
        "an override with a parameter of a wider type is called by that type too, and the result is the object's type")
    func wider() {
        let base =
            "extension UIScrollView { @discardableResult @objc func update(_ f: (Base) -> Void) -> Self { self } }\n"
        let wide =
            "extension UITableView { @objc override func update(_ f: (Wide) -> Void) -> Self { self } }\nimport UIKit\n"
        let first = Rewriting(base + "import UIKit\n", others: [wide]).text
        #expect(
            first.contains(
                """
                extension UIScrollView { @discardableResult func update(_ f: (Base) -> Void) -> Self { if let own = \
                self as? UITableView { return own.extension_update_UITableView(f) as! Self }; return \
                extension_update(f) } }
                """))
        let second = Rewriting(wide, others: [base]).text
        #expect(
            second.hasPrefix("extension UITableView { func extension_update_UITableView(_ f: (Wide) -> Void) -> Self"))
        #expect(
            second.contains(
                """
                \nextension UITableView { func update(_ f: (Wide) -> Void, _: Void = ()) -> Self { return \
                extension_update_UITableView(f) } }\n
                """))
        let same = wide.replacing("Wide", with: "Base")
        #expect(!Rewriting(same, others: [base]).text.contains("func update"))
    }

    @Test("an override of UIKit's own member in an extension of its class is none here, with a warning")
    func uiKit() {
        let result = Rewriting(
            """
            extension UINavigationController { open override var childForStatusBarStyle: UIViewController? { \
            topViewController } }\n
            """
        )
        #expect(
            result.lines(1) == [
                """
                extension UINavigationController { var extension_childForStatusBarStyle: UIViewController? { \
                topViewController } }
                """
            ])
        #expect(
            result.warnings.map(\.message) == [
                """
                childForStatusBarStyle cannot override in an extension of UINavigationController on Linux, and is \
                not called by UIKit; override it in a subclass
                """
            ])
    }

    @Test("a class that the extension's file cannot name is asked for by a protocol of the member")
    func hidden() {
        let mine = "class Mine: UIView { override func prepare(_ forced: Bool) {} }\n"
        let generic = "class Mine<T>: UIView { override func prepare(_ forced: Bool) {} }\n"
        for other in ["private " + mine, generic] {
            let text = Rewriting(base, others: [other]).text
            #expect(
                text.contains(
                    """
                    func prepare(_ forced: Bool = true) { if let own = self as? any Dispatched_UIView_prepare__ { \
                    own.dispatched_UIView_prepare__(forced); return }; extension_prepare(forced) }
                    """
                ))
            #expect(
                text.contains(
                    """
                    @MainActor protocol Dispatched_UIView_prepare__: AnyObject { func \
                    dispatched_UIView_prepare__(_ forced: Bool) }
                    """
                ))
            #expect(!text.contains("as? Mine"))
        }
        let line = Rewriting("private " + mine, others: [base]).lines(1)[0]
        #expect(
            line
                == """
                private class Mine: UIView, Dispatched_UIView_prepare__ { func extension_prepare_Mine(_ forced: \
                Bool) {};
                """
                + " func dispatched_UIView_prepare__(_ a0: Bool) { extension_prepare_Mine(a0) } }")
        let below = Rewriting(
            "class Below: Mine { override func prepare(_ forced: Bool) { super.prepare(forced) } }\n",
            others: [base, "private " + mine])
        #expect(below.text.contains("{ extension_prepare_Mine(forced) }") == false)
        #expect(below.text.contains("super.extension_prepare_Mine(forced)"))
    }

    @Test("a class of another module, as of the tests, is not named by the library")
    func otherModule() {
        func rewrite(_ place: Int) -> String {
            let files = [
                (
                    """
                    extension UIViewController { @objc var inset: Int { 1 } }\nopen class Panel: UIViewController \
                    {}\nimport UIKit\n
                    """,
                    "Lib"
                ),
                (
                    """
                    class Wide: Panel { override var inset: Int { super.inset + 1 } }\nclass Wider: Wide { \
                    override var inset: Int { 3 } }\nimport UIKit\n
                    """,
                    "LibTests"
                ),
            ].map { ParsedSource(Array($0.0.utf8), library: library, module: $0.1) }
            let result = SourceRewriter(program: ProgramFacts(library: library, files: files.map(\.facts))).rewrite(
                files[place])
            return result.text.map { String(decoding: $0, as: UTF8.self) } ?? ""
        }
        #expect(
            rewrite(0) == """
                extension UIViewController { var extension_inset: Int { 1 } }
                open class Panel: UIViewController {}
                import UIKit
                extension UIViewController { var inset: Int { if let own = self as? any \
                Dispatched_UIViewController_inset { return own.dispatched_UIViewController_inset }; return \
                extension_inset } }
                @MainActor protocol Dispatched_UIViewController_inset: AnyObject { var \
                dispatched_UIViewController_inset: Int { get } }

                """)
        #expect(
            rewrite(1) == """
                class Wide: Panel, Dispatched_UIViewController_inset { var extension_inset_Wide: Int { \
                super.extension_inset + 1 }; var dispatched_UIViewController_inset: Int { extension_inset_Wide } }
                class Wider: Wide { var extension_inset_Wider: Int { 3 }; override var \
                dispatched_UIViewController_inset: Int { extension_inset_Wider } }
                import UIKit

                """)
    }

    @Test("open members that extensions add to UIKit's classes are public: without Objective-C nothing overrides them")
    func openMembers() {
        func line(_ text: String) -> String { Rewriting("import UIKit\n\(text)\n").lines(2)[1] }
        #expect(
            line("extension UIColor { @objc class open dynamic var tint: UIColor { .red } }")
                == "extension UIColor { class public dynamic var tint: UIColor { .red } }")
        let own = "open class A: UIView {}; extension A { open func go() {} }"
        #expect(line(own) == own)
    }

    @Test("a class in a function is known like others, and by its own name")
    func local() {
        let list = "@objc protocol ListDelegate { @objc optional func height(of a: Int) -> Int }\n"
        func first(_ body: String, _ others: String...) -> String {
            Rewriting("final class T {\n\(body)\n}\nimport UIKit\n", others: others).lines(2)[1]
        }
        #expect(
            first("func f() { class A: ListDelegate { func height(of a: Int) -> Int { 1 } }; run(A()) }", list)
                == """
                func f() { class A: ListDelegate { func height(of a: Int) -> Int { 1 }; var implements_height_of: \
                Bool { true } }; run(A()) }
                """
        )
        #expect(
            first("func f() { it { class A: ListDelegate { func height(of a: Int) -> Int { 1 } }; run(A()) } }", list)
                == """
                func f() { it { class A: ListDelegate { func height(of a: Int) -> Int { 1 }; var \
                implements_height_of: Bool { true } }; run(A()) } }
                """
        )
        // Two functions may each have a class with the same name.
        let two = Rewriting(
            """
            final class T {\nfunc f() { class A: ListDelegate { func height(of a: Int) -> Int { 1 } } }\nfunc g() \
            { class A: ListDelegate {} }\n}\n
            """,
            others: [list]
        ).lines(3)
        #expect(two[1].contains("implements_height_of") && !two[2].contains("implements_height_of"))
        #expect(
            first("func f() { class A: UIView { func go() { u(#selector(tap)) }; @objc func tap() {} } }")
                == "func f() { class A: UIView { func go() { u(Selector(\"tap\", A.tap)) }; func tap() {} } }")
        #expect(
            first(
                """
                init() { final class Cell: UITableViewCell { override init(style: UITableViewCell.CellStyle, \
                reuseIdentifier: String?) { super.init(style: style, reuseIdentifier: reuseIdentifier) } } }
                """
            ).hasSuffix("; required convenience init() { fatalError(\"init() has not been implemented\") } } }"))
        #expect(
            first("func f() { class B: XCTestCase { @MainActor func testA() {} } }")
                == "func f() { class B: XCTestCase { @MainActor func testA() {} } }")
    }
}
