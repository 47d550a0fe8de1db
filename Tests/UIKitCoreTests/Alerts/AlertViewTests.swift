import Testing
import UIKit
import UIKitTesting

/// Alerts as apps made them before `UIAlertController`.
@MainActor struct AlertViewTests {
    private final class Delegate: UIAlertViewDelegate {
        var calls: [String] = []
        var enables = true
        func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
            calls.append("clicked \(buttonIndex)")
        }
        func willPresent(_ alertView: UIAlertView) { calls.append("will present") }
        func didPresent(_ alertView: UIAlertView) { calls.append("did present") }
        func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
            calls.append("will dismiss \(buttonIndex)")
        }
        func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
            calls.append("did dismiss \(buttonIndex)")
        }
        func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { enables }
    }

    /// Only an alert that decides about its first button has the last method; this delegate has none at all.
    private final class Silent: UIAlertViewDelegate {}

    @Test("an alert counts its buttons from cancel on, and shows its texts")
    func buttons() throws {
        let app = TestApp(UIViewController(), draws: false)
        let alert = UIAlertView(
            title: "Delete?", message: "For good", delegate: Silent(), cancelButtonTitle: "No",
            otherButtonTitles: "Yes", "Later")
        #expect(alert.numberOfButtons == 3)
        #expect(alert.cancelButtonIndex == 0 && alert.firstOtherButtonIndex == 1)
        #expect(alert.addButton(withTitle: "Never") == 3)
        #expect(alert.buttonTitle(at: 3) == "Never" && alert.buttonTitle(at: 4) == nil)
        #expect(!alert.isVisible)
        alert.show()
        app.settle()
        #expect(alert.isVisible)
        for text in ["Delete?", "For good", "No", "Yes", "Later", "Never"] { _ = try app.require(text) }
    }

    @Test("the delegate is notified in UIKit's order when a button is chosen")
    func chosen() throws {
        let app = TestApp(UIViewController(), draws: false), delegate = Delegate()
        let alert = UIAlertView(title: "Hello", message: nil, delegate: delegate, cancelButtonTitle: "OK")
        alert.addButton(withTitle: "More")
        alert.show()
        app.settle()
        try app.tap("More")
        #expect(delegate.calls == ["will present", "did present", "clicked 1", "will dismiss 1"])
        app.settle()
        #expect(delegate.calls.last == "did dismiss 1" && delegate.calls.count == 5)
        #expect(!alert.isVisible)
        // The same alert again.
        alert.show()
        app.settle()
        #expect(alert.isVisible)
    }

    @Test("an alert that the app dismisses notifies of its dismissal alone")
    func dismissed() {
        let app = TestApp(UIViewController(), draws: false), delegate = Delegate()
        let alert = UIAlertView(title: "Hello", message: nil, delegate: delegate, cancelButtonTitle: "OK")
        alert.show()
        app.settle()
        delegate.calls = []
        alert.dismiss(withClickedButtonIndex: 0, animated: true)
        app.settle()
        #expect(delegate.calls == ["will dismiss 0", "did dismiss 0"])
        alert.dismiss(withClickedButtonIndex: 0, animated: true)
        #expect(delegate.calls.count == 2)
    }

    @Test("an alert that nobody keeps lives while it shows, and ends afterwards")
    func lifetime() throws {
        let app = TestApp(UIViewController(), draws: false)
        weak var alert: UIAlertView?
        do {
            let made = UIAlertView(title: "Hello", message: nil, delegate: nil, cancelButtonTitle: "OK")
            made.show()
            alert = made
        }
        app.settle()
        #expect(alert?.isVisible == true)
        try app.tap("OK")
        app.settle()
        #expect(alert == nil)
    }

    @Test("an alert is displayed above another alert, and each is dismissed separately")
    func stacked() throws {
        let app = TestApp(UIViewController(), draws: false)
        let first = UIAlertView(title: "First", message: nil, delegate: nil, cancelButtonTitle: "One")
        let second = UIAlertView(title: "Second", message: nil, delegate: nil, cancelButtonTitle: "Two")
        first.show()
        app.settle()
        second.show()
        app.settle()
        try app.tap("Two")
        app.settle()
        #expect(first.isVisible && !second.isVisible)
    }

    @Test("the style makes text fields before the alert is shown, and their texts are there afterwards")
    func fields() throws {
        let app = TestApp(UIViewController(), draws: false)
        let alert = UIAlertView(title: "Log in", message: nil, delegate: nil, cancelButtonTitle: "OK")
        alert.alertViewStyle = .loginAndPasswordInput
        let name = try #require(alert.textField(at: 0)), password = try #require(alert.textField(at: 1))
        #expect(name.placeholder == "Login" && !name.isSecureTextEntry)
        #expect(password.placeholder == "Password" && password.isSecureTextEntry)
        name.text = "ada"
        alert.show()
        app.settle()
        #expect(name.window != nil)
        try app.tap("OK")
        app.settle()
        #expect(alert.textField(at: 0)?.text == "ada")
    }

    @Test("the delegate decides after each change of a field whether the first button beside cancel can be chosen")
    func firstButton() throws {
        let app = TestApp(UIViewController(), draws: false), delegate = Delegate()
        let alert = UIAlertView(
            title: "Name", message: "", delegate: delegate, cancelButtonTitle: "No", otherButtonTitles: "Yes")
        alert.alertViewStyle = .plainTextInput
        delegate.enables = false
        alert.show()
        app.settle()
        try app.tap("Yes")
        app.settle()
        #expect(alert.isVisible)
        delegate.enables = true
        app.type("a")
        app.settle()
        try app.tap("Yes")
        app.settle()
        #expect(!alert.isVisible && delegate.calls.contains("clicked 1"))
    }

    @Test("an alert that is shown while the first screen loads appears with it")
    func early() throws {
        final class Early: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                UIAlertView(title: "Early", message: nil, delegate: nil, cancelButtonTitle: "OK").show()
            }
        }
        let app = TestApp(Early(), draws: false)
        app.settle()
        _ = try app.require("Early")
    }

    @Test("an alert that waits for a window appears in its own app, also if a window of another app becomes key first")
    func otherApp() throws {
        let first = TestApp(UIViewController(), draws: false)
        let alert = UIAlertView(title: "First", message: nil, delegate: nil, cancelButtonTitle: "OK")
        let window = try #require(first.windows.first)
        window.isHidden = true
        first.settle()
        alert.show()
        let second = TestApp(UIViewController(), draws: false)
        second.settle()
        #expect(second.find("First") == nil)
        window.makeKeyAndVisible()
        first.settle()
        second.settle()
        _ = try first.require("First")
        #expect(second.find("First") == nil)
    }
}
