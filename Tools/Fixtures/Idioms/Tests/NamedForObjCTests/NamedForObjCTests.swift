import XCTest
import NamedForObjC
import UIKit

class NamedForObjCTests: XCTestCase {
    func testNames() {
        XCTAssertEqual(Store.shared.selectors(), ["saveItem:named:", "reset", "name", "setName:"])
        XCTAssertEqual(Store.shared.path(), "name")
    }

    func testPerforming() {
        let store = Store()
        XCTAssertTrue(store.responds(to: #selector(Store.save(_:named:))))
        XCTAssertFalse(store.responds(to: NSSelectorFromString("fly")))
        _ = store.perform(#selector(Store.save(_:named:)), with: self, with: "a")
        _ = store.perform(NSSelectorFromString("saveItem:named:"), with: self, with: "b")
        XCTAssertEqual(store.saved, ["a", "b"])
        XCTAssertEqual(store.perform(#selector(Store.path))?.takeUnretainedValue() as? String, "name")
        XCTAssertEqual(store.count(), 2)
        XCTAssertEqual(Level(rawValue: 1), .high)
    }
}
