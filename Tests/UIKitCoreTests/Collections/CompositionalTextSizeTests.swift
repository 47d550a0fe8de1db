import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@testable import UIKitCore

/// Headers and rows that follow the text size of the user.
@MainActor
struct CompositionalTextSizeTests {
    private static func layout() -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { index, _ in
            let section: NSCollectionLayoutSection = index == 0 ? .row(290, 120, .groupPaging) : .rows(.absolute(140))
            section.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: .wide(.estimated(40)), elementKind: "text", alignment: .top)
            ]
            return section
        }
    }

    private func expectFitting(_ controller: TextHeaderController, count: Int) {
        let headers = controller.collectionView.visibleSupplementaryViews(ofKind: "text")
        #expect(headers.count == count)
        for case let header as TextHeader in headers {
            #expect(header.bounds.height == header.label.intrinsicContentSize.height + 16)
            #expect(header.bounds.height > 50)
        }
    }

    @Test("all headers in sight grow with the text size")
    func growing() {
        let controller = TextHeaderController(collectionViewLayout: Self.layout())
        let app = TestApp(controller, draws: false)
        app.settle()
        app.textSize = .accessibilityLarge
        app.settle()
        expectFitting(controller, count: 3)
    }

    @Test("a header that was off the screen while the text size changed fits its text when the header returns")
    func returning() {
        let controller = TextHeaderController(collectionViewLayout: Self.layout())
        let app = TestApp(controller, draws: false)
        app.settle()
        controller.collectionView.contentOffset.y = 400
        app.settle()
        app.textSize = .accessibilityLarge
        app.settle()
        controller.collectionView.contentOffset.y = 0
        app.settle()
        expectFitting(controller, count: 3)
    }

    @Test("headers that were measured before their screen appeared at a large text size fit their texts")
    func appearing() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let app = TestApp(navigation, draws: false)
        let controller = TextHeaderController(collectionViewLayout: Self.layout())
        controller.view.frame = app.window.bounds
        controller.view.layoutIfNeeded()
        app.textSize = .accessibilityLarge
        app.settle()
        navigation.pushViewController(controller, animated: true)
        app.settle()
        expectFitting(controller, count: 3)
    }

    @Test("a row that was off the screen while the text size changed fits its text when the row returns")
    func returningRow() throws {
        let controller = TextRowController()
        let app = TestApp(controller, draws: false)
        app.settle()
        let height = try #require(controller.tableView.cellForRow(at: [0, 0])).bounds.height
        controller.tableView.contentOffset.y = 3_000
        app.settle()
        app.textSize = .accessibilityLarge
        app.settle()
        controller.tableView.contentOffset.y = 0
        app.settle()
        let cells = controller.tableView.visibleCells
        #expect(cells.count > 5)
        #expect(Set(cells.map(\.bounds.height)).count == 1)
        #expect(try #require(cells.first).bounds.height > height * 1.2)
    }
}

private final class TextHeader: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.adjustsFontForContentSizeCategory = true
        label.font = .preferredFont(forTextStyle: .headline)
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

private final class TextHeaderController: UICollectionViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collectionView.register(
            TextHeader.self, forSupplementaryViewOfKind: "text", withReuseIdentifier: "text")
    }
    override func numberOfSections(in collectionView: UICollectionView) -> Int { 3 }
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        section == 0 ? 6 : section == 1 ? 1 : 20
    }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "text", for: indexPath)
        (view as? TextHeader)?.label.text = "Nested groups"
        return view
    }
}

/// Rows of one text, whose labels have constraints.
private final class TextRowController: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(TextRow.self, forCellReuseIdentifier: "row")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
}

private final class TextRow: UITableViewCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        let label = UILabel()
        label.adjustsFontForContentSizeCategory = true
        label.font = .preferredFont(forTextStyle: .headline)
        label.text = "Groups"
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        ])
    }

    required init?(coder: NSCoder) { nil }
}
