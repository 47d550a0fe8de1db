import UIKit
import XCTest

@testable import SixStyle

@MainActor
final class PreparedAlbumTests: XCTestCase {
    private var view: UIView!
    private let button = UIButton()
    private var count = 0

    override func setUp() async throws {
        try await super.setUp()
        view = UIView()
    }

    override func setUpWithError() throws {
        try super.setUpWithError()
        count += 1
        button.addTarget(self, action: #selector(pressed), for: .primaryActionTriggered)
    }

    override func tearDown() {
        view = nil
        super.tearDown()
    }

    @objc private func pressed() { count += 1 }

    func testPrepared() {
        button.sendActions(for: .primaryActionTriggered)
        XCTAssertEqual(count, 2)
        XCTAssertNotNil(view)
    }

    func testAwaiting() async {
        let pressed = expectation(description: "pressed")
        button.addAction(UIAction { _ in pressed.fulfill() }, for: .primaryActionTriggered)
        button.sendActions(for: .primaryActionTriggered)
        await fulfillment(of: [pressed])
        XCTAssertEqual(count, 2)
    }
}
