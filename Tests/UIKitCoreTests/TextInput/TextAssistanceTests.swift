import Testing

@testable import UIKitCore
@testable import UIKitTesting

@MainActor
struct TextAssistanceTests {
    @Test func `hints of software keyboards are stored by each text`() {
        let field = UITextField(), view = UITextView(usingTextLayoutManager: false)
        #expect(field.smartQuotesType == .default && field.passwordRules == nil)
        field.smartQuotesType = .no
        field.smartDashesType = .yes
        field.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 12;")
        view.smartInsertDeleteType = .no
        view.inlinePredictionType = .yes
        view.writingToolsBehavior = .none
        #expect(field.smartQuotesType == .no && field.smartDashesType == .yes)
        #expect(field.passwordRules?.passwordRulesDescriptor == "minlength: 12;")
        #expect(view.smartInsertDeleteType == .no && view.inlinePredictionType == .yes)
        #expect(view.writingToolsBehavior == .none)
        #expect(view.smartQuotesType == .default)
    }

    @Test func `the user types in the language of the desktop`() {
        let field = UITextField()
        #expect(field.textInputMode?.primaryLanguage == UITextInputMode.activeInputModes.first?.primaryLanguage)
        #expect(UITextInputMode.activeInputModes.count == 1)
    }
}
