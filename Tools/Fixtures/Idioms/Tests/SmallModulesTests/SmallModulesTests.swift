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

    func testASoundEnds() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("click.wav")
        XCTAssertFalse(Click(contentsOf: file).isThere)
        // Eight samples of silence.
        var wave = Data("RIFF".utf8)
        wave += [44, 0, 0, 0] + Array("WAVEfmt ".utf8) + [16, 0, 0, 0, 1, 0, 1, 0, 0x40, 0x1F, 0, 0, 0x40, 0x1F, 0, 0, 1, 0, 8, 0]
        wave += Array("data".utf8) + [8, 0, 0, 0] + [UInt8](repeating: 128, count: 8)
        try wave.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let click = Click(contentsOf: file)
        XCTAssertTrue(click.isThere)
        let ended = expectation(description: "ended")
        click.play { ended.fulfill() }
        wait(for: [ended], timeout: 5)
    }
}
