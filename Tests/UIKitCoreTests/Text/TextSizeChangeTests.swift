import CoreGraphics
import Testing
import UIKit
import UIKitTesting

/// Views that adapt to the user's text size while they are visible.
@MainActor
struct TextSizeChangeTests {
    private final class Rows: UITableViewController {
        enum Kind: CaseIterable { case classic, listed, constrained }
        let kind: Kind
        init(_ kind: Kind) {
            self.kind = kind
            super.init(style: .plain)
        }
        required init?(coder: NSCoder) { nil }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
            switch kind {
            case .classic:
                cell.textLabel?.text = "Row \(indexPath.row)"
                cell.detailTextLabel?.text = "Detail"
            case .listed:
                var content = cell.defaultContentConfiguration()
                content.text = "Row \(indexPath.row)"
                content.secondaryText = "Detail"
                cell.contentConfiguration = content
            case .constrained:
                let label = UILabel()
                label.text = "Row \(indexPath.row)"
                label.font = .preferredFont(forTextStyle: .body)
                label.adjustsFontForContentSizeCategory = true
                label.translatesAutoresizingMaskIntoConstraints = false
                cell.contentView.addSubview(label)
                let guide = cell.contentView.layoutMarginsGuide
                NSLayoutConstraint.activate([
                    label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                    label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                    label.topAnchor.constraint(equalTo: guide.topAnchor),
                    label.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                ])
            }
            return cell
        }
    }

    @Test("rows and headers take another text size, and grow with it", arguments: [0, 1, 2])
    func rows(kind: Int) throws {
        let rows = Rows(Rows.Kind.allCases[kind])
        let app = TestApp(rows, size: CGSize(width: 390, height: 700), draws: false)
        app.settle()
        func measured() throws -> (row: CGFloat, text: CGFloat, header: CGFloat) {
            let label = try #require(app.findAll(UILabel.self).first { $0.text == "Row 2" })
            let header = try #require(app.findAll(UILabel.self).first { $0.text == "Header" })
            let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 2, section: 0)))
            let place = label.convert(label.bounds, to: cell)
            #expect(place.minY >= 0)
            #expect(place.maxY <= cell.bounds.height)
            return (cell.bounds.height, label.intrinsicContentSize.height, header.intrinsicContentSize.height)
        }
        let small = try measured()
        app.textSize = .accessibilityExtraLarge
        app.settle()
        let large = try measured()
        #expect(large.text > small.text * 1.8)
        #expect(large.header > small.header * 1.8)
        #expect(large.row > small.row)
        #expect(large.row >= large.text)
        app.textSize = .large
        app.settle()
        let again = try measured()
        #expect(again == small)
    }

    @Test("a configured button and one whose title follows the text size grow with it")
    func buttons() {
        let page = UIViewController()
        let app = TestApp(page, size: CGSize(width: 390, height: 700), draws: false)
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Continue"
        configuration.subtitle = "with all"
        let configured = UIButton(configuration: configuration)
        let plain = UIButton(type: .system)
        plain.setTitle("Continue", for: .normal)
        plain.titleLabel?.font = .preferredFont(forTextStyle: .body)
        plain.titleLabel?.adjustsFontForContentSizeCategory = true
        let fixed = UIButton(type: .system)
        fixed.setTitle("Continue", for: .normal)
        let stack = UIStackView(arrangedSubviews: [configured, plain, fixed])
        stack.axis = .vertical
        stack.alignment = .leading
        stack.translatesAutoresizingMaskIntoConstraints = false
        page.view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: page.view.topAnchor),
            stack.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
        ])
        app.settle()
        let before = [configured, plain, fixed].map(\.bounds.size)
        app.textSize = .accessibilityLarge
        app.settle()
        let after = [configured, plain, fixed].map(\.bounds.size)
        for index in 0...1 {
            #expect(after[index].width > before[index].width * 1.5)
            #expect(after[index].height > before[index].height * 1.2)
        }
        #expect(after[2] == before[2])
        app.textSize = .large
        app.settle()
        #expect([configured, plain, fixed].map(\.bounds.size) == before)
    }

    @Test("a label that wraps gives back the height of a narrower pass, also where its one line is as high as before")
    func wrapped() {
        let page = UIViewController()
        let app = TestApp(page, size: CGSize(width: 400, height: 700), draws: false)
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "Some words that need three lines in a narrow column and one in a wide one"
        label.translatesAutoresizingMaskIntoConstraints = false
        page.view.addSubview(label)
        let width = label.widthAnchor.constraint(equalToConstant: 200)
        NSLayoutConstraint.activate([
            width, label.topAnchor.constraint(equalTo: page.view.topAnchor),
            label.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
        ])
        app.settle()
        let line = label.font.lineHeight
        #expect(label.bounds.height > 2.9 * line)
        // The intrinsic content size is read again in the same pass as the new width.
        label.invalidateIntrinsicContentSize()
        width.constant = 900
        app.settle()
        #expect(label.bounds.height < 1.2 * line)
        label.text = "Other words that need three lines in a narrow column and one in a wide one"
        width.constant = 200
        app.settle()
        #expect(label.bounds.height > 2.9 * line)
        label.text = "Short"
        app.settle()
        #expect(label.bounds.height < 1.2 * line)
    }
}
