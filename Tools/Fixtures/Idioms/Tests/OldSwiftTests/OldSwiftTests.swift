import XCTest
import UIKit
@testable import OldSwift

class OldSwiftTests: XCTestCase {
    var controller: LegacyTableViewController!

    override func setUp() {
        super.setUp()
        items = ["a", "b"]
    }
    var items: [String] = []

    @MainActor func testRows() {
        controller = LegacyTableViewController()
        controller.items = items
        controller.loadViewIfNeeded()
        controller.tableView.reloadData()
        XCTAssertEqual(controller.tableView.numberOfRows(inSection: 0), 2)
        let item = controller.navigationItem.leftBarButtonItem!
        _ = (item.target as? NSObject)?.perform(item.action, with: item)
        XCTAssertTrue(controller.isEditing)
    }
}
