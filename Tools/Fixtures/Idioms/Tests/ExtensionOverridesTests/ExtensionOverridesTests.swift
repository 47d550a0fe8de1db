import XCTest
import ExtensionOverrides
import UIKit

@MainActor
class ExtensionOverridesTests: XCTestCase {
    func testExtensionsOverrideAndAreOverridden() {
        let detail = DetailViewController()
        let base: ScreenViewController = detail
        detail.loadViewIfNeeded()
        base.configure(with: "a")
        XCTAssertEqual(detail.log, ["load", "base a", "detail"])
        XCTAssertTrue((detail as UIViewController).prefersStatusBarHidden)
    }
}
