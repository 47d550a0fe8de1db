import Testing

@Suite struct OptionalTraitTests {
    private func line(_ text: String, others: [String] = []) -> String {
        Rewriting("import UIKit\n" + text + "\n", others: others).lines(2)[1]
    }

    @Test("a switch over a trait of a text input with a pattern for an optional gets an optional")
    func switches() {
        #expect(
            line("switch input.keyboardAppearance { case .dark?: a(); default: b() }")
                == "switch input.keyboardAppearance as Optional { case .dark?: a(); default: b() }")
        #expect(
            line("switch input.returnKeyType { case .some(.go): a(); case nil: b(); default: c() }")
                == "switch input.returnKeyType as Optional { case .some(.go): a(); case nil: b(); default: c() }")
        #expect(
            line("extension UITextInput { func f() { switch keyboardType { case .URL?: a(); default: b() } } }")
                == "extension UITextInput { func f() { switch keyboardType as Optional { case .URL?: a(); default: "
                + "b() } } }")
    }

    @Test("a condition that unwraps a trait of a text input gets an optional")
    func conditions() {
        #expect(
            line("if let kind = input.keyboardType, kind == .URL { a() }")
                == "if let kind = input.keyboardType as Optional, kind == .URL { a() }")
        #expect(
            line("func f() { guard let kind = input.keyboardType else { return }; use(kind) }")
                == "func f() { guard let kind = input.keyboardType as Optional else { return }; use(kind) }")
        #expect(
            line("if case .dark? = input.keyboardAppearance { a() }")
                == "if case .dark? = input.keyboardAppearance as Optional { a() }")
    }

    @Test("a question or exclamation mark behind a trait of a text input stands behind an optional")
    func marks() {
        #expect(
            line("let a = input.keyboardType?.rawValue ?? 0")
                == "let a = (input.keyboardType as Optional)?.rawValue ?? 0")
        #expect(
            line("if input.isSecureTextEntry! { a() }") == "if (input.isSecureTextEntry as Optional)! { a() }")
        #expect(
            line("let a = (view as? UITextInput)?.keyboardType?.rawValue")
                == "let a = (view as? UITextInput)?.keyboardType.rawValue")
    }

    @Test("a trait of a known object, and a property of the program with such a name, stay")
    func others() {
        for text in [
            "switch field.keyboardAppearance { case .dark: a(); default: b() }",
            "if case .dark = field.keyboardAppearance { a() }",
            "switch (view as? UITextInput)?.keyboardAppearance { case .dark?: a(); default: b() }",
            "if let kind = (view as? UITextInput)?.keyboardType { a(kind) }",
            "if let window = view.window { a(window) }",
        ] { #expect(line(text) == text) }
        let own = ["struct Style { var keyboardType: UIKeyboardType? }"]
        let mark = "let a = style.keyboardType?.rawValue"
        #expect(line(mark, others: own) == mark)
    }
}
