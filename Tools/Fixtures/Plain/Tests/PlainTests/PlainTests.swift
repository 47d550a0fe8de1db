import XCTest
import Plain

final class PlainTests: XCTestCase {
    func testItIsBuiltAsItIs() { XCTAssertEqual(system, "Linux") }
}
