import SourceRewriting
import Testing

@Suite struct TextObserverTests {
    private let parameters =
        """
        (forKeyPath k: String?, of o: Any?, change c: [NSKeyValueChangeKey: Any]?, context x: \
        UnsafeMutableRawPointer?)
        """
    private var arguments: String { "(forKeyPath: k, of: o, change: c, context: x)" }
    /// The library with the members that the rule needs.
    private let known = LibraryFacts(
        interface: """
            extension NSObject
              func value(forKey:)
              func setValue(_:forKey:)
            class UIGestureRecognizer : NSObject
              func reset()
            class UIResponder : NSObject
              func observeValue(forKeyPath:of:change:context:)
            class UIViewController : UIResponder
              func viewDidLoad()
            """)

    private func line(_ text: String, others: [String] = []) -> String {
        Rewriting("import UIKit\n" + text + "\n", others: others, library: known).lines(2)[1]
    }

    @Test("an object that is no responder declares the method and conforms")
    func objects() {
        #expect(
            line("class A: NSObject { override func observeValue\(parameters) { b() } }")
                == "class A: NSObject, KeyValueObserver { func observeValue\(parameters) { b() } }")
        #expect(
            line("open class A: NSObject, B { open override func observeValue\(parameters) { b() } }")
                == "open class A: NSObject, B, KeyValueObserver { open func observeValue\(parameters) { b() } }")
        #expect(
            line("extension A { override func observeValue\(parameters) { b() } }", others: ["class A: NSObject {}"])
                == "extension A: KeyValueObserver { func observeValue\(parameters) { b() } }")
        let sub = "class B: A { override func observeValue\(parameters) { c() } }"
        let lifted = Rewriting(
            "class A: NSObject {}\nextension A { override func observeValue\(parameters) { b() } }\n", others: [sub],
            library: known
        ).lines(2)
        #expect(lifted[0].hasPrefix("class A: NSObject {func observeValue(forKeyPath a0: String?"))
        #expect(lifted[1].hasPrefix("extension A: KeyValueObserver { func extension_observeValue("))
    }

    @Test("the method is called on the main actor where the class is on it")
    func isolated() {
        let text = "class A: NSObject { override func observeValue\(parameters) { b() } }"
        #expect(line("@MainActor " + text).contains("class A: NSObject, @preconcurrency KeyValueObserver { func"))
        #expect(
            line("@MainActor class A: NSObject { nonisolated override func observeValue\(parameters) {} }").contains(
                "NSObject, KeyValueObserver { nonisolated func"))
        #expect(
            line("class A: UIGestureRecognizer { override func observeValue\(parameters) {} }").contains(
                "UIGestureRecognizer, @preconcurrency KeyValueObserver { func"))
    }

    @Test("a subclass of such a class overrides the method and calls it")
    func subclasses() {
        let sub = "class B: A { override func observeValue\(parameters) { super.observeValue\(arguments) } }"
        #expect(line(sub, others: ["class A: NSObject { override func observeValue\(parameters) {} }"]) == sub)
    }

    @Test("calls on super go where no class above has the method")
    func calls() {
        #expect(
            line(
                "class A: NSObject { override func observeValue\(parameters) { super.observeValue\(arguments); b() } }")
                == "class A: NSObject, KeyValueObserver { func observeValue\(parameters) { b() } }")
        let guarded =
            """
            guard d else { return super.observeValue\(arguments) }; if e { f() } else { \
            super.observeValue\(arguments) }
            """
        #expect(
            line("class A: NSObject { override func observeValue\(parameters) { \(guarded) } }")
                == """
                class A: NSObject, KeyValueObserver { func observeValue\(parameters) { guard d else { return () \
                }; if e { f() } else { () } } }
                """
        )
    }

    @Test("a responder overrides the method; on the main actor by a method of another name")
    func responders() {
        let plain =
            "class A: UIViewController { override func observeValue\(parameters) { super.observeValue\(arguments) } }"
        #expect(line(plain) == plain)
        let isolated = line("@MainActor " + plain)
        #expect(isolated.contains("{ func mainActor_observeValue_A\(parameters) { super.observeValue\(arguments) };"))
        #expect(
            isolated.contains("nonisolated override func observeValue(forKeyPath keyPath: String?, of object: Any?"))
        #expect(
            isolated.contains("MainActor.assumeIsolated { mainActor_observeValue_A(forKeyPath: keyPath, of: object"))
        let sub = line(
            "class B: A { public override func observeValue\(parameters) {} }", others: ["@MainActor " + plain])
        #expect(sub.contains("{ func mainActor_observeValue_B"))
        #expect(sub.contains("nonisolated public override func observeValue"))
    }

    @Test("values by keys are declared, and the library's are called on super")
    func values() {
        #expect(
            line("class A: NSObject { override func value(forKey key: String) -> Any? { super.value(forKey: key) } }")
                == "class A: NSObject { func value(forKey key: String) -> Any? { super.value(forKey: key) } }")
        #expect(
            line(
                """
                @MainActor class A: UIViewController { override func setValue(_ a: Any?, forKey k: String) { \
                super.setValue(a, forKey: k) } }
                """
            )
                == """
                @MainActor class A: UIViewController { func setValue(_ a: Any?, forKey k: String) { \
                super.setValue(a, forKey: k) } }
                """
        )
        #expect(
            line(
                """
                class A: NSObject { override func setValue(_ a: Any?, forUndefinedKey k: String) { \
                super.setValue(a, forUndefinedKey: k) } }
                """
            )
                == "class A: NSObject { func setValue(_ a: Any?, forUndefinedKey k: String) { } }")
        #expect(
            line(
                """
                class A: NSObject { override func value(forUndefinedKey k: String) -> Any? { b[k] ?? \
                super.value(forUndefinedKey: k) } }
                """
            )
                == "class A: NSObject { func value(forUndefinedKey k: String) -> Any? { b[k] ?? (nil as Any?) } }")
    }
}
