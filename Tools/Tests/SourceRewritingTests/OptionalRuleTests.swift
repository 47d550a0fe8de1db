import Testing

@Suite struct OptionalRuleTests {
    private let list =
        """
        @objc protocol ListDelegate { @objc optional func list(_ a: Int, didSelect b: Int); @objc optional func \
        height(of a: Int) -> Int; @objc optional func title(_ a: Int) -> String? }\n
        """

    @Test("an optional requirement has a default, and says whether it is implemented")
    func declaration() {
        let text = Rewriting(list).text
        #expect(
            text.contains(
                """
                protocol ListDelegate: AnyObject { func list(_ a: Int, didSelect b: Int); func height(of a: Int) \
                -> Int; func title(_ a: Int) -> String?; var implements_list___didSelect: Bool { get }
                """
            ))
        #expect(
            text.contains(
                """
                extension ListDelegate { func list(_ a: Int, didSelect b: Int) {}; var \
                implements_list___didSelect: Bool { false }; func height(of a: Int) -> Int { fatalError(
                """
            ))
        #expect(
            text.contains(
                "func ifImplemented_height_of(of a: Int) -> Int? { implements_height_of ? self.height(of: a) : nil }"))
        #expect(text.contains("func title(_ a: Int) -> String? { nil }"))
    }

    @Test("calls of optional requirements lose the question mark, or ask first")
    func calls() {
        func call(_ text: String) -> String { Rewriting(text + "\n", others: [list]).lines(1)[0] }
        #expect(call("d?.list?(1, didSelect: 2)") == "d?.list(1, didSelect: 2)")
        #expect(call("let h = d?.height?(of: 1) ?? 3") == "let h = d?.ifImplemented_height_of(of: 1) ?? 3")
        #expect(call("let h = d.height!(of: 1)") == "let h = d.height(of: 1)")
        #expect(call("if let t = d?.title?(1) { print(t) }") == "if let t = d?.title(1) { print(t) }")
        #expect(call("if d?.list != nil { go() }") == "if d?.implements_list___didSelect == true { go() }")
        #expect(call("if d.list(_:didSelect:) == nil { go() }") == "if d.implements_list___didSelect != true { go() }")
        #expect(
            call("if d.responds(to: #selector(ListDelegate.list(_:didSelect:))) { go() }")
                == "if d.implements_list___didSelect { go() }")
        #expect(call("other?.closure?(1)") == "other?.closure?(1)")
    }

    @Test("UIKit's own optional requirements are called plainly")
    func library() {
        func call(_ text: String) -> String { Rewriting(text + "\n").lines(1)[0] }
        #expect(call("d?.tableView?(t, didSelectRowAt: p)") == "d?.tableView(t, didSelectRowAt: p)")
        #expect(
            call("let n = d.numberOfSections?(in: t) ?? 1") == "let n = (d.numberOfSections(in: t) as Optional) ?? 1")
        #expect(
            call("if let n = d.numberOfSections?(in: t) { go(n) }")
                == "if let n = (d.numberOfSections(in: t) as Optional) { go(n) }")
        #expect(call("let n = d?.numberOfSections?(in: t) ?? 1") == "let n = d?.numberOfSections(in: t) ?? 1")
    }

    @Test("a closure in a property of a requirement's name is called as it was")
    func closures() {
        func call(_ text: String) -> String { Rewriting(text + "\n").lines(1)[0] }
        #expect(call("content.action?()") == "content.action?()")
        #expect(call("d?.tableView?(1)") == "d?.tableView?(1)")
    }

    @Test("an app delegate's window is optional once")
    func window() {
        func call(_ text: String) -> String { Rewriting(text + "\n").lines(1)[0] }
        #expect(
            call("let r = UIApplication.shared.delegate?.window??.rootViewController")
                == "let r = UIApplication.shared.delegate?.window?.rootViewController")
        #expect(
            call("let r = UIApplication.shared.delegate!.window!!.rootViewController")
                == "let r = UIApplication.shared.delegate!.window!.rootViewController")
        #expect(call("let r = d.window!?.rootViewController") == "let r = d.window?.rootViewController")
        #expect(call("let r = d.window?.rootViewController") == "let r = d.window?.rootViewController")
        #expect(
            call("func go() { let r = d.window??.rootViewController }")
                == "func go() { let r = d.window?.rootViewController }")
    }

    @Test("a variable that stores the app delegate's window is optional twice, as on iOS")
    func storedWindow() {
        func call(_ text: String) -> String { Rewriting(text + "\n").lines(1)[0] }
        #expect(
            call("guard let w = UIApplication.shared.delegate?.window, let v = w else { return }")
                == "guard let w = (UIApplication.shared.delegate).map({ $0.window }), let v = w else { return }")
        #expect(
            call("let w = UIApplication.shared.delegate?.window")
                == "let w = (UIApplication.shared.delegate).map({ $0.window })")
        #expect(
            call("let w = UIApplication.shared.delegate!.window!") == "let w = (UIApplication.shared.delegate!.window)")
        #expect(
            call("let w = UIApplication.shared.delegate!.window")
                == "let w = Optional(UIApplication.shared.delegate!.window)")
        #expect(
            call("func f() { guard let d = UIApplication.shared.delegate else { return }; var w = d.window }")
                == """
                func f() { guard let d = UIApplication.shared.delegate else { return }; var w = \
                Optional(d.window) }
                """
        )
        #expect(
            call("if let d = UIApplication.shared.delegate, let w = d.window, let v = w { go(v) }")
                == "if let d = UIApplication.shared.delegate, let w = Optional(d.window), let v = w { go(v) }")
        for text in [
            "let w = view.window", "let w = delegate?.window",
            "let w = (UIApplication.shared.delegate as? AppDelegate)?.window",
            "let w = UIApplication.shared.delegate?.window ?? nil",
            "let d = UIApplication.shared.delegate as! App; let w = d.window",
            "let w = UIApplication.shared.delegate?.window?.rootViewController",
        ] { #expect(call(text) == text) }
    }

    @Test("classes say what they implement, also by a superclass or for a subclass")
    func conformers() {
        func last(_ text: String, _ others: String...) -> String {
            Rewriting(text + "\n", others: [list] + others).lines(1)[0]
        }
        #expect(
            last("class A: ListDelegate { func height(of a: Int) -> Int { 1 } }")
                == """
                class A: ListDelegate { func height(of a: Int) -> Int { 1 }; var implements_height_of: Bool { \
                true } }
                """
        )
        #expect(
            last("class A: B, ListDelegate {}", "class B { func height(of a: Int) -> Int { 1 } }")
                == "class A: B, ListDelegate {var implements_height_of: Bool { true } }")
        #expect(
            last("class A: ListDelegate {}", "class B: A { func height(of a: Int) -> Int { 1 } }").contains(
                "var implements_height_of: Bool { false }"))
        #expect(
            last("class B: A { func height(of a: Int) -> Int { 1 } }", "class A: ListDelegate {}").contains(
                "override var implements_height_of: Bool { true }"))
        #expect(
            last("class A {}", "extension A: ListDelegate { func height(of a: Int) -> Int { 1 } }").contains(
                "var implements_height_of: Bool { true }"))
    }

    @Test(
        "classes in bodies, also in other types there, say what they implement",
        arguments: [
            "func f() { %s }", "func f() { struct S { %s } }", "func f() { enum E { struct S { %s } } }",
            "func f() { g { %s } }",
            "func f() { func g() { %s } }", "extension Int { func f() { struct S { %s } } }",
            "struct T { init() { %s } }",
            "struct T { var a: Int { %s; return 1 } }", "struct T { let a: Int = { %s; return 1 }() }",
            "let a: Int = { %s; return 1 }()",
            "struct T { subscript(i: Int) -> Int { %s; return 1 } }", "class T { deinit { %s } }",
            "func f() { struct S { func g() { %s } } }",
            "func f() { let a = { struct S { var b: Int { %s; return 1 } } } }",
        ])
    func local(place: String) {
        let type = "class A: ListDelegate { func height(of a: Int) -> Int { 1 } }"
        let answer =
            "class A: ListDelegate { func height(of a: Int) -> Int { 1 }; var implements_height_of: Bool { true } }"
        #expect(
            Rewriting(place.replacing("%s", with: type) + "\n", others: [list]).lines(1)[0]
                == place.replacing("%s", with: answer))
    }

    @Test("an optional property is read as an optional, and a class that has the property says so")
    func properties() {
        let titled =
            """
            @objc public protocol Titled { @objc optional var title: String { get set }; @objc optional var note: \
            String? { get }; @objc optional var make: () -> Int { get } }\n
            """
        #expect(
            Rewriting(titled).text == """
                public protocol Titled: AnyObject { var title: String? { get }; var note: String? { get }; var make: \
                (() -> Int)? { get } }
                extension Titled { public var title: String? { nil }; public var note: String? { get { nil } }; \
                public var make: (() -> Int)? { nil } }

                """)
        func line(_ text: String, _ others: String...) -> String {
            Rewriting(text + "\n", others: [titled] + others).lines(1)[0]
        }
        let witness = "@_disfavoredOverload @_implements(Titled, title) var implemented_title: String?"
        #expect(
            line("class A: Titled { var title: String { b } }")
                == "class A: Titled { var title: String { b }; \(witness) { title as String } }")
        #expect(
            line("class A: Titled { var title = make() }")
                == "class A: Titled { var title = make(); \(witness) { title as String } }")
        #expect(
            line("class A: Titled { var note: String?; var title: String? }")
                == "class A: Titled { var note: String?; var title: String? }")
        #expect(
            line("class A: Titled {}", "class B: A { var title: String { b } }")
                == "class A: Titled {\(witness) { nil } }")
        #expect(
            line("class B: A { var title: String { b } }", "class A: Titled {}")
                == "class B: A { var title: String { b }; override var implemented_title: String? { title as String } }"
        )
    }

    @Test("requirements that differ in their types alone say each whether they are implemented")
    func overloads() {
        let sizes =
            """
            @objc protocol Sizing { @objc(a) optional func size(_ a: Int, for b: Int) -> Int; @objc(b) optional \
            func size(_ a: Int, for b: String) -> Int }\n
            """
        let text = Rewriting(sizes).text
        #expect(
            text.contains(
                """
                ; var implements_size___for_Int_Int: Bool { get }; var implements_size___for_Int_String: Bool { \
                get } }
                """
            ))
        #expect(
            text.contains(
                """
                func ifImplemented_size___for(_ a: Int, for b: String) -> Int? { implements_size___for_Int_String \
                ? self.size(a, for: b) : nil }
                """
            ))
        #expect(
            Rewriting("class A: Sizing { func size(_ a: Int, for b: String) -> Int { 1 } }\n", others: [sizes]).lines(
                1)[0]
                    == """
                    class A: Sizing { func size(_ a: Int, for b: String) -> Int { 1 }; var \
                    implements_size___for_Int_String: Bool { true } }
                    """
        )
        #expect(
            Rewriting("let s = d.size?(1, for: x) ?? 2\n", others: [sizes]).lines(1)[0]
                == "let s = d.ifImplemented_size___for(1, for: x) ?? 2")
    }
}
