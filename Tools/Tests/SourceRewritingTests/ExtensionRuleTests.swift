import Testing

@Suite struct ExtensionRuleTests {
    @Test("an override in an extension is called by one in the class")
    func overriding() {
        expect(
            "import UIKit\nclass A: UIViewController {\n}\nextension A {\n    override func viewDidLoad() { super.viewDidLoad() }\n    override var prefersStatusBarHidden: Bool { true }\n}\n",
            becomes:
                "import UIKit\nclass A: UIViewController {\noverride func viewDidLoad() { extension_viewDidLoad() }; override var prefersStatusBarHidden: Bool { extension_prefersStatusBarHidden } }\nextension A {\n    func extension_viewDidLoad() { super.viewDidLoad() }\n    var extension_prefersStatusBarHidden: Bool { true }\n}\n"
        )
    }

    @Test("a variable inside a getter keeps its name")
    func localNames() {
        expect(
            "import UIKit\nclass A: UIView {\n}\nextension A {\n    override var description: String { var description = \"a\"; return description }\n}\n",
            becomes:
                "import UIKit\nclass A: UIView {\noverride var description: String { extension_description } }\nextension A {\n    var extension_description: String { var description = \"a\"; return description }\n}\n"
        )
    }

    @Test("a method of an extension that a subclass overrides is one of the class")
    func overridden() {
        let sub = "class B: A { override func go(to a: Int) -> Int { 2 } }"
        expect(
            "class A { }\nextension A { @objc func go(to a: Int) -> Int { 1 } }\n",
            becomes: "class A { func go(to a0: Int) -> Int { extension_go(to: a0) } }\nextension A { func extension_go(to a: Int) -> Int { 1 } }\n",
            others: [sub])
    }

    @Test("a subclass's method is found by the conformance of the class above")
    func hooks() {
        let sub = "class B: A { func scrollViewDidScroll(_ s: UIScrollView) {} }"
        let base = Rewriting("import UIKit\nclass A: UIViewController, UIScrollViewDelegate {\n}\n", others: [sub]).text
        #expect(
            base.contains(
                "\n@_disfavoredOverload @_implements(UIScrollViewDelegate, scrollViewDidScroll(_:)) func hook_scrollViewDidScroll__(_ a0: UIScrollView) { (self as? any Hook_A_scrollViewDidScroll__)?.scrollViewDidScroll(a0) } }"
            ))
        #expect(base.contains("\n@MainActor protocol Hook_A_scrollViewDidScroll__: AnyObject { func scrollViewDidScroll(_ a0: UIScrollView) }"))
        let below = Rewriting(sub + "\nimport UIKit\n", others: ["class A: UIViewController, UIScrollViewDelegate {\n}\n"]).lines(1)[0]
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
    private let base = "extension UIView { @objc func prepare(_ forced: Bool = true) { a() }\n@objc var shade: Int { get { 1 } set { b(newValue) } } }\n"

    @Test("what the program adds to a class of UIKit and overrides below asks for the object's class")
    func methods() {
        let cell = "class Cell: UILabel { override func prepare(_ forced: Bool) { super.prepare(forced) } }\n"
        let label = "extension UILabel { override func prepare(_ forced: Bool) { super.prepare(); c() } }\n"
        let text = Rewriting(base, others: [cell, label]).text
        #expect(text.hasPrefix("extension UIView { func extension_prepare(_ forced: Bool = true) { a() }\n"))
        #expect(
            text.contains(
                "extension UIView { func prepare(_ forced: Bool = true) { if let own = self as? Cell { own.extension_prepare_Cell(forced); return }; if let own = self as? UILabel { own.extension_prepare_UILabel(forced); return }; extension_prepare(forced) } }"
            ))
        #expect(
            Rewriting(cell, others: [base, label]).lines(1) == [
                "class Cell: UILabel { func extension_prepare_Cell(_ forced: Bool) { super.extension_prepare_UILabel(forced) } }"
            ])
        #expect(
            Rewriting(label, others: [base, cell]).lines(1) == [
                "extension UILabel { func extension_prepare_UILabel(_ forced: Bool) { super.extension_prepare(); c() } }"
            ])
    }

    @Test("properties too, and an override in an extension of the program's own class")
    func properties() {
        let mine = "class Mine: UIView {}\nextension Mine { override var shade: Int { get { super.shade + 1 } set {} } }\n"
        let text = Rewriting(base, others: [mine]).text
        #expect(text.contains("var extension_shade: Int {"))
        #expect(
            text.contains(
                "extension UIView { var shade: Int { get { if let own = self as? Mine { return own.extension_shade_Mine }; return extension_shade } set { if let own = self as? Mine { own.extension_shade_Mine = newValue; return }; extension_shade = newValue } } }"
            ))
        #expect(Rewriting(mine, others: [base]).lines(2)[1] == "extension Mine { var extension_shade_Mine: Int { get { super.extension_shade + 1 } set {} } }")
    }

    @Test("an override of UIKit's own member in an extension of its class is none here, with a warning")
    func uiKit() {
        let result = Rewriting("extension UINavigationController { open override var childForStatusBarStyle: UIViewController? { topViewController } }\n")
        #expect(result.lines(1) == ["extension UINavigationController { var extension_childForStatusBarStyle: UIViewController? { topViewController } }"])
        #expect(
            result.warnings.map(\.message) == [
                "childForStatusBarStyle cannot override in an extension of UINavigationController on Linux, and is not called by UIKit; override it in a subclass"
            ])
    }

    @Test("a class that the extension's file cannot name leaves all as it is")
    func hidden() {
        #expect(!Rewriting(base, others: ["private class Mine: UIView { override func prepare(_ forced: Bool) {} }\n"]).text.contains("extension_"))
        #expect(!Rewriting(base, others: ["class Mine<T>: UIView { override func prepare(_ forced: Bool) {} }\n"]).text.contains("extension_"))
    }
}
