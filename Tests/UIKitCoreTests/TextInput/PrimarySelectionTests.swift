import CoreGraphics
import Foundation
import Testing

@testable import UIKitCore
@testable import UIKitTesting

@MainActor
struct PrimarySelectionTests {
    @Test func `a selection of the user is the primary selection, and a selection of the app is not`() {
        let stage = TextStage("one two three")
        stage.begin()
        stage.view.selectedRange = NSRange(location: 0, length: 3)
        #expect(stage.app.primarySelection == nil)
        stage.click(5, count: 2)
        #expect(stage.app.primarySelection == "two")
        stage.app.press(.right, modifiers: .shift)
        #expect(stage.app.primarySelection == "two ")
        stage.app.press(.left)
        #expect(stage.app.primarySelection == "two ", "an empty selection keeps the text")
        #expect(stage.app.clipboard == nil)
    }

    @Test func `the middle button inserts the primary selection at the pointer, and the delegate is asked`() {
        let stage = TextStage("ab")
        stage.app.primarySelection = "x\ny"
        stage.app.pressMiddle(at: stage.view.convert(CGPoint(x: 290, y: 20), to: nil))
        #expect(stage.view.isFirstResponder)
        #expect(stage.view.text == "abx\ny")
        #expect(stage.proposals == ["2+0 x\ny"])
        stage.view.isEditable = false
        stage.app.pressMiddle(at: stage.point(0))
        #expect(stage.view.text == "abx\ny")
    }

    @Test func `a field inserts one line, and a secure field publishes nothing`() {
        let root = UIViewController()
        let app = TestApp(root)
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        root.view.addSubview(field)
        app.settle()
        app.primarySelection = "a\nb"
        app.pressMiddle(at: CGPoint(x: 100, y: 117))
        #expect(field.text == "a b")
        app.press(.character("a"), modifiers: .control)
        #expect(app.primarySelection == "a b")
        field.isSecureTextEntry = true
        field.text = "secret"
        app.press(.character("a"), modifiers: .control)
        #expect(app.primarySelection == "a b")
    }
}
