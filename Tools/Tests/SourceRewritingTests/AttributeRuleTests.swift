import SourceRewriting
import Testing

@Suite struct AttributeRuleTests {
    @Test("attributes of Objective-C go, with the space behind them")
    func attributes() {
        expect("class A { @objc func f() {} }\n", becomes: "class A { func f() {} }\n")
        expect(
            """
            @objc(XA)\n@objcMembers class A { @objc(g:) func f(_ a: Int) {}; @IBOutlet weak var v: B!\n@nonobjc \
            var c = 1 }\n
            """,
            becomes: "\nclass A { func f(_ a: Int) {}; weak var v: B!\nvar c = 1 }\n")
        expect("@UIApplicationMain\nclass A {}\n", becomes: "@main\nclass A {}\nimport UIKit\n")
    }

    @Test("a property that is only for documents can be named in its class's list")
    func reserved() {
        expect(
            "class A { @available(*, unavailable, message: \"For documents.\")\n@IBInspectable var b = 1 }\n",
            becomes: "class A { \nvar b = 1 }\n")
        #expect(!Rewriting("class A { @available(*, unavailable) var b: Int { 1 } }\n").isChanged)
    }

    @Test("a protocol of Objective-C stays one of objects")
    func classBound() {
        expect("@objc protocol P {}\n", becomes: "protocol P: AnyObject {}\n")
        expect("@objc protocol P: Q {}\n", becomes: "protocol P: Q, AnyObject {}\n")
        expect(
            "import Foundation\n@objc public protocol P: NSObjectProtocol {}\n",
            becomes: "import Foundation\npublic protocol P: NSObjectProtocol {}\n")
    }

    @Test("Core Data's attribute is said to be missing")
    func managed() {
        #expect(Rewriting("class A { @NSManaged var b: Int }\n").warnings.map(\.line) == [1])
    }

    @Test("the kind of a mutex is converted where code for iOS alone does not convert it")
    func mutexes() {
        func line(_ text: String) -> String { Rewriting("import UIKit\nfunc f() { \(text) }\n").lines(2)[1] }
        #expect(
            line("pthread_mutexattr_settype(&a, PTHREAD_MUTEX_RECURSIVE)")
                == "func f() { pthread_mutexattr_settype(&a, Int32(PTHREAD_MUTEX_RECURSIVE)) }")
        for text in ["pthread_mutexattr_settype(&a, Int32(PTHREAD_MUTEX_RECURSIVE))", "print(PTHREAD_MUTEX_NORMAL)"] {
            #expect(line(text) == "func f() { \(text) }")
        }
    }

    @Test("a key path is a text")
    func keyPaths() {
        expect("let a = #keyPath(Person.address.street)\n", becomes: "let a = \"address.street\"\n")
        expect(
            "let a = [#keyPath(bounds), #keyPath(self.frame), #keyPath(CALayer.opacity)]\n",
            becomes: "let a = [\"bounds\", \"frame\", \"opacity\"]\nimport UIKit\n")
    }

    @Test("what NSObject lacks on Linux is declared, not overridden")
    func overrides() {
        expect(
            "import Foundation\nclass A: NSObject { override func responds(to s: Int) -> Bool { true } }\n",
            becomes: "import Foundation\nclass A: NSObject { func responds(to s: Int) -> Bool { true } }\n")
        let base = "class B: NSObject { override func responds(to s: Int) -> Bool { true } }\n"
        #expect(
            !Rewriting("class A: B { override func responds(to s: Int) -> Bool { false } }\n", others: [base]).isChanged
        )
    }

    @Test(
        """
        a call of super whose value counts stays, and one whose value does not is left out where NSObject has no \
        such method
        """
    )
    func superCalls() {
        func line(_ member: String) -> String {
            Rewriting("import UIKit\nclass A: NSObject { \(member) }\n").lines(2)[1]
        }
        for body in [
            "super.responds(to: s)", "return super.responds(to: s)",
            "if s == own { return true }; return super.responds(to: s)",
        ] {
            #expect(
                line("override func responds(to s: Selector!) -> Bool { \(body) }")
                    == "class A: NSObject { func responds(to s: Selector!) -> Bool { \(body) } }")
        }
        #expect(
            line("override func forwardingTarget(for s: Selector!) -> Any? { super.forwardingTarget(for: s) }")
                == "class A: NSObject { func forwardingTarget(for s: Selector!) -> Any? { (nil as Any?) } }")
        #expect(
            line("override func setNilValueForKey(_ key: String) { super.setNilValueForKey(key); log() }")
                == "class A: NSObject { func setNilValueForKey(_ key: String) { log() } }")
    }

    @Test("a call of UIApplicationMain is one of the delegate's main")
    func mainCall() {
        expect(
            """
            import UIKit\nUIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, \
            NSStringFromClass(AppDelegate.self))\n
            """,
            becomes: "import UIKit\nAppDelegate.main()\n")
        let own = Rewriting(
            """
            import UIKit\n_ = UIApplicationMain(c, v, NSStringFromClass(App.self), \
            NSStringFromClass(AppDelegate.self))\n
            """
        )
        #expect(own.text == "import UIKit\n_ = AppDelegate.main()\n")
        #expect(own.warnings.count == 1)
        #expect(Rewriting("import UIKit\nUIApplicationMain(c, v, nil, name)\n").warnings.count == 1)
    }

    @Test("literals of colors, pictures and files are initializers")
    func literals() {
        expect(
            """
            import UIKit\nlet a = [#colorLiteral(red: 0.5, green: 0, blue: 0, alpha: 1), .red]\nlet b = \
            #imageLiteral(resourceName: "a").size, c = #fileLiteral(resourceName: "b.txt")\n
            """,
            becomes:
                """
                import UIKit\nlet a = [UIColor(red: 0.5, green: 0, blue: 0, alpha: 1), .red]\nlet b = \
                (UIImage(named: "a") ?? UIImage()).size, c = Bundle.main.url(forResource: "b.txt", \
                withExtension: nil)!\n
                """
        )
        #expect(
            Rewriting("let a = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)\n").text
                == "let a = UIColor(red: 1, green: 0, blue: 0, alpha: 1)\nimport UIKit\n")
    }

    @Test("spaces before an attribute's arguments, a warning of the compiler's, do not stop the rules")
    func spaced() {
        expect(
            "@available (iOS 13, *)\n@objc (old) class A {}\n#if os(iOS)\n#endif\n",
            becomes: "@available (iOS 13, *)\nclass A {}\n#if true\n#endif\n")
        #expect(
            !ParsedSource(Array("func f(_ g: @escaping (Int) -> Void) { let a = @ (1) }".utf8), library: library)
                .isSound)
    }
}
