import CoreGraphics
import Foundation
import HeadlessHost
import HostInterface
import Testing
import UIKitTesting

@testable import UIKitCore

/// Windows with unsaved changes, and text that is being edited while a window closes.
@MainActor
struct ClosingWindowTests {
    /// A sheet that must not be dismissed, as an editor with changes.
    private final class Editor: UIViewController, UIAdaptivePresentationControllerDelegate {
        var attempts = 0
        var asks = false
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            attempts += 1
            guard asks else { return }
            let question = UIAlertController(title: "Discard?", message: nil, preferredStyle: .actionSheet)
            question.addAction(UIAlertAction(title: "Discard", style: .destructive))
            present(question, animated: true)
        }
    }

    private func launch(_ editor: Editor, severalWindows: Bool = true) throws -> TestApp {
        let app = WindowApp.launch(severalWindows: severalWindows)
        editor.isModalInPresentation = true
        editor.presentationController?.delegate = editor
        try #require(app.window.rootViewController).present(editor, animated: true)
        app.settle()
        _ = WindowApp.takeCalls()
        return app
    }

    @Test("a modal sheet keeps its window open and its delegate is notified")
    func kept() throws {
        let editor = Editor()
        editor.asks = true
        let app = try launch(editor)
        app.closeWindow()
        app.settle()
        #expect(editor.attempts == 1)
        #expect(app.windows.count == 1)
        // The question is open: the window stays, and the delegate is not asked again.
        app.closeWindow()
        app.settle()
        #expect(editor.attempts == 1)
        #expect(app.windows.count == 1)
        #expect(!app.host.isStopped)
        #expect(WindowApp.takeCalls() == [])
        // After the question the sheet is asked again.
        try app.tap("Discard")
        app.settle()
        editor.isModalInPresentation = false
        app.closeWindow()
        #expect(app.host.isStopped)
    }

    @Test("a window whose app does not answer the first request closes with the second")
    func unanswered() throws {
        let editor = Editor()
        let app = try launch(editor)
        app.closeWindow()
        #expect(editor.attempts == 1)
        #expect(!app.host.isStopped)
        app.closeWindow()
        #expect(app.host.isStopped)
        #expect(WindowApp.takeCalls() == ["1 disconnects"])
    }

    @Test("Control+Q leaves an app with a modal sheet open")
    func quit() throws {
        let editor = Editor()
        editor.asks = true
        let app = try launch(editor)
        app.press(.character("q"), modifiers: .control)
        app.settle()
        #expect(editor.attempts == 1)
        #expect(!app.host.isStopped)
    }

    @Test("the end of the session closes an app with a modal sheet")
    func terminated() throws {
        let editor = Editor()
        let app = try launch(editor)
        app.host.quit()
        #expect(app.host.isStopped)
        #expect(editor.attempts == 0)
    }

    @Test("a sheet that may be dismissed does not keep its window open")
    func dismissible() throws {
        let app = WindowApp.launch()
        try #require(app.window.rootViewController).present(UIViewController(), animated: true)
        app.settle()
        app.closeWindow()
        #expect(app.host.isStopped)
    }

    @Test("text that is edited reaches the delegate before the scene enters the background")
    func editing() throws {
        final class Form: UIViewController, UITextFieldDelegate {
            let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
            var calls: [String] = []
            override func viewDidLoad() {
                super.viewDidLoad()
                field.delegate = self
                view.addSubview(field)
            }
            func textFieldDidEndEditing(_ textField: UITextField) {
                calls.append("ends with \(textField.text ?? "") in \(UIApplication.shared.applicationState)")
            }
        }
        _ = WindowApp.launch()
        let form = Form()
        WindowApp.root = { form }
        let app = WindowApp.relaunch()
        form.field.becomeFirstResponder()
        app.settle()
        app.type("Hello")
        app.closeWindow()
        #expect(app.host.isStopped)
        #expect(form.calls == ["ends with Hello in active"])
    }
}
