import CoreGraphics
import Testing
import UIKit
import UIKitTesting

/// Alerts with text fields.
@MainActor
struct AlertFieldTests {
    private let root = CustomStage.page("Root")
    private let alert = UIAlertController(title: "Sign In", message: "Your name and password.", preferredStyle: .alert)

    /// - Returns: the app with the alert.
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

    @Test("fields are below the texts, and the first field is edited")
    func shows() throws {
        let app = present(
            fields: 2,
            actions: [UIAlertAction(title: "Cancel", style: .cancel), UIAlertAction(title: "OK", style: .default)])
        let fields = try #require(alert.textFields)
        #expect(fields.map(\.placeholder) == ["Name", "Password"])
        #expect(fields.map(\.isFirstResponder) == [true, false])
        app.type("Ada")
        #expect(fields[0].text == "Ada")
        let frames = fields.compactMap { app.presentedFrame(of: $0) }
        #expect(frames[0].width == frames[1].width && abs(frames[0].maxY - frames[1].minY) < 0.01)
        // Measured (presentations/alert-fields): both fields are 59.67 high.
        #expect(abs(frames[1].maxY - frames[0].minY - 59.67) < 0.01)
        let message = try #require(app.presentedFrame(of: app.find("Your name and password.")))
        #expect(frames[0].minY > message.maxY)
        #expect(try #require(app.presentedFrame(of: app.find("OK"))).minY >= frames[1].maxY + 10)
    }

    // Measured: from the block of texts (lines and 19.67 above and below) to the field 0, the field with its border
    // 30.67, to the line above the buttons 12.0; sides of 15 in an alert of 270; the border is gray 181.
    @Test("an alert with one field has the field 15 from its sides, 30.67 high, 12 above the line of the buttons")
    func oneField() throws {
        alert.addTextField { $0.placeholder = "Name" }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        let app = TestApp(root, scale: 3)
        root.present(alert, animated: false)
        app.settle()
        let field = try #require(alert.textFields?.first), box = try #require(field.superview)
        let frame = box.convert(box.bounds, to: nil), whole = alert.view.convert(alert.view.bounds, to: nil)
        #expect(abs(frame.minX - whole.minX - 15) < 0.01)
        #expect(abs(whole.maxX - frame.maxX - 15) < 0.01)
        #expect(abs(frame.height - 30.67) < 0.35)
        let message = try #require(app.presentedFrame(of: app.find("Your name and password.")))
        #expect(abs(frame.minY - message.maxY - 19.67) < 0.35, "\(frame) \(message)")
        // The line above buttons of height 44.
        #expect(abs(whole.maxY - 44 - frame.maxY - 12) < 0.67, "\(frame) \(whole)")
        let edge = app.picture()?[Int(frame.midX * 3), Int((frame.minY * 3).rounded())]
        #expect(abs(Int(edge?.red ?? 0) - 181) <= 1)
    }

    @Test("Return moves to the next field and selects the only action in the last field; Tab wraps around")
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

    @Test(
        "Return chooses the preferred action of several, and nothing where none is preferred", arguments: [false, true])
    func preferred(isSet: Bool) throws {
        var chosen: [String] = []
        let actions = ["Save", "Replace"].map { title in
            UIAlertAction(title: title, style: .default) { _ in chosen.append(title) }
        }
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
        #expect(
            app.shownAlpha(of: try app.require("OK")) < 0.5
                || app.findAll(UILabel.self).contains { $0.text == "OK" && app.shownAlpha(of: $0) < 0.5 })
        app.type("a")
        app.press(.enter)
        app.settle()
        #expect(chosen == 1)
    }

    @Test("Escape cancels an alert with a field, and the former field continues editing")
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
