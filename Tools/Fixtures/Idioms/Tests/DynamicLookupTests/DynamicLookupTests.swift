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

    func testClassesAreFoundByTheirNames() {
        XCTAssertTrue(LoginViewController().controller(byName: "LoginViewController") == LoginViewController.self)
        XCTAssertNil(LoginViewController().controller(byName: "Nobody"))
        XCTAssertTrue(LoginViewController().application() === UIApplication.shared)
    }
}
