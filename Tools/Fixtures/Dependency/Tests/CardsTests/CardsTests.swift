import XCTest
import Cards

class CardsTests: XCTestCase {
    @MainActor func testCounting() {
        let card = CardViewController()
        card.add(nil)
        XCTAssertEqual(card.count, 1)
    }
}
