import CoreGraphics
import Testing
import UIKit
import UIKitTesting

/// The layout of an alert's buttons.
@MainActor
struct AlertButtonTests {
    @Test("cancel is at the leading side of two buttons, in both layout directions", arguments: [false, true])
    func twoButtons(rightToLeft: Bool) throws {
        let root = UIViewController()
        let app = TestApp(root, rightToLeft: rightToLeft, draws: false)
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default))
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        root.present(alert, animated: false)
        app.settle()
        let (yes, no) = (try app.require("Yes"), try app.require("No"))
        let (there, here) = (yes.convert(yes.bounds, to: nil), no.convert(no.bounds, to: nil))
        #expect(rightToLeft ? here.minX >= there.maxX : here.maxX <= there.minX)
        #expect(abs(here.midX + there.midX - 390) <= 1)
    }

    @Test(
        "Return chooses the only button and the preferred one, and nothing where several are alike",
        arguments: [1, 2, 3])
    func returnKey(count: Int) {
        let root = UIViewController(), app = TestApp(root, draws: false)
        var chosen: [String] = []
        let alert = UIAlertController(title: "Done", message: nil, preferredStyle: .alert)
        for name in ["A", "B", "C"].prefix(count) {
            alert.addAction(UIAlertAction(title: name, style: .default) { _ in chosen.append(name) })
        }
        if count == 3 { alert.preferredAction = alert.actions[1] }
        root.present(alert, animated: false)
        app.settle()
        app.press(.enter)
        app.settle()
        #expect(chosen == [["A"], [], ["B"]][count - 1])
        #expect((root.presentedViewController == nil) == (count != 2))
    }
}
