import CoreGraphics
import Foundation
import Testing

@testable import UIKitCore
@testable import UIKitTesting

/// The table of a table controller above the keyboard.
@MainActor
struct TableKeyboardTests {
    private final class Form: UITableViewController {
        let fields = (0..<20).map { _ in UITextField(frame: CGRect(x: 16, y: 5, width: 200, height: 34)) }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fields.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.contentView.addSubview(fields[indexPath.row])
            return cell
        }
    }

    @Test("the table ends above the keyboard, scrolls to the edited field, and gets its inset back")
    func insets() throws {
        let form = Form(style: .plain)
        let app = TestApp(UINavigationController(rootViewController: form), draws: false)
        app.softwareKeyboardHeight = 300
        app.settle()
        form.tableView.contentInset.bottom = 10
        let field = try #require(form.fields.last { $0.window != nil && $0.convert($0.bounds, to: nil).maxY < 800 })
        app.tap(field)
        app.advance(seconds: 1)
        #expect(abs(form.tableView.contentInset.bottom - 276) < 0.01)
        #expect(field.convert(field.bounds, to: nil).maxY <= 544)
        field.resignFirstResponder()
        app.advance(seconds: 1)
        #expect(abs(form.tableView.contentInset.bottom - 10) < 0.01)
    }

    @Test("a controller that is covered while the keyboard is shown gets its inset back")
    func covered() {
        let form = Form(style: .plain)
        let stack = UINavigationController(rootViewController: form)
        let app = TestApp(stack, draws: false)
        app.softwareKeyboardHeight = 300
        app.settle()
        app.tap(form.fields[0])
        app.advance(seconds: 1)
        #expect(abs(form.tableView.contentInset.bottom - 266) < 0.01)
        stack.pushViewController(UIViewController(), animated: true)
        app.advance(seconds: 2)
        #expect(abs(form.tableView.contentInset.bottom) < 0.01)
    }
}
