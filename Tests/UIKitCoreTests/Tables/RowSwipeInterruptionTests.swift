import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Fingers, scrolls and the app in the middle of a row's swipe.
@MainActor
struct RowSwipeInterruptionTests {
    private let screen = SwipeRows(style: .plain)
    private let app: TestApp

    init() {
        screen.trailing = [screen.action("Flag")]
        app = TestApp(screen, draws: false)
        app.settle()
    }

    private func x(_ text: String) -> CGFloat {
        app.presentedFrame(of: app.findAll(UILabel.self).first { $0.text == text })?.minX ?? .nan
    }

    @Test("a finger that catches a row during a scroll of the trackpad keeps the row when the scroll ends")
    func caughtScroll() {
        let start = x("Row 4")
        let y = app.find("Row 4").map { $0.convert($0.bounds, to: nil).midY } ?? 0
        app.wheel(by: CGPoint(x: -30, y: 0), at: CGPoint(x: 200, y: y))
        app.drag(from: CGPoint(x: 300, y: y), to: CGPoint(x: 275, y: y), frames: 5, lifts: false)
        let held = x("Row 4")
        #expect(held < start - 30)
        app.advance(frames: 40)
        #expect(x("Row 4") == held)
        app.lift()
        app.settle()
        #expect(x("Row 4") == start - 74)
    }

    @Test("a row that opens again while it closes has its own clipping and place afterwards")
    func again() throws {
        app.swipe("Row 4", by: 80)
        app.settle()
        let cell = try #require(app.findAll(UITableViewCell.self).first { $0.textLabel?.text == "Row 4" })
        screen.tableView.setEditing(false, animated: true)
        app.advance(frames: 6)
        app.swipe("Row 4", by: 80)
        app.settle()
        #expect(cell.clipsToBounds)
        screen.tableView.reloadData()
        app.settle()
        #expect(!cell.clipsToBounds)
        #expect(cell.bounds.minX == 0)
        #expect(app.find("Flag") == nil)
        #expect(screen.log == ["begin 4", "end 4", "begin 4", "end nil"] || screen.log.last?.hasPrefix("end") == true)
    }

    @Test("a list that reloads inside the call about the opening closes the row")
    func reload() {
        final class Closing: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell()
                cell.textLabel?.text = "Row \(indexPath.row)"
                return cell
            }
            override func tableView(
                _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
            ) -> UISwipeActionsConfiguration? {
                UISwipeActionsConfiguration(
                    actions: [UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }])
            }
            override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
                tableView.reloadData()
                tableView.layoutIfNeeded()
            }
        }
        let app = TestApp(Closing(style: .plain), draws: false)
        app.settle()
        app.swipe("Row 2", by: 100)
        app.settle()
        #expect(app.find("Flag") == nil)
        #expect(app.findAll(UITableViewCell.self).allSatisfy { $0.bounds.minX == 0 })
    }
}
