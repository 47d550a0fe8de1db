import SourceRewriting
import Testing

@Suite struct InitializerRuleTests {
    private let library = LibraryFacts(
        interface: """
            class UIView : UIResponder
              init(frame:)
            class UICollectionViewCell : UIView
              required init(frame:) CGRect
              required init?(coder:) NSCoder
            protocol UIApplicationDelegate
              init()
            class UITableViewCell : UIView
              required convenience init()
              init(style:reuseIdentifier:)
              required init?(coder:) NSCoder
            """)

    @Test("an initializer that UIKit calls on a class is required")
    func required() {
        expect(
            """
            import UIKit\nclass A: UICollectionViewCell { override init(frame: CGRect) { super.init(frame: frame) \
            } }\n
            """,
            becomes:
                """
                import UIKit\nclass A: UICollectionViewCell { required init(frame: CGRect) { super.init(frame: \
                frame) } }\n
                """,
            library: library)
        expect(
            "import UIKit\nclass A: B { override init(frame: CGRect) { super.init(frame: frame) } }\n",
            becomes: "import UIKit\nclass A: B { required init(frame: CGRect) { super.init(frame: frame) } }\n",
            others: ["class B: UICollectionViewCell {}"],
            library: library)
        expect(
            "import UIKit\nopen class A: B { override init(frame: CGRect) { super.init(frame: frame) } }\n",
            becomes:
                "import UIKit\nopen class A: B { public required init(frame: CGRect) { super.init(frame: frame) } }\n",
            others: ["class B: UICollectionViewCell {}"],
            library: library)
        #expect(
            !Rewriting(
                "import UIKit\nclass A: UIView { override init(frame: CGRect) { super.init(frame: frame) } }\n",
                library: library
            ).isChanged)
    }

    @Test("a class with other initializers gets one that says that it is not implemented")
    func added() {
        let text = Rewriting(
            """
            import UIKit\nclass A: UICollectionViewCell { let n: Int\n  init(n: Int) { self.n = n; \
            super.init(frame: .zero) }\n  required init?(coder: NSCoder) { fatalError() }\n}\n
            """,
            library: library
        ).text
        #expect(
            text.contains("\nrequired init(frame: CGRect) { fatalError(\"init(frame:) has not been implemented\") } }"))
    }

    @Test("a convenience initializer that is required comes with the designated ones")
    func convenience() {
        let own = Rewriting(
            "import UIKit\nclass A: UITableViewCell {\n  let n: Int\n  init(n: Int) { self.n = n }\n}\n",
            library: library
        ).text
        #expect(own.contains("\nrequired convenience init() { fatalError(\"init() has not been implemented\") } }"))
        let overriding =
            """
            import UIKit\nclass A: UITableViewCell {\n  override init(style: S, reuseIdentifier: String?) {}\n  \
            required init?(coder: NSCoder) { nil }\n}\n
            """
        #expect(!Rewriting(overriding, library: library).isChanged)
    }

    @Test("a delegate's class that is not final gets the initializer that UIKit calls")
    func delegates() {
        let text = "import UIKit\nclass A: UIResponder, UIApplicationDelegate {\n}\n"
        #expect(
            Rewriting(text, library: library).text
                == """
                import UIKit\nclass A: UIResponder, UIApplicationDelegate {\nrequired override init() { \
                super.init() } }\n
                """
        )
        #expect(
            !Rewriting("import UIKit\nfinal class A: UIResponder, UIApplicationDelegate {\n}\n", library: library)
                .isChanged)
        let own = "import UIKit\nclass A: UIResponder, UIApplicationDelegate { override init() { super.init() } }\n"
        #expect(Rewriting(own, library: library).text.contains("{ required override init() { super.init() } }"))
    }

    @Test("a protocol with init() that NSObject conforms to asks for a type method, and offers the initializer")
    func objects() {
        let result = Rewriting(
            "import UIKit\nprotocol Makeable: AnyObject {\n    init()\n}\nextension NSObject: Makeable {}\n"
                + "class Style: Makeable { required init() {} }\nclass Panel: UIView {}\n")
        #expect(result.lines(5)[2] == "    static func instanceByClass() -> Self")
        #expect(
            result.text.contains(
                "class Style: Makeable { required init() {}; static func instanceByClass() -> Self { self.init() } }"))
        #expect(result.text.contains("class Panel: UIView {}"))
        #expect(result.text.contains("extension Makeable { @_disfavoredOverload @_silgen_name("))
        #expect(
            !Rewriting(
                "import UIKit\nprotocol Makeable: AnyObject { init() }\nclass Style: Makeable { required init() {} }\n"
            ).isChanged)
    }
}
