import XCTest
@testable import DynamicLookup

class DynamicLookupTests: XCTestCase {
    func testMembersOfAnyObjectAreFound() {
        let login = LoginViewController()
        login.loadViewIfNeeded()
        XCTAssertTrue(login.textFieldShouldReturn(login.nameField))
        XCTAssertEqual(login.log, ["submit", "enabled", "false"])
        XCTAssertTrue((login.controls[1] as! UISwitch).isOn)
    }

    func testAPriorityIsANumberToo() {
        let login = LoginViewController()
        let limit = login.nameField.widthAnchor.constraint(equalTo: login.view.widthAnchor)
        limit.priority = .defaultHigh
        limit.isActive = true
        XCTAssertEqual(login.limits.first?.priority, 750)
        XCTAssertEqual(login.limits.first?.priority, Float(750))
        XCTAssertEqual(login.limits.first?.priority, UILayoutPriority.defaultHigh)
    }

    func testObjectsAreMadeByTheirClass() {
        let badge = BadgeLabel { $0.count = 3 }
        XCTAssertEqual(badge.count, 3)
        XCTAssertEqual(badge.text, "new")
        XCTAssertEqual(Theme { $0.name = "dark" }.name, "dark")
        let kind: Makeable.Type = UISwitch.self
        XCTAssertTrue(kind.init() is UISwitch)
    }

    func testClassesAreFoundByTheirNames() {
        XCTAssertTrue(LoginViewController().controller(byName: "LoginViewController") == LoginViewController.self)
        XCTAssertNil(LoginViewController().controller(byName: "Nobody"))
        XCTAssertTrue(LoginViewController().application() === UIApplication.shared)
    }
}
