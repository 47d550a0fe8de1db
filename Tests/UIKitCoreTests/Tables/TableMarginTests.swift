import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// The side margins of rows.
@MainActor
struct TableMarginTests {
    private final class Screen: UITableViewController {
        var isListed = false
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Header" }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            if isListed {
                var content = cell.defaultContentConfiguration()
                content.text = "Row"
                cell.contentConfiguration = content
            } else {
                cell.textLabel?.text = "Row"
            }
            return cell
        }
    }

    private func starts(_ app: TestApp, _ text: String) -> [CGFloat] {
        app.findAll(UILabel.self).filter { $0.text == text }.compactMap { app.presentedFrame(of: $0)?.minX }
    }

    @Test(
        "rows, headers and lines keep 16 points free in a narrow window and 20 in a wide one, also when it changes",
        arguments: [false, true])
    func plain(isListed: Bool) throws {
        let screen = Screen(style: .plain)
        screen.isListed = isListed
        let app = TestApp(screen, size: CGSize(width: 400, height: 700), draws: false)
        app.settle()
        func check(_ margin: CGFloat) throws {
            #expect(starts(app, "Row") == [margin, margin, margin])
            #expect(starts(app, "Header") == [margin])
            let cell = try #require(screen.tableView.visibleCells.first)
            #expect(cell.subviews.contains { $0.frame.height <= 1 && $0.frame.height > 0 && $0.frame.minX == margin })
            #expect(cell.contentView.layoutMargins.left == margin)
            #expect(cell.contentView.layoutMargins.right == margin)
        }
        try check(16)
        app.resize(to: CGSize(width: 1000, height: 700))
        app.settle()
        try check(20)
        app.resize(to: CGSize(width: 400, height: 700))
        app.settle()
        try check(16)
    }

    @Test("in a wide window the content of inset groups begins 20 points inside the group")
    func insetGroups() {
        let app = TestApp(Screen(style: .insetGrouped), size: CGSize(width: 1000, height: 700), draws: false)
        app.settle()
        #expect(starts(app, "Row") == [40, 40, 40])
    }

    // Measured: beside a covered side, the margin of the content is 16 points, in windows of every width.
    @Test("the content of a row keeps clear of what the display covers")
    func safeArea() {
        let screen = Screen(style: .plain)
        screen.isListed = true
        let app = TestApp(
            screen, size: CGSize(width: 844, height: 390), draws: false,
            safeArea: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
        app.settle()
        #expect(starts(app, "Row") == [63, 63, 63])
    }
}
