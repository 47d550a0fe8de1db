import XCTest
import LibraryExtensions

class LibraryExtensionsTests: XCTestCase {
    func testEachClassHasItsOwn() {
        let view = UIView()
        view.addSubview(UILabel())
        view.addSubview(RedBadge())
        XCTAssertEqual(view.prepareForSkeleton(), "view 0, label, view 1, badge, label, view 1")
        XCTAssertEqual((Badge() as UIView).prepareForSkeleton(), "top")
    }

    func testPropertiesToo() {
        let view: UIView = RedBadge()
        view.skeletonColor = 3
        XCTAssertEqual(view.tag, 6)
        XCTAssertEqual(view.skeletonColor, 106)
        XCTAssertEqual(UIView().skeletonColor, 0)
    }
}
