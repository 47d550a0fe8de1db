import Testing

@Suite struct ExtensionRuleTests {
    @Test("an override in an extension is called by one in the class")
    func overriding() {
        expect(
            "import UIKit\nclass A: UIViewController {\n}\nextension A {\n    override func viewDidLoad() { super.viewDidLoad() }\n    override var prefersStatusBarHidden: Bool { true }\n}\n",
            becomes: "import UIKit\nclass A: UIViewController {\noverride func viewDidLoad() { extension_viewDidLoad() }; override var prefersStatusBarHidden: Bool { extension_prefersStatusBarHidden } }\nextension A {\n    func extension_viewDidLoad() { super.viewDidLoad() }\n    var extension_prefersStatusBarHidden: Bool { true }\n}\n")
    }

    @Test("a variable inside a getter keeps its name")
    func localNames() {
        expect(
            "import UIKit\nclass A: UIView {\n}\nextension A {\n    override var description: String { var description = \"a\"; return description }\n}\n",
            becomes: "import UIKit\nclass A: UIView {\noverride var description: String { extension_description } }\nextension A {\n    var extension_description: String { var description = \"a\"; return description }\n}\n")
    }

    @Test("a method of an extension that a subclass overrides is one of the class")
    func overridden() {
        let sub = "class B: A { override func go(to a: Int) -> Int { 2 } }"
        expect(
            "class A { }\nextension A { @objc func go(to a: Int) -> Int { 1 } }\n",
            becomes: "class A { func go(to a0: Int) -> Int { extension_go(to: a0) } }\nextension A { func extension_go(to a: Int) -> Int { 1 } }\n", others: [sub])
    }

    @Test("a subclass's method is found by the conformance of the class above")
    func hooks() {
        let sub = "class B: A { func scrollViewDidScroll(_ s: UIScrollView) {} }"
        let base = Rewriting("import UIKit\nclass A: UIViewController, UIScrollViewDelegate {\n}\n", others: [sub]).text
        #expect(base.contains("\n@_implements(UIScrollViewDelegate, scrollViewDidScroll(_:)) func hook_scrollViewDidScroll__(_ a0: UIScrollView) { (self as? any Hook_A_scrollViewDidScroll__)?.scrollViewDidScroll(a0) } }"))
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
