import Testing

@Suite struct BundleRuleTests {
    @Test("the bundle of a class is looked up by the class's module, and the file imports UIKit for it")
    func bundles() {
        let found = Rewriting(
            """
            import Foundation\nfunc text(_ page: AnyObject) -> Bundle { Bundle(for: type(of: page)) }\nlet own = \
            Bundle(for: Page.self)\n
            """
        )
        #expect(
            found.lines(4) == [
                "import Foundation", "func text(_ page: AnyObject) -> Bundle { Bundle.containing(type(of: page)) }",
                "let own = Bundle.containing(Page.self)", "import UIKit",
            ])
    }

    @Test("other initializers, and a type Bundle of the program's own, stay")
    func others() {
        #expect(!Rewriting("import UIKit\nlet a = Bundle(path: \"\")\n").isChanged)
        #expect(
            !Rewriting(
                "import UIKit\nstruct Bundle { init(for type: AnyClass) {} }\nlet a = Bundle(for: UIView.self)\n"
            ).isChanged)
    }
}
