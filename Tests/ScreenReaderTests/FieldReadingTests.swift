import AccessibilityLogic
import CoreGraphics
import Foundation
import HeadlessHost
import HostInterface
import Testing
import UIKit
import UIKitTesting

/// The texts of fields while a screen reader listens.
@MainActor
struct FieldReadingTests {
    private final class Note: UITextView, ReadCounter {
        var reads = 0
        override var text: String! {
            get { counted(super.text) }
            set { super.text = newValue }
        }
        override func text(in range: UITextRange) -> String? {
            // Input methods read some characters around the caret.
            let isWhole =
                offset(from: range.start, to: range.end) == offset(from: beginningOfDocument, to: endOfDocument)
            return isWhole ? counted(super.text(in: range)) : super.text(in: range)
        }
    }

    private final class Field: UITextField, ReadCounter {
        var reads = 0
        override var text: String? {
            get { counted(super.text) }
            set { super.text = newValue }
        }
    }

    private func advance(_ app: TestApp, frames: Int) {
        for _ in 0..<frames {
            app.host.requestFrame()
            app.advance(frames: 1)
        }
    }

    @Test("frames without an edit read no text; keys, carets and new texts are heard")
    func frames() throws {
        let note = Note(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
        note.text = String(repeating: "A line of the note.\n", count: 300)
        let name = Field(frame: CGRect(x: 0, y: 420, width: 300, height: 40))
        (name.text, name.placeholder) = ("Anna", "Name")
        let app = TestApp(ReadPage("Form", [note, name]), draws: false)
        let reader = PaperReader(app)
        note.becomeFirstResponder()
        note.selectedRange = NSRange(location: 0, length: 0)
        app.advance(seconds: 0.3)
        _ = reader.take()
        (note.reads, name.reads) = (0, 0)
        advance(app, frames: 40)
        #expect(note.reads == 0 && name.reads == 0)

        app.type("x")
        app.advance(seconds: 0.3)
        #expect(reader.take().contains("text: inserted x at 0"))
        #expect((1...2).contains(note.reads))

        note.reads = 0
        note.selectedRange = NSRange(location: 5, length: 0)
        advance(app, frames: 10)
        #expect(reader.take().contains("text: caret 5") && note.reads == 0)

        // As many edits and as many characters as before.
        name.text = "Emma"
        advance(app, frames: 10)
        #expect(reader.take().contains("entry Name: inserted Emm at 0"))
    }

    @Test("a field that becomes secure is read as dots")
    func secure() throws {
        let name = Field(frame: CGRect(x: 0, y: 420, width: 300, height: 40))
        (name.text, name.placeholder) = ("Anna", "Name")
        let app = TestApp(ReadPage("Form", [name]), draws: false)
        let reader = PaperReader(app)
        let id = try #require(reader.find("Name"))
        #expect(reader.source?.text(of: id)?.string == "Anna")
        name.isSecureTextEntry = true
        #expect(reader.source?.text(of: id)?.string == "••••")
        name.isSecureTextEntry = false
        #expect(reader.source?.text(of: id)?.string == "Anna")
    }
}
