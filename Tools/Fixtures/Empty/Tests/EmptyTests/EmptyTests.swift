#if NEVER
import XCTest

class EmptyTests: XCTestCase {
    func testNothing() {}
}
#endif
