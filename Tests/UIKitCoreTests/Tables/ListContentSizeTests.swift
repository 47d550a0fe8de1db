import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

@MainActor
struct ListContentSizeTests {
    /// A table whose rows are configured before they are in the window, and again later.
    private final class Rows: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            configure(cell, indexPath.row)
            return cell
        }
        func configure(_ cell: UITableViewCell, _ row: Int) {
            var content = UIListContentConfiguration.cell()
            content.text = "Row \(row)"
            content.image = UIImage(systemName: "doc")
            cell.contentConfiguration = content
        }
        var imageHeights: Set<CGFloat> {
            Set(
                tableView.visibleCells.compactMap { cell in
                    cell.contentView.subviews.compactMap { $0 as? UIListContentView }.first?.imageView.bounds.height
                })
        }
    }

    @Test("the symbols of all rows have the text size of the window, however often the rows are configured")
    func symbols() throws {
        let rows = Rows()
        let app = TestApp(UIViewController(), draws: false)
        app.textSize = .accessibilityLarge
        app.settle()
        app.window.rootViewController = rows
        app.settle()
        let large = try #require(rows.imageHeights.first)
        #expect(rows.imageHeights.count == 1)
        for (row, cell) in rows.tableView.visibleCells.enumerated() where row % 2 == 0 { rows.configure(cell, row) }
        app.settle()
        #expect(rows.imageHeights == [large])
        app.textSize = .large
        app.settle()
        let plain = try #require(rows.imageHeights.first)
        #expect(rows.imageHeights.count == 1)
        #expect(large > plain * 1.3)
    }
}
