import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor
struct TableLineTests {
    private final class Rows: UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    @Test(
        "lines between rows are a pixel high, also where the rows were laid out before they came to their window",
        arguments: [1, 2, 3] as [CGFloat])
    func pixel(scale: CGFloat) {
        let rows = Rows()
        let app = TestApp(UIViewController(), scale: scale, draws: false)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 400), style: .insetGrouped)
        table.dataSource = rows
        table.layoutIfNeeded()
        app.window.rootViewController?.view.addSubview(table)
        app.settle()
        let lines = table.visibleCells.flatMap(\.subviews).filter { $0.frame.height > 0 && $0.frame.height <= 1 }
        #expect(lines.map(\.frame.height) == [1 / scale])
    }

    @Test(
        "a table that gets narrower has nothing to scroll sideways, whoever gives the rows their height",
        arguments: [60, UITableView.automaticDimension])
    func narrower(rowHeight: CGFloat) {
        let rows = Rows()
        let app = TestApp(UIViewController(), draws: false)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 400), style: .plain)
        table.dataSource = rows
        table.rowHeight = rowHeight
        app.window.rootViewController?.view.addSubview(table)
        app.settle()
        #expect(table.contentSize.width == 390)
        app.activate()
        table.frame.size.width = 320
        app.settle()
        #expect(table.contentSize.width == 320)
    }
}
