import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// A window with one text field that records the calls of its delegate.
@MainActor
private final class FieldStage: NSObject, UITextFieldDelegate {
    let app: TestApp
    let field = UITextField()
    var calls: [String] = []
    var refuses: Set<String> = []
    var texts: [String] = []

    init(rightToLeft: Bool = false, text: String = "", width: CGFloat = 200, draws: Bool = false) {
        let root = UIViewController()
        app = TestApp(root, rightToLeft: rightToLeft, draws: draws)
        super.init()
        root.view.backgroundColor = .systemBackground
        field.text = text
        field.borderStyle = .roundedRect
        field.frame = CGRect(x: 50, y: 100, width: width, height: 34)
        root.view.addSubview(field)
        app.turn()
        field.delegate = self
        for (event, name) in [
            (UIControl.Event.editingDidBegin, "begin event"), (.editingChanged, "changed event"),
            (.editingDidEnd, "end event"),
        ] { field.addAction(UIAction { [unowned self] _ in calls.append(name) }, for: event) }
    }

    private func ask(_ call: String) -> Bool {
        calls.append(call)
        return !refuses.contains(call)
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("should begin") }
    func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("did begin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("should end") }
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        calls.append("did end \(reason)")
    }
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String)
        -> Bool
    {
        texts.append("\(range.location)+\(range.length) \(string)")
        return ask("should change")
    }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("should clear") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("should return") }

    func begin() {
        app.tap(field)
        calls = []
        texts = []
    }
}

@MainActor
struct TextFieldTests {
    @Test("an override of the text's place does not count twice in that of edited text")
    func editingRect() {
        final class Inset: UITextField {
            override func textRect(forBounds bounds: CGRect) -> CGRect {
                super.textRect(forBounds: bounds).insetBy(dx: 10, dy: 0)
            }
            override func editingRect(forBounds bounds: CGRect) -> CGRect {
                super.editingRect(forBounds: bounds).insetBy(dx: 10, dy: 0)
            }
        }
        let (plain, field) = (UITextField(), Inset())
        let bounds = CGRect(x: 0, y: 0, width: 200, height: 40)
        #expect(field.editingRect(forBounds: bounds) == plain.editingRect(forBounds: bounds).insetBy(dx: 10, dy: 0))
        #expect(field.editingRect(forBounds: bounds) == field.textRect(forBounds: bounds))
    }

    /// Two rows of fields: name and given name side by side, then the town. Also a hidden field, a disabled field, and
    /// an image in front.
    private func form(rightToLeft: Bool = false) -> (app: TestApp, fields: [UITextField]) {
        let root = UIViewController()
        let app = TestApp(root, rightToLeft: rightToLeft, draws: false)
        let places = [
            CGRect(x: 20, y: 200, width: 300, height: 34), CGRect(x: 200, y: 103, width: 120, height: 34),
            CGRect(x: 20, y: 100, width: 120, height: 34),
            CGRect(x: 20, y: 150, width: 120, height: 34), CGRect(x: 200, y: 150, width: 120, height: 34),
        ]
        let fields = places.map { place in
            let field = UITextField(frame: place)
            root.view.addSubview(field)
            return field
        }
        fields[3].isHidden = true
        fields[4].isEnabled = false
        app.turn()
        return (app, fields)
    }

    @Test(
        """
        Tab goes on to the next field as people read, Shift and Tab to the one before, and neither inserts a \
        character
        """,
        arguments: [false, true])
    func tab(rightToLeft: Bool) {
        let (app, fields) = form(rightToLeft: rightToLeft)
        let order = rightToLeft ? [1, 2, 0] : [2, 1, 0]
        fields[order[0]].becomeFirstResponder()
        for next in [1, 2, 0, 1] {
            app.press(.tab)
            #expect(fields[order[next]].isFirstResponder)
        }
        app.press(.tab, modifiers: .shift)
        #expect(fields[order[0]].isFirstResponder)
        app.press(.tab, modifiers: .shift)
        #expect(fields[order[2]].isFirstResponder)
        app.type("a\tb")
        #expect(fields[order[2]].text == "a")
        #expect(fields[order[0]].text == "b")
    }

    @Test("Tab passes over a field whose delegate refuses to begin editing")
    func tabRefused() {
        final class Refusing: NSObject, UITextFieldDelegate {
            func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }
        }
        let (app, fields) = form()
        let refusing = Refusing()
        fields[1].delegate = refusing
        fields[2].becomeFirstResponder()
        app.press(.tab)
        #expect(fields[0].isFirstResponder)
    }

    @Test("a tap begins editing, and callbacks are in order")
    func begins() {
        let stage = FieldStage()
        stage.app.tap(stage.field)
        #expect(stage.field.isEditing)
        #expect(stage.field.isFirstResponder)
        #expect(stage.calls == ["should begin", "did begin", "begin event"])
        stage.app.type("a")
        stage.field.resignFirstResponder()
        #expect(
            Array(stage.calls.dropFirst(3)) == [
                "should change", "changed event", "should end", "did end committed", "end event",
            ])
        #expect(!stage.field.isEditing)
    }

    @Test("a delegate that refuses keeps editing from beginning, ending and changing")
    func refuses() {
        let stage = FieldStage(text: "ab")
        stage.refuses = ["should begin"]
        stage.app.tap(stage.field)
        #expect(!stage.field.isEditing)
        stage.refuses = ["should end", "should change"]
        stage.app.tap(stage.field)
        stage.app.type("x")
        stage.app.press(.backspace)
        #expect(stage.field.text == "ab")
        #expect(!stage.field.resignFirstResponder())
        #expect(stage.field.isEditing)
        #expect(!stage.app.window.endEditing(false))
        #expect(stage.app.window.endEditing(true))
        #expect(!stage.field.isEditing)
    }

    @Test("keys write, delete and move")
    func keys() {
        let stage = FieldStage()
        stage.begin()
        stage.app.type("hello world")
        stage.app.press(.backspace, modifiers: .control)
        stage.app.press(.home)
        stage.app.press(.delete)
        stage.app.type("J")
        stage.app.press(.right, modifiers: .shift)
        stage.app.press(.right, modifiers: .shift)
        stage.app.type("--")
        #expect(stage.field.text == "J--lo ")
        #expect(Array(stage.texts.suffix(3)) == ["0+0 J", "1+2 -", "2+0 -"])
        stage.app.press(.character("z"), modifiers: .control)
        #expect(stage.field.text == "Jello ")
    }

    @Test("the desktop's clipboard takes and gives text")
    func clipboard() {
        let stage = FieldStage(text: "hello")
        stage.begin()
        stage.app.press(.character("a"), modifiers: .control)
        stage.app.press(.character("x"), modifiers: .control)
        #expect(stage.field.text == "")
        #expect(stage.app.clipboard == "hello")
        stage.app.clipboard = "two\nlines"
        stage.app.press(.character("v"), modifiers: .control)
        #expect(stage.field.text == "two lines")
        stage.app.press(.home, modifiers: .shift)
        stage.app.press(.character("c"), modifiers: .control)
        #expect(stage.app.clipboard == "two lines")
        #expect(stage.field.text == "two lines")
    }

    @Test("what an input method composes shows at once, and is one change when it is done")
    func composes() throws {
        let stage = FieldStage(text: "a")
        stage.begin()
        stage.app.press(.end)
        stage.app.compose("に")
        stage.app.compose("にほ")
        #expect(stage.field.text == "aにほ")
        let marked = try #require(stage.field.markedTextRange)
        #expect(stage.field.text(in: marked) == "にほ")
        stage.calls = []
        stage.app.commit("日本")
        #expect(stage.field.text == "a日本")
        #expect(stage.field.markedTextRange == nil)
        #expect(stage.calls == ["should change", "changed event"])
        #expect(stage.texts.last == "1+2 日本")
        stage.app.compose("x")
        stage.app.press(.escape)
        #expect(stage.field.text == "a日本")
        #expect(stage.field.isEditing)
    }

    @Test("Escape ends editing, and does not leave the screen")
    func escape() {
        let root = UIViewController()
        let top = UIViewController()
        let navigation = UINavigationController(rootViewController: root)
        navigation.pushViewController(top, animated: false)
        let app = TestApp(navigation, draws: false)
        let field = UITextField(frame: CGRect(x: 50, y: 200, width: 200, height: 34))
        top.view.addSubview(field)
        app.turn()
        app.tap(field)
        app.press(.escape)
        #expect(!field.isEditing)
        #expect(navigation.topViewController === top)
        app.press(.escape)
        #expect(navigation.topViewController === top)
    }

    @Test("Return asks the delegate, and ends editing where a target listens to the exit")
    func returns() {
        let stage = FieldStage(text: "a")
        stage.begin()
        stage.app.press(.enter)
        #expect(stage.calls == ["should return"])
        #expect(stage.field.isEditing)
        stage.field.addAction(UIAction { _ in stage.calls.append("exit event") }, for: .editingDidEndOnExit)
        stage.app.press(.enter)
        #expect(
            Array(stage.calls.dropFirst()) == [
                "should return", "exit event", "should end", "did end committed", "end event",
            ])
        #expect(!stage.field.isEditing)
    }

    @Test("a second field takes the editing over")
    func takesOver() {
        let stage = FieldStage()
        let other = UITextField(frame: CGRect(x: 50, y: 200, width: 200, height: 34))
        stage.field.superview?.addSubview(other)
        stage.app.turn()
        stage.begin()
        stage.app.tap(other)
        #expect(stage.calls == ["should end", "did end committed", "end event"])
        #expect(other.isEditing)
        #expect(!stage.field.isEditing)
        stage.app.type("x")
        #expect(other.text == "x")
        #expect(stage.field.text == "")
    }

    @Test("a field that leaves the window stops editing, and is freed")
    func leaves() {
        let stage = FieldStage()
        #expect(stage.app.textInputPlace == nil)
        stage.begin()
        #expect(
            stage.app.textInputPlace
                == stage.field.convert(stage.field.caretRect(for: stage.field.endOfDocument), to: nil))
        stage.field.removeFromSuperview()
        #expect(stage.calls == ["did end committed", "end event"])
        stage.app.turn()
        #expect(stage.app.textInputPlace == nil)
        weak var gone: UITextField?
        autoreleasepoolless {
            let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            gone = field
            stage.app.window.addSubview(field)
            stage.app.turn()
            field.becomeFirstResponder()
            stage.app.advance(frames: 40)
            field.removeFromSuperview()
        }
        stage.app.advance(seconds: 1)
        #expect(gone == nil)
    }

    private func autoreleasepoolless(_ body: () -> Void) { body() }

    @Test("taps place the caret, two select a word, three select all")
    func taps() throws {
        let stage = FieldStage(text: "hello world")
        stage.begin()
        func tap(_ offset: Int) {
            stage.app.advance(frames: 60)
            let place = stage.field.caretRect(for: stage.field.textPosition(at: offset))
            stage.app.tap(at: stage.field.convert(CGPoint(x: place.midX, y: place.midY), to: nil))
        }
        tap(3)
        stage.app.type("X")
        #expect(stage.field.text == "helXlo world")
        let point = stage.field.convert(stage.field.caretRect(for: stage.field.textPosition(at: 9)).origin, to: nil)
        stage.app.advance(frames: 60)
        stage.app.tap(at: CGPoint(x: point.x, y: point.y + 10))
        stage.app.tap(at: CGPoint(x: point.x, y: point.y + 10))
        #expect(stage.field.selectedText == "world")
        stage.app.tap(at: CGPoint(x: point.x, y: point.y + 10))
        #expect(stage.field.selectedText == "helXlo world")
    }

    @Test("a position beyond the text is nil, however far the offset leads")
    func offsets() {
        let stage = FieldStage(text: "abc")
        let field = stage.field
        for offset in [1, 4, Int.max, Int.max - 1, -4, Int.min] {
            #expect(field.position(from: field.endOfDocument, offset: offset) == nil)
        }
        #expect(field.position(from: field.endOfDocument, in: .right, offset: .max) == nil)
        #expect(field.position(from: field.endOfDocument, offset: -3) != nil)
        stage.begin()
        field.setMarkedText("xy", selectedRange: NSRange(location: .max - 1, length: .max))
        #expect(field.text == "abcxy")
    }

    @Test(
        "a caret outside of a composed text stands at its nearer end",
        arguments: [(-1, 0), (.min, 0), (9, 1), (.max, 1)])
    func composedCaret(caret: Int, place: Int) {
        let stage = FieldStage(text: "abc")
        stage.begin()
        stage.field.selectedTextRange = stage.field.textRange(
            from: stage.field.beginningOfDocument, to: stage.field.beginningOfDocument)
        stage.app.compose("n", caret: caret)
        let head = stage.field.selectedTextRange.map {
            stage.field.offset(from: stage.field.beginningOfDocument, to: $0.start)
        }
        #expect(head == place)
    }

    @Test("a finger that drags moves the caret")
    func drags() {
        let stage = FieldStage(text: "hello world")
        stage.begin()
        stage.app.advance(frames: 60)
        let start = stage.field.convert(stage.field.caretRect(for: stage.field.textPosition(at: 10)).origin, to: nil)
        stage.app.drag(from: CGPoint(x: start.x, y: start.y + 8), to: CGPoint(x: 40, y: start.y + 8))
        stage.app.type("X")
        #expect(stage.field.text == "Xhello world")
    }

    @Test("secret characters are displayed as dots, and the clipboard gets none")
    func secret() {
        let stage = FieldStage(text: "a👍b")
        stage.field.isSecureTextEntry = true
        stage.begin()
        #expect(stage.field.accessibilityValue == "•••")
        stage.app.press(.character("a"), modifiers: .control)
        stage.app.press(.character("c"), modifiers: .control)
        stage.app.press(.character("x"), modifiers: .control)
        #expect(stage.app.clipboard == nil)
        #expect(stage.field.text == "a👍b")
        stage.app.press(.end)
        stage.app.press(.left)
        stage.app.press(.backspace)
        #expect(stage.field.text == "ab")
    }

    @Test("the caret stays visible while long text is typed, and blinks only while keys are pressed")
    func scrolls() {
        let stage = FieldStage(width: 100)
        stage.begin()
        stage.app.type("many words that are far too long")
        stage.app.settle()
        let caret = stage.field.convert(stage.field.caretRect(for: stage.field.endOfDocument), to: nil)
        #expect(caret.maxX <= 150)
        #expect(caret.minX > 120)
        stage.app.press(.home)
        stage.app.settle()
        #expect(stage.field.convert(stage.field.caretRect(for: stage.field.beginningOfDocument), to: nil).minX < 60)
        stage.app.advance(seconds: 12)
        let drawn = stage.app.drawnFrameCount
        stage.app.advance(seconds: 60)
        #expect(stage.app.drawnFrameCount == drawn)
    }

    @Test("the clear button shows as its mode says and empties the field")
    func clears() throws {
        let stage = FieldStage(text: "abc")
        stage.field.clearButtonMode = .whileEditing
        stage.app.settle()
        #expect(stage.app.find(identifier: "ClearButton") == nil)
        stage.begin()
        stage.app.settle()
        stage.refuses = ["should clear"]
        try stage.app.tap("ClearButton")
        #expect(stage.field.text == "abc")
        stage.refuses = []
        try stage.app.tap("ClearButton")
        stage.app.settle()
        #expect(stage.field.text == "")
        #expect(stage.field.isEditing)
        #expect(stage.app.find(identifier: "ClearButton") == nil)
        #expect(stage.calls == ["should clear", "should clear", "changed event"])
    }

    @Test("text that runs from right to left starts at the right, and its arrows follow it")
    func rightToLeft() {
        let stage = FieldStage(rightToLeft: true, text: "שלום")
        stage.begin()
        stage.app.press(.home)
        stage.app.settle()
        let start = stage.field.convert(stage.field.caretRect(for: stage.field.beginningOfDocument), to: nil)
        #expect(start.midX > 200)
        stage.app.press(.left)
        stage.app.type("א")
        #expect(stage.field.text == "שאלום")
    }

    @Test("views beside the text take their room from it")
    func sides() {
        let stage = FieldStage(text: "abc")
        let before = stage.field.textRect(forBounds: stage.field.bounds)
        stage.field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        stage.field.leftViewMode = .always
        let after = stage.field.textRect(forBounds: stage.field.bounds)
        #expect(after.minX - before.minX >= 23)
        #expect(after.maxX == before.maxX)
        stage.app.settle()
        #expect(stage.field.leftView?.superview === stage.field)
        stage.field.leftViewMode = .whileEditing
        stage.app.settle()
        #expect(stage.field.leftView?.superview == nil)
    }

    @Test("setting text in code calls no delegate and leaves nothing to undo")
    func byCode() {
        let stage = FieldStage(text: "a")
        stage.begin()
        stage.field.text = "other"
        #expect(stage.calls.isEmpty)
        stage.app.press(.character("z"), modifiers: .control)
        #expect(stage.field.text == "other")
        stage.app.type("!")
        #expect(stage.field.text == "other!")
    }

    @Test("a finger that stays opens a menu with what can be done")
    func menu() throws {
        let stage = FieldStage(text: "hello")
        stage.begin()
        stage.app.clipboard = "more "
        stage.app.advance(frames: 60)
        let place = stage.field.convert(CGPoint(x: 10, y: 17), to: nil)
        stage.app.press(at: place)
        stage.app.advance(seconds: 0.7)
        stage.app.lift()
        stage.app.settle()
        try stage.app.tap("Paste")
        stage.app.settle()
        #expect(stage.field.text == "more hello")
        #expect(stage.field.isEditing)
    }
}

@MainActor
struct KeyboardTests {
    private final class Ear: @unchecked Sendable {
        var lines: [String] = []
        var tokens: [any NSObjectProtocol] = []
        init() {
            for (name, word) in [
                (UIResponder.keyboardWillShowNotification, "will show"),
                (UIResponder.keyboardDidShowNotification, "did show"),
                (UIResponder.keyboardWillHideNotification, "will hide"),
                (UIResponder.keyboardDidHideNotification, "did hide"),
            ] {
                tokens.append(
                    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                        [unowned self] note in
                        let end = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
                        lines.append("\(word) \(end?.minY ?? -1)")
                    })
            }
        }
        deinit { tokens.forEach { NotificationCenter.default.removeObserver($0) } }
    }

    private func makeStage() -> (TestApp, UITextField, UITextField) {
        let root = UIViewController()
        let app = TestApp(root, draws: false)
        let fields = [
            UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34)),
            UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34)),
        ]
        fields.forEach { root.view.addSubview($0) }
        app.settle()
        return (app, fields[0], fields[1])
    }

    @Test(
        "a keyboard on the screen is announced while text is edited, once for fields in a row, and its guide follows it"
    )
    func announced() {
        let ear = Ear()
        let (app, one, two) = makeStage()
        app.softwareKeyboardHeight = 300
        let shade = UIView()
        shade.translatesAutoresizingMaskIntoConstraints = false
        let view = app.window.rootViewController?.view ?? UIView()
        view.addSubview(shade)
        for (a, b) in [(shade.leadingAnchor, view.leadingAnchor), (shade.trailingAnchor, view.trailingAnchor)] {
            a.constraint(equalTo: b).isActive = true
        }
        shade.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
        shade.heightAnchor.constraint(equalToConstant: 50).isActive = true
        app.settle()
        #expect(shade.frame.maxY == 810)
        app.tap(one)
        app.tap(two)
        app.settle()
        app.advance(seconds: 1)
        #expect(ear.lines == ["will show 544.0", "did show 544.0"])
        #expect(shade.frame.maxY == 544)
        two.resignFirstResponder()
        app.settle()
        app.advance(seconds: 1)
        #expect(ear.lines == ["will show 544.0", "did show 544.0", "will hide 844.0", "did hide 844.0"])
        #expect(shade.frame.maxY == 810)
    }

    @Test("a keyboard of keys takes no room and is not announced")
    func keys() {
        let ear = Ear()
        let (app, one, _) = makeStage()
        app.tap(one)
        app.advance(seconds: 1)
        #expect(one.isEditing)
        #expect(ear.lines.isEmpty)
    }
}
