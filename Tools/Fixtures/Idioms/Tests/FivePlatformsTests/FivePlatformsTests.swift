import XCTest
import FivePlatforms

class FivePlatformsTests: XCTestCase {
    func testTheCodeForIOSIsBuilt() {
        XCTAssertEqual(platform, "iOS")
        XCTAssertTrue(isPhone)
        XCTAssertTrue(isSimulator)
        XCTAssertFalse(hasSwiftUI)
        XCTAssertEqual(Clock().scheme(), "scenes")
    }
    #if os(iOS)
    func testATestForIOSAlone() { XCTAssertNotNil(PlatformColor.red.cgColor) }
    #endif
}
