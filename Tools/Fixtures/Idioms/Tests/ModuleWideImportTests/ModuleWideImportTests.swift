import XCTest
@testable import ModuleWideImport

class ModuleWideImportTests: XCTestCase {
    @MainActor func testAFileWithoutImport() {
        let card = Card(title: "a")
        XCTAssertEqual(card.layer.cornerRadius, 8)
        XCTAssertEqual(card.tint, UIColor.red)
        XCTAssertTrue(card.transform == CGAffineTransform.identity)
    }
}
