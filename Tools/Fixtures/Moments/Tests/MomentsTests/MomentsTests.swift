import Moments
import XCTest

final class MomentsTests: XCTestCase {
    func testText() {
        XCTAssertEqual(Moments().text(secondsAgo: 120), "2 minutes ago")
    }

    func testListeners() {
        let (moments, listener) = (Moments(), NSObject())
        moments.add(listener)
        XCTAssertEqual(moments.count, 1)
    }
}
