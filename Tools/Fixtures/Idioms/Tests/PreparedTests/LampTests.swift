import Prepared
import UIKit
import XCTest

@MainActor
class LampTestCase: XCTestCase {
    static var classCount = 0
    var lamp: LampViewController!
    let window = UIWindow()
    private(set) var log: [String] = []

    override class func setUp() {
        super.setUp()
        classCount += 1
    }

    override func setUp() {
        super.setUp()
        continueAfterFailure = false
        lamp = LampViewController()
        window.rootViewController = lamp
        NotificationCenter.default.addObserver(self, selector: #selector(lampDidChange(_:)), name: .lampDidChange, object: nil)
        addTeardownBlock { [weak self] in self?.log.append("block") }
    }

    override func tearDown() {
        NotificationCenter.default.removeObserver(self)
        window.rootViewController = nil
        lamp = nil
        super.tearDown()
    }

    @objc private func lampDidChange(_ notification: Notification) { log.append(lamp.isLit ? "lit" : "dark") }
    @objc func pressed() { log.append("pressed") }
}

final class LampTests: LampTestCase {
    private var other: LampViewController?

    override func setUpWithError() throws {
        try super.setUpWithError()
        other = LampViewController()
    }

    override func setUp() {
        super.setUp()
        lamp.loadViewIfNeeded()
    }

    override func tearDownWithError() throws {
        other = nil
        try super.tearDownWithError()
    }

    func testPrepared() throws {
        XCTAssertTrue(lamp.isViewLoaded)
        XCTAssertFalse(try XCTUnwrap(other).isViewLoaded)
        XCTAssertGreaterThan(LampTests.classCount, 0)
        XCTAssertTrue(window.rootViewController === lamp)
    }

    func testSelectors() {
        lamp.button.addTarget(self, action: #selector(pressed), for: .primaryActionTriggered)
        lamp.button.sendActions(for: .primaryActionTriggered)
        lamp.button.sendActions(for: .primaryActionTriggered)
        XCTAssertEqual(log, ["lit", "pressed", "dark", "pressed"])
    }

    func testAwaiting() async throws {
        let change = expectation(forNotification: .lampDidChange, object: nil)
        lamp.toggle()
        await fulfillment(of: [change], timeout: 1)
        XCTAssertEqual(log, ["lit"])
    }
}

/// Only what is marked runs on the main actor.
final class MarkedLampTests: XCTestCase {
    private var lamp: LampViewController!

    @MainActor override func setUp() {
        super.setUp()
        lamp = LampViewController()
    }

    @MainActor override func tearDownWithError() throws { lamp = nil }

    @MainActor func testOne() { XCTAssertFalse(lamp.isLit) }

    @MainActor func testTwo() throws {
        lamp.toggle()
        XCTAssertTrue(try XCTUnwrap(lamp).isLit)
    }

    @MainActor func testThree() async { XCTAssertFalse(lamp.isLit) }
}
