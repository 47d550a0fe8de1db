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

    func testClassesAreFoundByTheirNames() {
        XCTAssertTrue(LoginViewController().controller(byName: "LoginViewController") == LoginViewController.self)
        XCTAssertNil(LoginViewController().controller(byName: "Nobody"))
        XCTAssertTrue(LoginViewController().application() === UIApplication.shared)
    }
}
