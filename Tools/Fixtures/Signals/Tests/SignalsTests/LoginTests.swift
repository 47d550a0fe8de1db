import Combine
import UIKit
import XCTest

@testable import Signals

final class LoginTests: XCTestCase {
    private var cancellables: Set<AnyCancellable> = []

    @MainActor func testFieldsEnableTheButton() {
        let screen = LoginViewController()
        screen.loadViewIfNeeded()
        let isEnabled = expectation(description: "the button is enabled")
        screen.button.publisher(for: \.isEnabled).filter { $0 }.first().sink { _ in isEnabled.fulfill() }
            .store(in: &cancellables)
        func enter(_ text: String, into field: UITextField) {
            field.text = text
            NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: field)
        }
        enter("ada", into: screen.nameField)
        enter("secret", into: screen.passwordField)
        XCTAssertTrue(screen.model.isValid)
        wait(for: [isEnabled], timeout: 5)
        XCTAssertTrue(screen.button.isEnabled)
    }

    func testAClassInAFileWithFoundationAloneIsPublished() {
        let counter = ReadingCounter()
        var counts: [Int] = []
        counter.$count.sink { counts.append($0) }.store(in: &cancellables)
        counter.read()
        XCTAssertEqual(counts, [0, 1])
    }

    func testDebounceSendsTheLastText() {
        let model = LoginModel()
        let isFound = expectation(description: "a search")
        model.$searches.dropFirst().sink { _ in isFound.fulfill() }.store(in: &cancellables)
        for text in ["a", "ad", "ada"] { model.name = text }
        wait(for: [isFound], timeout: 5)
        XCTAssertEqual(model.searches, ["ada"])
    }

    @MainActor func testOffsetsOfAScrollView() {
        let screen = LoginViewController()
        screen.loadViewIfNeeded()
        screen.scrollView.contentOffset.y = 12
        screen.scrollView.contentOffset.y = 30
        XCTAssertEqual(screen.offsets, [0, 12, 30])
    }

    @MainActor func testObjectsAnnounceChanges() {
        let settings = SettingsModel()
        var values: [Bool] = []
        settings.objectWillChange.sink { values.append(settings.isOn) }.store(in: &cancellables)
        settings.isOn = true
        XCTAssertEqual(values, [false])
        XCTAssertTrue(settings.isOn)
    }
}
