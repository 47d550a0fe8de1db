import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
struct TextViewFocusTests {
    @Test func `Tab begins the editing of a text view, and passes over one that is only read`() {
        let root = UIViewController()
        let app = TestApp(root, draws: false)
        let button = UIButton(type: .system)
        button.setTitle("Button", for: .normal)
        button.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
        let text = UITextView(frame: CGRect(x: 20, y: 200, width: 200, height: 100))
        root.view.addSubview(button)
        root.view.addSubview(text)
        app.turn()
        app.press(.tab)
        app.press(.tab)
        #expect(text.isFirstResponder)
        app.type("a")
        #expect(text.text == "a")
        app.press(.tab, modifiers: .shift)
        #expect(!text.isFirstResponder)
        #expect(app.window.focusSystem.focusedItem === button)
        text.isEditable = false
        app.press(.tab)
        #expect(!text.isFirstResponder)
    }
}
