import InputTraits
import Testing
import UIKit

@MainActor @Suite struct InputTraitsTests {
    @Test("a view and a class are asked whether they conform to a protocol")
    func conformances() {
        let field = UITextField()
        #expect(field.isTextInput && !UIView().isTextInput)
        #expect(TextInputs.all(in: [UIView(), field]) == [field])
        #expect(TextInputs.holds(field) && !TextInputs.holds(UIView()) && !TextInputs.holds(nil))
        #expect(TextInputs.makes(UITextView.self) && !TextInputs.makes(UIView.self) && TextInputs.areFields)
    }

    @Test("traits that are read through the protocol are unwrapped")
    func traits() {
        let field = UITextField()
        #expect(!TextInputs.isDark(field) && !TextInputs.hasKey(field))
        field.keyboardAppearance = .dark
        field.returnKeyType = .done
        #expect(TextInputs.isDark(field) && !TextInputs.isDark(UIView()) && TextInputs.hasKey(field))
        field.keyboardType = .URL
        #expect(TextInputs.number(of: field) == -2)
        field.keyboardType = .numberPad
        field.isSecureTextEntry = true
        #expect(TextInputs.number(of: field) == UIKeyboardType.numberPad.rawValue + 100)
        field.keyboardAppearance = .light
        #expect(TextInputs.number(of: field) == -1)
    }

    @Test("an override takes a closure of a subclass")
    func widerParameters() {
        #expect(UITableView().countRows() == 3)
        #expect(handlerName(of: UITableView()) == "table" && handlerName(of: UIScrollView()) == "scroll")
    }
}
