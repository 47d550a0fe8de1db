import FivePlatforms
import UIKit
import XCTest

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

    func testCodeForALaterSystemIsLeftOut() {
        let view = MaterialView()
        XCTAssertTrue(view.makeEffect() is UIBlurEffect)
        XCTAssertEqual(view.kind, "blur")
        XCTAssertEqual(view.level, 15)
    }
}
