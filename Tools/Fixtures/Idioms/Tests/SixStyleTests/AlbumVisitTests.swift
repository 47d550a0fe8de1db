import SixStyle
import UIKit
import XCTest

@MainActor final class AlbumVisitTests: XCTestCase {
    func testAScreenThatIsLeftIsCounted() {
        AlbumVisits.start()
        let before = AlbumVisits.count
        UIViewController().viewDidDisappear(false)
        XCTAssertEqual(AlbumVisits.count, before + 1)
    }
}
