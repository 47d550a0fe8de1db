import UIKit
import XCTest

@testable import Forms

final class FormsTests: XCTestCase {
    @MainActor private func form() throws -> FormViewController {
        let storyboard = UIStoryboard(name: "Forms", bundle: .forms)
        let form = try XCTUnwrap(storyboard.instantiateInitialViewController() as? FormViewController)
        form.loadViewIfNeeded()
        return form
    }

    @MainActor func testOutletsOfTheClassAndOfItsGenericSuperclass() throws {
        let form = try form()
        XCTAssertTrue(form.isConnected)
        XCTAssertEqual(form.text, "Hello")
        XCTAssertEqual(form.markCount, 2)
        XCTAssertEqual(form.height, 12)
        XCTAssertEqual(form.slider.maximumValue, 10)
    }

    @MainActor func testAStoryboardOfTheTestsWithTheModulesFormerName() throws {
        let storyboard = UIStoryboard(name: "Letter", bundle: Bundle(for: FormsTests.self))
        let letter = try XCTUnwrap(storyboard.instantiateInitialViewController() as? LetterViewController)
        letter.loadViewIfNeeded()
        XCTAssertEqual(letter.view.subviews.map { String(describing: type(of: $0)) }, ["Divider"])
    }

    @MainActor func testInspectableValues() throws {
        let form = try form()
        XCTAssertEqual(form.limit, 9)
        XCTAssertEqual((form.view.subviews[1] as? UITextField)?.placeholder, "Your name")
        XCTAssertEqual(form.view.subviews[4].layer.cornerRadius, 6)
    }

    @MainActor func testPrivateAndRenamedClasses() throws {
        let form = try form()
        XCTAssertEqual(form.view.subviews[4].tag, 5)
        XCTAssertTrue(form.view.subviews[5] is Stamp)
    }

    @MainActor func testActionsOfAllForms() throws {
        let form = try form()
        (form.view.subviews[2] as? UIButton)?.sendActions(for: .touchUpInside)
        XCTAssertEqual(form.log, ["send", "clear 4", "touch"])
        XCTAssertEqual(form.text, "Start")
        form.slider.value = 4
        form.slider.sendActions(for: .valueChanged)
        let item = try XCTUnwrap(form.navigationItem.rightBarButtonItem)
        UIApplication.shared.sendAction(item.action!, to: item.target, from: item, for: nil)
        XCTAssertEqual(form.log.suffix(2), ["change 4", "save Keep"])
    }

    @MainActor func testAnObjectBesideTheViews() throws {
        let form = try form()
        XCTAssertEqual(form.checker.fieldTag, 7)
        XCTAssertEqual(form.checker.strictness, 0.5)
        let field = try XCTUnwrap(form.view.subviews[1] as? UITextField)
        XCTAssertTrue(field.delegate === form.checker)
        field.sendActions(for: .editingChanged)
        XCTAssertEqual(form.checker.asked, 1)
    }

    @MainActor func testANibWithACollectionAndARecognizer() throws {
        let view = try XCTUnwrap(RatingView.make())
        XCTAssertEqual(view.lit, 2)
        XCTAssertEqual(view.gestureRecognizers?.count, 1)
    }

    @MainActor func testACatalogOfWords() {
        XCTAssertEqual(fieldCount(1), "one field")
        XCTAssertEqual(fieldCount(3), "3 fields")
    }
}
