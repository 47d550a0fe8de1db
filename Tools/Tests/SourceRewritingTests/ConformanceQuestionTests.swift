import SourceRewriting
import Testing

@Suite struct ConformanceQuestionTests {
    private func line(_ text: String, others: [String] = []) -> String {
        Rewriting("import UIKit\n" + text + "\n", others: others).lines(2)[1]
    }

    private func question(_ value: String) -> String {
        "({ $0 is any UITextInput || $0 is any UITextInput.Type }(\(value) as Any))"
    }

    @Test("the question whether an object conforms to a protocol is a test of the object's type")
    func objects() {
        #expect(
            line("func f(_ v: UIView) { if v.conforms(to: UITextInput.self), !v.isHidden { go() } }")
                == "func f(_ v: UIView) { if \(question("v")), !v.isHidden { go() } }")
        #expect(line("let a = !views[0].conforms(to: UITextInput.self)") == "let a = !\(question("views[0]"))")
        #expect(
            line("let a = views.filter { $0.conforms(to: UITextInput.self) }")
                == "let a = views.filter { \(question("$0")) }")
    }

    @Test("a class is asked for its own conformance, also by its name")
    func classes() {
        #expect(line("let a = UITextField.conforms(to: UITextInput.self)") == "let a = \(question("UITextField.self"))")
        #expect(
            line("let a = Box.Field.conforms(to: UITextInput.self)", others: ["enum Box { class Field: UIView {} }"])
                == "let a = \(question("Box.Field.self"))")
        #expect(
            line("let a = type(of: view).conforms(to: UITextInput.self)") == "let a = \(question("type(of: view)"))")
        #expect(
            line("let a = UITextField.self.conforms(to: UITextInput.self)")
                == "let a = \(question("UITextField.self"))")
    }

    @Test("an optional object gives an optional answer")
    func optionals() {
        let body = "{ ($0 as Any) is any UITextInput || ($0 as Any) is any UITextInput.Type }"
        #expect(
            line("let a = view?.conforms(to: UITextInput.self) == true") == "let a = (view).map(\(body)) == true")
        #expect(
            line("let a = page?.field.conforms(to: UITextInput.self) ?? false")
                == "let a = (page?.field).map(\(body)) ?? false")
    }

    @Test("a class asks itself without a name before the point")
    func itself() {
        #expect(
            line("extension UIView { var isInput: Bool { conforms(to: UITextInput.self) } }")
                == "extension UIView { var isInput: Bool { \(question("self")) } }")
        #expect(
            line("class A: UIView { var isInput: Bool { super.conforms(to: UITextInput.self) } }")
                == "class A: UIView { var isInput: Bool { \(question("self")) } }")
        let free = "let a = conforms(to: UITextInput.self)"
        #expect(line(free) == free)
    }

    @Test("questions of other types stay")
    func others() {
        for text in [
            "let a = type.conforms(to: .image)", "let a = UTType.png.conforms(to: UTType.image)",
            "let a = object.conforms(to: proto)", "let a = object.conforms(to: UITextInput.self, strictly: true)",
        ] { #expect(line(text) == text) }
        let own = "let a = kind.conforms(to: Shape.self)"
        #expect(line(own, others: ["struct Kind { func conforms(to type: Any.Type) -> Bool { true } }"]) == own)
    }
}
