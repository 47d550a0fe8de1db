import XCTest
import UIKit
import NotificationSelectors

class NotificationSelectorsTests: XCTestCase {
    func testNotificationsReachTheSelector() {
        let basket = Basket()
        NotificationCenter.default.post(name: .basketChanged, object: "apple")
        NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: nil)
        XCTAssertEqual(basket.log, ["changed apple", "background"])
        basket.stop()
        NotificationCenter.default.post(name: .basketChanged, object: "pear")
        XCTAssertEqual(basket.log.count, 2)
    }

    func testAnObserverIsNotKept() {
        weak var gone: Basket?
        do {
            let basket = Basket()
            gone = basket
        }
        XCTAssertNil(gone)
        NotificationCenter.default.post(name: .basketChanged, object: nil)
    }

    func testTimersAndDelays() {
        let basket = Basket()
        basket.tickLater()
        basket.saySoon()
        basket.sayNever()
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.3))
        XCTAssertEqual(Set(basket.log), ["tick", "soon"])
    }
}
