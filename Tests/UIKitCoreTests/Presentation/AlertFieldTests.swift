import CoreGraphics
import Testing
import UIKit
import UIKitTesting

/// Alerts that ask for text.
@MainActor
@Suite struct AlertFieldTests {
    private let root = CustomStage.page("Root")
    private let alert = UIAlertController(title: "Sign In", message: "Your name and password.", preferredStyle: .alert)

    /// - Returns: the app with the alert, and what was chosen.
    private func present(fields: Int, actions: [UIAlertAction]) -> TestApp {
        for number in 0..<fields {
            alert.addTextField { $0.placeholder = ["Name", "Password"][number] }
        }
        actions.forEach(alert.addAction)
        let app = TestApp(root)
        app.activate()
        root.present(alert, animated: true)
        app.settle()
        return app
    }

    @Test("fields stand below the texts, and the first one is edited")
    func shows() throws {
        let app = present(fields: 2, actions: [UIAlertAction(title: "Cancel", style: .cancel), UIAlertAction(title: "OK", style: .default)])
        let fields = try #require(alert.textFields)
        #expect(fields.map(\.placeholder) == ["Name", "Password"])
        #expect(fields.map(\.isFirstResponder) == [true, false])
        app.type("Ada")
        #expect(fields[0].text == "Ada")
        let frames = fields.compactMap { app.presentedFrame(of: $0) }
        #expect(frames[0].width == frames[1].width && frames[0].maxY == frames[1].minY)
        // Measured (presentations/alert-fields): both fields are 59.67 high.
        #expect(abs(frames[1].maxY - frames[0].minY - 59.67) < 0.01)
        let message = try #require(app.presentedFrame(of: app.find("Your name and password.")))
        #expect(frames[0].minY > message.maxY)
        #expect(try #require(app.presentedFrame(of: app.find("OK"))).minY >= frames[1].maxY + 10)
    }

    @Test("Return goes to the next field, from the last one to the only action beside cancel; Tab goes round")
    func keys() throws {
        var chosen: [String] = []
        let app = present(
            fields: 2,
            actions: [
                UIAlertAction(title: "Cancel", style: .cancel) { _ in chosen.append("Cancel") },
                UIAlertAction(title: "OK", style: .default) { _ in chosen.append("OK") },
            ])
        let fields = try #require(alert.textFields)
        app.press(.enter)
        #expect(fields.map(\.isFirstResponder) == [false, true])
        app.press(.tab)
        #expect(fields.map(\.isFirstResponder) == [true, false])
        app.press(.tab, modifiers: .shift)
        #expect(fields.map(\.isFirstResponder) == [false, true])
        app.press(.enter)
        app.settle()
        #expect(chosen == ["OK"])
        #expect(root.presentedViewController == nil)
    }

    @Test("Return chooses the preferred action of several, and nothing where none is preferred", arguments: [false, true])
    func preferred(isSet: Bool) throws {
        var chosen: [String] = []
        let actions = ["Save", "Replace"].map { title in UIAlertAction(title: title, style: .default) { _ in chosen.append(title) } }
        if isSet { alert.preferredAction = actions[1] }
        let app = present(fields: 1, actions: actions)
        app.press(.enter)
        app.settle()
        #expect(chosen == (isSet ? ["Replace"] : []))
        #expect(try #require(alert.textFields?.first).isFirstResponder != isSet)
    }

    @Test("a disabled action waits for text, and shows when it may be chosen")
    func disabled() throws {
        var chosen = 0
        let ok = UIAlertAction(title: "OK", style: .default) { _ in chosen += 1 }
        ok.isEnabled = false
        let app = present(fields: 1, actions: [ok])
        let field = try #require(alert.textFields?.first)
        field.addAction(UIAction { [weak field] _ in ok.isEnabled = field?.hasText == true }, for: .editingChanged)
        app.press(.enter)
        try app.tap("OK")
        app.settle()
        #expect(chosen == 0)
        #expect(app.shownAlpha(of: try app.require("OK")) < 0.5 || app.findAll(UILabel.self).contains { $0.text == "OK" && app.shownAlpha(of: $0) < 0.5 })
        app.type("a")
        app.press(.enter)
        app.settle()
        #expect(chosen == 1)
    }

    @Test("Escape takes an alert with a field back, and what was edited before goes on")
    func escape() throws {
        let before = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 30))
        root.loadViewIfNeeded()
        root.view.addSubview(before)
        alert.addTextField()
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        let app = TestApp(root, draws: false)
        app.activate()
        before.becomeFirstResponder()
        #expect(before.isFirstResponder)
        root.present(alert, animated: true)
        app.settle()
        #expect(alert.textFields?.first?.isFirstResponder == true)
        #expect(!before.isFirstResponder)
        app.press(.escape)
        app.settle()
        #expect(root.presentedViewController == nil)
        #expect(before.isFirstResponder)
    }
}
