import Testing

@Suite struct SelectorRuleTests {
    @Test("a selector is named with its module where the program has a type of the same name")
    func ownSelectorType() {
        expect(
            "import UIKit\nenum Selector { case a }\nclass A: UIView { @objc func go() {}; let s = #selector(go) }\n",
            becomes:
                """
                import UIKit
                enum Selector { case a }
                class A: UIView { func go() {}; let s = UIKit.Selector("go", A.go) }

                """
        )
        expect(
            "import Foundation\nclass A: NSObject { @objc func go() {}; let s = #selector(go) }\n",
            becomes:
                """
                import Foundation
                class A: NSObject { func go() {}; let s = UIKit.Selector("go", A.go) }
                import UIKit

                """,
            others: ["import UIKit\nenum Selector { case a }\n"])
    }

    @Test("a generic class inside of another type is named by its last name, so that its parameters are found")
    func generic() {
        let text = "import UIKit\nextension UIControl {\nclass Event<T>: NSObject { @objc func go() {}; func f() {\n"
        func last(_ type: String) -> String {
            Rewriting(text.replacing("Event<T>", with: type) + "add(#selector(go))\n}\n}\n}\n").lines(4)[3]
        }
        #expect(last("Event<T>") == "add(Selector(\"go\", Event.go))")
        #expect(last("Event") == "add(Selector(\"go\", UIControl.Event.go))")
    }

    private func selector(
        _ written: String, in type: String = "class Editor: NSObject", _ methods: String, others: [String] = []
    ) -> String {
        let text = Rewriting(
            "\(type) { \(methods)\(methods.isEmpty ? "" : ";") func m() { use(#selector(\(written))) } }\n",
            others: others
        ).text
        return String(text.split(separator: "\n")[0].components(between: "use(", and: ") } }"))
    }

    @Test("a selector names the method and carries it")
    func plain() {
        #expect(selector("save", "func save() {}") == "Selector(\"save\", Editor.save)")
        #expect(selector("self.save(_:)", "func save(_ a: Any) {}") == "Selector(\"save:\", Editor.save(_:))")
        #expect(selector("Editor.save", "func save(_ a: Any) {}") == "Selector(\"save:\", Editor.save(_:))")
        #expect(
            selector("save(_:for:)", "func save(_ a: Any, for e: Int) {}")
                == "Selector(\"save:for:\", Editor.save(_:for:))")
    }

    @Test("an initializer is a name")
    func initializers() {
        #expect(selector("Editor.init(frame:)", "") == "Selector(\"initWithFrame:\")")
        #expect(selector("Editor.init", "") == "Selector(\"init\")")
    }

    @Test("a method of the main actor goes through a closure in a class that is not on the main actor")
    func mainActor() {
        #expect(
            selector("save", "@MainActor func save() {}")
                == "Selector(\"save\", { (target: Editor) in { () in target.save() } })")
        #expect(
            selector("save(_:for:)", "@MainActor func save(_ a: Any, for e: Int) {}")
                == "Selector(\"save:for:\", { (target: Editor) in { (a0: Any, a1: Int) in "
                + "target.save(a0, for: a1) } })")
        #expect(
            selector("save", in: "@MainActor class Editor: NSObject", "@MainActor func save() {}")
                == "Selector(\"save\", Editor.save)")
    }

    @Test("names follow Objective-C's prepositions")
    func names() {
        #expect(selector("tap", "func tap(sender: Any) {}") == "Selector(\"tapWithSender:\", Editor.tap(sender:))")
        #expect(selector("tap", "func tap(with a: Any) {}") == "Selector(\"tapWith:\", Editor.tap(with:))")
        #expect(selector("move", "func move(to a: Any) {}") == "Selector(\"moveTo:\", Editor.move(to:))")
        #expect(selector("move", "func move(forKey a: Any) {}") == "Selector(\"moveForKey:\", Editor.move(forKey:))")
        #expect(selector("tap", "@objc(hit:) func tap(_ a: Any) {}") == "Selector(\"hit:\", Editor.tap(_:))")
    }

    @Test("getters and setters are names")
    func accessors() {
        #expect(selector("getter: Editor.isOpen", "var isOpen = true") == "Selector(\"isOpen\")")
        #expect(selector("setter: isOpen", "var isOpen = true") == "Selector(\"setIsOpen:\")")
    }

    @Test("the method is found in what the class inherits, in other files, and in the types around")
    func inherited() {
        #expect(
            selector("save", in: "class Editor: Base", "", others: ["class Base: NSObject { func save(_ a: Any) {} }"])
                == "Selector(\"save:\", Editor.save(_:))")
        #expect(
            selector(
                "save", in: "class Editor: Base", "",
                others: ["class Base {}; extension Base { func save(_ a: Any) {} }"])
                == "Selector(\"save:\", Editor.save(_:))")
        #expect(
            Rewriting("class O { @objc func f() {}; class I { func m() { u(#selector(O.f)) } } }\n").text.contains(
                "Selector(\"f\", O.f)"))
        #expect(
            Rewriting("class O { class I { @objc func f(_ a: Int) {}; func m() { u(#selector(f)) } } }\n").text
                .contains("Selector(\"f:\", O.I.f(_:))"))
        #expect(
            Rewriting(
                "extension O.I { @objc func f(_ a: Int) {}; func m() { u(#selector(f)) } }\n",
                others: ["class O { class I {} }"]
            ).text.contains(
                "Selector(\"f:\", O.I.f(_:))"))
    }

    @Test("a method of another object's type is found by the property's type")
    func property() {
        #expect(
            selector("model.save", "let model: Model", others: ["class Model { func save() {} }"])
                == "Selector(\"save\", Model.save)")
        #expect(
            selector("model?.save", "var model: Model?", others: ["class Model { func save() {} }"])
                == "Selector(\"save\", Model.save)")
        #expect(
            selector("model.save", "let model = Model()", others: ["class Model { func save() {} }"])
                == "Selector(\"save\", Model.save)")
        let unknown = Rewriting("class A { func m() { u(#selector(thing.save)) } }\n")
        #expect(unknown.warnings.count == 1)
    }

    @Test("overloads are distinguished by their attributes and by their spelling")
    func overloads() {
        #expect(
            selector("save(_:)", "func save() {}; func save(_ a: Any) {}") == "Selector(\"save:\", Editor.save(_:))")
        #expect(
            selector("save", "@objc func save() {}; func save(_ a: Any) {}")
                == "Selector(\"save\", Editor.save as (Editor) -> () -> Void)")
        #expect(
            selector("save as () -> Void", "@objc func save() {}; @objc func save(_ a: Any) {}")
                == "Selector(\"save\", Editor.save as (Editor) -> () -> Void)")
        #expect(
            selector("save as (Int) -> Void", "@objc func save(_ a: String) {}; @objc func save(_ a: Int) {}")
                == "Selector(\"save:\", Editor.save(_:) as (Editor) -> (Int) -> Void)")
    }

    @Test("a method of the class is called on the class")
    func classMethods() {
        #expect(
            selector("Editor.reset", "@objc static func reset() {}")
                == "Selector(\"reset\", of: Editor.self, Editor.reset)")
        #expect(
            selector("reset(_:)", "@objc class func reset(_ a: Any) {}")
                == "Selector(\"reset:\", of: Editor.self, Editor.reset(_:))")
    }

    @Test("a method of a protocol goes through a closure, so that objects with the protocol respond to its selector")
    func protocols() {
        let p = "@objc protocol Saving { func save(_ a: Int, to b: String) }"
        #expect(
            selector("Saving.save", "", others: [p])
                == """
                Selector("save:to:", { (target: any Saving) in { (a0: Int, a1: String) in target.save(a0, to: \
                a1) } })
                """
        )
        #expect(
            selector("UIScrollViewDelegate.scrollViewDidScroll(_:)", "")
                == """
                Selector("scrollViewDidScroll:", { (target: any UIScrollViewDelegate) in { (a0: UIScrollView) in \
                target.scrollViewDidScroll(a0) } })
                """
        )
        #expect(selector("UIView.layoutIfNeeded", "") == "Selector(\"layoutIfNeeded\", UIView.layoutIfNeeded)")
    }

    @Test("a method in parentheses before its type is read")
    func parentheses() {
        #expect(
            selector("(Editor.go(_:)) as (Editor) -> (Int) -> Void", "@objc func go(_ a: Int) {}")
                == selector("Editor.go(_:) as (Editor) -> (Int) -> Void", "@objc func go(_ a: Int) {}"))
        #expect(
            selector("((Editor.go(_:)) as (Editor) -> (Int) -> Void)", "@objc func go(_ a: Int) {}")
                .hasPrefix("Selector(\"go:\", "))
    }

    @Test("a selector inside a text's interpolation is found")
    func interpolation() {
        #expect(
            Rewriting("class A { @objc func f() {}; func m() { print(\"\\(#selector(f))\") } }\n").text.contains(
                "\\(Selector(\"f\", A.f))"))
    }
}

extension StringProtocol {
    func components(between a: String, and b: String) -> String {
        guard let start = range(of: a), let end = range(of: b, options: .backwards) else { return String(self) }
        return String(self[start.upperBound..<end.lowerBound])
    }
}
