import Foundation
import Testing

@testable import UIKitCore
@testable import UIKitTesting

/// A value of an attribute whose comparison changes the text view.
private final class ChangingValue: NSObject {
    nonisolated(unsafe) weak var view: UITextView?
    nonisolated(unsafe) var compared = 0

    override func isEqual(_ object: Any?) -> Bool {
        compared += 1
        let view = view
        MainActor.assumeIsolated {
            view?.text = "other"
            view?.typingAttributes = [.kern: 2]
        }
        return self === object as AnyObject?
    }
    override var hash: Int { 1 }
}

@MainActor
struct TextViewStyleTests {
    @Test("attributes of typed text that are set again have the same number")
    func again() {
        var styles = TextStyles()
        let attributes: TextStyles.Attributes = [.font: UIFont.systemFont(ofSize: 20), .kern: 2]
        let number = styles.add(attributes)
        #expect(styles.number(of: [.font: UIFont.systemFont(ofSize: 20), .kern: 2]) == number)
        #expect(styles.number(of: [.font: UIFont.systemFont(ofSize: 21), .kern: 2]) == nil)
        #expect(styles.number(of: [.kern: 2]) == nil)
        #expect(styles.number(of: [:]) == 0)
    }

    @Test("an app's object that changes the text view while it is compared is set and read")
    func changing() {
        let stage = TextStage("some text")
        let (first, second) = (ChangingValue(), ChangingValue())
        let key = NSAttributedString.Key("value")
        stage.view.typingAttributes = [key: first]
        (first.view, second.view) = (stage.view, stage.view)
        stage.view.typingAttributes = [key: second]
        (first.view, second.view) = (nil, nil)
        #expect(first.compared + second.compared > 0)
        #expect(stage.view.typingAttributes[key] as? ChangingValue === second)
        #expect(stage.view.text == "other")
    }

    @Test func `attributes that the selection has already change neither the text nor its storage`() {
        let stage = TextStage()
        stage.view.allowsEditingTextAttributes = true
        let storage = stage.view.textStorage
        stage.begin()
        stage.view.typingAttributes[.foregroundColor] = UIColor.red
        stage.app.type("one")
        stage.view.selectedRange = NSRange(location: 1, length: 1)
        let calls = stage.calls
        stage.view.updateTextAttributes { $0.merging([.foregroundColor: UIColor.red]) { $1 } }
        stage.app.settle()
        #expect(stage.view.text == "one" && storage.string == "one")
        #expect(stage.calls == calls)
        stage.view.undoManager?.undo()
        #expect(stage.view.text == "" && storage.string == "")
    }
}
