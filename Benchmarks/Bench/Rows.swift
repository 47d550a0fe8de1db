import CoreGraphics
import Foundation
import UIKit
import UIKitTesting

/// Tables of rows with a value, a symbol and a chevron. All times are processor time in milliseconds.
@MainActor
enum Rows {
    static func report() {
        _ = scrolling()
        _ = jumps()
        _ = screens()
    }

    private final class Table: UITableViewController {
        var count = 1_000_000

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.rowHeight = 44
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            var content = UIListContentConfiguration.valueCell()
            content.text = "Row \(indexPath.row)"
            content.secondaryText = "Value \(indexPath.row % 100)"
            content.image = UIImage(systemName: "folder")
            cell.contentConfiguration = content
            cell.accessoryType = .disclosureIndicator
            return cell
        }
    }

    /// A frame of a table of a million rows that scrolls by 37 points, at scale 2.
    /// - Returns: milliseconds.
    static func scrolling(beside copier: Copier? = nil) -> Double {
        let table = Table(style: .plain)
        let app = TestApp(table, scale: 2)
        app.settle()
        var times: [Double] = []
        for step in 0..<300 {
            times.append(
                Bench.processorMilliseconds {
                    table.tableView.contentOffset.y = CGFloat(step) * 37
                    app.turn()
                })
            copier?.sample()
        }
        print(String(format: "a frame of a table of 1,000,000 rows that scrolls: %.2f ms (aim 1)", Bench.mean(times)))
        return Bench.mean(times)
    }

    /// A jump to another position of the same table.
    /// - Returns: milliseconds.
    static func jumps(beside copier: Copier? = nil) -> Double {
        let table = Table(style: .plain)
        let app = TestApp(table, scale: 2)
        app.settle()
        var times: [Double] = []
        for step in 0..<60 {
            times.append(
                Bench.processorMilliseconds {
                    table.tableView.contentOffset.y = CGFloat((step * 7919) % 900) * 44_000 + 13
                    app.turn()
                })
            copier?.sample()
        }
        print(String(format: "a jump in a table of 1,000,000 rows: %.2f ms (aim 2.5)", Bench.mean(times)))
        return Bench.mean(times)
    }

    /// A new screen with a table of 30 rows, built and drawn.
    /// - Returns: milliseconds.
    static func screens(beside copier: Copier? = nil) -> Double {
        let app = TestApp(UIViewController(), scale: 2)
        app.settle()
        var times: [Double] = []
        for _ in 0..<40 {
            times.append(
                Bench.processorMilliseconds {
                    let table = Table(style: .insetGrouped)
                    table.count = 30
                    app.window.rootViewController = table
                    app.turn()
                })
            copier?.sample()
        }
        print(String(format: "a new table screen, built and drawn: %.2f ms (aim 1.5)", Bench.median(times)))
        return Bench.median(times)
    }
}
