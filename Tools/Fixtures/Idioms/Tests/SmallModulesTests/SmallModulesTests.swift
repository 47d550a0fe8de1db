import XCTest
import UIKit
import SmallModules

class SmallModulesTests: XCTestCase {
    func testAReminderComesToItsDelegate() {
        let reminders = Reminders()
        let added = expectation(description: "added")
        reminders.remind(of: "Tea", in: 0.1) { error in
            XCTAssertNil(error)
            added.fulfill()
        }
        wait(for: [added], timeout: 5)
        let end = Date(timeIntervalSinceNow: 5)
        while reminders.presented.isEmpty, Date() < end { RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.02)) }
        XCTAssertEqual(reminders.presented, ["Tea"])
    }

    func testFilesAreTold() {
        XCTAssertTrue(isPicture(URL(fileURLWithPath: "/a/b.jpeg")))
        XCTAssertFalse(isPicture(URL(fileURLWithPath: "/a/b.txt")))
        XCTAssertEqual(pickerTypes, ["public.image", "com.adobe.pdf"])
    }
}
