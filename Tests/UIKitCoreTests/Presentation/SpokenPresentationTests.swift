import Testing
import UIKit
import UIKitTesting

/// The screen reader's texts of presentations, of rows with custom views, and of symbols.
@MainActor
struct SpokenPresentationTests {
    private func page(_ text: String) -> UIViewController {
        let page = UIViewController()
        let label = UILabel(frame: CGRect(x: 16, y: 100, width: 200, height: 30))
        label.text = text
        page.view.addSubview(label)
        return page
    }

    @Test("behind a modal sheet nothing is read; behind an undimmed one everything is")
    func sheets() {
        let root = page("Behind")
        let app = TestApp(root, draws: false)
        let sheet = page("Sheet")
        sheet.sheetPresentationController?.detents = [.medium(), .large()]
        root.present(sheet, animated: true)
        app.settle()
        #expect(app.spokenText == "Sheet")
        sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
        app.settle()
        #expect(app.spokenText == "Behind\nSheet")
        sheet.sheetPresentationController?.animateChanges {
            sheet.sheetPresentationController?.selectedDetentIdentifier = .large
        }
        app.settle()
        #expect(app.spokenText == "Sheet")
        root.dismiss(animated: true)
        #expect(app.spokenText.contains("Behind"))
        app.settle()
        #expect(app.spokenText == "Behind")
    }

    @Test(
        "behind alerts, popovers and screens that cover everything nothing is read",
        arguments: [
            UIModalPresentationStyle.fullScreen, .overFullScreen, .formSheet, .popover,
        ])
    func covers(style: UIModalPresentationStyle) {
        let root = page("Behind")
        let app = TestApp(root, size: CGSize(width: 1024, height: 768), draws: false)
        let shown = page("Shown")
        shown.modalPresentationStyle = style
        shown.popoverPresentationController?.sourceView = root.view
        root.present(shown, animated: false)
        app.settle()
        #expect(app.spokenText == "Shown")
    }

    @Test("of an undimmed sheet over a modal one both are read, and nothing behind them")
    func stacked() {
        let root = page("Behind")
        let app = TestApp(root, draws: false)
        let (first, second) = (page("First"), page("Second"))
        root.present(first, animated: false)
        second.sheetPresentationController?.detents = [.medium()]
        second.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
        first.present(second, animated: false)
        app.settle()
        #expect(app.spokenText == "First\nSecond")
    }

    /// One row with arbitrary views of a test.
    final class OneRow: UITableViewController {
        var fill: (UITableViewCell) -> Void = { _ in }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            fill(cell)
            return cell
        }
    }

    private func spoken(_ fill: @escaping (UITableViewCell) -> Void) -> String {
        let table = OneRow()
        table.fill = fill
        let app = TestApp(table, draws: false)
        app.settle()
        return app.spokenText
    }

    private func label(_ text: String, x: CGFloat) -> UILabel {
        let label = UILabel(frame: CGRect(x: x, y: 4, width: 80, height: 30))
        label.text = text
        return label
    }

    @Test("a row with labels of its own says them in reading order, as one button")
    func ownLabels() {
        #expect(
            spoken { cell in
                let box = UIView(frame: CGRect(x: 100, y: 0, width: 200, height: 40))
                box.addSubview(label("Second", x: 0))
                let hidden = label("Hidden", x: 90)
                hidden.isHidden = true
                box.addSubview(hidden)
                let image = UIImageView(frame: CGRect(x: 300, y: 4, width: 20, height: 20))
                image.accessibilityLabel = "Third"
                for view in [box, label("First", x: 10), image] { cell.contentView.addSubview(view) }
            } == "First, Second, Third, button")
    }

    @Test("a row's own text comes before the labels that were added to it")
    func addedLabels() {
        #expect(
            spoken { cell in
                cell.textLabel?.text = "Inbox"
                cell.contentView.addSubview(label("3 new", x: 250))
            } == "Inbox, 3 new, button")
    }

    @Test("what a person uses inside a row is met by itself, and an empty row is not met at all")
    func controls() {
        #expect(
            spoken { cell in
                cell.contentView.addSubview(label("Name", x: 10))
                let toggle = UISwitch(frame: CGRect(x: 200, y: 4, width: 51, height: 31))
                toggle.accessibilityLabel = "On"
                cell.contentView.addSubview(toggle)
            }.hasPrefix("Name\nOn"))
        #expect(spoken { _ in } == "")
    }

    @Test("a symbol without a label is read by the words of its name, in each kind of view")
    func symbols() {
        let root = UIViewController()
        let button = UIButton(frame: CGRect(x: 20, y: 200, width: 44, height: 44))
        button.setImage(
            UIImage(systemName: "star.fill")?.withTintColor(.red, renderingMode: .alwaysOriginal), for: .normal)
        root.view.addSubview(button)
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: UIImage(systemName: "info.circle"), style: .plain, target: nil, action: nil)
        let stack = UINavigationController(rootViewController: root)
        stack.tabBarItem = UITabBarItem(title: nil, image: UIImage(systemName: "house"), tag: 0)
        let tabs = UITabBarController()
        tabs.viewControllers = [stack]
        let app = TestApp(tabs, draws: false)
        app.settle()
        #expect(app.spokenText.contains("info circle, button"))
        #expect(app.spokenText.contains("star fill, button"))
        #expect(app.spokenText.contains("house, tab"))
    }
}
