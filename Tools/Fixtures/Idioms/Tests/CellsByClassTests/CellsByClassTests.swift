import XCTest
import UIKit
@testable import CellsByClass

@MainActor
final class CellsByClassTests: XCTestCase {
    private func shown<C: BaseListViewController>(_ controller: C) -> C {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        controller.notes = ["milk", "bread"]
        controller.tableView.reloadData()
        controller.view.layoutIfNeeded()
        return controller
    }

    func testCellsAreMadeOfTheirClass() {
        let list = shown(NotesViewController())
        let cell = list.tableView.cellForRow(at: IndexPath(row: 1, section: 0))
        XCTAssertTrue(cell is NoteCell)
        XCTAssertEqual(cell?.textLabel?.text, "bread")
    }

    func testASubclassAnswersForItsBase() {
        let list = shown(NotesViewController())
        let delegate: UITableViewDelegate? = list.tableView.delegate
        delegate?.tableView?(list.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
        XCTAssertEqual(list.chosen, ["milk"])
        XCTAssertEqual(delegate?.tableView?(list.tableView, heightForRowAt: IndexPath(row: 0, section: 0)), 61)
        XCTAssertEqual(list.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height, 61)
    }

    func testTheBaseItselfHasUIKitsDefaults() {
        let list = shown(BaseListViewController())
        list.tableView.delegate?.tableView?(list.tableView, didSelectRowAt: IndexPath(row: 0, section: 0))
        XCTAssertNotEqual(list.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height, 61)
    }
}
