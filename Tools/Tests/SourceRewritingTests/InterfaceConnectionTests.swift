import SourceRewriting
import Testing

@Suite struct InterfaceConnectionTests {
    private func list(_ members: String, _ start: String = "super.interfaceMembers") -> String {
        """
        override class var interfaceMembers: [InterfaceMember] { var list: [InterfaceMember] = \(start); \
        \(members); return list }
        """
    }

    @Test("a class lists its outlets and inspectable values, private ones too")
    func properties() {
        expect(
            """
            import UIKit\nclass A: UIView {\n    @IBOutlet private weak var a: UILabel!\n    @IBOutlet var bs: \
            [UIView]! { didSet {} }\n    @IBInspectable var c: CGFloat = 1\n    @IBOutlet weak var `in`: B?\n}\n
            """,
            becomes:
                """
                import UIKit\nclass A: UIView {\n    private weak var a: UILabel!\n    var bs: [UIView]! { didSet \
                {} }\n    var c: CGFloat = 1\n    weak var `in`: B?\n
                """
                    + list(
                        """
                        list.append(.outlet("a", \\A.a)); list.append(.outlet("bs", \\A.bs)); \
                        list.append(.value("c", \\A.c)); list.append(.outlet("in", \\A.`in`))
                        """
                    ) + " }\n")
    }

    @Test("what cannot be set, or belongs to the class, is not listed")
    func unset() {
        expect(
            """
            import UIKit\nclass A: UIView { @IBInspectable var a: Int { 1 }; @IBInspectable static var b = 1; \
            @IBInspectable var c: Int { get { 1 } } }\n
            """,
            becomes: "import UIKit\nclass A: UIView { var a: Int { 1 }; static var b = 1; var c: Int { get { 1 } } }\n")
    }

    @Test("actions are listed under Objective-C's names, with any sender")
    func actions() {
        expect(
            """
            import UIKit\nclass A: B { @IBAction func a() {}; @IBAction private func b(_ s: UIButton!) {}; \
            @IBAction func c(sender: Any?, for event: UIEvent) {}; @objc(e:) @IBAction func d(_ s: Any) {} }\n
            """,
            becomes:
                """
                import UIKit\nclass A: B { func a() {}; private func b(_ s: UIButton!) {}; func c(sender: Any?, \
                for event: UIEvent) {}; func d(_ s: Any) {};\u{20}
                """
                    + list(
                        [
                            "list.append(.action(\"a\", { (target: A) in { target.a() } }))",
                            """
                            list.append(.action("b:", { (target: A) in { (sender: UIButton?) in \
                            target.b(sender) } }))
                            """,
                            """
                            list.append(.action("cWithSender:for:", { (target: A) in { (sender: Any?, event: \
                            UIEvent) in target.c(sender: sender, for: event) } }))
                            """,
                            "list.append(.action(\"e:\", { (target: A) in { (sender: Any) in target.d(sender) } }))",
                        ].joined(separator: "; ")) + " }\n", others: ["class B: UIViewController {}\n"])
    }

    @Test("actions that make a segue's destination are listed where the library has such")
    func segueActions() {
        let before =
            """
            import UIKit\nclass A: UIView { @IBSegueAction func a(_ c: NSCoder, sender: Any?, segueIdentifier: \
            String?) -> B? { nil } }\n
            """
        let after =
            "import UIKit\nclass A: UIView { func a(_ c: NSCoder, sender: Any?, segueIdentifier: String?) -> B? { nil }"
        let with = LibraryFacts(
            interface:
                """
                class UIResponder : NSObject\n  static var interfaceMembers\nclass UIView : UIResponder\nstruct \
                InterfaceMember\n  static func segueAction(_:_:)\n
                """
        )
        expect(
            before,
            becomes: after + "; "
                + list(
                    """
                    list.append(.segueAction("a:sender:segueIdentifier:", { (target: A) in { (coder: NSCoder, \
                    sender: Any?, identifier: String?) in target.a(coder, sender: sender, segueIdentifier: \
                    identifier) } }))
                    """
                ) + " }\n",
            library: with)
        expect(
            before, becomes: after + " }\n",
            library: LibraryFacts(
                interface: "class UIResponder : NSObject\nclass UIView : UIResponder\nstruct InterfaceMember\n"))
    }

    @Test("the list is as visible as the class, and one that was written by hand stays alone")
    func access() {
        #expect(
            Rewriting("import UIKit\npublic final class A: UIView { @IBInspectable var a = 1 }\n").text.contains(
                "; public override class var"))
        #expect(
            Rewriting("import UIKit\nopen class A<T>: UIView { @IBInspectable var a = 1 }\n").text.contains(
                "; open override class var interfaceMembers"))
        expect(
            """
            import UIKit\nclass A: UIView { @IBInspectable var a = 1; override class var interfaceMembers: \
            [InterfaceMember] { [] } }\n
            """,
            becomes:
                """
                import UIKit\nclass A: UIView { var a = 1; override class var interfaceMembers: [InterfaceMember] \
                { [] } }\n
                """
        )
    }

    @Test("what stands in an extension is found behind the last line, also for classes of UIKit and of other files")
    func extensions() {
        let a = "{ .value(\"a\", \\UIView.a) }"
        expect(
            "import UIKit\nextension UIView {\n    @IBInspectable var a: Int { get { 1 } set {} }\n}\n",
            becomes: "import UIKit\nextension UIView {\n    var a: Int { get { 1 } set {} }\n}\n"
                + "extension UIView { @MainActor fileprivate static var interfaceMember_a: InterfaceMember \(a) }\n"
                    + """
                    @MainActor final class InterfaceMember_UIView_a: InterfaceEntry { static var members: \
                    [InterfaceMember] { [UIView.interfaceMember_a] } }\n
                    """
        )
        let other = Rewriting(
            "extension A.B { @IBAction private func c(_ s: Any) {} }\n",
            others: ["import UIKit\nenum A { class B: UIViewController {} }\n"])
        #expect(
            other.text.contains(
                """
                extension A.B { @MainActor fileprivate static var interfaceMember_c_: InterfaceMember { \
                .action("c:", { (target: A.B) in { (sender: Any) in target.c(sender) } }) } }\n
                """
            ))
        #expect(
            other.text.contains(
                """
                final class InterfaceMember_A_B_c_: InterfaceEntry { static var members: [InterfaceMember] { \
                [A.B.interfaceMember_c_] } }\n
                """
            ))
        #expect(other.text.hasSuffix("import UIKit\n") && other.warnings.isEmpty)
        #expect(
            Rewriting("extension A { @IBAction func c() {} }\n", others: ["class A<T>: UIViewController {}\n"]).warnings
                .map(\.line) == [1])
    }

    @Test("an object that is no responder lists behind the last line, and can be made")
    func objects() {
        expect(
            "import UIKit\nclass A: NSObject { @IBOutlet private var a: UIView! }\n",
            becomes: "import UIKit\nclass A: NSObject { private var a: UIView! }\n"
                + """
                extension A { @MainActor fileprivate static var interfaceList: [InterfaceMember] { var list: \
                [InterfaceMember] = []; list.append(.outlet("a", \\A.a)); return list } }\n
                """
                    + """
                    @MainActor final class InterfaceClass_A: InterfaceEntry { static var type: AnyClass? { A.self }; \
                    static var members: [InterfaceMember] { A.interfaceList }; static var object: AnyObject? { A() } \
                    }\n
                    """
        )
        #expect(
            Rewriting("import UIKit\nclass A: NSObject, UITextFieldDelegate {}\n").text.contains(
                "static var object: AnyObject? { A() }"))
        for text in [
            "class A: NSObject {}\n", "class A: NSObject, UITextFieldDelegate { init(b: Int) {} }\n",
            "class A: NSObject, UITextFieldDelegate { private override init() {} }\n",
        ] {
            #expect(!Rewriting("import UIKit\n" + text).text.contains("InterfaceEntry"))
        }
    }

    @Test("classes that cannot be found by their names are entered")
    func classes() {
        for text in ["private class A: UIView { @IBInspectable var a = 1 }\n", "@objc(A) class B: UIView {}\n"] {
            #expect(
                Rewriting("import UIKit\n" + text).text.contains(
                    "class InterfaceClass_A: InterfaceEntry { static var type: AnyClass? {"))
        }
        #expect(
            Rewriting("import UIKit\nenum O { class A: UIView { @IBInspectable var a = 1 } }\n").text.contains(
                "class InterfaceClass_O_A: InterfaceEntry { static var type: AnyClass? { O.A.self } }"))
        #expect(
            !Rewriting("import UIKit\nenum O { private class A: UIView { @IBInspectable var a = 1 } }\n").text.contains(
                "InterfaceEntry"))
    }

    @Test("under conditions that may not hold, a warning says that nothing is connected")
    func conditions() {
        let result = Rewriting(
            """
            import UIKit\nclass A: UIView {\n#if DEBUG\n    @IBAction func a() {}\n#endif\n#if os(iOS)\n    \
            @IBAction func b() {}\n#endif\n}\n
            """
        )
        #expect(result.warnings.map(\.line) == [4] && result.text.contains("\"b\"") && !result.text.contains("\"a\""))
        #expect(
            !Rewriting("import UIKit\n#if DEBUG\n@objc(A) class B: UIView {}\n#endif\n").text.contains("InterfaceEntry")
        )
    }
}
