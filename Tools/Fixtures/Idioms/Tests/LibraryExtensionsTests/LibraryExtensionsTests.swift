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

    func testAClassOfTheTestsToo() {
        XCTAssertEqual((BlueBadge() as UIView).prepareForSkeleton(1), "blue, badge, label, view 1")
        XCTAssertEqual((PaleBadge() as UIView).prepareForSkeleton(1), "pale, blue, badge, label, view 1")
        XCTAssertEqual((PaleBadge() as UIView).skeletonColor, 7)
        XCTAssertEqual((BlueBadge() as UIView).skeletonColor, 0)
    }
}

private class BlueBadge: Badge {
    override func prepareForSkeleton(_ depth: Int) -> String { "blue, " + super.prepareForSkeleton(depth) }
}

private final class PaleBadge: BlueBadge {
    override func prepareForSkeleton(_ depth: Int) -> String { "pale, " + super.prepareForSkeleton(depth) }
    override var skeletonColor: Int {
        get { 7 }
        set {}
    }
}
