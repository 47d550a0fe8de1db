import Testing
import UIKit
import UIKitTesting

/// Rows with several lines of text while a split view collapses and expands.
@MainActor
struct SplitWrapTests {
    private final class Rows: UITableViewController {
        enum Kind: CaseIterable { case classic, listed, constrained, stacked }
        var kind = Kind.classic
        private let text =
            "A text that takes several lines where its column is narrow and fewer where the column is wide, as texts do"

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 12 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            switch kind {
            case .classic:
                cell.textLabel?.text = text
                cell.textLabel?.numberOfLines = 0
            case .listed:
                var content = cell.defaultContentConfiguration()
                content.text = text
                cell.contentConfiguration = content
            case .constrained, .stacked:
                let labels = (0..<2).map { _ in
                    let label = UILabel()
                    label.numberOfLines = 0
                    label.text = text
                    label.font = .preferredFont(forTextStyle: .body)
                    label.adjustsFontForContentSizeCategory = true
                    return label
                }
                let stack = UIStackView(arrangedSubviews: kind == .stacked ? labels : [labels[0]])
                stack.axis = .vertical
                stack.translatesAutoresizingMaskIntoConstraints = false
                cell.contentView.addSubview(stack)
                let guide = cell.contentView.layoutMarginsGuide
                NSLayoutConstraint.activate([
                    stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                    stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                    stack.topAnchor.constraint(equalTo: guide.topAnchor),
                    stack.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                ])
            }
            return cell
        }
    }

    @Test(
        "labels stay inside their rows, in rows that are as high as they need, through every change of columns",
        arguments: [0, 1, 2, 3])
    func collapse(kind: Int) throws {
        let rows = Rows(style: .plain)
        rows.kind = Rows.Kind.allCases[kind]
        let split = UISplitViewController(style: .doubleColumn)
        split.preferredDisplayMode = .oneBesideSecondary
        split.setViewController(rows, for: .primary)
        split.setViewController(Page("Detail"), for: .secondary)
        let app = TestApp(split, size: CGSize(width: 1024, height: 768), draws: false)
        app.settle()
        var heights: [CGFloat: CGFloat] = [:]
        for width in [1024, 500, 1100, 380, 1024, 590, 500] as [CGFloat] {
            app.resize(to: CGSize(width: width, height: 768))
            app.advance(frames: 3)
            app.textSize = app.textSize == .large ? .extraLarge : .large
            app.advance(frames: 2)
            app.textSize = .large
            app.settle()
            if width < 600 { split.show(.primary) }
            app.settle()
            for cell in rows.tableView.visibleCells {
                var needed: CGFloat = 0
                for label in Self.labels(in: cell) {
                    let place = label.convert(label.bounds, to: cell)
                    #expect(place.minY >= -0.01, "\(width)")
                    #expect(place.maxY <= cell.bounds.height + 0.01, "\(width): \(place) in \(cell.bounds.height)")
                    let fit = label.sizeThatFits(CGSize(width: label.bounds.width, height: 0)).height
                    // Measured (tables/text-label): the label of the default style is as high as the row.
                    let wanted = rows.kind == .classic ? cell.bounds.height : fit
                    #expect(
                        abs(label.bounds.height - wanted) < 1,
                        "\(width): \(label.bounds.height) where \(wanted) is needed")
                    needed += fit
                }
                #expect(cell.bounds.height - needed < 40, "\(width): \(cell.bounds.height) for \(needed)")
            }
            if let height = rows.tableView.visibleCells.first?.bounds.height {
                if let before = heights[width] { #expect(before == height) }
                heights[width] = height
            }
        }
    }

    private static func labels(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { [$0 as? UILabel].compactMap { $0 } + labels(in: $0) }
    }

    // As on iOS since iPadOS 14.
    @Test(
        "the button that hides the sidebar stands in the sidebar's bar, and in the detail's while the sidebar is hidden"
    )
    func toggle() throws {
        let split = UISplitViewController(style: .doubleColumn)
        split.preferredDisplayMode = .oneBesideSecondary
        let sidebar = Page("Places"), detail = Page("Detail")
        split.setViewController(sidebar, for: .primary)
        split.setViewController(detail, for: .secondary)
        let app = TestApp(split, size: CGSize(width: 1024, height: 768), draws: false)
        app.settle()
        func bar() throws -> UINavigationController? {
            let button = try #require(app.find(identifier: "ToggleSidebar"))
            return [sidebar, detail].compactMap(\.navigationController).first {
                button.isDescendant(of: $0.navigationBar)
            }
        }
        #expect(try bar() === sidebar.navigationController)
        try app.tap("ToggleSidebar")
        app.settle()
        #expect(split.displayMode == .secondaryOnly)
        #expect(try bar() === detail.navigationController)
        try app.tap("ToggleSidebar")
        app.settle()
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(try bar() === sidebar.navigationController)
    }
}
