import XCTest
@testable import TargetAction

class TargetActionTests: XCTestCase {
    @MainActor func testControlsCallTheirTargets() {
        let form = FormViewController()
        form.loadViewIfNeeded()
        form.button.sendActions(for: .touchUpInside)
        form.button.sendActions(for: .touchDown)
        XCTAssertEqual(form.log, ["tap", "down true true"])
    }

    @MainActor func testBarButtonItemHasItsAction() {
        let form = FormViewController()
        form.loadViewIfNeeded()
        let item = form.navigationItem.rightBarButtonItem!
        XCTAssertEqual(item.action, #selector(FormViewController.save(_:)))
        XCTAssertTrue(form.responds(to: item.action))
        _ = form.perform(item.action, with: item)
        XCTAssertEqual(form.log, ["save"])
    }

    @MainActor func testNamesAreObjectiveCs() {
        XCTAssertEqual(FormViewController().names(), ["tap", "save:", "handleWithGesture:", "done:"])
    }

    func testPlain() { XCTAssertEqual(NSStringFromSelector(NSSelectorFromString("a:b:")), "a:b:") }
}
